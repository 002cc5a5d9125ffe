"""Texts for the things at a Ceki table: cards, kinds, events, the result of a hand."""

from app.texts.catalog import fill, fill_n, t
from app.texts.ceki import ids
from engine.ceki import cards, events, outs, sets
from engine.ceki.score import how_won
from engine.compat import const

# Of each event: what others do, what the player does.
_SAID = {
    events.HAND_STARTED: (ids.DEALS, ids.YOU_DEAL),
    events.DEALT: (ids.BEGINS, ids.YOU_BEGIN),
    events.DREW: (ids.DREW, ids.YOU_DREW),
    events.TOOK: (ids.TOOK, ids.YOU_TOOK),
    events.THREW: (ids.THREW, ids.YOU_THREW),
    events.CALLED: (ids.CALLED, ids.YOU_CALLED),
    events.WON: (ids.WON, ids.YOU_WON),
}

_HONOURS = (ids.WHITE_FLOWER, ids.RED_FLOWER, ids.OLD_THOUSAND)
_SUITS = (ids.SUIT_COINS, ids.SUIT_STRINGS, ids.SUIT_MYRIADS)

# How far the hand is from the call, the longest wording first.
_STATUS = (ids.STATUS, ids.STATUS_SHORT)

# How a hand was won, and why that counts as it does: once, twice, three times.
_HOW = (ids.HOW_SIMPLE, ids.HOW_DOUBLE, ids.HOW_TRIPLE)
_WHY = (ids.WHY_SIMPLE, ids.WHY_DOUBLE, ids.WHY_TRIPLE)

_PICTURES = const(0xE000)  # the letters of a text that are small cards: this and the face

_RUN = 3  # kinds in a row that are written with a dash
_PAIR = 2  # cards that a caller lays down


def kind_text(kind):
    """Return a kind in short: its rank, or the honour as a small card."""
    if kind < cards.RANKS:
        return str(kind + 1)
    return chr(_PICTURES + cards.WHITE_FLOWER + kind - cards.RANKS)


def kind_name(kind):
    """Return a kind in full: its rank, or the honour's name."""
    if kind < cards.RANKS:
        return str(kind + 1)
    return t(_HONOURS[kind - cards.RANKS])


def card_name(face):
    """Return a card's name: rank and suit, or the honour's."""
    kind = cards.kind_of(face)
    if kind >= cards.RANKS:
        return kind_name(kind)
    return fill(ids.CARD, kind + 1, t(_SUITS[cards.suit_of(face)]))


def kinds_text(kinds):
    """Return kinds in short: `1-4 7`, honours as small cards. kinds: bytes, ascending."""
    parts = []
    at = 0
    while at < len(kinds):
        end = at
        while end + 1 < len(kinds) and kinds[end + 1] == kinds[end] + 1 < cards.RANKS:
            end += 1
        if end - at + 1 >= _RUN:
            parts.append(kind_text(kinds[at]) + "-" + kind_text(kinds[end]))
            at = end + 1
        else:
            parts.append(kind_text(kinds[at]))
            at += 1
    return " ".join(parts)


def face_text(face, canvas, kind=kind_name):
    """Return a card in a text: a card of a suit as a small card, on one bit its rank alone.

    canvas: the one that the text is for; kind: what says an honour, kind_name or kind_text
    """
    if face < cards.WHITE_FLOWER and not canvas.mono:
        return chr(_PICTURES + face)
    return kind(cards.kind_of(face))


def event_text(event, you, names, canvas, kind=kind_name):
    """Return an event in words, None if it needs no words.

    you: the seat that texts call "you"; canvas, kind: as of `face_text`
    """
    code = event[0]
    if code == events.RESHUFFLED:
        return fill(ids.RESHUFFLED, event[1])
    if code == events.VOID:
        return t(ids.VOID)
    said = _SAID.get(code)
    if said is None:
        return None
    seat = event[2] if code == events.HAND_STARTED else event[1]
    own = seat == you
    values = [] if own else [names[seat]]
    if code == events.TOOK:
        values.append(face_text(event[3], canvas, kind))
    elif code == events.THREW or (code == events.DREW and own):
        values.append(face_text(event[2], canvas, kind))
    return fill(said[own], *values)


