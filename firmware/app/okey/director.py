"""Plays what has happened: one event after the other moves its tiles and then changes the table.

Each event is a generator that paints a step a frame. While tiles move, a frame allocates
nothing. `hurry` makes everything that is still to come happen at once.
"""

from app.animation import Animation, paced_ms
from app.okey.rack import SLOTS
from app.okey.texts_of import event_text
from app.texts.catalog import fill, t
from app.texts.okey import ids
from engine.compat import const
from engine.okey import events
from engine.okey.tiles import TILES, joker_of

# How long things take at normal speed.
_FLIGHT_MS = const(260)
_DEAL_MS = const(300)
_GLANCE_MS = const(180)  # after a tile has been taken up
_LOOK_MS = const(420)  # after one has been thrown
_READ_MS = const(1100)  # something in large letters
_DICE_MS = const(900)

_BATCHES = const(3)  # in which the tiles are dealt
_TUMBLE = bytes((3, 6, 1, 5, 2, 4, 6, 2, 5, 1, 3, 4))  # what a rolling die shows


class Director:
    """Shows events on the table of a painter.

    hand    the counts this player holds once the events added last have happened
    hurry   finish everything at once
    """

    def __init__(self, painter, me, player, clock, settings):
        """Play for seat `me`; `player` is the seat called "you", -1 if nobody is."""
        self.painter = painter
        self.hand = None
        self.hurry = False
        self._me = me
        self._player = player
        self._diff_ms = clock.diff_ms
        self._settings = settings
        self._now_ms = 0
        self._queue = []
        self._script = None
        tiles = painter.tiles
        self._animation = Animation(painter.canvas, tiles.w, tiles.h, self._piece, clock.diff_ms)

    @property
    def is_busy(self):
        """Whether there is something left to show."""
        return self._script is not None or len(self._queue) > 0

    def add(self, happened, hand):
        """Show these events after those before; `hand` is what the player then holds."""
        self._queue.extend(happened)
        self.hand = hand

    def tick(self, now_ms):
        """Move on; return whether anything is left to show."""
        self._now_ms = now_ms
        while self.is_busy:
            if self._script is None:
                self._script = self._play(self._queue.pop(0))
            try:
                next(self._script)
                return True
            except StopIteration:
                self._script = None
        self.hurry = False
        return False

    def _piece(self, kind, x, y):
        """Paint a tile that is on its way."""
        self.painter.tiles.draw(kind, x, y, self.painter.shown.joker)

    # Waiting and moving.

    def _wait(self, ms):
        ms = paced_ms(ms, self._settings.speed)
        began_ms = self._now_ms
        while not self.hurry and self._diff_ms(self._now_ms, began_ms) < ms:
            yield

    def _fly(self, kind, start, end, ms=_FLIGHT_MS):
        """Move one tile."""
        self._animation.begin(self._now_ms)
        ms = paced_ms(ms, self._settings.speed)
        self._animation.start(kind, start[0], start[1], end[0], end[1], ms)
        yield from self._moving()

    def _moving(self):
        """Let the tiles move that were started."""
        animation = self._animation
        if self._settings.speed == "instant":
            animation.clear()
        while animation.tick(self._now_ms):
            if self.hurry:
                animation.clear()
                return
            yield

    # Events.

    def _play(self, event):
        """Return the generator that shows an event."""
        code = event[0]
        said = event_text(event, self._player, self.painter.names, self.painter.shown.joker)
        if said:
            self.painter.say(said)
        if code == events.ROUND_STARTED:
            return self._round(event)
        if code == events.DICE_THROWN:
            return self._dice(event[1])
        if code == events.INDICATOR_TURNED:
            return self._indicator(event[1])
        if code == events.DEALT:
            return self._deal(event[1])
        if code in (events.DREW, events.DREW_INDICATOR, events.TOOK):
            return self._tile_comes(event)
        if code in (events.DISCARDED, events.FINISHED):
            return self._tile_goes(event, said)
        if code == events.SHOWED:
            return self._twin(event)
        if code == events.LOST:
            return self._loss(event)
        if code == events.ROUND_DRAWN:
            return self._banner(fill(ids.ROUND_DRAWN, self.painter.shown.round_no))
        return self._nothing(event)

    def _nothing(self, event):
        self.painter.shown.apply(event)
        yield from self._wait(_GLANCE_MS)

    def _round(self, event):
        painter = self.painter
        painter.shown.begin_round(event[1], event[2])
        painter.shown.pile = TILES
        painter.rack.clear()
        painter.all()
        dealer = event[2]
        own = dealer == self._player
        painter.say(t(ids.YOU_DEAL) if own else fill(ids.DEALS, painter.names[dealer]))
        yield from self._wait(_LOOK_MS)

    def _dice(self, dice):
        painter = self.painter
        # The throw that counts: the stack, then the tile; false jokers make for more throws.
        first = dice[0]
        second = dice[len(dice) - 1] if len(dice) > 1 else 0
        began_ms = self._now_ms
        ms = paced_ms(_DICE_MS, self._settings.speed)
        turn = 0
        while not self.hurry and self._diff_ms(self._now_ms, began_ms) < ms:
            left_ms = ms - self._diff_ms(self._now_ms, began_ms)
            turn += 1
            # They bounce lower and lower.
            hop = painter.layout.DICE_HOP * (turn % 6) * left_ms // (ms * 5)
            shown = turn // 2 % len(_TUMBLE)
            second_shown = _TUMBLE[len(_TUMBLE) - 1 - shown] if second else 0
            painter.dice(_TUMBLE[shown], second_shown, hop)
            yield
        painter.dice(first, second, 0)
        yield from self._wait(_READ_MS)
        painter.table()

    def _indicator(self, kind):
        painter = self.painter
        layout = painter.layout
        shown = painter.shown
        shown.pile = TILES - 1
        painter.pile()
        yield from self._fly(kind, layout.PILE, layout.INDICATOR)
        shown.indicator = kind
        painter.indicator()
        yield from self._wait(_LOOK_MS)
        yield from self._fly(joker_of(kind), layout.INDICATOR, layout.JOKER)
        shown.joker = joker_of(kind)
        painter.indicator()
        yield from self._wait(_LOOK_MS)

    def _deal(self, leader):
        """Deal in batches to every seat in turn, then turn up the player's own tiles."""
        painter = self.painter
        shown = painter.shown
        layout = painter.layout
        order = [leader]
        while len(order) < len(shown.active):
            order.append(shown.next(order[-1]))
        ms = paced_ms(_DEAL_MS, self._settings.speed)
        for batch in range(_BATCHES):
            self._animation.begin(self._now_ms)
            for i, seat in enumerate(order):
                to = layout.HAND[shown.place(seat)]
                x, y = layout.PILE
                self._animation.start(-1, x, y, to[0], to[1], ms, ms * i // 3)
            yield from self._moving()
            for seat in order:
                count = 5 if batch < _BATCHES - 1 or seat == leader else 4
                shown.hands[seat] += count
                shown.pile -= count
                painter.seat(seat)
            painter.pile()
        rack = painter.rack
        rack.sync(self.hand)
        rack.sort(self.hand, shown.joker)
        rack.mark(shown.joker)
        for slot in range(SLOTS):
            painter.slot(slot)
            if slot % 2:
                yield from self._wait(1)
        shown.turn = leader
        painter.seat(leader)
        own = leader == self._player
        painter.say(t(ids.YOU_BEGIN) if own else fill(ids.BEGINS, painter.names[leader]))

    def _tile_comes(self, event):
        """A tile goes from the pile or from a discard to a hand."""
        painter = self.painter
        shown = painter.shown
        layout = painter.layout
        seat = event[1]
        if event[0] == events.TOOK:
            kind = event[3]
            start = layout.DISCARD[shown.spot(event[2])]
        else:
            kind = event[2]
            start = layout.INDICATOR
            if event[0] == events.DREW:
                start = (layout.PILE[0], painter.pile_y())
        shown.apply(event)
        if event[0] == events.TOOK:
            painter.discard(event[2])
        else:
            painter.pile()
            painter.indicator()
        self._drop_mark()
        if seat != self._me:
            yield from self._fly(kind, start, layout.HAND[shown.place(seat)])
            painter.seat(seat)
            yield from self._wait(_GLANCE_MS)
            return
        rack = painter.rack
        slot = rack.sync(self.hand)
        end = (painter.slot_x(slot), painter.slot_y(slot))
        yield from self._fly(kind, start, end)
        rack.mark(shown.joker)
        painter.rack_changes()

    def _drop_mark(self):
        """Take the mark off the discard that was the last."""
        painter = self.painter
        marked = painter.was_marked
        if marked >= 0 and painter.shown.last_thrown != marked:
            painter.was_marked = -1
            painter.discard(marked)

    def _tile_goes(self, event, said):
        """A tile goes from a hand to the discards, or onto the draw pile to finish."""
        painter = self.painter
        shown = painter.shown
        layout = painter.layout
        seat = event[1]
        kind = event[2]
        is_finish = event[0] == events.FINISHED
        start = layout.HAND[shown.place(seat)]
        if seat == self._me:
            slot = painter.rack.take_out(kind)
            painter.rack.mark(shown.joker)
            painter.rack_changes()
            start = (painter.slot_x(slot), painter.slot_y(slot))
        end = layout.DISCARD[shown.spot(seat)]
        if is_finish:
            end = (layout.PILE[0], painter.pile_y())
        yield from self._fly(kind, start, end)
        before = shown.turn
        shown.apply(event)
        self._drop_mark()
        painter.discard(seat)
        if before >= 0:
            painter.seat(before)
        painter.seat(seat)
        if shown.turn >= 0:
            painter.seat(shown.turn)
        if is_finish:
            painter.tiles.draw(kind, end[0], end[1], shown.joker)
            yield from self._banner(said)
            painter.tiles.draw(kind, end[0], end[1], shown.joker)
        elif seat != self._me:
            yield from self._wait(_LOOK_MS)

    def _twin(self, event):
        """The twin is held up for all to see, and goes back."""
        painter = self.painter
        shown = painter.shown
        layout = painter.layout
        home = layout.HAND[shown.place(event[1])]
        yield from self._fly(event[2], home, layout.SHOWN_TWIN)
        x, y = layout.SHOWN_TWIN
        painter.tiles.draw(event[2], x, y, shown.joker)
        shown.apply(event)
        yield from self._wait(_READ_MS)
        painter.table()
        yield from self._fly(event[2], layout.SHOWN_TWIN, home)

    def _loss(self, event):
        painter = self.painter
        shown = painter.shown
        shown.apply(event)
        for seat in shown.active:
            painter.seat(seat)
        yield from self._wait(_GLANCE_MS)

    def _banner(self, text):
        """Say something in large letters for a while."""
        if self._settings.speed == "instant":
            return
        self.painter.prompt(text, "")
        yield from self._wait(_READ_MS)
        self.painter.table()
