"""Changes one line of the program at a time: the tests that fit have to notice each change.

    python -m tools.mutants [--jobs N] [WORD ...]

tests/data/mutants.txt has the changes, each with its tests. WORD: only those whose file or line
has it. The changes are made in copies of the working tree. Exit status: 0 if every change was
noticed, 1 if one was not, 2 if a line is not there, or if tests fail without any change.
"""

import concurrent.futures
import os
import queue
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from sim import command
from sim.command import ROOT, Parser, UsageError, within

DATA = "tests/data/mutants.txt"
_LEFT_OUT = (".git", ".cache", ".venv", "build", "out", "player")  # of the working tree


class Mutant(NamedTuple):
    """A change: `line` of `file` becomes `other`; `tests` are arguments of pytest."""

    file: str
    line: str
    other: str
    tests: str


def mutants():
    """Return all Mutants of the data.

    Raises UsageError if a line does not occur once in its file.
    """
    text = (ROOT / DATA).read_text("utf-8")
    found = []
    for block in text.split("\n\n")[1:]:
        file, line, other, tests = block.strip().split("\n")
        mutant = Mutant(file, line.removeprefix("- "), other.removeprefix("+ "), tests)
        changed((ROOT / file).read_text("utf-8"), mutant)
        found.append(mutant)
    return found


def changed(source, mutant):
    """Return a source with its line changed. Raises UsageError."""
    lines = source.split("\n")
    places = [at for at, line in enumerate(lines) if line.strip() == mutant.line]
    if len(places) != 1:
        raise UsageError(
            f"{mutant.file} has {len(places)} lines {mutant.line!r}, not one: mend {DATA}"
        )
    line = lines[places[0]]
    lines[places[0]] = line[: len(line) - len(line.lstrip())] + mutant.other
    return "\n".join(lines)


def _copied(folder):
    """Copy the working tree to a folder."""

    def left_out(place, names):
        return _LEFT_OUT if Path(place) == ROOT else ("__pycache__",)

    shutil.copytree(ROOT, folder, symlinks=True, ignore=left_out)
    return Path(folder)


def _passes(tree, tests):
    """Return whether tests pass in a copy."""
    words = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly"]
    done = subprocess.run(
        [sys.executable, *words, *tests.split()],
        cwd=tree,
        env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode not in (0, 1):
        raise UsageError(f"pytest cannot run {tests}: mend {DATA}")
    return done.returncode == 0


def _is_noticed(mutant, tree):
    """Return whether the tests of a change fail in a copy with it."""
    path = tree / mutant.file
    source = path.read_text("utf-8")
    path.write_text(changed(source, mutant), "utf-8")
    try:
        return not _passes(tree, mutant.tests)
    finally:
        path.write_text(source, "utf-8")


def run(chosen, jobs):
    """Yield (Mutant, whether it was noticed). Raises UsageError if tests fail without a change."""
    with tempfile.TemporaryDirectory(prefix="tessera-mutants-") as folder:
        trees = queue.SimpleQueue()
        for number in range(jobs):
            trees.put(_copied(os.path.join(folder, str(number))))

        def with_tree(work, *arguments):
            tree = trees.get()
            try:
                return work(*arguments, tree)
            finally:
                trees.put(tree)

        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            tests = sorted({mutant.tests for mutant in chosen})
            checked = pool.map(lambda one: with_tree(lambda tree: _passes(tree, one)), tests)
            for one, passes in zip(tests, checked):
                if not passes:
                    raise UsageError(f"{one} fails without any change")
            noticed = pool.map(lambda one: with_tree(_is_noticed, one), chosen)
            yield from zip(chosen, noticed)


def main(arguments):
    """Make the changes, and print which of them nobody noticed. Returns the exit status."""
    parser = Parser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("words", nargs="*", metavar="WORD", help="only what has it")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes")
    args = parser.parse_args(arguments)
    within("jobs", args.jobs, 1, 64)
    chosen = [
        one
        for one in mutants()
        if not args.words or any(word in one.file + one.line for word in args.words)
    ]
    survived = 0
    for mutant, is_noticed in run(chosen, args.jobs):
        survived += not is_noticed
        word = "noticed " if is_noticed else "SURVIVED"
        print(f"{word}  {mutant.file}: {mutant.other}", flush=True)
    print(f"{len(chosen) - survived} of {len(chosen)} changes were noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(command.run(main))
