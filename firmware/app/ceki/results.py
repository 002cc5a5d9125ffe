"""The result of a hand of Ceki: the combinations, the multiplier and its reason, who pays.

One more page shows every player's cards.
"""

from app.ceki import case
from app.ceki.words import how_text, round_title
from app.core import theme
from app.core.draw import inner_y
from app.table import results
from app.texts.catalog import fill, t
from app.texts.ceki import ids
from engine.ceki import cards, score, sets
from engine.compat import const

_GAP = const(1)  # between small cards
_KINDS_GAP = const(4)
_EDGE = const(4)  # from the edge of a plate to what is in it


class RoundEnd(results.RoundEnd):
    """The bill of a hand, on small screens on several pages; then every player's cards."""

    def lay_out(self):
        """Return the number of pages; the bill of a void hand has one."""
        if self.view.outcome is None:
            self.ok_text = self.ok_text or ids.KEY_NEXT
        self._parts = {
            "combinations": self._combinations,
            "reason": self._reason,
            "scores": self._scores,
            "void": self._void,
            "hands": self._hands,
        }
        is_void = self.view.result.winner < 0
        bill = (("void", "scores"),) if is_void else self.painter.layout.BILL_PAGES
        self._contents = bill + (("hands",),)
        return len(self._contents)

    def title(self):
        return round_title(self.view, self.painter.names)

    def menu_rows(self):
        """Return the row that ends a match without an end."""
        return [(t(ids.MENU_END), None, self._ask_end)] if self.table.may_leave else []

    def _ask_end(self):
        from app.core.dialog import Ask

        table = self.table
        self.loop.push(Ask(t(ids.ASK_END), "ceki", table.end_match, self.loop.pop))

    def turn_to(self, part):
        """Turn to the page that has a part of the bill."""
        self._page = [part in contents for contents in self._contents].index(True)

    def turn_text(self, number):
        """Return the id of the text that says what the next page has."""
        return ids.KEY_HANDS if number == len(self._contents) - 2 else super().turn_text(number)

    def draw_page(self, number):
        for part in self._contents[number]:
            self._parts[part]()

    def _void(self):
        layout = self.painter.layout
        if not layout.BILL_VOID:
            return
        x, y, w = layout.BILL_VOID
        text = t(ids.BILL_VOID)
        self.painter.canvas.text_centred(layout.FONT_PROMPT, x, y, w, text, theme.WHITE)

    def _combinations(self):
        """Paint the winner's nine cards with sums, and a frame around the winning card."""
        painter = self.painter
        layout = painter.layout
        deck = painter.cards
        result = self.view.result
        x, y, step, gap, below = layout.BILL_CARDS
        is_marked = False
        for group in result.groups:
            start = x
            for face in group:
                if face == result.face and not is_marked:
                    is_marked = True
                    painter.paint_lit_card(face, x, y, theme.GOLD)
                else:
                    deck.draw(face, x, y)
                x += step
            value = str(3 * cards.value_of(cards.kind_of(group[0])))
            w = x - step + deck.w - start
            painter.canvas.text_centred(layout.FONT_SUM, start, below, w, value, theme.IVORY)
            x += gap
        if layout.BILL_TOTAL:
            w = layout.RESULT_KEYS[2]
            y = layout.BILL_TOTAL
            painter.canvas.text_centred(layout.FONT_PAGE, 0, y, w, self._total(), theme.WHITE)

    def _total(self):
        """Return the points of the cards, how often they count, and what that makes."""
        result = self.view.result
        return fill(ids.BILL_SUM, result.base, result.how, result.points)

    def _reason(self):
        """Paint where the winning card came from, the name of the win, and the sum."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        result = self.view.result
        how, why = how_text(result, painter.names)
        case.draw(canvas, result.how, layout.BILL_CASE[0], layout.BILL_CASE[1])
        at = layout.BILL_REASON
        canvas.text(layout.FONT_PROMPT, at[0], at[1], how, theme.GOLD)
        canvas.text(layout.FONT_PROMPT, at[2], at[3], self._total(), theme.WHITE)
        canvas.text(layout.FONT_PAGE, at[4], at[5], why, theme.WHITE)

    def _scores(self):
        """Paint each seat's points in this hand, and its total."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        view = self.view
        font = layout.FONT_PAGE
        x0, y0, w, h, columns, step = layout.BILL_SCORES
        edge = _EDGE // 2 if canvas.mono else _EDGE
        moved = moves(view.result, view.players)
        top = layout.BILL_HEADS - layout.FONT.top
        for x in range(x0, x0 + columns * w, w):
            if any(moved):
                text = t(ids.BILL_HAND)
                canvas.text_right(layout.FONT, x + layout.BILL_CHANGE, top, text, theme.PINK)
            text = t(ids.BILL_TOTAL)
            canvas.text_right(layout.FONT, x + w - 2 - edge, top, text, theme.WHITE)
        for seat in range(view.players):
            x = x0 + seat % columns * w
            y = y0 + seat // columns * step
            won = seat == view.result.winner
            painter.scenery.plate(canvas, x, y, w - 2, h, won)
            ink = theme.INK if won else theme.WHITE
            y = inner_y(font, y, h)
            canvas.text(font, x + edge, y, painter.names[seat], ink)
            canvas.text_right(font, x + w - 2 - edge, y, str(view.scores[seat]), ink)
            if moved[seat]:
                change = ("+" if moved[seat] > 0 else "") + str(moved[seat])
                faint = theme.INK if won else theme.PINK
                canvas.text_right(font, x + layout.BILL_CHANGE, y, change, faint)

    def _hands(self):
        """Paint every player's cards; cards laid down are apart, in colour underlined."""
        painter = self.painter
        layout = painter.layout
        canvas = painter.canvas
        result = self.view.result
        x, y, h, step, name_down, cards_x, gap = layout.BILL_HANDS
        step = min(step, h // self.view.players)
        for seat in range(self.view.players):
            ink = theme.GOLD if seat == result.winner else theme.WHITE
            name_y = y + name_down - layout.FONT_PAGE.top
            canvas.text(layout.FONT_PAGE, x, name_y, painter.names[seat], ink)
            held, laid = parted(result, seat)
            left = self._row(held, cards_x, y) + gap
            right = self._row(laid, left, y)
            if laid and not canvas.mono:
                canvas.rect(left, y + layout.MINI[1] + 1, right - left, 2, theme.RED)
            y += step

    def _row(self, faces, x, y):
        """Paint small cards with gaps between kinds; return the x after them."""
        deck = self.painter.cards
        w = self.painter.layout.MINI[0]
        last = -1
        for face in faces:
            kind = cards.kind_of(face)
            if last >= 0:
                x += _GAP if kind == last else _KINDS_GAP
            last = kind
            deck.mini(face, x, y)
            x += w
        return x


def parted(result, seat):
    """Return a seat's cards at the end: those in the hand and those laid down, as two bytes."""
    hand = result.hands[seat]
    if seat == result.winner or not result.called[seat]:
        return hand, b""
    awaited = sets.awaited(cards.kinds_of_hand(cards.counts_of(hand)))
    held = bytes([face for face in hand if cards.kind_of(face) != awaited])
    return held, bytes([face for face in hand if cards.kind_of(face) == awaited])


def moves(result, players):
    """Return a list of the points that each seat won or lost in a hand."""
    moved = [0] * players
    for line in result.bill:
        if line.what == score.PAYS:
            moved[line.seat] -= line.points
            moved[result.winner] += line.points
        elif line.what == score.SCORES:
            moved[line.seat] += line.points
    return moved
