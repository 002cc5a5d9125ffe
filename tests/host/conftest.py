"""Builds that take seconds, each made once for all tests and all workers."""

import functools
import os
import pickle

import pytest

from tests.host import micropython
from tools.build import building
from tools.web import site as web_site

_SQUARE = "waveshare_lcd13"


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
    return _once(tmp_path_factory, _SQUARE, _builder(_SQUARE))


@pytest.fixture(scope="session")
def square_again(tmp_path_factory):
    """The modules of waveshare_lcd13 in files of their own, made anew from their sources."""

    def make(folder):
        for remembered in (building._fold, building._bundle):
            remembered.cache_clear()
        building.build_loose(_SQUARE, folder, with_importer=True)
        known = building.sources()
        own = {name: known[name] for name in building.needed(_SQUARE, known)}
        again = building.shipped({**own, **building._IMPORTER})  # remembered
        (folder / "bundled").write_bytes(pickle.dumps(again))

    return _once(tmp_path_factory, "square_again", make)


@pytest.fixture(scope="session")
def bundled(square_again):
    """The bundled modules of waveshare_lcd13, a bundle.Bundled."""
    return pickle.loads((square_again / "bundled").read_bytes())


def _builder(board):
    return lambda folder: building.build(board, out=folder)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The page's files, as `make web` builds them."""
    return _once(tmp_path_factory, "site", web_site.build)


@pytest.fixture(scope="session")
def once(tmp_path_factory):
    """A function that makes a folder of a name, once for all workers, and returns it."""
    return functools.partial(_once, tmp_path_factory)


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
