"""No text is too wide for a place where it stands: in no language, on no screen.

The note of a text (assets/texts) says in which rooms of the layouts it stands, and what fills its
placeholders. The rooms (assets/layouts) are computed from the layouts' rectangles and fonts.
"""

import re

import pytest

from app.core import screens
from app.fonts import bold, medium, small, tiny
from app.table.key_hints import key_cap_h
from app.texts.languages import AREAS, OWN_LETTERS
from sim import choices
from sim.command import UsageError
from tests.host.test_texts import SPOKEN, TEMPLATES
from tests.sample import sampled
from tools import letters
from tools.layouts import rooms, table
from tools.texts import fit, modules, source

# Per game: what OK and what BACK do when it asks (`key_hints` of its Controls). A painter leaves
# out hints that do not fit; of these two it must not.
ANSWERS = {
    "okey": (("KEY_SHOW", "KEY_NO"), ("KEY_FINISH", "KEY_NOT_YET")),
    "koikoi": (("KEY_SHOW", "KEY_PLAY_ON"),),
    "ceki": (
        ("KEY_WIN", "KEY_NOT_YET"),
        ("KEY_CALL", "KEY_NO"),
        ("KEY_THROW", "KEY_NOT_YET"),
    ),
}

# A rectangle with so much room that a third of it may go on every screen.
ROOMY = {("okey", "RESULT_RACK")}


def rectangles(home):
    """Return the rectangles from whose width the rooms of a table are computed."""
    cells = " ".join(cell for _, line in table.read(home).rooms for cell in line)
    return sorted(set(re.findall(r"\b([A-Z_]+)(?:\[\d\])?\.w\b", cells)))


