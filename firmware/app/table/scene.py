"""A table as a scene: carries out actions, shows their events, and asks the next seat.

An action changes the state at once; the director then shows the events. When every event is
shown, the next seat is asked: the player through the hand, a bot in `think`. A game's table.py
has a subclass called Table; docs/adding-a-game.md says what it implements.

The modules of lists and results are imported when they are needed, and dropped when the table has
the screen again. Collecting garbage, saving and the bot's thinking wait for a frame that shows
nothing new: see app/table/housekeeper.py.
"""

from app.core import cues, theme
from app.core.modules import drop_others, load_module, loaded
from app.core.scene import Scene
from app.core.settings import ADVICE, MARKS
from app.table.hand import MENU, NOTHING
from app.table.housekeeper import Housekeeper
from app.table.names import seat_names
from app.texts import catalog
from app.texts.catalog import fill
from app.texts.table import ids
from engine.compat import const
from engine.games import HUMAN, levels_of, load
from hal.contract import BACK, F1, F2, F3, F4, FRAME_MS, HELD, OK

# Phases of a table.
_SHOWING = const(0)  # events are shown; then the next seat is asked
_ASKING = const(1)  # the player is asked
_THINKING = const(2)  # a bot thinks

_SLICE_MS = const(25)  # a bot thinks for so long at a time, or a little less

# Keys that a table has a use for, where holding another key stands for them.
_HELD_KEYS = 1 << BACK | 1 << F1 | 1 << F2 | 1 << F3


