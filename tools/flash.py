"""Installs Tessera on a board that is connected by USB, or removes it.

    python -m tools.flash [--board NAME] [--lang tr,en] [--port DEV] [--dry-run] [--py]
    python -m tools.flash --uninstall | --backup DIR | --restore DIR

The tool copies only changed files and verifies them by hash. If it is stopped, run it again. Saves
and settings (/data) change only with --restore. At the end the board restarts, also after a
refusal. docs/flashing.md has the details.
"""

import contextlib
import sys

from sim.requests import Sorry, one_of
from tools.build import building, carried
from tools.common.cli import Parser, run
from tools.device import install, saves
from tools.device.board import Board, find_port

_LANG = f"languages such as tr,en, or {carried.ALL}; without it the board's, or the tool asks"


def read(arguments):
    """Return the command line as a namespace. Raises Sorry."""
    parser = Parser(prog="python -m tools.flash", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", metavar="NAME", help=f"the board: one of {names}")
    parser.add_argument("--lang", metavar="CODES", help=_LANG)
    parser.add_argument("--port", metavar="DEV", help="the serial port, if there are several")
    source = "install separate source files, on a board with more memory than a Pico"
    parser.add_argument("--py", action="store_true", help=source)
    parser.add_argument("--dry-run", action="store_true", help="only print mpremote's commands")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--uninstall", action="store_true", help="remove Tessera; saves are kept")
    what.add_argument("--backup", metavar="DIR", help="copy saves and settings to a new folder")
    what.add_argument("--restore", metavar="DIR", help="put the saves of a backup on the board")
    options = parser.parse_args(arguments)
    if options.board:
        one_of("board", options.board, building.choices())
    options.lang = None if options.lang is None else carried.read(options.lang)
    saves.check_folders(options)
    return options


@contextlib.contextmanager
def connected(port):
    """Yield the board at a port, and restart it at the end, also after an error."""
    with Board(port) as board:
        try:
            yield board
        except BaseException as error:
            with contextlib.suppress(Sorry):  # the first error is reported
                board.restart(interrupted=not isinstance(error, Sorry))
            raise
        board.restart()


def do(board, options):
    """Carry out the options. Raises Sorry."""
    facts = board.facts()
    print(install.describe(board.port, facts))
    if options.uninstall:
        install.uninstall(board, facts, options)
    elif options.backup or options.restore:
        saves.carry(board, facts, options)
    else:
        install.install(board, facts, options)


def main(arguments):
    """Run the command line. Returns the exit status."""
    options = read(arguments)
    try:
        with connected(find_port(options.port)) as board:
            do(board, options)
    except KeyboardInterrupt:
        print("\nStopped. Run it again to finish.", file=sys.stderr)
        return 130
    if not options.dry_run:
        print("The board restarts.")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
