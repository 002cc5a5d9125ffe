"""The canvas: the pixels that each call draws and marks as changed, without allocating."""

import framebuf

from app.fonts import bold, digits, digits3, small, tiny
from engine.rng import Rng
from hal.canvas import Canvas
from tests.locked_heap import LockedHeap

ART = (b"\x01\x23\x40\x45\x67\x80", 5, 2, framebuf.GS4_HMSB, 0)
# Two pictures of 9x7: a light one with the art upon it, and one with two of them.
SHEET = (
    9,
    7,
    b"\x07\x00",
    b"\x00\x01\x03",
    b"\x00\x01\x02\x00\x00\x00\x00\x03\x05",
    (ART[0],),
    bytes(ART[1:3]),
    b"\x00",
)
RING = (b"\xf0\x90\x90\xf0", 4, 4, framebuf.MONO_HLSB, 0)
FONTS = (small.FONT, tiny.FONT, bold.FONT, digits.FONT, digits3.FONT)
MISSING = "漢"
TEXT = "H\ue009H"  # a picture between two letters


def both():
    return Canvas(40, 30), Canvas(40, 30, True)


def rows(canvas, x, y, w, h):
    """Return the inks of a rectangle as lines of hex digits."""
    pixel = canvas.frame_buffer.pixel
    return ["".join(["%x" % pixel(x + i, y + j) for i in range(w)]) for j in range(h)]


def test_an_outline_leaves_out_its_corners():
    canvas = Canvas(8, 5)
    canvas.clear_dirty()
    canvas.outline(1, 0, 5, 4, 7)
    assert rows(canvas, 0, 0, 8, 5) == ["00777000", "07000700", "07000700", "00777000", "00000000"]
    assert list(canvas.dirty[:4]) == [1, 0, 5, 4]


def test_a_collage_is_paper_and_stamps():
    canvas = Canvas(12, 9)
    canvas.fill(15)
    canvas.collage(SHEET, 1, 1, 1)
    assert rows(canvas, 0, 0, 12, 9) == [
        "ffffffffffff",
        "f012340000ff",
        "f456780000ff",
        "f000000000ff",
        "f000000000ff",
        "f000000000ff",
        "f000012340ff",
        "f000456780ff",
        "ffffffffffff",
    ]


def test_a_cleared_area_shows_the_ground():
    canvas = Canvas(32, 20)
    canvas.ground = 5
    canvas.fill(1)
    canvas.clear(2, 1, 3, 1)
    assert rows(canvas, 0, 0, 6, 3) == ["111111", "115551", "111111"]


def test_a_cleared_area_shows_the_cloth():
    kinds = bytes(32) + b"\x22\x22\x22\x24" * 8
    for columns, rows_of_cells, cells in ((4, 3, b"\x00\x01" * 6), (2, 1, b"\x00\x01")):
        canvas = Canvas(32, 20)
        canvas.spread(kinds + cells, columns, rows_of_cells)
        for x, y, w, h in (
            (9, 9, 6, 1),
            (-3, -3, 4, 12),
            (23, 15, 50, 50),
            (0, 0, 32, 20),
            (32, 0, 5, 5),
            (0, -9, 5, 9),
        ):
            canvas.fill(1)
            canvas.clear_dirty()
            canvas.clear(x, y, w, h)
            expected = [["1"] * 32 for _ in range(20)]
            for row in range(max(y, 0), min(y + h, 20)):
                for column in range(max(x, 0), min(x + w, 32)):
                    light = "24"[column & 7 == 7]
                    expected[row][column] = light if column & 8 else "0"
            assert rows(canvas, 0, 0, 32, 20) == ["".join(line) for line in expected]
            assert canvas.dirty_count == (1 if x < 32 and y + h > 0 else 0)


