"""Where tests write, in a place that no other process uses. Portable."""

import os

_PROCESS = "".join(["%02x" % byte for byte in os.urandom(4)])  # MicroPython has no getpid


def scratch(name):
    """Return the path of a directory to be, for this process alone.

    tests/conftest.py says where, and removes it after the tests; without pytest it is here.
    """
    return (os.getenv("TESSERA_SCRATCH") or ".") + "/tessera_" + name + "_" + _PROCESS
