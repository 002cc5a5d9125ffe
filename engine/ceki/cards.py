"""Ceki's cards: faces, the twelve kinds that play knows, and arrays of counts.

A *face* is what is printed on a card: 0..26 are the suit cards (suit * 9 + rank - 1, suits in the
order coins, strings, myriads), 27 to 29 the honours. Only the *kind* matters for play: 0..8 are
the ranks 1 to 9 of any suit, 9 to 11 the honours. There are four physical cards of each face,
120 in all. A hand is `counts`, a bytearray(30) of copies per face; `kinds`, a bytearray(12), says
how many cards of each kind that is.

Source: docs/rules/ceki.md, "Cards".
"""

from engine.compat import const

COINS = const(0)
STRINGS = const(1)
MYRIADS = const(2)
HONOUR = const(3)  # what suit_of calls the suit of a card without one

WHITE_FLOWER = const(27)
RED_FLOWER = const(28)
OLD_THOUSAND = const(29)

FACES = const(30)
KINDS = const(12)
RANKS = const(9)
COPIES = const(4)  # of each face
CARDS = const(120)
HAND = const(8)

_FIRST_HONOUR = const(27)
_RANK_COPIES = const(12)


def kind_of(face):
    """Return the kind 0..11 of a face: suits are left out, honours are kinds of their own.

    >>> kind_of(6) == kind_of(15), kind_of(OLD_THOUSAND)
    (True, 11)
    """
    return face % RANKS if face < _FIRST_HONOUR else face - (_FIRST_HONOUR - RANKS)


def suit_of(face):
    """Return the suit 0..2 of a face, or HONOUR."""
    return face // RANKS


def faces_of(kind):
    """Return the faces of a kind, ascending: three for a rank, one for an honour."""
    if kind < RANKS:
        return kind, kind + RANKS, kind + 2 * RANKS
    return (kind + _FIRST_HONOUR - RANKS,)


def value_of(kind):
    """Return the points of one card of a kind: its rank, 1 for an honour.

    Source: docs/rules/ceki.md, "Combinations", 3.
    """
    return kind + 1 if kind < RANKS else 1


def copies_of(kind):
    """Return how many cards of a kind there are: 12 of a rank, 4 of an honour."""
    return _RANK_COPIES if kind < RANKS else COPIES


def counts_of(faces):
    """Return a bytearray(30) with the number of copies of each face in an iterable of faces."""
    counts = bytearray(FACES)
    for face in faces:
        counts[face] += 1
    return counts


def cards_of(counts):
    """Return the faces that `counts` holds as bytes, by kind, then suit, copies repeated."""
    cards = bytearray()
    for kind in range(KINDS):
        for face in faces_of(kind):
            for _ in range(counts[face]):
                cards.append(face)
    return bytes(cards)


def kinds_of_hand(counts):
    """Return a bytearray(12): how many cards of each kind `counts` holds."""
    kinds = bytearray(KINDS)
    for face in range(FACES):
        if counts[face]:
            kinds[kind_of(face)] += counts[face]
    return kinds
