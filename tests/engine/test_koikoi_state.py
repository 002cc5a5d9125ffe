"""Koi-Koi's state: positions that cannot be, what stays secret, samples, presets to the end."""

from engine.compat import IS_MICROPYTHON
from engine.koikoi import cards, events, notation, score
from engine.koikoi.actions import DECLARE, NEXT_ROUND, PASS, PLAY
from engine.koikoi.deal import is_teshi
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import CHOOSING, DECIDING, DECLARING, PLAYING
from engine.koikoi.position import sample
from engine.koikoi.state import State
from engine.rng import Rng, mix
from tests.engine.koikoi_laws import LAWS, Player
from tests.engine.laws import SEED, dump, seed_of

TESHI = list(range(8))  # January and February whole
PAIRS = [8, 9, 12, 13, 16, 17, 20, 21]
PLAIN = [24, 28, 32, 36, 40, 44, 10, 14]


def position(hands, **facts):
    """A position at the start of a round: eight cards of the rest lie on the field."""
    rest = [card for card in range(48) if card not in hands[0] + hands[1]]
    return State.from_position(hands=hands, field=rest[:8], stock=rest[8:], **facts)


def test_a_secret_answer_changes_nothing_but_who_is_asked():
    for action in (DECLARE, PASS):
        state = position([TESHI, PLAIN], phase=DECLARING)
        before = [dump_without_turn(state, seat) for seat in (0, 1)]
        assert state.legal_actions() == [DECLARE, PASS] and state.to_act == 0
        assert state.apply(action) == []
        assert state.to_act == 1 and state.legal_actions() == [PASS]
        assert [dump_without_turn(state, seat) for seat in (0, 1)] == before
        told = state.apply(PASS)
        assert told[:2] == [(events.ANSWERED, 0, int(action == DECLARE)), (events.ANSWERED, 1, 0)]
        assert (state.phase == PLAYING) == (action == PASS)


def dump_without_turn(state, seat):
    """A view but for who is asked and what that seat may do."""
    view = state.view(seat)
    view.to_act = view.legal = None
    return dump(view)


def test_two_lucky_hands_make_a_round_without_points():
    for first in (DECLARE, PASS):
        for second in (DECLARE, PASS):
            state = position([TESHI, PAIRS], phase=DECLARING, leader=1)
            assert state.to_act == 1
            state.apply(first)
            told = state.apply(second)
            assert [event[0] for event in told[2:]] == [events.DECLARED] * 2 + [events.NOBODY_WON]
            assert state.round_result.reason == score.BOTH_LUCKY and state.scores == [0, 0]
            assert state.to_act == 1 and state.round_no == 1


def test_a_seat_lets_the_months_go_that_it_does_not_capture():
    """Months 5 and 6 lie there. Seat 0 captures one of them, seat 1 lays a card of month 7."""
    hands = [[16, 1, 2, 5, 6, 9, 10, 13], [24, 3, 0, 4, 7, 8, 11, 12]]
    field = [17, 18, 19, 20, 21, 22, 23, 25]
    rest = [card for card in range(48) if card not in hands[0] + hands[1] + field]
    rest.remove(47)
    state = State.from_position(hands=hands, field=field, stock=rest + [47])
    state.apply(PLAY + 16)
    assert [list(months) for months in state.let_go] == [[0] * 5 + [1, 1] + [0] * 5, [0] * 12]
    state.apply(PLAY + 3)
    lying = [0] * 5 + [8, 8] + [0] * 4 + [8]
    assert [list(months) for months in state.view(0).let_go] == [[0] * 5 + [1, 1] + [0] * 5, lying]
    state = state.copy()
    while state.round_result is None:
        state.apply(state.legal_actions()[0])
    state.apply(NEXT_ROUND)
    assert [list(months) for months in state.let_go] == [[0] * 12] * 2


def test_positions_that_cannot_be_are_refused():
    hands = [TESHI, PAIRS]
    rest = [card for card in range(48) if card not in TESHI + PAIRS]
    fine = {"hands": hands, "field": rest[:8], "stock": rest[8:]}
    assert State.from_position(**fine).phase == PLAYING
    for change in (
        {"hands": [TESHI]},
        {"hands": [TESHI, PAIRS[:7]], "stock": rest[8:] + PAIRS[7:]},
        {"hands": [TESHI, TESHI]},
        {"field": rest[:7]},
        {"field": rest[:9]},
        {"field": rest[:10], "stock": rest[10:]},
        {"turn": 1},
        {"turn": 2},
        {"leader": 3},
        {"round_no": 13},
        {"round_no": 0},
        {"phase": CHOOSING},
        {"phase": DECIDING},
        {"phase": 5},
        {"phase": DECLARING, "turn": 1},
        {"pending": rest[0], "field": rest[1:8]},
        {"turned": rest[0]},
        {"scores": [0]},
        {"options": {"rounds": 4}},
    ):
        assert is_refused(dict(fine, **change)), change


def is_refused(pieces):
    try:
        State.from_position(**pieces)
    except ValueError as error:
        return len(str(error)) > 5
    return False


def test_a_state_drawn_from_a_view_looks_the_same():
    rng = Rng(mix(SEED, 51))
    for number in range(4 if IS_MICROPYTHON else 40):
        for count, (state, _, _) in enumerate(LAWS.steps(number, 2)):
            if count % 3 == 0 or state.phase == DECLARING:
                for seat in (0, 1):
                    sampled = LAWS.assert_samples(state, seat, rng)
                    assert sampled.to_act == state.to_act
                    if sampled.to_act == seat:
                        assert sampled.legal_actions() == state.legal_actions()


