"""Animates the events of a Koi-Koi table: the lots, the deal, cards played and captured."""

from app.core.cues import CALLED, DEALT, DRAWN, LAID, SNAP, SNAP_BRIGHT, TAKEN, YAKU
from app.koikoi import month_title
from app.koikoi.decision import risk_text
from app.koikoi.displayed import BESIDE, EMPTY, NO_CARD
from app.koikoi.words import card_text, event_text, fuller_texts, month_text, yaku_name
from app.koikoi.yaku_panel import YakuPanel
from app.table import director
from app.table.director import FLIGHT_MS, GLANCE_MS, LOOK_MS, READ_MS
from app.table.falling import Falling
from app.table.speech import CALLS, GREETS, ROBBED
from app.texts.catalog import fill, t
from app.texts.koikoi import ids
from engine.compat import const
from engine.koikoi import events, yaku
from engine.koikoi.cards import BRIGHT, FIELD, HAND, kind_of

_BACK = const(-1)  # a card on its way face down
_PETALS = const(7)  # that fall when a yaku is made
_PETALS_MS = const(520)  # a petal's fall, or a little longer: all of them take as long as reading
_BATCH = const(4)  # cards dealt at a time; at most three of them move
_DEAL_MS = const(110)
_CARD_MS = const(70)  # from one card of a yaku to the next
_EDGE_MS = const(45)  # a card is seen narrow for so long
_FLAPS = ((14, False), (2, False), (14, True))  # what is seen of a card that turns over

_VOIDS = (ids.VOID_FOUR, ids.VOID_THREE, ids.VOID_LUCKY)


