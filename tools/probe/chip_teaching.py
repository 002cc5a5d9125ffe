"""Measures time, heap and stack of hints, reviews, puzzles, lessons and rules on a real board.

Runs on the board like chip_waits.py: in the place of the application's start, with its loop
and its scenes, at speed `instant`. For each thing it sends the line

    teach WHAT US LONGEST FREE STACK

    WHAT     hint: at the table, until the move is shown
             review: of a round of rounds.py, with its number, until the summary is shown
             last review: of the round that was just played, from its result
             puzzle: from the menu until its question is shown; answer: until the verdict is shown;
             next puzzle: until the next one waits
             guide: from the menu to its first picture; page: from OK to the guide's next page
             rules: from the table to the first page; rules page: from RIGHT to the next one
    US       how long it took until the picture was on the panel
    LONGEST  the longest slice of thinking, 0 if nothing is thought
    FREE     the least free bytes after a collection: before the copies of loaded code are dropped,
             after every eighth slice and at the end; with `looks`, else 0
    STACK    the deepest use of the stack, in bytes; with `looks`, else 0

Looking takes time: then US and LONGEST say nothing. The last line is `taught`.
"""

import gc

from hal.contract import F1, F2, HELD, LEFT, OK, RIGHT
from tools.probe.chip import ticks_diff, ticks_us
from tools.probe.rounds import played
from tools.probe.shown import shown

_SEED = "0000000000000007"  # of the match at whose table hints are shown
_HINTS = 6
_PAGES = 3  # of the rules
_GRADES = 3  # of the puzzles
_LOOK_AGAIN = 8  # slices of thinking from one look at the heap to the next
_MOST_FRAMES = 6000


class Unpressed:
    """A board's keys of which none is ever down: `_Visit` gives keys to the scene itself."""

    def levels(self):
        """Return no key."""
        return 0


class Meter:
    """Measures from `begin` to `end` what the application does."""

    def __init__(self, board, stack, looks):
        """Watch a board. stack: a Stack; looks: whether heap and stack are read."""
        self._stack = stack
        self._looks = looks
        self._shown_us = 0
        show = board.display.show

        def shown(canvas):
            is_new = canvas.dirty_count > 0
            show(canvas)
            if is_new:
                self._shown_us = ticks_us()

        board.display.show = shown
        if board.relinker and looks:
            relink = board.relinker.relink

            def looked():
                self._look()
                return relink()

            board.relinker.relink = looked
        self.begin()

    def watch_pushed(self, loop):
        """Watch how long the scenes think that are pushed, or replace it."""
        push = loop.push
        replace = loop.replace

        def watched_push(scene):
            self.watch(scene)
            push(scene)

        def watched_replace(make):
            def made(loop):
                scene = make(loop)
                self.watch(scene)
                return scene

            replace(made)

        loop.push = watched_push
        loop.replace = watched_replace

    def watch(self, scene):
        """Watch how long a scene thinks."""
        think = scene.think

        def timed():
            begin = ticks_us()
            wants_more = think()
            self._longest = max(self._longest, ticks_diff(ticks_us(), begin))
            self._slices += 1
            if self._looks and self._slices % _LOOK_AGAIN == 0:
                self._look()
            return wants_more

        scene.think = timed

    def _look(self):
        gc.collect()
        self._free = min(self._free, gc.mem_free())  # pyright: ignore[reportAttributeAccessIssue]

    def begin(self):
        self._longest = self._slices = 0
        self._free = 1 << 29
        if self._looks:
            self._stack.paint()
        self._begin_us = ticks_us()

    def end(self, what, thinks=False):
        """Report what happened until the last picture. thinks: whether slices of it count."""
        if thinks and not self._slices:
            raise RuntimeError(what + ": no slice of thinking was watched")
        spent = ticks_diff(self._shown_us, self._begin_us)
        free = deepest = 0
        if self._looks:
            self._look()
            free = self._free
            deepest = self._stack.deepest()
        print("teach", what, spent, self._longest if thinks else 0, free, deepest)


def lessons(board, stack, game, rounds, looks):
    """Report everything that teaches a game. rounds: the numbers of those to review."""
    from app import application

    board.keys = Unpressed()
    meter = Meter(board, stack, looks)
    loop = application.begin(board)
    loop.settings.speed = "instant"
    meter.watch_pushed(loop)
    visit = _Visit(loop, meter, game)
    for number in rounds:  # first: to play one here needs larger pieces of the heap
        visit.review(number)
    visit.puzzles()
    visit.guide()
    visit.match()
    visit.last_review()
    print("taught")


