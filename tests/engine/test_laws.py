"""Laws over random matches of every game; by the thousand in tests/host/test_laws_many.py."""

from engine.compat import IS_MICROPYTHON
from engine.games import GAMES
from engine.rng import Rng, mix
from tests.engine.laws import SEED, laws_of
from tests.sample import sampled
from tools.play import selfplay

MATCHES = sampled(3, 12)
# Numbers of matches near their end. At Okey a twin may be shown before the first draw, which ends
# the last three of these matches at once. At the other games any numbers serve.
LEGAL = {"okey": (216, 508, 981, 1114), "koikoi": range(8), "ceki": range(100, 104)}
ROUNDS = 1 if IS_MICROPYTHON else 3  # a record of three would not fit beside the rest


def test_random_matches_are_told_as_they_happen_and_replay():
    for laws in map(laws_of, GAMES):
        for number in range(MATCHES):
            state, actions = laws.random_match(number, ROUNDS, probe_every=40)
            record = laws.record_of(number, actions)
            laws.assert_replays(record, state)
            laws.assert_transcript_replays(record)


def test_bots_play_matches_to_their_end_and_do_it_again_the_same():
    rounds = 2 if IS_MICROPYTHON else 0
    for laws in map(laws_of, GAMES):
        for number in range(sampled(2, 6)):
            record, state = laws.bot_match(number, rounds)
            assert rounds or state.to_act < 0
            again, _ = laws.bot_match(number, rounds)
            assert again.text() == record.text()
            laws.assert_replays(record, state)


def test_bots_choose_what_is_legal_at_scores_near_every_end():
    for laws in map(laws_of, GAMES):
        for number in LEGAL[laws.game]:
            laws.assert_chooses_legal(number)


def test_bots_go_on_from_a_record_as_if_they_had_never_stopped():
    for laws in map(laws_of, GAMES):
        whole, _ = laws.bot_match(1, 1)
        part, _ = laws.bot_match(1, 1)
        part.actions.cut(len(whole.actions) // 2)
        selfplay.play(part, 1)
        assert part.text() == whole.text()


def test_hidden_tiles_and_cards_change_neither_view_nor_choice():
    rng = Rng(mix(SEED, 4))
    for laws in map(laws_of, GAMES):
        for number in range(MATCHES):
            for count, (state, _, action) in enumerate(laws.steps(number, 1)):
                if count % 5:
                    continue
                levels = laws.levels()
                if count % 15:
                    levels = levels[1:2]
                for seat in laws.seats(state):
                    other = laws.assert_hides(state, seat, rng, levels)
                    laws.assert_hides_events(state, other, seat, action)


def test_a_view_is_made_of_plain_values_of_its_own():
    for laws in map(laws_of, GAMES):
        for number in range(MATCHES):
            for count, (state, _, _) in enumerate(laws.steps(number, ROUNDS)):
                if count % 20 == 0 or state.round_result:
                    for seat in range(state.players):
                        laws.assert_owns(state, seat)


def test_all_settings_come_up():
    for laws in map(laws_of, GAMES):
        seen = set()
        for number in range(200):
            chosen = laws.settings(number)
            seen |= {(name, chosen[name]) for name in chosen}
        assert len(seen) == sum([len(option.values) for option in laws.options])
