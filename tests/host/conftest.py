"""Builds that take seconds, each made once for all tests and all workers; the page in Chromium.

Chromium runs for one module at a time: Playwright's event loop would disturb other tests.
"""

import functools
import json
import os
import pickle

import pytest

from sim.command import UsageError
from tests.host import browser, micropython
from tests.host.browser import DESKTOP, Tab
from tools.build import building
from tools.web import interpreter
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


@pytest.fixture(scope="module")
def playwright():
    """Playwright, with a Chromium to start."""
    reason = browser.missing()
    if reason:
        print("skipped:", reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def chromium(playwright):
    """Playwright's Browser."""
    running = browser.launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="module")
def web_folder(playwright, request):
    """The page's files, if there is a browser to open them."""
    try:
        interpreter.fetch()
    except UsageError as sorry:  # npm is there, and no network
        print("skipped:", sorry)
        pytest.skip(str(sorry))
    return request.getfixturevalue("site")


@pytest.fixture(scope="module")
def address(web_folder):
    """The address at which the page is served."""
    with browser.serving(web_folder) as served:
        yield served


@pytest.fixture
def tab(chromium, address):
    """A function that opens the page in a new tab, of the same player each time.

    Whatever a tab writes to the console fails the test.
    """
    contexts = {}
    tabs = []

    def opened(fragment="", **settings):
        key = json.dumps(settings, sort_keys=True)
        if key not in contexts:
            contexts[key] = chromium.new_context(**(settings or DESKTOP))
        tabs.append(Tab(contexts[key], address, fragment))
        return tabs[-1]

    yield opened
    for context in contexts.values():
        context.close()
    assert [one.noise for one in tabs if one.noise] == []


@pytest.fixture(scope="module")
def stage(chromium, address):
    """A page in which sessions are replayed."""
    context = chromium.new_context()
    yield Tab(context, address)
    context.close()
