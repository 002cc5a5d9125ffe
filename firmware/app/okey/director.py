"""Animates the events of an Okey table: dice, the deal, tiles drawn and thrown."""

from app.core import theme
from app.core.cues import DEALT, DRAWN, JOKER, LAID, PAIRS, TAKEN
from app.okey import finale
from app.okey.rack import SLOTS
from app.okey.words import event_text
from app.table import director
from app.table.director import GLANCE_MS, LOOK_MS, READ_MS
from app.table.names import brief
from app.table.speech import CALLS, GREETS, ROBBED
from app.texts.catalog import fill, fill_n, t
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.compat import const
from engine.okey import events, melds
from engine.okey.score import side_of
from engine.okey.tiles import TILES, joker_of

# How long things take at normal speed.
_DEAL_MS = const(100)
_DICE_MS = const(300)
_LAY_MS = const(180)  # a tile of the winner's on its way to the middle
_NEXT_MS = const(50)  # from tile to tile
_TAP_MS = const(90)  # of the time to look at a throw, in which the tile taps the table
_SPARK_MS = const(150)  # sparks that shine together

_SPARKS = const(10)  # how often they change
_FLYING = const(4)  # how many pieces move at once, as of app.core.animation

# The tile that a seat throws next was not taken.
_FORGET_GIVER = (events.ROUND_STARTED, events.DREW, events.DREW_INDICATOR, events.DISCARDED)

_BATCHES = const(3)  # how many times the deal goes round the table
_TUMBLE = bytes((3, 6, 1, 5, 2, 4, 6, 2, 5, 1, 3, 4))  # faces of a rolling die, in order


