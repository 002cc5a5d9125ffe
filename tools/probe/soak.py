"""Presses keys at random, for hours of virtual time, and watches the heap.

    micropython -X heapsize=400wK -m tools.probe.soak DIRECTORY BOARD KEYS SEED

DIRECTORY is empty or does not exist yet; the device keeps its files in it. The heap is measured
after a collection, whenever the menu appears. A new kind of scene may enlarge the heap, since the
interpreter never frees interned strings. So the comparison starts again after each new kind of
scene. At the end keys are pressed until the menu appears, and the heap must be as large as before,
within TOLERANCE.

Prints lines of `name value`; the exit status is 1 if the application failed or the heap grew.
`heap` is the heap at the first menu, the least since the last new kind of scene, the heap at the
last menu, and the fullest menu. `peak` is the most at the beginning of any scene, the simulator
included. Portable, but only MicroPython can measure the heap.

Two facts about MicroPython for Unix matter here. Its collector treats any word on the stack as
a reference, even one left over from an earlier call. So a closed game sometimes survives until the
next menu; it is enough if the heap has its old size at one of the last MENUS. The interpreter also
never frees viper code, nor the 32 bytes it keeps for each such function. So the module with a
game's viper functions stays loaded here when the game is dropped. On the chip, viper code lies in
the heap.
"""

import gc
import sys

from engine.games import GAMES
from engine.rng import Rng
from hal.contract import KEY_NAMES
from hal.store import Store
from sim.board import Clock, Entropy, Quit, SimBoard, load_profile
from sim.panel import Panel
from tools.probe.shown import shown

TOLERANCE = 4096  # bytes of the 64-bit interpreter: a few settings, and texts of the menu
MENUS = 8
_KERNEL = ".kernel"  # the names of modules with viper functions end so
_KEYS_TO_THE_MENU = 100000  # more than a random walk ever needs to get there
_SHORT, _LONG, _PAUSE = 2, 21, 90  # frames; a key that is held for 600 ms shows a hidden hand
_LEAPS = 256  # presses from one rest of the player to the next, on average
_REST_S = 7200  # the longest rest


class RandomKeys:
    """A board's keys, pressed at random; ends with Quit.

    Two frames down and two up; one press in 16 is long, one in 64 has a second key with it, and
    after one in 256 nothing happens for some seconds. After one in 256 the player rests for up to
    two hours: then the clock leaps, so that a week takes less than a week.
    """

    def __init__(self, names, count, rng):
        """Press `count` of the keys in `names`, then go on until the menu appears."""
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
        self._last_menus = 0  # how often the menu appeared after all keys had been pressed

    def levels(self):
        """Return the keys that are down in this frame. Raises Quit."""
        self.frames += 1
        board = self.board
        scene = shown(board.loop.scene).__name__ if board and board.loop else ""
        if scene != self._scene:  # by name: a reference to a scene would keep its game in memory
            self._scene = scene
            self._look_at(scene)
        self._left -= 1
        if self._left <= 0:
            self._change()
        return self._down

    def _look_at(self, name):
        """Count and measure a scene that has just appeared."""
        self.scenes[name] = self.scenes.get(name, 0) + 1
        for module in list(sys.modules):
            if module.startswith("engine.") and module.endswith(_KERNEL):
                self._kernels[module] = sys.modules[module]
        sys.modules.update(self._kernels)
        games = [game for game in GAMES if "engine." + game + ".state" in sys.modules]
        kind = (name, len(self._kernels), ",".join(games))
        if kind not in self._kinds:
            self._kinds.add(kind)
            self.before = 0  # its interned strings are never freed
        if name == "Failure":
            raise Quit(failure="the application failed")
        gc.collect()
        used = getattr(gc, "mem_alloc", int)()  # only MicroPython has it
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
        """Press or release a key."""
        rng = self._rng
        if self._down:
            self._down = 0
            self._left = _SHORT if rng.below(256) else rng.below(_PAUSE) + _SHORT
            if self.board and not rng.below(_LEAPS):
                self.board.clock.sleep_ms(rng.below(_REST_S) * 1000)
            return
        self.pressed += 1
        if self.pressed > self._count + _KEYS_TO_THE_MENU:
            raise Quit(failure="no way back to the menu was found")
        self._down = self._keys[rng.below(len(self._keys))]
        if not rng.below(64):
            self._down |= self._keys[rng.below(len(self._keys))]
        self._left = _SHORT if rng.below(16) else _LONG


def soak(directory, name, count, seed, run):
    """Run the application under random keys; return (keys, sentence or None)."""
    profile = load_profile(name)
    keys = RandomKeys([row[0] for row in profile.KEYS], count, Rng((seed & 0xFFFF, 0, 0, 1)))
    panel = Panel(profile.WIDTH, profile.HEIGHT, profile.MONO)
    board = SimBoard(profile, Clock(), keys, panel, Store(directory), Entropy(str(seed)))
    keys.board = board
    failure = None
    try:
        run(board, {"speed": "instant"})
    except Quit as left:
        failure = left.failure
    error = board.store.load("error")
    if error:
        failure = error.decode()
    elif not failure and keys.after > keys.before + TOLERANCE:
        failure = "the heap grew"
    return keys, failure


def main(directory, name, count, seed):
    """Press the keys and print the results; return the exit status."""
    from sim.start import run

    keys, failure = soak(directory, name, count, seed, run)
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
