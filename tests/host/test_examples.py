"""The examples in the engine's docstrings are true, and what a newcomer meets first has one."""

import doctest
import importlib

import pytest

from engine.games import GAMES
from tests.host.test_imports import FILES

MODULES = [
    path[:-3].replace("/", ".")
    for path in FILES
    if path.startswith("engine/") and "__init__" not in path
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
    "notation": ("action", "parse_action", "event"),
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


def test_what_is_met_first_has_an_example():
    wanted = {**FIRST_MET, **OF_A_GAME}
    for game in GAMES:
        wanted.update({f"engine.{game}.{name}": some for name, some in OF_EACH_GAME.items()})
    for name, functions in wanted.items():
        module = importlib.import_module(name)
        for function in functions:
            assert ">>>" in getattr(module, function).__doc__, f"{name}.{function}"
