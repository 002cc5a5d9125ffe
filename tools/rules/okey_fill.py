"""Lays out a whole round of Okey from the few tiles that a rule case names.

A case says "fourteen tiles, a pile of none, K4 on top of the previous pile"; the engine needs 106
tiles. The tiles that the case leaves open are chosen in the same way every time. The engine
decides whether a hand wins: a complete hand is made by drawing useful tiles until the engine calls
it won.
"""

import random

from engine.okey import melds, notation, tiles
from engine.okey.phases import DISCARDING, SHOWING
from engine.okey.state import State
from tools.rules.case import NoPosition

_TRIES = 40
_STEPS = 30  # draws on the way to a winning hand: it takes nine at most


def joker_and_indicator(case, named=()):
    """Return the kinds (joker, indicator) of a case; if both are open, none that is `named`."""
    if case.get("indicator") is not None:
        indicators = [notation.parse_tile(case["indicator"])]
    else:
        indicators = list(range(tiles.NUMBERED))
    for indicator in indicators:
        joker = tiles.joker_of(indicator)
        if case.get("joker") is not None:
            if notation.tile(joker) == case["joker"]:
                return joker, indicator
        elif len(indicators) == 1 or not {joker, indicator} & set(named):
            return joker, indicator
    raise NoPosition("no indicator makes this tile the joker")


def pool_for(indicator, *taken):
    """Return the counts of the tiles that are left beside the indicator and the `taken` kinds.

    indicator: kind, or -1 if it does not lie on the table.
    """
    left = bytearray([tiles.COPIES] * tiles.KINDS)
    for kind in ([] if indicator < 0 else [indicator]) + list(taken):
        if not left[kind]:
            raise NoPosition("there is no third tile " + notation.tile(kind))
        left[kind] -= 1
    return left


def incomplete_hand(size, joker, pool, held):
    """Return the counts of a hand of `size` tiles that does not win and holds `held`.

    pool: counts of the tiles to choose the others from.
    """
    for trial in range(_TRIES):
        hand = tiles.counts_of(held)
        for kind in _shuffled(pool, trial)[: max(0, size - len(held))]:
            hand[kind] += 1
        if sum(hand) == size and melds.distance(hand, joker) > 0:
            return hand
    raise NoPosition("no such hand is incomplete")


def complete_hand(joker, pool, held):
    """Return the counts of fourteen tiles that win and hold `held`; see `incomplete_hand`."""
    for trial in range(_TRIES):
        left = bytearray(pool)
        hand = tiles.counts_of(held)
        for kind in _shuffled(pool, trial)[: tiles.HAND - len(held)]:
            hand[kind] += 1
            left[kind] -= 1
        keep = tiles.counts_of(held)
        chance = random.Random(trial)
        for _ in range(_STEPS):
            if melds.distance(hand, joker) == 0:
                return hand
            if not _improve(hand, joker, left, keep, chance):
                break
    raise NoPosition("no such hand is complete")


def _improve(hand, joker, left, keep, chance):
    """Draw a useful tile from `left` and throw one, never below `keep`; return whether it did."""
    useful = [kind for kind in melds.useful_draws(hand, joker) if left[kind]]
    chance.shuffle(useful)
    for kind in useful:
        hand[kind] += 1
        spare = [k for k in melds.best_discards(hand, joker)[1] if hand[k] > keep[k]]
        if spare:
            thrown = chance.choice(spare)
            hand[thrown] -= 1
            left[kind] -= 1
            left[thrown] += 1
            return True
        hand[kind] -= 1
    return False


def _shuffled(counts, seed):
    """Return the kinds of `counts` as a list, shuffled with this seed."""
    kinds = list(tiles.kinds_of(counts))
    random.Random(seed).shuffle(kinds)
    return kinds


class Seats:
    """The seats of a match with these options, as the engine orders them."""

    def __init__(self, options, dealer=None):
        """Ask a match of its own; dealer: a seat, or None for the match's first dealer."""
        match = State(options)
        if dealer is not None:
            match.dealer = dealer
            match.leader = match.next(dealer)
        self.players = match.players
        self.dealer = match.dealer
        self.first = match.leader
        self.next = match.next
        self.previous = match.previous
        self.options = match.options


def lay(seats, phase, turn, hands, indicator, gone=False, pile=None, discards=None, **facts):
    """Return a State with the named tiles in the given places and all others anywhere.

    seats: Seats; hands: dict of seat -> kinds, completed to the size that the moment needs;
    gone: the indicator has been drawn; pile: how many tiles (None: any number); discards: dict of
    seat -> kinds, the latest last, to be put on top of other tiles; a seat with None keeps an
    empty pile. facts: other arguments of State.from_position.
    """
    discards = discards or {}
    named = [kind for hand in hands.values() for kind in hand]
    named += [kind for kinds in discards.values() for kind in kinds or ()]
    rest = _shuffled(pool_for(-1 if gone else indicator, *named), 0)
    active = facts.get("active") or range(seats.players)
    full = []
    for seat in range(seats.players):
        hand = list(hands.get(seat, ()))
        size = tiles.HAND if seat in active else 0
        has_fifteen = turn if phase == DISCARDING else seats.first if phase == SHOWING else -1
        missing = size + (seat == has_fifteen) - len(hand)
        if missing < 0:
            raise NoPosition(f"a hand of {len(hand)} tiles is too large")
        full.append(hand + [rest.pop() for _ in range(missing)])
    if pile is None:
        # As in the middle of a round; all of it where no discard lies yet.
        pile = len(rest) if phase == SHOWING or not facts.get("acted") else min(30, len(rest))
    if pile > len(rest):
        raise NoPosition(f"a pile of {pile} leaves too few tiles for the hands")
    drawable = rest[:pile]
    piles = [[] for _ in range(seats.players)]
    # The previous player's pile first: he has always thrown something.
    order = [(turn - 1 - i) % seats.players for i in range(seats.players)]
    order = [seat for seat in order if discards.get(seat, ()) is not None]
    for i, kind in enumerate(rest[pile:]):
        piles[order[i % len(order)]].append(kind)
    for seat, kinds in discards.items():
        piles[seat] += kinds or []
    try:
        return State.from_position(
            indicator=indicator,
            hands=full,
            pile=drawable,
            discards=piles,
            turn=turn,
            phase=phase,
            options=seats.options,
            dealer=seats.dealer,
            **facts,
        )
    except ValueError as error:
        raise NoPosition(str(error))
