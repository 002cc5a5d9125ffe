"""Runs portable test files on MicroPython: every `test_` function of the modules named.

    micropython -m tests.portable tests.hal.test_canvas ...

A function that cannot run here prints `skipped: reason` and returns. The last line counts; exit
status 1 if any test fails, or if a module has none.
"""

import gc
import sys


def run(name):
    """Run one module's tests; return (how many passed, how many failed)."""
    __import__(name)
    module = sys.modules[name]
    passed = failed = 0
    for test in sorted(dir(module)):
        if test.startswith("test_"):
            gc.collect()
            try:
                getattr(module, test)()
                passed += 1
                print("ok", name, test)
            except Exception as error:
                failed += 1
                print("FAILED", name, test)
                sys.print_exception(error)
    if not passed + failed:
        failed = 1
        print("FAILED", name, "has no tests")
    return passed, failed


def main(names):
    """Run the tests of all modules; return the exit status."""
    passed = failed = 0
    for name in names:
        results = run(name)
        passed += results[0]
        failed += results[1]
    print(passed, "passed,", failed, "failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
