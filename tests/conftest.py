"""Put the simulator's framebuf in place before a test imports the application; clean up after."""

import os
import tempfile

from sim import framebuf

framebuf.install()

# Made before any test module asks for it, and gone with this process.
_scratch = tempfile.TemporaryDirectory(prefix="tessera-tests-")
os.environ["TESSERA_SCRATCH"] = _scratch.name