class Director(director.Director):
    """Shows the events of Okey."""

    cues = {
        events.INDICATOR_TURNED: LAID,
        events.DEALT: DEALT,
        events.DREW: DRAWN,
        events.DREW_INDICATOR: DRAWN,
        events.TOOK: TAKEN,
        events.SHOWED: LAID,
        events.DISCARDED: LAID,
        events.FINISHED: LAID,
    }
    moves = (events.DREW, events.DREW_INDICATOR, events.TOOK, events.DISCARDED, events.SHOWED)

    def __init__(self, table):
        """Play at `table`, which must already have its painter."""
        tiles = table.painter.tiles
        super().__init__(table, tiles.w, tiles.h)
        self._giver = -1  # the seat from which the tile before a throw was taken; -1: it was drawn

    def piece(self, kind, x, y):
        self.painter.tiles.draw(kind, x, y, self.painter.displayed.joker)

    def text_of(self, event):
        """Return an event in words for the player, None if it needs no words."""
        painter = self.painter
        joker = painter.displayed.joker
        return event_text(event, self.you, painter.names, joker, painter.canvas)

    def tell(self, event):
        """Say an event in the bar, and note where the tile before the next throw came from."""
        told = super().tell(event)
        code = event[0]
        if code == events.TOOK:
            self._giver = event[2]
        elif code in _FORGET_GIVER:
            self._giver = -1
        return told

    def briefs_of(self, event):
        """Return a throw in fewer words, which also tell whether a tile was taken before it.

        Drawing needs no words then.
        """
        code = event[0]
        if code in (events.DREW, events.DREW_INDICATOR, events.TOOK):
            return ("",)
        if code != events.DISCARDED:
            return ()
        painter = self.painter
        tile = painter.tile_text(event[2])
        return brief(painter.names[event[1]], tile, self._giver >= 0)

    def moment_of(self, event):
        """CALLS: the seat that shows the twin. ROBBED: the seat that threw the finishing tile."""
        code = event[0]
        if code == events.INDICATOR_TURNED:
            return -1, GREETS
        if code == events.SHOWED:
            return event[1], CALLS
        if code == events.FINISHED and event[1] == self.you:
            return self._giver, ROBBED
        return None

    # Events.

    def play(self, event):
        code = event[0]
        said = self.tell(event)
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
            return self.banner(fill(table_ids.ROUND_DRAWN, self.painter.displayed.round_no))
        return self._nothing(event)

    def follow(self, event):
        """Apply an event to `displayed`, and say who deals and who begins."""
        displayed = self.painter.displayed
        code = event[0]
        if code == events.ROUND_STARTED:
            self._begin_round(event)
        elif code == events.INDICATOR_TURNED:
            displayed.indicator = event[1]
            displayed.joker = joker_of(event[1])
        elif code == events.DEALT:
            self._say_leader(event[1])
        else:
            displayed.apply(event)

    def _begin_round(self, event):
        painter = self.painter
        dealer = event[2]
        painter.displayed.begin_round(event[1], dealer)
        painter.bar.forget()
        own = dealer == self.you
        text = t(ids.YOU_DEAL) if own else fill(ids.DEALS, painter.names[dealer])
        painter.bar.add_event(text, "")

    def _say_leader(self, leader):
        painter = self.painter
        own = leader == self.you
        text = t(ids.YOU_BEGIN) if own else fill(ids.BEGINS, painter.names[leader])
        painter.bar.add_event(text, "")

    def _nothing(self, event):
        self.painter.displayed.apply(event)
        yield from self.wait(GLANCE_MS)

    def _round(self, event):
        painter = self.painter
        self._begin_round(event)
        painter.displayed.pile = TILES
        painter.rack.clear()
        painter.paint_all()
        yield from self.wait(GLANCE_MS)

    def _dice(self, dice):
        painter = self.painter
        # The first throw chose the stack, the last one the tile. A false joker causes more throws.
        first = dice[0]
        second = dice[len(dice) - 1] if len(dice) > 1 else 0
        began_ms = self.now_ms
        ms = self.paced(_DICE_MS)
        turn = 0
        while not self.is_skipping and self.diff_ms(self.now_ms, began_ms) < ms:
            left_ms = ms - self.diff_ms(self.now_ms, began_ms)
            turn += 1
            # The dice bounce lower and lower.
            hop = painter.layout.DICE_HOP * (turn % 6) * left_ms // (ms * 5)
            at = turn // 2 % len(_TUMBLE)
            second_shown = _TUMBLE[len(_TUMBLE) - 1 - at] if second else 0
            painter.paint_dice(_TUMBLE[at], second_shown, hop)
            yield
        painter.paint_dice(first, second, 0)
        yield from self.wait(LOOK_MS)
        painter.paint_table()

    def _indicator(self, kind):
        painter = self.painter
        layout = painter.layout
        displayed = painter.displayed
        displayed.pile = TILES - 1
        painter.repaint_pile()
        yield from self.fly(kind, layout.PILE, layout.INDICATOR)
        displayed.indicator = kind
        painter.paint_indicator()
        yield from self.wait(GLANCE_MS)
        yield from self.fly(joker_of(kind), layout.INDICATOR, layout.JOKER)
        displayed.joker = joker_of(kind)
        painter.paint_indicator()
        yield from self.wait(LOOK_MS)

    def _deal(self, leader):
        """Deal in batches to every seat in turn, then turn up the player's own tiles."""
        painter = self.painter
        displayed = painter.displayed
        layout = painter.layout
        order = [leader]
        while len(order) < len(displayed.active):
            order.append(displayed.next(order[-1]))
        ms = self.paced(_DEAL_MS)
        for batch in range(_BATCHES):
            self.animation.begin(self.now_ms)
            for i, seat in enumerate(order):
                to = layout.HAND[displayed.place(seat)]
                x, y = layout.PILE
                self.animation.start(-1, x, y, to[0], to[1], ms, ms * i // 2)
            yield from self.moving()
            for seat in order:
                count = 5 if batch < _BATCHES - 1 or seat == leader else 4
                displayed.hands[seat] += count
                displayed.pile -= count
                painter.paint_seat(seat)
                if seat == order[1]:
                    yield from self.show()
            painter.repaint_pile()
        yield from self.show()
        rack = painter.rack
        rack.sync(self.view.hand)
        rack.sort(self.view.hand, displayed.joker)
        rack.mark(displayed.joker)
        yield from self.show()
        for slot in range(SLOTS):
            painter.paint_slot(slot)
            if slot % 4 == 3:
                yield from self.show()
        displayed.turn = leader
        painter.paint_seat(leader)
        self._say_leader(leader)

    def _tile_comes(self, event):
        """Move a tile to a hand: from the pile, from a discard, or the indicator."""
        painter = self.painter
        displayed = painter.displayed
        layout = painter.layout
        seat = event[1]
        if event[0] == events.TOOK:
            kind = event[3]
            start = layout.DISCARD[displayed.discard_place(event[2])]
        else:
            kind = event[2]
            start = layout.INDICATOR
            if event[0] == events.DREW:
                start = (layout.PILE[0], painter.pile_y())
        displayed.apply(event)
        if event[0] == events.TOOK:
            displayed.uncover(event[2], self.view.discards[event[2]])
            painter.repaint_discard(event[2])
        else:
            painter.repaint_pile()
            painter.paint_indicator()
        self._drop_mark()
        if seat != self.viewer:
            yield from self.fly(kind, start, layout.HAND[displayed.place(seat)])
            painter.paint_seat(seat)
            yield from self.wait(GLANCE_MS)
            return
        rack = painter.rack
        slot = rack.sync(self.view.hand)
        end = (painter.slot_x(slot), painter.slot_y(slot))
        yield from self.fly(kind, start, end)
        rack.mark(displayed.joker)
        painter.paint_rack_changes()

    def _drop_mark(self):
        """Remove the outline of a discard that is no longer the latest."""
        painter = self.painter
        marked = painter.was_marked
        if marked >= 0 and painter.displayed.last_thrown != marked:
            painter.was_marked = -1
            painter.repaint_discard(marked)

    def _tile_goes(self, event, said):
        """Move a tile from a hand to the discards, or onto the draw pile to finish."""
        painter = self.painter
        displayed = painter.displayed
        layout = painter.layout
        seat = event[1]
        kind = event[2]
        is_finish = event[0] == events.FINISHED
        start = layout.HAND[displayed.place(seat)]
        if seat == self.viewer:
            slot = painter.rack.take_out(kind)
            painter.rack.mark(displayed.joker)
            painter.paint_rack_changes()
            start = (painter.slot_x(slot), painter.slot_y(slot))
        end = layout.DISCARD[displayed.discard_place(seat)]
        if is_finish:
            end = (layout.PILE[0], painter.pile_y())
        yield from self.fly(kind, start, end)
        before = displayed.turn
        displayed.apply(event)
        self._drop_mark()
        if is_finish:
            painter.repaint_discard(seat)
            painter.tiles.draw(kind, end[0], end[1], displayed.joker)
        else:
            yield from self._tap(seat, kind, end)
        yield from self.show()
        painter.paint_seat(seat)
        for other in (before, displayed.turn):
            if other >= 0 and other != seat:
                painter.paint_seat(other)
        if is_finish:
            groups = melds.split(event[3])
            yield from self._win(seat, kind, groups, said)
            painter.tiles.draw(kind, end[0], end[1], displayed.joker)
            yield from self._lay_down(seat, groups)
            painter.tiles.draw(kind, end[0], end[1], displayed.joker)
        elif seat != self.viewer:
            yield from self.wait(LOOK_MS - _TAP_MS)

    def _tap(self, seat, kind, place):
        """Let a thrown tile tap the table: for two frames it is above its shadow."""
        painter = self.painter
        tiles = painter.tiles
        x, y = place
        for depth in (2 - painter.canvas.mono, 1):  # one bit has little room above the tiles
            painter.repaint_discard(seat)
            if self.is_skipping or self.is_instant:
                return
            painter.canvas.rect(x, y, tiles.w, tiles.h, theme.INK)
            tiles.draw(kind, x - depth, y - depth, painter.displayed.joker)
            yield
        painter.repaint_discard(seat)

    def _win(self, seat, thrown, groups, said):
        """Show how a seat has won: a joker and seven pairs have a picture and a cue of their own.

        The win of another side tells how far ahead it was, and nothing shines.
        """
        painter = self.painter
        displayed = painter.displayed
        kinds = b""
        word = said
        if thrown == displayed.joker:
            kinds = bytes((thrown,))
            word = t(ids.SHOUT_JOKER)
            self.play_cue(JOKER)
        elif melds.is_of_pairs(groups):
            kinds = groups[0]
            word = t(ids.BILL_PAIRS)
            self.play_cue(PAIRS)
        options = displayed.options
        is_ours = self.you < 0 or side_of(seat, options) == side_of(self.you, options)
        if is_ours and not kinds:
            text = t(ids.BILL_SETS) if seat == self.you else said
            yield from self.shout(t(ids.SHOUT_FINISH), text)
            return
        if self.is_instant:
            return
        text = said if is_ours else self._how_far_ahead(seat) or said
        self.stop_skipping()
        place = finale.panel(painter, kinds, word, "" if text == word else text, is_ours)
        for phase in range(_SPARKS):
            if is_ours:
                finale.sparkle(painter, place, phase)
            yield from self.wait(_SPARK_MS)
        painter.paint_table()
        yield from self.show()

    def _how_far_ahead(self, seat):
        """Return how many draws the player would still have needed, "" if the player is out."""
        hand = self.view.hand
        if not any(hand):
            return ""
        draws = max(melds.distance(hand, self.view.joker), 1)
        return fill_n(ids.AHEAD, draws, self.painter.names[seat], draws)

    def _lay_down(self, seat, groups):
        """Let the winner's tiles walk to a panel, group by group. groups: a list of bytes."""
        if self.is_instant:
            return
        painter = self.painter
        rack = painter.rack
        own = bytes(rack.slots)
        heading = t(ids.BILL_PAIRS if melds.is_of_pairs(groups) else ids.BILL_SETS)
        places = painter.paint_groups_panel(heading, groups)
        for group, (x, y) in zip(groups, places):
            for first in range(0, len(group), _FLYING):
                yield from self._walk(seat, group[first : first + _FLYING], x, y)
                x += _FLYING * painter.layout.PITCH
            if not self.is_skipping:
                self.play_cue(LAID)
        yield from self.wait(2 * READ_MS)
        painter.paint_table()
        if seat == self.viewer:
            rack.slots[:] = own
            rack.mark(painter.displayed.joker)
            painter.paint_rack_changes()
        yield from self.show()

    def _walk(self, seat, tiles, x, y):
        """Move some tiles of a seat side by side to (x, y)."""
        painter = self.painter
        layout = painter.layout
        rack = painter.rack
        start_x, start_y = layout.HAND[painter.displayed.place(seat)]
        self.animation.begin(self.now_ms)
        for number, kind in enumerate(tiles):
            if seat == self.viewer:
                slot = rack.take_out(kind)
                start_x, start_y = painter.slot_x(slot), painter.slot_y(slot)
            self.animation.start(
                kind,
                start_x,
                start_y,
                x + number * layout.PITCH,
                y,
                self.paced(_LAY_MS),
                self.paced(number * _NEXT_MS),
            )
        if seat == self.viewer:
            rack.mark(painter.displayed.joker)
            painter.paint_rack_changes()
        yield from self.moving()
        painter.paint_group(tiles, x, y)

    def _twin(self, event):
        """Show the twin on the table, then move it back to its hand."""
        painter = self.painter
        displayed = painter.displayed
        layout = painter.layout
        home = layout.HAND[displayed.place(event[1])]
        yield from self.fly(event[2], home, layout.SHOWN_TWIN)
        x, y = layout.SHOWN_TWIN
        painter.tiles.draw(event[2], x, y, displayed.joker)
        displayed.apply(event)
        yield from self.wait(READ_MS)
        painter.paint_table()
        yield from self.fly(event[2], layout.SHOWN_TWIN, home)

    def _loss(self, event):
        painter = self.painter
        displayed = painter.displayed
        displayed.apply(event)
        hit = [seat for seat in displayed.active if side_of(seat, displayed.options) == event[1]]
        if hit:
            x, y, _, _ = painter.layout.PLATE[displayed.place(hit[0])]
            yield from self.fly_points(str(-event[2]), (x, y))
        for seat in displayed.active:
            painter.paint_seat(seat)
        yield from self.show()
