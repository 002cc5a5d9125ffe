"""Okey in text: tiles, hands, actions, events, positions and views, each written and read.

`names` has those that records need. No board has the others.
"""

from engine import fields
from engine.fields import BYTES, NUMBER, NUMBERS, PAIR, YES_NO
from engine.okey import events, melds, score, tiles
from engine.okey.names import (  # noqa: F401 - the rest of the notation
    BadNotation,
    action,
    arrangement,
    hand,
    parse_action,
    parse_arrangement,
    parse_hand,
    parse_tile,
    tile,
)
from engine.okey.view import View

_TILE = fields.Codec(tile, parse_tile)
_MAYBE_TILE = fields.maybe(_TILE)
_HAND = fields.some(hand, parse_hand)

_ROUND = (
    ("round_no", NUMBER),
    ("dealer", NUMBER),
    ("active", NUMBERS),
    ("scores", NUMBERS),
    ("left_in", NUMBERS),
    ("best", fields.maybe(PAIR, None)),
    ("phase", fields.one_of("showing", "drawing", "discarding", "between", "over")),
    ("turn", NUMBER),
    ("dice", BYTES),
    ("indicator", _TILE),
    ("indicator_left", YES_NO),
    ("discards", [_HAND]),
    ("drawn", _MAYBE_TILE),
    ("taken", _MAYBE_TILE),
    ("shower", NUMBER),
)
POSITION = _ROUND + (
    ("hands", [fields.hidden(_HAND)]),
    ("pile", _HAND),
    ("known", [_HAND]),
    ("acted", NUMBERS),
    ("empty_takes", NUMBERS),
    ("twin_holder", NUMBER),
    ("seed", fields.TEXT),
)
VIEW = (
    (("seat", NUMBER), ("to_act", NUMBER), ("leader", NUMBER))
    + _ROUND
    + (
        ("hand", fields.some(hand, parse_hand, tiles.counts_of, tiles.kinds_of)),
        ("hand_sizes", BYTES),
        ("pile", NUMBER),
        ("also_seen", _HAND),  # open before, and now under other discards or in other hands
        ("legal", fields.actions(action, parse_action)),
        ("result.winner", NUMBER),
        ("result.thrown", _MAYBE_TILE),
        ("result.groups", [_HAND]),
        ("result.hands", [_HAND]),
        ("result.bill", [fields.row(score.BillLine, NUMBER, NUMBER, NUMBER, NUMBER, _HAND)]),
        ("result.left", fields.words(NUMBER, tuple)),
    )
    + fields.OUTCOME
)


def _arranged(arg):
    return arrangement(melds.split(arg))


_EVENTS = fields.Events(
    (
        (events.ROUND_STARTED, "round <1>, dealer <2>"),
        (events.DICE_THROWN, "dice <1 dice>"),
        (events.INDICATOR_TURNED, "indicator <1 tile>"),
        (events.DEALT, "dealt, seat <1> begins"),
        (events.SHOWED, "seat <1> shows <2 tile>"),
        (events.PASSED, "seat <1> passes"),
        (events.DREW, "seat <1> draws <2 drawn>"),
        (events.DREW_INDICATOR, "seat <1> draws the indicator <2 tile>"),
        (events.TOOK, "seat <1> takes <3 tile> from seat <2>"),
        (events.DECLINED, "seat <1> declines"),
        (events.DISCARDED, "seat <1> discards <2 tile>"),
        (events.FINISHED, "seat <1> finishes with <3 groups>, throws <2 tile>"),
        (events.ROUND_DRAWN, "round drawn"),
        (events.LOST, "side <1> loses <2>, has <3>"),
        (events.LEFT, "seat <1> is out"),
        (events.MATCH_ENDED, "match over, won by <1 dice>"),
    ),
    {
        "tile": _TILE,
        "drawn": fields.maybe(_TILE, events.HIDDEN, "??"),
        "dice": BYTES,
        "groups": fields.Codec(_arranged, parse_arrangement),
    },
)


