"""The laws of tests/engine/okey_laws.py over thousands of matches, in portions for two processes.

Random matches: any legal action, a listed finish half of the time, thirty rounds at most. Bots:
mixed levels, any options, from ten points to the end.
"""

import pytest

from engine.rng import Rng, mix
from tests.engine import okey_laws as laws
from tests.engine.okey_random import MAX_ROUNDS, SEED, steps

RANDOM, PORTION = 2000, 100
BOTS, BOT_PORTION = 200, 20
HIDING, HIDING_PORTION = 48, 6  # matches watched at every step


@pytest.mark.parametrize("first", range(0, RANDOM, PORTION))
def test_random_matches(first):
    for number in range(first, first + PORTION):
        state, actions = laws.random_match(number, MAX_ROUNDS, probe_every=2000)
        if number % 5 == 0:
            laws.assert_replays(laws.record_of(number, actions), state)


@pytest.mark.parametrize("first", range(0, BOTS, BOT_PORTION))
def test_matches_between_bots_from_ten_points_to_their_end(first):
    for number in range(first, first + BOT_PORTION):
        record, state = laws.bot_match(number)
        assert state.to_act < 0
        laws.assert_replays(record, state)
        laws.assert_transcript_replays(record)


@pytest.mark.parametrize("first", range(0, HIDING, HIDING_PORTION))
def test_nothing_hidden_shows_at_any_step(first):
    rng = Rng(mix(SEED, 7, first))
    for number in range(first, first + HIDING_PORTION):
        watched = steps(number, 1) if number % 2 else laws.bot_steps(number, 2)
        for state, _, action in watched:
            for seat in range(state.players):
                other = laws.assert_hides(state, seat, rng, ("easy", "medium", "hard"))
                laws.assert_hides_events(state, other, seat, action)
