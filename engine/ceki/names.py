"""The texts of the cards, hands and actions of Ceki, and what they mean.

A card is a suit's letter and a rank (C1 coins, S5 strings, M9 myriads) or WF, RF, OT, the White
Flower, the Red Flower and the Old Thousand. A kind is its rank (7) or the honour's two letters.
"""

from engine.ceki import actions, cards
from engine.contract import BadNotation

_LETTERS = "CSM"
_HONOURS = ("WF", "RF", "OT")
_RANKS = tuple([str(rank) for rank in range(1, cards.RANKS + 1)])
_NAMES = (
    ("draw", actions.DRAW),
    ("take", actions.TAKE),
    ("call", actions.CALL),
    ("pass", actions.PASS),
    ("leave", actions.LEAVE),
    ("next_round", actions.NEXT_ROUND),
    ("win", actions.WIN),
)


def kind(number):
    """Return the text of a kind.

    >>> kind(6), kind(11)
    ('7', 'OT')
    """
    return _RANKS[number] if number < cards.RANKS else _HONOURS[number - cards.RANKS]


def card(face):
    """Return the text of a face.

    >>> card(6), card(cards.WHITE_FLOWER)
    ('C7', 'WF')
    """
    text = kind(cards.kind_of(face))
    suit = cards.suit_of(face)
    return text if suit == cards.HONOUR else _LETTERS[suit] + text


_CARDS = tuple([card(face) for face in range(cards.FACES)])


def parse_card(text):
    """Return the face that a text names. Raises BadNotation."""
    for face in range(cards.FACES):
        if _CARDS[face] == text:
            return face
    raise BadNotation("'" + text + "' is no card; write C1, S5, M9, WF, RF or OT")


def hand(pieces):
    """Return the text of a sequence of faces, joined by commas."""
    return ",".join([card(face) for face in pieces])


def parse_hand(text):
    """Return the faces of a text of cards joined by commas, as bytes. Raises BadNotation."""
    return bytes([parse_card(part) for part in text.split(",")])


def action(number, arg=None):
    """Return the text of an action: draw, take, call, pass, win, throw:C4, leave, next_round.

    >>> action(actions.DRAW), action(actions.THROW + 3)
    ('draw', 'throw:C4')
    """
    for name, simple in _NAMES:
        if simple == number:
            return name
    return "throw:" + card(number - actions.THROW)


def parse_action(text):
    """Return (action, None) of a text: no action of Ceki has an argument. Raises BadNotation.

    >>> parse_action("throw:C4") == (actions.THROW + 3, None)
    True
    """
    for name, simple in _NAMES:
        if name == text:
            return simple, None
    name, colon, rest = text.partition(":")
    if name == "throw" and colon:
        return actions.THROW + parse_card(rest), None
    raise BadNotation("'" + text + "' is no action of Ceki")
