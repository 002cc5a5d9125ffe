"""No text is seen in half: on one bit, in lists with small pieces, in the frames of lessons."""

import pytest

from app.table import scenery_mono
from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.games import GAMES
from hal.canvas import Canvas
from hal.contract import F2, KEY_NAMES
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_guides import KEYS, guide
from tests.host.key_moments import MOMENTS
from tests.host.painted import painted
from tests.host.test_guide_panels import PROFILES, overlap
from tests.host.test_touch import opened
from tests.sample import sampled

TURNS = sampled(6, 40)
COLOUR = ("waveshare_lcd13", "display_pack2", "display_pack")
MOVES = ("LEFT", "LEFT", "RIGHT", KEY_NAMES[F2], "UP", "DOWN")


def inside(place, panels):
    """Return whether one of the panels covers a pixel."""
    x, y = place
    return any(left <= x < left + w and top <= y < top + h for left, top, w, h in panels)


def reaches_below(text, canvas):
    """Return whether letters of a text lie below the canvas."""
    font = text.font
    paper = Canvas(max(font.width(text.words), 1), font.height, canvas.mono)
    paper.text(font, 0, 0, text.words, 1)
    pixel = paper.frame_buffer.pixel
    rows = range(max(canvas.height - text.y, 0), font.height)
    return any(pixel(x, row) for x in range(paper.width) for row in rows)


def is_replaced(text, later):
    """Return whether another text is painted in its place."""
    return any(
        abs(one.y - text.y) < 2 and one.x < text.right and text.x < one.right for one in later
    )


def halves(loop, panels):
    """Return the texts of the scene that are neither whole nor below a panel with all letters."""
    panels.clear()
    texts = painted(loop)
    own = [(x, y - 1, w, h + 2) for x, y, w, h in panels]
    last = [text for at, text in enumerate(texts) if not is_replaced(text, texts[at + 1 :])]
    seen = [text for text in last if text.words.strip() and not text.is_whole(loop.canvas)]
    cut = [text.words for text in last if reaches_below(text, loop.canvas)]
    return cut + [text.words for text in seen if not all(inside(at, own) for at in text.ink)]


@pytest.mark.parametrize("lang", ("en", "tr"))
@pytest.mark.parametrize("game", GAMES)
def test_on_one_bit_texts_and_keys_are_whole_or_covered(game, lang, monkeypatch):
    panels = noted(scenery_mono, "prompt", monkeypatch)
    caps = noted(scenery_mono, "key_cap", monkeypatch)
    loop, _ = opened("ssd1306_diy", {"game": game, "seed": "00000000000003fa", "lang": lang})
    for turn in range(TURNS):
        for key in MOVES:
            if shown(loop) == "Table":
                caps.clear()
                assert halves(loop, panels) == [], (turn, key)
                own = [(x, y - 1, w, h + 2) for x, y, w, h in panels]
                cut = [cap for cap in caps if is_cut(cap, loop.canvas, own)]
                assert cut == [], (turn, key)
                rig.press(loop, key)
                ready(loop)
        rig.press(loop, "OK")
        ready(loop)


def noted(module, name, monkeypatch):
    """Return a list to which the places of what a scenery's function paints are added."""
    places = []
    paint = getattr(module, name)

    def painting(canvas, x, y, w, h):
        places.append((x, y, w, h))
        paint(canvas, x, y, w, h)

    monkeypatch.setattr(module, name, painting)
    return places


def half_seen(text, canvas, panels):
    """Return whether a good part of a text is there still, and another is not."""
    pixel = canvas.frame_buffer.pixel
    left = [at for at, value in text.ink.items() if pixel(*at) == value and not inside(at, panels)]
    return not text.is_whole(canvas) and 4 * len(left) > len(text.ink)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", sampled(("tr",), sorted(set(LANGUAGES) - set(OWN_LETTERS))))
