"""The end of a match of Ceki: its hands, each as the three sets that won it."""

from app.core import theme
from app.core.draw import inner_y
from app.table import ending
from app.texts.catalog import fill
from app.texts.ceki import ids
from engine.compat import const

_NOBODY = const(255)  # in place of the seat that won a hand
_UNTOLD = const(254)  # of a hand that the record has not been gone through to
_FACES = const(9)
_FIELDS = const(3 + _FACES)  # of a hand: its winner, its worth in two bytes, the cards of the sets
_SIGN = const(0x8000)  # of the worth
_SETS_GAP = const(3)


class MatchEnd(ending.MatchEnd):
    """The standings, the hands, and the greatest win."""

    best_text = ids.BEST_HAND

    def __init__(self, table, title, sides, mine):
        """Begin without a hand."""
        super().__init__(table, title, sides, mine)
        self.hands = bytearray()

    def win_texts(self, points, what):
        """Return a win as a sum: the points of its combinations, and how often they count."""
        return [fill(ids.BILL_SUM, points // what, what, points)]

    def round_text(self, number):
        """Return which hand it is, in words."""
        return fill(ids.HAND_SHORT if self.painter.canvas.mono else ids.HAND, number)

    def note(self, view, points):
        """Note who won the hand, what it was worth to the player, and the cards of the sets."""
        result = view.result
        if result.winner < 0:
            self.hands += bytes((_NOBODY,)) + bytes(_FIELDS - 1)
            return
        self.hands.append(result.winner)
        self.hands += bytes((points & 255, points >> 8 & 255))
        for group in result.groups:
            self.hands += bytes(group)

    def _rows(self):
        """Return how many hands are on a page."""
        layout = self.painter.layout
        return layout.END_PICTURE[3] // layout.END_HAND

    def _hands_played(self):
        """Return how many hands the record has; that of a position from elsewhere has none."""
        return 0 if self.match.is_placed else self.view.round_no

    def picture_pages(self):
        rows = self._rows()
        return max(1, (self._hands_played() + rows - 1) // rows)

    def draw_picture(self, place, number):
        """Paint the hands of a page, one below the other.

        All are there from the beginning; who won, and with which cards, comes hand by hand.
        """
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        font = layout.FONT_PAGE
        x, y, w, _ = place
        rows = self._rows()
        if not canvas.mono:  # one bit has no room to say whose points these are
            canvas.text_right(font, x + w, y - font.height, self.sides[self.mine], theme.IVORY)
        name_x = x + font.width("88 ")
        cards_x = x + layout.END_SETS
        step = layout.MINI[0] + (0 if canvas.mono else 1)
        for hand in range(number * rows, min((number + 1) * rows, self._hands_played())):
            at = hand * _FIELDS
            text_y = inner_y(font, y, layout.MINI[1])
            ink = theme.WHITE
            for told, marked in ((self.best, theme.GOLD), (self.worst, theme.PINK)):
                if told and told[1] == hand + 1:
                    ink = marked
                    canvas.rect(x - 4, y, 2, layout.MINI[1], ink)
            canvas.text(font, x, text_y, str(hand + 1), ink)
            winner = self.hands[at] if hand < self.rounds else _UNTOLD
            if winner == _NOBODY:
                canvas.text(font, name_x, text_y, "–", ink)
                y += layout.END_HAND
                continue
            if winner != _UNTOLD:
                canvas.text(font, name_x, text_y, painter.names[winner], ink)
                worth = ((self.hands[at + 1] | self.hands[at + 2] << 8) ^ _SIGN) - _SIGN
                text = ("+" if worth > 0 else "") + str(worth)
                canvas.text_right(font, x + w, text_y, text, ink)
            left = cards_x
            for place_of in range(_FACES):
                if winner == _UNTOLD:
                    painter.scenery.empty_place(canvas, left, y, *layout.MINI)
                else:
                    painter.cards.mini(self.hands[at + 3 + place_of], left, y)
                left += step + (_SETS_GAP if place_of % 3 == 2 else 0)
            y += layout.END_HAND
