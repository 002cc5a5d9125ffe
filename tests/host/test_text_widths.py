"""No text is too wide for a place where it stands: in no language, on no screen.

The note of a text (assets/texts) says in which rooms of the layouts it stands, and what fills its
placeholders. How wide the rooms are is computed from the layouts' rectangles.
"""

import importlib

import pytest

from app.core import games, screens
from app.core.draw import wrap
from app.texts.languages import AREAS
from engine.games import GAMES, LEVELS
from tests.host.test_texts import SPOKEN, TEMPLATES, preset_names
from tools.texts import modules
from tools.texts.widest import Widest

ARROWS = 17  # what the arrows beside a value take, and the least gap before them


@pytest.fixture(params=SPOKEN)
def language(request):
    return SPOKEN[request.param]


@pytest.fixture(params=screens.CLASSES)
def screen(request):
    return request.param


def packages(area):
    """Return the layouts on which an area's texts stand."""
    if area == "table":
        return ["app." + game for game in GAMES]
    game = area.split("_")[0]
    return ["app." + game] if game in GAMES and area != game + "_setup" else ["app.layouts"]


def room_of(package, screen):
    """Return the rooms of a screen class: name -> (font of the layout, width in pixels, lines)."""
    return importlib.import_module(package + ".slots").SLOTS[screen]


def misfits(area, language, package, screen, rooms):
    """Return a sentence for each text that does not fit into a room where it may stand."""
    layout = screens.load(package, screen)
    widest = Widest(TEMPLATES, language)
    found = []
    for text in TEMPLATES[area].values():
        for room in text.rooms:
            font_name, width, lines = rooms[room]
            font = getattr(layout, font_name)
            for wording in widest.wordings(text, font):
                for problem in misfit(wording, font, width, lines):
                    found.append(f"{language.code}/{area}: {text.name} in {room}: {problem}")
    return found


def misfit(text, font, width, lines):
    """Yield what there is to say against a text in a room."""
    broken = wrap(font, text, width) if lines > 1 else [text]
    widest = max(font.width(line) for line in broken)
    if widest > width or len(broken) > lines:
        yield f"{text!r} takes {widest} px in {len(broken)} lines, not {width} in {lines}"
    if " ".join(broken) != text:
        yield f"{text!r} breaks within a word at {width} px"
    strange = [c for c in text if font.find(ord(c)) == len(font.index) - 4]
    if strange:
        yield f"{text!r} needs the letters {strange}"


@pytest.mark.parametrize("area", AREAS)
def test_every_text_stands_somewhere(area):
    nowhere = [text.name for text in TEMPLATES[area].values() if not text.rooms]
    assert nowhere == [], "the note of a text says where it stands"


@pytest.mark.parametrize("area", AREAS)
def test_every_text_fits(area, language, screen):
    for package in packages(area):
        rooms = room_of(package, screen)
        assert misfits(area, language, package, screen, rooms) == []


def test_a_menu_at_a_table_is_measured_in_the_font_it_is_written_in(screen):
    shell = importlib.import_module("app.layouts." + screen)
    for game in GAMES:
        assert importlib.import_module(f"app.{game}.{screen}").FONT_MENU is shell.FONT


def texts_of(area, language):
    """Return the texts of an area that are no plural texts, by name."""
    return {name: modules.shown(text, language) for name, text in TEMPLATES[area].items()}


def rows(language):
    """Yield (label, value) of every row whose value can be changed."""
    shell = texts_of("shell", language)
    for level in LEVELS:
        yield shell["OPPONENT"].format(3), shell["LEVEL_" + level.upper()]
    yield shell["LANGUAGE"], shell["LANGUAGE_NAME"]
    table = texts_of("table", language)
    for name in table:
        if name.startswith("SPEED_"):
            yield shell["SPEED"], table[name]
    for value in ("YES", "NO"):
        yield shell["CONFIRM"], shell[value]
    for game in GAMES:
        setup = texts_of(game + "_setup", language)
        for option in games.options(game):
            for value in option.values:
                name = ("VALUE_%s_%s" % (option.name, value)).upper()
                yield setup["OPTION_" + option.name.upper()], setup.get(name, str(value))
        for name in preset_names(game):
            yield shell["PRESET"], setup["VALUE_PRESET_" + name]
    yield shell["PRESET"], shell["OWN_RULES"]


def test_label_and_value_fit_into_one_row(language, screen):
    layout = screens.load("app.layouts", screen)
    width = room_of("app.layouts", screen)["row"][1] - ARROWS
    font = layout.FONT
    wide = [row for row in rows(language) if font.width(row[0]) + font.width(row[1]) > width]
    assert wide == []


def test_a_wide_text_would_be_noticed():
    rooms = room_of("app.layouts", screens.MONO)
    shell = dict(TEMPLATES["shell"])
    shell["SETTINGS"] = shell["SETTINGS"]._replace(english=("A remarkably wide text indeed",))
    layout = screens.load("app.layouts", screens.MONO)
    text = Widest({"shell": shell}, SPOKEN["en"]._replace(areas={"shell": {}}))
    (wording,) = text.wordings(shell["SETTINGS"], layout.FONT)
    assert list(misfit(wording, layout.BIG, *rooms["title"][1:]))
