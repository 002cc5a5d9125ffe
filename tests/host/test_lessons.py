"""The deals of the guided hands: the tool finds one, and the modules are as it writes them."""

import importlib
from pathlib import Path

import pytest

from engine.games import GAMES, load
from sim.command import ROOT, UsageError
from tools import lessons


def test_a_deal_is_found_again():
    seed, story = lessons.find("okey", 1, 1000)
    options, is_deal, is_story = lessons.GAMES["okey"]
    assert is_deal(load("okey", "state").State(options, seed)) and is_story(story)


def test_a_missing_deal_is_reported():
    with pytest.raises(UsageError, match="none of 3 deals from 1 on tells the story"):
        lessons.find("okey", 1, 3)


@pytest.mark.parametrize("game", GAMES)
def test_the_module_is_as_the_tool_writes_it(game):
    staged = importlib.import_module(f"app.{game}.staged")
    wanted = lessons.module(game, staged.SEED, staged.SCRIPT)
    assert Path(ROOT, "firmware", "app", game, "staged.py").read_text("utf-8") == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_script_tells_the_story(game):
    staged = importlib.import_module(f"app.{game}.staged")
    options, is_deal, is_story = lessons.GAMES[game]
    state = load(game, "state").State(options, staged.SEED)
    assert is_deal(state)
    story = []
    for action in staged.SCRIPT:
        story.append((state.view(0) if state.to_act == 0 else None, action))
        state.apply(action)
    assert is_story([*story, (state.view(0), None)])
