"""Practice: a match in which moves may be taken back, and all hands shown.

`PracticeMatch` is the match, `Practice` the course of its table. A match is practice from its
deal on, its record says so, and the statistics leave it out. docs/learning.md has the details.
"""

from app.core import games, journal_entries
from app.core.match import Match
from app.core.modules import drop
from app.table.play import Play
from app.texts.catalog import t
from app.texts.table import ids
from engine.games import HUMAN, LEVELS

_UNKNOWN = "0" * 16


class PracticeMatch(Match):
    """A match that goes back to any decision of the round in play.

    The journal only grows: an entry after the actions says that they were taken back. So a power
    cut loses the last step at most, as in every match.
    """

    is_practice = True

    def __init__(self, game, options, seats, deal, store=None, report=None):
        """Begin a match, as Match does."""
        super().__init__(game, options, seats, deal, store, report)
        self.log.practice = True

    @property
    def is_counted(self):
        """Whether the statistics count it: never."""
        return False

    @property
    def keeps_deal(self):
        """Whether the deal of the round is always remembered: moves are taken back to it."""
        return True

    def round_events(self):
        """Yield the events of the round, as Match does; a position has no deal."""
        rounds = super().round_events()
        dealt = next(rounds)
        if not (self.is_placed and self.first == 0):
            yield dealt
        yield from rounds

    def stand_at(self, state):
        """Begin with this state, which no record leads to; the match is not saved."""
        self.state = state
        self.is_placed = True
        self.begin_round(0, state)

    def decisions(self, is_unasked):
        """Return the decisions of people in this round: a list of (actions before it, seat).

        is_unasked: a function of the legal actions: whether there is nothing to decide.
        """
        found = []
        state = self.dealt.copy()
        for number in range(self.first, len(self.log.actions)):
            seat, action, arg = self.log.actions[number]
            if self.is_human(seat) and not is_unasked(state.legal_actions()):
                found.append((number, seat))
            state.apply(action, arg)
        return found

    def take_back(self, count):
        """Go back to the state after the first `count` actions of this match."""
        self.state = self.dealt.copy()
        for number in range(self.first, count):
            self.log.play(number, self.state)
        self.log.cut_actions(count)
        if count < self.saved:
            self.saved = count
            self.is_cut = True

    def save(self):
        """Write what is new to the journal, as Match does."""
        super().save()
        self.is_cut = False

    def _entry(self, progress, first, end):
        """Return the entry with what was taken back, and the actions from `first` up to `end`."""
        entry = super()._entry(progress, first, end)
        if not self.is_cut:
            return entry
        head = 1 + entry[0]
        return entry[:head] + journal_entries.packed_taken_back(first) + entry[head:]


class Practice(Play):
    """The course of a PracticeMatch."""

    _decided: list  # (actions before it, seat) of each decision of people in this round
    _is_said = False  # the player was told that this is practice

    def begin(self):
        """Find what can be taken back, then show the deal, or a match as it stands."""
        self._decided = self.match.decisions(self.table.is_unasked)
        if self.match.is_placed:
            self.table.lay_out()
        else:
            super().begin()

    def next_step(self):
        """Say once, when it is the player's turn, that this is practice."""
        table = self.table
        view = table.view
        if view.to_act == table.viewer and view.result is None and not self._is_said:
            self._is_said = True
            table.painter.bar.show_last(t(ids.PRACTICE))
        return super().next_step()

    def before(self, action):
        """Note whether the action is a decision of a person's."""
        table = self.table
        state = self.match.state
        seat = state.to_act
        if state.round_result is not None:
            self._decided.clear()
        elif seat in table.human_seats and not table.is_unasked(state.legal_actions()):
            self._decided.append((len(self.match.log.actions), seat))

    def _last_decision(self):
        """Return the place of the player's last decision in `_decided`, -1 if there is none."""
        found = -1
        for at, (_, seat) in enumerate(self._decided):
            if seat == self.table.viewer:
                found = at
        return found

    @property
    def can_take_back(self):
        """Whether the player has decided anything in this round."""
        return self._last_decision() >= 0

    def take_back(self):
        """Go back to the player's last decision."""
        table = self.table
        at = self._last_decision()
        self.match.take_back(self._decided[at][0])
        del self._decided[at:]
        self._billed = 0
        self._is_said = False
        table.director.forget()
        table.controls.end()
        table.bot.forget()
        table.sit(table.viewer)
        table.retrace()
        table.sync_hand()
        table.painter.needs_repaint = True
        table.show_events()
        table.housekeeper.need_save()

    def menu_items(self):
        """Return the rows of the menu: take back, all hands, then the game's."""
        rows = []
        if self.can_take_back:
            rows.append((t(ids.MENU_TAKE_BACK), self.take_back))
        if self.table.has_hands:
            rows.append((t(ids.MENU_ALL_HANDS), self.show_hands))
        return rows + super().menu_items()

    def bill_rows(self):
        """Return the row that takes the last move of the round back."""
        if not self.can_take_back:
            return []

        def take_back():
            self.table.loop.pop(self.take_back)

        return [(t(ids.MENU_TAKE_BACK), None, take_back)]

    def show_hands(self):
        self.table.make_way()
        from app.table.open_hands import OpenHands

        self.table.loop.push(OpenHands(self.table))


def from_replay(loop, watched, viewer):
    """Return the table of practice from the position of a replay; the match is not saved.

    watched: the replay's match; viewer: the seat that the player takes. Other people's seats are
    played by bots.
    """
    log = watched.log
    seats = [HUMAN if seat == viewer else level for seat, level in enumerate(watched.seats)]
    for seat in range(len(seats)):
        if seat != viewer and seats[seat] == HUMAN:
            seats[seat] = LEVELS[1]
    match = PracticeMatch(log.game, log.options, seats, (log.seed, log.bot_seed, "", ""))
    for number in range(watched.number):
        match.log.actions.append(watched.whole.actions[number])
    match.begin_round(watched.first, watched.dealt)
    match.continue_from(watched.state.copy())
    drop("engine." + log.game + ".options")  # 2 KB of heap: the match has its settings
    return games.table(match.game)(loop, Practice(match))


def from_position(loop, state, game):
    """Return the table of practice from a state that no record leads to; it is not saved.

    The player has the seat that is to act.
    """
    viewer = state.to_act
    seats = [HUMAN if seat == viewer else LEVELS[1] for seat in range(state.players)]
    match = PracticeMatch(game, state.options, seats, (_UNKNOWN, _UNKNOWN, "", ""))
    match.stand_at(state)
    return games.table(match.game)(loop, Practice(match))