class Director(director.Director):
    """Shows the events of Koi-Koi."""

    cues = {
        events.DEALT: DEALT,
        events.PLAYED: LAID,
        events.TURNED: DRAWN,
        events.CAPTURED: TAKEN,
        events.CALLED: CALLED,
        events.STOPPED: CALLED,
    }
    moves = (events.PLAYED, events.TURNED, events.CAPTURED, events.MADE, events.CALLED)

    def __init__(self, table):
        """Play at `table`, which must already have its painter."""
        cards = table.painter.cards
        super().__init__(table, cards.w, cards.h)
        self._taken = []  # cards captured in this turn
        self._told = None  # the event that was said last
        self._scripts = {
            events.LOT_DRAWN: self._lots,
            events.ROUND_STARTED: self._round,
            events.DEALT: self._deal,
            events.REDEALT: self._void,
            events.DECLARED: self._declared,
            events.PLAYED: self._played,
            events.TURNED: self._turned,
            events.CAPTURED: self._captured,
            events.STAYED: self._stayed,
            events.MADE: self._made,
            events.CALLED: self._called,
            events.STOPPED: self._stopped,
            events.BOTH_EMPTY: self._both_empty,
            events.NOBODY_WON: self._nobody,
            events.WON: self._won,
        }

    def piece(self, kind, x, y):
        """Paint a moving card."""
        self.painter.cards.draw(kind, x, y)

    def text_of(self, event):
        """Return an event in words for the player, None if it needs no words.

        They are the fullest for which the bar has room, if possible beside the last event.
        """
        painter = self.painter
        layout = painter.layout
        brief = self._brief_of(event)
        if not brief:
            return None
        new = self._new(event)
        wordings = list(fuller_texts(event, self.you, painter.names, new, painter.canvas))
        for is_briefest in (False, True):
            for text in wordings + [brief]:
                if painter.bar.has_room(text, is_briefest):
                    return text
        for text in wordings:
            if layout.FONT.width(text) <= layout.LAST[2] - 4:
                return text
        return brief

    def _brief_of(self, event, card=card_text):
        """Return an event in few words, None if it needs no words. card: says a card."""
        painter = self.painter
        return event_text(event, self.you, painter.names, painter.canvas, card)

    def texts_of(self, happened):
        """Return events in words: of a card that captures at once, only what it takes."""
        return super().texts_of(
            [
                event
                for event, after in zip(happened, happened[1:] + [None])
                if not _captures(event, after)
            ]
        )

    def play(self, event):
        """Return the generator that shows an event."""
        said = self.tell(event)
        script = self._scripts.get(event[0])
        if script:
            return script(event)
        if said:
            return self._announced(event, said)
        return self._noted(event)

    def tell(self, event):
        """Say an event in the bar; of a card that captures at once, only what it takes."""
        if event[0] == events.ROUND_STARTED:
            self.painter.bar.forget()
        after = self.next_event
        if after is None and self._waits_for_choice(event):
            self.note_turn(event)
            return None
        told = after if _captures(event, after) else event
        said = None if told is self._told else self.text_of(told)
        self._told = told
        if said and event[0] == events.ROUND_STARTED:
            self.painter.bar.add_event(said, "")
        elif said:
            briefs = self._brief_of(told), self._brief_of(told, month_text)
            self.painter.bar.add_event(said, *briefs)
        self.note_turn(event)
        return self.speak(event) or said

    def moment_of(self, event):
        """ROBBED: the seat that has called koi-koi, if the other one stops with points."""
        code = event[0]
        if code == events.DEALT:
            return -1, GREETS
        if code == events.CALLED:
            return event[1], CALLS
        if code == events.STOPPED and self.painter.displayed.calls[1 - event[1]]:
            return 1 - event[1], ROBBED
        return None

    def awaits_more(self):
        """Return whether the next event is a card of the player's, told with what it takes."""
        return self._waits_for_choice(self.next_event)

    def _waits_for_choice(self, event):
        """Return whether an event, if none follows, is a card of the player's that takes later."""
        return event[:2] == (events.PLAYED, self.you)

    def follow(self, event):
        """Apply an event to `displayed`, and note which cards were taken in this turn."""
        code = event[0]
        displayed = self.painter.displayed
        if code == events.ROUND_STARTED:
            displayed.begin_round(event[1], event[2])
        elif code == events.DEALT:
            displayed.slots[:FIELD] = event[1]
        elif code == events.REDEALT:
            self.painter.bar.add_event(t(_VOIDS[event[1]]))
            displayed.clear()
        else:
            displayed.apply(event)
            if code == events.PLAYED:
                self._taken.clear()
            elif code == events.CAPTURED:
                self._taken += event[2]
                while (slot := displayed.stray()) >= 0:
                    displayed.slots[displayed.gap()] = displayed.slots[slot]
                    displayed.slots[slot] = EMPTY

    def _noted(self, event):
        """Show an event that changes nothing in the picture."""
        self.painter.displayed.apply(event)
        yield from self.wait(0)

    def _announced(self, event, said):
        """Show an event in large letters."""
        self.painter.displayed.apply(event)
        yield from self.banner(said)

    # The deal.

    def _lots(self, event):
        """Show the cards drawn for the lead: the lower month leads."""
        painter = self.painter
        layout = painter.layout
        painter.bar.add_event(t(ids.LOTS))
        for seat in (self.viewer, 1 - self.viewer):
            place = layout.LOT[painter.displayed.place(seat)]
            yield from self.fly(_BACK, layout.STOCK, place)
            painter.cards.draw(event[1 + seat], place[0], place[1])
        yield from self.wait(READ_MS)
        for x, y in layout.LOT:
            painter.scenery.backdrop(painter.canvas, x, y, painter.cards.w, painter.cards.h)

    def _round(self, event):
        painter = self.painter
        painter.displayed.begin_round(event[1], event[2])
        painter.note_text = ""
        painter.paint_all()
        if self.is_instant:
            return
        self.stop_skipping()
        month_title.draw(painter, (event[1] - 1) % 12)
        yield from self.hold_title()

    def _deal(self, event):
        """Deal four cards each to the opponent, the field and the player, twice."""
        painter = self.painter
        displayed = painter.displayed
        layout = painter.layout
        viewer = self.viewer
        for batch in range(HAND // _BATCH):
            yield from self._batch(_BACK, layout.HAND_FROM[1])
            displayed.hands[1 - viewer] += _BATCH
            painter.paint_seat(1 - viewer)
            yield from self._to_field(event[1], batch)
            yield from self._batch(_BACK, layout.HAND_FROM[0])
            displayed.hands[viewer] += _BATCH
        # A void deal is shown on the field alone.
        if self.next_event is None or self.next_event[0] != events.REDEALT:
            displayed.hand = bytearray(self.view.hand)
            painter.paint_own_hand()
        yield from self.wait(LOOK_MS)

    def _batch(self, kind, end):
        """Deal four cards to one place."""
        painter = self.painter
        start = painter.layout.STOCK
        self.animation.begin(self.now_ms)
        for i in range(_BATCH):
            self._start(kind, start, end, i * _DEAL_MS // 3)
        yield from self.moving()
        painter.displayed.stock -= _BATCH
        painter.paint_stock()

    def _to_field(self, field, batch):
        """Deal four cards of the field."""
        painter = self.painter
        displayed = painter.displayed
        first = batch * _BATCH
        self.animation.begin(self.now_ms)
        for i in range(first, first + FIELD // 2):
            end = (painter.field.slot_x(i), painter.field.slot_y(i))
            self._start(field[i], painter.layout.STOCK, end, (i - first) * _DEAL_MS // 3)
        yield from self.moving()
        for i in range(first, first + FIELD // 2):
            displayed.slots[i] = field[i]
            painter.field.paint_slot(i)
        displayed.stock -= FIELD // 2
        painter.paint_stock()

    def _start(self, kind, start, end, delay_ms):
        ms = self.paced(_DEAL_MS)
        delay_ms = self.paced(delay_ms)
        self.animation.start(kind, start[0], start[1], end[0], end[1], ms, delay_ms)

    def _void(self, event):
        """Say why the deal is void, and take it back."""
        painter = self.painter
        painter.bar.add_event(t(_VOIDS[event[1]]))
        if event[1] != events.LUCKY_HAND:
            painter.field.mark_month(event[2][0] >> 2)
        yield from self.banner(t(_VOIDS[event[1]]))
        painter.field.forget_marks()
        painter.displayed.clear()
        painter.paint_all()

    def _declared(self, event):
        """Show a lucky hand: lay down its four cards of a month, or its four pairs."""
        self.painter.displayed.apply(event)
        if self.is_instant:
            return
        months = [card >> 2 for card in event[2]]
        four = [card for card in event[2] if months.count(card >> 2) == 4]
        yield from self._lay_down(self.painter.bar.last, four or event[2])
        self.painter.paint_table()

    # A turn.

    def _played(self, event):
        painter = self.painter
        displayed = painter.displayed
        seat, card = event[1], event[2]
        start = painter.layout.HAND_FROM[painter.displayed.place(seat)]
        if seat == self.viewer:
            at = displayed.hand.find(bytes((card,)))
            start = (painter.hand.card_x(at), painter.hand.card_y(at))
        self._taken.clear()
        displayed.apply(event)
        displayed.open_card = NO_CARD  # it is on its way
        for each in (seat, 1 - seat):
            painter.paint_seat(each)
        yield from self.show()
        if seat == self.viewer:
            painter.paint_own_hand()
        yield from self._lay(card, start)

    def _turned(self, event):
        """Turn a card from the stock face up, and move it to its place."""
        painter = self.painter
        displayed = painter.displayed
        layout = painter.layout
        displayed.stock -= 1  # while it flies; `apply` takes it off for good
        painter.paint_stock()
        x, y = layout.TURNED
        yield from self.fly(_BACK, layout.STOCK, layout.TURNED, GLANCE_MS)
        for w, is_face in _FLAPS:
            painter.paint_edge_on(x, y, w * painter.cards.w // 24, is_face)
            yield from self.wait(_EDGE_MS)
        displayed.stock += 1
        displayed.apply(event)
        painter.paint_turned_place()
        yield from self.wait(LOOK_MS)
        if self.next_event is not None:
            displayed.open_card = NO_CARD
            painter.paint_turned_place()
            yield from self._lay(event[2], layout.TURNED)

    def _lay(self, card, start):
        """Move a card to the card it meets, to its slot if it stays, else beside the stock.

        The next event says which. Without a next event the player has a choice to make.
        """
        painter = self.painter
        displayed = painter.displayed
        after = self.next_event
        slot = BESIDE
        if after is not None and after[0] == events.STAYED:
            slot = displayed.gap()
            end = (painter.field.slot_x(slot), painter.field.slot_y(slot))
        else:
            if after is not None:
                slot = displayed.slot_of(after[2][1])
            end = painter.field.place_on(slot)
        displayed.open_card = NO_CARD
        if after is None or after[0] != events.CAPTURED:
            yield from self.fly(card, start, end)
            displayed.open_card = card
            displayed.open_slot = slot
            painter.cards.draw(card, end[0], end[1])
        else:
            yield from self._snap(after[2], start, slot)

    def _snap(self, taken, start, slot):
        """Let a card land with a click on the card of a slot that it captures.

        The field shakes by a pixel, and for two frames the card is above its shadow. taken: the
        captured cards as bytes, the one that lands first
        """
        painter = self.painter
        displayed = painter.displayed
        x, y = painter.field.place_on(slot)
        is_bright = any(kind_of(card) == BRIGHT for card in taken)
        cue, self._cue = self._cue, SNAP_BRIGHT if is_bright else SNAP
        yield from self.fly(taken[0], start, (x, y))
        if cue != LAID:
            self._cue = cue
        displayed.open_card = taken[0]
        displayed.open_slot = slot
        for jolt in (1, 0):
            if self.is_skipping or self.is_instant:
                break
            painter.field.land(taken[0], x, y, jolt)
            yield
        painter.field.paint()

    def _captured(self, event):
        """Move a card and the cards it has met to the pile."""
        self._taken += event[2]
        painter = self.painter
        displayed = painter.displayed
        seat, taken = event[1], event[2]
        if displayed.open_slot == BESIDE:
            start = painter.field.open_place()
            displayed.open_card = NO_CARD
            painter.paint_turned_place()
            yield from self._snap(taken, start, displayed.slot_of(taken[1]))
        yield from self.wait(GLANCE_MS)
        starts = [painter.field.open_place()]
        slots = [displayed.slot_of(card) for card in taken[1:]]
        starts += [(painter.field.slot_x(slot), painter.field.slot_y(slot)) for slot in slots]
        displayed.apply(event)
        for slot in slots:
            painter.field.paint_slot(slot)
        place = painter.layout.PILE[painter.displayed.place(seat)]
        self.animation.begin(self.now_ms)
        ms = self.paced(FLIGHT_MS)
        for i in range(len(taken) - 1, -1, -1):
            x, y = painter.piles.place_of(displayed.captured[seat], place, taken[i])
            self.animation.start(taken[i], starts[i][0], starts[i][1], x, y, ms)
        yield from self.moving()
        painter.paint_pile(seat)
        for each in (seat, 1 - seat):
            yield from self.show()
            painter.paint_gauge(each)
        yield from self.show()
        painter.paint_seat(seat)
        yield from self.wait(GLANCE_MS)
        while (slot := displayed.stray()) >= 0:
            yield from self._move_up(slot)

    def _move_up(self, slot):
        """Move a card of the field from its slot to the first free one."""
        painter = self.painter
        displayed = painter.displayed
        slots = displayed.slots
        card = slots[slot]
        gap = displayed.gap()
        start = (painter.field.slot_x(slot), painter.field.slot_y(slot))
        slots[slot] = EMPTY
        painter.field.paint_slot(slot)
        yield from self.fly(card, start, (painter.field.slot_x(gap), painter.field.slot_y(gap)))
        slots[gap] = card
        painter.field.paint_slot(gap)

    def _stayed(self, event):
        painter = self.painter
        painter.displayed.apply(event)
        painter.field.paint_slot(painter.displayed.slot_of(event[2]))
        yield from self.wait(GLANCE_MS)

    # Points and calls.

    def _made(self, event):
        """Show each yaku of which a card was captured in this turn: its name and its cards."""
        if self.is_instant:
            return
        for one in self._new(event):
            heading = fill(ids.MADE_YAKU, yaku_name(one.yaku), one.points)
            yield from self._lay_down(heading, one.cards)
        self.painter.paint_table()
        yield from self.show()

    def _new(self, event):
        """Return what was made with the cards of this turn, a list of Made; [] at other events."""
        if event[0] != events.MADE:
            return []
        made = yaku.made(self.painter.displayed.captured[event[1]], self.view.options)
        return [one for one in made if any(card in self._taken for card in one.cards)]

    def _lay_down(self, heading, cards):
        """Lay cards down one by one on a panel, and leave them there to be read."""
        painter = self.painter
        self.stop_skipping()
        panel = YakuPanel(painter, heading, len(cards))
        self.play_cue(YAKU)
        for number, card in enumerate(cards):
            panel.lay(card, number)
            yield from self.wait(_CARD_MS)
        yield from self._petals()

    def _petals(self):
        """Let a few petals fall over the table while the cards of a yaku are read."""
        petals = Falling(self.painter.canvas, True, self.diff_ms, _PETALS)
        self.animation = petals.animation
        petals.begin(self.now_ms, self.settings.speed, _PETALS_MS)
        yield from self.moving()

    def _called(self, event):
        painter = self.painter
        displayed = painter.displayed
        displayed.apply(event)
        seat = event[1]
        painter.paint_seat(seat)
        said = painter.bar.last
        if seat == self.you:
            other = 1 - seat
            calls = displayed.calls
            pile = displayed.captured[other]
            name = painter.names[other]
            said = risk_text(pile, calls[other], calls[seat], displayed.options, name)
        yield from self.shout(t(ids.MENU_KOIKOI), said)

    def _stopped(self, event):
        """Show who stops, and the points for it in very large letters."""
        yield from self.shout("+" + str(self.view.result.points), self.painter.bar.last)

    def _both_empty(self, event):
        yield from self.banner(t(ids.BOTH_EMPTY))

    def _nobody(self, event):
        yield from self.banner(t(ids.NOBODY))

    def _won(self, event):
        painter = self.painter
        x, y, _, _ = painter.layout.PLATE[painter.displayed.place(event[1])]
        yield from self.fly_points("+" + str(event[2]), (x, y))
        painter.displayed.apply(event)
        painter.paint_seat(event[1])
        yield from self.wait(LOOK_MS)


def _captures(event, after):
    """Whether a card is played or turned that captures at once, with the next event."""
    if after is None or after[0] != events.CAPTURED:
        return False
    return event[0] in (events.PLAYED, events.TURNED)
