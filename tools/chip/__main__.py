"""Reads heap, stack and times from a board that has Tessera.

    python -m tools.chip [--port DEV] [--game NAME[,NAME...] | --game all] [--rounds N]
                         [--readings heap,times,waits,teaching,bots,matches] [--matches N]
                         [--speed NAME] [--update]

The board must have Tessera from this checkout, installed by tools.flash. The tool presses keys
over the wire: it walks through the menu, the settings, a new match, the table, the list of actions
and the screens that its rows open, to the end of N rounds. Each game is played in its own session.
The reading `matches` is another walk: N short matches to their end, the games in turn, in one
session; ten without --matches. `waits` reads how long a player waits for a deal and for the
others, `teaching` what hints, reviews, puzzles, the guided hand and the rules take. The player's
files are not touched, and all files of the tool are removed. --update writes the board's tables
of docs/measurements.md.
"""

import sys

from engine.games import GAMES
from sim.choices import SPEEDS
from sim.command import Parser, UsageError, one_of, run
from tools.chip import budgets, readings, tables
from tools.chip.readings import READINGS
from tools.common import pages
from tools.device.board import find_port

PAGE = "measurements.md"
# The parts of the page, and the readings that each needs.
PARTS = {
    "scenes": {"heap", "times"},
    "waits": {"waits"},
    "teaching": {"teaching"},
    "bots": {"bots"},
}


def listed(what, text, offered):
    """Return the names in a text, separated by commas; "all" means all of them.

    Raises UsageError.
    """
    names = offered if text == "all" else text.split(",")
    for name in names:
        one_of(what, name, offered)
    return list(names)


def main(arguments):
    """Take the readings of the command line, and print them. Returns the exit status."""
    parser = Parser(prog="python -m tools.chip", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--port", metavar="DEV", help="the serial port, if there are several")
    names = ", ".join(GAMES)
    parser.add_argument("--game", default="all", help=f"in the order of play: {names}; all")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="0: whole matches")
    what = ", ".join(READINGS)
    parser.add_argument("--readings", default="all", metavar="NAMES", help=f"of {what}; all")
    parser.add_argument("--matches", type=int, default=10, metavar="N", help="in one session")
    parser.add_argument("--speed", default="normal", help=f"of the game: {', '.join(SPEEDS)}")
    parser.add_argument("--update", action="store_true", help=f"write docs/{PAGE}")
    options = parser.parse_args(arguments)
    one_of("speed", options.speed, SPEEDS)
    games = listed("game", options.game, GAMES)
    options.readings = listed("reading", options.readings, READINGS)
    if options.rounds < 0:
        raise UsageError("--rounds must be 1 or more, or 0 for whole matches")
    if options.matches < 1:
        raise UsageError("--matches must be 1 or more")
    parts = [part for part, needs in PARTS.items() if needs <= set(options.readings)]
    if options.update and not (set(games) == set(GAMES) and parts):
        raise UsageError(
            "--update writes heap and times, waits, teaching, or bots, of all games: "
            "leave out --game"
        )
    taken = readings.take(find_port(options.port), games, options)
    print("\n".join(tables.report(taken)))
    if options.update and not taken.notes.failures:
        board = taken.profile + (" in one file" if taken.is_frozen else "")
        for part in parts:
            name = f"{part} of {board}"
            if pages.has(PAGE, "tools.chip", name):
                pages.update(PAGE, "tools.chip", getattr(budgets, part)(taken), name)
            else:
                print(f"docs/{PAGE} has no table for {name}")
    notes = taken.notes
    return 1 if notes.failures or any(check.wrong for check in notes.checks) else 0


if __name__ == "__main__":
    sys.exit(run(main))
