"""The parts of the laws of tests/engine/laws.py that are particular to Koi-Koi."""

from engine.compat import IS_MICROPYTHON
from engine.koikoi import position
from engine.koikoi.actions import DECLARE, KOIKOI, NEXT_ROUND, PASS, PLAY, STOP, TAKE
from engine.koikoi.phases import (
    BETWEEN,
    CHOOSING,
    CHOOSING_TURNED,
    DECIDING,
    DECLARING,
    OVER,
    PLAYING,
)
from engine.koikoi.state import State
from tests.engine import laws
from tests.engine.koikoi_shadow import Shadow, is_lucky

ACTIONS = (DECLARE, PASS, STOP, KOIKOI, NEXT_ROUND)
ACTIONS += tuple(range(PLAY, PLAY + 48)) + tuple(range(TAKE, TAKE + 48))


class Player(laws.Player):
    """Any legal action; some hardly ever stop, so that calls pile up."""

    def __init__(self, number):
        super().__init__(number)
        self._reluctance = (1, 4, 16)[number % 3]

    def choose(self, legal):
        if STOP in legal and self.rng.below(self._reluctance):
            return KOIKOI
        return super().choose(legal)


class KoiKoiLaws(laws.Laws):
    """Koi-Koi: forty-eight cards; the other hand and the stock are hidden."""

    def player(self, number):
        return Player(number)

    def shadow(self, state):
        return Shadow(state)

    def naive_legal(self, state):
        return [action for action in ACTIONS if _is_legal(state, action)]

    def assert_whole(self, state):
        pieces = state.hands + state.captured + [state.field, state.stock]
        everything = b"".join([bytes(some) for some in pieces])
        if state.pending >= 0:
            everything += bytes((state.pending,))
        assert sorted(everything) == list(range(48))

    def assert_accounts(self, state, seat):
        view = state.view(seat)
        hidden = bytes(state.stock)
        if state.round_result is None:
            hidden += bytes(state.hands[1 - seat])
        for card in range(48):
            assert view.seen[card] == (card not in hidden)

    def levels(self):
        """Without those that play out on CPython, where that takes a hundred times longer."""
        return super().levels() if IS_MICROPYTHON else super().levels()[:2]

    def bot_settings(self, number):
        return dict(self.settings(number), rounds=3)

    def bring_near_end(self, state, rng):
        state.scores = [rng.below(20), rng.below(20)]
        state.round_no = state.options["rounds"] - rng.below(2)

    def asked_levels(self, count):
        """On CPython a play-out takes a hundred times longer."""
        every = (1, 1, 1, 50) if IS_MICROPYTHON else (1, 1, 50, 500)
        return [one for one, step in zip(super().asked_levels(count), every) if count % step == 0]

    def permute(self, state, seat, rng):
        """Half of the time the next card of the stock stays where it is.

        A lucky hand may come or go; what the other has answered goes with it.
        """
        other = state.copy()
        hand = state.hands[1 - seat] if state.round_result is None else b""
        hidden = bytearray(hand) + state.stock
        keeps_next = rng.below(2) and len(state.stock) > 0
        if keeps_next:
            hidden = hidden[:-1]
        rng.shuffle(hidden)
        if keeps_next:
            hidden += state.stock[-1:]
        if hand:
            other.hands[1 - seat] = bytearray(sorted(hidden[: len(hand)]))
        other.stock = hidden[len(hand) :]
        if state.phase == DECLARING and state.to_act != state.leader:
            other.answers[state.leader] = int(is_lucky(other.hands[state.leader]))
        return other

    def tells_alike(self, state, other, seat, action):
        if action == NEXT_ROUND or action not in other.legal_actions():
            return False
        if action in (DECLARE, PASS):
            return state.to_act == state.leader
        return state.phase not in (PLAYING, CHOOSING) or state.stock[-1] == other.stock[-1]

    def assert_samples(self, state, seat, rng):
        """A state drawn from a view looks the same to that seat and is whole."""
        view = state.view(seat)
        sampled = position.sample(State, view, rng)
        self.assert_whole(sampled)
        assert laws.dump(sampled.view(seat)) == laws.dump(view)
        return sampled


LAWS = KoiKoiLaws("koikoi", ACTIONS)


def _is_legal(state, action):
    phase = state.phase
    if phase in (BETWEEN, OVER):
        return action == NEXT_ROUND and phase == BETWEEN
    seat = state.to_act
    if phase == DECLARING:
        return action == PASS or (action == DECLARE and is_lucky(state.hands[seat]))
    if phase == DECIDING:
        return action in (STOP, KOIKOI)
    if phase == PLAYING:
        return action - PLAY in list(state.hands[seat])
    assert phase in (CHOOSING, CHOOSING_TURNED)
    card = action - TAKE
    return card in list(state.field) and card // 4 == state.pending // 4
