"""Drawing Ceki's cards: each lies in its place, differs from the others, allocates nothing."""

from app.ceki import art, case, faces_sprites, pips_sprites, wide_sprites
from app.ceki.art import Cards
from app.ceki.mono_art import MonoCards
from app.ceki.wide_cards import WideCards
from app.core import screens, theme
from app.fonts import tiny
from engine.ceki.cards import FACES, OLD_THOUSAND, RED_FLOWER, WHITE_FLOWER
from engine.ceki.score import SIMPLE, TRIPLE
from engine.compat import load_module
from hal.canvas import Canvas
from tests.app.pictures import assert_within, module_bytes
from tests.locked_heap import LockedHeap

BUDGET = 4 * 1024  # bytes of art, overheads of a 32-bit heap counted
WIDE_BUDGET = 2 * 1024  # on wide screens, beside it
SIZES = ((24, 60), (28, 70), (24, 44))
LARGE = (32, 83)
SEALED = (17, RED_FLOWER, OLD_THOUSAND)  # 17: the 9 of strings


def deck(canvas, w, h):
    """Return what draws cards of a size."""
    if (w, h) == LARGE:
        return WideCards(canvas, tiny.FONT)
    return Cards(canvas, tiny.FONT, w, h)


def drawn(face, w, h):
    """Return a canvas with a card and nothing else."""
    canvas = Canvas(w, h)
    deck(canvas, w, h).draw(face, 0, 0)
    return canvas


def mini(face):
    """Return a canvas with a mini and nothing else."""
    canvas = Canvas(art.MINI_W, art.MINI_H)
    Cards(canvas, tiny.FONT, 24, 60).mini(face, 0, 0)
    return canvas


def cell(face, is_inverse=False):
    """Return a one-bit canvas with a card and nothing else."""
    canvas = Canvas(12, 24, True)
    cards = MonoCards(canvas, tiny.FONT)
    cards.is_inverse = is_inverse
    cards.draw(face, 0, 0)
    return canvas


def inks(canvas, y, h):
    """Return the set of inks in h rows of a canvas."""
    pixel = canvas.frame_buffer.pixel
    return {pixel(x, y + j) for x in range(canvas.width) for j in range(h)}


def edge(canvas, x, w, h, is_low=False):
    """Return h rows along the upper or the lower edge of a card, from outside to inside."""
    pixel = canvas.frame_buffer.pixel
    last = canvas.height - 1
    return bytes([pixel(x + i, last - j if is_low else j) for j in range(h) for i in range(w)])


def test_a_card_stays_within_its_place():
    for w, h in SIZES + (LARGE,):

        def draw(canvas, face, w=w, h=h):
            deck(canvas, w, h).draw(face, 4, 4)

        assert_within(False, (w, h), draw, range(-1, FACES))


def test_minis_and_one_bit_cards_stay_within_their_place():
    def small(canvas, face):
        Cards(canvas, tiny.FONT, 24, 60).mini(face, 4, 4)

    def large(canvas, face):
        WideCards(canvas, tiny.FONT).mini(face, 4, 4)

    def one_bit(canvas, face):
        MonoCards(canvas, tiny.FONT).draw(face, 4, 4)

    def one_bit_mini(canvas, face):
        MonoCards(canvas, tiny.FONT).mini(face, 4, 4)

    assert_within(False, (art.MINI_W, art.MINI_H), small, range(FACES))
    assert_within(False, (15, 21), large, range(FACES))
    assert_within(True, (12, 24), one_bit, range(-1, FACES))
    assert_within(True, (7, 6), one_bit_mini, range(FACES))


