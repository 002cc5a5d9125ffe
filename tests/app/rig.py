"""A board without a face and a loop on it, for the tests of the application. Portable."""

import gc
import os

from app.core.loop import Loop
from app.core.scene import Scene
from engine.record import of_log
from hal.canvas import Canvas
from hal.contract import FRAME_MS, KEY_NAMES
from hal.store import Store
from sim.board import Clock, Entropy, SimBoard, load_profile
from sim.panel import Panel
from tests.process import scratch

SQUARE = "waveshare_lcd13"
MONO = "ssd1306_diy"

# On a device the picture is there before the application. Here one board follows another, and
# would find the heap in pieces: they all draw in the same room, so only the newest one is there.
_LARGEST = 320 * 240 // 2
_picture = memoryview(bytearray(_LARGEST))
_shown = memoryview(bytearray(_LARGEST))


def _part_of(room):
    """Return a function that makes a dark buffer at the begin of `room`."""

    def make(size):
        for i in range(size):
            room[i] = 0
        return room[:size]

    return make


class Held:
    """Keys that are held down as the test says."""

    def __init__(self):
        self.down = 0

    def levels(self):
        return self.down


def empty_store(name="rig"):
    """Return a store in an empty directory that no other process uses."""
    root = scratch(name)
    try:
        for file in os.listdir(root):
            os.remove(root + "/" + file)
    except OSError:
        pass
    return Store(root)


def begin_journal(store, game, header):
    """Save a match that has this header and one entry without actions."""
    journal = store.journal(game)
    journal.start(header)
    journal.append(b"\x00")


def board(profile=SQUARE, store=None):
    """Return a simulated board with an empty store; its picture is that of every board here."""
    gc.collect()
    profile = load_profile(profile)
    size = (profile.WIDTH, profile.HEIGHT, profile.MONO)
    panel = Panel(*size, _part_of(_shown))
    canvas = Canvas(*size, _part_of(_picture))
    store = store or empty_store()
    return SimBoard(profile, Clock(), Held(), panel, store, Entropy("rig"), canvas=canvas)


def loop(board, home=None):
    """Return a loop on a board. home: in place of an empty scene for the menu; see Loop."""
    return Loop(board, home or (lambda loop, game, last: Scene()))


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


def row(loop):
    """Return the selected row of a list."""
    rows = loop.scene.rows
    return rows.items[rows.at]


def go_to(loop, label):
    """Move down until the row with this label is selected; return it."""
    for _ in range(len(loop.scene.rows.items)):
        if row(loop).label == label:
            return row(loop)
        press(loop, "DOWN")
    raise AssertionError("there is no row " + label)


def text_of(match):
    """Return the record of a match as text."""
    return of_log(match.log).text()
