"""Runs the simulator with some arguments, and prints the deepest stack: stack_script.py ARGUMENTS.

What a device has on it is summed up as it was measured there: see test_stack.py.
"""

import os
import sys
from pathlib import Path

from sim import cli

CALL = 240  # bytes of a call, and of a module that is being loaded
IMPORT = 540

_ROOT = Path(__file__).resolve().parents[2]
_DEVICE = tuple(f"{_ROOT / part}{os.sep}" for part in ("firmware", "engine", "hal"))
# Of modules that hold numbers alone nothing is left on a device.
_FOLDED = ("ids.py", "compat.py", "actions.py", "phases.py")


class Stack:
    """The calls on the stack, watched by sys.setprofile."""

    def __init__(self):
        """Begin with nothing."""
        self.deepest = 0
        self.chain = ""
        self._depth = 0
        self._known = {}  # id of a code: (its cost, the code, so that no other has its id)

    def watch(self, frame, event, _):
        """Follow a call or a return."""
        if event not in ("call", "return"):  # a function in C
            return
        code = frame.f_code
        if id(code) not in self._known:
            self._known[id(code)] = _cost(code), code
        cost = self._known[id(code)][0]
        if not cost:
            return
        if event == "call":
            self._depth += cost
            if self._depth > self.deepest:
                self.deepest = self._depth
                self.chain = _chain(frame)
        else:
            self._depth -= cost


def _cost(code):
    """Return how many bytes a call takes on a device, 0 if it is not there."""
    path = code.co_filename
    if not path.startswith(_DEVICE) or os.path.basename(path) in _FOLDED:
        return 0
    return IMPORT if code.co_name == "<module>" else CALL


def _chain(frame):
    names = []
    while frame:
        path = frame.f_code.co_filename
        if path.startswith(_DEVICE):
            names.append(f"{os.path.relpath(path, _ROOT)}:{frame.f_code.co_name}")
        frame = frame.f_back
    return " > ".join(reversed(names))


def main(*arguments):
    """Run, and print the bytes and what was on the stack."""
    stack = Stack()
    sys.setprofile(stack.watch)
    cli.main(["--face", "headless", *arguments])
    sys.setprofile(None)
    print(stack.deepest, stack.chain)


if __name__ == "__main__":
    main(*sys.argv[1:])
