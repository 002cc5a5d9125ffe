"""Players of Koi-Koi with a fixed plan, for play-throughs. They see all cards.

Each takes a state and returns the action of the seat to act. Bots could play these matches too,
but their choices change with every tuning.
"""

from engine.koikoi import cards, yaku
from engine.koikoi.actions import DECLARE, KOIKOI, PLAY, STOP, TAKE

_WORTH = (9, 4, 3, 1)  # value of a captured card, by kind


def _wanted(state, action):
    """Return the value of an action for the seat: what it captures, or saves by waiting."""
    if action >= TAKE:
        return _WORTH[cards.kind_of(action - TAKE)]
    card = action - PLAY
    met = cards.of_month(state.field, cards.month_of(card))
    if not met:
        return -_WORTH[cards.kind_of(card)]
    taken = [card, *met] if len(met) == 3 else [card, max(met, key=_worth_of)]
    pile = [*state.captured[state.turn], *taken]
    gain = yaku.points(pile, state.options) - yaku.points(
        state.captured[state.turn], state.options
    )
    return 10 * gain + sum(map(_worth_of, taken))


def _worth_of(card):
    return _WORTH[cards.kind_of(card)]


def _best(state):
    legal = state.legal_actions()
    if DECLARE in legal or len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: (_wanted(state, action), -action))


def stops(state):
    """Take the most valuable card, and stop at the first yaku."""
    return STOP if STOP in state.legal_actions() else _best(state)


def calls(state):
    """Take the most valuable card, and call while half of the hand is left."""
    if STOP in state.legal_actions():
        return KOIKOI if len(state.hands[state.turn]) >= cards.HAND // 2 else STOP
    return _best(state)


def never_stops(state):
    """Take the most valuable card, and always call."""
    return KOIKOI if KOIKOI in state.legal_actions() else _best(state)


def leader_calls(state):
    """The leader always calls; the other only takes what he must."""
    if state.turn == state.leader or STOP in state.legal_actions():
        return never_stops(state)
    return wastes(state)


def wastes(state):
    """Take as little as possible."""
    legal = state.legal_actions()
    if legal[0] < PLAY:
        return legal[-1]
    return min(legal, key=lambda action: (_wanted(state, action), action))
