"""Data about the games that needs no game loaded: their names, and the matches to be resumed."""

from app.core import games, people
from app.core.match import over_file
from app.shell.saved import check_finished, left_behind
from app.texts.catalog import fill, language, t
from app.texts.shell import ids
from engine.games import GAMES, HUMAN, level_of, who_of
from engine.record import OtherRules
from hal.files import StoreError

TAUGHT = ("okey", "koikoi", "ceki")  # those with a guided hand, puzzles and a gallery


def name_of(game):
    """Return the name of a game."""
    return t(getattr(ids, "GAME_" + game.upper()))


def match_text(game, number):
    """Return a game's name and the number of a round, which is a month at Koi-Koi."""
    return fill(getattr(ids, "MATCH_" + game.upper()), name_of(game), number)


def points_of(game, seats, scores, players):
    """Return the points of a match with their owners, a list: "You 19", "Ali 20".

    seats: their lines of the record; players: the names that people have typed. A side of
    partners has the names of both.
    """
    others = iter(games.SEAT_NAMES[game])
    persons = seats.count(HUMAN)
    names = []
    number = 0
    for seat in seats:
        # At the table the first person is "you": every other seat uses up a name.
        name = next(others, "") if seat != HUMAN or number else ""
        style = level_of(who_of(seat))[1]
        if style:
            name = people.name_of(game, style, language())
        if seat == HUMAN:
            name = players[number] or fill(ids.PLAYER, number + 1)
            if persons == 1:
                name = t(ids.SHELF_YOU)
            number += 1
        names.append(name)
    sides = len(scores)
    owners = ["/".join([names[i] for i in range(s, len(names), sides)]) for s in range(sides)]
    return [(owner + " " + str(score)).strip() for owner, score in zip(owners, scores)]


def look_around(loop):
    """Find matches that can be resumed; return (matches, message about trouble or None).

    matches: a dict of game -> (round number, scores, seats), as of `left_behind`. A journal or a
    finished match that is damaged, or of another game, is set aside.
    """
    troubles = settings_trouble(loop.settings)
    store = loop.board.store
    left = {}

    def looked(game, read, move):
        try:
            return read(store, game)
        except (StoreError, ValueError) as error:
            troubles.append((name_of(game), set_aside(move, error)))

    for game in GAMES:
        progress = looked(game, left_behind, store.journal(game).set_aside)
        if progress:
            left[game] = progress
        over = over_file(game)
        looked(game, check_finished, lambda over=over: store.set_aside(over))
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


def set_aside(move, error):
    """Set a damaged match aside by calling `move()`; return a sentence about it.

    It stays in two cases: if the storage failed, because it may be intact; and if the match
    follows other rules, because the program that wrote it can resume it.
    """
    if isinstance(error, OtherRules):
        return t(ids.MATCH_OTHER_VERSION)
    if not isinstance(error, StoreError) or error.reason == "damaged":
        try:
            move()
        except StoreError:
            pass  # then it stays too
    return t(ids.MATCH_DAMAGED)
