"""Data about the games that needs no game loaded: their names, and the matches to be resumed."""

from app.shell.dialog import Notice
from app.shell.saved import left_behind
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine.games import GAMES
from engine.record import OtherRules
from hal.files import StoreError


def name_of(game):
    """Return the name of a game."""
    return t(getattr(ids, "GAME_" + game.upper()))


def look_around(loop):
    """Find matches that can be resumed; return (matches, message about trouble or None).

    matches: a dict of game -> (round number, scores). A damaged journal is set aside.
    """
    troubles = settings_trouble(loop.settings)
    left = {}
    for game in GAMES:
        try:
            progress = left_behind(loop.board.store, game)
            if progress:
                left[game] = progress
        except (StoreError, ValueError) as error:
            troubles.append((name_of(game), set_aside(loop.board.store, game, error)))
    if len(troubles) < 2:
        return left, troubles[0][1] if troubles else None
    named = [fill(ids.LABELLED, *trouble) if trouble[0] else trouble[1] for trouble in troubles]
    return left, " ".join(named)


def settings_trouble(settings):
    """Return [("", sentence)] if the settings could not be read or saved, only once; else []."""
    error = settings.trouble
    settings.trouble = None
    if error is None:
        return []
    return [("", t(ids.SETTINGS_DAMAGED if error.reason == "damaged" else ids.SETTINGS_NOT_KEPT))]


def set_aside(store, game, error):
    """Set a damaged journal aside; return a sentence about it.

    The journal stays in two cases: if the storage failed, because the journal may be intact; and
    if the match follows other rules, because the program that wrote it can resume it.
    """
    if isinstance(error, OtherRules):
        return t(ids.MATCH_OTHER_VERSION)
    if not isinstance(error, StoreError) or error.reason == "damaged":
        try:
            store.journal(game).set_aside()
        except StoreError:
            pass  # then the journal stays too
    return t(ids.MATCH_DAMAGED)


def refused(loop, game, error):
    """Return the scene that says that a match cannot be resumed."""
    return Notice(set_aside(loop.board.store, game, error), loop.home)
