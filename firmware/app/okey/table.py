"""The Okey table as a scene: whose turn it is, what has happened, and what follows.

The state moves on at once; the director then shows the events. Only when everything is shown is
the next seat asked: the player through hand.py, a bot in `think`.

Everything is imported at the start: in the middle of a match the heap is too littered for it.
"""

import gc

from app import games, screens
from app.okey.director import Director
from app.okey.hand import MENU, NOTHING, Hand
from app.okey.menu import ActionMenu
from app.okey.paint import Painter
from app.okey.rack import Rack
from app.okey.results import MatchEnd, RoundEnd
from app.okey.shown import Shown
from app.okey.texts_of import seat_names
from app.scene import Scene
from engine.compat import IS_MICROPYTHON
from engine.okey import melds
from engine.okey.actions import FINISH, NEXT_ROUND, PASS
from engine.okey.events import event_for
from engine.okey.tiles import KINDS
from hal.contract import BACK, F1


class Table(Scene):
    """A match of Okey at the table. `view` is what the player may know now."""

    def __init__(self, loop, match):
        """Sit down at `match`, an app.match.Match; seats without a human are played by bots."""
        self.loop = loop
        self.match = match
        humans = [seat for seat in range(len(match.seats)) if match.is_human(seat)]
        self.me = humans[0] if humans else 0
        self.player = humans[0] if humans else -1
        self.view = match.state.view(self.me)
        layout = screens.load("app.okey", loop.screen)
        names = seat_names(self.view.players, self.player)
        levels = [0 if s == games.HUMAN else games.LEVELS.index(s) + 1 for s in match.seats]
        shown = Shown(self.view)
        rack = Rack()
        self.painter = Painter(loop.canvas, layout, shown, rack, names, levels)
        clock = loop.board.clock
        self._director = Director(self.painter, self.me, self.player, clock, loop.settings)
        watches = self.player < 0
        self.hand = Hand(self.painter, loop.board.labels, loop.settings, watches)
        # Where there is no key for sorting, holding BACK sorts.
        self.long_keys = 0 if F1 in loop.board.labels else 1 << BACK
        self._bot = None
        self._is_idle = False  # nothing is left to show, and the next seat has been asked
        self._told = 0  # number of the round whose result has been shown
        self._save_due = False
        self._wants_menu = False  # the menu opens when everything is shown

    def enter(self, loop):
        """Deal if the match begins here, else lay out what there is."""
        shown = self.painter.shown
        if self.match.record.actions:
            self.painter.rack.sort(self.view.hand, shown.joker)
            self.painter.rack.mark(shown.joker)
        else:
            shown.begin_round(self.view.round_no, self.view.dealer)
            self._director.add(self.match.state.deal_events, self.view.hand)
        self._save_due = True

    @property
    def waiting(self):
        """Whether the table waits for the player."""
        return self._is_idle and self._bot is None and not self._save_due

    def leave(self):
        """Make sure that nothing is lost."""
        self.match.save()

    def draw(self):
        """Paint everything."""
        self.painter.all()
        if self._is_idle:
            self.hand.put()
        else:
            self._keys_while_busy()

    def _keys_while_busy(self):
        """Say what the keys do while things happen: they hurry them, which needs no saying."""
        pairs = self.hand.hints() if self.player < 0 else ()
        self.painter.keys(self.loop.board.labels, pairs)

    # Time.

    def tick(self, now_ms):
        """Show what has happened, then ask the next seat."""
        if self._is_idle:
            return
        if not self._director.tick(now_ms):
            self._go_on()

    def think(self):
        """Save what the player did, then let a bot think."""
        if self._director.is_busy:
            return False
        if self._save_due:
            self._save_due = False
            self.match.save()
            return True
        if self._bot is None:
            return False
        try:
            next(self._bot)
        except StopIteration as done:
            self._bot = None
            self.act(done.value[0], done.value[1])
            return False
        return True

    def _go_on(self):
        """Everything is shown: tell a result, or ask whoever is to act."""
        if IS_MICROPYTHON:
            # Now nobody waits. Collected seldom, what lives long ends up all over the heap, and
            # the list of actions finds no room to grow in.
            gc.collect()
        view = self.view
        self.painter.shown.catch_up(view)
        if view.result is not None and self._told != view.round_no:
            self._told = view.round_no
            self._tell()
            return
        self._is_idle = True
        if view.to_act < 0:
            self.loop.home()
            return
        self._bot = self.match.bot()
        if self._bot is not None:
            self.hand.rest()
            if self._wants_menu:
                self._wants_menu = False
                self.open_menu()
        elif view.legal == [PASS] or view.legal == [NEXT_ROUND]:
            self.act(view.legal[0])
        else:
            self.hand.begin(view)

    def _tell(self):
        """Show how the round ended, and the match if it is over."""
        painter = self.painter
        loop = self.loop
        if self.view.outcome is None:
            then = loop.back
        else:

            def then():
                loop.go(MatchEnd(painter, self.view))

        loop.over(RoundEnd(painter, self.view, then, self.player < 0))

    # Acting.

    def act(self, action, arg=None):
        """Carry out an action of whoever is to act, and begin to show what it causes."""
        self.hand.end()
        self._keys_while_busy()
        self._is_idle = False
        if self.match.state.to_act == self.player:
            self._save_due = True
        happened = self.match.act(action, arg)
        self.view = self.match.state.view(self.me)
        self._director.add([event_for(event, self.me) for event in happened], self.view.hand)

    def key(self, key, is_long):
        """Hurry what is being shown, or do what the key means."""
        if not self._is_idle:
            self._director.hurry = True
            self._wants_menu = self.player < 0 and key == BACK
            return
        action = self.hand.key(F1 if is_long else key)
        if action == MENU:
            self.open_menu()
        elif action != NOTHING:
            self.choose(action)

    def choose(self, action):
        """Carry out an action of the player's: finishing shows the rack as it was arranged."""
        arg = None
        if FINISH <= action < FINISH + KINDS:
            arg = self.hand.arrangement(action - FINISH)
            if arg is not None and not melds.is_legal(melds.split(arg), self.view.joker):
                arg = None
        self.act(action, arg)

    def open_menu(self):
        """Open the list of everything that can be done."""
        self.loop.over(ActionMenu(self))
