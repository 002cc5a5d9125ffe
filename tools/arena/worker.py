"""Plays the deals of a tournament in a process of its own; portable, so that MicroPython can.

Arguments: a JSON object with game, unit ("rounds" or "matches"), options, and names, who plays in
which seat. Each line of its input has the seeds of a deal and of its bots. For each it prints one
line: a JSON list of results (see tools/arena/results.py), one for each seating. With `records`
each has its record.
"""

import json
import sys

from tools.arena.results import result_of, seatings
from tools.play import selfplay


def play_deal(game, unit, options, names, seed, bot_seed, has_records=False):
    """Play one deal in each seating; return the list of results."""
    results = []
    for seating in seatings(names):
        seats = [names[place] for place in seating]
        record = selfplay.new_record(game, options, seats, seed, bot_seed)
        before = record.start().scores
        state = selfplay.play(record, max_rounds=1 if unit == "rounds" else 0)
        results.append(result_of(game, state, seats, before, unit, record.actions))
        if has_records:
            results[-1]["record"] = record.text()
    return results


def main(arguments):
    """Play the deals of the standard input."""
    job = json.loads(arguments[0])
    for line in sys.stdin:
        seeds = line.split()
        asked = [job[name] for name in ("game", "unit", "options", "names")]
        print(json.dumps(play_deal(*(asked + seeds + [job["records"]]))))
