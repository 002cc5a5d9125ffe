"""Put the simulator's framebuf in place before a test imports the application; clean up after."""

import gc
import os
import signal
import tempfile

import pytest

from sim import framebuf
from sim.launcher import kept_modules

framebuf.install()

from app.core import games  # noqa: E402 - after framebuf.install()

_MOST_S = 600  # of a test: then a process that it waits for is stuck

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
    """Let a test that waits for ever fail with a sentence."""

    def stop(*_):
        raise TimeoutError(f"the test takes longer than {_MOST_S} s: what it waits for is stuck")

    if not hasattr(signal, "SIGALRM"):  # on Windows
        yield
        return
    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(_MOST_S)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def _modules():
    """Give the next test the modules that its file imported, whatever this one unloads.

    And the games' own tables, in place of which tests/app/test_application.py opens another.
    """
    table = games.table
    with kept_modules():
        yield
    games.table = table
