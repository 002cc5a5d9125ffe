"""Plays the deals of a tournament for tools.arena; portable, so that MicroPython can do the work.

Arguments: game, "rounds" or "matches", levels with commas between them, then options as
NAME=VALUE.

It reads one seed a line and plays that deal once for each rotation of the levels around the table.
For each seed it prints a line with a word for each rotation, `winners:rounds:actions`. Winners
are numbers in the list of levels, with commas between them.
"""

import sys

from engine.games import load
from tools.play import selfplay


def settings_of(game, words):
    """Return the dict of options of NAME=VALUE words."""
    options = {}
    for word in words:
        name, _, text = word.partition("=")
        for option in load(game, "options").OPTIONS:
            if option.name == name:
                options[name] = next(one for one in option.values if str(one) == text)
    return options


def play_deal(game, unit, options, levels, seed):
    """Play one deal with the levels in every rotation.

    Returns a list of (winners as numbers in `levels`, rounds, actions).
    """
    results = []
    for turned in range(len(levels)):
        seats = levels[turned:] + levels[:turned]
        record = selfplay.new_record(game, options, seats, seed)
        state = selfplay.play(record, max_rounds=1 if unit == "rounds" else 0)
        if unit == "rounds":
            winners = [] if state.round_result.winner < 0 else [state.round_result.winner]
        else:
            winners = state.outcome().winners
        numbers = [(seat + turned) % len(levels) for seat in winners]
        results.append((numbers, state.round_no, len(record.actions)))
    return results


def main(arguments):
    """Play the seeds of the standard input."""
    game, unit, levels = arguments[:3]
    options = settings_of(game, arguments[3:])
    for line in sys.stdin:
        results = play_deal(game, unit, options, levels.split(","), line.strip())
        print(
            " ".join(
                [
                    "%s:%d:%d" % (",".join([str(one) for one in numbers]), rounds, actions)
                    for numbers, rounds, actions in results
                ]
            )
        )
