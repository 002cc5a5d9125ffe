"""A challenge: a match that a link fixes, so that whoever follows it has the same task.

Its terms are a text like "classic/human,hard:left,easy,easy/1.3": the preset, who sits where, the
versions of rules and bots. The word or code of the deal is no part of them: engine/seeds.py.
"""

from engine.contract import complete
from engine.games import HUMAN, is_seat, load, who_of


def terms(game, options, seats, version=""):
    """Return the terms of a match; "" if none have these rules, or if not one person plays.

    options: complete; seats: as in engine.games.level_of; version: of the bots, if not this one.

    >>> terms("ceki", complete({"players": 3}, load("ceki", "options").OPTIONS), ["human", "easy"])
    ''
    """
    names = [name for name, _ in _presets(game) if options == _options(game, name, seats)]
    if not names or seats.count(HUMAN) != 1:
        return ""
    return "/".join([names[0], ",".join(seats), _version(game, version)])


def of_log(log):
    """Return the terms of the match of a MatchLog, "" if it has none."""
    seats = [who_of(seat) for seat in log.seats]
    bots = [seat for seat in range(len(seats)) if seats[seat] != HUMAN]
    if log.practice or not bots:
        return ""
    return terms(log.game, log.options, seats, log.version_at(len(log.actions), bots[0]))


def read(game, text):
    """Return the options and the seats that terms fix. Raises ValueError."""
    name, seats, _ = text.split("/")
    seats = seats.split(",")
    if seats.count(HUMAN) != 1 or not all(is_seat(game, seat) for seat in seats):
        raise ValueError("nobody can sit so")
    if name not in [preset for preset, _ in _presets(game)]:
        raise ValueError("there is no such preset")
    options = _options(game, name, seats)
    if options is None:
        raise ValueError("not so many can play")
    return options, seats


def is_of_this_version(game, text):
    """Return whether terms name the versions of rules and bots that this program has."""
    return text.split("/")[-1] == _version(game)


def _presets(game):
    return load(game, "options").PRESETS


def _options(game, name, seats):
    """Return a preset's options for so many seats, None if there is none for them."""
    settings = dict(dict(_presets(game))[name])
    table = load(game, "options").OPTIONS
    if any(option.name == "players" for option in table):
        settings["players"] = len(seats)
    elif len(seats) != 2:
        return None
    try:
        return complete(settings, table)
    except ValueError:
        return None


def _version(game, bots=""):
    return "%d.%s" % (load(game, "state").RULES_VERSION, bots or load(game, "bot").VERSION)
