"""What tests on the real MicroPython share."""

import os

import pytest

from tests.host import micropython


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """The tree of tests/host/micropython.py, compiled once for all workers."""
    fcntl = pytest.importorskip("fcntl")
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    tree = shared / "compiled"
    with open(shared / "compiled.lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.fstat(lock.fileno()).st_size:
            micropython.compile_tree(tree)
            lock.write("done")
    return tree / "lib"