def test_on_one_bit_no_panel_leaves_half_a_word_or_key(lang, game, monkeypatch):
    panels = noted(scenery_mono, "prompt", monkeypatch)
    caps = noted(scenery_mono, "key_cap", monkeypatch)
    below_plates = 7  # the numbers in the first rows are covered with what they are written on
    wrong = []
    """Each moment at one of the games in turn, with LAWS=all at each."""
    for number, (name, moment) in enumerate(MOMENTS.items()):
        if (number + GAMES.index(game)) % sampled(3, 1):
            continue
        loop = moment(game, rig.MONO, lang)
        if loop is None or name == "others play":  # then the next move takes the place of a text
            continue
        panels.clear()
        caps.clear()
        texts = painted(loop)
        own = [(x, y - 1, w, h + 2) for x, y, w, h in panels]
        for at, text in enumerate(texts):
            is_word = text.y > below_plates and any(letter.isalpha() for letter in text.words)
            is_last = is_word and not is_replaced(text, texts[at + 1 :])
            if is_last and half_seen(text, loop.canvas, own):
                wrong.append((name, text.words))
        wrong += [(name, cap) for cap in caps if is_cut(cap, loop.canvas, own)]
    assert not wrong


def is_cut(cap, canvas, panels):
    """Return whether the border of a key cap is neither whole nor gone."""
    left, top, w, h = cap
    border = [(x, y) for x in (left, left + w - 1) for y in range(top, top + h)]
    border += [(x, y) for y in (top, top + h - 1) for x in range(left, left + w)]
    lit = [canvas.frame_buffer.pixel(*at) > 0 for at in border if not inside(at, panels)]
    return lit.count(False) > 0 and lit.count(True) > lit.count(False)


@pytest.mark.parametrize("board", COLOUR)
def test_in_colour_no_letter_stands_at_the_edge_of_the_glass(board):
    """A sample of the moments, each in one language; all in all with LAWS=all."""
    wrong = []
    share = sampled(9, 1)
    for number, name in enumerate(MOMENTS):
        for at, game in enumerate(GAMES):
            if (number + 2 * at + COLOUR.index(board)) % sampled(12, 1):
                continue
            for lang in LANGUAGES[(number + at) % share :: share]:
                loop = MOMENTS[name](game, board, lang)
                wrong += at_the_edge(loop, (name, game, lang)) if loop else []
    assert not wrong


def at_the_edge(loop, which):
    """Return the texts of a scene that reach the last column, or below the last row."""
    last = loop.canvas.width - 1
    return [
        (*which, text.words)
        for text in painted(loop)
        if any(x == last for x, _ in text.ink) or reaches_below(text, loop.canvas)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("profile", PROFILES)
def test_the_last_moves_below_a_menu_are_whole(profile, game):
    loop, _ = opened(profile, {"game": game, "seed": "00000000000003fa", "lang": "ja"})
    for _ in range(4):
        rig.press(loop, "F2" if game == "okey" else "OK")
        ready(loop)
    table = loop.scene
    table.open_menu()
    loop.frame()
    menu = loop.scene
    top = menu._place[1]
    lines = [text for text in painted(loop) if text.words in menu._lines and text.y > top]
    assert len(lines) > 3
    assert [text.words for text in lines if not text.is_whole(loop.canvas)] == []


@pytest.mark.parametrize("profile", PROFILES)
def test_the_frame_of_a_lesson_goes_through_no_card_of_the_field(profile):
    loop, scene = guide("koikoi", profile)
    while shown(loop) != "Table":
        ready(loop)
        if shown(loop) == "Lesson" and scene.match.state.round_result is None:
            painter = scene.painter
            for x, y, w, h in loop.scene.targets:
                for slot, card in enumerate(painter.displayed.slots):
                    size = (painter.cards.w, painter.cards.h)
                    place = (painter.field.slot_x(slot), painter.field.slot_y(slot), *size)
                    if card >= 0 and card != 255 and overlap((x, y, w, h), place):
                        left, top = place[:2]  # the frame's line is two pixels outside
                        holds = x - 1 <= left and y - 1 <= top
                        right, bottom = left + size[0], top + size[1]
                        holds = holds and right <= x + w + 1 and bottom <= y + h + 1
                        assert holds, (loop.scene.lines, (x, y, w, h), place)
        if shown(loop) == "Guide":
            KEYS["koikoi"](loop, scene, scene.course.proposed)
        elif shown(loop) != "Table":
            rig.press(loop, "OK")
