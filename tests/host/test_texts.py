"""No text is missing, and none is too wide: in no language, on no screen.

An area's slots.py says which texts stand in which slot, and with what in their placeholders; that
beside the layouts says how wide the slots are, and in which font. A text that stands nowhere is a
failure too.
"""

import importlib
import os
import re

import pytest

from app.core import games, screens
from app.core.draw import wrap
from app.texts import catalog
from tests.host.micropython import ROOT

FOLDER = os.path.join(ROOT, "firmware", "app", "texts")
AREAS = sorted(n for n in os.listdir(FOLDER) if os.path.exists(os.path.join(FOLDER, n, "ids.py")))
AVOIDED = {"it": {"tern[ae]": "tris"}}  # by language: other words for what has a word already
ARROWS = 17  # what the arrows beside a value take, and the least gap before them


def module(area, name):
    return importlib.import_module("app.texts.%s.%s" % (area, name))


def numbers(area):
    """Return {name: number} of an area's texts."""
    ids = vars(module(area, "ids"))
    if "NAMES" in ids:
        return {name: ids["BASE"] + n for n, name in enumerate(ids["NAMES"].decode().split())}
    return {name: n for name, n in ids.items() if name.isupper() and name != "BASE"}


def texts(area, language):
    return module(area, language).TEXTS


@pytest.fixture(params=catalog.LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(params=screens.CLASSES)
def screen(request):
    return request.param


def test_a_menu_at_a_table_is_measured_in_the_font_it_is_written_in(screen):
    shell = importlib.import_module("app.layouts." + screen)
    for game in games.GAMES:
        assert importlib.import_module(f"app.{game}.{screen}").FONT_MENU is shell.FONT


@pytest.mark.parametrize("area", AREAS)
def test_every_number_has_a_text(area, language):
    base = module(area, "ids").BASE
    wanted = sorted(numbers(area).values())
    assert wanted == list(range(base, base + len(wanted)))
    assert len(texts(area, language)) == len(wanted)
    assert all(isinstance(text, str) and text for text in texts(area, language))


@pytest.mark.parametrize("area", AREAS)
def test_placeholders_agree(area, language):
    for ours, theirs in zip(texts(area, language), texts(area, "en")):
        assert sorted(re.findall(r"\{\d\}", ours)) == sorted(re.findall(r"\{\d\}", theirs)), ours


@pytest.mark.parametrize("area", AREAS)
def test_one_thing_has_one_word(area, language):
    for word, ours in AVOIDED.get(language, {}).items():
        others = [
            text for text in texts(area, language) if re.search(rf"\b{word}\b", text.lower())
        ]
        assert others == [], "the word here is " + ours


def test_areas_do_not_overlap():
    bases = [module(area, "ids").BASE for area in AREAS]
    assert sorted(set(bases)) == sorted(bases)
    for area in AREAS:
        assert len(numbers(area)) <= 256
        catalog.load(area)
        name, number = sorted(numbers(area).items())[0]
        index = number - module(area, "ids").BASE
        assert catalog.t(number) == texts(area, catalog.language())[index], name


@pytest.mark.parametrize("area", AREAS)
def test_every_text_stands_somewhere(area):
    standing = {number for group in module(area, "slots").SLOTS.values() for number in group}
    assert [name for name, n in numbers(area).items() if n not in standing] == []


def misfits(area, language, screen):
    """Return a sentence for each text that does not fit into a slot it may stand in."""
    slots = module(area, "slots")
    found = []
    for package in slots.LAYOUTS:
        layout = screens.load(package, screen)
        room = room_of(package, screen)
        for slot, group in slots.SLOTS.items():
            for number in group:
                text = texts(area, language)[number - module(area, "ids").BASE]
                text = text.format(*slots.WIDEST.get(number, ()))
                found += misfit(text, slot, layout, room[slot])
    return found


def room_of(package, screen):
    """Return the slots of a screen class: name -> (font of the layout, width in pixels, lines)."""
    return importlib.import_module(package + ".slots").SLOTS[screen]


def misfit(text, slot, layout, room):
    """Return what there is to say against a text in a slot, [] if it fits."""
    font_name, width, lines = room
    font = getattr(layout, font_name)
    found = []
    broken = wrap(font, text, width) if lines > 1 else [text]
    widest = max(font.width(line) for line in broken)
    if widest > width or len(broken) > lines:
        have = "%d px in %d lines" % (widest, len(broken))
        found.append(f"{slot} of {width} px in {lines}: {text!r} takes {have}")
    if " ".join(broken) != text:
        found.append(f"{slot} of {width} px: {text!r} breaks within a word")
    missing = [c for c in text if font.find(ord(c)) == len(font.index) - 4]
    if missing:
        found.append(f"{slot}: {text!r} needs the letters {missing}")
    return found


@pytest.mark.parametrize("area", AREAS)
def test_every_text_fits(area, language, screen):
    assert misfits(area, language, screen) == []


def rows(language):
    """Yield (label, value) of every row whose value can be changed."""
    shell = dict(zip(numbers("shell"), texts("shell", language)))
    for level in games.LEVELS:
        yield shell["OPPONENT"].format(3), shell["LEVEL_" + level.upper()]
    for code in catalog.LANGUAGES:
        yield shell["LANGUAGE"], shell["LANGUAGE_" + code.upper()]
    table = dict(zip(numbers("table"), texts("table", language)))
    for name in table:
        if name.startswith("SPEED_"):
            yield shell["SPEED"], table[name]
    for value in ("YES", "NO"):
        yield shell["CONFIRM"], shell[value]
    for game in games.GAMES:
        setup = dict(zip(numbers(game + "_setup"), texts(game + "_setup", language)))
        for option in games.options(game):
            for value in option.values:
                name = ("VALUE_%s_%s" % (option.name, value)).upper()
                yield setup["OPTION_" + option.name.upper()], setup.get(name, str(value))
        for name in preset_names(game):
            yield shell["PRESET"], setup["VALUE_PRESET_" + name]
    yield shell["PRESET"], shell["OWN_RULES"]


def preset_names(game):
    """Return the names of the presets to choose from, as the texts write them."""
    presets = games.presets(game)
    return [name.upper() for name, _ in presets] if len(presets) > 1 else []


def test_label_and_value_fit_into_one_row(language, screen):
    layout = screens.load("app.layouts", screen)
    width = room_of("app.layouts", screen)["row"][1] - ARROWS
    font = layout.FONT
    wide = [row for row in rows(language) if font.width(row[0]) + font.width(row[1]) > width]
    assert wide == []


def test_every_value_of_every_option_has_a_name_and_a_sentence():
    for game in games.GAMES:
        names = numbers(game + "_setup")
        for option in games.options(game):
            name = option.name.upper()
            assert "OPTION_" + name in names
            for value in option.values:
                full = name + "_" + str(value).upper()
                assert isinstance(value, int) or "VALUE_" + full in names, full
                assert "HELP_" + full in names or "HELP_" + name in names, full
        for name in preset_names(game):
            assert "VALUE_PRESET_" + name in names and "HELP_PRESET_" + name in names
        for level in games.LEVELS:
            assert "HELP_LEVEL_" + level.upper() in names


def test_a_missing_or_wide_text_would_be_noticed(monkeypatch):
    en = module("shell", "en")
    monkeypatch.setattr(en, "TEXTS", en.TEXTS[:-1])
    with pytest.raises(AssertionError):
        test_every_number_has_a_text("shell", "en")
    wide = tuple("A remarkably wide text indeed" for _ in numbers("shell"))
    monkeypatch.setattr(en, "TEXTS", wide)
    assert misfits("shell", "en", screens.MONO)
