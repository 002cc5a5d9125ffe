"""A hint at a Ceki table: the move in words, and what can be counted in its favour."""

from app.ceki.controls import worth_text
from app.ceki.menu import label
from app.ceki.words import card_name, kind_text
from app.texts.catalog import fill, fill_n
from app.texts.ceki import ids
from app.texts.table import ids as table_ids
from engine.ceki import bot, cards, outs, sets
from engine.ceki.actions import CALL, TAKE, THROW, WIN


def move_text(table, action):
    """Return the move in words, as the action menu has it."""
    return label(table.view, action)


def piece_of(view, action):
    """Return the card that a move is about, -1 if there is none."""
    if THROW <= action < WIN:
        return action - THROW
    if action == WIN and view.drawn >= 0:
        return view.drawn
    return view.discards[-1] if action in (TAKE, WIN) else -1


def worths(table, action, judgement):
    """Return what can be said of the player's action and of a better one: two texts.

    judgement: a Judgement of engine/ceki/judge.py
    """
    own = _leads_to(table, action)
    better = _leads_to(table, judgement.best)
    if own and own == better and judgement.loss:
        lines = _differing(table.view, action, judgement.best)
        own += lines[0]
        better += lines[1]
    if judgement.worth:
        tenths = (judgement.worth[0] + 5) // 10
        better += "\n" + fill(table_ids.COSTS_POINTS, tenths // 10, tenths % 10)
    return own, better.strip()


def _differing(view, action, best):
    """Return a line each about two throws after which as many cards help, the worse one first.

    The better one keeps the kind of which more may still come, or which counts more.
    """
    kinds = cards.kind_of(action - THROW), cards.kind_of(best - THROW)
    for number, values in (
        (ids.ADVISE_UNSEEN, [view.live(kind) for kind in kinds]),
        (ids.ADVISE_SET, [3 * cards.value_of(kind) for kind in kinds]),
    ):
        if values[0] > values[1]:
            return ["\n" + fill(number, value) for value in values]
    return "", ""


def _leads_to(table, action):
    """Return lines about an action: what it wins, or how far the rest is from the call.

    They are empty if a card is drawn or taken.
    """
    view = table.view
    if action == WIN:
        return worth_text(view)
    kinds = cards.kinds_of_hand(view.hand)
    if action == CALL:
        return _ready(ids.ASK_CALL_WHY, view, sets.awaited(kinds))
    if action < THROW:
        return ""
    kind = cards.kind_of(action - THROW)
    kinds[kind] -= 1
    pair = sets.awaited(kinds)
    if pair >= 0:
        return _ready(ids.STATUS_READY_SHORT, view, pair) + _risk(table, kind)
    fits, helps = outs.reach(kinds)
    live = sum([view.live(one) for one in helps])
    return fill_n(ids.ADVISE_THROW, live, cards.HAND - fits, live) + _risk(table, kind)


def think(table):
    """Return (the move of level hard, None: `reason` needs nothing else), as a generator."""
    log = table.match.log
    action, _ = yield from bot.think(table.view, log.bot_rng(table.view.seat), "hard")
    return action, None


def reason(table, action, _):
    """Return a sentence about a move of level hard, as a generator that yields slices."""
    yield
    if action == CALL or action >= THROW:
        return _leads_to(table, action)
    view = table.view
    kinds = cards.kinds_of_hand(view.hand)
    top = cards.kind_of(view.discards[-1])
    if action == TAKE:
        before = outs.distance(kinds)
        kinds[top] += 1
        after = outs.distance(kinds)
        if after == 0:
            return fill(ids.ADVISE_TAKE_READY, before)
        return fill(ids.ADVISE_TAKE, after, before)
    # Level hard draws if the discard does not help, or if what it brings is not worth more.
    helps = top in outs.waiting_for(kinds)
    return fill(ids.ADVISE_NO_GAIN if helps else ids.ADVISE_LEAVE, card_name(view.discards[-1]))


def _risk(table, kind):
    """Return a line: how likely the next player waits for a kind, as hard weighs it.

    Empty if the next player has not called.
    """
    view = table.view
    following = (view.seat + 1) % view.players
    if not view.called[following]:
        return ""
    ways = outs.chances(view, following)
    per_cent = 100 * ways[kind] // max(1, sum(ways))
    return "\n" + fill(ids.ADVISE_RISK, table.painter.names[following], per_cent)


def _ready(number, view, pair):
    live = view.live(pair)
    return fill_n(number, live, kind_text(pair), live)
