"""Koi-Koi's cards in sixteen inks: faces put together from stamps, backs, minis for the piles.

A card's picture is 22x34 on every screen. With an edge around it a card is 24x36. On low screens
the edge covers the picture's outer columns, so a card is 22x36. Nothing here allocates after the
constructor.
"""

from app.core import theme
from app.core.draw import panel
from app.koikoi import card_facts, marks_sprites
from app.koikoi import colour_sprites as art
from engine.compat import const

PICTURE_W = const(22)
PICTURE_H = const(34)
MINI_W = const(9)
MINI_H = const(14)

TABS_OFF = const(0)
TABS_NUMBER = const(1)
TABS_NAME = const(2)

_TAB_H = const(7)

# The head of a mini and the number on it, by mark. The light heads are gold and sky, which
# differ clearly from each other and from the dark heads of ribbons.
_HEADS = bytes((theme.GOLD, theme.SKY, theme.RED, theme.BLUE, theme.RED, theme.SLATE))
_ON_HEADS = bytes((theme.INK, theme.INK, theme.WHITE, theme.WHITE, theme.WHITE, theme.WHITE))


def _deck(canvas):
    """Return the deck of a canvas, one of theme.DECKS."""
    return canvas.look or theme.DECKS["painted"]


def sheet(canvas):
    """Return the sheet of the deck of a canvas, as `collage` takes it."""
    deck = art
    if _deck(canvas)[0]:
        from app.koikoi import woodcut_sprites as deck
    return PICTURE_W, PICTURE_H, deck.PAPER, art.FIRST, art.LAYER, deck.STAMP, art.SIZE, deck.KEY


class Cards:
    """Draws cards on a canvas of sixteen inks.

    font: for the months' numbers and names, five rows high. w: a card's width, 24 or 22. names:
    the twelve months' short names, at most 18 pixels wide in that font. `tabs` is one of TABS_
    and may be set at any time. `small` draws captured cards and those below the list of yaku:
    where the screen has room for larger cards (wide_cards.py), those are smaller ones.
    """

    def __init__(self, canvas, font, w=PICTURE_W + 2, names=card_facts.NUMBERS):
        """Draw cards of w pixels' width on `canvas`."""
        self.canvas = canvas
        self.sheet = sheet(canvas)
        _, self.pattern, self.ground = _deck(canvas)  # the inks of a back
        self._font = font
        self._names = names
        self._inset = (w - PICTURE_W) // 2
        self._mini_x = bytes([(MINI_W - font.width(text)) // 2 for text in card_facts.NUMBERS])
        self._one = bytearray(1)
        self._tab_h = font.cap + 2
        self.small = self
        self.w = w
        self.h = PICTURE_H + 2
        self.tabs = TABS_NUMBER

    @property
    def tabs(self):
        """How cards show their months."""
        return self._tabs

    @tabs.setter
    def tabs(self, tabs):
        self._tabs = tabs
        self._texts = self._names if tabs == TABS_NAME else card_facts.NUMBERS
        self._tab_w = bytes([self._font.width(text) + 2 for text in self._texts])
        if self.small is not self:
            self.small.tabs = tabs

    def draw(self, card, x, y):
        """Draw a card face up, or its back if card is negative."""
        if card < 0:
            self.back(x, y)
        else:
            self._face(card, x, y)
        self.canvas.outline(x, y, self.w, self.h, theme.INK)
        if card >= 0 and self._tabs != TABS_OFF:
            self._tab(card >> 2, x, y)

    def tuck(self, card, x, y, seen):
        """Draw a card face up; all but its first `seen` columns will lie under another one."""
        self.canvas.collage(self.sheet, card, x + self._inset, y + 1, None, seen - self._inset)
        self.canvas.outline(x, y, self.w, self.h, theme.INK)
        if self._tabs != TABS_OFF:
            self._tab(card >> 2, x, y)

    def mark(self, x, y, ink, thick=2):
        """Frame the card at (x, y): `thick` pixels all around it."""
        for i in range(1, thick + 1):
            self.canvas.frame(x - i, y - i, self.w + 2 * i, self.h + 2 * i, ink)

    def small_back(self, x, y):
        """Draw a card of the opponent's hand, 8x11."""
        self.canvas.mask(art.SMALL_BACK, x + 1, y + 1, self.pattern, self.ground)
        self.canvas.outline(x, y, 8, 11, theme.INK)

    def mini(self, card, x, y):
        """Draw a captured card, 9x14: the month on its kind's ink, and the plant."""
        self._one[0] = card
        self.minis(self._one, x, y, 0)

    def minis(self, some, x, y, step):
        """Draw captured cards from left to right, each `step` pixels from the one before."""
        canvas = self.canvas
        font = self._font
        paint = canvas.frame_buffer
        for card in some:
            mark = card_facts.LOOK[card]
            month = card >> 2
            canvas.rect(x, y, MINI_W, MINI_H, theme.IVORY)
            paint.fill_rect(x, y, MINI_W, _TAB_H, _HEADS[mark])
            canvas.text(
                font, x + self._mini_x[month], y, card_facts.NUMBERS[month], _ON_HEADS[mark]
            )
            if mark == card_facts.POETRY:
                for i in range(1, MINI_W, 2):
                    paint.pixel(x + i, y + _TAB_H - 1, theme.WHITE)
            plant = marks_sprites.PLANT[month]
            canvas.mask(plant, x + 2, y + _TAB_H, card_facts.PLANT_INKS[month])
            x += step

    def letter(self, card, x, y, cap):
        """Draw a card within a text: the month on its kind's ink, and the plant's ink below."""
        canvas = self.canvas
        w = cap + 2
        mark = card_facts.LOOK[card]
        month = card >> 2
        panel(canvas, x, y, w, cap + 4, theme.IVORY)
        ink = theme.INK
        if mark != card_facts.PLAIN:  # whose ink is that of the bar
            panel(canvas, x, y, w, _TAB_H + 1, _HEADS[mark])
            ink = _ON_HEADS[mark]
        canvas.text_centred(self._font, x, y + 1, w, card_facts.NUMBERS[month], ink)
        canvas.rect(x + 2, y + _TAB_H + 2, w - 4, cap - _TAB_H + 1, card_facts.PLANT_INKS[month])

    def listed(self, card, x, y, is_others, step):
        """Draw a card below the list of yaku; the bar under the card says whose it is."""
        self.small.draw(card, x, y)

    def _face(self, card, x, y):
        """Draw the picture of the card at (x, y)."""
        self.canvas.collage(self.sheet, card, x + self._inset, y + 1)

    def back(self, x, y):
        """Draw the back of the card at (x, y), a pattern of waves."""
        self.canvas.mask(art.BACK, x + self._inset, y + 1, self.pattern, self.ground)

    def _tab(self, month, x, y):
        """Write the month into the upper left corner."""
        self.canvas.rect(x + 1, y + 1, self._tab_w[month], self._tab_h, theme.SLATE)
        self.canvas.text(self._font, x + 2, y + 1, self._texts[month], theme.WHITE)
