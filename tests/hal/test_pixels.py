"""The pixel kernels: viper and plain agree on everything, and both on what is right."""

import sys
from array import array

import framebuf

from app.core import theme
from app.fonts import bold, digits3, small
from engine.compat import NATIVE
from engine.rng import Rng
from hal.canvas import Canvas, measure
from hal.drivers.page_sources import Columns, Pages
from hal.drivers.sources import Inks
from hal.font import Font
from hal.plain import canvas as plain_canvas
from hal.plain import carve as plain_carve
from hal.plain import enlarge as plain_enlarge
from hal.plain import pages as plain_pages
from hal.plain import pixels as plain_pixels
from hal.plain import stretch as plain_stretch
from hal.plain.pixels import AT, COUNT, LINE, SKIP, WIDTH, WORDS

CASES = 5000  # of each kernel
GUARD = 0xA5


def viper(name):
    """Return a module of viper kernels, or None where there are none."""
    if sys.implementation.name != "micropython":
        print("skipped: viper is MicroPython's")
        return None
    if not NATIVE:
        print("skipped: this MicroPython has no native code")
        return None
    return __import__("hal.native." + name, None, None, ("x",))


def noise(rng, count):
    return bytearray([rng.word() & 0xFF for _ in range(count)])


def agree(one, other, run, room, rng, *sources):
    """Run both kernels through a whole rectangle in pieces of random size; return the bytes."""
    runs = array("I", run), array("I", run)
    left = run[COUNT]
    whole = b""
    size = room // left
    while left:
        count = min(left, 1 + rng.below(left))
        left -= count
        outs = bytearray([GUARD] * (room + 8)), bytearray([GUARD] * (room + 8))
        for kernel, out, words in ((one, outs[0], runs[0]), (other, outs[1], runs[1])):
            words[COUNT] = count
            kernel(out, *sources, words)
        assert outs[0] == outs[1]
        assert runs[0] == runs[1]
        assert outs[0][count * size :] == bytearray([GUARD] * (room + 8 - count * size))
        whole += bytes(outs[0][: count * size])
    return whole


def words(at, line, width, skip, count):
    run = [0] * WORDS
    run[AT] = at
    run[LINE] = line
    run[WIDTH] = width
    run[SKIP] = skip
    run[COUNT] = count
    return run


def test_expand_and_gather_agree():
    kernels = viper("pixels") or plain_pixels
    pages = viper("pages") or plain_pages
    rng = Rng((1, 2, 3, 4))
    picture = noise(rng, 4000)
    table = noise(rng, 1024)
    for _ in range(CASES if kernels is not plain_pixels else 200):
        width = 1 + rng.below(20)
        lines = 1 + rng.below(6)
        skip = rng.below(40)
        at = rng.below(4000 - (width + skip) * lines)
        run = words(at, width, width, skip, width * lines)
        expected = b""
        for line in range(lines):
            start = at + line * (width + skip)
            expected += bytes(picture[start : start + width])
        args = (run, len(expected), rng, picture)
        assert agree(pages.gather, plain_pages.gather, *args) == expected
        args = (run, len(expected) * 4, rng, picture, table)
        pairs = b"".join([bytes(table[byte * 4 : byte * 4 + 4]) for byte in expected])
        assert agree(kernels.expand, plain_pixels.expand, *args) == pairs


