"""The examples in docstrings are true, and what a newcomer meets first has one."""

import doctest
import importlib
import re

import pytest

from engine.games import GAMES
from sim.command import ROOT
from tests.host.test_imports import FILES

MODULES = [
    path[:-3].removeprefix("firmware/").replace("/", ".")
    for path in FILES
    if not path.startswith("tests/") and "    >>> " in (ROOT / path).read_text("utf-8")
]
FIRST_MET = {
    "engine.contract": ("complete",),
    "engine.games": ("load",),
    "engine.log": ("MatchLog", "bot_seed_of"),
    "engine.record": ("Record", "parse"),
    "engine.rng": ("Rng", "mix", "seed_words"),
}
OF_EACH_GAME = {
    "bot": ("think",),
    "events": ("event_for",),
    "notation": ("action", "parse_action", "event", "parse_event"),
    "state": ("State",),
    "view": ("View",),
}
OF_A_GAME = {
    "engine.okey.score": ("price",),
    "engine.koikoi.score": ("stopped",),
    "engine.ceki.score": ("bill",),
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_sessions_on_the_page_of_the_engine_are_true():
    page = "docs/engine.md"
    text = (ROOT / page).read_text("utf-8")
    session = "\n".join(re.findall(r"```pycon\n(.*?)```", text, re.S))
    told = doctest.DocTestParser().get_doctest(session, {}, page, page, 0)
    assert len(told.examples) >= 7
    assert doctest.DocTestRunner().run(told).failed == 0


def test_functions_met_first_have_an_example():
    wanted = {**FIRST_MET, **OF_A_GAME}
    for game in GAMES:
        wanted.update({f"engine.{game}.{name}": some for name, some in OF_EACH_GAME.items()})
    for name, functions in wanted.items():
        module = importlib.import_module(name)
        for function in functions:
            assert ">>>" in getattr(module, function).__doc__, f"{name}.{function}"
