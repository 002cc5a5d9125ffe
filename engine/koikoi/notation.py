"""Text for every card, action and event of Koi-Koi, and back.

A card is its month in two digits and its kind: 01B a bright, 04A an animal, 02R a ribbon, 11P a
plain; plains are numbered where the month has several: 01P1, 01P2, 12P3.
"""

from engine.koikoi import actions, cards, events

_NAMES = (
    ("declare", actions.DECLARE),
    ("pass", actions.PASS),
    ("stop", actions.STOP),
    ("koikoi", actions.KOIKOI),
    ("next_round", actions.NEXT_ROUND),
)
_REASONS = ("four of a month on the field", "three of a month on the field", "a lucky hand")


class BadNotation(ValueError):
    """A text that names no card or action; the message says which and why."""


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


def hand(some):
    """Return the text of a sequence of cards, parted by spaces."""
    return " ".join([_TEXTS[one] for one in some])


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


def event(happened):
    """Return the text of an event as one line.

    >>> event((events.PLAYED, 1, 0))
    'seat 1 plays 01B'
    """
    code = happened[0]
    if code == events.LOT_DRAWN:
        return "lots " + hand(happened[1:])
    if code == events.DEALT:
        return "field " + hand(happened[1])
    if code == events.REDEALT:
        return "void, %s: %s" % (_REASONS[happened[1]], hand(happened[2]))
    if code == events.CAPTURED:
        laid, taken = card(happened[2][0]), hand(happened[2][1:])
        return "seat %d takes %s with %s" % (happened[1], taken, laid)
    if code == events.MATCH_ENDED:
        return "match over, won by " + " ".join([str(seat) for seat in happened[1]])
    if code in _WITH_CARDS:
        shown = happened[2] if code == events.DECLARED else happened[2:]
        return "seat %d %s %s" % (happened[1], _WITH_CARDS[code], hand(shown))
    if code in _YES_NO:
        return "seat %d %s" % (happened[1], _YES_NO[code][happened[2]])
    if code == events.BOTH_EMPTY:
        return "both hands empty, " + (
            "seat %d has called" % happened[1] if happened[1] >= 0 else "no single caller"
        )
    return _PLAIN[code] % happened[1:]


def told(happened, state):
    """Return the lines in which a transcript tells an event; a deal also says who holds what.

    state: right after the event.
    """
    lines = [event(happened)]
    if happened[0] == events.DEALT and bytes(state.field) == happened[1]:
        for seat in (0, 1):
            lines.append("seat %d holds %s" % (seat, hand(state.hands[seat])))
    return lines


_WITH_CARDS = {
    events.DECLARED: "shows a lucky hand",
    events.PLAYED: "plays",
    events.TURNED: "turns",
    events.STAYED: "leaves",
}
_YES_NO = {
    events.ANSWERED: ("does not declare", "declares"),
    events.STOPPED: ("stops", "has to stop"),
}
_PLAIN = {
    events.ROUND_STARTED: "round %d, seat %d leads",
    events.MADE: "seat %d has %d, after %d",
    events.CALLED: "seat %d calls koi-koi",
    events.WON: "seat %d scores %d, has %d",
    events.NOBODY_WON: "nobody scores",
}
