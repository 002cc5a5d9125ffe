"""Runs portable test files on MicroPython: every `test_` function of the modules named.

    micropython tests/portable.py tests.hal.test_canvas ...

A function that cannot run here prints `skipped: reason` and returns. Exit status 1 if any fails.
"""

import sys


def run(name):
    """Run one module's tests; return how many failed."""
    __import__(name)
    module = sys.modules[name]
    failed = 0
    for test in sorted(dir(module)):
        if test.startswith("test_"):
            try:
                getattr(module, test)()
                print("ok", name, test)
            except Exception as error:
                failed += 1
                print("FAILED", name, test)
                sys.print_exception(error)
    return failed


if __name__ == "__main__":
    sys.path[0] = "."  # it was this folder, where tests/app would hide the application
    sys.exit(1 if sum([run(name) for name in sys.argv[1:]]) else 0)
