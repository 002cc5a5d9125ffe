"""The controls of an Okey table: the cursor, the tile it holds, and what the keys mean.

The cursor moves over the slots of the rack and the places on the table that can be used now. OK
picks up a tile; OK at the same place picks up its whole group; OK puts either down. F2 moves the
held tile to the player's own discards, where it is drawn as a ghost and OK throws it, or to the
draw pile, where OK finishes. While others play, the cursor moves and the rack can be sorted; OK
leads to the next decision.
"""

from app.core.settings import COUNT, MARKS
from app.okey import cursor_moves, key_hints
from app.okey.cursor import OWN, PILE, SOURCE, Cursor
from app.okey.messages import Distances, Messages, how_to_finish
from app.okey.rack import COLUMNS, EMPTY, SLOTS
from app.okey.rack_slide import FinishGroups, RackSlide
from app.okey.sorting import Sorting
from app.okey.tile_fan import TileFan, is_of_pile
from app.table import controls
from app.table.controls import MENU, NO_ACTION
from app.texts.catalog import fill, t
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.okey.actions import DECLINE, DISCARD, DRAW, DRAW_INDICATOR, FINISH, PASS, SHOW, TAKE
from engine.okey.tiles import KINDS
from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP


class Controls(controls.Controls):
    """The cursor and what it does.

    at         where the cursor is: a slot of the rack, or SOURCE, PILE or OWN
    sorting    what F1 does to the rack: a Sorting
    messages   what the bar says: a Messages
    fan        what is fanned out over the cloth: a TileFan
    slide      the tiles that slide on the rack: a RackSlide
    gathering  the groups of a finish that are shown: a FinishGroups
    """

    def __init__(self, table):
        """Play at `table`, on its painter's rack."""
        super().__init__(table)
        self.at = 0
        self._rack = self.painter.rack
        self._last_slot = 0  # slot to which DOWN returns from the table
        self.sorting = Sorting(self.painter)
        self._distances = Distances(self.painter)
        self.messages = Messages(self.painter, self._distances)
        self.fan = TileFan(table)
        self._cursor = Cursor(self.painter)
        self.slide = RackSlide(self.painter, table.loop)
        self.gathering = FinishGroups(self.painter, table.loop, self.slide)

    # The player's turn.

    def turn(self, view):
        """Move the cursor to the next likely place; prompt if the seat can show or finish.

        The twin can be shown only once, and a finish may be overlooked. Without marks the
        player is asked about the twin only if there is nothing else to do.
        """
        rack = self._rack
        self._distances.begin(view if self.helps(COUNT) else None)
        marks = self.helps(MARKS)
        if rack.held < 0:
            if self.pile_action() != NO_ACTION:
                self.at = PILE
            elif rack.newest >= 0:
                self.at = rack.newest
            self._keep_cursor()
        if SHOW in self.legal and (marks or PASS in self.legal):
            tile = self.painter.tile_text(self.painter.displayed.indicator)
            self.ask(SHOW, t(ids.ASK_SHOW), fill(ids.ASK_SHOW_WHY, tile))
        elif marks and view.best_finish() >= 0:
            self._gather(view.best_finish() - FINISH)
        elif not self.painter.bar.last:
            self.painter.bar.show_last(t(table_ids.YOUR_TURN))

    def _gather(self, kind):
        """Show the groups of a finish that throws a tile of a kind, and then offer it."""
        self._rack.cancel()
        placement = self._rack.placement()
        if self.gathering.begin(kind):
            self.sorting.gathered(placement)
        if self.settings.speed == "instant":
            self._offer()

    def _offer(self):
        """Ask about a finish whose groups are shown."""
        kind = self.gathering.end()
        self.at = self._rack.find(kind)
        self.ask(FINISH, t(ids.CAN_FINISH), how_to_finish(self.painter, kind))

    def key(self, key, is_long):
        """Handle a key. While the groups of a finish are lit, any key offers it at once."""
        if self.gathering.kind is None:
            return super().key(key, is_long)
        self._offer()
        self.paint()
        return NO_ACTION

    def end(self):
        """Remove the cursor and the announcement once the player has acted."""
        self.gathering.kind = None
        self.fan.rest(None)
        self._fold()
        self.erase_cursor()
        self.messages.announce(-1)
        self._distances.begin(None)
        super().end()

    def agree(self, action):
        """OK to a prompt: return its action; a finish throws the tile that was named."""
        if action != FINISH:
            return action
        finish = self.table.view.best_finish()
        self.hold(finish - FINISH)
        return finish

    def refuse(self, action):
        """BACK to a prompt: return PASS if the twin was offered and PASS is legal, else NO_ACTION.

        A refused SHOW is not offered again.
        """
        self.update()  # no group is lit any more
        if action == SHOW:
            self.legal = [action for action in self.legal if action != SHOW]
            if PASS in self.legal:
                return PASS
        return NO_ACTION

    def suggest(self, action):
        """Place the cursor for an action that was advised."""
        self.messages.is_kept = False
        if self._rack.held < 0:
            if action == TAKE:
                self.at = SOURCE
            elif action == self.pile_action():
                self.at = PILE
            elif action >= DISCARD:
                thrown = action - (FINISH if action >= FINISH else DISCARD)
                self.at = self._rack.find(thrown)
            if self.at < SLOTS:
                self._last_slot = self.at

    def propose(self, action):
        """Do an action that was chosen in the menu, as the keys do: a throw must be confirmed.

        Returns the action to carry out, NO_ACTION if OK is still to be pressed.
        """
        if DISCARD <= action < DISCARD + KINDS:
            kind = action - DISCARD
        elif FINISH <= action < FINISH + KINDS:
            kind = action - FINISH
        else:
            return action
        self.hold(kind)
        return self._bring_to(PILE if action >= FINISH else OWN)

    # What can be done.

    def pile_action(self):
        """Return the action of OK on the draw pile, NO_ACTION if there is none."""
        for action in (DRAW, DRAW_INDICATOR, DECLINE):
            if action in self.legal:
                return action
        return NO_ACTION

    def targets(self):
        """Return the places on the table that can be used now, from left to right."""
        held = self._rack.held
        places = []
        if self._rack.has_group:
            return places
        if held >= 0:
            if FINISH + held in self.legal:
                places.append(PILE)
            if DISCARD + held in self.legal:
                places.append(OWN)
            return places
        if TAKE in self.legal:
            places.append(SOURCE)
        if self.pile_action() != NO_ACTION:
            places.append(PILE)
        return places

    # The tiles of the rack.

    def under_cursor(self):
        """Return the kind held or under the cursor, -1 if there is none."""
        if self._rack.held >= 0:
            return self._rack.held
        if self.at < SLOTS and self._rack.slots[self.at] != EMPTY:
            return self._rack.slots[self.at]
        return -1

    def hold(self, kind):
        """Pick up a tile of this kind, if it is not held already."""
        rack = self._rack
        if rack.held != kind:
            rack.cancel()
            rack.mark(self.painter.displayed.joker)
            self.at = rack.find(kind)
            rack.pick(self.at)
            self.update()

    def arrangement(self, thrown):
        """Return the rack without the thrown tile, as bytes of groups parted by 0xFF.

        Returns None if any other tile is in no group. Afterwards the thrown tile is held, so that
        this copy of it leaves the rack.
        """
        self.hold(thrown)
        return self._rack.arrangement()

    def has_pieces(self):
        """Return whether there is a tile on the rack, or in the hand."""
        rack = self._rack
        return rack.held >= 0 or any(kind != EMPTY for kind in rack.slots)

    def update(self):
        """After a change of the rack: mark its groups, paint it, keep the cursor on a tile."""
        painter = self.painter
        rack = self._rack
        rack.mark(painter.displayed.joker)
        painter.paint_rack_changes()
        self._keep_cursor()

    def _keep_cursor(self):
        """Keep the cursor on a tile, or on a place that can be used now."""
        rack = self._rack
        if self.at >= SLOTS and self.at not in self.targets():
            self.at = self._last_slot
        if rack.held < 0 and self.at < SLOTS and rack.slots[self.at] == EMPTY:
            self.at = cursor_moves.nearest(rack, self.at)

    # The picture.

    def paint(self):
        """Paint the cursor and the key hints."""
        if self.fan.at != self.at:
            self._fold()
        self.messages.announce(self._rack.held if self.at == PILE else -1)
        self._say_distance()
        super().paint()
        can_fan = self.fan.at is None and self._can_fan()
        self.fan.rest(self.at if can_fan else None)

    def ask(self, action, heading, text):
        """Show a prompt about an action, over the bare table."""
        self._fold()
        super().ask(action, heading, text)

    def repaint_cursor(self):
        """Paint the cursor after the whole table was painted, and what has fanned out."""
        if self.fan.at != self.at:
            self.fan.at = None
        if self.fan.at is not None:
            self.fan.paint()
        self.paint_cursor()

    def has_panel(self):
        """Whether a question is open, a finish is announced, or something has fanned out."""
        return super().has_panel() or self.messages.is_announced or self.fan.at is not None

    def paint_cursor(self):
        """Paint the cursor, with the tile it holds, unless tiles slide or light up below it."""
        if not self.slide.is_running and self.gathering.kind is None:
            self._cursor.paint(self.at, self.legal)

    def erase_cursor(self):
        """Remove the cursor and the tile it holds from the picture."""
        self._cursor.erase()

    def suspend_cursor(self):
        """Take the cursor off the picture until the end of the frame."""
        self._cursor.suspend()

    def resume_cursor(self, is_still):
        """Paint the suspended cursor again. is_still: nothing else has been painted."""
        if not self.is_out:
            self.erase_cursor()
            return
        self.paint_cursor()
        if is_still:
            self.painter.canvas.clear_dirty()

    # What fans out, moves and is counted.

    def _can_fan(self):
        """Return whether something fans out where the cursor rests.

        That is the discards below it, or at help `count` the partners of a tile just lifted.
        """
        if not self.legal or self.asking != NO_ACTION:
            return False
        if is_of_pile(self.at):
            displayed = self.painter.displayed
            seat = displayed.viewer if self.at == OWN else displayed.source()
            return len(self.table.view.discards[seat]) > 1
        rack = self._rack
        is_joker = rack.held == self.painter.displayed.joker
        is_lifted = rack.is_just_picked and self.at < SLOTS
        return is_lifted and not is_joker and self.helps(COUNT)

    def _fold(self):
        """Take off the picture what has fanned out."""
        if self.fan.at is not None:
            self.fan.at = None
            self.erase_cursor()
            self.painter.paint_table()

    @property
    def is_moving(self):
        """Whether tiles slide on the rack or light up, or this turn is still to be counted."""
        is_shown = self.slide.is_running or self.gathering.kind is not None
        return is_shown or self.fan.rests_at is not None or self._distances.is_due

    def tick(self):
        """Say what was counted; move the sliding tiles on, then show the cursor again."""
        if self._distances.is_new:
            self._distances.is_new = False
            self._say_distance()
        if not self.slide.is_running:
            if self.gathering.kind is not None:
                if self.gathering.tick():
                    self._offer()
                    self.paint()
            elif self.fan.rests_at is not None and self.fan.is_due():
                self.erase_cursor()
                self.fan.open()
                self.paint_cursor()
            return
        self.slide.tick()
        if self.is_out or self.legal:
            self.paint_cursor()

    def think(self):
        """Count a slice of the turn; return whether there is more."""
        return self._distances.think()

    def _say_distance(self):
        """Say in the bar how far the choice under the cursor is from winning."""
        if self.legal and self.asking == NO_ACTION:
            self.messages.say_distance(self.under_cursor())

    def cannot(self, text):
        """Show why something cannot be done, until another key."""
        super().cannot(text)
        self.messages.is_kept = True

    def key_hints(self):
        return key_hints.now(self)

    # The keys.

    def press(self, key, is_long):
        """Do what a key means; return the action to carry out, NO_ACTION or MENU."""
        self.messages.is_kept = False
        self._fold()
        if self.slide.is_running:
            self.slide.end()
        if key == F1:
            if not (self.legal and self._rack.held >= 0):
                self.sort_next()
            return NO_ACTION
        if key == BACK:
            if self._rack.held < 0:
                return MENU
            self.put_back()
            return NO_ACTION
        self.sorting.step = 0
        if key == OK:
            return self._ok()
        if key == F2:
            return self._draw_or_throw()
        self._move(key, is_long)
        return NO_ACTION

    def _ok(self):
        """OK: take or draw a tile, pick one up, put it down, throw it or finish with it."""
        rack = self._rack
        if rack.held < 0:
            if self.at == SOURCE:
                return TAKE
            if self.at == PILE:
                action = self.pile_action()
                if action == DECLINE and self.settings.asks != "never":
                    self.ask(DECLINE, t(ids.ASK_LEAVE), t(ids.ASK_LEAVE_WHY))
                    return NO_ACTION
                return action
            if rack.pick(self.at):
                self.update()
            return NO_ACTION
        if self.at in (PILE, OWN):
            return self._use_held()
        if self.painter.shows_marks and rack.can_pick_group():
            rack.pick_group(self.painter.displayed.joker)
            self.at = rack.over
        else:
            self.at = rack.drop()
        self.update()
        return NO_ACTION

    def _draw_or_throw(self):
        """F2: go to the draw pile and draw, or throw the tile held or under the cursor."""
        rack = self._rack
        if not self.legal or rack.has_group:
            return NO_ACTION
        if self.pile_action() != NO_ACTION:
            self.put_back()
            if self.at != PILE:
                self.at = PILE
                return NO_ACTION
            return self._ok()
        if rack.held < 0:
            if self.at >= SLOTS or not rack.pick(self.at):
                return NO_ACTION
            self.update()
        elif self.at >= SLOTS:
            return self._ok()
        if self.targets():  # the draw pile comes first, where it can finish
            return self._bring_to(self.targets()[0])
        self.cannot(t(ids.CANNOT_RETURN))
        self.put_back()
        return NO_ACTION

    def _bring_to(self, place):
        """Move the held tile to the draw pile or the discards.

        Return NO_ACTION if the player must confirm with OK, else the action.
        """
        self._last_slot = self.at
        self.at = place
        return NO_ACTION if self.settings.asks == "all" else self._use_held()

    def _use_held(self):
        """Finish with the held tile if the cursor is on the draw pile, else throw it.

        A joker is asked about once more.
        """
        held = self._rack.held
        if self.at == PILE:
            return FINISH + held
        if held == self.painter.displayed.joker and self.settings.asks != "never":
            self.ask(DISCARD + held, t(ids.ASK_JOKER), t(ids.ASK_JOKER_WHY))
            return NO_ACTION
        return DISCARD + held

    def put_back(self):
        """Put the held tile back where it came from, if there is one."""
        if self._rack.held >= 0:
            self.at = self._rack.cancel()
            self.update()

    # Sorting.

    def sort_next(self):
        """F1: sort into groups, then into pairs, then bring back the player's own order.

        It does nothing with the tile that is held.
        """
        self._slide_from(self.sorting.next())

    def sort(self, pairs):
        """Sort the rack into groups, or into pairs."""
        self._slide_from(self.sorting.sort(pairs))

    def _slide_from(self, old):
        """After sorting: let the tiles slide from an older order; while others play they jump."""
        self.messages.is_kept = self.sorting.is_vain
        self._rack.mark(self.painter.displayed.joker)
        if self.legal:
            self.slide.begin(old)
        else:
            self.painter.paint_rack_changes()
        self._keep_cursor()

    # Moving the cursor.

    def _move(self, key, is_repeated):
        """Move the cursor: LEFT and RIGHT in one ring of slots and places, UP and DOWN by rows.

        A direction that is held leaps from group to group.
        """
        rack = self._rack
        if is_repeated and rack.held < 0 and self.at < SLOTS and key in (LEFT, RIGHT):
            self.at = cursor_moves.leap(rack, self.at, 1 if key == RIGHT else -1)
        elif key in (LEFT, RIGHT):
            self.at = cursor_moves.step(rack, self.targets(), self.at, 1 if key == RIGHT else -1)
        elif key == UP and self.at < COLUMNS:
            self._up_to_table()
        elif key == UP and self.at < SLOTS:
            self.at = cursor_moves.jump(rack, self.at, self.at - COLUMNS)
        elif key == DOWN and self.at >= SLOTS:
            self.at = cursor_moves.jump(rack, self.at, self._last_slot)
        elif key == DOWN and self.at < COLUMNS:
            self.at = cursor_moves.jump(rack, self.at, self.at + COLUMNS)
        if self.at < SLOTS:
            self._last_slot = self.at
        if rack.held >= 0:
            if self.at < SLOTS:
                rack.hover(self.at)
            self.update()

    def _up_to_table(self):
        """Move the cursor to the usable place on the table that is horizontally nearest."""
        x = self.painter.slot_x(self.at)
        places = self.targets()
        far = [(abs(self._cursor.position(place, self.legal)[0] - x), place) for place in places]
        if far:
            self._last_slot = self.at
            self.at = min(far)[1]
