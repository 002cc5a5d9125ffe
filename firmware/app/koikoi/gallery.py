"""The twelve months of Koi-Koi, a book as app/table/rules.py shows it, without options.

Each page has a month's four cards, what is told of them, and the yaku that each counts for.
"""

from app.koikoi.rules import AREA, Pieces
from app.koikoi.words import card_name, plant, yaku_name
from app.table.rules import pieces, text
from app.texts.catalog import fill
from app.texts.koikoi import ids as table_ids
from app.texts.koikoi_rules import ids
from engine.koikoi import yaku
from engine.koikoi.cards import MONTHS

__all__ = ("AREA", "Pieces", "pages")


def pages(options):
    """Return a page for each month."""
    return [
        (fill(table_ids.LARGE_MONTH, month + 1, plant(month)), _blocks(month, options))
        for month in range(MONTHS)
    ]


def _blocks(month, options):
    cards = bytes(range(4 * month, 4 * month + 4))
    blocks = [pieces(cards), text(ids.MONTH_1 + month)]
    named = []
    for card in cards:
        if card_name(card) not in named:
            named.append(card_name(card))
            blocks.append(text(ids.CARD_MAKES, named[-1], makes(card, options)))
    return blocks


def makes(card, options):
    """Return the names of the yaku in which a card counts."""
    known = yaku.in_play(options)
    return ", ".join([yaku_name(one) for one in known if card in yaku.fitting(one, options)])
