"""A hint at a Koi-Koi table: the move in words, and what the view says in its favour.

Level hard chooses by play-outs. Beside the move a hint says a fact of the view.
"""

from app.koikoi import lamps, progress
from app.koikoi.menu import label, worth
from app.koikoi.words import blocks_text, card_name, makes_text, nears_text, yaku_name
from app.texts.catalog import fill, fill_n, t
from app.texts.koikoi import ids
from app.texts.table import ids as table_ids
from engine.koikoi import bot, cards, judge
from engine.koikoi.actions import DECLARE, KOIKOI, PASS, PLAY, STOP, TAKE


def move_text(table, action):
    """Return the move in words, as the action menu has it."""
    return label(table, action)


def piece_of(view, action):
    """Return the card that a move is about, -1 if there is none."""
    return action % PLAY if action >= PLAY else -1


def worths(table, action, judgement):
    """Return what can be said of the player's action and of a better one: two texts.

    judgement: a Judgement of engine/koikoi/judge.py
    """
    return "", _worth(*judgement.worth[:2])


def _worth(unit, more):
    """Return how much better a move is than another, as text."""
    costs = table_ids.COSTS_CHANCE if unit == judge.CHANCE else table_ids.COSTS_POINTS
    return fill(costs, more // 10, more % 10)


def think(table):
    """Return (the move of level hard, the root of its play-outs), as a generator of slices."""
    view = table.view
    return bot.weigh(view, table.match.log.bot_rng(view.seat))


def reason(table, action, root):
    """Return a sentence about a move of level hard, as a generator that yields slices.

    root: what `think` has returned with the move.
    """
    view = table.view
    yield
    if action == DECLARE:
        return t(ids.ADVISE_DECLARE)
    if action in (STOP, KOIKOI):
        more = judge.margin(view, root, action)
        text = _decision(view, table.painter.names)
        return text if more < 0 else text + "\n" + _worth(judge.POINTS, more)
    if action == PASS:
        return t(ids.ADVISE_PLAY)
    if action >= TAKE:
        return (yield from _capture(view, bytes((view.pending, action - TAKE))))
    card = action - PLAY
    matching = cards.of_month(view.field, card >> 2)
    if not matching:
        month = view.seen[card & ~3 : (card | 3) + 1]
        hidden = len(month) - sum(month)
        return fill_n(ids.ADVISE_LAY, hidden, hidden) if hidden else t(ids.ADVISE_SAFE_LAY)
    names = [card_name(other) for other in matching]
    if len(matching) == 2 and names[0] != names[1]:
        return fill(ids.ADVISE_EITHER, *names)
    taken = matching[:1] if len(matching) == 2 else matching
    return (yield from _capture(view, bytes((card,)) + bytes(taken)))


def _capture(view, won):
    """Return what capturing these cards brings, as a generator that yields slices."""
    pile = view.captured[view.seat]
    text = makes_text(pile, won, view.options)
    if not text:
        yield
        text = blocks_text(won, lamps.wanted(view))
    if not text:
        yield
        text = nears_text(pile, view.captured[1 - view.seat], won, view.options)
    return text


def _decision(view, names):
    """Return the points of stopping now, and what the other lacks for the nearest yaku."""
    seat = view.seat
    near = progress.nearest(view.captured[1 - seat], view.captured[seat], view.options)
    if not near:
        return fill(ids.ADVISE_SAFE, worth(view), names[1 - seat])
    one = near[0]
    other = names[1 - seat]
    return fill_n(
        ids.ADVISE_DECIDE, one.needed, worth(view), other, one.needed, yaku_name(one.yaku)
    )
