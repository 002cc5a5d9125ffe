"""Text for every card, action and event of Ceki, and back.

A card is a suit's letter and a rank (C1 coins, S5 strings, M9 myriads) or WF, RF, OT, the White
Flower, the Red Flower and the Old Thousand. A kind is its rank (7) or the honour's two letters.
"""

from engine.ceki import actions, cards, events

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
_ORIGINS = ("just drawn", "from the hand")


class BadNotation(ValueError):
    """A text that names no card or action; the message says which and why."""


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


def hand(faces):
    """Return the text of a sequence of faces, joined by commas."""
    return ",".join([card(face) for face in faces])


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


def event(happened):
    """Return the text of an event as one line; what is hidden is written as ??.

    >>> event((events.DREW, 2, 3)), event((events.DREW, 2, events.HIDDEN))
    ('seat 2 draws C4', 'seat 2 draws ??')
    """
    code = happened[0]
    if code == events.DREW:
        face = happened[2]
        text = "??" if face == events.HIDDEN else card(face)
        return "seat %d draws %s" % (happened[1], text)
    if code == events.TOOK:
        return "seat %d takes %s from seat %d" % (happened[1], card(happened[3]), happened[2])
    if code == events.THREW:
        return "seat %d throws %s, %s" % (
            happened[1],
            card(happened[2]),
            _ORIGINS[happened[3]],
        )
    if code == events.WON:
        shown = "/".join([hand(happened[4][i : i + 3]) for i in (0, 3, 6)])
        return "seat %d wins x%d with %s: %s" % (
            happened[1],
            happened[2],
            card(happened[3]),
            shown,
        )
    if code == events.MATCH_ENDED:
        return "match over, won by " + " ".join([str(seat) for seat in happened[1]])
    return _PLAIN[code] % happened[1:]


def told(happened, state):
    """Return the lines in which a transcript tells an event; a deal also says who holds what.

    state: right after the event.
    """
    lines = [event(happened)]
    if happened[0] == events.DEALT:
        for seat in range(state.players):
            lines.append("seat %d holds %s" % (seat, hand(cards.cards_of(state.hands[seat]))))
    return lines


_PLAIN = {
    events.HAND_STARTED: "hand %d, dealer %d",
    events.DEALT: "dealt, seat %d begins",
    events.CALLED: "seat %d calls ceki, lays down %d",
    events.PASSED: "seat %d passes",
    events.RESHUFFLED: "a new stock of %d",
    events.VOID: "hand void",
    events.PAID: "seat %d pays seat %d %d",
    events.SCORED: "seat %d scores %d, has %d",
}