class Table(Scene):
    """Scene of a match.

    people      the seats of the people; if there are several, the device is passed round, see
                app.table.passing
    me          the seat the picture is for
    player      equal to `me` if a human sits there, -1 if bots alone play
    view        the current view of seat `me`
    felt        the colours of the table, as of app.core.theme.palette
    names       short names for the players who are not the player, as many as there are seats
    advises     whether the game has hints and a judge, for app.table.hint and review
    has_hands   whether the game has a module hands, for app.table.open_hands
    hint_key    the key that shows a hint
    unasked     actions that are carried out without asking if they are the only legal action
    painter     paints the table
    director    shows events
    hand        handles the player's keys
    housekeeper    an app.table.housekeeper.Housekeeper
    """

    felt = theme.GREEN
    names = ()
    advises = False
    has_hands = False
    hint_key = F4
    unasked = ()

    def __init__(self, loop, match):
        """Take an app.core.match.Match; bots play the seats without a human."""
        self.loop = loop
        self.match = match
        self.people = [seat for seat in range(len(match.seats)) if match.is_human(seat)]
        self.event_for = load(match.game, "events").event_for
        # While others play, OK acts when it goes down. The key that a held OK stands for has no
        # function then.
        self._busy_keys = _HELD_KEYS
        if OK in loop.board.longs:
            self._busy_keys &= ~(1 << loop.board.longs[OK])
        self.held_keys = self._busy_keys
        loop.recolour(self.felt)
        self._layout = load_module("app." + match.game, loop.screen)
        self._places = {}  # by seat what a person has at the table: painter, director, hand
        self._round_ms = loop.now_ms  # when the time of this round began
        self._handover = None
        if len(self.people) > 1:
            from app.table.passing import Handover

            self._handover = Handover(self)
        self._phase = _SHOWING
        self.sit(self.people[0] if self.people else 0)
        self.housekeeper = Housekeeper(match, loop.settings)
        self._bot = None  # generator of the bot that thinks
        self._move = None  # the (action, arg) that the bot has decided on
        self._has_bots = False  # whether a bot has thought before: its modules are loaded
        self._told = 0  # number of the last round whose result has been shown
        self._has_acted = False  # whether the player acted last
        self._is_pressed = False  # a key was pressed: this frame shows its effect and nothing else
        self._is_held = False  # OK is held in this frame, and has not answered a question
        self._modules = loaded("app")

    # What a game implements.

    def make_painter(self, layout, names, levels):
        """Return the game's app.table.painter.Painter.

        layout: the module of the screen class; names: a short name per seat; levels: per seat 0
        for a human, 1..4 for a bot.
        """
        raise NotImplementedError

    def make_director(self):
        """Return the game's app.table.director.Director; `painter` is set already."""
        raise NotImplementedError

    def make_hand(self):
        """Return the game's app.table.hand.Hand; `painter` is set already."""
        raise NotImplementedError

    def lay_out(self):
        """Lay out the player's hand of a resumed match as it is after a deal."""

    def is_unasked(self, legal):
        """Return whether the first of the legal actions is carried out without asking."""
        return len(legal) == 1 and legal[0] in self.unasked

    def choose(self, action):
        """Carry out an action that the player chose with a key or in the menu."""
        self.act(action)

    def menu_items(self):
        """Return the first rows of the action menu: a list of (label, function)."""
        raise NotImplementedError

    def menu_settings(self):
        """Return the game's settings in the action menu, without the speed: a list of Item."""
        return []

    def round_end(self, then):
        """Return the scene of a round's result, an app.table.results.RoundEnd."""
        raise NotImplementedError

    def match_end(self):
        """Return the scene of the match's result, an app.table.results.MatchEnd."""
        raise NotImplementedError

    def take_up(self):
        """Let the hand follow the view, after others have played: its order stays."""

    # The people at the table.

    @property
    def named(self):
        """The seat that texts call "you", -1 for none."""
        return self.player

    def sit(self, seat):
        """Make the picture for a seat, and let the keys move its hand."""
        self.me = seat
        self.player = seat if seat in self.people else -1
        self.view = self.match.state.view(seat)
        if seat not in self._places:
            names = seat_names(self.names, self.view.players, self.named, self.loop.canvas.mono)
            for number, other in enumerate(self.people):
                if other != seat:
                    names[other] = self.person(number)
            ladder = levels_of(self.match.game)
            marks = [0 if s == HUMAN else ladder.index(s) + 1 for s in self.match.seats]
            self.painter = self.make_painter(self._layout, names, marks)
            self.director = self.make_director()
            self.hand = self.make_hand()
            self._places[seat] = (self.painter, self.director, self.hand)
        self.painter, self.director, self.hand = self._places[seat]
        self.mark()

    def go_on(self):
        """Show the events that are queued, then ask the next seat."""
        self._phase = _SHOWING

    def helps(self, level):
        """Return whether the player wants help of a level: see app.core.settings."""
        return self.loop.settings.helps(level)

    def mark(self):
        """Tell the painter whether to mark what can be taken and what is complete."""
        self._help = self.loop.settings.help
        self.painter.marks = self.helps(MARKS)

    def person(self, number):
        """Return the name of a person at the table, counted from 0."""
        name = self.loop.settings.players[number] or fill(ids.PERSON, number + 1)
        return name[:3] if self.loop.canvas.mono else name

    # The scene.

    def enter(self, loop):
        """Begin, as soon as the right person has the device."""
        if self._handover:
            actor = self.match.state.to_act
            self._handover.pass_to(actor if actor in self.people else self.me, self.begin)
        else:
            self.begin()

    def begin(self):
        """Show the deal of a new match, or lay out a resumed one."""
        if self.match.record.actions:
            self.lay_out()
        else:
            self.painter.displayed.before_deal(self.view)
            if not self.match.record.salt:
                self.painter.say(catalog.t(ids.KNOWN_DEAL))
            self.director.add(self.match.state.deal_events, self.view)
        # New match: its set-up is saved after the deal, so that the deal does not wait.
        self.housekeeper.need_save(settings=not self.match.record.actions)

    def rest(self):
        """Free the animation's buffers for the scene that gets the screen."""
        self.director.animation.rest()

    def regain(self):
        """Drop the modules that were loaded for the scene that had the screen."""
        drop_others("app", self._modules)
        catalog.unload("shell")
        if self._help != self.loop.settings.help:
            self._help_anew()

    def _help_anew(self):
        """Follow a change of the setting: what was asked and said is asked and said anew."""
        self.mark()
        history = self.painter.history
        self.painter.last = history[-1] if history else ""
        if self._phase == _ASKING:
            self.hand.begin(self.view)

    @property
    def waiting(self):
        """Whether the table has nothing to do until the player presses a key."""
        is_busy = self.housekeeper.is_busy or self.painter.is_due or self.hand.is_moving
        return self._phase == _ASKING and not is_busy

    def leave(self):
        """Save the match."""
        self.match.leave()

    def draw(self):
        """Paint everything."""
        self.painter.all()
        if self._phase == _ASKING:
            self.hand.repaint()
            return
        if self.hand.is_out:
            self.hand.repaint_cursor()
        self._say_busy_keys()

    def _say_busy_keys(self):
        """Say what the keys do while others play."""
        labels = self.loop.board.labels
        pairs = [
            pair
            for pair in self.hand.busy_hints()
            if pair[0] is None
            or self.held_keys >> pair[0] & 1
            or not labels.get(pair[0], HELD).endswith(HELD)
        ]
        self.painter.keys(labels, pairs)

    # Time.

    def tick(self, now_ms):
        """Show the next step of the events; after the last one, ask the next seat."""
        canvas = self.loop.canvas
        self._is_held = self.loop.is_held(OK)
        if not self._is_held:
            self.painter.catch_up()
        if self._is_pressed:
            self._is_pressed = False
        elif self.painter.is_due:
            self.draw()
        elif self._phase == _SHOWING:
            self._show(now_ms)
        elif self.hand.is_moving:
            self.hand.tick()
        elif self.painter.pressed != self.loop.pending_keys:
            self.hand.erase_cursor()
            self.painter.press(self.loop.board.labels, self.loop.pending_keys)
            self.hand.paint()  # where the cursor lies over what the keys do
        elif self._handover and self._phase == _ASKING:
            self._handover.tick(now_ms)
        self.housekeeper.is_still = not canvas.dirty_count
        if self._phase == _SHOWING and canvas.dirty_count:
            self.housekeeper.is_littered = True

    def _show(self, now_ms):
        """Move on what is shown; when all of it is on the glass, ask the next seat."""
        director = self.director
        canvas = self.loop.canvas
        if self._is_held:
            director.hurry = self.painter.is_hasty = True
        self.hand.suspend_cursor()
        is_moving = director.tick(now_ms)
        is_still = not canvas.dirty_count
        self.hand.resume_cursor(is_still)
        if not self.painter.has_keys and not is_moving:
            self._say_busy_keys()
        if not is_moving and (is_still or self._is_held or director.is_instant):
            self._ask()

    def think(self):
        """Collect garbage, save after the player's action, then let a bot think."""
        if self._is_held:
            return self._play_on()
        housekeeper = self.housekeeper
        if housekeeper.is_still or self.director.is_instant:
            if housekeeper.collect_if_still():
                return False
            if not self.director.is_busy and housekeeper.save():
                return True
        elif self._phase == _THINKING:
            return False
        if self._phase == _THINKING:
            return self._think()
        return self._phase == _SHOWING and self._think_ahead()

    def _play_on(self):
        """While OK is held: save, let a bot think, or play its move; return whether it goes on.

        As many moves as the frame has time for are shown together. Garbage is collected when the
        player is asked.
        """
        if not self.director.is_busy and self.housekeeper.save():
            return True
        if self._phase == _THINKING:
            self._think()
        elif self._phase == _SHOWING:
            self._show(self.loop.now_ms)
        return self._phase != _ASKING

    def _think(self):
        """Let the bot think for a slice; return whether it wants more."""
        try:
            next(self._bot)  # pyright: ignore[reportArgumentType]
        except StopIteration as done:
            self._bot = None
            self._move = done.value
            if self._phase == _THINKING:
                self._play_move()
            return False
        return True

    def _think_ahead(self):
        """Let the next bot think while pieces move, if this frame has time for a slice.

        A virtual clock has none (hal/contract.py): so the simulator's sessions do without.
        """
        clock = self.loop.board.clock
        if self._move or not self._has_bots:
            return False
        if clock.left_ms(self.loop.now_ms + FRAME_MS) < _SLICE_MS:
            return False
        self._bot = self._bot or self.match.bot()
        return self._bot is not None and self._think()

    def _play_move(self):
        """Carry out what the bot has decided."""
        action, arg = self._move  # pyright: ignore[reportGeneralTypeIssues]
        self._move = None
        self.act(action, arg)

    def make_way(self):
        """Prepare for the import of another scene."""
        if self.housekeeper.is_littered:
            self.housekeeper.collect()
        self.loop.ask_to_wait()

    def _ask(self):
        """Show a result, or ask the seat that is to act; called when all events are shown."""
        if self.player < 0 and self.director.is_instant:  # then no frame is ever still
            self.housekeeper.collect()
        view = self.view
        self.painter.displayed.catch_up(view)
        if view.result is not None and self._told != view.round_no:
            self._told = view.round_no
            self._tell()
            return
        self._phase = _ASKING
        if view.to_act < 0:
            self.loop.home()
            return
        if self._move:
            self.housekeeper.save()  # before others move
            self._play_move()
            return
        self._bot = self._bot or self.match.bot()
        if self._bot is not None:
            self._has_bots = True
            self._phase = _THINKING
        elif self._is_unasked():
            self.act(self.match.state.legal_actions()[0])
            self._has_acted = False
        elif view.to_act != self.me:
            self._handover.pass_on(view.to_act)
        else:
            if not self._has_acted:
                self.loop.play(cues.TURN)
            self.held_keys = _HELD_KEYS | 1 << self.hint_key
            self.loop.forget_keys()
            self._is_held = False
            self.painter.catch_up()
            self.hand.begin(view)
            if self.may_advise and self.helps(ADVICE):
                self.show_hint()

    def _is_unasked(self):
        """Return whether the seat to act, a person's, has nothing to decide."""
        return self.is_unasked(self.match.state.legal_actions())

    def _tell(self):
        """Show the round's result, then the match's result if the match is over."""
        loop = self.loop
        self.make_way()
        if self.match.is_counted:
            self._count()
        if self.view.outcome is None:
            then = loop.back
        else:

            def then():
                loop.go(self.match_end())

        loop.lend(self.round_end(then))

    def _count(self):
        """Add the round to the player's statistics."""
        from app.core import tally

        now_ms = self.loop.now_ms
        seconds = self.loop.board.clock.diff_ms(now_ms, self._round_ms) // 1000
        self._round_ms = now_ms
        tally.count_round(self.loop.board.store, self.match, self.view, seconds)

    # Acting.

    def act(self, action, arg=None):
        """Carry out an action of whoever is to act, and begin to show what it causes."""
        if self._phase == _ASKING:  # else the hand has ended its part already
            self.held_keys = self._busy_keys
            self.hand.end()
            self.painter.pressed = 0
            self._say_busy_keys()
        self.go_on()
        actor = self.match.state.to_act
        self._has_acted = actor in self.people
        if self._has_acted:
            self.housekeeper.need_save()
        happened = self.match.act(action, arg)
        if self._handover:
            self._handover.remember(happened)
        self.view = self.match.state.view(self.me)
        self.director.add([self.event_for(event, self.me) for event in happened], self.view)

    def key(self, key, is_long):
        """Do what the key means; while others play, OK hurries what is shown."""
        if self._handover:
            self._handover.key_ms = self.loop.now_ms
        if key in (F3, self.hint_key) and self._look(key):
            return
        if self._phase != _ASKING:
            self._key_while_busy(key, is_long)
            return
        self._is_pressed = True
        action = self.hand.key(key, is_long)
        if action == MENU:
            self.open_menu()
        elif action != NOTHING:
            self.choose(action)

    def _look(self, key):
        """Open the last moves or a hint, if that is what the key is said to do; return whether."""
        hand = self.hand
        said = hand.hints() if self._phase == _ASKING else hand.busy_hints()
        shows_hint = (key, ids.MENU_HINT) in said
        if not shows_hint and (key, ids.MENU_MOVES) not in said:
            return False
        hand.erase_cursor()
        self.director.animation.lift()
        if shows_hint:
            self.show_hint()
        else:
            self.open_menu(is_of_moves=True)
        return True

    def _key_while_busy(self, key, is_long):
        """A key while others play: the player's pieces can be looked at and arranged."""
        hand = self.hand
        if key == OK and not hand.takes_ok:
            self.director.hurry = self._phase == _SHOWING
            return
        hand.suspend_cursor()
        self.director.animation.lift()
        if hand.while_busy(key, is_long) == MENU:
            self.open_menu()
        else:
            self._say_busy_keys()

    def show_rules(self, counts=False):
        """Open the rules at the page about what can be done now, or with `counts` what counts."""
        self.make_way()
        from app.core import games
        from app.table.rules import Rules

        game = self.match.game
        book = games.rules(game)
        page = book.COUNTS if counts else book.page_for(self.view)
        self.loop.lend(Rules(self.painter, game, book, page, self.view.options))

    @property
    def may_advise(self):
        """Whether a hint is offered: the player is to act, and nobody else plays at the device."""
        return self.advises and len(self.people) == 1 and len(self.hand.legal) > 0

    def show_hint(self):
        """Show what level hard would do now, and why."""
        self.make_way()
        from app.table.hint import Hint

        self.loop.lend(Hint(self))

    def open_menu(self, is_of_moves=False):
        """Open the action menu, or with `is_of_moves` only its list of what happened last."""
        self.make_way()
        from app.table.menu import ActionMenu

        self.loop.lend(ActionMenu(self, is_of_moves))
