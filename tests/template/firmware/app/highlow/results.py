"""How a round of High-Low ended: the right guesses of every seat."""

from app.highlow.words import round_title
from app.table import results
from app.texts.catalog import t
from app.texts.highlow import ids


class RoundEnd(results.RoundEnd):
    """The result of a round, on as many pages as the bill needs."""

    def lay_out(self):
        """Return how many pages the bill has."""
        names = self.painter.names
        lines = [
            (t(ids.RIGHT_GUESSES), names[one.seat], str(one.points))
            for one in self.view.result.bill
        ]
        self._bills = self.bills(lines)
        return len(self._bills)

    def title(self):
        return round_title(self.view, self.painter.names)

    def draw_page(self, number):
        """Paint a page of the bill."""
        self.draw_bill(self._bills[number])
