"""Checks or writes the play-throughs in tests/playthroughs: readable matches, one per feature.

    python -m tools.playthroughs             replay all of them; print where one first differs
    python -m tools.playthroughs --update    write them again, for a person to read

Exit status 1 if one differs. tools/play/playthroughs.py lists what each of them shows.
"""

import sys

from tools.common import cli
from tools.play import playthroughs


def main(arguments):
    """Check or update. Returns the exit status."""
    about = (__doc__ or "").split("\n")[0]
    parser = cli.Parser(prog="python -m tools.playthroughs", description=about)
    parser.add_argument("--update", action="store_true", help="write all of them anew")
    updates = parser.parse_args(arguments).update
    status = 0
    for game in sorted(playthroughs.SCENES):
        for scene in playthroughs.SCENES[game]:
            work = playthroughs.update if updates else playthroughs.check
            done = work(game, scene)
            if done:
                print(f"{game}_{scene.name}: {done}", flush=True)
                status = 0 if updates else 1
    return status


if __name__ == "__main__":
    sys.exit(cli.run(main))
