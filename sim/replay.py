"""Replays a session and prints the name and checksum of every picture: `NAME CRC`.

    micropython -X heapsize=240wK -m sim.replay FILE.ses DIRECTORY

DIRECTORY is empty or not there yet; the device keeps its files in it. MicroPython has to find
the root of the checkout and firmware/ (MICROPYPATH=.:firmware:.frozen). Portable.
"""

import sys

from hal.store import Store
from sim import record
from sim.board import Clock, load_profile
from sim.glass import Glass
from sim.headless import Run, SessionKeys


def replay(session, directory, start):
    """Play `session` on `start`, storing files in `directory`.

    Returns the Session that came of it: the same, but for checksums that differ.
    """
    profile = load_profile(session.board)
    glass = Glass(profile.WIDTH, profile.HEIGHT, profile.MONO)
    again = record.Session(session.board, session.entropy, session.launch, session.script)
    run = Run(again, Clock(), glass, Store(directory))
    run.sources.append(SessionKeys(session, run.shoot))
    run.go(start)
    return again


def main(path, directory):
    """Replay the file at `path` and print its pictures' checksums."""
    with open(path) as file:
        session = record.parse(file.read())
    from main import start

    for _, word, rest in replay(session, directory, start).events:
        if word == "shot":
            print(rest)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
