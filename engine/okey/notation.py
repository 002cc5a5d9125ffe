"""Text for every tile, hand, action and event of Okey; tiles, hands and actions also back.

A tile is a colour letter and a value (R5, Y13, B1, K10) or FJ, the false joker. A group is tiles
joined by commas. An arrangement is groups joined by slashes: R1,R2,R3/B7,K7,Y7.
"""

from engine.okey import actions, events, melds, tiles

_LETTERS = "RYBK"
_NAMES = (
    ("draw", actions.DRAW),
    ("take_discard", actions.TAKE),
    ("draw_indicator", actions.DRAW_INDICATOR),
    ("decline", actions.DECLINE),
    ("show", actions.SHOW),
    ("pass", actions.PASS),
    ("next_round", actions.NEXT_ROUND),
)


class BadNotation(ValueError):
    """A text that names no tile, action or arrangement; the message names the text."""


def tile(kind):
    """Return the text of a kind.

    >>> tile(4), tile(tiles.FALSE_JOKER)
    ('R5', 'FJ')
    """
    if kind == tiles.FALSE_JOKER:
        return "FJ"
    return _LETTERS[tiles.colour_of(kind)] + str(tiles.value_of(kind))


def parse_tile(text):
    """Return the kind that a text names. Raises BadNotation."""
    if text == "FJ":
        return tiles.FALSE_JOKER
    colour = _LETTERS.find(text[:1]) if text else -1
    digits = text[1:]
    # isdigit() alone would let other scripts' digits and leading zeros through.
    if colour < 0 or digits not in _VALUES:
        raise BadNotation("'" + text + "' is no tile; write R5, Y13, B1, K10 or FJ")
    return tiles.kind_of(colour, int(digits))


_VALUES = tuple([str(value) for value in range(1, tiles.VALUES + 1)])


def hand(kinds):
    """Return the text of a sequence of kinds, joined by commas."""
    return ",".join([tile(kind) for kind in kinds])


def parse_hand(text):
    """Return the kinds of a text of tiles joined by commas, as bytes. Raises BadNotation."""
    return bytes([parse_tile(part) for part in text.split(",")])


def arrangement(groups):
    """Return the text of a list of groups of kinds."""
    return "/".join([hand(group) for group in groups])


def action(number, arg=None):
    """Return the text of an action: draw, discard:R5, finish:K9 or finish:K9=R1,R2,R3/...

    >>> action(actions.DRAW), action(actions.DISCARD + 4)
    ('draw', 'discard:R5')
    """
    for name, simple in _NAMES:
        if simple == number:
            return name
    if number >= actions.FINISH:
        text = "finish:" + tile(number - actions.FINISH)
        return text if arg is None else text + "=" + arrangement(melds.split(arg))
    return "discard:" + tile(number - actions.DISCARD)


def parse_action(text):
    """Return (action, arg) of a text; arg is None except for a finish with its arrangement.

    Raises BadNotation.

    >>> parse_action("discard:R5") == (actions.DISCARD + 4, None)
    True
    """
    for name, simple in _NAMES:
        if name == text:
            return simple, None
    name, colon, rest = text.partition(":")
    if name == "discard" and colon:
        return actions.DISCARD + parse_tile(rest), None
    if name == "finish" and colon:
        thrown, equals, groups = rest.partition("=")
        number = actions.FINISH + parse_tile(thrown)
        if not equals:
            return number, None
        return number, melds.join([parse_hand(group) for group in groups.split("/")])
    raise BadNotation("'" + text + "' is no action of Okey")


def event(happened):
    """Return the text of an event as one line; a hidden tile is written as ??.

    >>> event((events.DREW, 2, 4)), event((events.DREW, 2, events.HIDDEN))
    ('seat 2 draws R5', 'seat 2 draws ??')
    """
    code = happened[0]
    if code == events.DICE_THROWN:
        return "dice " + " ".join([str(die) for die in happened[1]])
    if code == events.INDICATOR_TURNED:
        return "indicator " + tile(happened[1])
    if code == events.TOOK:
        return "seat %d takes %s from seat %d" % (happened[1], tile(happened[3]), happened[2])
    if code == events.FINISHED:
        groups = arrangement(melds.split(happened[3]))
        return "seat %d finishes with %s, throws %s" % (happened[1], groups, tile(happened[2]))
    if code == events.MATCH_ENDED:
        return "match over, won by " + " ".join([str(side) for side in happened[1]])
    if code in _WITH_TILE:
        kind = happened[2]
        text = "??" if kind == events.HIDDEN else tile(kind)
        return "seat %d %s %s" % (happened[1], _WITH_TILE[code], text)
    return _PLAIN[code] % happened[1:]


def told(happened, state):
    """Return the lines of a transcript for an event; a deal also lists every hand.

    state: the state right after the event.
    """
    lines = [event(happened)]
    if happened[0] == events.DEALT:
        for seat in state.active:
            kinds = tiles.kinds_of(state.table.hands[seat])
            lines.append("seat %d holds %s" % (seat, hand(kinds)))
    return lines


_WITH_TILE = {
    events.SHOWED: "shows",
    events.DREW: "draws",
    events.DREW_INDICATOR: "draws the indicator",
    events.DISCARDED: "discards",
}
_PLAIN = {
    events.ROUND_STARTED: "round %d, dealer %d",
    events.DEALT: "dealt, seat %d begins",
    events.PASSED: "seat %d passes",
    events.DECLINED: "seat %d declines",
    events.ROUND_DRAWN: "round drawn",
    events.LOST: "side %d loses %d, has %d",
    events.LEFT: "seat %d is out",
}
