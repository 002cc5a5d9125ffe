"""A table as a scene: carries out actions, shows their events, and asks the next seat.

An action changes the state at once; the director then shows the events. When every event is
shown, the next seat is asked: the player through the hand, a bot in `think`. A game's table.py
has a subclass called Table; docs/adding-a-game.md says what it implements.

The modules of lists and results are imported when they are needed, and dropped when the table has
the screen again. Collecting garbage, saving and the bot's thinking wait for a frame that shows
nothing new: see app/table/housekeeper.py.
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
from hal.contract import BACK, F1

# Phases of a table.
_SHOWING = const(0)  # events are shown; then the next seat is asked
_ASKING = const(1)  # the player is asked
_THINKING = const(2)  # a bot thinks


class Table(Scene):
    """Scene of a match.

    me          the seat the picture is for
    player      equal to `me` if a human sits there, -1 if bots alone play
    view        the current view of seat `me`
    unasked     actions that are carried out without asking if they are the only legal action
    painter     paints the table
    director    shows events
    hand        handles the player's keys
    housekeeper    an app.table.housekeeper.Housekeeper
    """

    unasked = ()

    def __init__(self, loop, match):
        """Take an app.core.match.Match; bots play the seats without a human."""
        self.loop = loop
        self.match = match
        humans = [seat for seat in range(len(match.seats)) if match.is_human(seat)]
        self.me = humans[0] if humans else 0
        self.player = humans[0] if humans else -1
        self.view = match.state.view(self.me)
        self._event_for = load(match.game, "events").event_for
        # On boards without an F1 key, a long press of BACK stands for F1.
        if F1 not in loop.board.labels:
            self.long_keys |= 1 << BACK
        layout = screens.load("app." + match.game, loop.screen)
        names = seat_names(self.view.players, self.player)
        levels = [0 if s == HUMAN else LEVELS.index(s) + 1 for s in match.seats]
        self.painter = self.make_painter(layout, names, levels)
        self.director = self.make_director()
        self.hand = self.make_hand()
        self.housekeeper = Housekeeper(match, loop.settings)
        self._phase = _SHOWING
        self._bot = None  # generator of the bot that thinks
        self._told = 0  # number of the last round whose result has been shown
        self._has_acted = False  # whether the player acted last
        self._is_pressed = False  # a key was pressed: this frame shows its effect and nothing else
        self._wants_menu = False  # the menu opens when everything is shown
        self._modules = loaded("app")

    # What a game implements.

    def make_painter(self, layout, names, levels):
        """Return the game's app.table.painter.Painter.

        layout: the module of the screen class; names: a short name per seat; levels: per seat 0
        for a human, 1..3 for a bot.
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

    # The scene.

    def enter(self, loop):
        """Show the deal of a new match, or lay out a resumed one."""
        if self.match.record.actions:
            self.lay_out()
        else:
            self.painter.displayed.before_deal(self.view)
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

    @property
    def waiting(self):
        """Whether the table has nothing to do until the player presses a key."""
        is_busy = self.housekeeper.is_busy or self.painter.is_due
        return self._phase == _ASKING and not is_busy

    def leave(self):
        """Save the match."""
        self.match.save()

    def draw(self):
        """Paint everything."""
        self.painter.all()
        if self._phase == _SHOWING:
            self._keys_while_busy()
        else:
            self.hand.repaint()

    def _keys_while_busy(self):
        """Paint the key hints while events are shown; that keys hurry the events has no hint."""
        pairs = self.hand.hints() if self.player < 0 else ()
        self.painter.keys(self.loop.board.labels, pairs)

    # Time.

    def tick(self, now_ms):
        """Show the next step of the events; after the last one, ask the next seat."""
        canvas = self.loop.canvas
        director = self.director
        if self._is_pressed:
            self._is_pressed = False
        elif self.painter.is_due:
            self.draw()
        elif self._phase != _SHOWING:
            pass
        elif not director.tick(now_ms) and (director.is_instant or not canvas.dirty_count):
            self._ask()
        self.housekeeper.is_still = not canvas.dirty_count
        if self._phase == _SHOWING and canvas.dirty_count:
            self.housekeeper.is_littered = True

    def think(self):
        """Collect garbage, save after the player's action, then let a bot think."""
        housekeeper = self.housekeeper
        if not (housekeeper.is_still or self.director.is_instant):
            return False
        if housekeeper.collect_if_still() or self.director.is_busy:
            return False
        if housekeeper.save():
            return True
        if self._phase != _THINKING:
            return False
        try:
            next(self._bot)  # pyright: ignore[reportArgumentType]
        except StopIteration as done:
            self._bot = None
            self.act(done.value[0], done.value[1])
            return False
        return True

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
        self._bot = self.match.bot()
        if self._bot is not None:
            self._phase = _THINKING
            self.hand.rest()
            if self._wants_menu:
                self._wants_menu = False
                self.open_menu()
        elif self.is_unasked(view.legal):
            self.act(view.legal[0])
            self._has_acted = False
        else:
            if not self._has_acted:
                self.loop.play(cues.TURN)
            self.hand.begin(view)

    def _tell(self):
        """Show the round's result, then the match's result if the match is over."""
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
        """Carry out an action of the seat that is to act, and queue its events."""
        if self._phase != _SHOWING:  # else `hand.end` has been called already
            self._phase = _SHOWING
            self.hand.end()
            self._keys_while_busy()
        self._has_acted = self.match.state.to_act == self.player
        if self._has_acted:
            self.housekeeper.need_save()
        happened = self.match.act(action, arg)
        self.view = self.match.state.view(self.me)
        self.director.add([self._event_for(event, self.me) for event in happened], self.view)

    def key(self, key, is_long):
        """Hurry the events being shown, or pass the key to the hand."""
        if self._phase == _SHOWING:
            self.director.hurry = True
            self._wants_menu = self.player < 0 and key == BACK
            return
        self._is_pressed = True
        if is_long and key == BACK:
            key, is_long = F1, False
        action = self.hand.key(key, is_long)
        if action == MENU:
            self.open_menu()
        elif action != NOTHING:
            self.choose(action)

    def open_menu(self):
        """Open the action menu."""
        self.make_way()
        from app.table.menu import ActionMenu

        self.loop.lend(ActionMenu(self))
