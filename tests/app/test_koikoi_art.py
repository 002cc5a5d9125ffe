"""Drawing Koi-Koi's cards: each lies in its place, differs from the others, allocates nothing."""

from app.core import theme
from app.fonts import tiny
from app.koikoi import art, card_facts, colour_sprites, marks_sprites
from app.koikoi.art import Cards
from app.koikoi.large_card import LARGE_H, LARGE_W, MONO_H, MONO_W, LargePicture
from app.koikoi.mono_art import MonoCards
from engine.koikoi.cards import CARDS
from hal.canvas import Canvas
from tests.app.pictures import assert_within, module_bytes
from tests.locked_heap import LockedHeap

BUDGET = 10 * 1024  # bytes of art, overheads of a 32-bit heap counted


def pixels(canvas, x, y, w, h):
    """Return the inks of a part of a canvas."""
    pixel = canvas.frame_buffer.pixel
    return bytes([pixel(x + i, y + j) for j in range(h) for i in range(w)])


def test_a_card_stays_within_its_place():
    for w in (24, 22):

        def draw(canvas, card, w=w):
            Cards(canvas, tiny.FONT, w).draw(card, 4, 4)

        assert_within(False, (w, 36), draw, range(-1, CARDS))


def test_a_mini_stays_within_its_place():
    def draw(canvas, card):
        Cards(canvas, tiny.FONT).mini(card, 4, 4)

    assert_within(False, (art.MINI_W, art.MINI_H), draw, range(CARDS))


def test_a_cell_stays_within_its_place():
    def draw(canvas, card):
        MonoCards(canvas, tiny.FONT).draw(card, 4, 4)

    assert_within(True, (14, 15), draw, range(-1, CARDS))


def test_no_two_cards_look_the_same():
    for w in (24, 22):
        seen = set()
        for card in range(CARDS):
            canvas = Canvas(w, 36)
            cards = Cards(canvas, tiny.FONT, w)
            cards.tabs = art.TABS_OFF
            cards.draw(card, 0, 0)
            seen.add(bytes(canvas.buffer))
        assert len(seen) == CARDS


