"""Loads and unloads one game: its options, its table and its texts."""

import sys

from app.core.modules import drop
from app.texts import catalog
from engine.compat import load_module
from engine.contract import BadOptions, complete
from engine.games import GAMES, load

# Short names for the other seats, as many as a game has seats. None may be a
# word that misleads in a language of the texts: Kim is "who" in Turkish, Ada "there is" in Malay.
SEAT_NAMES = {
    "okey": ("Ali", "Efe", "Eda", "Ece"),
    "koikoi": ("Aki", "Ren"),
    "ceki": ("Mei", "Lim", "Bee", "Neo", "Hua", "Siu"),
}


def options(game):
    """Return a game's table of options without loading the rest of the game."""
    return load(game, "options").OPTIONS


def presets(game):
    """Return a game's presets, a tuple of (name, settings)."""
    return load(game, "options").PRESETS


def by_preset(game, settings, options):
    """Return all options by a preset's settings, for as many players as `options` has.

    Returns None if so many cannot play by them.
    """
    if "players" in options:
        settings = dict(settings, players=options["players"])
    try:
        return complete(settings, load(game, "options").OPTIONS)
    except BadOptions:
        return None


def preset_of(game, options):
    """Return the name of the preset with these options, None for the player's own rules.

    The number of players belongs to no preset.
    """
    for name, settings in presets(game):
        if by_preset(game, settings, options) == options:
            return name
    return None


def table(game):
    """Load a game's texts; return the class of its table scene."""
    open_texts(game)
    return load_module("app." + game, "table").Table


def guide(game):
    """Load a game's texts; return its class of the guided hand. Only for games with one."""
    open_texts(game)
    return load_module("app." + game, "guide").Guide


def puzzles(game):
    """Load a game's texts; return its class of a puzzle."""
    open_texts(game)
    return load_module("app." + game, "puzzles").Puzzle


def rules(game):
    """Return the module with the pages of a game's rules; app/table/rules.py shows them."""
    return load_module("app." + game, "rules")


def statistics(game):
    """Return the module that says what counts for the statistics of a game."""
    return load_module("app." + game, "statistics")


def set_up_again(loop, match):
    """Leave the table, and set up another match with the options and opponents of `match`."""
    last = {"options": match.log.options, "levels": list(match.seats[1:])}
    last["practice"] = match.is_practice
    loop.home(match.game, last)


def open_texts(game):
    """Load the texts of a game's table."""
    catalog.need("table")
    catalog.need(game)


def close():
    """Unload every loaded game: modules, art and texts; also what only its puzzles need."""
    for game in GAMES:
        if "engine." + game in sys.modules:
            drop("app." + game, "engine." + game, "app.table")
            catalog.unload(game)
    drop("app.core.own_puzzles", "app.core.puzzle_progress", "engine.judgement", "engine.puzzles")
    catalog.unload("table")  # outside the loop: the settings screen loads it without a game
