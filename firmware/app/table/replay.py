"""Replays a finished round at the game's own table: forwards, backwards, and from any seat."""

# Replay has the members of a table only together with a game's class.
# pyright: reportAttributeAccessIssue=false, reportCallIssue=false, reportOptionalCall=false

from app.core.modules import drop, load_module
from app.texts.catalog import t
from app.texts.table import ids
from engine.compat import const
from engine.log import MatchLog
from hal.contract import BACK, DOWN, F1, F2, F3, LEFT, OK, RIGHT, UP

# Phases of the table, as in app/table/scene.py.
_SHOWING = const(0)
_WAITING = const(1)


class ReplayedMatch:
    """A finished match that is watched, at some action of one of its rounds.

    record, seats, state    as of app.core.match.Match
    number      how many actions of the match were carried out up to here
    first       how many before the deal of this round
    has_rounds  whether it has more than one round
    dealt       the state after that deal
    log                     the MatchLog of the whole match
    """

    is_counted = False
    layouts = None
    layout_of = None

    def __init__(self, log, seats):
        """Stand at the beginning of the first round. log: the match's MatchLog."""
        self.game = log.game
        self.seats = seats
        self.record = MatchLog(log.game, log.options, log.seats, log.seed, log.bot_seed, log.salt)
        self.log = log
        self.go_to_round(1)

    def is_human(self, seat):
        """Return False: nobody plays."""
        return False

    def bot(self):
        """Return None: no bot thinks."""
        return None

    def save(self):
        """Do nothing: the match is kept elsewhere."""

    leave = save
    unsaved = False

    def go_to_round(self, number):
        """Stand at the deal of a round, or of the first one if there is no such round."""
        state = self.record.start()
        drop("engine." + self.game + ".options")  # 2 KB of heap, needed only to make the state
        at = 0
        count = len(self.log.actions)
        while state.round_no != number and at < count:
            _, action, arg = self.log.actions[at]
            state.apply(action, arg)
            at += 1
        if state.round_no != number:
            self.go_to_round(1)
            return
        self.first = at
        self.has_rounds = at > 0 or self._is_followed(state)
        self.dealt = state.copy()
        self.number = at
        self.state = state

    def _is_followed(self, state):
        """Return whether the first round is not the last one. state: of its deal."""
        state = state.copy()
        for number in range(len(self.log.actions)):
            if state.round_result is not None:
                return True
            _, action, arg = self.log.actions[number]
            state.apply(action, arg)
        return False

    def played(self):
        """Return the (seat, action, arg) that were carried out up to here, a list."""
        return [self.log.actions[at] for at in range(self.number)]

    def round_events(self):
        """Yield the events of the round up to here, as Match does."""
        state = self.dealt.copy()
        yield state.deal_events
        for number in range(self.first, self.number):
            _, action, arg = self.log.actions[number]
            yield state.apply(action, arg)

    @property
    def has_next(self):
        """Whether the round goes on from here."""
        return self.number < len(self.log.actions) and self.state.round_result is None

    @property
    def has_previous(self):
        """Whether something has been played in the round."""
        return self.number > self.first

    def step(self):
        """Carry out the next action, and return its events."""
        _, action, arg = self.log.actions[self.number]
        self.number += 1
        return self.state.apply(action, arg)

    def step_back(self):
        """Take back the last action."""
        self.go_to(self.number - 1)

    def go_to(self, number):
        """Stand before the action of a number, which is one of this round, or at its end."""
        if number < self.number:
            self.state = self.dealt.copy()
            self.number = self.first
        while self.number < number:
            self.step()

    @property
    def next_action(self):
        """The action that comes next."""
        return self.log.actions[self.number][1]

    def bot_rng(self, seat):
        """Return the stream from which a bot in this seat would draw now."""
        return self.log.bot_rng(seat, self.number)


