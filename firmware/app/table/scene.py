"""The scene of a table: carries out actions, shows their events, asks the next seat.

An action changes the state at once; the director then shows the events. When every event is
shown, the course says what happens. Mostly the next seat is asked: the player through the
controls, a bot in `think`. A game's table.py has a subclass called Table; app/table/base.py lists
what it implements.

The modules of lists and results are imported when they are needed, and dropped when the table has
the screen again. Collecting garbage, saving and the bot's thinking wait for a frame that shows
nothing new: see app/table/housekeeper.py.
"""

from app.core import cues, trouble
from app.core.modules import drop_others, loaded
from app.core.settings import ADVICE
from app.table.base import BaseTable
from app.table.controls import MENU, NO_ACTION
from app.table.play import LATER, RESULT, WAIT
from app.texts import catalog
from app.texts.shell import ids as shell_ids
from app.texts.table import ids
from engine.compat import const
from engine.contract import IllegalAction
from hal.contract import BACK, F1, F2, F3, F4, FRAME_MS, HELD, OK

# Phases of a table.
_SHOWING = const(0)  # events are shown; then the next seat is asked
_ASKING = const(1)  # the next seat is being asked, or the player is
_THINKING = const(2)  # a bot thinks

# Keys that do something at a table, even where another key must be held for them.
_HELD_KEYS = 1 << BACK | 1 << F1 | 1 << F2 | 1 << F3

_PAUSE_MS = const(5000)  # more between two frames is not play: another scene had the screen
_SLICE_MS = const(16)  # a bot thinks for so long at a time, at 200 MHz, or a little less


