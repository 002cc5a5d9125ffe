"""The games, the levels of their bots, and how a module of one game is loaded.

This file alone lists the games. It imports none of them, so that a board loads only the game that
is played.
"""

GAMES = ("okey", "koikoi", "ceki")
LEVELS = ("easy", "medium", "hard")  # of every game's bots, the weakest first
MASTER = "master"  # a stronger one, which thinks for seconds; at Koi-Koi only
HUMAN = "human"  # in the place of a bot's level: a person plays


def levels_of(game):
    """Return the levels of a game's bots, the weakest first.

    >>> levels_of("okey"), levels_of("koikoi")[-1]
    (('easy', 'medium', 'hard'), 'master')
    """
    return LEVELS + (MASTER,) if game == "koikoi" else LEVELS


def load(game, name):
    """Return the module `engine.GAME.NAME`, imported if it is not loaded yet.

    From a `name` that is written in the call, tools/build/bundle.py sees which modules must keep
    their names.

    >>> load("okey", "options").OPTIONS[0].name
    'players'
    """
    return __import__("engine." + game + "." + name, None, None, ("*",))
