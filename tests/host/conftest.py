"""Builds that take seconds, each made once for all tests and all workers."""

import os
import pickle

import pytest

from tests.host import micropython
from tools.build import building
from tools.web import site as web_site


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """The portable tests and what they test, compiled once for all workers."""
    return _once(tmp_path_factory, "compiled", micropython.compile_tests) / "lib"


@pytest.fixture(scope="session")
def shipped(tmp_path_factory):
    """The compiled modules of boards, with those that replay sessions and transcripts."""
    return _once(tmp_path_factory, "shipped", micropython.compile_shipped) / "lib"


@pytest.fixture(scope="session")
def everything(tmp_path_factory):
    """The build that has every module there is."""
    return _once(tmp_path_factory, "any", _builder(building.ANY))


@pytest.fixture(scope="session")
def square_build(tmp_path_factory):
    """The build for waveshare_lcd13."""
    return _once(tmp_path_factory, "waveshare_lcd13", _builder("waveshare_lcd13"))


@pytest.fixture(scope="session")
def bundled(tmp_path_factory):
    """The bundled modules of waveshare_lcd13, a bundle.Bundled."""

    def make(path):
        known = building.sources()
        own = {name: known[name] for name in building.needed("waveshare_lcd13", known)}
        path.write_bytes(pickle.dumps(building.shipped(own)))

    return pickle.loads(_once(tmp_path_factory, "bundled", make).read_bytes())


def _builder(board):
    return lambda folder: building.build(board, out=folder)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The page's files, as `make web` builds them."""
    return _once(tmp_path_factory, "site", web_site.build)


def _once(tmp_path_factory, name, make):
    fcntl = pytest.importorskip("fcntl")
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    tree = shared / name
    with open(shared / (name + ".lock"), "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.fstat(lock.fileno()).st_size:
            make(tree)
            lock.write("done")
    return tree
