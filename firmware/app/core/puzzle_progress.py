"""How far the player is with the puzzles of a game, kept in the store as JSON."""

from app.core.stored import JsonFile, count_of
from engine.puzzles import GRADES


def file_of(game):
    """Return the name under which the puzzles of a game are kept."""
    return "puzzles_" + game


class PuzzleProgress:
    """The puzzles that have been answered.

    done     per grade how many puzzles were answered; the next is the first that was not
    streak   how many in a row were right, up to now
    best     the longest streak
    day      the last date whose puzzle of the day was answered, as of the clock's `today`; or -1
    trouble  the StoreError of reading, None if it succeeded
    """

    def __init__(self, store, game):
        """Read the file; damaged data is set aside, and counting begins again."""
        self.done = [0] * len(GRADES)
        self.streak = 0
        self.best = 0
        self.day = -1
        self._file = JsonFile(store, file_of(game), self._take)
        self.trouble = self._file.trouble

    def _take(self, found):
        """Take what `save` has written. Raises ValueError, KeyError or TypeError for all else."""
        done = [count_of(count) for count in found["done"]]
        if len(done) != len(GRADES):
            raise ValueError("done")
        streak = count_of(found["streak"])
        best = count_of(found["best"], streak)
        self.day = count_of(found["day"], -1)
        self.done = done
        self.streak = streak
        self.best = best

    def answer(self, grade, is_right, day=-1):
        """Count an answer. grade: a place in GRADES; day: the date of a puzzle of the day, or -1.

        The puzzle of the day does not count as one of its grade's puzzles.
        """
        if day < 0:
            self.done[grade] += 1
        else:
            self.day = day
        self.streak = self.streak + 1 if is_right else 0
        self.best = max(self.best, self.streak)

    def save(self):
        """Write what was answered. Raises StoreError."""
        found = {"done": self.done, "streak": self.streak, "best": self.best, "day": self.day}
        self._file.save(found)
