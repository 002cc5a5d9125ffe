"""Texts for a High-Low table."""

from app.texts.catalog import fill
from app.texts.highlow import ids
from app.texts.table import ids as table_ids
from engine.highlow import events


def event_text(event, names):
    """Return what is said of an event, or nothing."""
    if event[0] == events.GUESSED:
        return fill(ids.GUESSED_RIGHT if event[4] else ids.GUESSED_WRONG, names[event[1]])
    return ""


def round_title(view, names):
    """Return how a round ended."""
    winner = view.result.winner
    if winner < 0:
        return fill(table_ids.ROUND_DRAWN, view.round_no)
    if winner == view.seat:
        return fill(table_ids.YOU_WON_ROUND, view.round_no)
    return fill(table_ids.WON_ROUND, names[winner], view.round_no)
