"""The laws of tests/engine/laws.py over thousands of matches, in portions for two processes.

Random matches: any options, any legal action, as many rounds as the game's laws say. Bots: mixed
levels, any options, to the end. `make laws` plays them all, which takes half an hour; `make test`
one in 400 matches, at Okey without hard, which takes two seconds a match on CPython.
"""

import pytest

from engine.rng import Rng, mix
from tests.engine.laws import SEED, laws_of
from tests.sample import sampled

EVERY = sampled(400, 1)  # which of the matches are played

# Per game: how many of each, and how many in a portion.
RANDOM = {"okey": (2000, 25), "koikoi": (800, 100), "ceki": (1100, 50)}
BOTS = {"okey": (200, 20), "koikoi": (60, 20), "ceki": (120, 20)}
LEGAL = {
    "okey": (5000, 100),
    "koikoi": (10000, 1000),
    "ceki": (6000, 1000),
}  # 100,000 choices a game
HIDING = {"okey": (48, 6), "koikoi": (96, 24), "ceki": (24, 4)}  # watched at every step


def portions(games, every=EVERY):
    return [
        (game, range(first, min(first + portion * every, count), every))
        for game, (count, portion) in games.items()
        for first in range(0, count, portion * every)
    ]


def name_of(value):
    return value if isinstance(value, str) else str(value[0])


@pytest.mark.parametrize("game,numbers", portions(RANDOM), ids=name_of)
def test_random_matches_keep_the_laws(game, numbers):
    laws = laws_of(game)
    for number in numbers:
        state, actions = laws.random_match(number, laws.max_rounds, probe_every=2000)
        if number % 5 == 0:
            laws.assert_replays(laws.record_of(number, actions), state)


@pytest.mark.parametrize("game,numbers", portions(BOTS), ids=name_of)
def test_matches_between_bots_to_their_end(game, numbers):
    laws = laws_of(game)
    for number in numbers:
        record, state = laws.bot_match(number)
        assert state.to_act < 0
        laws.assert_replays(record, state)
        laws.assert_transcript_replays(record)


@pytest.mark.parametrize("game,numbers", portions(HIDING), ids=name_of)
def test_nothing_hidden_shows_at_any_step(game, numbers):
    laws = laws_of(game)
    rng = Rng(mix(SEED, 7, numbers[0]))
    for number in numbers:
        played = number % 2 == 0 and game in BOTS
        watched = laws.bot_steps(number, sampled(1, 2)) if played else laws.steps(number, 1)
        for state, _, action in watched:
            for seat in range(state.players):
                other = laws.assert_hides(state, seat, rng, laws.levels() if game in BOTS else ())
                laws.assert_hides_events(state, other, seat, action)


@pytest.mark.parametrize("game,numbers", portions(LEGAL, sampled(483, 1)), ids=name_of)
def test_bots_choose_what_is_legal_near_every_end(game, numbers):
    laws = laws_of(game)
    for number in numbers:
        assert laws.assert_chooses_legal(number)


def test_koikoi_has_its_five_thousand_rounds():
    laws = laws_of("koikoi")
    rounds = sum(laws.settings(number)["rounds"] for number in range(RANDOM["koikoi"][0]))
    assert rounds >= 5000
