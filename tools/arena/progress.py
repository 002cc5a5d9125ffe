"""Shows on a terminal how far a tournament is, by rich; elsewhere nothing."""

# pyright: reportMissingImports=false
# (of the dependency group `arena`)
import contextlib
import sys


@contextlib.contextmanager
def shown(total):
    """Yield a function step(text), to be called after each deal. total: how many deals there are.

    text: what is known so far, None if that has not changed.
    """
    if not sys.stderr.isatty():
        yield lambda text: None
        return
    try:
        from rich import console, progress
    except ImportError:
        print("No progress is shown: .venv/bin/pip install --group arena", file=sys.stderr)
        yield lambda text: None
        return
    columns = (
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TextColumn("deals"),
        progress.TimeRemainingColumn(),
        progress.TextColumn("{task.description}"),
    )
    with progress.Progress(*columns, console=console.Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda text: bar.update(task, advance=1, description=text)
