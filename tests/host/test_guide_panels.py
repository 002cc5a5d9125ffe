"""The panel of a guided hand on every screen class, in every language."""

import pytest

from app.core import theme
from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.games import GAMES
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_guides import KEYS, guide
from tests.sample import sampled

PROFILES = (rig.SQUARE, "display_pack2", "display_pack", rig.MONO)


def overlap(one, other):
    """Return whether two rectangles have a pixel in common."""
    x, y, w, h = one
    left, top, wide, high = other
    return x < left + wide and left < x + w and y < top + high and top < y + h


def lessons(game, profile, lang):
    """Play the guided hand as proposed; yield the canvas and each panel while it is shown."""
    loop, scene = guide(game, profile, lang)
    while shown(loop) != "Table":
        ready(loop)
        if shown(loop) == "Lesson":
            yield loop.canvas, loop.scene
        if shown(loop) == "Guide":
            KEYS[game](loop, scene, scene.course.proposed)
        elif shown(loop) != "Table":
            rig.press(loop, "OK")


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("game", GAMES)
def test_the_panel_never_hides_what_it_speaks_of(game, profile):
    for lang in sampled(("it",), ("en", "it")):
        for canvas, lesson in lessons(game, profile, lang):
            x, y, w, h = lesson.place
            assert x >= 0 and x + w <= canvas.width
            assert y >= 0 and y + h <= canvas.height
            # One bit has room beside the first alone.
            targets = lesson.targets[:1] if canvas.mono else lesson.targets
            assert not any(overlap(lesson.place, target) for target in targets), lesson.lines


def letters(lesson, canvas):
    """Return the rectangles of the texts in the picture below a panel.

    On one bit without dark ones: they stay apart from a light frame.
    """
    found = []
    paint = canvas.text

    def text(font, x, y, words, ink):
        if not canvas.mono or ink != theme.INK:
            found.append((x, y + font.top, font.width(words), font.cap))
        return paint(font, x, y, words, ink)

    canvas.text = text
    lesson._paint()
    del canvas.text
    lesson.draw()
    return [one for one in found if one[2]]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_cuts_the_text_that_it_is_around(game, profile):
    """At its sides a pixel is free, too: a digit that touches its frame is not read."""
    count = 0
    for canvas, lesson in lessons(game, profile, "en"):
        texts = letters(lesson, canvas)
        for target in lesson.targets:
            if canvas.mono and overlap(target, lesson.place):
                continue
            x, y = max(0, target[0] - 2), max(0, target[1] - 2)
            right = min(canvas.width, target[0] + target[2] + 2)
            bottom = min(canvas.height, target[1] + target[3] + 2)
            for text in [one for one in texts if overlap(one, target)]:
                assert x + 1 < text[0] and text[0] + text[2] < right - 1, (text, target)
                assert y < text[1] and text[1] + text[3] < bottom, (text, target)
                count += 1
    assert count > 2


@pytest.mark.parametrize("game", GAMES)
def test_on_one_bit_no_text_of_the_table_is_cut(game):
    """A text that the panel or a frame would cut is not seen, unless the page is about it."""
    seen, gone = 0, 0
    for canvas, lesson in lessons(game, rig.MONO, "it"):
        pixel = canvas.frame_buffer.pixel
        around = [(x - 2, y - 2, w + 4, h + 4) for x, y, w, h in lesson.targets]
        x, y, w, h = lesson.place
        around.append((x - 1, y - 1, w + 2, h + 2))
        for x, y, w, h in lesson._painter.layout.WHOLE if lesson._is_over_table else ():
            text = (x, y + 1, w, h - 2)  # without the rows above and below the letters
            if any(overlap(text, target) for target in lesson.targets):
                continue
            covers = [place for place in around if overlap(text, place)]
            is_cut = any(place[0] > x or place[0] + place[2] < x + w for place in covers)
            lit = any(
                pixel(at, row)
                for row in range(y + 1, y + h - 1)
                for at in range(x, min(x + w, canvas.width))
                if not any(overlap((at, row, 1, 1), place) for place in covers)
            )
            assert not (is_cut and lit), (lesson.lines, text)
            seen += lit
            gone += is_cut
    assert seen or gone


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_torn_over_two_pages(game):
    for profile in sampled((rig.MONO,), PROFILES):
        for lang in sampled(LANGUAGES[1::3], LANGUAGES):
            if profile == rig.MONO and lang in OWN_LETTERS:
                continue  # no line of a one-bit screen is high enough for these letters
            for _, lesson in lessons(game, profile, lang):
                assert lesson.lines[-1][-1] in ".!?\u3002", (profile, lang, lesson.lines)