class Table(BaseTable):
    """The scene of a table."""

    _phase = _SHOWING
    _has_acted = False  # whether the player acted last
    _is_pressed = False  # a key was pressed: this frame shows its effect and nothing else

    def __init__(self, loop, course):
        """Sit down at the table of a course."""
        super().__init__(loop, course)
        # While others play, OK acts when it goes down. The key that a held OK stands for has no
        # function then.
        self._busy_keys = _HELD_KEYS
        if OK in loop.board.longs:
            self._busy_keys &= ~(1 << loop.board.longs[OK])
        self.held_keys = self._busy_keys
        self._ticked_ms = loop.now_ms
        self._handover = None
        if len(self.human_seats) > 1:
            from app.table.handover import Handover

            self._handover = Handover(self)
            self.hide = self._handover.hide
        self._modules = loaded("app")

    # The scene.

    def enter(self, loop):
        """Begin, as soon as the right person has the device."""
        if self._handover:
            actor = self.match.state.to_act
            seat = actor if actor in self.human_seats else self.viewer
            self._handover.pass_to(seat, self.course.begin)
        else:
            self.course.begin()

    def retrace(self):
        """Show at once what the events of this round so far lead to, also in the last moves."""
        painter = self.painter
        match = self.match
        if match.dealt is not None:
            painter.bar.forget()
            dealt = match.dealt.view(self.viewer)
            painter.displayed.before_deal(dealt)
            painter.displayed.catch_up(dealt)
            painter.is_skipping = True
            self.director.retrace(
                [self.event_for(event, self.viewer) for event in happened]
                for happened in match.round_events()
            )
            painter.is_skipping = False
        painter.displayed.catch_up(self.view)

    def pause(self):
        """Skip no longer, and free the animation's buffers for the scene that gets the screen."""
        self.painter.keys.pressed = 0
        self.director.stop_skipping()
        self.director.animation.free_buffers()

    def resume(self):
        """Drop the modules that were loaded for the scene that had the screen."""
        drop_others("app", self._modules)
        catalog.unload("shell")
        if self.help != self.loop.settings.help:
            self._help_changed()

    def _help_changed(self):
        """Follow a change of the setting: say the last event again, without or with help."""
        self.follow_help()
        history = self.painter.bar.history
        self.painter.bar.last = history[-1] if history else ""
        if self._phase == _ASKING:
            self.controls.begin(self.view)

    @property
    def waiting(self):
        """Whether the table has nothing to do until the player presses a key."""
        is_busy = self.housekeeper.is_busy or self.painter.needs_repaint
        is_busy = (
            is_busy or self.controls.is_moving or self.controls.is_thinking or self.quiet.is_on
        )
        is_busy = is_busy or self.painter.keys.pressed != self.loop.pending_keys  # a cap changes
        return self._phase == _ASKING and self.task is None and not is_busy

    @property
    def is_skipping(self):
        """Whether the table skips to the player's next decision."""
        return self.director.is_skipping

    @property
    def is_asking(self):
        """Whether all events are shown, and a key is awaited.

        For other modules. The methods of this class compare `_phase`, which saves them a call.
        """
        return self._phase == _ASKING

    def leave(self):
        """End the course, and drop what was loaded since: another table may come now."""
        self.course.end()
        drop_others("app", self._modules)

    def draw(self):
        self.painter.paint_all()
        if self.course.has_room_for_keys():
            if self._phase == _ASKING:
                self.controls.repaint()
            else:
                self._paint_busy_key_hints()
                if self.controls.is_out:
                    self.controls.repaint_cursor()
        self.course.draw_over()

    def below(self):
        """Paint the table below a panel of another scene: without key hints and own panels."""
        self.painter.paint_all()
        if self._phase == _ASKING or self.controls.is_out:
            self.controls.paint_below()

    def _paint_busy_key_hints(self):
        """Paint the key hints for the time in which others play. The cursor lies over them."""
        labels = self.loop.board.labels
        hints = [
            pair
            for pair in self.controls.busy_key_hints()
            if pair[0] is None
            or self.held_keys >> pair[0] & 1
            or not labels.get(pair[0], HELD).endswith(HELD)
        ]
        self.painter.keys.show(hints)

    # Time.

    def tick(self, now_ms):
        """Show one thing: the effect of a key, a repaint, a step of the events, or a key cap."""
        loop = self.loop
        canvas = loop.canvas
        elapsed_ms = loop.board.clock.diff_ms(now_ms, self._ticked_ms)
        self._ticked_ms = now_ms
        if 0 < elapsed_ms < _PAUSE_MS and not loop.power.is_asleep:
            self.played_ms += elapsed_ms
        self.quiet.tick(now_ms)
        if self._is_pressed:
            self._is_pressed = False
        elif self.painter.needs_repaint:
            self.draw()
        elif self._phase == _SHOWING:
            self._show(now_ms)
        elif self.controls.is_moving:
            self.controls.tick()
        elif self.painter.keys.pressed != self.loop.pending_keys:
            self.controls.erase_cursor()
            self.painter.keys.press(self.loop.pending_keys)
            if self.course.has_room_for_keys():
                self.controls.paint()  # the cursor may lie over the key hints, or a frame
                self.course.draw_over()
        if self._phase == _ASKING and self.controls.legal:
            self.course.while_asked()
        self.housekeeper.is_still = not canvas.dirty_count
        if self._phase == _SHOWING and canvas.dirty_count:
            self.housekeeper.is_littered = True

    def _show(self, now_ms):
        """Show the next step of the events; when all are displayed, ask the next seat."""
        director = self.director
        canvas = self.loop.canvas
        if director.is_skipping:
            self.painter.is_skipping = True
        self.controls.suspend_cursor()
        is_moving = director.tick(now_ms)
        if not (self.painter.keys.are_shown or is_moving) and self.course.has_room_for_keys():
            self._paint_busy_key_hints()
        is_still = not canvas.dirty_count
        self.controls.resume_cursor(is_still)
        if not is_moving and (is_still or director.is_skipping or director.is_instant):
            self._ask_next()

    def think(self):
        """Run the task; else collect garbage, save after the player's action, let a bot think."""
        if self.task is not None:
            return not self.painter.needs_repaint and super().think()
        if self.director.is_skipping:
            return self._skip()
        housekeeper = self.housekeeper
        if housekeeper.is_still or self.director.is_instant:
            if housekeeper.collect_if_still():
                return False
            if not self.director.is_busy and housekeeper.save():
                return True
        elif self._phase == _THINKING:
            return False
        if self._phase == _THINKING:
            wants_more = self.bot.think()
            if not wants_more:
                self._play_move()
            return wants_more
        if self._phase == _ASKING:
            return self.controls.think()
        return self._think_ahead()

    def task_ended(self, result):
        self.course.task_ended(result)

    def _skip(self):
        """While skipping: save, let a bot think, or show its move; return whether to go on.

        As many moves as the frame has time for are shown together. Garbage is collected when the
        player is asked.
        """
        if not self.director.is_busy and self.housekeeper.save():
            return True
        if self._phase == _THINKING:
            if not self.bot.think():
                self._play_move()
        elif self._phase == _SHOWING:
            self._show(self.loop.now_ms)
        return self.director.is_skipping

    def _think_ahead(self):
        """Let the next bot think while pieces move, if this frame has time for a slice.

        Its move is played when all events are shown. A virtual clock has no time left
        (hal/contract.py): so no bot thinks ahead in the simulator's sessions.
        """
        bot = self.bot
        if bot.move or not bot.is_loaded:
            return False
        if self.loop.board.clock.left_ms(self.loop.now_ms, FRAME_MS) < _SLICE_MS:
            return False
        return bot.begin() and bot.think()

    def _play_move(self):
        """Carry out what the bot has decided. If it is illegal, say so and play a legal action."""
        action, arg = self.bot.take_move()  # pyright: ignore[reportGeneralTypeIssues]
        try:
            self.act(action, arg)
        except IllegalAction:  # our fault: it must not cost the match
            trouble.tell(self.loop, shell_ids.ILLEGAL_CHOICE)
            self.act(self.match.state.legal_actions()[0])

    def _ask_next(self):
        """Do what the course says, or ask the seat to act; called when all events are shown."""
        view = self.view
        self.painter.displayed.catch_up(view)
        course = self.course
        step = course.next_step()
        if step in (RESULT, LATER, WAIT) or self.player < 0:
            self.director.stop_skipping()
        if step == RESULT:
            course.show_result()
            return
        if step == LATER:
            return
        self._phase = _ASKING
        if step == WAIT:
            self.painter.needs_repaint = True
            return
        if self.bot.move:
            self.housekeeper.save()  # before others move
            self._play_move()
            return
        if self.bot.begin():
            self._phase = _THINKING
            return
        legal = self.match.state.legal_actions()
        if self.is_unasked(legal):
            self.act(legal[0])
            self._has_acted = False
        elif view.to_act != self.viewer:
            self.director.stop_skipping()
            self._handover.pass_on(view.to_act)
        else:
            self._ask_player()

    def _ask_player(self):
        """Let the player act."""
        if not self._has_acted:
            self.loop.play(cues.TURN)
        self.held_keys = _HELD_KEYS | 1 << F4
        self.loop.forget_keys()
        self.director.stop_skipping()
        if not (self._has_acted and self.director.is_instant):
            self.quiet.begin()
        self.painter.refresh()
        self.painter.show_asked(True)
        self.controls.begin(self.view)
        if self.may_advise and self.course.helps(ADVICE) and not self.controls.is_thinking:
            self.show_hint()

    # Acting.

    def show_events(self):
        """Show the events that are queued, then ask the next seat."""
        self._phase = _SHOWING

    def propose(self, action):
        """Do an action that was chosen in the menu as its keys do: some need one more OK."""
        action = self.controls.propose(action)
        if action != NO_ACTION:
            self.choose(action)

    def choose(self, action):
        """Do what an action means that the player chose."""
        self.course.choose(action)

    def carry_out(self, action):
        """Carry out an action of the player's.

        A game overrides it if it has more to do, such as adding an argument.
        """
        self.act(action)

    def act(self, action, arg=None):
        """Carry out an action of the seat to act, and begin to show its events."""
        if self._phase == _ASKING:  # else the controls have ended their part already
            self.held_keys = self._busy_keys
            self.controls.end()
            self.painter.show_asked(False)
            self.painter.keys.pressed = 0
            self._paint_busy_key_hints()
        self.show_events()
        actor = self.match.state.to_act
        self._has_acted = actor in self.human_seats
        if self._has_acted:
            self.housekeeper.need_save()
        self.course.before(action)
        happened = self.match.act(action, arg)
        if self._handover:
            self._handover.remember(happened)
        self.queue(happened)

    def queue(self, happened):
        """Let the events of an action be shown, and look from the player's seat."""
        self.view = self.match.state.view(self.viewer)
        self.director.add([self.event_for(event, self.viewer) for event in happened], self.view)

    def key(self, key, is_long):
        """Do what the key means; while others play, OK skips to the player's next decision."""
        if self.course.key(key):
            return
        if key in (F3, F4) and self._open_shortcut(key):
            return
        if self._phase != _ASKING:
            self._key_while_busy(key, is_long)
            return
        if key == OK and self.quiet.is_on:
            return
        self._is_pressed = True
        action = self.controls.key(key, is_long)
        if action == MENU:
            self.open_menu()
        elif action != NO_ACTION:
            self.choose(action)

    def _open_shortcut(self, key):
        """Open the last moves or a hint if the key hints say so of this key; return whether."""
        controls = self.controls
        hints = controls.key_hints_now() if self._phase == _ASKING else controls.busy_key_hints()
        shows_hint = (key, ids.MENU_HINT) in hints
        if not shows_hint and (key, ids.MENU_MOVES) not in hints:
            return False
        self.director.animation.lift()
        if shows_hint:
            self.show_hint()
        else:
            self.open_menu(is_of_moves=True)
        return True

    def _key_while_busy(self, key, is_long):
        """Handle a key while others play: OK skips, other keys arrange the own pieces."""
        controls = self.controls
        if key == OK:
            self.director.is_skipping = True
            return
        if self.director.end_title():
            return
        controls.suspend_cursor()
        self.director.animation.lift()
        action = controls.while_busy(key, is_long)
        self._paint_busy_key_hints()
        if controls.is_out:
            controls.paint_cursor()
        if action == MENU:
            self.open_menu()
