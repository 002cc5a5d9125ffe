"""The face `web`: the page in this computer's browser."""

import subprocess
import sys

from sim.command import ROOT, UsageError

_LINKED = ("game", "seed")  # what the address of the page takes


def show(args):
    """Build the page, serve it and open it, until Ctrl-C. Returns the exit status.

    args: as of sim/cli.py. Raises UsageError.
    """
    given = {name for name, value in vars(args).items() if value}
    if given - {"face", "launch", *_LINKED}:
        raise UsageError("the web face takes only --game and --seed; choose the rest in the page")
    fragment = "/".join([args.launch[name] for name in _LINKED if name in args.launch])
    # Building the page needs the tools, which the simulator itself does without.
    command = [sys.executable, "-m", "tools.web", "--open", "#" + fragment if fragment else ""]
    return subprocess.call(command, cwd=ROOT)