def test_a_new_canvas_is_black_and_wholly_dirty():
    for canvas in both():
        assert canvas.dirty_count == 1
        assert list(canvas.dirty[:4]) == [0, 0, 40, 30]
        assert not any(canvas.buffer)
    assert len(Canvas(240, 240).buffer) == 28800
    assert len(Canvas(128, 64, True).buffer) == 1024


def test_shapes_set_their_pixels_and_no_others():
    canvas = Canvas(40, 30)
    canvas.fill(1)
    canvas.rect(1, 1, 3, 2, 9)
    canvas.frame(5, 1, 4, 3, 7)
    canvas.hline(1, 5, 2, 3)
    canvas.vline(9, 4, 2, 4)
    canvas.pixel(0, 0, 15)
    canvas.line(4, 5, 6, 5, 2)
    assert rows(canvas, 0, 0, 10, 6) == [
        "f111111111",
        "1999177771",
        "1999171171",
        "1111177771",
        "1111111114",
        "1331222114",
    ]


def test_an_empty_outline_draws_nothing():
    canvas = Canvas(40, 30)
    canvas.frame(5, 5, 0, 4, 7)
    canvas.frame(5, 5, 4, -1, 7)
    assert not any(canvas.buffer)


def test_any_ink_but_0_is_white_on_one_bit():
    canvas = Canvas(40, 30, True)
    for ink in (1, 2, 8, 15):
        canvas.rect(0, 0, 4, 4, ink)
        assert rows(canvas, 0, 0, 4, 1) == ["1111"]
        canvas.rect(0, 0, 4, 4, 0)
        assert rows(canvas, 0, 0, 4, 1) == ["0000"]


def test_a_sprite_leaves_out_its_key():
    canvas = Canvas(40, 30)
    canvas.fill(9)
    canvas.sprite(ART, 1, 0)
    assert rows(canvas, 0, 0, 7, 2) == ["9912349", "9456789"]
    canvas.sprite((ART[0], 5, 2, framebuf.GS4_HMSB, -1), 1, 2)
    assert rows(canvas, 1, 2, 5, 1) == ["01234"]


def test_a_mask_is_painted_in_an_ink_over_nothing_or_paper():
    colour, mono = both()
    for canvas, ink, paper in ((colour, 7, 3), (colour, 0, 15), (mono, 1, 0), (mono, 0, 1)):
        back = paper if canvas is mono else 9
        canvas.fill(back)
        canvas.mask(RING, 2, 1, ink)
        i, b, p = "%x" % ink, "%x" % back, "%x" % paper
        assert rows(canvas, 1, 1, 6, 2) == [b + i * 4 + b, b + i + b + b + i + b]
        canvas.mask(RING, 2, 1, ink, paper)
        assert rows(canvas, 1, 1, 6, 2) == [b + i * 4 + b, b + i + p + p + i + b]


def test_text_ends_where_its_width_says():
    for canvas in both():
        for font in FONTS:
            canvas.fill(0)
            end = canvas.text(font, 3, 4, "10", 1)
            assert end == 3 + font.width("10") + font.gap
            lit = [x for x in range(40) for y in range(30) if canvas.frame_buffer.pixel(x, y)]
            assert (min(lit), max(lit)) == (3, end - font.gap - 1)
            assert canvas.text(font, 5, 4, "", 1) == 5
            assert font.width("") == 0


def picture_of(canvas):
    """Return what draws a picture within a text: its outline in ink `number`, and a digit."""

    def picture(number, x, y, cap):
        canvas.outline(x, y, cap + 2, cap + 4, number)
        canvas.text(tiny.FONT, x + 2, y + 2, "1", 3)

    return picture


