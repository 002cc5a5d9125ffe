"""The texts of the cards, hands and actions of Koi-Koi, and what they mean.

A card is its month in two digits and its kind: 01B a bright, 04A an animal, 02R a ribbon, 11P a
plain; plains are numbered where the month has several: 01P1, 01P2, 12P3.
"""

from engine.contract import BadNotation
from engine.koikoi import actions, cards

_NAMES = (
    ("declare", actions.DECLARE),
    ("pass", actions.PASS),
    ("stop", actions.STOP),
    ("koikoi", actions.KOIKOI),
    ("next_round", actions.NEXT_ROUND),
)


def card(number):
    """Return the text of a card.

    >>> card(0), card(43), card(46)
    ('01B', '11P', '12P2')
    """
    month = cards.month_of(number)
    kind = cards.kind_of(number)
    text = "%02d%s" % (month + 1, cards.KIND_LETTERS[kind])
    if kind != cards.PLAIN:
        return text
    plains = [one for one in range(month * 4, month * 4 + 4) if cards.kind_of(one) == kind]
    return text if len(plains) == 1 else text + str(plains.index(number) + 1)


_TEXTS = tuple([card(number) for number in range(cards.CARDS)])


def parse_card(text):
    """Return the card that a text names. Raises BadNotation."""
    if text not in _TEXTS:
        raise BadNotation("'" + text + "' is no card; write 01B, 04A, 02R, 11P or 12P3")
    return _TEXTS.index(text)


def hand(pieces):
    """Return the text of a sequence of cards, parted by spaces."""
    return " ".join([_TEXTS[card] for card in pieces])


def parse_hand(text):
    """Return the cards of a text of cards parted by spaces, as bytes. Raises BadNotation."""
    return bytes([parse_card(part) for part in text.split(" ")])


def action(number, arg=None):
    """Return the text of an action: koikoi, play:01B or take:03P1. No action has an argument.

    >>> action(actions.KOIKOI), action(actions.PLAY + 0)
    ('koikoi', 'play:01B')
    """
    for name, simple in _NAMES:
        if simple == number:
            return name
    if number >= actions.TAKE:
        return "take:" + card(number - actions.TAKE)
    return "play:" + card(number - actions.PLAY)


def parse_action(text):
    """Return (action, None) of a text. Raises BadNotation.

    >>> parse_action("play:01B") == (actions.PLAY + 0, None)
    True
    """
    for name, simple in _NAMES:
        if name == text:
            return simple, None
    name, _, rest = text.partition(":")
    if name == "play":
        return actions.PLAY + parse_card(rest), None
    if name == "take":
        return actions.TAKE + parse_card(rest), None
    raise BadNotation("'" + text + "' is no action of Koi-Koi")
