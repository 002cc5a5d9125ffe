"""Sits a program at the table of the simulator: it plays all seats that a bot would play.

It speaks the lines that docs/bots.md explains. Its matches are not kept: their records would name
a level that has not played.
"""

import json
import secrets
import sys
import threading

from engine.games import load
from sim import protocol
from sim.command import UsageError
from sim.program import Failed, Program

_MOVE_S = 60  # for a move: somebody may be looking for a fault
_SLICE_S = 0.02  # of a frame, in which its answer is waited for


def parsed(pair):
    """Return (name, command) of NAME=COMMAND. Raises UsageError."""
    name, _, command = pair.partition("=")
    if not (name and command):
        raise UsageError(f"the bot {pair!r} is not of the form name=command")
    return name, command


class BotSeat:
    """The processes of a program, one for each seat of the match in play."""

    def __init__(self, name, command):
        """Start no process yet."""
        self._name = name
        self._command = command
        self._match = None
        self._programs = {}  # by seat: a Program, and how many actions it knows
        self._streams = secrets.token_hex(8)
        self._asked = threading.Event()  # not set while a thread asks: it alone uses the programs
        self._asked.set()
        self._is_over = False

    def sit(self):
        """Let the program play in place of the bots; return a function that ends it."""
        from app.core.match import Match

        bot = Match.bot_thoughts
        Match.bot_thoughts = property(lambda match: lambda: self._bot(match))  # pyright: ignore[reportAttributeAccessIssue]

        def end():
            Match.bot_thoughts = bot
            self._is_over = True
            while not self._asked.wait(_SLICE_S):
                for running, _ in list(self._programs.values()):
                    running.kill()
            self._close()

        return end

    def _close(self):
        for running, _ in self._programs.values():
            running.close()
        self._programs.clear()

    def _bot(self, match):
        """Return the generator of the seat to act, as Match.bot_thoughts does."""
        seat = match.state.to_act
        if seat < 0 or match.is_human(seat):
            return None
        return self._thinking(match, seat)

    def _thinking(self, match, seat):
        yield
        legal = match.state.legal_actions()
        if len(legal) == 1:
            return legal[0], None
        said = []
        asked = self._asked = threading.Event()

        def ask():
            try:
                said.append(self._ask(match, seat))
            finally:
                asked.set()

        # Not `join`: a signal during it makes Python 3.11 take the thread for one that has ended.
        threading.Thread(target=ask, daemon=True).start()
        while not asked.wait(_SLICE_S):
            yield
        return said[0]

    def _ask(self, match, seat):
        """Return the move that the program chooses, an illegal one if it gives none."""
        try:
            if match is not self._match:
                self._close()
                self._match = match
            if seat not in self._programs:
                self._programs[seat] = Program(self._name, self._command, 0), 0
                told = protocol.match_line(match.game, seat, match.state, 1000 * _MOVE_S)
                self._programs[seat][0].tell(json.dumps(told))
            running, known = self._programs[seat]
            count = len(match.log.actions)
            self._programs[seat] = running, count
            news = _news(match, seat, known)
            stream = protocol.stream_of(self._streams, seat, count)
            line = protocol.view_line(match.game, match.state.view(seat), news, stream)
            answer = running.ask(json.dumps(line), _MOVE_S)
            return load(match.game, "notation").parse_action(answer)
        except (Failed, ValueError) as error:
            if not self._is_over:
                print(f"tessera: {error}", file=sys.stderr)
            running, _ = self._programs.pop(seat, (None, 0))
            if running:
                running.close()
            return -1, None


def _news(match, seat, known):
    """Return the events since so many actions as texts, as far as a seat may know them."""
    state = match.log.start()
    event_for = load(match.game, "events").event_for
    text = load(match.game, "notation").event
    happened = [] if known else list(state.deal_events)
    for number, (_, action, arg) in enumerate(match.log.actions):
        events = state.apply(action, arg)
        if number >= known:
            happened += events
    return [text(event_for(event, seat)) for event in happened]