def test_a_picture_within_a_text():
    for canvas in both():
        for font in (small.FONT, bold.FONT):
            canvas.picture = picture_of(canvas)
            canvas.fill(0)
            canvas.clear_dirty()
            w, h = font.cap + 2, font.cap + 4
            before = 3 + font.width("H") + font.gap
            end = canvas.text(font, 3, 2, TEXT, 5)
            assert end == before + w + font.gap + font.width("H") + font.gap
            assert font.width(TEXT) == end - font.gap - 3
            whole = bytes(canvas.buffer)
            canvas.fill(0)  # the same, drawn one after another
            canvas.text(font, 3, 2, "H", 5)
            canvas.picture(9, before, 2 + font.top - 2, font.cap)
            canvas.text(font, before + w + font.gap, 2, "H", 5)
            assert bytes(canvas.buffer) == whole
            assert h <= font.height
            canvas.picture = None
            canvas.fill(0)
            assert canvas.text(font, 3, 2, TEXT, 5) == end
            assert rows(canvas, before, 0, w, 30) == ["0" * w] * 30


def test_text_is_set_in_the_middle_and_to_the_right():
    canvas = Canvas(40, 30)
    width = small.FONT.width("HH")
    canvas.text_centred(small.FONT, 10, 0, 20, "HH", 5)
    assert rows(canvas, 0, 3, 40, 1)[0].find("5") == 10 + (20 - width) // 2
    canvas.fill(0)
    canvas.text_right(small.FONT, 30, 0, "HH", 5)
    assert rows(canvas, 28, 3, 4, 1) == ["0500"]


def test_a_number_is_written_as_its_digits():
    for value in (0, 7, 10, 48, 99, 100, 205, 999, 1000, 1009, 12040, 99999, -1, -30):
        one, other = Canvas(40, 12), Canvas(40, 12)
        digits = one.digits(value)
        assert small.FONT.width(digits) == small.FONT.width(str(value))
        assert one.text(small.FONT, 1, 1, digits, 5) == other.text(small.FONT, 1, 1, str(value), 5)
        assert one.buffer == other.buffer


def test_the_first_row_of_a_capital():
    canvas = Canvas(40, 30)
    for font in FONTS[:3]:
        canvas.fill(0)
        canvas.text(font, 0, 2, "H", 1)
        lit = [y for y in range(30) if canvas.frame_buffer.pixel(0, y)]
        assert min(lit) == 2 + font.top
        assert max(lit) == 2 + font.baseline - 1
        assert len(lit) == font.cap


def test_a_missing_letter_is_a_box():
    canvas = Canvas(40, 30)
    for font in FONTS:
        canvas.fill(0)
        end = canvas.text(font, 0, 0, MISSING, 1)
        assert end > font.gap
        assert rows(canvas, 0, font.top, end - font.gap, 1) == ["1" * (end - font.gap)]


def test_dirty_rectangles_join_where_that_is_cheap():
    canvas = Canvas(200, 200)
    canvas.clear_dirty()
    assert canvas.dirty_count == 0
    canvas.rect(10, 10, 20, 20, 1)
    canvas.rect(12, 12, 4, 4, 2)
    assert canvas.dirty_count == 1
    canvas.rect(10, 30, 20, 20, 1)
    assert canvas.dirty_count == 1
    assert list(canvas.dirty[:4]) == [10, 10, 20, 40]
    canvas.rect(150, 150, 20, 20, 1)
    assert canvas.dirty_count == 2
    canvas.hline(0, 300, 20, 1)
    canvas.rect(-30, 0, 30, 20, 1)
    canvas.rect(3, 3, 0, 5, 1)
    assert canvas.dirty_count == 2
    canvas.fill(0)
    assert canvas.dirty_count == 1
    assert list(canvas.dirty[:4]) == [0, 0, 200, 200]
    canvas.rect(10, 10, 20, 20, 1)
    assert canvas.dirty_count == 1
    canvas.clear_dirty()
    canvas.rect(10, 10, 20, 20, 1)
    assert list(canvas.dirty[:4]) == [10, 10, 20, 20]


