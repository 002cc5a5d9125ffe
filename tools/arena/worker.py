"""Plays the deals of a tournament in a process of its own; portable, so that MicroPython can.

Arguments: a JSON object with game, unit ("rounds" or "matches"), options, and names, who plays in
which seat. Each line of its input has the seeds of a deal and of its bots. For each it prints one
line: a JSON list of results (see tools/arena/results.py), one for each rotation of the names
around the table.
"""

import json
import sys

from tools.arena.results import result_of
from tools.play import selfplay


def play_deal(game, unit, options, names, seed, bot_seed):
    """Play one deal with the names in every rotation; return the list of results."""
    results = []
    for turned in range(len(names)):
        seats = names[turned:] + names[:turned]
        record = selfplay.new_record(game, options, seats, seed, bot_seed)
        before = record.start().scores
        state = selfplay.play(record, max_rounds=1 if unit == "rounds" else 0)
        results.append(result_of(game, state, seats, before, unit, record.actions))
    return results


def main(arguments):
    """Play the deals of the standard input."""
    job = json.loads(arguments[0])
    for line in sys.stdin:
        seeds = line.split()
        print(
            json.dumps(play_deal(job["game"], job["unit"], job["options"], job["names"], *seeds))
        )
