"""The guided hand of Koi-Koi."""

from app.koikoi import places, staged
from app.koikoi.displayed import NO_CARD
from app.koikoi.words import card_name, name_among, plant, yaku_name
from app.table import guide
from app.texts.koikoi_guide import ids
from engine.compat import const
from engine.koikoi import bot, cards, yaku
from engine.koikoi.actions import KOIKOI, PLAY, STOP, TAKE
from engine.koikoi.phases import DECIDING

_BADGE_H = const(9)  # pixels, of a badge
_PLAYS = (ids.PLAY_NONE, ids.PLAY_ONE, ids.PLAY_TWO, ids.PLAY_THREE)  # by cards on the field


def _stands_below(one, other):
    """Return whether a rectangle begins where another one ends, give or take a pixel."""
    beside = one[0] >= other[0] + other[2] or other[0] >= one[0] + one[2]
    return not beside and abs(one[1] - (other[1] + other[3])) <= 1


class Guide(guide.Guide):
    """A month in which the player calls koi-koi once, and then stops."""

    area = "koikoi_guide"

    def __init__(self, loop):
        """Sit down at the staged month."""
        super().__init__(loop, "koikoi", {}, 2, staged)
        self._made = []  # the yaku at the player's first decision
        self._was_choosing = False  # in the frame before: which of two cards is taken

    # What a page points at.

    def _badges(self):
        """Return the rectangle of the player's points and call, with the yaku right below them."""
        layout = self.painter.layout
        _, y, w, h = layout.BADGES[0]
        if _stands_below(layout.GAUGES[0], layout.BADGES[0]):
            return guide.union(layout.BADGES[0], layout.GAUGES[0])
        edge = max(0, (h - _BADGE_H) // 2)  # without the room around them
        x = self.painter.badges_x[0]
        return x, y + edge, layout.BADGES[0][0] + w - x, h - 2 * edge

    def _pile(self):
        """Return the rectangle of the player's pile, with the plate right above it."""
        layout = self.painter.layout
        if _stands_below(layout.PILE[0], layout.PLATE[0]):
            return guide.union(layout.PILE[0], layout.PLATE[0])
        return layout.PILE[0]

    def _examples(self, view):
        """Return an own card of each kind that the hand has, as a dict by kind."""
        return {cards.kind_of(card): card for card in reversed(view.hand)}

    def while_asked(self):
        """Explain a move; of two cards that can be taken, put the cursor on the proposed one."""
        super().while_asked()
        controls = self.table.controls
        is_new = controls.is_choosing and not self._was_choosing
        self._was_choosing = controls.is_choosing
        if is_new and controls.takes_for(self.proposed):
            controls.suggest(self.later(1))
            controls.paint()

    def below(self):
        """Paint the table without the cursor: what it takes would be marked as the page's is."""
        self.painter.select(-1)
        self.painter.paint_all()

    # What is said.

    def topics(self, view):
        """Return the pages about months, kinds, the turned card, piles, yaku and the decision."""
        painter = self.painter
        layout = painter.layout
        other = painter.names[1 - view.seat]
        if view.phase == DECIDING:
            made = yaku.made(view.captured[view.seat], view.options)
            if view.calls[view.seat]:
                points = yaku.points(view.captured[view.seat], view.options)
                new = [one.yaku for one in made if one.yaku not in self._made]
                if not new:  # one of them has grown
                    return []
                return [self.page(ids.MORE, self._badges(), points, yaku_name(new[0]))]
            self._made = [one.yaku for one in made]
            first = made[0]
            return [
                self.page(ids.MADE, self._badges(), yaku_name(first.yaku), first.points),
                self.page(ids.DECIDE, None, other),
            ]
        if not view.hand:
            return []
        month = view.hand[0] >> 2
        kinds = self._examples(view)
        pages = [
            self.page(ids.AIM, layout.HAND),
            self.page(
                ids.MONTHS, places.card(self.painter, view.hand[0]), plant(month), month + 1
            ),
            self.page(
                ids.KINDS,
                [places.card(self.painter, kinds[kind]) for kind in sorted(kinds)],
                card_name(kinds.get(cards.BRIGHT, cards.CRANE)),
                card_name(kinds.get(cards.ANIMAL, cards.BOAR)),
            ),
        ]
        if view.captured[view.seat]:
            pages.append(self.page(ids.TURNED, places.at(self.painter, layout.STOCK)))
            pages.append(self.page(ids.PILE, self._pile()))
            text = ids.SIGNS if painter.canvas.mono else ids.GAUGES
            pages.append(self.page(text, painter.gauge_place(view.seat)))
        if view.calls[view.seat]:
            pages.append(self.page(ids.CALLED, self._badges(), other))
            lamps = ids.LAMP_SIGNS if painter.canvas.mono else ids.LAMPS
            pages.append(self.page(lamps, layout.HAND, other))
        return pages

    def place(self, action):
        """Return the rectangles of a move; of two cards, that of the proposed one."""
        taken = self.later(1) - TAKE
        if action == self.proposed and taken >= 0:
            card = places.card(self.painter, action - PLAY)
            return [card] + places.field(self.painter, (taken,))
        return super().place(action)

    def proposal(self, view, action):
        """Return the text that proposes a move, and its values."""
        if action in (STOP, KOIKOI):
            return ids.CALL if action == KOIKOI else ids.STOP, self.aside, self.ok
        if action >= TAKE:  # the card was played with the menu, which does not ask what it takes
            name = card_name(view.pending)
            return ids.PLAY_TWO, name, self.aside, self.ok, card_name(action - TAKE)
        card = action - PLAY
        met = cards.of_month(view.field, card >> 2)
        number = _PLAYS[len(met)]
        name = name_among(card, view.hand)
        if number == ids.PLAY_TWO:
            return number, name, self.aside, self.ok, card_name(self.later(1) - TAKE)
        if number == ids.PLAY_ONE and self._makes(view, card, met):
            number = ids.PLAY_YAKU
        return number, name, self.aside, self.ok

    def followed_by(self, action):
        """Where the advised card meets two, advise also which one it takes, as hard chooses."""
        view = self.table.view
        if not PLAY <= action < TAKE or len(cards.of_month(view.field, (action - PLAY) >> 2)) != 2:
            yield
            return ()
        view = self._played(action)
        taken, _ = yield from bot.weigh(view, self.match.log.bot_rng(view.seat))
        return (taken,)

    def _played(self, action):
        """Return the view after a card is played that meets two."""
        state = self.match.state.copy()
        state.apply(action)
        return state.view(state.turn)

    def judged(self, action):
        """If the proposed card is played, judge which of two cards it takes."""
        if action != self.proposed:
            return super().judged(action)
        return self._played(action), TAKE + self.table.controls.takes

    def _makes(self, view, card, met):
        """Whether a card with those that it takes makes the pile worth more."""
        pile = view.captured[view.seat]
        more = pile + bytes((card,)) + bytes(met)
        before = yaku.points(pile, view.options)
        return yaku.points(more, view.options) > before

    def is_proposed(self, action):
        """Whether a move is the proposed one; of two cards, it must take the same one."""
        takes = self.table.controls.takes
        if takes != NO_CARD and action == self.proposed:
            return self.later(1) == TAKE + takes
        return super().is_proposed(action)

    def bill(self, view):
        """Return the pages about what the yaku are worth, and the end."""
        result = view.result
        pages = []
        if result.winner == view.seat and result.bill:
            layout = self.painter.layout
            x, y, w, _ = layout.BILL_WHOLE
            h = min(4, len(result.bill)) * layout.RESULT_BILL_STEP + layout.BILL_TOP + 2
            pages.append(self.page(ids.BILL, (x, y, w, h), result.points))
            pages.append(self.page(ids.DOUBLED, None))
        return pages + [self.page(ids.END, None, view.rounds)]
