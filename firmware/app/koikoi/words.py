"""Texts for the things at a Koi-Koi table: cards, yaku, events, the bill of a round."""

from app.koikoi import card_facts, lamps, progress
from app.texts.catalog import fill, fill_n, t
from app.texts.koikoi import ids
from engine.compat import const
from engine.koikoi import cards, events, score
from engine.koikoi.cards import BOAR, BUTTERFLIES, CRANE, CUP, CURTAIN, DEER, MOON, PHOENIX, RAIN

_PICTURES = const(0xE000)  # the letters of a text that are small cards: this and the card

# The cards that have a name here and none in the rules.
_WARBLER = const(4)
_CUCKOO = const(12)
_BRIDGE = const(16)
_GEESE = const(29)
_SWALLOW = const(41)
_LIGHTNING = const(43)

_NAMES = {
    CRANE: ids.CRANE,
    _WARBLER: ids.WARBLER,
    CURTAIN: ids.CURTAIN,
    _CUCKOO: ids.CUCKOO,
    _BRIDGE: ids.BRIDGE,
    BUTTERFLIES: ids.BUTTERFLIES,
    BOAR: ids.BOAR,
    MOON: ids.MOON,
    _GEESE: ids.GEESE,
    CUP: ids.CUP,
    DEER: ids.DEER,
    RAIN: ids.RAIN,
    _SWALLOW: ids.SWALLOW,
    _LIGHTNING: ids.LIGHTNING,
    PHOENIX: ids.PHOENIX,
}

# By what card_facts.LOOK has of a card.
_KINDS = (
    ids.KIND_BRIGHT,
    ids.KIND_ANIMAL,
    ids.KIND_POETRY,
    ids.KIND_BLUE,
    ids.KIND_RED,
    ids.KIND_PLAIN,
)

# By kind of a card, as on one-bit cards: a bright, an animal, a ribbon, a plain.
_KIND_SIGNS = "◆●■•"

# By lamp of app/koikoi/lamps.py, on one bit.
LAMP_SIGNS = ("", "★", "!")

# By yaku of the engine.
_YAKU = (
    ids.YAKU_GOKO,
    ids.YAKU_SHIKO,
    ids.YAKU_AME,
    ids.YAKU_SANKO,
    ids.YAKU_AKATAN,
    ids.YAKU_AOTAN,
    ids.YAKU_TAN,
    ids.YAKU_INOSHIKA,
    ids.YAKU_TANE,
    ids.YAKU_TSUKIMI,
    ids.YAKU_HANAMI,
    ids.YAKU_KASU,
)

# By gauge of app/koikoi/progress.py.
_GAUGES = (
    ids.GAUGE_BRIGHT,
    ids.GAUGE_POETRY,
    ids.GAUGE_BLUE,
    ids.GAUGE_TAN,
    ids.GAUGE_BOAR,
    ids.GAUGE_TANE,
    ids.GAUGE_MOON,
    ids.GAUGE_FLOWER,
    ids.GAUGE_PLAIN,
)

# The gauge whose label stands for a yaku, by yaku of the engine: all brights have one.
GAUGE_OF = bytes((0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8))

# Of each event: what others do, what the player does.
_SAID = {
    events.PLAYED: (ids.PLAYED, ids.YOU_PLAYED),
    events.CAPTURED: (ids.TOOK, ids.YOU_TOOK),
    events.ROUND_STARTED: (ids.LEADS, ids.YOU_LEAD),
    events.DECLARED: (ids.DECLARED, ids.YOU_DECLARED),
    events.MADE: (ids.MADE, ids.YOU_MADE),
    events.CALLED: (ids.CALLED, ids.YOU_CALLED),
    events.STOPPED: (ids.STOPPED, ids.YOU_STOPPED),
}

_BILL = {
    score.LUCKY: ids.BILL_LUCKY,
    score.OYAKEN: ids.BILL_OYAKEN,
    score.SEVEN: ids.BILL_SEVEN,
    score.OPPONENT_CALLED: ids.CALLED,
    score.CALLS: ids.BILL_CALLS,
    score.OWN_CALL: ids.BILL_OWN,
}


