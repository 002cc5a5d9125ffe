"""Plays the deals of a tournament at tables where programs sit, by the text protocol.

Tessera's own levels sit at such a table as programs too (tools/arena/seat.py). They play the
same games as in tools/arena/worker.py.
"""

import json
import time

from engine.contract import IllegalAction
from engine.games import load, seat_line
from engine.record import Record
from sim import program, protocol
from sim.command import ROOT
from sim.program import Failed
from tools.arena import secret_seeds
from tools.arena.results import result_of, seatings
from tools.common import interpreter

_OWN_MS = 600_000  # Tessera's own levels do a fixed amount of work, on any machine


class Table:
    """A table with the bots that sit at it, each in a process that is kept for the next deal.

    job: as the worker's, with `programs`, a dict of name to command, and move_ms and start_ms, the
    limits of a program: for a move, and in addition for the first one.
    """

    def __init__(self, job):
        """Start no bot yet."""
        self._job = job
        self._running = {}  # (number in names) -> Program
        self._is_closed = False

    def deal(self, seeds):
        """Play a deal in each seating; return the list of results.

        seeds: of tools/arena/secret_seeds.py. A result has `times` too: by the name of a program
        how many answers it gave, all their milliseconds, and the longest, without those that
        include the start of its process. With `records` it has the record of the game.
        """
        return [self._game(seeds, seating) for seating in seatings(self._job["names"])]

    def close(self):
        """End all bots. A deal in play ends in an OSError."""
        self._is_closed = True
        for number in list(self._running):
            running = self._running.pop(number, None)  # the thread of a deal may be quicker
            if running:
                running.close()

    def _game(self, seeds, numbers):
        """Play one game. numbers: who sits where, by their places in the list of names."""
        game = _Game(self._job, seeds, numbers)
        lost = None
        seat = -1
        try:
            for seat in range(len(numbers)):
                game.programs.append(self._program(numbers[seat]))
                game.announce(seat)
            while not game.is_over():
                seat = game.state.to_act
                game.move()
        except Failed as failed:
            lost = seat, str(failed)
            stopped = self._running.pop(numbers[seat], None)
            if stopped:
                stopped.close()
        return game.end(lost)

    def _program(self, number):
        """Return the program of a place, started if need be. Raises Failed, OSError."""
        job = self._job
        if self._is_closed:
            raise OSError("the table is closed")
        if number not in self._running:
            name = job["names"][number]
            if name in job["programs"]:
                start_s = job["start_ms"] / 1000
                command = job["programs"][name]
                started = program.Program(name, command, start_s, job["records"])
            else:
                started = _own_bot(job["game"], name)
            self._running[number] = started
        return self._running[number]


def _own_bot(game, level):
    """Return a Program in which one of Tessera's levels plays."""
    command = interpreter.command("arena.seat", [game, level])
    return program.Program(level, command, 0, cwd=ROOT, env=interpreter.environment())


class _Game:
    """One round or match in play."""

    def __init__(self, job, seeds, numbers):
        self._job = job
        self._seeds = seeds
        self._numbers = numbers
        self.names = [job["names"][number] for number in numbers]
        self.programs = []  # by seat
        self.state = load(job["game"], "state").State(job["options"], seeds.deal)
        self._notation = load(job["game"], "notation")
        self._events = load(job["game"], "events")
        self._before = list(self.state.scores)
        self._actions = []  # (seat, action, arg) of each
        self._times = {}  # see Table.deal
        self._news = [[] for _ in numbers]  # by seat: the events since its last view
        self._tell(self.state.deal_events)

    def announce(self, seat):
        move_ms = self._job["move_ms"]
        self._send(seat, protocol.match_line(self._job["game"], seat, self.state, move_ms))

    def is_over(self):
        state = self.state
        return state.to_act < 0 or (self._job["unit"] == "rounds" and bool(state.round_result))

    def move(self):
        """Ask the seat to act, if it has a choice, and do what it says. Raises Failed."""
        state = self.state
        legal = state.legal_actions()
        if len(legal) == 1:
            self._act(legal[0])
        else:
            self._ask(state.to_act)

    def _act(self, action, arg=None):
        """Carry out an action. Raises IllegalAction."""
        seat = self.state.to_act
        happened = self.state.apply(action, arg)
        self._actions.append((seat, action, arg))
        self._tell(happened)

    def _ask(self, seat):
        asked = self.programs[seat]
        own = asked.name not in self._job["programs"]
        count = len(self._actions)
        if own:
            stream = protocol.stream_of(self._seeds.bots, seat, count)
        else:  # another one in each rotation: no program knows the random numbers of another
            place = self._numbers[seat]
            stream = secret_seeds.derived("arena stream", self._seeds.streams, place, seat, count)
        line = protocol.view_line(
            self._job["game"], self.state.view(seat), self._news[seat], stream
        )
        self._news[seat] = []
        limit_ms = _OWN_MS if own else self._job["move_ms"]
        began = time.perf_counter()
        answer = asked.ask(json.dumps(line), limit_ms / 1000)
        if not own and asked.answers > 1:
            took_ms = 1000 * (time.perf_counter() - began)
            count, total_ms, worst_ms = self._times.get(asked.name, (0, 0, 0))
            self._times[asked.name] = (count + 1, total_ms + took_ms, max(worst_ms, took_ms))
        try:
            self._act(*self._notation.parse_action(answer))
        except (IllegalAction, ValueError):
            offered = ", ".join(line["legal"])
            raise Failed(
                f"{asked.name} answered {program.quoted(answer)}, which is none of: {offered}"
            )

    def _tell(self, happened):
        for seat, news in enumerate(self._news):
            hidden = [self._events.event_for(event, seat) for event in happened]
            news += [self._notation.event(event) for event in hidden]

    def _send(self, seat, said):
        self.programs[seat].tell(json.dumps(said))

    def end(self, lost):
        """Tell all bots who has won, and return the result."""
        job = self._job
        result = result_of(
            job["game"], self.state, self.names, self._before, job["unit"], self._actions, lost
        )
        for seat in range(len(self.programs)):
            self._send(seat, {"type": "end", "winners": result["winners"]})
        if job["programs"]:
            result["times"] = self._times
        if job["records"]:
            result["record"] = self._record().text()
        return result

    def _record(self):
        """Return the game as a record; a program is a bot of version 0."""
        job = self._job
        version = load(job["game"], "bot").VERSION
        seats = [
            f"bot {name.replace(' ', '_')} 0"
            if name in job["programs"]
            else seat_line(name, version)
            for name in self.names
        ]
        record = Record(job["game"], job["options"], seats, self._seeds.deal, self._seeds.bots)
        for action in self._actions:
            record.actions.append(action)
        return record
