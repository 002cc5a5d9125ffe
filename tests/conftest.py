"""Put the simulator's framebuf in place before a test imports the application; clean up after."""

import gc
import os
import signal
import tempfile
import time

import pytest

from sim import framebuf
from sim.launcher import kept_modules

framebuf.install()

from app.core import games  # noqa: E402 - after framebuf.install()

_MOST_S = 600  # of a test: then a process that it waits for is stuck
_MOST_BYTES = 2 << 30  # of memory for a test: then a loop in it has no end
_LOOK_S = 10  # between two looks at both

# A shell that starts the tests in the background has Ctrl-C ignored, by all that they start too.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Made before any test module asks for it, and gone with this process.
_scratch = tempfile.TemporaryDirectory(prefix="tessera-tests-")
os.environ["TESSERA_SCRATCH"] = _scratch.name


def pytest_collection_finish():
    """Let no later collection look at what pytest and the test files have made: it stays.

    The application collects often, and each time that would take longer than many a test.
    """
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish():
    """The same for what a test leaves: a build's caches made the tables of later tests dear."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _end():
    """Let a test that waits or collects for ever fail with a sentence."""
    began, held = time.monotonic(), _resident()

    def look(*_):
        if time.monotonic() - began > _MOST_S:
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise TimeoutError(f"the test takes more than {_MOST_S} s: it waits for what is stuck")
        if _resident() - held > _MOST_BYTES:
            signal.setitimer(signal.ITIMER_REAL, 0)
            raise MemoryError(f"the test takes more than {_MOST_BYTES} bytes: it has no end")

    if not hasattr(signal, "SIGALRM"):  # on Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, _LOOK_S, _LOOK_S)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def _resident():
    """Return the bytes of memory that this process has, or 0 where Linux does not tell it."""
    try:
        with open("/proc/self/statm") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@pytest.fixture(autouse=True)
def _modules():
    """Give the next test the modules that its file imported, whatever this one unloads.

    And the games' own tables, in place of which tests/app/test_application.py opens another.
    """
    table = games.table
    with kept_modules():
        yield
    games.table = table
