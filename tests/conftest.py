"""Put the simulator's framebuf in place before a test imports the application; clean up after."""

import gc
import os
import tempfile

import pytest

from sim import framebuf
from sim.launcher import kept_modules

framebuf.install()

# Made before any test module asks for it, and gone with this process.
_scratch = tempfile.TemporaryDirectory(prefix="tessera-tests-")
os.environ["TESSERA_SCRATCH"] = _scratch.name


def pytest_collection_finish():
    """Let no later collection look at what pytest and the test files have made: it stays.

    The application collects often, and each time that would take longer than many a test.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _modules():
    """Give the next test the modules that its file imported, whatever this one unloads."""
    with kept_modules():
        yield
