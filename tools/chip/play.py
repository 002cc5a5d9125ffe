"""Plays on a board where one of probe/chip*.py runs, and collects its reports."""

import re
from typing import NamedTuple

from engine.games import GAMES, MASTER, levels_of
from hal.contract import ALL_KEY_NAMES, KEY_NAMES
from tools.chip.visit import DATA, FOLDER
from tools.probe.tour import Tour

LEVEL = "hard"  # of the bots that a player waits for
DECISIONS = 60  # of each level of bot; of master a fifth
BEFORE = "-"  # stands for a game before there is one
LOADED = "loaded"  # stands for a scene: just before the copies of loaded code are dropped

# Short matches against people, in the form in which the settings keep the last set-up. People
# take more memory than bots: they have faces, and say something.
_SHORT = {
    "okey": {"options": {"start": 10}, "levels": ["hard:left", "hard:joker", "medium:pairs"]},
    "koikoi": {"options": {"rounds": 3}, "levels": ["hard:bold"]},
    "ceki": {
        "options": {"format": "hands", "hands": 4},
        "levels": ["hard:stock", "hard:nines", "medium:racer"],
    },
}

_STACKS = {"RP2040": 0x20040000}  # the far end of MicroPython's stack, by the chip's name
_BLOCK = 16  # bytes; the unit of the collector

_BEGIN = f"""
import sys
globals().pop('rp2', None)  # as main.py does
sys.path.append({FOLDER!r})
import gc
gc.collect()
free = gc.mem_free()
import tools.probe.chip as chip
import tools.probe.{{guest}} as guest
sys.path.pop()
gc.collect()
print('share', free - gc.mem_free())
import machine
stack = chip.Stack(getattr(machine, 'mem32', None), {{stack}})
connect = lambda board: None
"""
# As firmware/main.py begins.
_START = """
import main
main.mount()
from app import device
chip.begin_in(device, {data!r}, connect)
"""
_RUN = """
try:
    device.start()
except chip.Over:
    pass
finally:
    main.leave()
"""
_WALK = (
    _BEGIN
    + """
wire = chip.Wire(stack, {settings!r}, {heap!r})
connect = wire.connect
"""
    + _START
    + _RUN
)
# Another program in the place of the application.
_INSTEAD = (
    _BEGIN
    + _START
    + """
def run_on(board):
    device.drop_boot()
    {program}
device.run_on = run_on
"""
    + _RUN
)
_BOTS = "guest.decisions(board.relinker, {game!r}, {counts!r})"
_WAITS = "guest.waits(board, {game!r}, {level!r})"
_TEACHING = "guest.lessons(board, stack, {game!r}, {rounds!r}, {looks!r})"


class Place(NamedTuple):
    """A scene, and the game that was chosen last."""

    game: str
    scene: str


class Look(NamedTuple):
    """The use of heap and stack, in bytes. stack: 0 if it could not be read."""

    place: Place
    free: int
    largest: int
    stack: int


class Press(NamedTuple):
    """The readings of one key: the line of probe/chip.py, which says what each number is."""

    place: Place  # where the key was pressed
    key: str
    after: str  # the scene that it led to
    first_us: int  # FIRST
    scene_us: int  # THERE
    frames: int  # FRAMES
    late: int  # LATE
    very_late: int  # LATER
    longest_us: int  # LONGEST
    moving: int  # MOVING
    late_moving: int  # JERKS


class Paint(NamedTuple):
    """The time to draw and to send a whole scene."""

    place: Place
    draw_us: int
    show_us: int


class Thought(NamedTuple):
    """The time of a bot's decision, and of its longest slice."""

    game: str
    level: str
    spent_us: int
    longest_us: int


class Wait(NamedTuple):
    """How long a player waits, and how much of that a bot thinks while nothing moves.

    what: a deal or a lap of the others, with OK tapped or not, as in probe/chip_waits.py
    """

    game: str
    what: str
    spent_us: int
    thought_us: int


class Lesson(NamedTuple):
    """Something that teaches: its time and its longest slice; the least free bytes, the stack.

    what: as in probe/chip_teaching.py; free and stack are None where the time was read, and the
    times are None where these were read
    """

    game: str
    what: str
    spent_us: "int | None"
    longest_us: "int | None"
    free: "int | None"
    stack: "int | None"


class Check(NamedTuple):
    """The number of relinked words of memory at the end of a session, and of wrong ones."""

    game: str
    linked: int
    wrong: int


