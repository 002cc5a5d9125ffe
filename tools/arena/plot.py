"""Draws the results of a tournament: the ratings of a pool, or how the shares settled."""

# pyright: reportMissingImports=false
# (of the dependency group `arena`)
from sim.command import UsageError, replacing
from tools.arena import report

ENDINGS = (".png", ".svg")
_INCHES = (8, 5)
_POINTS = 60  # of each line


def figure():
    """Return a new figure and its axes. Raises UsageError without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise UsageError("matplotlib is missing: .venv/bin/pip install --group arena")
    made = Figure(figsize=_INCHES, layout="constrained")
    return made, made.subplots()


def ratings(rated, path):
    """Draw the ratings of a pool with their intervals. rated: of rating.of_pool."""
    made, axes = figure()
    for row, (rating, least, most) in enumerate(reversed(rated.values())):
        axes.plot([least, most], [row, row], color="black")
        axes.plot([rating], [row], "o", color="black")
    axes.set_yticks(range(len(rated)), list(reversed(rated)))
    axes.set_xlabel("rating (Elo), 95 % intervals")
    axes.grid(axis="x", alpha=0.4)
    _save(made, path)


def shares(unit, names, deals, path):
    """Draw how the share of each bot of a table settled, deal after deal."""
    made, axes = figure()
    counts = sorted({max(2, len(deals) * step // _POINTS) for step in range(1, _POINTS + 1)})
    counts = [count for count in counts if count <= len(deals)]
    for name in dict.fromkeys(names):
        seats = names.count(name)
        samples = [100 * report.share(name, games) / seats for games in deals]
        found = [report.interval(samples[:count]) for count in counts]
        played = [count * len(names) for count in counts]
        middles = [mean for mean, _ in found]
        (line,) = axes.plot(played, middles, label=name)
        low = [mean - half for mean, half in found]
        high = [mean + half for mean, half in found]
        axes.fill_between(played, low, high, color=line.get_color(), alpha=0.2)
    axes.axhline(100 / len(names), color="grey", linewidth=0.8)
    axes.set_ylim(0, 100)
    axes.set_xlabel(unit)
    axes.set_ylabel("% won, a seat")
    axes.legend()
    _save(made, path)


def _save(made, path):
    with replacing(path) as file:
        made.savefig(file, format=path[-3:])
