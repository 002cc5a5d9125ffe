"""The end of a match of Okey: the points of every side as a curve over the rounds."""

from array import array

from app.core import theme
from app.okey.words import bill_text
from app.table import ending
from app.texts.okey import ids
from engine.compat import const

_INKS = bytes((theme.RED, theme.BLUE, theme.LEAF, theme.PURPLE))
_GAP = const(2)  # pixels between the dots of side 0 on one bit; side n has n + 1 times as many
_MARK = const(3)  # from the middle of a mark to its edge


class MatchEnd(ending.MatchEnd):
    """The standings, the curve, and the greatest finish."""

    best_text = ids.BEST_ROUND

    def __init__(self, table, title, sides, mine):
        """Begin the curve with the points of the beginning."""
        super().__init__(table, title, sides, mine)
        start = table.view.options["start"]
        self.points = array("h", [start] * len(sides))  # after each round: one of each side

    def win_texts(self, points, what):
        return [bill_text(what)]

    def note(self, view):
        """Note the points of every side."""
        for points in view.scores:
            self.points.append(points)

    def ink_of(self, side):
        """Return the ink of a side's curve; on one bit letters mark the curves."""
        return -1 if self.painter.canvas.mono else _INKS[side]

    def draw_picture(self, place, number):
        """Paint the curves, the player's last and thickest, and mark its best and worst round."""
        painter = self.painter
        canvas = painter.canvas
        scenery = painter.scenery
        font = painter.layout.FONT
        x, y, w, h = place
        scenery.sheet(canvas, x, y, w, h)
        least, most = min(self.points), max(self.points)
        left = x + max(font.width(str(least)), font.width(str(most))) + 4
        right = x + w - 5 - (font.width("W") if canvas.mono else 0)
        top, bottom = y + 4, y + h - 5
        half = font.cap // 2 + font.top
        canvas.text(font, x + 2, top - half, str(most), scenery.SHEET_FAINT)
        if least < most:
            canvas.text(font, x + 2, bottom - half, str(least), scenery.SHEET_FAINT)
        canvas.vline(left - 1, top, bottom - top + 1, scenery.SHEET_FAINT)
        canvas.hline(left - 1, bottom, right - left + 1, scenery.SHEET_FAINT)
        sides = len(self.sides)
        scale = (left, right - left, max(self.rounds, 1), bottom, bottom - top, least, most)
        for side in [side for side in range(sides) if side != self.mine] + [self.mine]:
            self._curve(side, scale)
        if canvas.mono:
            self._letters(right + 2, top, bottom, scale)
        if self.best:
            self._mark(self.best[1], scale, True)
        if self.worst:
            self._mark(self.worst[1], scale, False)

    def _point(self, number, side, scale):
        """Return (x, y) of a side's points after a round."""
        left, wide, rounds, bottom, high, least, most = scale
        points = self.points[number * len(self.sides) + side]
        x = left + wide * number // rounds
        return x, bottom - high * (points - least) // max(most - least, 1)

    def _curve(self, side, scale):
        """Paint a side's curve: the player's thick, on one bit the others' dotted."""
        canvas = self.painter.canvas
        own = side == self.mine
        ink = theme.WHITE if canvas.mono else _INKS[side]
        x, y = self._point(0, side, scale)
        for number in range(1, self.rounds + 1):
            x1, y1 = self._point(number, side, scale)
            if own or not canvas.mono:
                canvas.line(x, y, x1, y1, ink)
                if own and not canvas.mono:
                    canvas.line(x, y - 1, x1, y1 - 1, ink)
            else:
                for at in range(x, x1, _GAP * (side + 1)):
                    canvas.pixel(at, y + (y1 - y) * (at - x) // (x1 - x), ink)
            x, y = x1, y1

    def _letters(self, x, top, bottom, scale):
        """Write the first letter of every name where its curve ends; none covers another."""
        font = self.painter.layout.FONT
        sides = range(len(self.sides))
        ends = [(self._point(self.rounds, side, scale)[1], side) for side in sides]
        least = top
        for number, (y, side) in enumerate(sorted(ends)):
            below = (len(ends) - 1 - number) * (font.cap + 1)
            y = max(least, min(y, bottom - below) - font.cap // 2)
            least = y + font.cap + 1
            self.painter.canvas.text(font, x, y - font.top, self.sides[side][0], theme.WHITE)

    def _mark(self, number, scale, is_best):
        """Mark the player's points after a round: a full diamond, or an empty box in red."""
        canvas = self.painter.canvas
        x, y = self._point(number, self.mine, scale)
        if not is_best:
            side = 2 * _MARK + 1
            canvas.frame(x - _MARK, y - _MARK, side, side, theme.RED)
            return
        for row in range(-_MARK, _MARK + 1):
            wide = _MARK - abs(row)
            canvas.hline(x - wide, y + row, 2 * wide + 1, theme.GOLD)
            canvas.pixel(x - wide, y + row, theme.AMBER)
            canvas.pixel(x + wide, y + row, theme.AMBER)