class Failure(NamedTuple):
    """Where the application failed, and its traceback."""

    place: Place
    text: str

    @property
    def heading(self):
        """The line that comes before the traceback."""
        game = "" if self.place.game == BEFORE else f"{self.place.game}, "
        return f"FAILED in {game}{self.place.scene or 'the start'}:"


class Notes:
    """All readings.

    clocks     the clocks in Hz that the chip had while the application ran, a set
    share      bytes of the heap that the reading itself takes
    start_us   from the first line of main.py to the first menu on the glass, -1 if not read
    """

    def __init__(self):
        """Begin with nothing."""
        self.clocks = set()
        self.share = 0
        self.start_us = -1
        self.looks = []
        self.presses = []
        self.paints = []
        self.thoughts = []
        self.waits = []
        self.lessons = []
        self.checks = []
        self.failures = []

    def take(self, line):
        """Take a line about the session itself; return whether it is one."""
        word, _, number = line.partition(" ")
        if word == "clock":
            self.clocks.add(int(number))
        elif word == "share":
            self.share = int(number)
        return word in ("clock", "share")

    def fail(self, place, text):
        """Note a failure, and say so at once: the other readings take many minutes."""
        failure = Failure(place, text)
        self.failures.append(failure)
        print(failure.heading, text.strip(), sep="\n", flush=True)


def stack_of(machine):
    """Return the address of the end of a board's stack, by its own description; 0 if unknown."""
    return next((_STACKS[name] for name in _STACKS if name in machine), 0)


def free_of(lines):
    """Return the free bytes and the largest free piece in the output of micropython.mem_info()."""
    text = "\n".join(lines)
    free = re.search(r"free: (\d+)", text)
    largest = re.search(r"max free sz: (\d+)", text)
    if not (free and largest):
        raise ValueError(f"this is nothing that mem_info says: {text!r}")
    return int(free[1]), int(largest[1]) * _BLOCK


class Walk:
    """A walk through the application on a board, in one session: without a reset in between."""

    def __init__(self, talk, tour, notes, heap, times, numbered=False):
        """Prepare it.

        talk: a visit.Talk; heap, times: whether these are read; numbered: whether matches are
        noted one by one, with their numbers before the games' names.
        """
        self._talk = talk
        self._tour = tour
        self._notes = notes
        self._heap = heap
        self._times = times
        self._numbered = numbered
        self._painted = {paint.place for paint in notes.paints}
        self._said = []  # other lines than answers
        self._unread = None  # a line that came instead of an answer

    def go(self, stack, speed):
        """Walk to the end or to a failure of the application; return False after a failure."""
        talk = self._talk
        settings = {"speed": speed, "help": "count"}  # the list of actions changes both
        if self._numbered:
            settings["last"] = _SHORT
        heap = self._heap
        code = _WALK.format(guest="chip", stack=stack, settings=settings, heap=heap, data=DATA)
        talk.start(code)
        place = Place(BEFORE, "")
        key = None
        while (words := self._next()) is not None:
            before, place = place, Place(self._game(), words[0])
            numbers = [int(word) for word in words[1:]]
            if key:
                pressed = Press(before, key, place.scene, *numbers)
                if self._times or not self._heap:  # reading the heap takes time
                    self._notes.presses.append(pressed)
            elif self._times:
                self._notes.start_us = numbers[1]
            if place.scene == "Failure":
                self._end()
                self._notes.fail(before, talk.error())
                return False
            self._look(place, place.scene != before.scene)
            key = self._tour.key(place.scene)
            if key is None:
                self._check()
                self._end()
                return True
            place = Place(self._game(), place.scene)
            talk.answer("k", 1 << KEY_NAMES.index(key))
        self._notes.fail(place, "\n".join([*self._said, talk.trouble]))
        return False

    def _game(self):
        if self._tour.game < 0:
            return BEFORE
        name = GAMES[self._tour.game]
        return f"{self._tour.begun:2} {name}" if self._numbered else name

    def _next(self):
        """Return the words of the board's line when it waits for a key, None at the end."""
        while (line := self._line()) is not None:
            if line.startswith("@ "):
                return line[2:].split()
            if self._notes.take(line):
                continue
            if line.startswith(LOADED + " "):
                place = Place(self._game(), LOADED)
                self._notes.looks.append(Look(place, int(line.split()[1]), 0, 0))
            else:
                self._said.append(line)
        return None

    def _line(self):
        line, self._unread = self._unread or self._talk.line(), None
        return line

    def _look(self, place, is_new):
        """Take the readings of a scene. is_new: the last key led to this scene."""
        if self._heap and is_new:
            lines = self._ask("h", "stack")
            if lines:
                stack = int(lines[-1].split()[1])
                look = Look(place, *free_of(lines), stack)
                self._notes.looks.append(look)
                if self._numbered and place.scene == "Menu":
                    print(f"  {place.game}, then {look.free:,} bytes free at the menu", flush=True)
        if self._times and place not in self._painted:
            self._painted.add(place)
            lines = self._ask("d", "paint")
            if lines:
                draw, show = lines[-1].split()[1:]
                self._notes.paints.append(Paint(place, int(draw), int(show)))

    def _check(self):
        """Let the board check everything that was relinked."""
        lines = self._ask("c", "check")
        if lines:
            linked, wrong = map(int, lines[-1].split()[1:])
            self._notes.checks.append(Check(self._game(), linked, wrong))

    def _ask(self, question, word):
        """Return the lines of an answer, the last one beginning with `word`; [] if it failed."""
        self._talk.answer(question)
        lines = []
        while (line := self._talk.line()) is not None:
            lines.append(line)
            if line.startswith(word + " "):
                return lines
            if line.startswith("@ "):
                self._unread = line
                return []
        self._said += lines
        return []

    def _end(self):
        self._talk.answer("x")
        while self._talk.line() is not None:
            pass


