"""High-Low in text: tiles, actions, events, positions and views, each written and read.

`names` has those that records need. No board has the others.
"""

from engine import fields
from engine.fields import NUMBER, NUMBERS
from engine.highlow import events, score, tiles
from engine.highlow.names import (
    action,
    hand,
    parse_action,
    parse_hand,
    parse_tile,
    tile,
)
from engine.highlow.view import View

_TILE = fields.Codec(tile, parse_tile)
_HAND = fields.some(hand, parse_hand)

_ROUND = (
    ("round_no", NUMBER),
    ("scores", NUMBERS),
    ("phase", fields.one_of("guessing", "between", "over")),
    ("turn", NUMBER),
    ("right", NUMBERS),
    ("open", _TILE),
)
POSITION = _ROUND + (("stock", _HAND), ("seen", _HAND), ("seed", fields.TEXT))
VIEW = (
    (("seat", NUMBER), ("to_act", NUMBER))
    + _ROUND
    + (
        ("seen", _HAND),
        ("legal", fields.actions(action, parse_action)),
        ("result.winner", NUMBER),
        ("result.bill", [fields.row(score.BillLine, NUMBER, NUMBER)]),
        ("result.hands", [_HAND]),
    )
    + fields.OUTCOME
)
_EVENTS = fields.Events(
    (
        (events.ROUND_STARTED, "round <1>, <2 tile> lies open"),
        (events.GUESSED, "seat <1> says <2 guess>, <3 tile>: <4 truth>"),
        (events.ROUND_WON, "<1 winner>"),
        (events.MATCH_ENDED, "match over, won by <1 seats>"),
    ),
    {
        "tile": _TILE,
        "guess": fields.one_of("higher", "lower"),
        "truth": fields.one_of("wrong", "right"),
        "winner": fields.maybe(
            fields.one_of(*["seat %d wins the round" % seat for seat in range(3)]),
            -1,
            "round drawn",
        ),
        "seats": fields.BYTES,
    },
)


def event(happened):
    """Return the text of an event as one line.

    >>> event((events.GUESSED, 1, 0, 4, 0))
    'seat 1 says higher, R5: wrong'
    """
    return _EVENTS.write(happened)


def parse_event(text):
    """Return the event of a text. Raises BadNotation.

    >>> parse_event("seat 1 says higher, R5: wrong") == (events.GUESSED, 1, 0, 4, 0)
    True
    """
    return _EVENTS.read(text)


def event_lines(happened, state):
    """Return the lines in which a transcript tells an event."""
    return [event(happened)]


def _tiles_of(flags):
    return bytes([number for number, flag in enumerate(flags) if flag])


def position(state):
    """Return the text of a State in the middle of a round."""
    values = dict(state.__dict__)
    values["seen"] = _tiles_of(state.seen)
    del values["seed"]
    return fields.write("highlow", state.options, POSITION, values, _usual(state.options))


def parse_position(text):
    """Return the arguments of State.from_position, a dict. Raises BadNotation."""
    options, values = fields.read(text, "highlow", POSITION)
    values["options"] = options
    return values


def view(seen):
    """Return the text of a View."""
    values = fields.values_of(seen, VIEW)
    values["seen"] = _tiles_of(seen.seen)
    return fields.write("highlow", seen.options, VIEW, values, _usual(seen.options))


def parse_view(text):
    """Return the View of a text. Raises BadNotation."""
    found = fields.view_of(text, "highlow", View, VIEW, _usual, score)
    found.players = found.options["players"]
    flags = bytearray(tiles.TILES)
    for number in found.seen:
        flags[number] = 1
    found.seen = flags
    return found


def _usual(options):
    """Return the values that need no line."""
    none = [0] * options["players"]
    return {"round_no": 1, "scores": none, "right": none, "phase": 0, "legal": [], "turn": 0}
