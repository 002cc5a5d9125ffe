"""Takes the readings of tools.chip from a board."""

import tempfile
from pathlib import Path
from typing import NamedTuple

from hal.keymap import labels_of
from sim.board import load_profile
from tools.build import source_map
from tools.chip import play, visit
from tools.chip.play import Notes
from tools.chip.visit import Talk
from tools.device import install
from tools.device.board import Board

READINGS = ("heap", "times", "waits", "teaching", "bots", "matches")
# Numbers of rounds of probe/rounds.py to review: of the first 100 the one in the middle, that of
# the 95th percentile, and the dearest, as `make laws` prints them (test_review_pace.py).
REVIEWS = {
    "okey": (61, 31, 10, 11, 77),
    "koikoi": (20, 98, 29, 40, 67),
    "ceki": (73, 44, 90, 84, 25),
}


def play_games(port, profile, games, options, stack, notes):
    """Walk through some games on the board: for the times, and again for the heap."""
    labels = labels_of(load_profile(profile))
    for game in games:
        for what in ("times", "heap"):
            if what in options.readings:
                print(f"Playing {game}: {what}")
                tour = play.tour((game,), options.rounds, labels)
                with Talk(port, profile) as talk:
                    walk = play.Walk(talk, tour, notes, what == "heap", what == "times")
                    walk.go(stack, options.speed)


def play_matches(port, profile, games, options, stack, notes):
    """Play short matches to their end in one session, the games in turn, and note the heap."""
    print("Playing", options.matches, "matches")
    labels = labels_of(load_profile(profile))
    row = [games[number % len(games)] for number in range(options.matches)]
    tour = play.tour(row, 0, labels, plainly=True)
    with Talk(port, profile) as talk:
        play.Walk(talk, tour, notes, True, False, numbered=True).go(stack, options.speed)


def teach(port, profile, games, stack, notes):
    """Open what teaches each game: for the times, and again for heap and stack."""
    for game in games:
        for looks in (False, True):
            print("Teaching", game + ":", "heap" if looks else "times")
            rounds = () if looks else REVIEWS[game]
            with Talk(port, profile) as talk:
                play.teach(talk, game, rounds, looks, stack, notes)


def read(port, profile, games, options, machine, notes, matches):
    """Take all requested readings; return the firmware's time after a reset, or None."""
    reset_ms = None
    if "times" in options.readings:
        reset_ms = visit.reset_ms(port)
    play_games(port, profile, games, options, play.stack_of(machine), notes)
    if "waits" in options.readings:
        for game in games:
            print("Waiting at", game)
            with Talk(port, profile) as talk:
                play.wait(talk, game, notes)
    if "teaching" in options.readings:
        teach(port, profile, games, play.stack_of(machine), notes)
    if "matches" in options.readings:
        play_matches(port, profile, games, options, play.stack_of(machine), matches)
    if "bots" in options.readings:
        for game in games:
            print("Bots of", game)
            with Talk(port, profile) as talk:
                play.think(talk, game, notes)
    return reset_ms


class Readings(NamedTuple):
    """The readings from a board.

    of         the board, its firmware and the clock while the application ran, as text
    profile    the board's name; is_frozen: whether Tessera is in its firmware
    reset_ms   the time that the firmware takes after a reset, or None
    notes      Notes of every game, each in its own session; matches: those of one session
    names      the source map for its tracebacks, as tools.build.source_map reads it
    """

    of: str
    profile: str
    is_frozen: bool
    reset_ms: "int | None"
    notes: Notes
    matches: Notes
    names: dict


def take(port, games, options):
    """Take all the readings that tools.chip requests; return Readings. Raises UsageError."""
    notes = Notes()
    matches = Notes()
    matches.failures = notes.failures  # reported together
    matches.checks = notes.checks
    matches.clocks = notes.clocks
    with tempfile.TemporaryDirectory(prefix="tessera-chip-") as folder:
        with Board(port) as board:
            facts = board.facts()
            print(install.describe(port, facts))
            profile, tree = visit.installed(board, facts, Path(folder))
        beside = visit.guests(profile, Path(folder))
        with visit.visit(port, profile, beside):
            reset_ms = read(port, profile, games, options, facts.machine, notes, matches)
        names = source_map.read(source_map.path(tree)) if tree else {}
    clocks = " and ".join(f"{hz / 1e6:g}" for hz in sorted(notes.clocks))
    of = f"{profile} on {facts.machine}, {facts.name} {facts.release}, {clocks} MHz"
    return Readings(of, profile, tree is None, reset_ms, notes, matches, names)