def test_hands_listed_below_one_another_do_not_touch():
    for screen in screens.CLASSES:
        layout = load_module("app.ceki", screen)
        _, _, h, step, _, _, _ = layout.BILL_HANDS
        step = min(step, h // 6)
        canvas = Canvas(16, 2 * step, screen == screens.MONO)
        for face in range(FACES):
            canvas.fill(theme.INK)
            deck = layout.cards(canvas)
            for row in range(2):
                deck.mini(face, 0, row * step)
            assert inks(canvas, step - 1, 1) == {theme.INK}, (screen, face)


def test_no_two_faces_look_the_same():
    one_bit = set()
    for face in range(FACES):
        canvas = Canvas(7, 6, True)
        MonoCards(canvas, tiny.FONT).mini(face, 0, 0)
        one_bit.add(bytes(canvas.buffer))
    assert len(one_bit) == 9 + 3, "the suit does not count, and there is no room for it"
    for w, h in SIZES + (LARGE,):
        assert len({bytes(drawn(face, w, h).buffer) for face in range(FACES)}) == FACES
    assert len({bytes(mini(face).buffer) for face in range(FACES)}) == FACES
    for is_inverse in (False, True):
        assert len({bytes(cell(face, is_inverse).buffer) for face in range(FACES)}) == FACES


def test_red_is_on_three_faces():
    for w, h in SIZES + (LARGE,):
        sealed = [face for face in range(FACES) if theme.RED in inks(drawn(face, w, h), 0, h)]
        assert tuple(sealed) == SEALED
    sealed = [face for face in range(FACES) if theme.RED in inks(mini(face), 0, art.MINI_H)]
    assert tuple(sealed) == SEALED


def test_all_else_is_black_on_ivory():
    for face in range(FACES):
        assert inks(drawn(face, 24, 60), 0, 60) <= {theme.INK, theme.IVORY, theme.RED}


def test_a_border_is_its_rank_s_and_the_same_at_both_ends():
    for w, h in SIZES:
        borders = [edge(drawn(face, w, h), 1, w - 2, 7) for face in range(27)]
        assert len(set(borders)) == 9
        assert borders[:9] == borders[9:18] == borders[18:]
        for face in range(27):
            assert edge(drawn(face, w, h), 1, w - 2, 7, True) == borders[face]
    borders = [edge(cell(face), 1, 10, 5) for face in range(27)]
    assert len(set(borders)) == 9
    for face in range(27):
        assert edge(cell(face), 1, 10, 5, True) == borders[face] == borders[face % 9]


def test_a_large_card_keeps_its_border():
    borders = [edge(drawn(face, *LARGE), 1, LARGE[0] - 2, 10) for face in range(WHITE_FLOWER + 1)]
    assert len(set(borders)) == 9
    assert borders[:9] == borders[9:18] == borders[18:27]
    assert borders[WHITE_FLOWER] == borders[0]


def test_flowers_have_the_border_of_the_1s_and_old_thousand_has_none():
    for w, h in SIZES:
        of_ones = edge(drawn(0, w, h), 1, w - 2, 7)
        for face in (WHITE_FLOWER, RED_FLOWER):
            assert edge(drawn(face, w, h), 1, w - 2, 7) == of_ones
        bare = edge(drawn(OLD_THOUSAND, w, h), 1, w - 2, 7)
        assert bare == bytes([theme.INK] * (w - 2) + [theme.IVORY] * (w - 2) * 6)
    assert edge(cell(WHITE_FLOWER), 1, 10, 5) == edge(cell(RED_FLOWER), 1, 10, 5)
    assert edge(cell(WHITE_FLOWER), 1, 10, 5) == edge(cell(0), 1, 10, 5)
    assert 0 not in edge(cell(OLD_THOUSAND), 1, 10, 5)


def test_a_mark_lies_around_the_card():
    canvas = Canvas(30, 66)
    canvas.fill(theme.FELT)
    Cards(canvas, tiny.FONT, 24, 60).mark(3, 3, theme.GOLD)
    assert canvas.frame_buffer.pixel(1, 1) == canvas.frame_buffer.pixel(28, 64) == theme.GOLD
    canvas.frame_buffer.fill_rect(1, 1, 28, 2, theme.FELT)
    assert inks(canvas, 0, 3) == {theme.FELT}
    assert canvas.frame_buffer.pixel(3, 3) == canvas.frame_buffer.pixel(26, 62) == theme.FELT


def test_drawing_allocates_nothing():
    canvas = Canvas(96, 96)
    mono = Canvas(32, 32, True)
    decks = [Cards(canvas, tiny.FONT, w, h) for w, h in SIZES]
    cells = MonoCards(mono, tiny.FONT)
    with LockedHeap():
        for cards in decks:
            for face in range(-1, FACES):
                cards.draw(face, 3, 3)
            for face in range(FACES):
                cards.mini(face, 3, 3)
            cards.mark(3, 3, theme.GOLD)
            cards.small_backs(2, 0, 0, 4)
        for face in range(-1, FACES):
            cells.draw(face, 1, 1)
        for face in range(FACES):
            cells.mini(face, 1, 1)
        for how in range(SIMPLE, TRIPLE + 1):
            case.draw(canvas, how, 0, 0)
            case.draw(mono, how, 0, 0)


def test_the_middle_of_a_wide_card_has_room_for_its_art():
    art_of = wide_sprites
    inner = LARGE[0] - 2
    field = LARGE[1] - WideCards.field_y - WideCards.field_below
    heads = [(hat, face, art_of.ROBE) for hat in art_of.HAT for face in art_of.FACE]
    heads.append((art_of.PATE, art_of.OLD_FACE, art_of.ROBE))
    heads += [(blossom, art_of.STEM) for blossom in art_of.BLOSSOM]
    heads += [(art_of.COIN,), (art_of.STRING,)]
    for parts in heads:
        assert max([part[1] for part in parts]) <= inner
        assert sum([part[2] for part in parts]) <= field
    assert 3 * art_of.RING[1] <= inner and 4 * art_of.RING[2] <= field


def test_the_art_keeps_its_budget():
    total = module_bytes(faces_sprites) + module_bytes(pips_sprites)
    assert total <= BUDGET, total
    assert module_bytes(wide_sprites) <= WIDE_BUDGET, module_bytes(wide_sprites)
