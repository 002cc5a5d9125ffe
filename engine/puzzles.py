"""Puzzles: positions with exactly one answer, rebuilt from three bytes each.

A puzzle is a round that is dealt and played by fixed rules up to one decision of seat 0. It is
kept as the number that seeds the round, and the number of actions up to the decision. A game's
module `puzzles` has the rules of that play and finds the answer; its module `puzzle_list` has the
puzzles, which `python -m tools.puzzles` has found. docs/learning.md says what is asked.
"""

from engine.compat import const
from engine.games import load
from engine.rng import Rng, mix

GRADES = ("easy", "medium", "hard")
COUNTS = (334, 333, 333)  # puzzles of each grade: a thousand of each game
SEAT = const(0)  # who has to find the answer
NO_PIECE = -1

BYTES = const(3)  # of a puzzle: the number in two, the low byte first, and the actions
_PLAY_STREAM = const(0x9022)


class BasePuzzle:
    """A round that is played by fixed rules until a puzzle is reached.

    state    the engine's State

    A game's class Puzzle implements `move` and `answer`, and says in `options` by which rules it
    is played.
    """

    game = ""
    options = {}

    def __init__(self, number):
        """Deal a round. number: 0..65535."""
        seed = "%016x" % number
        self.state = load(self.game, "state").State(self.options, seed)
        self._rng = Rng(mix(seed, _PLAY_STREAM))

    def move(self, rng):
        """Return the next action. rng: the stream of this round."""
        raise NotImplementedError

    def note(self, happened):
        """Note the events of an action."""

    def answer(self):
        """Return the one right action of seat 0; -1 if there is none, or more than one."""
        raise NotImplementedError

    def step(self):
        self.note(self.state.apply(self.move(self._rng)))


def puzzle_list(game):
    """Return the puzzles of a game: a tuple with bytes for each of GRADES."""
    return load(game, "puzzle_list").PUZZLES


def entry(packed, at):
    """Return (number, actions) of one of the packed puzzles, counted from 0.

    >>> entry(bytes((1, 2, 3, 4, 5, 6)), 1)
    (1284, 6)
    """
    at *= BYTES
    return packed[at] | packed[at + 1] << 8, packed[at + 2]


def reaching(game, number, actions, batch):
    """Reach a puzzle. A generator that returns (the Puzzle, its answer).

    It yields before every `batch` of actions, before the answer is searched and after that.
    """
    puzzle = load(game, "puzzles").Puzzle(number)
    for done in range(actions):
        if done % batch == 0:
            yield
        puzzle.step()
    yield
    answer = puzzle.answer()
    yield
    return puzzle, answer


def of_the_day(day):
    """Return (grade, place) of the puzzle of a date, the same everywhere.

    day: days since 1970-01-01. Three days after each other have the three grades.

    >>> of_the_day(0), of_the_day(4), of_the_day(2999)
    ((0, 0), (1, 1), (0, 333))
    """
    day %= sum(COUNTS)
    return day % len(COUNTS), day // len(COUNTS)
