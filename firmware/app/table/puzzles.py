"""Puzzles at the game's own table: a position with a question, an answer, the reason, the next.

docs/learning.md has the questions. The position is a real round, played again up to one decision
(engine/puzzles.py); nothing is carried out, and nothing of it is a match.
"""

from app.core import cues, games
from app.core.puzzle_progress import PuzzleProgress
from app.table.question import Question
from app.texts.catalog import fill, t
from app.texts.learning import ids
from engine.compat import const
from engine.games import HUMAN, LEVELS, result_of
from engine.log import MatchLog
from engine.puzzles import BYTES, COUNTS, SEAT, entry, of_the_day, puzzle_list, reaching

_PIECE = const(63)  # the bits of an action that name its piece, in every game
_BATCH = const(4)  # actions of the play in a slice


class PuzzleMatch:
    """The position of a puzzle in place of a match: nobody plays on, and nothing is saved.

    game, seats, state, log, first    as of app.core.match.Match
    """

    placements = None
    first = 0

    def __init__(self, puzzle):
        """Take a Puzzle of the engine."""
        self.take(puzzle)
        self.game = puzzle.game
        self.seats = (HUMAN,) + (LEVELS[-1],) * (self.state.players - 1)
        seed = self.state.seed
        self.log = MatchLog(self.game, puzzle.options, self.seats, seed, seed)

    def take(self, puzzle):
        """Take another Puzzle of the same game."""
        self.puzzle = puzzle
        self.state = puzzle.state

    def is_human(self, seat):
        """Return whether the player has a seat."""
        return seat == SEAT


class Puzzle(Question):
    """The course of a table with a puzzle on it.

    A game's class Puzzle names the `game`; it implements `question`, `fault`, `reason`, `place`.
    """

    game = ""
    asks_each = False  # whether every question is shown, or only the first: the bar has the rest

    def __init__(self, puzzle, grade, day, answer):
        """Pose a Puzzle of the engine.

        day: the date, if it is the puzzle of a day, else -1; answer: the right piece.
        """
        super().__init__(PuzzleMatch(puzzle))
        self.grade = grade
        self._day = day
        self.answer = answer

    # What a game implements.

    def headline(self):
        """Return what the bar says of the question, in a few words; may be empty."""
        return ""

    def fault(self, piece):
        """Return one sentence: why a piece is not the answer. It does not tell the answer."""
        raise NotImplementedError

    def reason(self, piece, answer):
        """Return one sentence: why `answer` is right, and `piece`, another one or itself, is not.

        Both are pieces as of the game's Puzzle.
        """
        raise NotImplementedError

    def place(self, piece):
        """Return x, y, w, h of a piece of the hand."""
        raise NotImplementedError

    def lay_out(self):
        """Lay out the player's hand."""
        self.table.lay_out()

    def keep_secret(self, view):
        """Take out of the player's view what would give the answer away."""

    # The course.

    def begin(self):
        """Load the texts, and show the position."""
        super().begin()
        self._progress = PuzzleProgress(self.table.loop.board.store, self.match.game)
        self._pose()

    def _pose(self):
        """Show the position of the puzzle."""
        table = self.table
        table.director.forget()
        table.sit(SEAT)
        self.keep_secret(table.view)
        painter = table.painter
        painter.displayed.before_deal(table.view)
        painter.displayed.catch_up(table.view)
        painter.bar.forget()
        painter.bar.last = self._title()
        self.lay_out()
        painter.needs_repaint = True
        self.was_wrong = False
        if self.asks_each:
            self.is_asked = False
        table.show_events()

    def _title(self):
        """Return what the bar says: the question in short, grade and number, the streak.

        Where one line has no room for all, the streak is left out first, then the question.
        """
        grade = self.grade
        stars = "★" * (grade + 1)
        if self._day < 0:
            at = self._progress.done[grade] % COUNTS[grade]
            stars = "%s %d/%d" % (stars, at + 1, COUNTS[grade])
        titles = [stars]
        headline = self.headline()
        if headline:
            titles.append(headline + ", " + stars)
        if self._progress.streak > 1:
            titles.append(fill(ids.IN_A_ROW, titles[-1], self._progress.streak))
        painter = self.table.painter
        while len(titles) > 1 and not painter.bar.has_room_alone(titles[-1]):
            titles.pop()
        return titles[-1]

    def task_ended(self, result):
        """Pose the puzzle that has been dealt. result: the Puzzle and its answer."""
        puzzle, self.answer = result
        self.match.take(puzzle)
        self._pose()

    def choose(self, action):
        """Take an answer: say whether it is right, and why.

        The first answer counts. After a wrong one the player may try once more.
        """
        piece = action & _PIECE
        is_right = piece == self.answer
        self.table.loop.play(cues.WON if is_right else cues.REFUSED)
        self.table.controls.put_back()  # so that its frame is where it stands in the hand
        is_first = not self.was_wrong
        if is_first:
            self._progress.answer(self.grade, is_right, self._day)
        if is_first and not is_right:
            self.ask_again(self.fault(piece), saves=True)
            return
        verdict = t(ids.RIGHT if is_right else ids.WRONG)
        if is_first and self._progress.streak > 1:
            verdict = fill(ids.RIGHT_ROW, self._progress.streak)
        text = verdict + " " + self.reason(piece, self.answer)
        then = self.table.loop.home if self._day >= 0 else self._next
        ok_text = ids.MENU if self._day >= 0 else ids.NEXT
        places = (self.place(self.answer),)
        if not is_right:
            places += (self.place(piece),)
        self.panel(text, then, ok_text, places, is_first)

    def save(self):
        """Keep how far the player is. Raises StoreError."""
        self._progress.save()

    def _next(self):
        """Give the screen back, and deal the next puzzle of the grade."""
        self.table.loop.pop(self._deal)

    def _deal(self):
        packed = puzzle_list(self.match.game)[self.grade]
        at = self._progress.done[self.grade] % (len(packed) // BYTES)
        self.table.controls.end()
        self.table.show_events()
        self.table.task = reaching(self.match.game, *entry(packed, at), _BATCH)


def opened(loop, kind, grade, day):
    """Return the table of a puzzle, with everything of its game loaded.

    kind: the game's class Puzzle; grade: a place in GRADES; day: the date of the puzzle of the
    day, which it then is, or -1 for the next of the grade.
    """
    game = kind.game
    at = PuzzleProgress(loop.board.store, game).done[grade]
    if day >= 0:
        grade, at = of_the_day(day)
    packed = puzzle_list(game)[grade]
    puzzle, answer = result_of(reaching(game, *entry(packed, at % (len(packed) // BYTES)), 1000))
    return games.table(game)(loop, kind(puzzle, grade, day, answer))
