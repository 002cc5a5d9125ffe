"""How much a Koi-Koi table tells, by the level of help."""

from app.core import theme
from app.core.modules import drop
from app.core.screens import CLASSES
from app.koikoi.words import card_name, makes_text, nears_text, yaku_label
from app.texts import catalog
from app.texts.languages import LANGUAGES
from engine.koikoi import cards, yaku
from engine.koikoi.actions import PLAY
from tests.app import rig
from tests.app.hinting import SEED, chosen
from tests.app.koikoi_tables import position
from tests.app.tables import opened, ready, shown

PILES = bytes((cards.CUP,)), bytes((cards.BUTTERFLIES, cards.DEER))
GAME = ("koikoi", {}, ("human", "easy"), SEED)


def helped(level):
    """Return the loop and the table at the first decision, at a level of help."""
    loop, scene = opened(*GAME, level=level)
    ready(loop)
    return loop, scene


def notes(loop, scene):
    """Return what is said about each card of the hand."""
    said = {}
    for _ in range(len(scene.painter.displayed.hand)):
        said[scene.controls.under_cursor()] = scene.painter.note_text
        rig.press(loop, "RIGHT")
        ready(loop)
    return said


def field_of(loop, scene):
    """Return the inks of the edges of the field, where only frames are."""
    x, y, w, _ = scene.painter.layout.FIELD
    return [loop.canvas.frame_buffer.pixel(at, y - 1) for at in range(x, x + w)]


def test_each_level_says_more_about_a_card():
    told = {}
    for level in ("off", "marks", "count"):
        loop, scene = helped(level)
        told[level] = notes(loop, scene)
    view = scene.view
    counted = 0
    for card in view.hand:
        assert "take" not in told["off"][card].lower()
        assert " - takes " in told["marks"][card]
        meets = bytes(cards.of_month(view.field, card >> 2))
        if len(meets) in (1, 3):
            won = bytes((card,)) + meets
            pile, other = view.captured[view.seat], view.captured[1 - view.seat]
            brings = makes_text(pile, won, view.options)
            brings = brings or nears_text(pile, other, won, view.options)
            assert told["count"][card] == brings
            counted += 1
        else:
            assert told["count"][card] == told["marks"][card]
    assert counted


def test_small_screens_say_what_a_card_takes_and_brings():
    moon_and_boar = position((30, 26, 18, 46), (cards.MOON, cards.BOAR, 19), PILES)
    for profile, prefix in (("display_pack", "●7 "), (rig.MONO, "")):
        loop = scene = None  # before the next table comes, this one goes
        for other in CLASSES:  # a board has the layouts of its own screen alone
            drop("app.koikoi." + other)
        loop, scene = opened(*GAME, state=moon_and_boar.copy(), profile=profile)
        ready(loop)
        assert notes(loop, scene) == {
            30: "◆8 %s +5" % yaku_label(yaku.TSUKIMI),
            26: prefix + "Blocks " + yaku_label(yaku.INOSHIKA),
            18: "•5 %s 2/10" % yaku_label(yaku.KASU),
            46: card_name(46),  # it takes nothing
        }


def test_the_words_about_a_card_fit_small_screens_in_all_languages():
    for profile in ("display_pack", rig.MONO):
        for lang in LANGUAGES:
            loop = scene = None
            for other in CLASSES:
                drop("app.koikoi." + other)
            loop, scene = opened(*GAME, profile=profile, lang=lang)
            ready(loop)
            layout = scene.painter.layout
            for one in yaku.in_play(scene.view.options):
                text = yaku_label(one) + " 10/10"
                assert layout.FONT_NOTE.width(text) <= layout.NOTE[2], (lang, profile, text)
    catalog.use("en")


def test_without_marks_no_card_of_the_field_is_marked():
    for level, marked in (("off", False), ("marks", True)):
        loop, scene = helped(level)
        for _ in range(len(scene.painter.displayed.hand)):
            if scene.painter.displayed.matches(scene.controls.under_cursor()):
                break
            rig.press(loop, "RIGHT")
        assert (theme.GOLD in field_of(loop, scene)) == marked


def test_advice_comes_by_itself_and_selects_the_card():
    loop, scene = helped("advice")
    assert shown(loop) == "Hint"
    wanted = chosen(scene)
    rig.press(loop, "OK")
    assert loop.scene is scene
    assert PLAY + scene.controls.under_cursor() == wanted