def test_minis_and_cells_tell_month_and_kind():
    kinds = {(card // 4, card_facts.LOOK[card]) for card in range(CARDS)}
    minis, cells = set(), set()
    for card in range(CARDS):
        canvas = Canvas(art.MINI_W, art.MINI_H)
        Cards(canvas, tiny.FONT).mini(card, 0, 0)
        minis.add(bytes(canvas.buffer))
        canvas = Canvas(14, 15, True)
        MonoCards(canvas, tiny.FONT).draw(card, 0, 0)
        cells.add(bytes(canvas.buffer))
    assert len(minis) == len(cells) == len(kinds)


def test_a_cell_that_is_marked_has_its_number_light_on_dark():
    for month in range(12):
        canvas = Canvas(14, 15, True)
        cells = MonoCards(canvas, tiny.FONT)
        cells.draw(month * 4 + 3, 0, 0)
        number = pixels(canvas, 1, 1, 6, 5)
        rest = pixels(canvas, 8, 0, 6, 15)
        for mark in (card_facts.MATCH, card_facts.CHOSEN):
            cells.draw(month * 4 + 3, 0, 0, mark)
            assert pixels(canvas, 1, 1, 6, 5) == bytes([1 - pixel for pixel in number])
            # Nothing light touches it.
            assert pixels(canvas, 0, 0, 8, 1) + pixels(canvas, 0, 0, 1, 7) == bytes(15)
            assert (pixels(canvas, 8, 0, 6, 15) == rest) == (mark == card_facts.MATCH)


def test_slips_name_each_month_once_and_are_hollow_for_the_opponent():
    plains = [card for card in range(CARDS) if card_facts.LOOK[card] == card_facts.PLAIN]
    named = []
    for card in plains:
        canvas = Canvas(14, 15, True)
        cells = MonoCards(canvas, tiny.FONT)
        cells.slip(card, 0, 0, False)
        assert pixels(canvas, 0, 7, 4, 8) == bytes([1]) * 32
        if any(pixels(canvas, 0, 0, 14, 7)):
            named.append(card >> 2)
        cells.slip(card, 0, 0, True)
        assert pixels(canvas, 1, 8, 2, 6) == bytes(12)
    assert named == list(range(12))


def test_the_kinds_are_the_deck_s():
    marks = list(card_facts.LOOK)
    assert [marks.count(mark) for mark in range(6)] == [5, 9, 3, 3, 4, 24]
    assert [card for card in range(CARDS) if marks[card] == card_facts.BRIGHT] == [
        0,
        8,
        28,
        40,
        44,
    ]


def test_a_month_s_tab_is_a_number_a_name_or_off():
    canvas = Canvas(24, 36)
    cards = Cards(canvas, tiny.FONT, 24, ("PIN",) * 12)
    seen = set()
    for tabs in (art.TABS_OFF, art.TABS_NUMBER, art.TABS_NAME):
        cards.tabs = tabs
        cards.draw(30, 0, 0)
        seen.add(bytes(canvas.buffer))
    assert len(seen) == 3


def test_a_mark_lies_around_the_card():
    canvas = Canvas(30, 42)
    canvas.fill(theme.FELT)
    cards = Cards(canvas, tiny.FONT)
    cards.mark(3, 3, theme.GOLD)
    assert pixels(canvas, 3, 3, 24, 36) == bytes([theme.FELT]) * (24 * 36)
    assert pixels(canvas, 1, 1, 28, 2) == bytes([theme.GOLD]) * 56


def test_a_large_card_has_the_inks_of_the_small_one():
    """The middle of each square is its pixel's ink unless three neighbours say otherwise."""
    canvas = Canvas(LARGE_W, LARGE_H)
    small = Canvas(art.PICTURE_W, art.PICTURE_H)
    large = LargePicture(canvas)
    for card in range(0, CARDS, 5):
        large.draw(card, 0, 0)
        small.collage(art.sheet(small), card, 0, 0, small.frame_buffer)
        for y in range(art.PICTURE_H):
            for x in range(art.PICTURE_W):
                middle = canvas.frame_buffer.pixel(3 * x + 4, 3 * y + 4)
                assert middle == small.frame_buffer.pixel(x, y)


def test_large_pictures_stay_within_their_place():
    def draw(canvas, card):
        LargePicture(canvas).draw(card, 4, 4)

    assert_within(False, (LARGE_W, LARGE_H), draw, (0, 28, 47))
    assert_within(True, (MONO_W, MONO_H), draw, (0, 28, 47))


def test_a_large_card_that_does_not_fit_is_refused():
    canvas = Canvas(160, 80)
    before = bytes(canvas.buffer)
    try:
        LargePicture(canvas).draw(0, 0, 0)
        raise AssertionError("drawn beyond the picture")
    except ValueError:
        pass
    assert bytes(canvas.buffer) == before


def test_drawing_allocates_nothing():
    canvas = Canvas(112, 112)
    mono = Canvas(112, 112, True)
    cards = Cards(canvas, tiny.FONT)
    cells = MonoCards(mono, tiny.FONT)
    large, mono_large = LargePicture(canvas), LargePicture(mono)
    with LockedHeap():
        for card in range(-1, CARDS):
            cards.draw(card, 1, 1)
            cells.draw(card, 1, 1, card_facts.CHOSEN)
        for card in range(CARDS):
            cards.mini(card, 1, 1)
        cards.mark(3, 3, theme.GOLD)
        cards.small_back(0, 0)
        large.draw(40, 1, 1)
        mono_large.draw(40, 1, 1)


def test_the_art_keeps_its_budget():
    total = module_bytes(colour_sprites) + module_bytes(marks_sprites)
    assert total <= BUDGET, total


def deck(name):
    """Return the pictures of a deck, the inks of each card."""
    found = []
    for card in range(CARDS):
        small = Canvas(art.PICTURE_W, art.PICTURE_H)
        small.look = theme.DECKS[name]
        small.collage(art.sheet(small), card, 0, 0)
        found.append(pixels(small, 0, 0, small.width, small.height))
    return found


def test_a_woodcut_in_two_inks_shows_what_a_card_is():
    shown = {}
    for card, inks in enumerate(deck("woodcut")):
        assert {theme.IVORY} < set(inks) <= {theme.IVORY, theme.INK, theme.RED}
        shown.setdefault(inks, set()).add((card >> 2, card_facts.LOOK[card]))
    assert all(len(cards) == 1 for cards in shown.values())
    assert len(set(deck("painted"))) == CARDS
