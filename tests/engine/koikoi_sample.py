"""A Koi-Koi state drawn from what a seat knows: that seat cannot tell it from the real one."""

from engine.koikoi import cards, deal
from engine.koikoi.phases import DECLARING
from engine.koikoi.state import State


def sample_state(view, rng):
    """Return a State that agrees with a view; hand and stock that it does not show are drawn.

    A hand is drawn again while it would have made the deal void, whatever has been played from it.
    Which of two lucky seats has declared is drawn by their hands: whoever holds one declares.
    """
    other = 1 - view.seat
    hands = [view.hand, view.hand]
    unknown = bytearray([card for card in range(cards.CARDS) if not view.seen[card]])
    size = view.hand_sizes[other] if not view.result else 0
    rng.shuffle(unknown)
    while view.options["lucky"] == "redeal" and deal.is_lucky(unknown[:size]):
        rng.shuffle(unknown)
    hands[other] = bytearray(sorted(unknown[:size])) if size else bytearray(_shown(view, other))
    state = object.__new__(State)
    state.options = dict(view.options)
    state.seed = "0000000000000000"
    state.players = 2
    state.round_no = view.round_no
    state.leader = view.leader
    state.hands = [bytearray(hand) for hand in hands]
    state.field = bytearray(view.field)
    state.stock = unknown[size:]
    state.captured = [bytearray(pile) for pile in view.captured]
    state._begin_round()
    state.scores = list(view.scores)
    state.history = list(view.history)
    state.phase = view.phase
    state.turn = view.turn
    state.pending = view.pending
    state.turned = view.turned
    state.calls = list(view.calls)
    state.decided = list(view.decided)
    if view.phase == DECLARING and view.to_act != view.leader:
        state._answers[view.leader] = int(deal.is_lucky(state.hands[view.leader]))
    state.round_result = view.result
    state.deal_events = []
    return state


def _shown(view, seat):
    return view.result.hands[seat] if view.result else b""
