"""Finds texts that do not fit into their rooms.

The modules of the application can be imported only after sim.launcher.prepare().
"""

import contextlib
import functools
import re

from app.core import games, screens
from app.core.draw import wrap
from app.core.settings import CLOTHS, DECKS
from app.texts import letters
from engine.games import GAMES, LEVELS, MASTER
from tools.layouts import rooms
from tools.texts import modules
from tools.texts.widest import Widest

_GAP = 4  # least pixels between a label and its value
_ARROWS = 13  # pixels of the arrows beside a value that can be changed
_TILE = re.compile("★?[0-9]+[●▲■◆]")  # as the notes write a tile
_PICTURE = "\ue000"  # as it is drawn on colour: app/okey/words.py


def misfits(templates, language, screen, values=None):
    """Return a sentence for each text of a language that is too wide on a screen class.

    values: per table the layout's names and values, if other than in the tables.
    """
    measured = dict(_measured(screen))
    for home, other in (values or {}).items():
        measured[home] = rooms.rooms(home, screen, other)
    found = []
    with script_of(language):
        for area in templates:
            for home in rooms.of_area(area):
                found += _texts(templates, area, language, home, measured, screen)
        for home, room, label, value, is_changed in rows(templates, language):
            free = measured[home][room].width - _GAP - (_ARROWS if is_changed else 0)
            width = measured[home][room].font.width
            if width(label) + width(value) > free:
                have = f"{width(label)} + {width(value)} px, not {free}"
                found.append(f"{language.code}: {label!r} and {value!r} in {home}.{room}: {have}")
    return [f"{screen}: {sentence}" for sentence in found]


@functools.cache
def _measured(screen):
    """Return the rooms of all tables on a screen class: table -> name -> Room."""
    return {home: rooms.rooms(home, screen) for home in rooms.HOMES}


@contextlib.contextmanager
def script_of(language):
    """Let the fonts have the letters of a language in the body."""
    letters.use(language.code, mono=False)
    try:
        yield
    finally:
        letters.use("en", mono=False)


def lacking(templates, language, screen):
    """Return a sentence for each text of a language with letters that a room's font lacks.

    The letters are those of the text and of all that can fill its placeholders.
    """
    widest = Widest(templates, language)
    measured = _measured(screen)
    found = []
    with script_of(language):
        for area in templates:
            for home in rooms.of_area(area):
                for text in templates[area].values():
                    for name in text.rooms:
                        where, _, short = name.rpartition(".")
                        where = where or home
                        room = measured[where].get(short)
                        strange = strangers(widest.letters(text), room.font) if room else []
                        if strange:
                            place = f"{language.code}/{area}: {text.name} in {where}.{short}"
                            found.append(f"{screen}: {place} needs the letters {strange}")
    return found


def strangers(letters, font):
    """Return the letters that a font lacks, sorted."""
    box = len(font.index) - 4
    return sorted({c for c in letters if c != _PICTURE and font.find(ord(c)) == box})


def _texts(templates, area, language, home, measured, screen):
    """Yield complaints about the texts of an area in the rooms of a home."""
    widest = Widest(templates, language)
    for text in templates[area].values():
        for name in text.rooms:
            where, _, short = name.rpartition(".")
            where = where or home
            room = measured[where].get(short)
            if not room:
                continue  # the room is not on this screen
            for wording in widest.wordings(text, room.font):
                if screen != screens.MONO:
                    wording = _TILE.sub(_PICTURE, wording)
                for problem in misfit(wording, room):
                    yield f"{language.code}/{area}: {text.name} in {where}.{short}: {problem}"


def misfit(text, room):
    """Yield complaints about a text in a room."""
    font = room.font
    broken = wrap(font, text, room.width) if room.lines > 1 else [text]
    width = max(font.width(line) for line in broken)
    if width > room.width or len(broken) > room.lines:
        have = f"{width} px in {len(broken)} lines, not {room.width} in {room.lines}"
        yield f"{text!r} takes {have}"
    if " ".join(broken) != text:
        yield f"{text!r} breaks within a word at {room.width} px"
    strange = strangers(text, font)
    if strange:
        yield f"{text!r} needs the letters {strange}"


