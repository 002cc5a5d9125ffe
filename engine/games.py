"""The games, the levels and styles of their bots, and how a module of one game is loaded.

GAMES decides which games there are. This file imports none of them, so that a board loads only the
game that is played.
"""

from engine.compat import load_module

GAMES = ("okey", "koikoi", "ceki")
LEVELS = ("easy", "medium", "hard")  # of every game's bots, the weakest first
MASTER = "master"  # a stronger one, which thinks for seconds; at Koi-Koi only
HUMAN = "human"  # in the place of a bot's level: a person plays
# By game: docs/bots.md says of each how it plays. Any level can play in any style.
_STYLES = {
    "okey": ("pairs", "joker", "high", "left"),
    "koikoi": ("bold", "wary", "ribbons", "spoiler"),
    "ceki": ("miser", "racer", "nines", "stock"),
}


def levels_of(game):
    """Return the levels of a game's bots, the weakest first.

    >>> levels_of("okey"), levels_of("koikoi")[-1]
    (('easy', 'medium', 'hard'), 'master')
    """
    return LEVELS + (MASTER,) if game == "koikoi" else LEVELS


def styles_of(game):
    """Return the styles of a game's bots; there may be none.

    >>> styles_of("koikoi")
    ('bold', 'wary', 'ribbons', 'spoiler')
    """
    return _STYLES.get(game, ())


def level_of(who):
    """Return the level and the style of a bot, "" for none, from a text like "hard:bold".

    >>> level_of("hard:bold"), level_of("easy")
    (('hard', 'bold'), ('easy', ''))
    """
    level, _, style = who.partition(":")
    return level, style


def is_seat(game, who):
    """Return whether `who` can sit at a game: HUMAN, or a bot as in `level_of`.

    >>> is_seat("okey", "hard:joker"), is_seat("okey", "hard:bold"), is_seat("okey", "master")
    (True, False, False)
    """
    level, style = level_of(who)
    return who == HUMAN or (level in levels_of(game) and (not style or style in styles_of(game)))


def seat_line(who, version):
    """Return a record's line for a bot; version: of the bots.

    >>> seat_line("hard", 7), seat_line("hard:bold", 7)
    ('bot hard 7', 'bot hard 7 bold')
    """
    level, style = level_of(who)
    return "bot %s %d %s" % (level, version, style) if style else "bot %s %d" % (level, version)


def who_of(line):
    """Return who sits there by a record's line for a seat: HUMAN, or a bot as in `level_of`.

    >>> who_of("human"), who_of("bot hard 7"), who_of("bot hard 7 bold")
    ('human', 'hard', 'hard:bold')
    """
    words = line.split(" ")
    return ":".join(words[1:2] + words[3:]) if len(words) > 1 else line


def load(game, name):
    """Return the module `engine.GAME.NAME`, imported if it is not loaded yet.

    From a `name` that is written in the call, tools/build/bundle.py sees which modules must keep
    their names.

    >>> load("okey", "options").OPTIONS[0].name
    'players'
    """
    return load_module("engine." + game, name)


def result_of(generator):
    """Run a generator to its end, such as a bot's `think`; return what it returns."""
    while True:
        try:
            next(generator)
        except StopIteration as stop:
            return stop.value
