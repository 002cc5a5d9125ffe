"""Runs a built tree on MicroPython: imports all of it, then lets bots play in front of a board.

    micropython tests/host/build_script.py TREE BOARD DIRECTORY

Everything but the simulator comes from the tree; the moves are printed.
"""

import os
import sys

MOVES = 60


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


def run(tree, board, directory):
    """Import and run what is in `tree`."""
    sys.path[:] = [tree + "/lib", tree, ".", ".frozen"]
    for name in modules(tree + "/lib"):
        __import__(name)
        assert sys.modules[name].__file__.startswith(tree + "/lib/"), name
    from hal.store import Store
    from main import start
    from sim.board import Clock, load_profile
    from sim.demo import LAUNCH, DemoKeys
    from sim.glass import Glass
    from sim.headless import Run
    from sim.record import Session

    profile = load_profile(board)
    glass = Glass(profile.WIDTH, profile.HEIGHT, profile.MONO)
    store = Store(directory)
    run = Run(Session(board, "tessera", {}), Clock(), glass, store)
    keys = DemoKeys(run, MOVES)
    run.sources.append(keys)
    failure = run.go(start, dict(LAUNCH, report=keys.report))
    error = store.load("error")
    assert not failure and not error, failure or error.decode()


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2], sys.argv[3])
