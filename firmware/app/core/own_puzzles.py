"""The player's own puzzles of a game: the costliest decisions of finished rounds, in the store.

Each puzzle is a file, `own_GAME_NUMBER_TAG`: the numbers rise, and the tag tells decisions apart.
In it are the header of the match's record, an empty line, and one entry as in a journal
(app/core/journal_entries.py) with all actions up to the decision; the last one is what the player
did. The names of the files are the list, so a power cut leaves no other one. A puzzle that is
solved goes.
"""

from app.core.journal_entries import entry_of, header_of
from app.core.match import tag_of
from engine.compat import const
from hal.files import StoreError

MOST = const(8)  # puzzles of a game
_MOST_BYTES = const(4000)  # of one: a block of flash
_DIGITS = const(6)  # of a number
_TAG = const(8)  # letters of a tag
_END = ".dat"


def tag_of_decision(log, number):
    """Return the tag of the decision before the action of a number of a MatchLog."""
    return tag_of(log.seed, "-%d" % number)


def tag_in(name):
    """Return the tag of the decision in the name of a puzzle."""
    return name[-_TAG:]


class OwnPuzzles:
    """The list of a game's own puzzles.

    kept     their names in the store, the oldest first
    """

    def __init__(self, store, game):
        """Read the list; it is empty if the store cannot be read."""
        self._store = store
        self._start = "own_" + game + "_"
        try:
            found = store.listing()
        except StoreError:
            found = ()
        self.kept = sorted([name[: -len(_END)] for name in found if self._is_one(name)])

    def _is_one(self, name):
        start = self._start
        number = name[len(start) : len(start) + _DIGITS]
        is_long_enough = len(name) == len(start) + _DIGITS + 1 + _TAG + len(_END)
        return (
            is_long_enough and name.startswith(start) and number.isdigit() and name.endswith(_END)
        )

    def add(self, log, number):
        """Keep the decision before the action of a number of a MatchLog, if it is a new one.

        The oldest puzzle goes where there is no room. Raises StoreError.
        """
        tag = tag_of_decision(log, number)
        if tag in [tag_in(name) for name in self.kept]:
            return
        data = header_of(log) + b"\n\n" + entry_of(log, "", 0, number + 1)
        if len(data) > _MOST_BYTES:
            return
        last = int(self.kept[-1][len(self._start) : -_TAG - 1]) if self.kept else 0
        name = "%s%06d_%s" % (self._start, last + 1, tag)
        self._store.save(name, data)
        self.kept.append(name)
        while len(self.kept) > MOST:
            self.remove(self.kept[0])

    def load(self, name):
        """Return header and entry of a puzzle. Raises StoreError."""
        header, _, entry = (self._store.load(name) or b"").partition(b"\n\n")
        return header, entry

    def remove(self, name):
        """Remove a puzzle: it is solved, or cannot be read. Raises StoreError."""
        self._store.remove(name)
        self.kept.remove(name)