def tour(games, rounds, labels, plainly=False):
    """Return a Tour through some games, by name. labels: those of the board's keys."""
    rows = [GAMES.index(game) for game in games]
    return Tour(len(GAMES), rows, rounds, [ALL_KEY_NAMES[key] for key in labels], plainly)


def _start(talk, guest, program, stack=0):
    """Start a program of a module of tools/probe in the place of the application."""
    talk.start(_INSTEAD.format(guest=guest, data=DATA, program=program, stack=stack))


def think(talk, game, notes):
    """Let the bots of a game play against themselves on a board."""
    levels = (*levels_of(game), "exact") if game == "okey" else levels_of(game)
    few = max(1, DECISIONS // 5)
    counts = [(one, few if one == MASTER else DECISIONS) for one in levels]
    _start(talk, "chip_bots", _BOTS.format(game=game, counts=counts))
    level = ""
    said = []
    told = 0
    while (line := talk.line()) is not None:
        words = line.split()
        if words[:1] == ["level"]:
            level = words[1]
        elif words[:1] == ["think"]:
            notes.thoughts.append(Thought(game, level, int(words[1]), int(words[2])))
            told += 1
        elif not notes.take(line):
            said.append(line)
    if told < sum(count for _, count in counts):
        text = "\n".join([*said, talk.trouble])
        notes.fail(Place(game, f"bot {level}"), text)


def wait(talk, game, notes):
    """Measure how long a player at a board waits for the deal and for bots of level hard."""
    _start(talk, "chip_waits", _WAITS.format(game=game, level=LEVEL))
    said = []
    while (line := talk.line()) is not None:
        words = line.split()
        if words[:1] == ["wait"]:
            notes.waits.append(Wait(game, " ".join(words[1:-2]), int(words[-2]), int(words[-1])))
        elif not notes.take(line):
            said.append(line)
    if "waited" not in said:
        text = "\n".join([*said, talk.trouble])
        notes.fail(Place(game, "a lap"), text)


def teach(talk, game, rounds, looks, stack, notes):
    """Open everything that teaches a game at a board.

    rounds: numbers of those to review, as in probe/rounds.py; looks: whether heap and stack are
    read, and not the times; stack: as from `stack_of`.
    """
    program = _TEACHING.format(game=game, rounds=rounds, looks=looks)
    _start(talk, "chip_teaching", program, stack)
    said = []
    while (line := talk.line()) is not None:
        words = line.split()
        if words[:1] == ["teach"]:
            spent, longest, free, deepest = map(int, words[-4:])
            read = (None, None, free, deepest) if looks else (spent, longest, None, None)
            notes.lessons.append(Lesson(game, " ".join(words[1:-4]), *read))
            print(" ", line, flush=True)  # all of it takes many minutes on an emulated chip
        elif not notes.take(line):
            said.append(line)
    if "taught" not in said:
        text = "\n".join([*said, talk.trouble])
        notes.fail(Place(game, "its teaching"), text)