class Replay:
    """A mixin for the table of a replay: its keys step through a round.

    It is the first base of the scene's class; the other is the class of the game's table.
    """

    _from = -1  # the seat that the replay began with
    _round_no = 1
    _then = None
    kind = None  # the class of the game's table

    def begin_at(self, round_no, me, then):
        """Set the round and the seat to begin with; BACK calls `then()`."""
        self._round_no = round_no
        self._from = me
        self._then = then

    def enter(self, loop):
        """Show the deal."""
        self.held_keys &= ~(1 << F3)  # BACK acts when it goes down
        self.match.go_to_round(self._round_no)
        self._places.clear()  # they were made without the name of the player
        self._look_from(self._from)

    @property
    def you(self):
        """The seat that texts call "you": the one that the replay began with."""
        return self._from

    def _look_from(self, seat):
        """Show the present position as a seat sees it."""
        self.director.forget()
        self.sit(seat)
        self.director.player = self._from
        self.hand.hints = self._hints
        self.view = self.match.state.view(seat)
        self.director.view = self.view
        self.retrace()
        self.lay_out()
        self.painter.needs_repaint = True

    def leave(self):
        """Nothing is to be saved."""

    def _ask_next(self):
        """Wait for a key, and paint whose turn it is now."""
        self.painter.displayed.catch_up(self.view)
        self._phase = _WAITING
        self.painter.needs_repaint = True

    def _review_key(self):
        """Return the key that opens the review here, None if none does."""
        if not self.advises:
            return None
        if self.match.state.round_result:
            return RIGHT
        return None if self.match.has_previous else LEFT

    def _hints(self):
        review = self._review_key()
        on = ids.HINT_REVIEW if review == RIGHT else ids.HINT_ON
        before = ids.HINT_REVIEW if review == LEFT else ids.HINT_BEFORE
        pairs = [(OK, ids.HINT_MENU), (RIGHT, on), (LEFT, before), (F1, ids.HINT_EYES)]
        if self.match.has_rounds:
            pairs.append((F2, ids.HINT_ROUND))
        return pairs + [(BACK, ids.HINT_LEAVE)]

    def _paint_busy_hints(self):
        """Paint the key hints, unless they would hide the last event; then the next key does."""
        if not (self._phase == _WAITING and self.painter.keys_hide_last()):
            self.painter.keys(self.loop.board.labels, self._hints())

    def draw(self):
        """Paint everything."""
        self.painter.all()
        self._paint_busy_hints()

    def key(self, key, is_long):
        """Go on, go back, look from another seat, go to another round, open the menu, or leave."""
        match = self.match
        if self.director.is_busy:
            self.director.hurry = True
        if key == BACK:
            self._then()
        elif key == OK:
            self._open_menu()
        elif key == RIGHT:
            self._forward()
        elif key == LEFT:
            if match.has_previous:
                match.step_back()
                self._look_from(self.me)
            else:
                self._review()
        elif key == F1:
            self._look_from_next()
        elif key in (F2, UP, DOWN) and match.has_rounds:
            self._go_to_round(-1 if key == UP else 1)

    def _look_from_next(self):
        self._look_from((self.me + 1) % len(self.match.seats))

    def _go_to_round(self, step):
        self.match.go_to_round(self.match.state.round_no + step)
        self._look_from(self.me)

    def _open_menu(self):
        """List what can be done here besides stepping."""
        rows = []
        rows.append((t(ids.HINT_EYES), F1, self._look_from_next))
        if self.match.has_rounds:
            rows.append((t(ids.HINT_ROUND), F2, lambda: self._go_to_round(1)))
        if self.match.state.round_result is None:
            rows.append((t(ids.MENU_PRACTISE), None, self._practise))
        if self.advises:
            rows.append((t(ids.HINT_REVIEW), self._review_key(), self._review))
        self.director.animation.lift()
        self.make_way()
        of_scene = load_module("app.table", "menu").of_scene
        self.loop.lend(of_scene(self, rows, self.painter.all))

    def _practise(self):
        """Ask whether to play on from here, in the seat whose view is shown."""
        watched = self.match
        loop = self.loop
        self.make_way()
        from app.shell.dialog import Ask

        me = self.me

        def begin(loop):
            from app.table import practice

            return practice.from_replay(loop, watched, me)

        loop.lend(Ask(t(ids.ASK_PRACTICE), lambda: loop.open(begin), loop.back))

    def _forward(self):
        if self.match.state.round_result:
            self._review()
        if not self.match.has_next:
            return
        if self.director.is_busy:
            self._look_from(self.me)
        happened = self.match.step()
        self.view = self.match.state.view(self.me)
        self._phase = _SHOWING
        self.director.add([self.event_for(event, self.me) for event in happened], self.view)

    def _review(self):
        """Open the review of the round, in a game with a judge.

        The review takes the place of this scene, since the heap has no room for both.
        """
        if not self.advises:
            return
        match = self.match
        round_no = match.state.round_no
        arguments = self.kind, match.log, match.seats, round_no, self._from
        then = self._then
        self.make_way()

        def review(loop):
            from app.table import review

            return review.opened(loop, *arguments, lambda: loop.swap(replay))

        def replay(loop):
            return opened(loop, *arguments, then)

        self.loop.swap(review)


def opened(loop, kind, log, seats, round_no, me, then):
    """Return the scene of a replay.

    kind: the class of the game's table; log: the MatchLog; round_no: the round to begin with;
    me: the seat whose view is shown; then: called by BACK.
    """
    scene = type("Replay", (Replay, kind), {})(loop, ReplayedMatch(log, seats))
    scene.kind = kind
    scene.begin_at(round_no, me, then)
    return scene
