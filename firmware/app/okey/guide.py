"""The guided hand of Okey."""

from app.okey import places, staged
from app.okey.rack import SLOTS
from app.table import guide
from app.texts.okey_guide import ids
from engine.okey import melds
from engine.okey.actions import DISCARD, DRAW, FINISH, SHOW, TAKE
from engine.okey.phases import DISCARDING
from engine.okey.score import SETS_AND_RUNS, TWIN, price, total
from engine.okey.tiles import FALSE_JOKER, VALUES
from hal.contract import BACK, F1, F2

_PLAYERS = 4
_ONES = bytes([colour * VALUES for colour in range(4)])  # a tile of each colour


class Guide(guide.Guide):
    """A round of four players, in which the player shows the twin and finishes."""

    area = "okey_guide"

    def __init__(self, loop):
        """Sit down at the staged round."""
        super().__init__(loop, "okey", {}, _PLAYERS, staged)

    # What a page points at.

    def _groups(self):
        """Return the rectangle around all complete groups of the rack."""
        painter = self.painter
        slots = [slot for slot in range(SLOTS) if painter.rack.marks[slot]]
        if not slots:
            return painter.layout.RACK
        return guide.union(
            *[places.at(painter, (painter.slot_x(slot), painter.slot_y(slot))) for slot in slots]
        )

    def _tiles(self, kinds):
        """Return a few kinds as text."""
        return " ".join([self.painter.tile_text(kind) for kind in kinds])

    # What is said.

    def topics(self, view):
        """Return the pages about groups, indicator, jokers, piles and the distance."""
        layout = self.painter.layout
        joker = self.painter.tile_text(view.joker)
        shown = guide.union(
            places.at(self.painter, layout.INDICATOR), places.at(self.painter, layout.JOKER)
        )
        pages = [
            self.page(ids.AIM, layout.RACK),
            self.page(ids.GROUPS, self._groups()),
            self.page(ids.COLOURS, layout.RACK, self._tiles(_ONES)),
            self.page(ids.INDICATOR, shown, joker),
        ]
        if view.hand[view.joker]:
            pages.append(self.page(ids.HAVE_JOKER, places.tile(self.painter, view.joker)))
        if view.hand[FALSE_JOKER]:
            pages.append(self.page(ids.FALSE, places.tile(self.painter, FALSE_JOKER), joker))
        if SHOW in view.legal:
            return pages
        if view.phase == DISCARDING:
            return pages + self._about_throwing(view)
        away = melds.distance(view.hand, view.joker)
        if away > 1:
            pages.append(self.page(ids.AWAY, layout.RACK, away))
        elif away:
            _, live = melds.outlook(view.hand, view.joker, view.live_tiles())
            pages.append(self.page(ids.ONE_AWAY, layout.RACK, live))
        if TAKE in view.legal:
            source = self.painter.displayed.source()
            name = self.painter.names[source]
            pages.append(self.page(ids.LEFT_PILE, places.discards(self.painter, source), name))
        return pages

    def _about_throwing(self, view):
        """Return the pages about sorting, the count, and where a tile goes; or about finishing."""
        layout = self.painter.layout
        thrown = [action - FINISH for action in view.legal if action >= FINISH]
        if thrown:
            return [self.page(ids.ONE_OVER, layout.RACK, self._tiles(thrown[:1]))]
        pages = []
        if F1 in self.labels:
            pages.append(self.page(ids.SORT, layout.RACK, self.key_name(F1), self.ok))
            pages += self.held(F1)
        right = self.painter.names[self.painter.displayed.next(view.seat)]
        pages.append(self.page(ids.COUNT, layout.LAST))
        pages.append(self.page(ids.OWN_PILE, places.discards(self.painter, view.seat), right))
        return pages

    def _top(self, view):
        """Return the tile that may be taken, as text."""
        return self._tiles(view.discards[self.painter.displayed.source()][-1:])

    def proposal(self, view, action):
        """Return the text that proposes a move, and its values."""
        if action == SHOW:
            return ids.TWIN, self.ok
        if action == DRAW:
            return ids.DRAW, self._top(view), self.ok
        if action == TAKE:
            return ids.TAKE, self._top(view), self.aside, self.ok
        if action >= FINISH:
            return ids.FINISH, self.ok
        tile = self._tiles((action - DISCARD,))
        if F2 not in self.labels:
            return ids.THROW_BY_MENU, tile, self.aside, self.key_name(BACK)
        return ids.THROW, tile, self.aside, self.key_name(F2), self.ok

    def _entry(self, number, count):
        """Return the rectangle of one of `count` entries of the bill."""
        layout = self.painter.layout
        x, y, w, h = layout.RESULT_BILL
        step = layout.RESULT_BILL_STEP * layout.RESULT_BILL_LINES
        y += (h - count * step) // 2
        y += number * step
        # The frame must not lie upon the lines beside it, nor upon its own on one bit.
        inset = int(not self.painter.canvas.mono)
        return x + 1, y + inset, w - 2, step - 2 * inset

    def bill(self, view):
        """Return the pages about what a finish costs, and the end."""
        result = view.result
        pages = []
        if result.winner == view.seat:
            costs = {line.what: line.points for line in result.bill}
            count = len(costs)
            if SETS_AND_RUNS in costs:  # the last entry; the twin's is the first
                place = self._entry(count - 1, count)
                pages.append(self.page(ids.BILL, place, costs[SETS_AND_RUNS]))
            if TWIN in costs:
                pages.append(self.page(ids.BILL_TWIN, self._entry(0, count), costs[TWIN]))
            dear = total(price(False, -1, True, view.options))
            pairs = total(price(True, -1, False, view.options))
            pages.append(self.page(ids.DEARER, None, dear, pairs))
        return pages + [self.page(ids.END, None)]
