"""Replays play-throughs, or asks their bots again; runs on both interpreters.

micropython -m tests.host.playthrough_script told|chosen FILE...    prints one line per file
"""

import sys

from engine.record import parse
from tools.play import replay, selfplay


def told(path):
    """Compare every line; boards lack what tells the events."""
    with open(path) as lines:
        difference = replay.first_difference(lines)
    return "line %d: expected %s, got %s" % tuple(difference) if difference else "identical"


def chosen(path):
    """Compare what the bots choose, as they do it on a board."""
    with open(path) as file:
        found = selfplay.check_bots(parse(file.read()))
    if found.wrong < 0 and not found.unchecked:
        return "identical"
    return "a bot chooses otherwise: %s" % (found,)


if __name__ == "__main__":
    for name in sys.argv[2:]:
        print(name, {"told": told, "chosen": chosen}[sys.argv[1]](name))
