"""Compares every recorded session with its golden frames, or writes them again.

    python -m tools.frames              compare all of tests/sessions with tests/frames
    python -m tools.frames --update     write them again; look at `git diff` before committing
    python -m tools.frames okey_match   only this session

A picture's name is a mark: it names the scene that must be on the screen (tools/play/scenes.py).
--update records a session with a script again from the script, so that it survives changes of
timing. A session without a script keeps its keys and gets new checksums. To add a session, record
it:
python -m sim --face headless --script @FILE --record tests/sessions/NAME.ses
"""

import argparse
import functools
import multiprocessing
import os
import sys

from sim import script
from sim.requests import Sorry, one_of
from tools.common import cli
from tools.play import golden


def _one(updates, name):
    """Check or update a session; return (line for the user, complaints). Raises Sorry."""
    try:
        if updates:
            return ("updated " if golden.update(name) else "unchanged ") + name, []
        return "checked " + name, golden.check(name)
    except script.BadScript as error:
        raise Sorry(f"{name}: {error}")


def main(arguments):
    """Check or update. Returns the exit status."""
    parser = cli.Parser(prog="python -m tools.frames", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("sessions", nargs="*", metavar="NAME", help="sessions (default: all)")
    parser.add_argument("--check", action="store_true", help="compare, which is the default")
    parser.add_argument("--update", action="store_true", help="make them anew")
    args = parser.parse_args(arguments)
    for name in args.sessions:
        one_of("session", name, golden.names())
    work = functools.partial(_one, args.update)
    complaints = []
    with multiprocessing.Pool(min(2, os.cpu_count() or 1)) as pool:
        for said, found in pool.imap(work, args.sessions or golden.names()):
            print(said)
            complaints += found
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
