"""The fonts: every letter the four languages need, told apart, found in any order."""

from app.fonts import bold, digits, digits3, small, tiny
from app.texts import catalog

TEXT_FONTS = (small.FONT, tiny.FONT, bold.FONT)
NUMBER_FONTS = (digits.FONT, digits3.FONT)
ASCII = "".join([chr(code) for code in range(32, 127)])
LOWER = "àèéìîòóù" + "âêëîïôûüÿçœæ" + "çğıiöşü"
UPPER = "ÀÈÉÌÎÒÓÙ" + "ÂÊËÎÏÔÛÜŸÇŒÆ" + "ÇĞIİÖŞÜ"
SIGNS = "«»‘’“”…×·•–—°€" + "✓★●▲■◆" + "←↑→↓▶◀"
# Pairs a player must be able to tell apart. Tiny has no small letters.
ALIKE = ("0O", "1I", "5S", "8B", "5 6", "68", "38", "69", "2Z", "UV", "IİÎÏ", "OÖÔÒÓ", "GĞ", "CÇ")
ALIKE_SMALL = ("1lIiı|", "gğ", "rn", "uüûù", "eéèêë", "oöôò", "uv", "vy", "sş", "a" + "àâæ")


def box(font):
    return len(font.index) - 4


def looks(font, letter):
    """Return everything that is drawn for a letter."""
    at = font.find(ord(letter))
    width, rows = font.index[at], font.index[at + 1] & 15
    first = font.index[at + 2] | font.index[at + 3] << 8
    return width, font.index[at + 1] >> 4, font.data[first : first + (width + 7) // 8 * rows]


def test_every_letter_is_there():
    for font in TEXT_FONTS:
        for letter in ASCII + LOWER + UPPER + SIGNS:
            assert font.find(ord(letter)) != box(font), letter
    for font in NUMBER_FONTS:
        for code in list(range(48, 58)) + list(range(0x2460, 0x246D)):
            assert font.find(code) != box(font)


def test_a_missing_character_is_drawn_as_the_box():
    for font in TEXT_FONTS + NUMBER_FONTS:
        for code in (0, 10, 31, 127, 0x3042, 0xFFFF, 0x1F600):
            assert font.find(code) == box(font)
    assert digits.FONT.find(ord("A")) == box(digits.FONT)


def test_letters_that_look_alike_differ():
    for font in TEXT_FONTS:
        for group in ALIKE if font is tiny.FONT else ALIKE + ALIKE_SMALL:
            seen = [looks(font, letter) for letter in group]
            assert len(set(seen)) == len(seen), group


def test_tiny_draws_the_capital_for_a_small_letter():
    font = tiny.FONT
    for small_letter, capital in zip(LOWER, UPPER):
        # The dotless i and the dotted one are one letter here, but not in Turkish (below).
        assert font.find(ord(small_letter)) != box(font)
        if small_letter not in "iı":
            assert looks(font, small_letter) == looks(font, capital), capital
    assert looks(font, "q") == looks(font, "Q")
    assert looks(font, "ı") == looks(font, "I")


def test_on_one_bit_a_turkish_i_keeps_its_dot():
    own = [looks(font, "i") for font in TEXT_FONTS]
    catalog.use("tr", mono=True)
    assert looks(tiny.FONT, "i") == looks(tiny.FONT, "İ") != looks(tiny.FONT, "ı")
    assert [looks(font, "i") for font in (small.FONT, bold.FONT)] == [own[0], own[2]]
    catalog.use("tr")
    assert [looks(font, "i") for font in TEXT_FONTS] == own
    catalog.use("tr", mono=True)
    catalog.use("en", mono=True)
    assert [looks(font, "i") for font in TEXT_FONTS] == own


def test_glyphs_stay_in_their_cell():
    for font in TEXT_FONTS + NUMBER_FONTS:
        for at in range(0, len(font.index), 4):
            rows = font.index[at + 1]
            assert (rows >> 4) + (rows & 15) <= font.height
            assert 0 < font.index[at] <= 16


def test_tile_numbers_fit_their_tiles():
    for font, room in ((digits.FONT, 17), (digits3.FONT, 5)):
        for number in range(1, 14):
            assert font.index[font.find(0x245F + number)] <= room
            assert font.width(chr(0x245F + number)) <= room


def test_width_counts_the_gaps_between():
    font = small.FONT
    assert font.width("") == 0
    assert font.width("H") == 5
    assert font.width("HH") == 11
    assert font.width("H H") == 5 + 1 + 3 + 1 + 5
