"""A finished round that is watched at the game's own table, by a replay or a review of it."""

from app.core.modules import drop
from app.table.play import WAIT, Play
from engine.compat import load_module
from engine.log import MatchLog


class WatchedMatch:
    """A finished match that is watched, at some action of one of its rounds.

    log, seats, state       as of app.core.match.Match
    number      how many actions of the match were carried out up to here
    first       how many before the deal of this round
    has_rounds  whether it has more than one round
    dealt       the state after that deal
    whole       the MatchLog of the whole match
    """

    placements = None

    def __init__(self, log, seats, round_no=0):
        """Stand at the beginning of a round; 0 for nowhere yet. log: the match's MatchLog."""
        self.game = log.game
        self.seats = seats
        self.log = MatchLog(log.game, log.options, log.seats, *log.deal)
        self.whole = log
        if round_no:
            self.go_to_round(round_no)

    def is_human(self, seat):
        """Return False: nobody plays."""
        return False

    def go_to_round(self, number):
        """Stand at the deal of a round, or of the first one if there is no such round."""
        for _ in self.going_to_round(number):
            pass
        self.has_rounds = self.first > 0 or self._is_followed(self.state)

    def going_to_round(self, number):
        """Go there as `go_to_round` does. A generator that yields after each action."""
        state = self.log.start()
        drop("engine." + self.game + ".options")  # 2 KB of heap, needed only to make the state
        yield
        at = 0
        count = len(self.whole.actions)
        while state.round_no != number and at < count:
            self.whole.play(at, state)
            at += 1
            yield
        if state.round_no != number:
            yield from self.going_to_round(1)
            return
        self.first = at
        self.dealt = state.copy()
        self.number = at
        self.state = state

    def _is_followed(self, state):
        """Return whether the first round is not the last one. state: of its deal."""
        state = state.copy()
        for number in range(len(self.whole.actions)):
            if state.round_result is not None:
                return True
            self.whole.play(number, state)
        return False

    def round_events(self):
        """Yield the events of the round up to here, as Match does."""
        return self.whole.round_events(self.dealt, self.first, self.number)

    @property
    def has_next(self):
        """Whether the round goes on from here."""
        return self.number < len(self.whole.actions) and self.state.round_result is None

    @property
    def has_previous(self):
        """Whether something has been played in the round."""
        return self.number > self.first

    def step(self):
        """Carry out the next action, and return its events."""
        self.number += 1
        return self.whole.play(self.number - 1, self.state)

    def depart(self, action, arg=None):
        """Carry out another action than the next one; return its events. `go_to` leads back."""
        self.number = max(self.number, len(self.whole.actions)) + 1
        return self.state.apply(action, arg)

    def step_back(self):
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
        return self.whole.actions[self.number][1]

    def bot_rng(self, seat):
        """Return the stream from which a bot in this seat would draw now."""
        return self.whole.bot_rng(seat, self.number)


class Watching(Play):
    """The common part of replay and review: nobody is asked, and keys move through the round.

    then    function that ends it
    """

    talks = False
    held_keys = 0  # mask of the keys that have a use where holding another key stands for them

    def __init__(self, match, you, then):
        """Watch a WatchedMatch from a seat."""
        super().__init__(match)
        self.you = you
        self.then = then

    def begin(self):
        """Show the round as it stands."""
        self.table.held_keys = self.held_keys
        self.table.painter.bar.is_watched = True
        self.look_from(self.you)

    def end(self):
        """Do nothing: the match is kept elsewhere."""

    def next_step(self):
        """Wait for a key."""
        return WAIT

    def look_from(self, seat):
        """Show the present position as a seat sees it."""
        table = self.table
        table.director.forget()
        table.sit(seat)
        table.retrace()
        table.lay_out()
        table.painter.needs_repaint = True

    def go_back(self):
        """Leave; OK, if holding it stands for BACK, does not go on with what comes then."""
        self.table.loop.forget_keys()
        self.then()

    def has_room_for_keys(self):
        """Return whether the key hints do not hide the last event; the next key shows them."""
        return not self.table.painter.bar.is_below_keys()


def replace(loop, name, *arguments):
    """Let a replay and a review of the same round take each other's place.

    The heap has no room for both. name: of the module of app/table that is opened; arguments: of
    its `opened`, without the loop.
    """
    loop.replace(lambda loop: load_module("app.table", name).opened(loop, *arguments))