def test_turn_agrees():
    kernels = viper("pages") or plain_pages
    rng = Rng((5, 6, 7, 8))
    stride = 32
    picture = noise(rng, stride * 8)
    for _ in range(CASES if kernels is not plain_pages else 200):
        height = 8 * (1 + rng.below(8))
        at = rng.below(stride - 7) + rng.below(9 - height // 8) * stride
        upwards = rng.below(2)
        run = words(at, 0, stride, height - 1 if upwards else 0, height)
        expected = bytearray(height)
        for i in range(height):
            y = height - 1 - i if upwards else i
            for bit in range(8):
                expected[i] |= (picture[at + (y >> 3) * stride + bit] >> (y & 7) & 1) << bit
        assert agree(kernels.turn, plain_pages.turn, run, height, rng, picture) == expected


def enlarged(enlarge, rows, x=0, y=0):
    """Return a picture of rows of inks enlarged, in 24 by 24 of ink 9, as bytes."""
    w = len(rows[0])
    framed = bytes([255] * (w + 2))
    inks = framed + b"".join([b"\xfe" + bytes(row) + b"\xfe" for row in rows]) + framed
    out = bytearray([0x99] * (12 * 24))
    enlarge(out, 12, x, y, inks, w, len(rows))
    return bytes(out)


def test_enlarge_agrees():
    kernels = viper("enlarge") or plain_enlarge
    rng = Rng((9, 8, 7, 6))
    for _ in range(2000 if kernels is not plain_enlarge else 50):
        w = 1 + rng.below(6)
        rows = [[rng.below(3) * 7 for _ in range(w)] for _ in range(1 + rng.below(6))]
        place = rng.below(24 - 3 * w), rng.below(24 - 3 * len(rows))
        one = enlarged(kernels.enlarge, rows, *place)
        assert one == enlarged(plain_enlarge.enlarge, rows, *place)


def test_a_corner_goes_to_two_neighbours_that_are_alike():
    kernels = viper("enlarge") or plain_enlarge
    out = enlarged(kernels.enlarge, ((1, 1), (1, 2)), 1)
    rows = [out[at : at + 4] for at in range(0, 6 * 12, 12)]
    assert rows[:3] == [b"\x91\x11\x11\x19"] * 3
    assert rows[3:] == [b"\x91\x11\x11\x29", b"\x91\x11\x12\x29", b"\x91\x11\x22\x29"]
    assert out[6 * 12 :] == b"\x99" * (18 * 12)  # nothing beside it


def test_stretch_agrees():
    kernels = viper("stretch") or plain_stretch
    rng = Rng((5, 6, 7, 8))
    for case in range(2000 if kernels is not plain_stretch else 50):
        w, h = 2 + 2 * rng.below(5), 2 + 2 * rng.below(4)
        inks = 2 + case % 4  # few: then neighbours are often alike
        across = w // 2 + 2 + case % 3
        small = bytearray(across * (h + 2))
        for i in range(len(small)):
            small[i] = rng.below(inks) * 0x50 + rng.below(inks) * 5 & 0xFF
        x, y = rng.below(24 - w * 3 // 2), rng.below(24 - h * 3 // 2)
        outs = bytearray([0x99] * (12 * 24)), bytearray([0x99] * (12 * 24))
        for module, out in ((kernels, outs[0]), (plain_stretch, outs[1])):
            module.stretch(small, out, 12, across, x, y, w, h)
        assert outs[0] == outs[1], (w, h, x, y)


def test_a_stretched_edge_is_smooth_and_nothing_beside_it_changes():
    kernels = viper("stretch") or plain_stretch
    rows = (0x00, 0x00, 0x00), (0x00, 0x11, 0x00), (0x00, 0x12, 0x00), (0x00, 0x00, 0x00)
    out = bytearray([0x99] * (4 * 4))
    kernels.stretch(b"".join([bytes(row) for row in rows]), out, 4, 3, 1, 0, 2, 2)
    lines = [bytes(out[at : at + 4]) for at in range(0, 16, 4)]
    rest = b"\x99\x99"
    assert lines == [b"\x90\x10" + rest, b"\x91\x11" + rest, b"\x90\x12" + rest, 2 * rest]


def carved(carve, rows, x=0, y=0, tones=None):
    """Return a picture of rows of inks carved, in 24 by 24 noisy pixels, as bytes."""
    w = len(rows[0])
    framed = bytes([255] * (w + 2))
    inks = framed + b"".join([b"\xfe" + bytes(row) + b"\xfe" for row in rows]) + framed
    out = bytearray([0x5A] * (24 * 3))
    carve(out, 24, x, y, inks, w, len(rows), tones)
    return bytes(out)


def test_carve_agrees():
    kernels = viper("carve") or plain_carve
    rng = Rng((9, 8, 7, 5))
    for _ in range(2000 if kernels is not plain_carve else 50):
        w = 1 + rng.below(6)
        rows = [[rng.below(3) * 7 for _ in range(w)] for _ in range(1 + rng.below(6))]
        place = rng.below(24 - 2 * w), rng.below(24 - 2 * len(rows))
        tones = noise(rng, 16)
        one = carved(kernels.carve, rows, *place, tones)
        assert one == carved(plain_carve.carve, rows, *place, tones)


def test_carved_shapes_have_outlines_on_paper_and_a_light_rim_on_ink():
    kernels = viper("carve") or plain_carve
    tones = b"\x00\x0f\x2f\x40" + bytes(12)  # ink, a light ink, paper, a rimmed dark ink

    def pixels(rows):
        out = carved(kernels.carve, rows, 0, 0, tones)
        return ["".join([str(out[x] >> y & 1) for x in range(2 * len(rows[0]))]) for y in range(2)]

    assert pixels(((2, 1, 1, 2),)) == ["11011011"] * 2
    assert pixels(((2, 3, 3, 0),)) == ["11000100"] * 2
    assert pixels(((1, 1), (2, 2))) == ["1111", "0000"]
    assert pixels(((2, 2), (2, 1)))[1] == "1111"  # a corner that two neighbours share is theirs


def test_known_colours_give_known_bytes():
    table = bytearray(1024)
    plain_pixels.fill_pairs(table, theme.PALETTE)
    # RED is c8 1e 28: 25, 7 and 5 in 5, 6 and 5 bits are 0xc8e5, the high byte first.
    pair = theme.RED << 4 | theme.WHITE
    assert table[pair * 4 : pair * 4 + 4] == b"\xc8\xe5\xff\xff"
    pair = theme.FELT << 4 | theme.RED
    assert table[pair * 4 : pair * 4 + 4] == b"\x09\xe5\xc8\xe5"


def test_every_pair_is_its_two_inks():
    palette = noise(Rng((9, 9, 9, 9)), 48)
    table = bytearray(1024)
    plain_pixels.fill_pairs(table, palette)
    for pair in range(256):
        for side in range(2):
            red, green, blue = palette[(pair >> 4 - 4 * side & 15) * 3 :][:3]
            colour = red >> 3 << 11 | green >> 2 << 5 | blue >> 3
            at = pair * 4 + side * 2
            assert table[at] == colour >> 8 and table[at + 1] == colour & 0xFF


def read_all(source, chunk):
    whole = b""
    out = bytearray(chunk)
    while source.left:
        count = min(chunk, source.left)
        source.read(out, count)
        whole += bytes(out[:count])
    return whole


def test_a_source_gives_the_rectangle_whatever_the_chunk():
    rng = Rng((3, 1, 4, 1))
    inks = Inks(theme.PALETTE)
    pages = Pages()
    columns = Columns()
    for source, open_on in (
        (inks, lambda: inks.open(noise(Rng((1, 1, 1, 1)), 60 * 20), 60, 14, 3, 26, 9)),
        (pages, lambda: pages.open(noise(Rng((1, 1, 1, 1)), 128 * 8), 128, 5, 16, 33, 24)),
        (columns, lambda: columns.open(noise(Rng((1, 1, 1, 1)), 1024), 128, 8, 8, 48, True)),
    ):
        open_on()
        expected = read_all(source, 4096)
        assert len(expected) in (26 * 9 * 2, 33 * 3, 48)
        for _ in range(20):
            open_on()
            assert read_all(source, 4 * (1 + rng.below(60))) == expected


def test_colours_can_change():
    inks = Inks(theme.PALETTE)
    inks.recolour(bytes(48))
    inks.open(b"\x12\x34", 2, 0, 0, 4, 1)
    assert read_all(inks, 8) == bytes(8)


def test_lay_agrees():
    kernels = viper("pixels") or plain_pixels
    rng = Rng((9, 8, 7, 6))
    for _ in range(300 if kernels is not plain_pixels else 30):
        width, height = 8 * (1 + rng.below(8)), 1 + rng.below(40)
        columns, rows = 1 << rng.below(3), 1 << rng.below(3)
        kinds = 1 + rng.below(6)
        cloth = noise(rng, kinds * 32)
        cloth.extend(bytes([rng.below(kinds) for _ in range(columns * rows)]))
        stride = width // 2
        measures = (kinds * 32, columns, columns - 1, rows - 1, stride, width, height)
        x, y = rng.below(width + 20) - 10, rng.below(height + 20) - 10
        place = x, y, rng.below(40), rng.below(40)
        outs = [bytearray([GUARD] * (stride * height + 8)) for _ in range(2)]
        kernels.lay(outs[0], cloth, array("I", measures), *place)
        plain_pixels.lay(outs[1], cloth, array("I", measures), *place)
        assert outs[0] == outs[1]
        for row in range(height):
            for column in range(width):
                pair = GUARD
                if x <= column < x + place[2] and y <= row < y + place[3]:
                    cell = (row // 8 % rows) * columns + column // 8 % columns
                    pair = cloth[cloth[kinds * 32 + cell] * 32 + row % 8 * 4 + column % 8 // 2]
                shift = 0 if column & 1 else 4
                assert outs[0][row * stride + column // 2] >> shift & 15 == pair >> shift & 15
        assert bytes(outs[0][stride * height :]) == bytes([GUARD] * 8)


def one_bit(rng, w, h):
    """Return a random one-bit sprite; its bytes are zero beyond its width, as ours are."""
    data = noise(rng, (w + 7 >> 3) * h)
    for i in range(w >> 3, len(data), w + 7 >> 3):
        if w & 7:
            data[i] &= 0xFF00 >> (w & 7)
    return bytes(data), w, h, framebuf.MONO_HLSB, -1


def sixteen_inks(rng, w, h, is_rimmed=False):
    """Return a random sprite in sixteen inks; is_rimmed: its key is at the ends of lines alone."""
    data = noise(rng, (w + 1 >> 1) * h)
    key = rng.below(17) - 1
    picture = framebuf.FrameBuffer(data, w + 1 & -2, h, framebuf.GS4_HMSB)
    if key >= 0 and is_rimmed:
        for at in range(2, w - 2):
            for y in range(h):
                if picture.pixel(at, y) == key:
                    picture.pixel(at, y, key ^ 1)
        key |= 16
    return bytes(data), w, h, framebuf.GS4_HMSB, key


def sheet_of(rng, stamps):
    """Return where the layers of two pictures of these stamps begin, and the layers' words."""
    firsts = bytes((0, rng.below(3), 4))
    return firsts, [(rng.below(len(stamps)), rng.below(9), rng.below(9)) for _ in range(4)]


def test_both_fill_the_same_table():
    kernels = viper("pixels") or plain_pixels
    rng = Rng((4, 8, 15, 16))
    for _ in range(40):
        palette = bytes(noise(rng, 48))
        tables = noise(rng, 1024), noise(rng, 1024)
        kernels.fill_pairs(tables[0], palette)
        plain_pixels.fill_pairs(tables[1], palette)
        assert tables[0] == tables[1]


def test_the_canvases_agree():
    if not NATIVE:
        print("skipped: without native code there is one Canvas")
        return
    rng = Rng((2, 7, 1, 8))
    fonts = (small.FONT, bold.FONT, digits3.FONT)
    for font in fonts:
        plain_canvas.prepare(font)
    for case in range(CASES // 2):
        w, h, mono = 1 + rng.below(40), 1 + rng.below(20), rng.below(3) == 0
        picture, other = Canvas(w, h, mono), plain_canvas.Canvas(w, h, mono)
        other.buffer[:] = picture.buffer[:] = noise(rng, len(picture.buffer))
        x, y = rng.below(w + 60) - 40, rng.below(h + 30) - 20
        ink = rng.below(16)
        across, down = 1 + rng.below(30), 1 + rng.below(20)
        for drawn in (picture, other):
            drawn.clear_dirty()
        kind = case % 6
        if kind == 0:
            sprite = sixteen_inks(rng, across, down, rng.below(2))
            for drawn in (picture, other):
                drawn.sprite(sprite, x, y)
        elif kind == 1:
            sprite = one_bit(rng, across, down)
            paper = rng.below(17) - 1
            for drawn in (picture, other):
                drawn.mask(sprite, x, y, ink, paper)
        elif kind == 2:
            for drawn in (picture, other):
                drawn.rect(x, y, across, down, ink)
        elif kind == 3:
            stamps = [one_bit(rng, 1 + rng.below(9), 1 + rng.below(9)) for _ in range(3)]
            firsts, layers = sheet_of(rng, stamps)
            layers = b"".join([bytes(layer) + bytes((rng.below(2),)) for layer in layers])
            for drawn in (picture, other):
                drawn.inlay((firsts, layers, stamps), case // 6 % 2, x, y, ink, 3)
        elif kind == 4:
            stamps = [sixteen_inks(rng, 1 + rng.below(9), 1 + rng.below(9)) for _ in range(3)]
            firsts, layers = sheet_of(rng, stamps)
            layers = b"".join([bytes(layer) for layer in layers])
            keys = bytes([stamp[4] & 0xFF for stamp in stamps])
            sizes = b"".join([bytes(stamp[1:3]) for stamp in stamps])
            stamps = [stamp[0] for stamp in stamps]
            sheet = (across, down, noise(rng, 2), firsts, layers, stamps, sizes, keys)
            seen = rng.below(2) * 250 + rng.below(6)
            for drawn in (picture, other):
                drawn.collage(sheet, case // 6 % 2, x, y, None, seen)
        else:
            font = fonts[rng.below(3)]
            string = ("Ağ10", "gÇ ", "漢→", "€𝄞x", "a\ue012b", "")[rng.below(6)]
            ends = [drawn.text(font, x, y, string, ink) for drawn in (picture, other)]
            assert ends[0] == ends[1]
        assert picture.buffer == other.buffer, (case, w, h, mono, x, y)
        assert picture.dirty_count == other.dirty_count
        assert picture.dirty == other.dirty


def test_measuring_agrees():
    for font in (small.FONT, bold.FONT, digits3.FONT):
        for string in ("", "W", "10", "Ağ10 €", "漢", "𝄞x", "\ue000", "a\ue0ff"):
            assert measure(font, string) == plain_canvas.measure(font, string)


def test_every_letter_is_found_alike():
    rng = Rng((2, 3, 4, 5))
    for count in (0, 1, 2, 3, 500):
        codes = sorted({0x80 + rng.below(0xFF00 if case & 1 else 0x400) for case in range(count)})
        glyphs = [bytes((1 + rng.below(9), 0, 0, 0)) for _ in range(len(codes) + 3)]
        font = Font(9, 8, 7, 1, 65, bytes(array("H", codes)), b"".join(glyphs), b"\0")
        for code in [65, 66, 67, 0x7F, 0x80, 0xD7FF, 0xFFFF] + codes:
            for near in (code - 1, code, code + 1):
                if 0 < near < 0x10000 and not 0xD800 <= near < 0xE000:
                    letter = chr(near)
                    assert measure(font, letter) == plain_canvas.measure(font, letter), near
