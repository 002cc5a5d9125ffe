"""A match in play: the engine's state, the record of what was done, and the journal.

A game's journal holds one match, the one that can be resumed. Its header is the record's; an
entry is the progress for the menu and the actions since the entry before. An entry is written
after a human's action is on the glass and before the next seat moves, so that a cut costs that
action at most; what bots did after it, they will do again.

Every byte of an entry counts: the more there is to keep, the more often littlefs erases a block.
An entry is one byte, the length of what follows; the progress as text, if it has changed; and two
bytes an action: its number (below 4096) in twelve bits, whether it has an argument, its seat in
three. An argument follows its action, its length in a byte before it.
"""

from app import games
from engine import record
from engine.contract import BadOptions
from engine.record import BadRecord
from hal.store import StoreError


class Match:
    """A match with its seats.

    game      name in app.games
    seats     one string per seat: "human", or a bot's level
    state     the engine's State: look at it, but change it through `act` alone
    record    engine.record.Record
    on_trouble    None, or a function to call with the StoreError that puts an end to saving
    moves_lost    True if the end of the journal could not be read
    """

    def __init__(self, game, options, seats, seed, bot_seed, journal=None, report=None):
        """Begin a match; its first round is dealt.

        journal: where to save, or None; report: None, or a function to call with one line for
        every action. Raises BadOptions, naming the option.
        """
        self.game = game
        self.seats = tuple(seats)
        seat_lines = [_seat_line(game, seat) for seat in seats]
        self.record = record.Record(game, options, seat_lines, seed, bot_seed)
        self.state = self.record.start()
        if len(seats) != self.state.players:
            reason = "there are " + str(len(seats)) + " for " + str(self.state.players)
            raise BadOptions("seats", reason + " players")
        self.on_trouble = None
        self.moves_lost = False
        self._journal = journal
        self._report = report
        self._saved = -1  # actions that are durable; -1: not even the header
        self._progress = ""  # as last written

    def is_human(self, seat):
        """Return whether somebody at this screen plays the seat."""
        return self.seats[seat] == games.HUMAN

    def act(self, action, arg=None):
        """Carry out an action of the seat to act; return the events. Raises IllegalAction."""
        seat = self.state.to_act
        events = self.state.apply(action, arg)
        self.record.actions.append((seat, action, arg))
        if self._report:
            self._report(self.record.action_text(len(self.record.actions) - 1))
        return events

    def bot(self):
        """Return the thinking of the bot whose turn it is, a generator; None for a human.

        It yields at least every 30 ms and returns (action, arg) as the value of StopIteration.
        """
        seat = self.state.to_act
        if seat < 0 or self.is_human(seat):
            return None
        think = games.part(self.game, "bot").think
        return think(self.state.view(seat), self.record.bot_rng(seat), self.seats[seat])

    @property
    def unsaved(self):
        """Whether `save` has something to do."""
        return self._journal is not None and self._saved < len(self.record.actions)

    def save(self):
        """Make what was done durable; a match that is over is no longer kept.

        Where that fails, the match goes on without being saved.
        """
        if not self.unsaved:
            return
        try:
            self._save(self._journal)
        except StoreError as error:
            self._journal = None
            if self.on_trouble:
                self.on_trouble(error)

    def _save(self, journal):
        done = len(self.record.actions)
        if self.state.to_act < 0:
            journal.clear()
        else:
            if self._saved < 0:
                journal.start("\n".join(self.record.header_lines()).encode())
                self._saved = 0
            progress = _progress(self.state)
            entry = _packed("" if progress == self._progress else progress)
            for number in range(self._saved, done):
                entry += _packed_action(*self.record.actions[number])
            journal.append(entry)
            self._progress = progress
        self._saved = done

    def catch_up(self, old, kept):
        """Do again what a record holds. Raises BadRecord if it cannot be done.

        kept: the journal holds all of it already.
        """
        try:
            self.state = old.replay()
        except (IndexError, KeyError, TypeError):  # an action that no version of the game has
            raise BadRecord("What was saved is no match of this game.")
        self.record = old
        if kept:
            self._saved = len(old.actions)


def _seat_line(game, seat):
    """Return how the record names who plays: "human", or a bot's level and version."""
    if seat == games.HUMAN:
        return seat
    if seat not in games.LEVELS:
        raise BadOptions("seats", seat + " is neither human nor " + ", ".join(games.LEVELS))
    return "bot " + seat + " " + str(games.part(game, "bot").VERSION)


def _progress(state):
    return str(state.round_no) + " " + ",".join([str(score) for score in state.scores])


def _packed(text):
    return bytes((len(text),)) + text.encode()


def _packed_action(seat, action, arg):
    word = action << 4 | (0 if arg is None else 8) | seat
    packed = bytes((word & 255, word >> 8))
    return packed if arg is None else packed + bytes((len(arg),)) + arg


def _unpack(entry, actions):
    """Add an entry's actions to `actions`. Raises BadRecord."""
    at = 1 + entry[0] if entry else 1
    while at + 2 <= len(entry):
        word = entry[at] | entry[at + 1] << 8
        at += 2
        arg = None
        if word & 8:
            end = at + 1 + (entry[at] if at < len(entry) else 0)
            arg = entry[at + 1 : end]
            at = end
        actions.append((word & 7, word >> 4, arg))
    if at != len(entry):
        raise BadRecord("What was saved breaks off within an action.")


def left_behind(store, game):
    """Return (round number, scores) of the match that can be resumed, None if there is none.

    The game itself is not loaded for this. Raises StoreError or BadRecord if there is a match
    and it cannot be used.
    """
    journal = store.journal(game)
    header = journal.header()
    if header is None:
        return None
    record.check_version(header.decode().split("\n")[0])
    progress = [b"1 "]  # the latest

    def take(entry):
        if entry and entry[0]:
            progress[0] = entry[1 : 1 + entry[0]]

    journal.entries(take)
    number, _, scores = progress[0].decode().partition(" ")
    return int(number), [int(score) for score in scores.split(",") if score]


def resume(store, game, report=None):
    """Return the Match left behind. Raises StoreError or BadRecord if it cannot be used.

    A long match is too much for the heap as text, so its entries are read one by one.
    """
    journal = store.journal(game)
    old = record.parse_open(journal.header().decode())
    journal.entries(lambda entry: _unpack(entry, old.actions))
    match = go_on(old, journal, report, True)
    match.moves_lost = journal.lost
    return match


def go_on(old, journal=None, report=None, kept=False):
    """Return the Match of a record after its last action. Raises BadRecord if it cannot be.

    kept: the journal holds all of it already.
    """
    seats = [line.split(" ")[-2] if line != games.HUMAN else line for line in old.seats]
    match = Match(old.game, old.options, seats, old.seed, old.bot_seed, journal, report)
    match.catch_up(old, kept)
    return match
