"""Reads heap, stack and times from a board that has Tessera.

    python -m tools.chip [--port DEV] [--game NAME[,NAME...] | --game all] [--rounds N]
                         [--readings heap,times,bots,matches] [--speed NAME]

The board must have what tools.flash makes of this checkout. The tool presses keys over the wire:
it walks through the menu, the settings, a new match, the table, the list of actions and the
screens that its rows open, to the end of so many rounds. Each game is played in a session of its
own. The reading `matches` is another walk: ten short matches to their end, the games in turn, in
one session. The player's files are not touched, and nothing stays behind on the board.
"""

import sys
import tempfile
from pathlib import Path

from engine.games import GAMES
from hal.keymap import labels_of
from sim.board import load_profile
from sim.requests import SPEEDS, Sorry, one_of
from tools import crash
from tools.build import building
from tools.common.cli import Parser, run
from tools.device import install
from tools.device import play as chip_play
from tools.device import tables as chip_tables
from tools.device import visit as chip_board
from tools.device.board import Board, find_port
from tools.device.visit import Talk

READINGS = ("heap", "times", "bots", "matches")
MATCHES = 10  # that are played in one session


def listed(what, text, offered):
    """Return the names in a text, parted by commas; "all" stands for all. Raises Sorry."""
    names = offered if text == "all" else text.split(",")
    for name in names:
        one_of(what, name, offered)
    return list(names)


def play(port, profile, games, options, stack, notes):
    """Walk through some games on the board, and note the readings."""
    labels = labels_of(load_profile(profile))
    heap = "heap" in options.readings
    times = "times" in options.readings
    for game in games:
        print("Playing", game)
        tour = chip_play.tour((game,), options.rounds, labels)
        with Talk(port, profile) as talk:
            chip_play.Walk(talk, tour, notes, heap, times).go(stack, options.speed)


def play_matches(port, profile, games, options, stack, notes):
    """Play short matches to their end in one session, the games in turn, and note the heap."""
    print("Playing", MATCHES, "matches")
    labels = labels_of(load_profile(profile))
    row = [games[number % len(games)] for number in range(MATCHES)]
    tour = chip_play.tour(row, 0, labels, plainly=True)
    with Talk(port, profile) as talk:
        chip_play.Walk(talk, tour, notes, True, False, numbered=True).go(stack, options.speed)


def read(port, profile, games, options, machine, notes, matches):
    """Read all that was asked for; return what the firmware takes after a reset, or None."""
    reset_ms = None
    if "times" in options.readings:
        reset_ms = chip_board.reset_ms(port)
    if "heap" in options.readings or "times" in options.readings:
        play(port, profile, games, options, chip_play.stack_of(machine), notes)
    if "matches" in options.readings:
        play_matches(port, profile, games, options, chip_play.stack_of(machine), matches)
    if "bots" in options.readings:
        for game in games:
            print("Bots of", game)
            with Talk(port, profile) as talk:
                chip_play.think(talk, game, notes)
    return reset_ms


def clock_mhz(board):
    """Return the clock of the chip's cores."""
    return int(board.exec("import machine; print(machine.freq())")) / 1e6


def main(arguments):
    """Read what the command line asks for, and print it. Returns the exit status."""
    parser = Parser(prog="python -m tools.chip", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--port", metavar="DEV", help="the serial port, if there are several")
    names = ", ".join(GAMES)
    parser.add_argument("--game", default="all", help=f"in the order of play: {names}; all")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="0: whole matches")
    what = ", ".join(READINGS)
    parser.add_argument("--readings", default="all", metavar="NAMES", help=f"of {what}; all")
    parser.add_argument("--speed", default="normal", help=f"of the game: {', '.join(SPEEDS)}")
    options = parser.parse_args(arguments)
    one_of("speed", options.speed, SPEEDS)
    games = listed("game", options.game, GAMES)
    options.readings = listed("reading", options.readings, READINGS)
    if options.rounds < 0:
        raise Sorry("rounds are counted from 0, which means whole matches")
    notes = chip_play.Notes()
    matches = chip_play.Notes()
    matches.failures = notes.failures  # told together
    with tempfile.TemporaryDirectory(prefix="tessera-chip-") as folder:
        port = find_port(options.port)
        with Board(port) as board:
            facts = board.facts()
            print(install.describe(port, facts))
            profile, tree = chip_board.installed(board, facts, Path(folder))
        beside = chip_board.guests(profile, Path(folder), is_frozen=tree is None)
        with chip_board.visit(port, profile, beside):
            reset_ms = read(port, profile, games, options, facts.machine, notes, matches)
            with Board(port) as board:
                mhz = clock_mhz(board)
        names = crash.read_names(building.names_file(tree)) if tree else {}
    print(f"\n{profile} on {facts.machine}, {facts.name} {facts.release}, {mhz:g} MHz")
    for lines in (
        chip_tables.start(notes, reset_ms),
        chip_tables.heap(notes),
        chip_tables.keys(notes),
        chip_tables.paint(notes),
        chip_tables.frames(notes),
        chip_tables.bots(notes),
        chip_tables.matches(matches),
        chip_tables.failures(notes, lambda text: crash.translate(text, names)),
    ):
        for line in lines:
            print(line)
    return 1 if notes.failures else 0


if __name__ == "__main__":
    sys.exit(run(main))