def plant(month):
    """Return the plant of a month 0..11."""
    return t(ids.PLANT_1 + month)


def tab_name(month):
    """Return the short name of a month 0..11."""
    return t(ids.TAB_1 + month)


def tab_names():
    """Return the short names of the twelve months."""
    return tuple([tab_name(month) for month in range(cards.MONTHS)])


def kind_name(card):
    """Return the name of a card's kind: bright, animal, poetry ribbon ..."""
    return t(_KINDS[card_facts.LOOK[card]])


def card_name(card):
    """Return the name of a card: its own, or that of its kind."""
    number = _NAMES.get(card)
    return kind_name(card) if number is None else t(number)


def name_among(card, others):
    """Return a card's name, with its month if one of the other cards has the same name."""
    name = card_name(card)
    is_alone = name not in [card_name(other) for other in others if other != card]
    return name if is_alone else card_text(card)


def card_text(card, canvas=None):
    """Return a card in words, with the number of its month.

    canvas: the one that the text is for, if any; if it draws pictures within texts, a small card
    has the month.
    """
    name = card_name(card)
    if canvas and canvas.picture:
        month = chr(_PICTURES + card)
        return fill(ids.CARD, month, name).replace("(%s)" % month, month)
    return fill(ids.CARD, (card >> 2) + 1, name)


def month_text(card, canvas=None):
    """Return the number of a card's month, as `card_text` has it."""
    if canvas and canvas.picture:
        return chr(_PICTURES + card)
    return fill(ids.CARD, (card >> 2) + 1, "").strip()


def yaku_name(yaku):
    """Return the name of a yaku of engine/koikoi/yaku.py."""
    return t(_YAKU[yaku])


def yaku_label(yaku):
    """Return a short name of a yaku in capitals: that of its gauge."""
    return gauge_label(GAUGE_OF[yaku])


def gauge_label(number):
    """Return the label of a gauge of app/koikoi/progress.py, in capitals."""
    return t(_GAUGES[number])


def note(card, matching, is_name):
    """Return the name of a card of the hand, and how many cards of the field it would take.

    is_name: whether there is room for the name only.
    """
    if is_name:
        return card_name(card)
    which = (plant(card >> 2), card_name(card))
    if matching == 2:
        return fill(ids.NOTE_CHOICE, *which)
    if not matching:
        return fill(ids.NOTE_NONE, *which)
    return fill(ids.NOTE_TAKES, which[0], which[1], matching)


def which_note(card, is_name):
    """Return the question whether a card of the field is to be taken, or its name alone."""
    return card_name(card) if is_name else fill(ids.NOTE_WHICH, plant(card >> 2), card_name(card))


def finest(some):
    """Return the most memorable of some cards."""
    best = some[0]
    for card in some:
        if card_facts.LOOK[card] < card_facts.LOOK[best]:
            best = card
    return best


def event_text(event, you, names, canvas, card=card_text):
    """Return an event in words, None if it needs no words.

    you: the seat that texts call "you"; canvas: the one that the text is for; card: function that
    says a card: card_text or month_text.
    """
    code = event[0]
    if code == events.TURNED:
        return fill(ids.TURNED, card(event[2], canvas))
    said = _SAID.get(code)
    if said is None:
        return None
    seat = event[2] if code == events.ROUND_STARTED else event[1]
    values = [] if seat == you else [names[seat]]
    if code == events.PLAYED:
        values.append(card(event[2], canvas))
    elif code == events.CAPTURED:
        values.append(card(finest(event[2][1:]), canvas))  # not the one that took them
    elif code == events.MADE:
        values.append(event[2])
    return fill(said[seat == you], *values)


