"""The first start asks for the language, once; each language stands there by its own name."""

from app import application
from app.core.settings import Settings
from app.texts import catalog, languages, letters
from app.texts.catalog import t
from app.texts.languages import LANGUAGES
from app.texts.shell import ids
from sim import start
from tests.app import rig
from tests.app.tables import shown


def started(store, launch=None, asks=False):
    """Return the loop of an application that has run for two frames."""
    board = rig.board(store=store)
    loop = start.begin(board, launch) if launch else application.begin(board, asks=asks)
    rig.run(loop, 2)
    return loop


def test_a_device_asks_at_its_first_start_only():
    store = rig.empty_store()
    loop = started(store, asks=True)
    assert shown(loop) == "FirstLanguage"
    assert loop.scene.rows.items[0].label == "English"
    rig.press(loop, "BACK")
    assert shown(loop) == "FirstLanguage"
    wanted = LANGUAGES.index("it")
    rig.press(loop, "DOWN " * wanted)
    assert loop.scene.heading() == "Lingua"
    rig.press(loop, "OK")
    assert shown(loop) == "Menu" and Settings(store).language == "it"
    assert t(ids.RESUME) == "Riprendi"
    assert shown(started(store, asks=True)) == "Menu"
    catalog.use("en")


def test_the_simulator_proposes_the_computer_s_own():
    store = rig.empty_store()
    loop = started(store, {"offer": "tr"})
    assert shown(loop) == "FirstLanguage" and loop.scene.heading() == "Dil"
    rig.press(loop, "OK")
    assert shown(loop) == "Menu" and Settings(store).language == "tr"
    assert shown(started(store, {"offer": "it"})) == "Menu"
    assert t(ids.RESUME) == "Devam et"
    loop = started(rig.empty_store(), {"offer": "xx"})
    assert shown(loop) == "FirstLanguage" and loop.scene.heading() == "Language"
    for launch in ({"offer": "tr", "lang": "en"}, {"offer": "tr", "game": "okey"}):
        assert shown(started(rig.empty_store(), launch)) != "FirstLanguage"
    catalog.use("en")


def test_a_build_with_one_language_asks_nothing():
    every = languages.LANGUAGES
    letters.LANGUAGES = ("en",)
    try:
        assert shown(started(rig.empty_store(), asks=True)) == "Menu"
    finally:
        letters.LANGUAGES = every


def test_a_one_bit_screen_that_can_show_english_alone_asks_nothing():
    every = languages.LANGUAGES
    letters.LANGUAGES = ("en", "ja")
    try:
        loop = application.begin(rig.board("ssd1306_diy", rig.empty_store()), None, True)
        rig.run(loop, 2)
        assert shown(loop) == "Menu"
    finally:
        letters.LANGUAGES = every


def test_every_language_has_a_name_of_its_own():
    loop = started(rig.empty_store(), asks=True)
    names = [item.label for item in loop.scene.rows.items]
    assert len(set(names)) == len(letters.offered(mono=False))
    assert "Deutsch" in names and "Türkçe" in names
