"""What the shell knows of the games without loading one: names, and the matches left behind."""

from app.shell.dialog import Notice
from app.shell.saved import left_behind
from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES
from engine.record import OtherRules
from hal.store import StoreError


def name_of(game):
    """Return what a game is called."""
    return t(getattr(ids, "GAME_" + game.upper()))


def look_around(loop):
    """Return the matches left behind, and what is to be said first or None.

    The matches are a dict of game -> (round, scores).
    """
    troubles = _settings_trouble(loop.settings)
    left = {}
    for game in GAMES:
        try:
            progress = left_behind(loop.board.store, game)
            if progress:
                left[game] = progress
        except (StoreError, ValueError) as error:
            troubles.append((name_of(game) + ": ", set_aside(loop.board.store, game, error)))
    if len(troubles) < 2:
        return left, troubles[0][1] if troubles else None
    return left, " ".join([whose + sentence for whose, sentence in troubles])


def _settings_trouble(settings):
    """Return [("", sentence)] about settings that could not be read or kept, once; else []."""
    error = settings.trouble
    settings.trouble = None
    if error is None:
        return []
    return [("", t(ids.SETTINGS_DAMAGED if error.reason == "damaged" else ids.SETTINGS_NOT_KEPT))]


def set_aside(store, game, error):
    """Move a damaged journal out of the way; return a sentence about it.

    The journal stays where the storage failed, since it may well be whole, and where the match
    follows other rules, since the program that wrote it can go on with it.
    """
    if isinstance(error, OtherRules):
        return t(ids.MATCH_OTHER_VERSION)
    if not isinstance(error, StoreError) or error.reason == "damaged":
        try:
            store.journal(game).set_aside()
        except StoreError:
            pass  # then it stays too
    return t(ids.MATCH_DAMAGED)


def refused(loop, game, error):
    """Return what says that a match left behind cannot be gone on with."""
    return Notice(set_aside(loop.board.store, game, error), loop.home)
