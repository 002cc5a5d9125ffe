"""Put the simulator's framebuf in place before a test imports the application; clean up after."""

import os
import tempfile

import pytest

from sim import framebuf
from sim.launcher import kept_modules

framebuf.install()

# Made before any test module asks for it, and gone with this process.
_scratch = tempfile.TemporaryDirectory(prefix="tessera-tests-")
os.environ["TESSERA_SCRATCH"] = _scratch.name


@pytest.fixture(autouse=True)
def _modules():
    """Give the next test the modules that its file imported, whatever this one unloads."""
    with kept_modules():
        yield
