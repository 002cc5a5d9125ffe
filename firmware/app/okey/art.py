"""Okey's tiles: a face, a number, and a shape that says the colour again.

One `Tiles` draws one size of tile on one kind of screen; which sprites it uses is data of the
layout. Nothing here allocates after the constructor.
"""

from app import theme
from engine.okey.tiles import FALSE_JOKER, VALUES

# Inks of red, yellow, blue and black, of the light on their shapes, and both on a gold face,
# where amber would hardly show.
_INKS = bytes((theme.RED, theme.AMBER, theme.BLUE, theme.INK))
_LIGHTS = bytes((theme.PINK, theme.GOLD, theme.SKY, theme.GREY))
_INKS_ON_GOLD = bytes((theme.RED, theme.WOOD, theme.BLUE, theme.INK))
_LIGHTS_ON_GOLD = bytes((theme.PINK, theme.IVORY, theme.SKY, theme.GREY))


class Tiles:
    """Draws tiles of one size on a canvas.

    spec: the sprites and measures, a class such as square.TILE. On a one-bit screen
    `is_inverse` makes tiles light on dark, which is how the cursor shows there.
    """

    def __init__(self, canvas, spec):
        """Draw with the sprites and measures of `spec`."""
        self._canvas = canvas
        self._spec = spec
        self._mono = canvas.mono
        self.is_inverse = False
        self.w = spec.FACE[1]
        self.h = spec.FACE[2]

    def draw(self, kind, x, y, joker):
        """Draw a tile face up, or its back if kind is negative.

        joker: the round's joker, drawn in gold; -1 if there is none yet.
        """
        if kind < 0:
            self.back(x, y)
            return
        spec = self._spec
        canvas = self._canvas
        golden = kind == joker
        self._plate(spec.GOLD if golden else spec.FACE, x, y)
        is_false = kind == FALSE_JOKER
        if is_false and joker < 0:
            at = spec.STAR_AT_ALONE
            canvas.mask(spec.STAR, x + at[0], y + at[1], self._ink(theme.PURPLE))
            return
        face = joker if is_false else kind
        colour = face // VALUES
        if self._mono:
            ink = self._ink(0)
        else:
            ink = _INKS_ON_GOLD[colour] if golden else _INKS[colour]
        has_crown = golden and spec.CROWN
        number_y = y + (spec.CROWN_NUMERAL_Y if has_crown else spec.NUMERAL_Y)
        value = face % VALUES + 1
        unit = spec.NUMERAL[value % 10]
        left = x + (self.w - unit[1] + 1) // 2
        if value >= 10:
            ten = spec.TEN
            left = x + (self.w - unit[1] - ten[1]) // 2
            canvas.mask(ten, left, number_y, ink)
            left += ten[1] + 1
        canvas.mask(unit, left, number_y, ink)
        if has_crown:
            canvas.mask(spec.CROWN, x + spec.CROWN_AT[0], y + spec.CROWN_AT[1], ink)
        elif is_false:
            self._false_joker(colour, x, y, ink)
        else:
            pip = spec.PIP[colour]
            x += (self.w - pip[1] + 1) // 2
            y += spec.PIP_Y
            canvas.mask(pip, x, y, ink)
            if spec.SHINE:
                light = _LIGHTS_ON_GOLD[colour] if golden else _LIGHTS[colour]
                canvas.mask(spec.SHINE[colour], x, y, light)

    def back(self, x, y):
        """Draw a tile face down."""
        self._plate(self._spec.BACK, x, y)

    def ghost(self, kind, x, y, joker):
        """Draw a tile that is not there yet: here and there the cloth shows through."""
        self.draw(kind, x, y, joker)
        if self._spec.GHOST:
            self._canvas.mask(self._spec.GHOST, x, y, theme.FELT)

    def _ink(self, ink):
        """Return an ink for something on a tile's face; one-bit screens know but one."""
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

    def _false_joker(self, colour, x, y, ink):
        """Draw what tells a false joker: a star, a dashed frame, and the colour it counts as."""
        spec = self._spec
        canvas = self._canvas
        purple = self._ink(theme.PURPLE)
        canvas.mask(spec.STAR, x + spec.STAR_AT[0], y + spec.STAR_AT[1], purple)
        if spec.MARK:
            canvas.mask(spec.MARK[colour], x + spec.MARK_AT[0], y + spec.MARK_AT[1], ink)
        if spec.DASHES:
            canvas.mask(spec.DASHES, x + spec.DASHES_AT[0], y + spec.DASHES_AT[1], purple)
