"""The end of a match of Okey: the points of every side as a curve over the rounds."""

from array import array

from app.core import theme
from app.okey.words import bill_text
from app.table import ending
from app.table.curve import Curves
from app.texts.okey import ids
from engine.compat import const
from engine.okey import score
from engine.okey.score import side_of

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

    def note(self, view, points):
        """Note the points of every side, and a win of the player's that is as great as any."""
        for points in view.scores:
            self.points.append(points)
        result = view.result
        winner = result.winner
        if winner < 0 or side_of(winner, view.options) != self.mine or not self.greatest:
            return
        most, _, seat, _ = self.greatest
        finish = {line.what: line.points for line in result.bill if line.what != score.TWIN}
        if side_of(seat, view.options) != self.mine and sum(finish.values()) == most:
            what = max([what for what in finish if what != score.ONE_COLOUR])
            self.greatest = (most, view.round_no, winner, what)

    def took_part(self, view):
        """Return whether the player had tiles: those who are out are dealt none."""
        return len(view.result.hands[view.seat]) > 0

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
        sides = len(self.sides)
        span = min(self.points), max(self.points)
        beside = font.width("W") if canvas.mono else 0
        curves = Curves(canvas, font, place, self.rounds, span, beside)
        curves.draw_axes(scenery.SHEET_FAINT)
        for side in [side for side in range(sides) if side != self.mine] + [self.mine]:
            self._curve(side, curves)
        if canvas.mono:
            self._letters(curves)
        if self.best:
            self._mark(self.best[1], curves, True)
        if self.worst:
            self._mark(self.worst[1], curves, False)

    def _point(self, number, side, curves):
        """Return (x, y) of a side's points after a round."""
        return curves.point(number, self.points[number * len(self.sides) + side])

    def _curve(self, side, curves):
        """Paint a side's curve: the player's thick, on one bit the others' dotted."""
        sides = len(self.sides)
        values = [self.points[number * sides + side] for number in range(self.rounds + 1)]
        own = side == self.mine
        mono = self.painter.canvas.mono
        ink = theme.WHITE if mono else _INKS[side]
        gap = _GAP * (side + 1) if mono and not own else 0
        curves.draw(values, ink, gap, own and not mono)

    def _letters(self, curves):
        """Write the first letter of every name where its curve ends; none covers another."""
        canvas = self.painter.canvas
        font = self.painter.layout.FONT
        sides = range(len(self.sides))
        ends = [(self._point(self.rounds, side, curves)[1], side) for side in sides]
        least = curves.top
        for number, (y, side) in enumerate(sorted(ends)):
            below = (len(ends) - 1 - number) * (font.cap + 1)
            y = max(least, min(y, curves.bottom - below) - font.cap // 2)
            least = y + font.cap + 1
            letter = self.sides[side][0]
            canvas.text(font, curves.right + 2, y - font.top, letter, theme.WHITE)

    def _mark(self, number, curves, is_best):
        """Mark the player's points after a round: a full diamond, or an empty box in red."""
        canvas = self.painter.canvas
        x, y = self._point(number, self.mine, curves)
        if not is_best:
            side = 2 * _MARK + 1
            canvas.frame(x - _MARK, y - _MARK, side, side, theme.RED)
            return
        for row in range(-_MARK, _MARK + 1):
            wide = _MARK - abs(row)
            canvas.hline(x - wide, y + row, 2 * wide + 1, theme.GOLD)
            canvas.pixel(x - wide, y + row, theme.AMBER)
            canvas.pixel(x + wide, y + row, theme.AMBER)
