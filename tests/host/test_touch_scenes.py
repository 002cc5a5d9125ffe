"""On every scene of every screen class a finger can do what the keys do.

The sessions show all scenes (tools/play/scenes.py). At a mark at which the application waits, one
process after the other is forked from the session: each presses a key, or taps a thing or a text,
and tells what came of it. A tap does what a key does whose name is on the picture, and what OK
does. A direction is a swipe everywhere; where it moves the cursor to another thing in sight, a tap
on that thing does the same, unless it chooses the thing at once. LAWS=all tries all marks of all
sessions, else some of a few.
"""

import os
import pickle
import tempfile
import zlib

import pytest

from hal.contract import DOWN, KEY_NAMES, LEFT, OK, RIGHT, UP
from hal.store import Store
from sim import launcher, replay
from sim.board import Clock, checksum, load_profile
from sim.headless import Run, SessionKeys
from sim.panel import Panel
from sim.reader import Reader
from sim.script import ScriptKeys, parse
from sim.sessions import Session
from sim.touch import Finger, things
from tests.app import rig
from tests.sample import ALL
from tools import frames
from tools.probe.shown import shown

ARROWS = (UP, DOWN, LEFT, RIGHT)
FRAMES = 40  # for what a key does; what others play after it takes longer, and is their part
# A sample: puzzles, a table, the shell, on three classes; of their marks one in so many.
SAMPLE = (
    "puzzles_ssd1306_diy",
    "koikoi_display_pack",
    "waveshare_lcd13_end",
)
SPARSE = 24


class Fingers:
    """Gives the keys of a finger, or of a mask, in place of a session's."""

    def __init__(self, run):
        self.finger = Finger(run.board.loop)
        self.down = 0
        self._clock = run.board.clock

    def poll(self, frame):
        return self.down | self.finger.levels(self._clock.now_ms())


def after(run, do):
    """Return what `do(loop, fingers)` leads to, done in a process of its own."""
    reads, writes = os.pipe()
    child = os.fork()
    if child:
        os.close(writes)
        with open(reads, "rb") as pipe:
            answer = pipe.read()
        os.waitpid(child, 0)
        assert answer, "the process of a key has failed"
        return pickle.loads(answer)
    try:
        loop = run.board.loop
        fingers = Fingers(run)
        run.sources[:] = [fingers]
        os.write(writes, pickle.dumps(do(loop, fingers)))
    finally:
        os._exit(0)


def outcome(loop):
    """Return what is on the screen once it waits: the scene, its picture, what was played."""
    rig.run(loop, 4)
    count = 0
    while count < FRAMES and not loop.waiting:
        loop.frame()
        count += 1
    scene = loop.scene
    match = getattr(scene, "match", None)
    played = len(match.log.actions) if hasattr(match, "log") else -1
    picture = checksum(loop.canvas.buffer) if loop.waiting else ""
    return shown(scene).__name__, played, picture


def pressed(key):
    """Return a function that presses a key, or holds the one whose long press it is."""

    def do(loop, fingers):
        held = [own for own, other in loop.board.longs.items() if other == key]
        fingers.down = 1 << (held[0] if held else key)
        frames = 20 if held else 2
        for _ in range(frames):
            loop.frame()
        fingers.down = 0
        loop.frame()
        loop.frame()
        return outcome(loop)

    return do


def tapped(x, y):
    """Return a function that taps a pixel."""

    def do(loop, fingers):
        fingers.finger.touch(x, y)
        loop.frame()
        while fingers.finger.is_busy:
            loop.frame()
        loop.frame()
        return outcome(loop)

    return do


def complaints(run):
    """Return a sentence for each thing that the keys can do here and no tap."""
    loop = run.board.loop
    labels = loop.board.labels
    found, cursor = things(loop.scene)
    texts = loop.canvas.texts()
    places = [(one.x + 2, one.y + one.h - 3) for one in found]
    for left, top, right, bottom, _ in texts:
        places += [(x, (top + bottom) // 2) for x in (left + 1, right - 2)]
    rest = after(run, lambda loop, fingers: outcome(loop))
    taps = {after(run, tapped(*place)) for place in dict.fromkeys(places)}
    both = labels.get(LEFT, "") + labels.get(RIGHT, "")
    names = [one[4] for one in texts if not is_sign(found, one)]
    caps = names + [labels[LEFT], labels[RIGHT]] * (both in names)
    said = []
    for key, label in labels.items():
        if key == OK or label in caps:
            is_due = True
        else:
            moved = after(run, moved_by(key)) if key in ARROWS else None
            is_due = moved in found and moved != cursor and not moved.acts
        came = after(run, pressed(key)) if is_due else rest
        if came not in (rest, *taps):
            said.append(f"{KEY_NAMES[key]} ({label}) leads to {came}, and no tap does")
    return said


def is_sign(found, text):
    """Return whether a text is a sign that a tap types: that is no name of a key."""
    x, y = (text[0] + text[2]) // 2, (text[1] + text[3]) // 2
    return any(
        one.acts and one.x <= x < one.x + one.w and one.y <= y < one.y + one.h for one in found
    )


def moved_by(key):
    """Return a function that presses a key and returns where the cursor is then."""

    def do(loop, fingers):
        pressed(key)(loop, fingers)
        return things(loop.scene)[1]

    return do


def walk(name):
    """Return the complaints at the marks of a session at which the application waits."""
    launcher.prepare()
    session = launcher.read_session(frames.path_of(name))
    profile = load_profile(session.board)
    size = (profile.WIDTH, profile.HEIGHT, profile.MONO)
    said = []
    tried = []

    def look(mark, run):
        if run.board.loop.waiting and (ALL or not zlib.crc32(mark.encode()) % SPARSE):
            tried.append(mark)
            said.extend(f"{name}, {mark}: {one}" for one in complaints(run))

    with launcher.kept_modules(), tempfile.TemporaryDirectory() as folder:
        empty = Session(session.board, session.entropy, session.launch)
        run = Run(empty, Clock(), Panel(*size), Store(folder), look, canvas=Reader(*size))
        # A script waits for each scene, however long the way to it has become since.
        steps = parse("\n".join(session.script))
        timeline = session.timeline()
        run.sources.append(ScriptKeys(steps, run, True) if steps else SessionKeys(timeline, run))
        assert run.go(replay.start_afresh) is None
    assert tried or ALL
    print(name, *tried)
    return said


@pytest.mark.parametrize("name", frames.names() if ALL else SAMPLE)
def test_a_finger_does_what_keys_do(name):
    assert walk(name) == []
