"""Koi-Koi in text: cards, hands, actions, events, positions and views, each written and read.

`names` has those that records need. No board has the others.
"""

from engine import fields
from engine.fields import BYTES, NUMBER, NUMBERS, PAIR
from engine.koikoi import cards, events, score
from engine.koikoi.names import (  # noqa: F401 - the rest of the notation
    BadNotation,
    action,
    card,
    hand,
    parse_action,
    parse_card,
    parse_hand,
)
from engine.koikoi.phases import DECLARING
from engine.koikoi.view import View

_CARD = fields.Codec(card, parse_card)
_MAYBE_CARD = fields.maybe(_CARD)
_HAND = fields.some(hand, parse_hand)
_LAID = fields.some(hand, parse_hand, bytearray)

PHASES = ("declaring", "playing", "choosing", "choosing_turned", "deciding", "between", "over")
_ROUND = (
    ("round_no", NUMBER),
    ("leader", NUMBER),
    ("scores", NUMBERS),
    ("history", [PAIR]),
    ("best", fields.maybe(PAIR, None)),
    ("phase", fields.one_of(*PHASES)),
    ("turn", NUMBER),
    ("field", _HAND),
    ("captured", [_HAND]),
    ("pending", _MAYBE_CARD),
    ("turned", _MAYBE_CARD),
    ("calls", NUMBERS),
    ("decided", NUMBERS),
    ("let_go", [BYTES]),
)
POSITION = _ROUND + (
    ("hands", [fields.hidden(_HAND)]),
    ("stock", _HAND),
    ("answers", NUMBERS),
    ("seed", fields.TEXT),
)
VIEW = (
    (("seat", NUMBER), ("to_act", NUMBER))
    + _ROUND
    + (
        ("hand", _LAID),
        ("hand_sizes", BYTES),
        ("stock", NUMBER),
        ("choices", _HAND),
        ("legal", fields.actions(action, parse_action)),
        ("result.winner", NUMBER),
        ("result.reason", NUMBER),
        ("result.bill", [fields.row(score.BillLine, NUMBER, NUMBER, _HAND, NUMBER)]),
        ("result.base", NUMBER),
        ("result.points", NUMBER),
        ("result.hands", [_HAND]),
        ("result.captured", [_HAND]),
    )
    + fields.OUTCOME
)


def _write_capture(some):
    return hand(some[1:]) + " with " + card(some[0])


def _read_capture(text):
    taken, _, laid = text.partition(" with ")
    return bytes((parse_card(laid),)) + parse_hand(taken)


_EVENTS = fields.Events(
    (
        (events.LOT_DRAWN, "lots <1 card> <2 card>"),
        (events.ROUND_STARTED, "round <1>, seat <2> leads"),
        (events.DEALT, "field <1 cards>"),
        (events.REDEALT, "void, <1 reason>: <2 cards>"),
        (events.ANSWERED, "seat <1> <2 answer>"),
        (events.DECLARED, "seat <1> shows a lucky hand <2 cards>"),
        (events.PLAYED, "seat <1> plays <2 card>"),
        (events.TURNED, "seat <1> turns <2 card>"),
        (events.CAPTURED, "seat <1> takes <2 capture>"),
        (events.STAYED, "seat <1> leaves <2 card>"),
        (events.MADE, "seat <1> has <2>, after <3>"),
        (events.CALLED, "seat <1> calls koi-koi"),
        (events.STOPPED, "seat <1> <2 stop>"),
        (events.BOTH_EMPTY, "both hands empty, <1 caller>"),
        (events.WON, "seat <1> scores <2>, has <3>"),
        (events.NOBODY_WON, "nobody scores"),
        (events.MATCH_ENDED, "match over, won by <1 seats>"),
    ),
    {
        "card": _CARD,
        "cards": _HAND,
        "capture": fields.Codec(_write_capture, _read_capture),
        "seats": BYTES,
        "reason": fields.one_of(
            "four of a month on the field", "three of a month on the field", "a lucky hand"
        ),
        "answer": fields.one_of("does not declare", "declares"),
        "stop": fields.one_of("stops", "has to stop"),
        "caller": fields.maybe(
            fields.one_of("seat 0 has called", "seat 1 has called"), -1, "no single caller"
        ),
    },
)


def event(happened):
    """Return the text of an event as one line.

    >>> event((events.PLAYED, 1, 0))
    'seat 1 plays 01B'
    """
    return _EVENTS.write(happened)


def parse_event(text):
    """Return the event of a text. Raises BadNotation.

    >>> parse_event("seat 1 plays 01B") == (events.PLAYED, 1, 0)
    True
    """
    return _EVENTS.read(text)


def event_lines(happened, state):
    """Return the lines in which a transcript tells an event; a deal also says who holds what.

    state: right after the event.
    """
    lines = [event(happened)]
    if happened[0] == events.DEALT and bytes(state.field) == happened[1]:
        for seat in (0, 1):
            lines.append("seat %d holds %s" % (seat, hand(state.hands[seat])))
    return lines


def position(state):
    """Return the text of a State in the middle of a round: all that lies on the table."""
    values = dict(state.__dict__)
    if state.phase == DECLARING:  # later nobody asks for them
        values["answers"] = state.answers
    del values["seed"]
    return fields.write("koikoi", state.options, POSITION, values, _usual(state.options))


def parse_position(text):
    """Return the arguments of State.from_position, a dict; a hand written as ?8 is 8 there.

    Raises BadNotation.
    """
    options, values = fields.read(text, "koikoi", POSITION)
    values["options"] = options
    return values


def view(seen):
    """Return the text of a View."""
    values = fields.values_of(seen, VIEW)
    return fields.write("koikoi", seen.options, VIEW, values, _usual(seen.options))


def parse_view(text):
    """Return the View of a text. Raises BadNotation."""
    found = fields.view_of(text, "koikoi", View, VIEW, _usual, score)
    found.players = 2
    found.rounds = found.options["rounds"]
    found.see()
    return found


def _usual(options):
    """Return the values that need no line."""
    return {
        "round_no": 1,
        "scores": [0, 0],
        "history": [],
        "best": None,
        "captured": [b"", b""],
        "pending": -1,
        "turned": -1,
        "calls": [0, 0],
        "decided": [0, 0],
        "let_go": [bytes(cards.MONTHS)] * 2,
        "answers": [-1, -1],
        "choices": b"",
        "legal": [],
        "result.bill": (),
    }
