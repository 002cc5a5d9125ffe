"""Ceki's cards in sixteen inks: tall and narrow, black on ivory, the rank in figures.

As in the real deck a border tells the rank (app/ceki/borders.py), and only three faces have red on
them, a seal. Coins are rings, but the 1 has three rows of small dots; strings are beads on cords
with one large dot, myriads officials below their numeral. Low cards have smaller signs and no
robes. Nothing here allocates after the constructor.
"""

from app.ceki import borders, faces_sprites, pips_sprites
from app.core import theme
from app.fonts import bold
from engine.ceki import cards
from engine.compat import const

MINI_W = const(9)
MINI_H = const(14)

_BORDER_STEP = const(2)
_FIGURE_X = const(3)
_FIGURE_Y = const(8)  # below the thickest border
_CORNER_Y = const(8)
_FIELD_Y = const(18)  # where the signs begin
_FIELD_BELOW = const(8)  # rows below them
_BEAD_W = const(3)
_LARGE_H = const(30)  # a field that has room for large signs
_PLACES_X = const(4)  # places are counted in quarters of the field's width
_PLACES_Y = const(6)  # and sixths of its height

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
_NINE_OF_STRINGS = const(17)

# Where the signs of the ranks from 2 on are: x in the upper four bits, y in the lower.
_PLACES = (
    b"\x21\x25",
    b"\x00\x23\x46",
    b"\x01\x41\x05\x45",
    b"\x00\x40\x23\x06\x46",
    b"\x00\x40\x03\x43\x06\x46",
    b"\x00\x21\x42\x04\x44\x06\x46",
    b"\x00\x40\x02\x42\x04\x44\x06\x46",
    b"\x00\x20\x40\x03\x23\x43\x06\x26\x46",
)