def status(view, without):
    """Yield texts about the hand: its distance from the call, what helps, how many are live.

    The texts are several wordings, the longest first. without: the face about to be thrown, -1 for
    none. A hand of more than eight cards besides has no state yet: the text is empty.
    """
    if view.awaited >= 0:
        return _awaiting(ids.STATUS_CALLED, ids.STATUS_CALLED_SHORT, view, view.awaited)
    kinds = cards.kinds_of_hand(view.hand)
    if without >= 0:
        kinds[cards.kind_of(without)] -= 1
        return _without(_status_of(view, kinds))
    return _status_of(view, kinds)


def _without(wordings):
    """Yield each wording as one about the hand without a card; at last the shortest as it is."""
    for text in wordings:
        if text:
            yield fill(ids.STATUS_WITHOUT, text)
    yield text


def thrown(text):
    """Return a status as it is once the card is thrown, which it was without."""
    start = fill(ids.STATUS_WITHOUT, "")
    return text[len(start) :] if text.startswith(start) else text


def _status_of(view, kinds):
    """Return the wordings of a status about cards, counted by kind."""
    if sum(kinds) > cards.HAND:
        return [""]  # a card has come, and it is not the player's turn to throw on the picture yet
    pair = sets.awaited(kinds)
    if pair >= 0:
        return _awaiting(ids.STATUS_READY, ids.STATUS_READY_SHORT, view, pair)
    fits, helps = outs.reach(kinds)
    live = sum([view.live(kind) for kind in helps])
    helps = kinds_text(helps)
    return _wordings(cards.HAND - fits, helps, live)


def _wordings(lacking, helps, live):
    """Yield the wordings of a status one by one, because each takes time."""
    for number in _STATUS:
        yield fill_n(number, live, lacking, helps, live)
    yield fill(ids.STATUS_SHORTER, lacking, helps)
    yield fill(ids.STATUS_SHORTEST, lacking, helps)


def _awaiting(number, short, view, kind):
    """Return a long and a short text about a kind that wins and how many of it are live."""
    live = view.live(kind)
    return [
        fill_n(number, live, kind_name(kind), live),
        fill_n(short, live, kind_text(kind), live),
    ]


def caller_mark(layout):
    """Return what stands at a seat that has called: a word, or a sign where there is no room."""
    return "!" if layout.TAG_IS_SHORT else t(ids.CALLED_MARK)


def laid_text(laid):
    """Return how many cards a caller has laid down, "" if they are the pair alone."""
    return str(laid) if laid > _PAIR else ""


def cost_text(view, face, names):
    """Return a text about the cost of throwing this face, None if no cost is known."""
    cost = outs.cost(view, face)
    if cost is None:
        return None
    waiting = names[(view.seat + 1) % view.players]
    return fill(ids.NOTE_COST, waiting, cost.least, cost.most)


def origin_text(displayed):
    """Return how the last discard arose; if a caller may win with it, how often that counts."""
    if displayed.may_win():
        return fill(ids.WIN_TIMES, how_won(False, displayed.origin))
    return t(ids.JUST_DRAWN if displayed.origin == events.DRAWN_THROWN else ids.FROM_HAND)


def top_text(displayed, names):
    """Return a text: who has thrown the last discard, and its origin."""
    return fill(ids.NOTE_FROM, names[displayed.thrower], origin_text(displayed))


def round_title(view, names):
    """Return how a hand ended."""
    winner = view.result.winner
    if winner < 0:
        return fill(ids.VOID_HAND, view.round_no)
    if winner == view.seat:
        return fill(ids.YOU_WON_HAND, view.round_no)
    return fill(ids.WON_HAND, names[winner], view.round_no)


def how_text(result, names):
    """Return (what kind of win, why) of a hand that was won."""
    step = result.how - 1
    return t(_HOW[step]), fill(_WHY[step], names[result.source])
