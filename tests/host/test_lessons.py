"""The deals of the guided hands: the tool finds one, and the modules are as it writes them."""

import importlib

import pytest

from engine.games import GAMES, load, result_of
from engine.rng import Rng
from sim.command import ROOT, UsageError
from tests.app.test_guides import guide
from tests.engine.laws import laws_of
from tests.sample import sampled
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
    assert (ROOT / "firmware" / "app" / game / "staged.py").read_text("utf-8") == wanted


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


@pytest.mark.parametrize("game", GAMES)
def test_the_others_play_the_script_by_themselves(game):
    _, scene = guide(game)
    match, course = scene.match, scene.course
    match.log.actions.cut(0)
    match.state = match.log.start()
    for action in importlib.import_module(f"app.{game}.staged").SCRIPT:
        if match.state.to_act != scene.player:
            assert result_of(course.bot_thoughts()) == (action, None)
        match.act(action)


@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_of_a_lesson_knows_only_its_own_view(game):
    """It chooses the same when everything is permuted that its seat does not see."""
    laws = laws_of(game)
    _, scene = guide(game)
    match, course = scene.match, scene.course
    chosen = 0
    for number in range(sampled(4, 40)):
        rng = Rng((1, 2, 3, number))
        match.state = load(game, "state").State(match.log.options, f"{number:016x}")
        match.log.actions.cut(0)
        while match.state.round_result is None:
            state = match.state
            legal = state.legal_actions()
            action = legal[rng.below(len(legal))]
            if state.to_act != scene.player:
                action, _ = result_of(course.bot_thoughts())
                for _ in range(3):
                    match.state = laws.permute(state, state.to_act, rng)
                    assert result_of(course.bot_thoughts()) == (action, None)
                match.state = state
                chosen += 1
            match.act(action)
    assert chosen > 30


@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_of_a_lesson_does_not_win_early(game):
    """At Koi-Koi a lucky hand, or a card turned up, may still end a month late."""
    bot = load(game, "bot")
    options = lessons.GAMES[game][0]
    for number in range(sampled(20, 200)):
        state = load(game, "state").State(options, f"{number:016x}")
        count = 0
        while state.round_result is None:
            view = state.view(state.to_act)
            if state.to_act != lessons.ME:
                view.legal = bot.sparing(view) or view.legal
            level = "medium" if state.to_act == lessons.ME else "easy"
            state.apply(*result_of(bot.think(view, Rng((5, 6, number, count)), level)))
            count += 1
        result = state.round_result
        if result.winner > lessons.ME:
            assert game == "koikoi" and (count > 8 or result.reason), (number, count)