class Cards:
    """Draws cards of w by h pixels; font: five rows high, for the minis."""

    sprites = faces_sprites  # what is in the middle of the faces
    field_y = _FIELD_Y
    field_below = _FIELD_BELOW
    strand = None  # of the strings: a mask, or None for a plain bead

    def __init__(self, canvas, font, w, h):
        self.canvas = canvas
        self._font = font
        self._field = h - self.field_y - self.field_below
        is_large = self._field >= _LARGE_H
        self._ring = self.sprites.RING if is_large else pips_sprites.LOW_PIP[cards.COINS]
        self.w = w
        self.h = h

    def draw(self, face, x, y):
        """Draw a card face up, or its back if face is negative."""
        if face < 0:
            self.back(x, y)
            return
        self.frame(face, x, y)
        self.middle(face, x, y)

    def frame(self, face, x, y):
        """Draw a card without what is in its middle: paper, border, figure and corner."""
        canvas = self.canvas
        paint = canvas.frame_buffer
        w, h = self.w, self.h
        canvas.rect(x, y, w, h, theme.INK)
        paint.fill_rect(x + 1, y + 1, w - 2, h - 2, theme.IVORY)
        rank = 1 if face >= cards.WHITE_FLOWER else face % cards.RANKS + 1
        if face != cards.OLD_THOUSAND:
            step = _BORDER_STEP
            borders.draw(paint, rank, x + 1, y + 1, w - 2, h - 2, step, theme.INK, theme.IVORY)
        if face >= cards.WHITE_FLOWER:
            icon = pips_sprites.SMALL_HONOUR[face - cards.WHITE_FLOWER]
            canvas.mask(icon, x + _FIGURE_X, y + _FIGURE_Y + 1, theme.INK)
            if face != cards.WHITE_FLOWER:
                self._corner(faces_sprites.SEAL, x, y, theme.RED)
            return
        figure_y = y + _FIGURE_Y - bold.FONT.top
        canvas.text(bold.FONT, x + _FIGURE_X, figure_y, _RANKS[rank - 1], theme.INK)
        suit = face // cards.RANKS
        if suit == cards.MYRIADS:
            self._corner(faces_sprites.NUMERAL[rank - 1], x, y)
        elif face == _NINE_OF_STRINGS:
            self._corner(faces_sprites.SEAL, x, y, theme.RED)
        elif suit == cards.STRINGS:
            self._corner(faces_sprites.DOT, x, y)

    def middle(self, face, x, y):
        sprites = self.sprites
        if face >= cards.WHITE_FLOWER:
            self._honour(face, x, y)
            return
        suit = face // cards.RANKS
        rank = face % cards.RANKS + 1
        if suit == cards.MYRIADS:
            self._bust(sprites.HAT[(rank - 1) // 3], sprites.FACE[(rank - 1) % 3], x, y)
        elif rank == 1:
            sign = sprites.STRING if suit == cards.STRINGS else sprites.COIN
            self._centred(sign, x, y, (self._field - sign[2]) // 2)
        else:
            self._signs(suit, rank, x + 1 + (self.w - 2) % _PLACES_X // 2, y + self.field_y)

    def mark(self, x, y, ink, thick=2):
        """Frame the card at (x, y): `thick` pixels all around it."""
        for i in range(1, thick + 1):
            self.canvas.frame(x - i, y - i, self.w + 2 * i, self.h + 2 * i, ink)

    def mini(self, face, x, y):
        """Draw a discard in small, 9x14: the rank above the suit, or an honour; the red seal."""
        canvas = self.canvas
        canvas.rect(x, y, MINI_W, MINI_H, theme.IVORY)
        canvas.rect(x, y, MINI_W, 1, theme.INK)
        if face >= cards.WHITE_FLOWER:
            honour = face - cards.WHITE_FLOWER
            canvas.mask(pips_sprites.SMALL_HONOUR[honour], x + 1, y + 2, theme.INK)
            if face != cards.WHITE_FLOWER:
                canvas.rect(x + 2, y + 10, 5, 3, theme.RED)
            return
        text = _RANKS[face % cards.RANKS]
        canvas.text(self._font, x + 3, y + 2 - self._font.top, text, theme.INK)
        canvas.mask(pips_sprites.PIP[face // cards.RANKS], x + 2, y + 8, theme.INK)
        if face == _NINE_OF_STRINGS:
            canvas.rect(x + 7, y + 2, 2, 5, theme.RED)

    def small_backs(self, count, x, y, step):
        """Draw cards of another's hand, 6x15 each, from left to right; return the x after them."""
        canvas = self.canvas
        paint = canvas.frame_buffer
        for _ in range(count):
            canvas.rect(x, y, 6, 15, theme.INK)
            paint.fill_rect(x + 1, y + 1, 4, 13, theme.RED)
            x += step
        return x

    def back(self, x, y):
        canvas = self.canvas
        w, h = self.w, self.h
        canvas.rect(x, y, w, h, theme.INK)
        canvas.rect(x + 1, y + 1, w - 2, h - 2, theme.RED)
        canvas.frame(x + 3, y + 3, w - 6, h - 6, theme.PINK)

    def _corner(self, mask, x, y, ink=theme.INK):
        """Draw in the upper right corner, beside the figure."""
        self.canvas.mask(mask, x + self.w - 2 - mask[1], y + _CORNER_Y, ink)

    def _centred(self, mask, x, y, down):
        """Draw in the middle of the card, `down` rows below the top of the signs' field."""
        x += (self.w - mask[1]) // 2
        self.canvas.mask(mask, x, y + self.field_y + down, theme.INK)

    def _signs(self, suit, count, x, y):
        """Draw as many coins or strings as the rank, from 2 on."""
        canvas = self.canvas
        paint = canvas.frame_buffer
        sign_w, sign_h = self._ring[1], self._ring[2]
        strand = self.strand
        bead_w = strand[1] if strand else _BEAD_W
        bead_h = strand[2] if strand else (sign_h + 2) // 2
        inset = (sign_w - bead_w) // 2
        wide = self.w - 2 - (self.w - 2) % _PLACES_X - sign_w
        for place in _PLACES[count - 2]:
            left = x + (place >> 4) * wide // _PLACES_X
            top = y + (place & 15) * (self._field - sign_h) // _PLACES_Y
            if suit == cards.COINS:
                canvas.mask(self._ring, left, top, theme.INK)
            else:
                left += inset
                paint.vline(left + bead_w // 2, y, self._field, theme.INK)
                top += (sign_h - bead_h) // 2
                if strand:
                    canvas.mask(strand, left, top, theme.INK)
                else:
                    paint.fill_rect(left, top, bead_w, bead_h, theme.INK)

    def _bust(self, hat, head, x, y):
        """Draw a head and what is above it, and the shoulders where there is room.

        The man of a myriad has hat and beard of his rank, three of each.
        """
        robe = self.sprites.ROBE
        high = hat[2] + head[2]
        has_robe = high + robe[2] <= self._field
        down = (self._field - high - (robe[2] if has_robe else 0)) // 2
        self._centred(hat, x, y, down)
        self._centred(head, x, y, down + hat[2])
        if has_robe:
            self._centred(robe, x, y, down + high)

    def _honour(self, face, x, y):
        """Draw the middle of a Flower, or of Old Thousand."""
        sprites = self.sprites
        if face == cards.OLD_THOUSAND:
            self._bust(sprites.PATE, sprites.OLD_FACE, x, y)
            return
        blossom, stem = sprites.BLOSSOM[face - cards.WHITE_FLOWER], sprites.STEM
        has_stem = blossom[2] + stem[2] <= self._field
        down = (self._field - blossom[2] - (stem[2] if has_stem else 0)) // 2
        self._centred(blossom, x, y, down)
        if has_stem:
            self._centred(stem, x, y, down + blossom[2])
