"""The texts of a game's options, found by their names in the area GAME_setup.

Names: OPTION_name, VALUE_name_value, HELP_name_value or HELP_name, HELP_LEVEL_level. A game with
several presets has VALUE_PRESET_name and HELP_PRESET_name. A game with a guide (app/GAME/guide.py)
has GUIDE (the label of its row), HELP_GUIDE, and ASK_GUIDE (asked when the game is opened for the
first time).
"""

from binascii import crc32

from app.core import people
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.compat import load_module
from engine.games import HUMAN, LEVELS, MASTER, level_of


class SetupTexts:
    """The texts of one game, in memory until `unload`."""

    def __init__(self, game):
        """Load them."""
        self._area = game + "_setup"
        catalog.load(self._area)
        self._names = load_module("app.texts." + game + "_setup", "ids")

    def unload(self):
        catalog.unload(self._area)

    def find(self, name):
        """Return the text with a name, None if there is none."""
        names = self._names.NAMES
        wanted = crc32(name.upper().encode()).to_bytes(4, "little")[:3]
        place = names.find(wanted)
        while place > 0 and place % 3:
            place = names.find(wanted, place + 1)
        return t(self._names.BASE + place // 3) if place >= 0 else None

    def level_help(self, level):
        """Return how a bot of a level plays, or what a person in its place means."""
        if level == HUMAN:
            return t(ids.PERSON_HELP)
        return self.find("HELP_LEVEL_" + level_of(level)[0])

    def value(self, option, value):
        """Return how a value of an option is called."""
        return self.find("VALUE_" + option + "_" + str(value)) or str(value)

    def help(self, option, value):
        """Return what a value of an option means."""
        return self.find("HELP_" + option + "_" + str(value)) or self.find("HELP_" + option)


def level_name(level):
    """Return how a bot of a level is called, or a person at this device."""
    if level == HUMAN:
        return t(ids.LEVEL_PERSON)
    names = (ids.LEVEL_EASY, ids.LEVEL_MEDIUM, ids.LEVEL_HARD, ids.LEVEL_MASTER)
    return t(names[(LEVELS + (MASTER,)).index(level)])


def seat_name(game, who):
    """Return the name of one of the people who plays in a style, else as `level_name`."""
    level, style = level_of(who)
    if style:
        return people.name_of(game, style, catalog.language())
    return level_name(level)
