"""Runs rule cases: compares the expected answer of each case with the engine's answer.

    python -m tools.rules [--game okey] FILE...

It prints each case whose answer is not the expected one, then a count. Exit status: 0 if all cases
pass, 1 if some do not, 2 if a file cannot be read or understood; then no case was run. It needs
nothing but Python. docs/rules/cases.md describes the files.
"""

import sys

from sim.command import Parser, UsageError, run
from tools.rules import runner


def read(paths, game):
    """Return the cases of all files as a list of (path, case). Raises UsageError."""
    found = []
    unread = []
    for path in paths:
        try:
            found += [(path, case) for case in runner.load(path, game)]
        except runner.BadFile as error:
            unread.append(str(error))
    if unread:
        raise UsageError("\n".join(unread))
    if not found:
        raise UsageError(f"there is no case of game '{game}' in these files")
    return found


def main(arguments):
    """Run the cases of the files named on the command line. Returns the exit status."""
    parser = Parser(prog="python -m tools.rules", description=(__doc__ or "").split("\n")[0])
    names = list(runner.ADAPTERS)
    parser.add_argument("--game", choices=names, help="leave out the cases of other games")
    parser.add_argument("files", nargs="+", metavar="FILE", help="such as tests/rules/*.json")
    chosen = parser.parse_args(arguments)
    passed = failed = 0
    for path, case in read(chosen.files, chosen.game):
        mismatch = runner.run(case)
        passed += not mismatch
        if mismatch:
            failed += 1
            print(f"{case['id']}: {mismatch}  [{path}]")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(run(main))
