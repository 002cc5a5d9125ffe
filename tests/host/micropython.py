"""Finds and runs the real MicroPython for tests that compare it with CPython."""

import os
import shutil
import subprocess
import sys

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def find():
    """Return the path of a `micropython`: beside this Python, or on the PATH, or None."""
    beside = os.path.join(os.path.dirname(sys.executable), "micropython")
    return beside if os.access(beside, os.X_OK) else shutil.which("micropython")


def run(script, *arguments, heap=None, timeout=300):
    """Run a script (path from the root of the project) and return what it printed, as text.

    `heap` caps the heap, in the words of `-X heapsize=`. Skips the calling test where there is no
    MicroPython, fails it with the interpreter's own words if the script does.
    """
    binary = find()
    if binary is None:
        reason = "no micropython beside %s nor on the PATH" % sys.executable
        print("skipped:", reason)
        pytest.skip(reason)
    options = [] if heap is None else ["-X", "heapsize=%s" % heap]
    done = subprocess.run(
        [binary, *options, script, *arguments],
        cwd=ROOT,
        env=dict(os.environ, MICROPYPATH=".:firmware:.frozen"),
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, "%s: %s%s" % (script, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout
