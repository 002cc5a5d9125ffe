"""Runs heavy work in a MicroPython process, which is fastest because of the viper kernels."""

import os
import shutil
import subprocess
import sys

from sim.command import ROOT, UsageError


def micropython():
    """Return the path of a `micropython` beside this Python, or on the PATH, or None."""
    beside = os.path.join(os.path.dirname(sys.executable), "micropython")
    return beside if os.access(beside, os.X_OK) else shutil.which("micropython")


def needed():
    """Return the path of a `micropython`. Raises UsageError if there is none."""
    found = micropython()
    if found is None:
        raise UsageError(f"there is no micropython beside {sys.executable} nor on the PATH")
    return found


def environment():
    """Return the environment in which either Python finds the project's packages."""
    return dict(os.environ, MICROPYPATH=".", PYTHONPATH=".")


def command(module, arguments):
    """Return the command that runs main(arguments) of a portable module of tools: "arena.worker".

    Without MicroPython it runs this Python, which gives the same answer slowly.
    """
    found = micropython()
    folder, _, name = module.rpartition(".")
    code = f"from tools.{folder} import {name}; {name}.main({list(arguments)!r})"
    return [*([found, "-X", "heapsize=8m"] if found else [sys.executable, "-u"]), "-c", code]


def run(module, arguments, fed=""):
    """Run a portable module of tools from the root of the project; return what it prints.

    fed: text for its input. Raises subprocess.CalledProcessError.
    """
    done = subprocess.run(
        command(module, arguments),
        input=fed,
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout
