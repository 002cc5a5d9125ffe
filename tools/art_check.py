"""Draws numbered sheets of all cards without names, and writes the keys into files apart.

    python -m tools.art_check             write out/art/GAME.png and out/art/GAME.key
    python -m tools.art_check --seed 7    shuffle as this number says, else in a new order

Name every card on a sheet, then look at its key: a card that you did not know needs a new drawing.
"""

import os
import random
import sys

from sim.requests import ROOT, replacing, write_text
from tools.art import check
from tools.common import cli

_FOLDER = os.path.join(ROOT, "out", "art")


def main(arguments):
    """Write the sheets and keys. Returns the exit status."""
    parser = cli.Parser(prog="python -m tools.art_check", description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, metavar="N", help="the order of the cards")
    options = parser.parse_args(arguments)
    seed = random.randrange(1000) if options.seed is None else options.seed
    os.makedirs(_FOLDER, exist_ok=True)
    for name, image, key in check.sheets(seed):
        path = os.path.join(_FOLDER, name)
        with replacing(path + ".png") as file:
            image.save(file, "PNG")
        write_text(path + ".key", key)
        print(f"{os.path.relpath(path)}.png: {len(key.splitlines())} cards; seed {seed}")
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
