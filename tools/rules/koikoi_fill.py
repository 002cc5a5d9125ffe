"""Lays out a whole round of Koi-Koi from the few cards that a rule case names.

A case says "these cards in the hand, those on the field"; the engine needs all forty-eight. The
cards that the case leaves open are chosen in the same way every time, and change nothing.
"""

from engine.koikoi import cards, notation, yaku
from engine.koikoi.phases import PLAYING
from engine.koikoi.state import State
from tools.rules.case import NoPosition

LEADER = 0  # leads in every position here


def numbers(texts):
    """Return the cards that texts name, as a list."""
    return [notation.parse_card(text) for text in texts]


def texts(some):
    """Return the texts of a sequence of cards."""
    return [notation.card(card) for card in some]


def lay(
    options,
    hand,
    field=(),
    turn=LEADER,
    piles=(None, None),
    turned=None,
    left=None,
    open_field=False,
    other_hand=(),
    phase=PLAYING,
    **facts,
):
    """Return a State in which a seat is to play, with the named cards in the given places.

    hand: cards of the seat in turn, filled up to `left` (by default to as many as can be);
    field: its cards, with open_field and others that match nothing named; piles: per seat the
    captured cards, or None for any that make no yaku; turned: the next card of the stock, by
    default one that matches nothing; other_hand: cards of the other seat; facts: other
    arguments of State.from_position. Raises NoPosition.
    """
    hand, field, other_hand = list(hand), list(field), list(other_hand)
    named = hand + field + other_hand + ([] if turned is None else [turned])
    named += [card for pile in piles for card in pile or ()]
    if len(set(named)) < len(named):
        raise NoPosition("a card is named twice")
    # Plains first: they are the least likely to make a yaku.
    heap = sorted(set(range(cards.CARDS)) - set(named), key=lambda one: (-cards.kind_of(one), one))
    own, spare = _sizes(hand, other_hand, field, piles, turn, left, open_field)
    laid = [list(pile or ()) for pile in piles]
    fillable = [laid[seat] for seat in (1 - turn, turn) if piles[seat] is None]
    if turned is None:
        meets = hand + field if phase == PLAYING else ()
        turned = _take(heap, lambda card: not _meets(card, meets))
    for _ in range(spare):
        if open_field:
            field.append(_take(heap, lambda card: not _meets(card, [*hand, turned])))
        else:
            _fill(heap, fillable, options)
    for some, size in ((hand, own), (other_hand, own - (turn != LEADER))):
        while len(some) < size:
            some.append(heap.pop())
    try:
        return State.from_position(
            options=options,
            hands=(hand, other_hand) if turn == 0 else (other_hand, hand),
            field=field,
            stock=[*heap, turned],
            captured=laid,
            turn=turn,
            leader=LEADER,
            phase=phase,
            **facts,
        )
    except ValueError as error:
        raise NoPosition(str(error))


def _sizes(hand, other_hand, field, piles, turn, left, open_field):
    """Return (cards in the hand of the seat in turn, cards that are left over)."""
    behind = int(turn != LEADER)  # the leader has played one more
    known = cards.UNTURNED + len(field) + sum(len(pile or ()) for pile in piles)
    for own in [left] if left else range(cards.HAND, 0, -1):
        spare = cards.CARDS - known - 2 * (own + own - behind)
        fits = len(hand) <= own and len(other_hand) <= own - behind
        if fits and (spare == 0 or (spare > 0 and (open_field or None in piles))):
            return own, spare
    raise NoPosition("no two hands leave as many cards as are named elsewhere")


def _meets(card, others):
    return any(cards.month_of(card) == cards.month_of(other) for other in others)


def _take(heap, fits):
    """Take the first card of the heap that fits."""
    for card in heap:
        if fits(card):
            heap.remove(card)
            return card
    raise NoPosition("no card is left that changes nothing")


def _fill(heap, piles, options):
    """Move a card from the heap to the first of some piles where it makes no yaku."""
    for pile in piles:
        for card in heap:
            if yaku.points([*pile, card], options) == yaku.points(pile, options):
                heap.remove(card)
                pile.append(card)
                return
    raise NoPosition("no card is left that makes no yaku")
