"""The gain of capturing cards: a yaku, or the one that comes nearest."""

from app.koikoi import reach
from app.koikoi.words import card_name, yaku_name
from app.texts.catalog import fill, fill_n
from app.texts.koikoi import ids
from engine.koikoi import cards, yaku


def text(pile, other, won, options):
    """Return what it brings in words. It takes the chip some 30 ms.

    pile, other: the captured cards of the seat and of its opponent; won: bytes, the cards captured
    now, the one that takes them first.
    """
    return making(pile, won, options) or nearing(pile, other, won, options)


def making(pile, won, options):
    """Return which yaku it makes, in words; "" if none."""
    before = [(one.yaku, one.points) for one in yaku.made(pile, options)]
    for one in yaku.made(pile + won, options):
        if (one.yaku, one.points) not in before:
            return fill(ids.ADVISE_MAKES, yaku_name(one.yaku), one.points)
    return ""


def nearing(pile, other, won, options):
    """Return to which yaku it comes nearer, in words, or what it takes if to none."""
    finest = card_name(min(won[1:], key=lambda card: (cards.kind_of(card), card)))
    for one in reach.nearest(pile + won, other, options):
        if any(card in one.have for card in won):
            return fill_n(ids.ADVISE_NEARER, one.needed, finest, yaku_name(one.yaku), one.needed)
    return fill(ids.ADVISE_TAKES, finest)


def short(pile, won, options):
    """Return the points that it adds, such as " +5"; "" for none."""
    points = yaku.points(pile + won, options) - yaku.points(pile, options)
    return " " + f"{points:+}" if points > 0 else ""
