"""A match in play: the engine's state, the log of its actions, and the journal.

A game's journal holds the match that can be resumed, until its end has been shown. Then a file of
its own holds the game's last match that is over: the header, an empty line, and one entry with all
actions.

The journal's header is the record's header. An entry holds the progress for the menu, and the
actions since the entry before. An entry is written after a human's action is displayed and before
the next seat moves. A power cut therefore loses that action at most; bots repeat the actions that
they took after it. app/core/journal_entries.py has the format.
"""

from binascii import crc32

from app.core.journal_entries import (
    NO_PLACEMENT,
    PLACEMENTS,
    entry_of,
    header_of,
    packed_placement,
    packed_progress,
)
from engine.contract import BadOptions
from engine.games import HUMAN, is_seat, level_of, levels_of, load, seat_line, styles_of
from engine.log import MatchLog
from hal.files import StoreError


def over_file(game):
    """Return the name under which a game's last match that is over is stored."""
    return game + "_over"


class Match:
    """A match with its seats.

    game      name in engine.games.GAMES
    seats     one string per seat: "human", or a bot as in engine.games.level_of
    state     the engine's State: read it, but change it only through `act`
    log       engine.log.MatchLog
    group     what the statistics count it under: the bots' level, the rules, the number of players
    on_trouble    None, or a function to call with the StoreError that ended saving
    moves_lost    True if the end of the journal could not be read
    placement_of  None, or a function that returns how the pieces of a seat lie, None if unknown
    placements    by seat how they lie by the journal, bytes; None if the journal has none
    first, dealt  how the round in play began: after so many actions, with this state; None if
                  that is not remembered
    saved         number of actions in the journal; -1: not even the header is written
    is_cut        actions that the journal has were taken back
    is_practice   moves may be taken back, and all hands shown: see app/table/practice.py
    is_placed     it began with a position, which no record leads to
    has_new_look     it is over, and its stars have brought a cloth, and perhaps a deck
    """

    is_practice = False
    is_cut = False
    is_placed = False
    has_new_look = False

    def __init__(self, game, options, seats, deal, store=None, report=None):
        """Begin a match and deal its first round.

        deal: a Deal of engine/seeds.py, or a tuple of its fields; store: where to save, or None: a
        journal for the match in play, and a file for the whole match when it is over; report:
        None, or a function to call with one line for every action. Raises BadOptions, naming the
        option.
        """
        self.game = game
        self.seats = tuple(seats)
        seat_lines = [_seat_line(game, seat) for seat in seats]
        self.log = MatchLog(game, options, seat_lines, *deal)
        self.state = self.log.start()
        if len(seats) != self.state.players:
            counts = (len(seats), self.state.players)
            raise BadOptions("seats", "there are %d for %d players" % counts)
        self.on_trouble = None
        self.moves_lost = False
        self.placement_of = None
        self.placements = None
        self.first = 0
        self.dealt = None
        if self.keeps_deal:
            self.begin_round(0, self.state)
        self.group = ""
        self._store = store
        self._journal = store.journal(game) if store else None
        self._is_kept = store is not None
        self._report = report
        self.saved = -1
        self._progress = ""  # the progress as last written

    def is_human(self, seat):
        return self.seats[seat] == HUMAN

    @property
    def is_counted(self):
        """Whether the statistics count it: saved, played by one person, of an unknown deal."""
        return self._is_kept and self.log.secret != "" and self.seats.count(HUMAN) == 1

    @property
    def tag(self):
        """An identifier of this match that reveals nothing about its deal."""
        return tag_of(self.log.seed, self.log.secret)

    def act(self, action, arg=None):
        """Carry out an action of the seat to act; return the events. Raises IllegalAction."""
        seat = self.state.to_act
        round_no = self.state.round_no
        events = self.state.apply(action, arg)
        self.log.actions.append((seat, action, arg))
        if self.keeps_deal and self.state.round_no != round_no:
            self.begin_round(len(self.log.actions), self.state)
        if self._report:
            self._report(self.log.action_text(len(self.log.actions) - 1))
        return events

    # The round in play.

    @property
    def keeps_deal(self):
        """Whether the deal of the round is always remembered: several people play."""
        return self.seats.count(HUMAN) > 1

    def begin_round(self, count, state):
        """Remember how a round began: after `count` actions, with this state."""
        self.first = count
        self.dealt = state.copy()

    def forget_deal(self):
        """Forget how the round began, unless it is always remembered."""
        if not self.keeps_deal:
            self.dealt = None

    def round_events(self):
        """Yield the events of the round so far: a list for the deal, and one for each action."""
        return self.log.round_events(self.dealt, self.first, len(self.log.actions))

    def bot_thoughts(self):
        """Return the generator of the bot whose turn it is; None for a human.

        The generator yields after each slice of work and returns (action, arg) as the value of
        StopIteration.
        """
        seat = self.state.to_act
        if seat < 0 or self.is_human(seat):
            return None
        think = load(self.game, "bot").think
        return think(self.state.view(seat), self.log.bot_rng(seat), *level_of(self.seats[seat]))

    @property
    def unsaved(self):
        """Whether `save` has something to do."""
        is_behind = self.is_cut or self.saved < len(self.log.actions)
        return is_behind and self._journal is not None

    def save(self):
        """Write the new actions to the journal.

        If writing fails, `on_trouble` is called, and the match goes on without being saved.
        """
        if not self.unsaved:
            return
        try:
            self._save(self._journal)
        except StoreError as error:
            self._fail(error)

    def _fail(self, error):
        self._journal = None
        if self.on_trouble:
            self.on_trouble(error)

    def _save(self, journal):
        done = len(self.log.actions)
        if self.saved < 0:
            self.placements = {} if self.placement_of else None
            journal.start(header_of(self.log) + (PLACEMENTS if self.placement_of else b""))
            self.saved = 0
        progress = _progress(self.state)
        text = "" if progress == self._progress else progress
        journal.append(self._entry(text, self.saved, done) + self._laid())
        self._progress = progress
        self.saved = done

    def end(self):
        """Store the finished match in its file and clear the journal, once its end was shown."""
        if self._journal is None:
            return
        try:
            self.keep()
            self._journal.clear()
            self._journal = None
        except StoreError as error:
            self._fail(error)

    def keep(self):
        """Write the finished match over the last finished one."""
        try:
            data = header_of(self.log) + b"\n\n" + self._entry("", 0, len(self.log.actions))
        except MemoryError:  # a very long match in a fragmented heap: it cannot be replayed
            return
        self._store.save(over_file(self.game), data)

    def _entry(self, progress, first, end):
        """Return the entry with the actions from number `first` up to `end`."""
        return entry_of(self.log, progress, first, end)

    def _laid(self):
        """Return the notes of the placements that have changed since they were last written."""
        notes = b""
        if self.placements is None or self.placement_of is None:
            return notes
        for seat in range(len(self.seats)):
            placement = self.placement_of(seat) if self.is_human(seat) else None
            old = self.placements.get(seat) or NO_PLACEMENT
            if placement is None or placement == old:
                continue
            self.placements[seat] = placement
            notes += packed_placement(seat, old, placement)
        return notes

    def leave(self):
        """Save, also how the pieces lie; store the journal's length, to notice a lost end."""
        self.save()
        if self._journal is not None:
            try:
                notes = self._laid() if self.state.to_act >= 0 else b""
                if notes:
                    self._journal.append(packed_progress("") + notes)
                self._journal.leave()
            except StoreError:
                pass  # all actions are saved

    def mend(self):
        """Repair a journal with missing entries, after the player was told."""
        try:
            if not self.log.actions:
                self._journal.append(packed_progress(""))  # without entries it has lost them
            self._journal.mend()
        except StoreError:
            pass  # then the player is told again

    def continue_from(self, state, journal=None):
        """Continue from the state after the record's actions.

        journal: the one that these actions were read from, or None.
        """
        self.state = state
        if journal:
            self._journal = journal
            self.saved = len(self.log.actions)


def tag_of(seed, secret):
    """Return the tag of a match: see Match.tag."""
    return "%08x" % (crc32((seed + secret).encode()) & 0xFFFFFFFF)


def _seat_line(game, seat):
    """Return the record's line for a seat: "human", or a bot's level, version and style."""
    if not is_seat(game, seat):
        level, style = level_of(seat)
        found = "level", level, ", ".join(levels_of(game))
        if level in levels_of(game):
            found = "style", style, ", ".join(styles_of(game))
        raise BadOptions("seats", "there is no %s '%s'; there are %s" % found)
    return seat if seat == HUMAN else seat_line(seat, load(game, "bot").VERSION)


def _progress(state):
    return str(state.round_no) + " " + ",".join([str(score) for score in state.scores])