class _Visit:
    """The visit of one game's teaching."""

    def __init__(self, loop, meter, game):
        self._loop = loop
        self._meter = meter
        self._game = game
        self._menu()

    def _name(self):
        return shown(self._loop.scene).__name__

    def _until(self, *names):
        """Run frames until one of the named scenes waits for a key. Raises RuntimeError."""
        loop = self._loop
        for _ in range(_MOST_FRAMES):
            if loop.waiting and self._name() in names:
                return
            if self._name() == "Failure":
                raise RuntimeError(loop.scene.text)
            loop.frame()
        raise RuntimeError("%s never waits; there is %s" % (names, self._name()))

    def _press(self, key):
        """Give a key to the scene, and run the frame that shows its effect."""
        self._loop.scene.key(key, False)
        self._loop.frame()

    def _menu(self):
        self._loop.home()
        self._loop.frame()
        self._until("Menu")

    def puzzles(self):
        """Solve a puzzle of each grade, and open the next one."""
        for grade in range(_GRADES):
            self._puzzle(grade)
            self._menu()  # here nothing refers to the table of the puzzle any more

    def _puzzle(self, grade):
        meter = self._meter
        meter.begin()
        _solve(self._loop, self._game, grade)
        self._loop.frame()
        self._until("SavingLesson")
        meter.end("puzzle")
        scene = self._asked()
        meter.watch(scene)
        view = scene.view
        meter.begin()
        scene.choose(view.legal[0])
        self._until("SavingLesson")
        meter.end("answer")
        meter.begin()
        self._press(OK)
        self._until("SavingLesson", "Puzzle")
        if scene.view is view:  # the answer was wrong, and may be given again
            scene.choose(view.legal[0])
            self._until("SavingLesson")
            meter.begin()
            self._press(OK)
            self._until("SavingLesson", "Puzzle")
        meter.end("next puzzle", True)

    def _asked(self):
        """Read the pages of a question; return the table, which waits for the answer."""
        while self._name() == "SavingLesson":
            self._press(OK)
        self._until("Puzzle")
        return self._loop.scene

    def guide(self):
        """Read and play the guided hand to its end."""
        loop = self._loop
        meter = self._meter
        meter.begin()
        _learn(loop, self._game)
        loop.frame()
        meter.end("guide")
        self._until("Lesson")
        while self._name() != "NewMatch":  # a real one
            name = self._name()
            if name == "Guide":
                loop.scene.choose(loop.scene.course.proposed)
                loop.frame()
            else:
                meter.begin()
                self._press(OK)
                if name == self._name() == "Lesson":
                    meter.end("page")
            self._until("Lesson", "Guide", "RoundEnd", "NewMatch")
        self._menu()

    def match(self):
        """Show hints and the rules at a table, and play to the round's result."""
        from engine.games import HUMAN, LEVELS
        from engine.seeds import known

        loop = self._loop
        others = 1 if self._game == "koikoi" else 3
        seats = (HUMAN,) + (LEVELS[-1],) * others
        options = {"players": 4} if self._game == "ceki" else {}
        _begin(loop, self._game, options, seats, known(_SEED))
        loop.frame()
        self._until("Table", "RoundEnd")
        self._rules()
        hints = 0
        while self._name() == "Table":
            scene = loop.scene
            action = scene.view.legal[-1]
            if hints < _HINTS and len(scene.view.legal) > 1:
                hints += 1
                action = self._hint(scene)
            scene.choose(action)
            loop.frame()
            self._until("Table", "RoundEnd")

    def _rules(self):
        """Open the rules at the table, and turn some pages."""
        scene = self._loop.scene
        meter = self._meter
        meter.begin()
        scene.show_rules()
        self._loop.frame()
        meter.end("rules")
        for _ in range(_PAGES):
            meter.begin()
            self._press(RIGHT)
            meter.end("rules page")
        self._loop.pop()
        self._until("Table")

    def _hint(self, scene):
        """Show a hint; return its move."""
        meter = self._meter
        meter.begin()
        scene.show_hint()
        self._loop.frame()
        self._until("Hint")
        meter.end("hint", True)
        action = self._loop.scene.action
        self._press(OK)
        self._until("Table")
        return action

    def last_review(self):
        """Review the round at its result: with F2, or without that key from its replay."""
        loop = self._loop
        meter = self._meter
        meter.begin()
        if not loop.board.labels.get(F2, HELD).endswith(HELD):
            self._press(F2)
        else:
            self._press(F1)
            self._until("Replay")
            meter.begin()
            self._press(LEFT)
        self._until("Review")
        meter.end("last review", True)
        self._menu()

    def review(self, number):
        """Review a round of rounds.py, from its replay."""
        log = played(self._game, "%016x" % number)
        loop = self._loop
        _watch(loop, log)
        loop.frame()
        self._until("Replay")
        self._meter.begin()
        self._press(LEFT)
        self._until("Review")
        self._meter.end("review %d" % number, True)
        self._menu()


# Each returns before the shell is unloaded: who keeps app.shell.opening, keeps the shell.


def _solve(loop, game, grade):
    from app.shell import opening

    opening.solve(loop, game, grade)


def _learn(loop, game):
    from app.shell import opening

    opening.learn(loop, game)


def _begin(loop, game, options, seats, drawn):
    from app.shell import opening

    opening.begin(loop, game, options, seats, drawn, keep=False)


def _watch(loop, log):
    from app.shell import opening

    opening.watch(loop, log)
