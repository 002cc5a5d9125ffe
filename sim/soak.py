"""Presses keys at random, for hours of virtual time, and watches the heap.

    micropython -X heapsize=240wK -m sim.soak DIRECTORY BOARD KEYS SEED

DIRECTORY is empty or not there yet; the device keeps its files in it. The heap is looked at,
after a collection, whenever the menu has just come up: since the last new kind of scene of a game
(the names in its code stay with the interpreter for good), and at the end, for which keys are
pressed until the menu is there again. Prints what happened as `name value` lines, and ends with
status 1 if the application failed or the heap did not come back to where it was (within
TOLERANCE). `heap` is the first menu, the least since the last new kind, the last menu and the
fullest one; `peak` the most at the begin of any scene, simulator and all. Portable, but what the
heap holds only MicroPython can tell.

Its collector takes any word on the stack for a reference, left over there from earlier calls as it
may be: now and then a game that was left is still there in the menu, and gone after the next one.
So the heap may come back at one of the last MENUS; what leaked would be there at all of them.

MicroPython for Unix never frees viper code, nor the 32 bytes a function by which it remembers
where that is, so the module of a game's viper functions is kept here when the game is dropped.
The chip has them in the heap as all else.
"""

import gc
import sys

from engine.games import GAMES
from engine.rng import Rng
from hal.contract import KEY_NAMES
from hal.store import Store
from sim.board import Clock, Entropy, Quit, SimBoard, load_profile
from sim.glass import Glass

TOLERANCE = 4096  # bytes of the 64-bit interpreter; a few settings and what a menu's rows say
MENUS = 8
_KERNEL = ".kernel"  # how the names of those modules end
_KEYS_TO_THE_MENU = 100000  # more than it ever takes to get there by chance
_SHORT, _LONG, _PAUSE = 2, 18, 90  # frames


class RandomKeys:
    """A board's keys, pressed by nobody who knows what they do; ends with Quit.

    Two frames down and two up; one press in 16 is long, one in 64 has a second key with it, and
    after one in 256 nothing happens for some seconds.
    """

    def __init__(self, names, count, rng):
        """Press `count` of the keys in `names`, and then on until the menu is there."""
        self.board: "SimBoard | None" = None
        self.frames = 0
        self.pressed = 0
        self.scenes = {}  # name -> how often it came to the screen
        self.first = self.before = self.after = self.most = self.peak = 0  # bytes
        self._keys = [1 << KEY_NAMES.index(name) for name in names]
        self._count = count
        self._rng = rng
        self._down = 0
        self._left = 0  # frames until the next change
        self._scene = ""
        self._kernels = {}
        self._kinds = set()
        self._last_menus = 0  # that came up after all keys had been pressed

    def levels(self):
        """Return the keys that are down in this frame. Raises Quit."""
        self.frames += 1
        board = self.board
        scene = type(board.loop.scene).__name__ if board and board.loop else ""
        if scene != self._scene:  # by name: to hold on to a scene is to hold on to its game
            self._scene = scene
            self._look_at(scene)
        self._left -= 1
        if self._left <= 0:
            self._change()
        return self._down

    def _look_at(self, name):
        """Another scene has come to the screen."""
        self.scenes[name] = self.scenes.get(name, 0) + 1
        for module in list(sys.modules):
            if module.startswith("engine.") and module.endswith(_KERNEL):
                self._kernels[module] = sys.modules[module]
        sys.modules.update(self._kernels)
        games = [game for game in GAMES if "engine." + game + ".state" in sys.modules]
        kind = (name, len(self._kernels), ",".join(games))
        if kind not in self._kinds:
            self._kinds.add(kind)
            self.before = 0  # its names have come to stay
        if name == "Failure":
            raise Quit(failure="the application failed")
        gc.collect()
        used = getattr(gc, "mem_alloc", int)()  # only MicroPython's has it
        self.peak = max(self.peak, used)
        if name != "Menu":
            return
        self.first = self.first or used
        if "Table" in self.scenes:
            self.before = min(self.before or used, used)
            self.most = max(self.most, used)
            self.after = used
            if self.pressed >= self._count:
                self._last_menus += 1
                if used <= self.before + TOLERANCE or self._last_menus == MENUS:
                    raise Quit()

    def _change(self):
        """Press or let go."""
        rng = self._rng
        if self._down:
            self._down = 0
            self._left = _SHORT if rng.below(256) else rng.below(_PAUSE) + _SHORT
            return
        self.pressed += 1
        if self.pressed > self._count + _KEYS_TO_THE_MENU:
            raise Quit(failure="no way back to the menu was found")
        self._down = self._keys[rng.below(len(self._keys))]
        if not rng.below(64):
            self._down |= self._keys[rng.below(len(self._keys))]
        self._left = _SHORT if rng.below(16) else _LONG


def soak(directory, name, count, seed, start):
    """Run the application under random keys; return (keys, sentence or None)."""
    profile = load_profile(name)
    keys = RandomKeys([row[0] for row in profile.KEYS], count, Rng((seed & 0xFFFF, 0, 0, 1)))
    glass = Glass(profile.WIDTH, profile.HEIGHT, profile.MONO)
    board = SimBoard(profile, Clock(), keys, glass, Store(directory), Entropy(str(seed)))
    keys.board = board
    failure = None
    try:
        start(board, {"speed": "instant"})
    except Quit as left:
        failure = left.failure
    error = board.store.load("error")
    if error:
        failure = error.decode()
    elif not failure and keys.after > keys.before + TOLERANCE:
        failure = "the heap grew"
    return keys, failure


def main(directory, name, count, seed):
    """Soak, and print what came of it; return the exit status."""
    from main import start

    keys, failure = soak(directory, name, count, seed, start)
    print("keys", keys.pressed)
    print("frames", keys.frames)
    print("hours", "%.1f" % (keys.board.clock.now_ms() / 3600000))
    print("heap", keys.first, keys.before, keys.after, keys.most)
    print("peak", keys.peak)
    for scene in sorted(keys.scenes):
        print("scene", scene, keys.scenes[scene])
    if failure:
        print("failure", failure)
    return 1 if failure else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