def event(happened):
    """Return the text of an event as one line; a hidden tile is written as ??.

    >>> event((events.DREW, 2, 4)), event((events.DREW, 2, events.HIDDEN))
    ('seat 2 draws R5', 'seat 2 draws ??')
    """
    return _EVENTS.write(happened)


def parse_event(text):
    """Return the event of a text. Raises BadNotation.

    >>> parse_event("seat 2 draws ??") == (events.DREW, 2, events.HIDDEN)
    True
    """
    return _EVENTS.read(text)


def event_lines(happened, state):
    """Return the lines of a transcript for an event; a deal also lists every hand.

    state: the state right after the event.
    """
    lines = [event(happened)]
    if happened[0] == events.DEALT:
        for seat in state.active:
            kinds = tiles.kinds_of(state.table.hands[seat])
            lines.append("seat %d holds %s" % (seat, hand(kinds)))
    return lines


def position(state):
    """Return the text of a state; parse_position returns what it says."""
    table = state.table
    seats = range(state.players)
    twin = state.twin_holder
    values = {
        "round_no": state.round_no,
        "dealer": state.dealer,
        "active": state.active,
        "scores": state.scores,
        "left_in": state.left_in,
        "best": state.best,
        "phase": state.phase,
        "turn": state.turn,
        "dice": state.dice,
        "indicator": table.indicator,
        "indicator_left": table.indicator_left,
        "hands": [tiles.kinds_of(held) for held in table.hands],
        "discards": [bytes(pile) for pile in table.discards],
        "pile": bytes(table.pile),
        "drawn": state.drawn,
        "taken": state.taken,
        "known": [tiles.kinds_of(known) for known in table.known],
        "acted": [seat for seat in seats if state.acted >> seat & 1],
        "empty_takes": [seat for seat in seats if state.empty_takes >> seat & 1],
        # Of no account any more once it has been thrown.
        "twin_holder": twin if twin >= 0 and table.hands[twin][table.indicator] else -1,
        "shower": state.shower,
    }
    return fields.write("okey", state.options, POSITION, values, _usual(state.options))


def parse_position(text):
    """Return the arguments of State.from_position; raises BadNotation."""
    options, values = fields.read(text, "okey", POSITION)
    values["options"] = options
    values.setdefault("discards", [b""] * options["players"])
    return values


def view(seen):
    """Return the text of a View."""
    values = fields.values_of(seen, VIEW)
    shown = _shown(seen)
    counts = bytearray([seen.seen[kind] - shown[kind] for kind in range(tiles.KINDS)])
    values["also_seen"] = tiles.kinds_of(counts)
    return fields.write("okey", seen.options, VIEW, values, _usual(seen.options))


def parse_view(text):
    """Return the View of a text; raises BadNotation."""
    found = fields.view_of(text, "okey", View, VIEW, _usual, score)
    found.players = found.options["players"]
    found.joker = tiles.joker_of(found.indicator)
    found.seen = _shown(found)
    for kind in found.also_seen:
        found.seen[kind] += 1
    del found.also_seen
    return found


def _shown(view):
    """Return the counts of the tiles that a view shows."""
    shown = bytearray(view.hand)
    is_drawn = view.options["indicator_last"] == "on" and not view.indicator_left
    for kinds in [b"" if is_drawn else bytes((view.indicator,))] + view.discards:
        for kind in kinds:
            shown[kind] += 1
    return shown


def _usual(options):
    """Return the values that need no line."""
    none = [b""] * options["players"]
    return {
        "round_no": 1,
        "active": list(range(options["players"])),
        "scores": [options["start"]] * score.sides(options),
        "left_in": [0] * options["players"],
        "best": None,
        "dice": b"",
        "indicator_left": options["indicator_last"] == "on",
        "discards": none,
        "drawn": -1,
        "taken": -1,
        "known": none,
        "acted": [],
        "empty_takes": [],
        "twin_holder": -1,
        "shower": -1,
        "legal": [],
        "also_seen": b"",
        "result.bill": (),
        "result.left": (),
    }
