"""Runs a built tree on MicroPython: imports all of it, then lets bots play in front of a board.

    micropython -m tests.host.build_script LIB BOARD DIRECTORY

LIB is the tree's, in which this module and the simulator are compiled too. The moves are printed.
"""

import os
import sys

MOVES = 60
_PACKAGES = ("app", "engine", "hal")


def modules(folder, package=""):
    """Return the names of the modules below a folder, dotted and sorted."""
    found = []
    for name in sorted(os.listdir(folder)):
        stem = name.rsplit(".", 1)[0]
        if "." not in name:
            found += modules(folder + "/" + name, package + name + ".")
        elif stem != "__init__":
            found.append(package + stem)
    return found


def run(lib, board, directory):
    """Import and run what is in a tree."""
    for package in _PACKAGES:
        for name in modules(lib + "/" + package, package + "."):
            __import__(name)
    from hal.store import Store
    from sim.board import Clock, load_profile
    from sim.demo import LAUNCH, DemoKeys
    from sim.headless import Run
    from sim.panel import Panel
    from sim.sessions import Session
    from sim.start import run as start

    profile = load_profile(board)
    panel = Panel(profile.WIDTH, profile.HEIGHT, profile.MONO)
    store = Store(directory)
    run = Run(Session(board, "tessera", {}), Clock(), panel, store)
    keys = DemoKeys(run, MOVES)
    run.sources.append(keys)
    failure = run.go(start, dict(LAUNCH, report=keys.report))
    error = store.load("error")
    assert not failure and not error, failure or error.decode()


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2], sys.argv[3])
