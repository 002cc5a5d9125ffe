"""Combinations: three cards of one kind, the hand that may call, and the hand that has won.

All functions take `kinds`, a bytearray(12) of cards per kind, unless they say otherwise.

Source: docs/rules/ceki.md, "Combinations" and "Calling ceki".
"""

from engine.ceki import cards

NONE = -1


def is_set(faces):
    """Tell whether these cards are one combination: three of a kind.

    Source: docs/rules/ceki.md, "Combinations", 1.
    """
    return len(faces) == 3 and len({cards.kind_of(face) for face in faces}) == 1


def awaited(kinds):
    """Return the kind that eight cards wait for, or -1 if they may not call.

    They may if they are two combinations and a pair: one kind's count leaves 2 when divided by
    three, every other's leaves nothing. So there is never more than one way to read them.
    Source: docs/rules/ceki.md, "Calling ceki", 1 and 2.

    >>> awaited(bytes([0, 0, 5, 0, 0, 0, 0, 0, 3, 0, 0, 0]))
    2
    """
    pair = NONE
    for kind in range(cards.KINDS):
        over = kinds[kind] % 3
        if over == 1 or (over and pair >= 0):
            return NONE
        if over:
            pair = kind
    return pair


def laid(kinds, pair):
    """Return how many cards a caller lays down that waits for kind `pair`: all of that kind.

    Source: docs/rules/ceki.md, "Calling ceki", 4.
    """
    return kinds[pair]


def base(kinds):
    """Return the points of nine cards in three combinations, before the multiplier: 9 to 81.

    Source: docs/rules/ceki.md, "Combinations", 3.
    """
    return sum([cards.value_of(kind) * kinds[kind] for kind in range(cards.KINDS)])


def groups(counts):
    """Return the three combinations of a winning hand, as a tuple of bytes of three faces.

    counts: bytearray(30) of nine cards.
    """
    held = cards.cards_of(counts)
    return held[:3], held[3:6], held[6:]
