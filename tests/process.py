"""A name that no other process has, for the directories that tests write to. Portable."""

import os

PROCESS = "".join(["%02x" % byte for byte in os.urandom(4)])  # MicroPython has no getpid
