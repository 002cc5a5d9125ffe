"""Lets one of Tessera's own bots speak the text protocol of sim/protocol.py; portable.

Arguments: game, level. The arena runs it for the levels that sit at a table with other programs.
"""

import json
import sys

from engine.games import load
from engine.rng import Rng
from sim import protocol
from tools.play import selfplay


def main(arguments):
    """Answer the views of the standard input."""
    game, level = arguments
    notation = load(game, "notation")
    think = selfplay.thinker(game, level)
    options = {}
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "match":
            options = said["options"]
        elif said["type"] == "view":
            view = protocol.view_of(game, said, options)
            choice = selfplay.decide(think, view, Rng(protocol.words_of(said)), level)
            print(notation.action(*choice))