def random_call(canvas, rng):
    """Make one random drawing call, often partly outside."""
    w, h = canvas.width, canvas.height
    x, y = rng.below(2 * w) - w // 2, rng.below(2 * h) - h // 2
    a, b = rng.below(w // 3 + 1), rng.below(h // 3 + 1)
    ink = rng.below(16)
    call = rng.below(13)
    if call == 0:
        canvas.rect(x, y, a, b, ink)
    elif call == 1:
        canvas.frame(x, y, a, b, ink)
    elif call == 2:
        canvas.hline(x, y, a, ink)
    elif call == 3:
        canvas.vline(x, y, b, ink)
    elif call == 4:
        canvas.line(x, y, x + a - w // 6, y + b - h // 6, ink)
    elif call == 5:
        canvas.sprite(ART, x, y)
    elif call == 6:
        canvas.mask(RING, x, y, ink, rng.below(17) - 1)
    elif call == 7:
        canvas.pixel(x, y, ink)
    elif call == 8:
        canvas.outline(x, y, a + 2, b + 2, ink)
    elif call == 9:
        canvas.collage(SHEET, rng.below(2), x, y)
        canvas.touch(x, y, 9, 7)
    elif call == 10:
        canvas.ground = ink
        canvas.clear(x, y, a, b)
    else:
        canvas.text(FONTS[rng.below(5)], x, y, ("Ağ10", "gÇ", MISSING, TEXT)[rng.below(4)], ink)


def test_every_changed_pixel_is_dirty():
    rng = Rng((5, 6, 7, 8))
    for mono in (False, True):
        canvas = Canvas(97, 61, mono)
        canvas.picture = picture_of(canvas)
        for _ in range(60):
            canvas.clear_dirty()
            before = Canvas(97, 61, mono)
            before.buffer[:] = canvas.buffer
            for _ in range(1 + rng.below(14)):
                random_call(canvas, rng)
            assert canvas.dirty_count <= 8
            for i in range(0, canvas.dirty_count * 4, 4):
                x, y, w, h = canvas.dirty[i : i + 4]
                assert x >= 0 and y >= 0 and w > 0 and h > 0 and x + w <= 97 and y + h <= 61
                # Dirty pixels may differ, so clear them in both; then nothing may differ.
                before.rect(x, y, w, h, 0)
                canvas.rect(x, y, w, h, 0)
            assert before.buffer == canvas.buffer


def draw_everything(canvas):
    """Use every call that draws once."""
    canvas.fill(1)
    canvas.rect(1, 2, 30, 20, 3)
    canvas.frame(2, 2, 10, 10, 4)
    canvas.outline(3, 3, 10, 10, 4)
    canvas.collage(SHEET, 1, 20, 3)
    canvas.hline(0, 5, 20, 6)
    canvas.vline(5, -4, 20, 6)
    canvas.pixel(3, 3, 9)
    canvas.line(-5, 2, 35, 25, 8)
    canvas.sprite(ART, 8, 8)
    canvas.mask(RING, 14, 3, 0)
    canvas.mask(RING, 20, 3, 0, 4)
    for font in FONTS:
        canvas.text(font, 1, 12, "Şığ « 09 l’été…", 0)
        canvas.text_centred(font, 1, 3, 38, "İyi ½", 5)
        canvas.text_right(font, 38, 10, "1,2", 7)
        canvas.text(font, 2, 2, "⑬", 12)
        canvas.text(font, 2, 2, TEXT, 12)
    canvas.clear_dirty()
    for i in range(12):
        canvas.rect(i * 3, (i * 7) % 20, 2, 2, i)


def test_the_fingerprint_of_a_picture():
    colour, mono = both()
    for canvas in (colour, mono):
        canvas.rect(3, 3, 9, 9, 5)
        canvas.sprite(ART, 20, 5)
    assert colour.crc() == 0x2CB0714F
    assert mono.crc() == 0xBF9E92AA


def test_drawing_allocates_nothing():
    for canvas in both():
        canvas.picture = picture_of(canvas)
        with LockedHeap():
            draw_everything(canvas)