def narrowed(value):
    """Return a rectangle, or several, with two thirds of the width."""
    if isinstance(value[0], tuple):
        return tuple(map(narrowed, value))
    return value[:2] + (value[2] * 2 // 3,) + value[3:]


@pytest.fixture(params=SPOKEN)
def language(request):
    if request.param not in choices.languages():
        print("skipped:", letters.lacking(request.param))
        pytest.skip(letters.lacking(request.param))
    return SPOKEN[request.param]


def is_shown(code, screen):
    """Return whether a class of screens shows a language: letters of its own need a high line."""
    return screen != screens.MONO or code not in OWN_LETTERS


@pytest.fixture(params=screens.CLASSES)
def screen(request, language):
    if not is_shown(language.code, request.param):
        pytest.skip("no line of a one-bit screen is high enough for these letters")
    return request.param


@pytest.mark.parametrize("area", AREAS)
def test_every_text_stands_somewhere(area):
    known = {}
    for home in rooms.HOMES:
        for screen in screens.CLASSES:
            known.setdefault(home, set()).update(rooms.rooms(home, screen))
    for text in TEMPLATES[area].values():
        assert text.rooms, f"{area}: the note of {text.name} does not say where it stands"
        for name in text.rooms:
            where, _, short = name.rpartition(".")
            for home in [where] if where else rooms.of_area(area):
                assert short in known[home], f"{area}: {text.name} stands in {home}.{short}"


def test_every_text_fits(language, screen):
    assert fit.misfits(TEMPLATES, language, screen) == []


def test_both_answers_to_a_question_fit(language, screen):
    with fit.script_of(language):
        for game, questions in ANSWERS.items():
            layout = rooms.layout(game, screen)
            font = layout["FONT_NOTE" if game == "koikoi" else "FONT"]  # as its painter has it
            if (layout["CONTEXT"][3] + 1) // (key_cap_h(font) + 1) > 1:
                continue  # each has a line
            for names in questions:
                texts = [modules.shown(TEMPLATES[game][name], language) for name in names]
                taken = sum(font.width(cap) + 7 for cap in "AB") + sum(map(font.width, texts))
                gap = 3 if font.cap < 7 else 8  # as in app/table/key_hints.py
                assert taken + gap <= layout["CONTEXT"][2], f"{game}: {texts}"


@pytest.mark.parametrize(
    "home, name",
    [(home, name) for home in rooms.HOMES for name in rectangles(home)][:: sampled(12, 1)],
)
def test_a_rectangle_a_third_narrower_would_be_noticed(home, name):
    def misfits():
        for screen in screens.CLASSES:
            values = rooms.layout(home, screen)
            if values.get(name):  # else it is not on this screen
                values[name] = narrowed(values[name])
                for code in choices.languages():
                    if is_shown(code, screen):
                        yield from fit.misfits(TEMPLATES, SPOKEN[code], screen, {home: values})

    assert any(misfits()) == ((home, name) not in ROOMY)


def test_a_wide_text_would_be_noticed():
    shell = dict(TEMPLATES["shell"])
    shell["SETTINGS"] = shell["SETTINGS"]._replace(english=("A remarkably wide text indeed",))
    areas = dict(SPOKEN["en"].areas)
    areas["shell"] = {**areas["shell"], "SETTINGS": source.Entry(("",), (), False)}
    language = SPOKEN["en"]._replace(areas=areas)
    (title, menu) = fit.misfits({**TEMPLATES, "shell": shell}, language, screens.MONO)
    assert title == (
        "mono: en/shell: SETTINGS in shell.title: 'A remarkably wide text indeed' takes 132 px in"
        " 1 lines, not 122 in 1"
    )
    assert "SETTINGS in shell.menu" in menu


def test_the_fonts_have_the_letters_that_the_page_promises():
    letters = "àèéìòùÀÈÉÌÒÙâçêëîïôûüœÂÇÊËÎÏÔÛÜŒğıöşĞİÖŞáíóúÁÍÓÚäßÄẞñãõÑÃÕªº¿¡„“”«»"
    for font in (tiny.FONT, small.FONT, medium.FONT, bold.FONT):
        assert fit.strangers(letters, font) == []


def test_no_font_lacks_a_letter_of_a_text(language, screen):
    assert fit.lacking(TEMPLATES, language, screen) == []


def test_a_letter_lacking_in_a_filled_in_name_is_noticed():
    table = dict(TEMPLATES["table"])
    (name, text) = next((n, t) for n, t in table.items() if t.values)
    table[name] = text._replace(note=text.note + '\n{0}: who; such as "☃"')
    found = fit.lacking({**TEMPLATES, "table": table}, SPOKEN["en"], screens.SQUARE)
    assert found and all(f"table: {name} in " in said for said in found)
    assert all(said.endswith("needs the letters ['☃']") for said in found)


def test_a_letter_that_a_font_lacks_would_be_noticed():
    room = rooms.rooms("shell", screens.SQUARE)["page"]
    assert list(fit.misfit("Spiel ☃", room)) == ["'Spiel ☃' needs the letters ['☃']"]


def test_a_room_of_a_rectangle_that_the_layout_has_not_is_named():
    values = rooms.layout("okey", screens.SQUARE)
    del values["LAST"]
    with pytest.raises(UsageError, match=r"LAST\.w - 4 of FONT: name 'LAST' is not defined"):
        rooms.rooms("okey", screens.SQUARE, values)


def test_a_tile_in_a_text_is_measured_as_it_is_drawn():
    okey = dict(TEMPLATES["okey"])
    okey["MENU_THROW"] = okey["MENU_THROW"]._replace(
        english=("A remarkably {0} wide text indeed",)
    )
    areas = dict(SPOKEN["en"].areas)
    areas["okey"] = {**areas["okey"], "MENU_THROW": source.Entry(("",), (), False)}
    language = SPOKEN["en"]._replace(areas=areas)
    for screen, tile in ((screens.SQUARE, "\ue000"), (screens.MONO, "★13◆")):
        found = fit.misfits({**TEMPLATES, "okey": okey}, language, screen)
        assert found and all(repr(f"A remarkably {tile} wide text indeed") in one for one in found)
