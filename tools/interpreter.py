"""Finds the interpreter for heavy work: MicroPython, whose viper kernels play the games quickest.

`python -c`-like scripts run there from the root of the project with its packages on the path.
"""

import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def micropython():
    """Return the path of a `micropython` beside this Python, or on the PATH, or None."""
    beside = os.path.join(os.path.dirname(sys.executable), "micropython")
    return beside if os.access(beside, os.X_OK) else shutil.which("micropython")


def run(script, arguments, fed="", heap="8m"):
    """Run a portable script of the project; return what it prints.

    script: path from the root; fed: text for its input. Without MicroPython this Python runs it,
    with the same answer, slowly. Raises subprocess.CalledProcessError.
    """
    found = micropython()
    command = [found, "-X", "heapsize=" + heap] if found else [sys.executable]
    done = subprocess.run(
        [*command, script, *arguments],
        input=fed,
        cwd=ROOT,
        env=dict(os.environ, MICROPYPATH=".", PYTHONPATH="."),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout
