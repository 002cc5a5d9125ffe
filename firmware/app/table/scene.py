"""A table as a scene: whose turn it is, what has happened, and what follows.

The state moves on at once; the director then shows the events. When everything is shown the next
seat is asked: the player through the hand, a bot in `think`. A game's table.py has a subclass
called Table; docs/adding-a-game.md says what it brings.

Lists and results are imported when they are wanted, and dropped when the table has the screen
again. Collecting, saving and thinking wait for a frame that shows nothing new: see
app/table/housekeeper.py.
"""

from app.core import cues, screens
from app.core.modules import drop_others, loaded
from app.core.scene import Scene
from app.table.hand import MENU, NOTHING
from app.table.housekeeper import Housekeeper
from app.table.names import seat_names
from app.texts import catalog
from engine.compat import const
from engine.games import HUMAN, LEVELS, load
from hal.contract import BACK, F1, F2, FRAME_MS, HELD, OK

# Phases of a table.
_SHOWING = const(0)  # what has happened; then the next seat is asked
_ASKING = const(1)  # the player
_THINKING = const(2)  # a bot

_SLICE_MS = const(25)  # a bot thinks for so long at a time, or a little less

# Keys that a table has a use for, where holding another key stands for them.
_ASKED = 1 << BACK | 1 << F1 | 1 << F2


