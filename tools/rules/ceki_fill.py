"""Lays out a whole hand of Ceki from the few cards that a rule case names.

A case says "called, waits for a 9, M9 on top of the heap"; the engine needs 120 cards. The
cards that the case leaves open are chosen in the same way every time. The engine decides whether
a hand may call.
"""

import random

from engine.ceki import cards, notation, outs, sets
from engine.ceki.phases import THROWING
from engine.ceki.state import State
from tools.rules.case import NoPosition

_TRIES = 40
_HEAP = 20  # cards of the heap in mid-hand, if a case does not say


def faces(texts):
    """Return the faces of a list of texts."""
    return [notation.parse_card(text) for text in texts]


def parse_kind(text):
    """Return the kind of a text such as 7 or WF."""
    return [notation.kind(kind) for kind in range(cards.KINDS)].index(text)


def lay(options, turn, phase, hands, stock=None, heap=None, next_card=None, **facts) -> State:
    """Return a State with the named cards in the given places and all others anywhere.

    options: settings; hands: dict of seat -> faces, completed to the size that the moment needs,
    in a way that may not call unless the case names all eight; stock: how many cards, None for
    any; heap: faces on top of the discards, the last one the top, [] for no discard at all, None
    for any; next_card: the first face of the stock. facts: other arguments of State.from_position.
    """
    players = State(options).players
    next_cards = [] if next_card is None else [next_card]
    named = [face for hand in hands.values() for face in hand] + (heap or []) + next_cards
    pool = _pool(named)
    full = []
    for seat in range(players):
        size = cards.HAND + (seat == turn and phase == THROWING)
        hand = _filled(list(hands.get(seat, ())), size, pool)
        full.append(hand)
    random.Random(0).shuffle(pool)
    pile = _stock_size(pool, stock, heap, next_cards)
    discards = pool[pile:] + (heap or [])
    try:
        return State.from_position(
            hands=full,
            stock=next_cards + pool[:pile],
            discards=discards,
            turn=turn,
            phase=phase,
            options=options,
            **facts,
        )
    except ValueError as error:
        raise NoPosition(str(error))


def _pool(named):
    """Return the faces that are left beside those named."""
    left = [face for face in range(cards.FACES) for _ in range(cards.COPIES)]
    for face in named:
        if face not in left:
            raise NoPosition("there is no fifth card " + notation.card(face))
        left.remove(face)
    return left


def _filled(hand, size, pool):
    """Return a hand of this size; the missing cards are taken from the pool."""
    missing = size - len(hand)
    if missing < 0:
        raise NoPosition(f"a hand of {len(hand)} cards is too large")
    for trial in range(_TRIES if missing else 0):
        # The named cards exist as often as they are named.
        fresh = random.Random(trial).sample([face for face in pool if face not in hand], missing)
        if outs.distance(cards.kinds_of_hand(cards.counts_of(hand + fresh))) > 1:
            for face in fresh:
                pool.remove(face)
            return hand + fresh
    if missing:
        raise NoPosition("no such hand is far from the call")
    return hand


def _stock_size(pool, stock, heap, next_cards):
    """Return how many cards of the pool lie in the stock, the next card not counted."""
    if stock is not None:
        pile = stock - len(next_cards)
    else:
        pile = len(pool) if heap == [] else len(pool) - _HEAP
    if heap == [] and pile != len(pool):
        raise NoPosition(f"with no discard the stock has {len(pool) + len(next_cards)} cards")
    if not 0 <= pile <= len(pool):
        raise NoPosition(f"a stock of {stock} does not fit")
    return pile


def waiting_hand(kind, without=()):
    """Return eight faces that have called and wait for `kind`: two high combinations and a pair.

    without: faces that are needed elsewhere.
    """
    left = _pool(without)
    hand = []
    for wanted, count in ((kind, 2), *((other, 3) for other in (8, 7, 6) if other != kind)):
        found = [face for face in left if cards.kind_of(face) == wanted][:count]
        if len(hand) < cards.HAND:
            hand += found
    if sets.awaited(cards.kinds_of_hand(cards.counts_of(hand))) != kind or len(hand) != cards.HAND:
        raise NoPosition("no such hand waits for " + notation.kind(kind))
    return hand


def winning_cards(base):
    """Return nine faces, three by three of a kind, that are worth `base`."""
    for first in range(cards.RANKS):
        for second in range(first, cards.RANKS):
            third = base // 3 - first - second - 3
            if base % 3 == 0 and second <= third < cards.RANKS:
                kinds = [first] * 3 + [second] * 3 + [third] * 3
                left = _pool(())
                return [_taken(left, kind) for kind in kinds]
    raise NoPosition(f"no three combinations are worth {base}")


def _taken(left, kind):
    """Take the first face of a kind out of a list and return it."""
    face = next(face for face in left if cards.kind_of(face) == kind)
    left.remove(face)
    return face
