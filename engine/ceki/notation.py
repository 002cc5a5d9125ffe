"""Ceki in text: cards, hands, actions, events, positions and views, each written and read.

`names` has those that records need. No board has the others.
"""

from engine import fields
from engine.ceki import cards, events, score
from engine.ceki.names import (  # noqa: F401 - the rest of the notation
    BadNotation,
    action,
    card,
    hand,
    kind,
    parse_action,
    parse_card,
    parse_hand,
)
from engine.ceki.view import View
from engine.fields import BYTES, NUMBER, NUMBERS, PAIR

_CARD = fields.Codec(card, parse_card)
_MAYBE_CARD = fields.maybe(_CARD)
_HAND = fields.some(hand, parse_hand)
_COUNTS = fields.some(hand, parse_hand, cards.counts_of, cards.cards_of)

PHASES = ("calling", "taking", "throwing", "between", "over")
_ROUND = (
    ("round_no", NUMBER),
    ("dealer", NUMBER),
    ("scores", NUMBERS),
    ("best", fields.maybe(PAIR, None)),
    ("phase", fields.one_of(*PHASES)),
    ("turn", NUMBER),
    ("discards", _HAND),
    ("origin", fields.maybe(fields.one_of("drawn", "hand"))),
    ("drawn", _MAYBE_CARD),
    ("taken", _MAYBE_CARD),
    ("reshuffles", NUMBER),
    ("let_go", NUMBERS),
)
POSITION = _ROUND + (
    ("known", [_HAND]),
    ("hands", [fields.hidden(_HAND)]),
    ("stock", _HAND),
    ("called", NUMBERS),
    ("seed", fields.TEXT),
)
VIEW = (
    (("seat", NUMBER), ("to_act", NUMBER), ("opener", NUMBER))
    + _ROUND
    + (
        ("hand", _COUNTS),
        ("hand_sizes", BYTES),
        ("known", [_COUNTS]),
        ("stock", NUMBER),
        ("called", BYTES),
        ("awaited", fields.maybe(fields.one_of(*[kind(k) for k in range(cards.KINDS)]))),
        ("legal", fields.actions(action, parse_action)),
        ("result.winner", NUMBER),
        ("result.how", NUMBER),
        ("result.face", _MAYBE_CARD),
        ("result.source", NUMBER),
        ("result.groups", [_HAND]),
        ("result.base", NUMBER),
        ("result.points", NUMBER),
        ("result.bill", [fields.row(score.BillLine, NUMBER, NUMBER, NUMBER, _HAND)]),
        ("result.hands", [_HAND]),
        ("result.called", BYTES),
    )
    + fields.OUTCOME
)


def _write_groups(nine):
    return "/".join([hand(nine[i : i + 3]) for i in (0, 3, 6)])


def _read_groups(text):
    return b"".join([parse_hand(group) for group in text.split("/")])


_EVENTS = fields.Events(
    (
        (events.HAND_STARTED, "hand <1>, dealer <2>"),
        (events.DEALT, "dealt, seat <1> begins"),
        (events.DREW, "seat <1> draws <2 drawn>"),
        (events.TOOK, "seat <1> takes <3 card> from seat <2>"),
        (events.THREW, "seat <1> throws <2 card>, <3 origin>"),
        (events.CALLED, "seat <1> calls ceki, lays down <2>"),
        (events.PASSED, "seat <1> passes"),
        (events.RESHUFFLED, "a new stock of <1>"),
        (events.WON, "seat <1> wins x<2> with <3 card>: <4 groups>"),
        (events.VOID, "hand void"),
        (events.PAID, "seat <1> pays seat <2> <3>"),
        (events.SCORED, "seat <1> scores <2>, has <3>"),
        (events.MATCH_ENDED, "match over, won by <1 seats>"),
    ),
    {
        "card": _CARD,
        "drawn": fields.maybe(_CARD, events.HIDDEN, "??"),
        "origin": fields.one_of("just drawn", "from the hand"),
        "groups": fields.Codec(_write_groups, _read_groups),
        "seats": BYTES,
    },
)


def event(happened):
    """Return the text of an event as one line; what is hidden is written as ??.

    >>> event((events.DREW, 2, 3)), event((events.DREW, 2, events.HIDDEN))
    ('seat 2 draws C4', 'seat 2 draws ??')
    """
    return _EVENTS.write(happened)


def parse_event(text):
    """Return the event of a text. Raises BadNotation.

    >>> parse_event("seat 2 draws ??") == (events.DREW, 2, events.HIDDEN)
    True
    """
    return _EVENTS.read(text)


def event_lines(happened, state):
    """Return the lines in which a transcript tells an event; a deal also says who holds what.

    state: right after the event.
    """
    lines = [event(happened)]
    if happened[0] == events.DEALT:
        for seat in range(state.players):
            held = cards.cards_of(state.hands[seat])
            lines.append("seat %d holds %s" % (seat, hand(held)))
    return lines


def position(state):
    """Return the text of a State in the middle of a hand: all that lies on the table."""
    values = dict(state.__dict__)
    values["hands"] = [cards.cards_of(held) for held in state.hands]
    values["called"] = [seat for seat in range(state.players) if state.called[seat]]
    values["known"] = [cards.cards_of(known) for known in state.open_cards.known]
    values["let_go"] = state.open_cards.let_go
    del values["seed"]
    return fields.write("ceki", state.options, POSITION, values, _usual(state.options, [], b""))


def parse_position(text):
    """Return the arguments of State.from_position, a dict; a hand written as ?8 is 8 there.

    Raises BadNotation.
    """
    options, values = fields.read(text, "ceki", POSITION)
    values["options"] = options
    values.setdefault("discards", b"")
    return values


def view(seen):
    """Return the text of a View."""
    values = fields.values_of(seen, VIEW)
    return fields.write("ceki", seen.options, VIEW, values, _usual_of_view(seen.options))


def parse_view(text):
    """Return the View of a text. Raises BadNotation."""
    found = fields.view_of(text, "ceki", View, VIEW, _usual_of_view, score)
    found.players = players = found.options["players"]
    found.seen = cards.counts_of(found.discards)
    for face in range(cards.FACES):
        others = [found.known[seat][face] for seat in range(players) if seat != found.seat]
        found.seen[face] += found.hand[face] + sum(others)
    return found


def _usual_of_view(options):
    return _usual(options, bytes(options["players"]), bytes(cards.FACES))


def _usual(options, called, known):
    """Return the values that need no line.

    called: if no seat has called; known: of a seat that has taken nothing.
    """
    players = options["players"]
    return {
        "round_no": 1,
        "scores": [0] * players,
        "best": None,
        "discards": b"",
        "origin": -1,
        "drawn": -1,
        "taken": -1,
        "reshuffles": 0,
        "known": [known] * players,
        "let_go": [0] * players,
        "called": called,
        "awaited": -1,
        "legal": [],
        "result.bill": (),
        "result.groups": (),
    }