def test_samples_can_be_played_to_the_end_of_the_round():
    rng = Rng(mix(SEED, 52))
    for number in range(4 if IS_MICROPYTHON else 30):
        for count, (state, _, _) in enumerate(LAWS.steps(number, 1)):
            if count % 7 == 0 and state.round_result is None:
                sampled = LAWS.assert_samples(state, number % 2, rng)
                player = Player(number)
                while sampled.round_result is None:
                    sampled.apply(player.choose(sampled.legal_actions()))
                    LAWS.assert_whole(sampled)


def test_every_preset_is_played_to_the_end():
    for number, (name, settings) in enumerate(PRESETS):
        state = State(settings, seed_of(number))
        player = Player(number)
        rounds = 0
        while state.to_act >= 0:
            state.apply(player.choose(state.legal_actions()))
            rounds += state.round_result is not None
        assert rounds >= 12 and state.round_no == 12, name
        assert max(state.scores) > 0 and state.outcome().winners


def test_a_round_starts_from_a_redeal_when_three_lie_on_the_field():
    found = 0
    for number in range(40):
        state = State({"field3": "redeal", "lucky": "redeal"}, seed_of(number))
        months = [card // 4 for card in state.field]
        assert max([months.count(month) for month in months]) < 3
        found += any(event[0] == events.REDEALT for event in state.deal_events)
    assert found > 0


def test_a_caller_whose_viewing_the_rain_has_undone_wins_nothing():
    stock = [20, 21, 22, 23, 16, 17, 18, 19, 24]
    for weather, winner, points in (("on", -1, 0), ("off", 0, 5)):
        own = [cards.CURTAIN, cards.CUP, cards.RAIN]
        rest = [card for card in range(48) if card not in own + stock + [0, 44]]
        state = State.from_position(
            hands=([], [44]),
            field=[0],
            stock=stock,
            captured=(own, rest),
            turn=1,
            calls=(1, 0),
            decided=(5, 99),
            options={"weather": weather},
        )
        state.apply(state.legal_actions()[0])
        assert state.round_result.reason == score.EXHAUSTED
        assert (state.round_result.winner, state.round_result.points) == (winner, points)
        assert state.scores == [points, 0] and state.history == [(winner, points)]


def test_a_sampled_hand_is_none_that_would_have_been_dealt_again():
    own, field = bytes((0, 1, 2, 4, 5, 6, 8, 9)), bytes((3, 7, 10, 11, 12, 13, 14, 16, 17, 18))
    hidden = [card for card in range(48) if card not in own and card not in field]
    lucky = {}
    for value in ("redeal", "off"):
        state = State.from_position(
            hands=(hidden[:6] + hidden[-1:], own),
            field=field,
            stock=hidden[6:-1],
            turn=1,
            options={"lucky": value},
        )
        view = state.view(1)
        rng = Rng(mix(SEED, 5))
        lucky[value] = 0
        for _ in range(400):
            hand = sample(State, view, rng).hands[0]
            assert len(hand) == 7
            lucky[value] += is_teshi(hand)
    assert lucky["redeal"] == 0 and lucky["off"] > 0


def test_every_card_and_action_has_one_text():
    texts = [notation.card(card) for card in range(48)]
    assert len(set(texts)) == 48
    assert [notation.parse_card(text) for text in texts] == list(range(48))
    for text in ("", "1B", "00B", "13B", "01A", "01P", "01P3", "11P1", "01b", "01B ", "12P4"):
        for prefix in ("", "play:", "take:"):
            parse = notation.parse_action if prefix else notation.parse_card
            assert is_bad(parse, prefix + text), prefix + text
    for text in ("", "PASS", "play", "koi-koi", "stop ", "discard:01B"):
        assert is_bad(notation.parse_action, text), text


def is_bad(parse, text):
    try:
        parse(text)
    except notation.BadNotation as error:
        return len(str(error)) > 0
    return False


def test_events_read_like_this():
    for event, text in (
        ((events.LOT_DRAWN, 2, 4), "lots 01P1 02A"),
        ((events.ROUND_STARTED, 3, 1), "round 3, seat 1 leads"),
        ((events.DEALT, bytes((0, 43))), "field 01B 11P"),
        (
            (events.REDEALT, 1, bytes((0, 1, 2))),
            "void, three of a month on the field: 01B 01R 01P1",
        ),
        ((events.ANSWERED, 0, 0), "seat 0 does not declare"),
        ((events.DECLARED, 1, bytes((0, 1))), "seat 1 shows a lucky hand 01B 01R"),
        ((events.PLAYED, 0, 0), "seat 0 plays 01B"),
        ((events.TURNED, 0, 0), "seat 0 turns 01B"),
        ((events.CAPTURED, 0, bytes((0, 1, 2, 3))), "seat 0 takes 01R 01P1 01P2 with 01B"),
        ((events.STAYED, 1, 46), "seat 1 leaves 12P2"),
        ((events.MADE, 1, 7, 6), "seat 1 has 7, after 6"),
        ((events.CALLED, 1), "seat 1 calls koi-koi"),
        ((events.STOPPED, 1, 0), "seat 1 stops"),
        ((events.STOPPED, 1, 1), "seat 1 has to stop"),
        ((events.BOTH_EMPTY, -1), "both hands empty, no single caller"),
        ((events.BOTH_EMPTY, 0), "both hands empty, seat 0 has called"),
        ((events.WON, 0, 6, 13), "seat 0 scores 6, has 13"),
        ((events.NOBODY_WON,), "nobody scores"),
        ((events.MATCH_ENDED, bytes((0, 1))), "match over, won by 0 1"),
    ):
        assert notation.event(event) == text
        assert events.event_for(event, 0) == events.event_for(event, 1) == event