class Table(Scene):
    """A match at the table.

    me          the seat this picture is for
    player      the same if a human sits there, -1 if bots alone play
    view        what `me` may know now
    unasked     actions that are carried out without asking if nothing else is legal
    painter, director, hand     they draw, show what happens, and take the player's keys
    housekeeper    an app.table.housekeeper.Housekeeper
    """

    unasked = ()

    def __init__(self, loop, match):
        """Sit down at an app.core.match.Match; bots play the seats without a human."""
        self.loop = loop
        self.match = match
        humans = [seat for seat in range(len(match.seats)) if match.is_human(seat)]
        self.me = humans[0] if humans else 0
        self.player = humans[0] if humans else -1
        self.view = match.state.view(self.me)
        self._event_for = load(match.game, "events").event_for
        # While others play OK acts when it goes down, and what holding it stands for has to wait.
        self._busy_keys = _ASKED
        if OK in loop.board.longs:
            self._busy_keys &= ~(1 << loop.board.longs[OK])
        self.held_keys = self._busy_keys
        layout = screens.load("app." + match.game, loop.screen)
        names = seat_names(self.view.players, self.player)
        levels = [0 if s == HUMAN else LEVELS.index(s) + 1 for s in match.seats]
        self.painter = self.make_painter(layout, names, levels)
        self.director = self.make_director()
        self.hand = self.make_hand()
        self.housekeeper = Housekeeper(match, loop.settings)
        self._phase = _SHOWING
        self._bot = None  # while it thinks: its generator
        self._move = None  # what it has decided: (action, arg)
        self._has_bots = False  # a bot has thought before: its modules are loaded
        self._told = 0  # number of the round whose result has been shown
        self._has_acted = False  # it was the player who acted last
        self._is_pressed = False  # a key, in this frame: nothing else moves before that is seen
        self._modules = loaded("app")

    # What a game brings.

    def make_painter(self, layout, names, levels):
        """Return the game's app.table.painter.Painter.

        layout: the module of the screen class; names: a short name per seat; levels: per seat 0
        for a human, 1..3 for a bot.
        """
        raise NotImplementedError

    def make_director(self):
        """Return the game's app.table.director.Director; the painter is there."""
        raise NotImplementedError

    def make_hand(self):
        """Return the game's app.table.hand.Hand; the painter is there."""
        raise NotImplementedError

    def lay_out(self):
        """A match is resumed: lay out the player's hand as it is after a deal."""

    def is_unasked(self, legal):
        """Return whether the first of these actions is carried out without asking."""
        return len(legal) == 1 and legal[0] in self.unasked

    def choose(self, action):
        """Carry out an action of the player's, chosen by keys or in the menu."""
        self.act(action)

    def menu_items(self):
        """Return what the action menu offers first: a list of (label, function)."""
        raise NotImplementedError

    def menu_settings(self):
        """Return what can be set in the action menu besides the speed: a list of Item."""
        return []

    def round_end(self, then):
        """Return the scene of a round's result, an app.table.results.RoundEnd."""
        raise NotImplementedError

    def match_end(self):
        """Return the scene of the match's result, an app.table.results.MatchEnd."""
        raise NotImplementedError

    # The scene.

    def enter(self, loop):
        """Deal if the match begins here, else lay out what there is."""
        if self.match.record.actions:
            self.lay_out()
        else:
            self.painter.displayed.before_deal(self.view)
            self.director.add(self.match.state.deal_events, self.view)
        # A new match leaves its set-up in the settings: saved later, so that Deal is quick.
        self.housekeeper.need_save(settings=not self.match.record.actions)

    def rest(self):
        """Make room for the scene that gets the screen."""
        self.director.animation.rest()

    def regain(self):
        """Forget what was loaded for the scene that had the screen."""
        drop_others("app", self._modules)
        catalog.unload("shell")

    @property
    def waiting(self):
        """Whether the table waits for the player."""
        is_busy = self.housekeeper.is_busy or self.painter.is_due
        return self._phase == _ASKING and not is_busy

    def leave(self):
        """Make sure that nothing is lost."""
        self.match.save()

    def draw(self):
        """Paint everything."""
        self.painter.all()
        if self._phase == _ASKING:
            self.hand.repaint()
            return
        if self.hand.is_out:
            self.hand.put_back()
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
        """Show what has happened, then ask the next seat."""
        canvas = self.loop.canvas
        if self._is_pressed:
            self._is_pressed = False
        elif self.painter.is_due:
            self.draw()
        elif self._phase == _SHOWING:
            self._show(now_ms)
        elif self.painter.pressed != self.loop.pending_keys:
            self.hand.lift()
            self.painter.press(self.loop.board.labels, self.loop.pending_keys)
            self.hand.put()  # where the cursor lies over what the keys do
        self.housekeeper.is_still = not canvas.dirty_count
        if self._phase == _SHOWING and canvas.dirty_count:
            self.housekeeper.is_littered = True

    def _show(self, now_ms):
        """Move on what is shown; when all of it is on the glass, ask the next seat."""
        director = self.director
        canvas = self.loop.canvas
        if self.loop.is_held(OK):
            director.hurry = True
        self.hand.hide()
        is_moving = director.tick(now_ms)
        is_still = not canvas.dirty_count
        self.hand.bring_back(is_still)
        if not self.painter.has_keys and not is_moving:
            self._say_busy_keys()
        if not is_moving and (director.is_instant or is_still):
            self._ask()

    def think(self):
        """Collect, save what the player did, then let a bot think."""
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
        """Another scene is to be imported."""
        if self.housekeeper.is_littered:
            self.housekeeper.collect()
        self.loop.ask_to_wait()

    def _ask(self):
        """Everything is shown: tell a result, or ask whoever is to act."""
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
            self._play_move()
            return
        self._bot = self._bot or self.match.bot()
        if self._bot is not None:
            self._has_bots = True
            self._phase = _THINKING
        elif self.is_unasked(view.legal):
            self.act(view.legal[0])
            self._has_acted = False
        else:
            if not self._has_acted:
                self.loop.play(cues.TURN)
            self.held_keys = _ASKED
            self.loop.forget_keys()
            self.hand.begin(view)

    def _tell(self):
        """Show how the round ended, and the match if it is over."""
        loop = self.loop
        self.make_way()
        if self.view.outcome is None:
            then = loop.back
        else:

            def then():
                loop.go(self.match_end())

        loop.lend(self.round_end(then))

    # Acting.

    def act(self, action, arg=None):
        """Carry out an action of whoever is to act, and begin to show what it causes."""
        if self._phase == _ASKING:  # else the hand has ended its part already
            self.held_keys = self._busy_keys
            self.hand.end()
            self.painter.pressed = 0
            self._say_busy_keys()
        self._phase = _SHOWING
        self._has_acted = self.match.state.to_act == self.player
        if self._has_acted:
            self.housekeeper.need_save()
        happened = self.match.act(action, arg)
        self.view = self.match.state.view(self.me)
        self.director.add([self._event_for(event, self.me) for event in happened], self.view)

    def key(self, key, is_long):
        """Do what the key means; while others play, OK hurries what is shown."""
        if self._phase != _ASKING:
            self._key_while_busy(key, is_long)
            return
        self._is_pressed = True
        action = self.hand.key(key, is_long)
        if action == MENU:
            self.open_menu()
        elif action != NOTHING:
            self.choose(action)

    def _key_while_busy(self, key, is_long):
        """A key while others play: the player's pieces can be looked at and arranged."""
        hand = self.hand
        if key == OK and not hand.takes_ok:
            self.director.hurry = self._phase == _SHOWING
            return
        hand.hide()
        self.director.animation.lift()
        if hand.while_busy(key, is_long) == MENU:
            self.open_menu()
        else:
            self._say_busy_keys()

    def open_menu(self):
        """Open the list of everything that can be done."""
        self.make_way()
        from app.table.menu import ActionMenu

        self.loop.lend(ActionMenu(self))