def fuller_texts(event, you, names, new, canvas=None):
    """Yield an event in more words than `event_text` has, the longest first.

    A capture says what took what. Points say for which yaku they are. new: what the seat has made
    now, a list of Made.
    """
    code = event[0]
    if code not in (events.CAPTURED, events.MADE):
        return
    own = event[1] == you
    who = () if own else (names[event[1]],)
    if code == events.CAPTURED:
        taker, taken = event[2][0], event[2][1:]
        best = finest(taken)
        what = card_name(best)
        if len(taken) > 1:
            what = fill(ids.AND_MORE, what, len(taken) - 1)
        card = card_text(taker, canvas)
        yield fill(ids.YOU_TOOK_WITH if own else ids.TOOK_WITH, *who, what, card)
    elif new:
        dearest = new[0]
        for one in new:
            if one.points > dearest.points:
                dearest = one
        text = ids.YOU_MADE_NAMED if own else ids.MADE_NAMED
        yield fill(text, *who, yaku_name(dearest.yaku), event[2])


def round_title(view, names):
    """Return how a round ended."""
    winner = view.result.winner
    if winner < 0:
        return fill(ids.NULL_ROUND, view.round_no)
    if winner == view.seat:
        return fill(ids.YOU_WON, view.round_no)
    return fill(ids.WON, names[winner], view.round_no)


def bill_line(line, caller):
    """Return (what for, how much) of a line of the bill, both text.

    caller: the name of the loser, whose call doubles the points
    """
    if line.what == score.YAKU:
        return yaku_name(line.yaku), "+" + str(line.amount)
    sign = "x" if line.what >= score.SEVEN else "+"
    return fill(_BILL[line.what], caller), sign + str(line.amount)


def lost_line(view, names):
    """Return a line of the bill, as `bill_line` does: what a call of koi-koi lost its player.

    None if the loser had nothing to lose. The points are those of a stop in place of the last
    call.
    """
    result = view.result
    loser = 1 - result.winner
    if result.winner < 0 or not view.calls[loser]:
        return None
    calls, others = view.calls[loser] - 1, view.calls[result.winner]
    points = score.total(score.stopped(result.captured[loser], calls, others, view.options))
    if not points:  # the weather has undone the yaku
        return None
    return fill(ids.BILL_CALL_LOST, names[loser]), "(%d)" % points


def makes_text(pile, won, options):
    """Return which yaku capturing some cards makes; "" if none. won: bytes."""
    one = progress.gained(pile, won, options)
    return fill(ids.ADVISE_MAKES, yaku_name(one.yaku), one.points) if one else ""


def blocks_text(won, lacked):
    """Return which yaku of the opponent capturing some cards blocks; "" if none.

    won: bytes, the one that takes them first; lacked: a result of app.koikoi.lamps.wanted
    """
    one = lamps.denied(won[1:], lacked)
    return fill(ids.ADVISE_BLOCKS, yaku_name(one.yaku)) if one else ""


def nears_text(pile, other, won, options):
    """Return to which yaku captured cards come nearer, or the best of them if to none.

    pile, other: the cards of the seat and of its opponent; won: bytes, the cards captured now, the
    one that takes them first. It takes the chip some 30 ms.
    """
    best = card_name(_best(won))
    one = progress.neared(pile, other, won, options)
    if not one:
        return fill(ids.ADVISE_TAKES, best)
    return fill_n(ids.ADVISE_NEARER, one.needed, best, yaku_name(one.yaku), one.needed)


def brief_texts(pile, other, won, options, lacked):
    """Return in few words which card is captured, and which yaku that makes, blocks or nears.

    The arguments are those of `nears_text` and `blocks_text`. Return a list of texts; the later
    ones are shorter.
    """
    best = _best(won)
    takes = _KIND_SIGNS[cards.kind_of(best)] + str((best >> 2) + 1) + " "
    one = progress.gained(pile, won, options)
    if one:
        brings = "%s +%d" % (yaku_label(one.yaku), one.points)
    elif one := lamps.denied(won[1:], lacked):
        label = yaku_label(one.yaku)
        brings = fill(ids.ADVISE_BLOCKS, label)
        return [takes + brings, brings, LAMP_SIGNS[lamps.DENIES] + label]
    else:
        one = progress.neared(pile, other, won, options)
        if not one:
            return [takes + card_name(best)]
        have = len(one.have)
        brings = "%s %d/%d" % (yaku_label(one.yaku), have, have + one.needed)
    return [takes + brings, brings]


def _best(won):
    """Return the best of captured cards but the first, which takes them."""
    return min(won[1:], key=lambda card: (cards.kind_of(card), card))
