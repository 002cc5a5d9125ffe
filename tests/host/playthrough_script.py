"""Replays play-throughs, and asks their bots again; runs on both interpreters.

micropython tests/host/playthrough_script.py FILE...    prints one line per file
"""

import sys


def tell(path):
    """Return what becomes of a play-through: "identical", or what is wrong with it."""
    with open(path) as lines:
        difference = replay.first_difference(lines)
    if difference:
        return "line %d: expected %s, got %s" % tuple(difference)
    with open(path) as file:
        number = selfplay.other_choice(parse(file.read()))
    return "identical" if number < 0 else "a bot chooses otherwise in action %d" % number


if __name__ == "__main__":
    sys.path[0] = "."

from engine.record import parse  # noqa: E402 - the path comes first
from tools import replay, selfplay  # noqa: E402

if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, tell(name))