def rows(templates, language):
    """Yield (table, room, label, value, whether it is changed) of rows with a value."""

    def area(name):
        return {key: modules.shown(text, language) for key, text in templates[name].items()}

    def named(texts, start):
        return [text for name, text in texts.items() if name.startswith(start)]

    shell, table = area("shell"), area("table")
    for game in GAMES:
        yield "shell", "menu", shell["RESUME"], shell["GAME_" + game.upper()], False
        for speed in named(table, "SPEED_"):
            yield game, "menu", table["MENU_SPEED"], speed, True
        setup = area(game + "_setup")
        for label, value in _options(game, setup):
            yield "shell", "row", label, value, True
        for preset in named(setup, "VALUE_PRESET_"):
            yield "shell", "row", shell["PRESET"], preset, True
        if "GUIDE" in setup:
            yield "shell", "row", setup["GUIDE"], "▶", False
    koikoi = area("koikoi")
    for tabs in named(koikoi, "TABS_"):
        yield "koikoi", "menu", koikoi["MENU_TABS"], tabs, True
    levels = [shell["LEVEL_" + level.upper()] for level in (*LEVELS, MASTER)]
    times = [shell["SECONDS"].format(30), shell["MINUTES"].format(10), shell["NEVER"]]
    changed = (
        ("LANGUAGE", [shell["LANGUAGE_NAME"]]),
        ("SPEED", named(table, "SPEED_")),
        ("ASKS", [shell["ASKS_ALL"], shell["ASKS_RISKY"], shell["NEVER"]]),
        ("TURNED", [shell["YES"], shell["NO"]]),
        ("BRIGHTNESS", [shell["PER_CENT"].format(100)]),
        ("DIM", times),
        ("SLEEP", times),
        ("CHIP", [shell["CHIP_QUICK"], shell["CHIP_SAVING"]]),
        ("CLOTH", [shell["CLOTH_" + cloth.upper()] for cloth in CLOTHS]),
        ("DECK", [shell["DECK_" + deck.upper()] for deck in DECKS]),
        ("CONTRAST", [shell["CONTRAST_NORMAL"], shell["CONTRAST_HIGH"]]),
        ("SOUND", [shell["SOUND_OFF"], shell["SOUND_QUIET"], shell["SOUND_LOUD"]]),
        ("PRESET", [shell["OWN_RULES"]]),
        ("OPPONENT", levels),
        ("OPPONENTS", [*levels, shell["LEVEL_MIXED"]]),
        ("ONLY_OPPONENT", levels),
    )
    for value in (
        table["HELP_OFF"],
        table["HELP_MARKS"],
        table["HELP_COUNT"],
        table["HELP_ADVICE"],
    ):
        yield "shell", "row", table["MENU_HELP"], value, True
    for value in (table["TALK_ON"], table["TALK_OFF"]):
        yield "shell", "row", table["TALK"], value, True
    for game in GAMES:
        for achievement in named(area(game + "_setup"), "ACHIEVEMENT_"):
            yield "shell", "row", achievement, "★", False
    for label, values in changed:
        for value in values:
            yield "shell", "row", shell[label].format(5), value, True
    for value in (shell["RANDOM"], "88888888…"):
        yield "shell", "row", shell["SEED"], value, False
    for label in ("START", "HOUSE_RULES"):
        yield "shell", "row", shell[label], "▶", False


def _options(game, texts):
    """Yield (label, value) of the options of a game."""
    for option in games.options(game):
        for value in option.values:
            name = ("VALUE_%s_%s" % (option.name, value)).upper()
            yield texts["OPTION_" + option.name.upper()], texts.get(name, str(value))
