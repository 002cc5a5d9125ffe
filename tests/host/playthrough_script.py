"""Replays play-throughs, and asks their bots again; runs on both interpreters.

micropython -m tests.host.playthrough_script FILE...    prints one line per file
"""

import sys

from engine.record import parse
from tools.play import replay, selfplay


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
    for name in sys.argv[1:]:
        print(name, tell(name))
