"""Finds and runs the real MicroPython for tests that compare it with CPython.

Programs in a capped heap run compiled, as on the device. A compiler in the same heap would
leave it in pieces, and the cap would say nothing about the application.
"""

import os
import subprocess
import sys

import pytest

from sim.command import ROOT
from tools.build import building
from tools.common import interpreter

ARCH = "x64"  # of native code; on any other processor MicroPython takes plain Python
PORTABLE = ("app", "engine", "hal")  # the folders of tests that run here too
# The programs that run them, and the modules that they import by computed names.
_SCRIPTS = (
    "tests/portable.py",
    "tests/host/failing.py",
    "tests/host/playthrough_script.py",
    "tests/engine/okey_laws.py",
    "tests/engine/koikoi_laws.py",
    "tests/engine/ceki_laws.py",
)
# The programs that play matches on the modules of a board.
_PLAYERS = (
    "tools/probe/chip.py",
    "tools/probe/chip_bots.py",
    "tools/probe/chip_teaching.py",
    "tools/probe/chip_waits.py",
    "tools/probe/heap.py",
    "sim/replay.py",
    "tools/probe/soak.py",
    "tests/host/playthrough_script.py",
)
_DATA = ("data", "playthroughs", "sessions")


def portable_tests():
    """Return the portable test modules: tests/app/test_loop.py and so on."""
    found = []
    for folder in PORTABLE:
        for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
            found.append(path.relative_to(ROOT).as_posix())
    return found


def compile_tests(folder):
    """Compile the device's modules and the portable tests into a folder, constants and all.

    Returns where to run them, which is also where they find their data.
    """
    guests = [*_SCRIPTS, *portable_tests()]
    return _with_data(
        building.build_loose(building.ANY, out=folder, arch=ARCH, with_names=True, guests=guests)
    )


def compile_shipped(folder):
    """Compile the device's modules into a folder as for a board, and what plays matches on them.

    Returns where to run that.
    """
    return _with_data(building.build_loose(building.ANY, out=folder, arch=ARCH, guests=_PLAYERS))


def _with_data(tree):
    (tree / "lib" / "tests").mkdir(exist_ok=True)
    for name in _DATA:
        (tree / "lib" / "tests" / name).symlink_to(ROOT / "tests" / name)
    return tree / "lib"


def run(script, *arguments, heap="64M", timeout=300):
    """Run a script (path from the root of the project) and return what it printed, as text.

    It and all that it imports is read as source. Skips the calling test where there is no
    MicroPython, fails it with the interpreter's own words if the script does.
    """
    return _run((script, *arguments), ROOT, ".:firmware:.frozen", heap, timeout)


def run_compiled(tree, module, *arguments, heap, timeout=300):
    """Run a module of such a tree, else as `run`. heap: as for `-X heapsize=`."""
    return _run(("-m", module, *arguments), tree, "..:.frozen", heap, timeout)


def _run(command, folder, path, heap, timeout):
    binary = interpreter.micropython()
    if binary is None:
        reason = "no micropython beside %s nor on the PATH" % sys.executable
        print("skipped:", reason)
        pytest.skip(reason)
    done = subprocess.run(
        [binary, "-X", "heapsize=%s" % heap, *command],
        cwd=folder,
        env=dict(os.environ, MICROPYPATH=path),
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    said = done.stdout[-2000:] + done.stderr[-2000:]
    assert done.returncode == 0, "%s: %s" % (" ".join(command), said)
    return done.stdout
