"""Tiles in the texts of an Okey table: small tiles on colour, signs on one bit. Portable."""

from engine.okey.phases import DISCARDING
from engine.rng import Rng
from tests.app import rig
from tests.app.hinting import ask
from tests.app.tables import opened, ready, texts_of
from tests.app.test_glass import CLASSES, play
from tests.app.test_guides import guide, read
from tests.app.test_okey_table import position, table
from tests.app.test_puzzle_table import answer
from tests.app.test_puzzle_table import opened as puzzle
from tests.app.test_review import reviewing
from tests.locked_heap import LockedHeap
from tests.sample import sampled

PICTURES = 0xE0  # the upper byte of the letters that are pictures
HAND = (0, 1, 2, 5, 14, 15, 18, 9, 22, 39, 28, 29, 30, 33, 51)


def names_a_sign(text):
    """Return whether a text has a number before the sign of a suit."""
    return any(text[at - 1].isdigit() and text[at] in "●▲■◆" for at in range(1, len(text)))


def has_a_tile(text):
    return any(ord(letter) >> 8 == PICTURES for letter in text)


def assert_drawn_as(written, mono, where):
    """Check that texts name tiles, and as small tiles, or on one bit by signs."""
    texts = [text for text in written if isinstance(text, str)]
    wrong = [text for text in texts if (has_a_tile if mono else names_a_sign)(text)]
    assert not wrong, (where, wrong[:3])
    assert any((names_a_sign if mono else has_a_tile)(text) for text in texts), where


def test_no_text_of_a_match_names_a_tile_in_another_way():
    for number, profile in enumerate(CLASSES):
        seats = ("human", "easy", "easy", "easy")
        loop, _ = opened("okey", {}, seats, "%016x" % number, profile=profile, level="advice")
        written = texts_of(loop.canvas)
        play(loop, Rng((number, 1, 4, 1)), profile, 300)
        assert_drawn_as(written, loop.canvas.mono, profile)


def test_no_hint_menu_or_list_names_a_tile_in_another_way():
    for profile in CLASSES:
        loop, scene = table(state=position(HAND, DISCARDING), profile=profile)
        ready(loop)
        written = texts_of(loop.canvas)
        ask(loop, scene)
        assert_drawn_as(written, loop.canvas.mono, "hint, " + profile)
        del written[:]
        rig.press(loop, "BACK BACK")
        assert_drawn_as(written, loop.canvas.mono, "menu, " + profile)


def test_no_puzzle_or_guide_names_a_tile_in_another_way():
    for profile in CLASSES:
        loop, scene = puzzle("okey", profile=profile)
        written = texts_of(loop.canvas)
        answer(loop, scene, True)
        ready(loop)
        assert_drawn_as(written, loop.canvas.mono, "puzzle, " + profile)
        loop, scene = guide("okey", profile)
        written = texts_of(loop.canvas)
        read(loop)
        assert_drawn_as(written, loop.canvas.mono, "guide, " + profile)


def test_no_review_names_a_tile_in_another_way():
    for profile in sampled((CLASSES[0], CLASSES[-1]), CLASSES):  # in colour, and on one bit
        loop, _ = reviewing("okey", profile=profile)
        written = texts_of(loop.canvas)
        for _ in range(4):
            ready(loop)
            rig.press(loop, "RIGHT")
        assert_drawn_as(written, loop.canvas.mono, "review, " + profile)


def test_a_tile_in_a_text_allocates_nothing():
    for profile in CLASSES:
        loop, scene = table(state=position(HAND, DISCARDING), profile=profile)
        canvas, painter = loop.canvas, scene.painter
        text = "Without " + " ".join([painter.tile_text(kind) for kind in (9, 20, 52)])
        width = painter.layout.FONT.width(text)
        fonts = painter.layout.FONT, painter.layout.FONT_PAGE
        with LockedHeap():
            for font in fonts:
                canvas.text_right(font, 100 + width, 3, text, 4)
                canvas.text_centred(font, 0, 20, 128, text, 4)
