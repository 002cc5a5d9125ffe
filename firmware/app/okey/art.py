"""Draws Okey's tiles: a face, a number, and a shape that repeats the colour.

One `Tiles` draws one size of tile on one kind of screen. The layout names the sprites. Nothing
here allocates memory after the constructor.
"""

from app.core import theme
from app.core.draw import panel
from app.fonts import small, tiny
from engine.compat import const
from engine.okey.tiles import FALSE_JOKER, VALUES

# Inks of the red, yellow, blue and black numerals and shapes, and of the light on the shapes. The
# last four of each are for a gold face: there the numerals are black, since no suit's ink is
# readable on gold, and the shapes alone have the suit's ink.
_INKS = bytes((theme.RED, theme.AMBER, theme.BLUE, theme.INK)) + bytes((theme.INK,)) * 4
_LIGHTS = bytes((theme.PINK, theme.GOLD, theme.SKY, theme.GREY)) + bytes(
    (theme.RED, theme.WOOD, theme.BLUE, theme.INK)
)
_COLOURS = const(4)
_GOLDEN = const(52)  # added to a kind: the same tile in gold

# In the number of a tile as a letter: see app/okey/words.py.
_JOKER = const(64)
_FALSE = const(128)

# Indices of the sprites in a sheet. The ten digits come first.
_TEN = const(10)
_PIP = const(11)
_SHINE = const(15)


class Tiles:
    """Draws tiles of one size on a canvas.

    spec: the sprites and measures, a class such as square.TILE. On a one-bit screen
    `is_inverse` draws tiles light on dark, to show the cursor.
    """

    def __init__(self, canvas, spec):
        """Draw with the sprites and measures of `spec`."""
        self._canvas = canvas
        self._spec = spec
        self._mono = canvas.mono
        self.is_inverse = False
        self.w = spec.FACE[1]
        self.h = spec.FACE[2]
        self._sheet = _sheet_of(spec)

    def draw(self, kind, x, y, joker):
        """Draw a tile face up, or its back if kind is negative.

        joker: the round's joker, drawn in gold; -1 if there is none yet.
        """
        if kind < 0:
            self.back(x, y)
            return
        if kind == FALSE_JOKER:
            self._false_joker(x, y, joker)
        elif self._mono:
            self._draw_mono(kind == joker, kind, x, y)
        else:
            self._canvas.pair(self._sheet, kind + _GOLDEN if kind == joker else kind, x, y)

    def _draw_mono(self, is_golden, kind, x, y):
        spec = self._spec
        ink = self._ink(theme.INK)
        self._plate(spec.FACE, x, y)
        if is_golden:
            self._canvas.mask(spec.CROWN, x + spec.CROWN_AT[0], y + spec.CROWN_AT[1], ink)
            y += spec.CROWN_DOWN
        else:
            self._canvas.inlay(self._sheet, VALUES + kind // VALUES, x, y, ink, ink)
        self._canvas.inlay(self._sheet, kind % VALUES, x, y, ink, ink)

    def back(self, x, y):
        """Draw a tile face down."""
        self._plate(self._spec.BACK, x, y)

    def ghost(self, kind, x, y, joker):
        """Draw a preview of a tile: the mask `spec.GHOST`, if any, lets the cloth show through."""
        self.draw(kind, x, y, joker)
        if self._spec.GHOST:
            self._canvas.mask(self._spec.GHOST, x, y, theme.FELT)

    def _ink(self, ink):
        """Return the ink to use on a tile's face; a one-bit screen has only one."""
        if not self._mono:
            return ink
        return theme.WHITE if self.is_inverse else theme.INK

    def _plate(self, sprite, x, y):
        if not self._mono:
            self._canvas.sprite(sprite, x, y)
        elif self.is_inverse:
            self._canvas.mask(sprite, x, y, theme.INK, theme.INK)
        else:
            self._canvas.mask(sprite, x, y, theme.WHITE, theme.INK)

    def _false_joker(self, x, y, joker):
        """Draw a false joker: a star, a dashed frame, and the tile it counts as."""
        spec = self._spec
        canvas = self._canvas
        purple = self._ink(theme.PURPLE)
        self._plate(spec.FACE, x, y)
        if joker < 0:
            at = spec.STAR_AT_ALONE
            canvas.mask(spec.STAR, x + at[0], y + at[1], purple)
            return
        colour = joker // VALUES
        ink = self._ink(theme.INK) if self._mono else _INKS[colour]
        canvas.inlay(self._sheet, joker % VALUES, x, y, ink, ink)
        canvas.mask(spec.STAR, x + spec.STAR_AT[0], y + spec.STAR_AT[1], purple)
        if spec.MARK:
            canvas.mask(spec.MARK[colour], x + spec.MARK_AT[0], y + spec.MARK_AT[1], ink)
        if spec.DASHES:
            canvas.mask(spec.DASHES, x + spec.DASHES_AT[0], y + spec.DASHES_AT[1], purple)


class Letters:
    """Draws tiles as letters of texts, in their own colours."""

    def __init__(self, canvas, layout):
        """Draw on a canvas with the shapes of a layout."""
        self._canvas = canvas
        self._pips = layout.LETTER_PIP
        self._star = layout.LETTER_STAR

    def draw(self, number, x, y, cap):
        """Draw a tile beside capitals of this height; number: see app/okey/words.py."""
        canvas = self._canvas
        w = cap + 2
        kind = number & 63
        suit = kind // VALUES
        panel(canvas, x, y, w, cap + 4, theme.IVORY)
        if number & _JOKER:
            canvas.outline(x, y, w, cap + 4, theme.GOLD)
        font = small.FONT if cap > small.FONT.cap else tiny.FONT
        value = canvas.digits(kind % VALUES + 1)
        canvas.text_centred(font, x, y + 1 - font.top, w, value, _INKS[suit])
        x += (cap - 3) // 2
        y += cap
        if number & _FALSE:
            canvas.mask(self._star, x, y, theme.PURPLE)
        else:
            canvas.mask(self._pips[suit], x, y, _INKS[suit])


def _sheet_of(spec):
    """Return the tiles of a spec as a sheet for `Brush.face`; the golden tiles come last."""
    numerals = spec.NUMERAL
    w = spec.FACE[1]
    firsts = bytearray(1)
    layers = bytearray()
    for value in range(1, VALUES + 1):
        unit_w = numerals[value % 10][1]
        x = (w - unit_w + 1) // 2
        if value >= 10:
            ten_w = spec.TEN[1]
            x = (w - unit_w - ten_w) // 2
            layers.extend(bytes((_TEN, x, spec.NUMERAL_Y, 0)))
            x += ten_w + 1
        layers.extend(bytes((value % 10, x, spec.NUMERAL_Y, 0)))
        firsts.append(len(layers) // 4)
    for suit in range(2 * _COLOURS):
        colour = suit % _COLOURS
        x = (w - spec.PIP[colour][1] + 1) // 2
        is_golden = suit >= _COLOURS
        layers.extend(bytes((_PIP + colour, x, spec.PIP_Y, is_golden)))
        if spec.SHINE and not is_golden:
            layers.extend(bytes((_SHINE + colour, x, spec.PIP_Y, 1)))
        firsts.append(len(layers) // 4)
    stamps = numerals + (spec.TEN,) + spec.PIP + (spec.SHINE or ())
    grounds = (spec.FACE,) * _COLOURS + (spec.GOLD,) * _COLOURS
    return firsts, layers, stamps, VALUES, _INKS, _LIGHTS, grounds
