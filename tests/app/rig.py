"""A board without a face and a loop on it, for the tests of the application. Portable."""

import gc
import os

from hal.contract import FRAME_MS, KEY_NAMES
from hal.store import Store
from sim.board import Clock, Entropy, SimBoard, load_profile
from sim.glass import Glass
from tests.process import PROCESS

SQUARE = "waveshare_lcd13"
MONO = "ssd1306_diy"


class Held:
    """Keys that are held down as the test says."""

    def __init__(self):
        self.down = 0

    def levels(self):
        return self.down


def empty_store(name="rig"):
    """Return a store in an empty directory that no other process uses."""
    root = "/tmp/tessera_" + PROCESS + "_" + name
    try:
        for file in os.listdir(root):
            os.remove(root + "/" + file)
    except OSError:
        pass
    return Store(root)


def board(profile=SQUARE, store=None):
    """Return a simulated board with an empty store."""
    gc.collect()  # the picture and the glass want large blocks
    profile = load_profile(profile)
    glass = Glass(profile.WIDTH, profile.HEIGHT, profile.MONO)
    return SimBoard(profile, Clock(), Held(), glass, store or empty_store(), Entropy("rig"))


def run(loop, frames):
    """Let some frames pass."""
    for _ in range(frames):
        loop.frame()


def press(loop, keys):
    """Press and release keys, named and parted by spaces, one after another."""
    for name in keys.split():
        name, _, long = name.partition(":")
        loop.board.keys.down = 1 << KEY_NAMES.index(name)
        run(loop, 600 // FRAME_MS if long else 2)
        loop.board.keys.down = 0
        run(loop, 2)
