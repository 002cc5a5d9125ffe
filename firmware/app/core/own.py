"""The player's own puzzles of a game: the costliest decisions of finished rounds, in the store.

One small file, `own_GAME`, has the list, in JSON. Each puzzle is a file of its own, `own_GAME_N`:
the header of the match's record, an empty line, and one entry as in a journal
(app/core/match.py) with all actions up to the decision; the last one is what the player did.

A puzzle is written to a free place before the list names it, and leaves the list before its file
is removed. So a power cut loses at most the newest puzzle.
"""

import json

from app.core.match import entry_of, header_of
from engine.compat import const
from hal.files import StoreError

MOST = const(8)  # puzzles of a game
_MOST_BYTES = const(4000)  # of one: a block of flash


class Own:
    """The list of a game's own puzzles.

    kept     a list of [place, tag, whether it is solved], the oldest first
    """

    def __init__(self, store, game):
        """Read the list; a damaged one is set aside, and another begins."""
        self._store = store
        self._name = "own_" + game
        self.kept = []
        try:
            data = store.load(self._name)
            if data is not None:
                found = json.loads(data.decode())
                self.kept = [[int(place), str(tag), bool(done)] for place, tag, done in found]
        except StoreError as error:
            if error.reason == "damaged":
                self._set_aside()
        except (ValueError, TypeError, AttributeError, KeyError, RuntimeError, MemoryError):
            self._set_aside()

    def _set_aside(self):
        try:
            self._store.set_aside(self._name)
        except StoreError:
            pass  # then the next save replaces it

    @property
    def solved(self):
        """How many are solved."""
        return len([1 for _, _, is_solved in self.kept if is_solved])

    def next(self):
        """Return the place of the oldest puzzle that is not solved, or of the oldest; -1: none."""
        for place, _, is_solved in self.kept:
            if not is_solved:
                return place
        return self.kept[0][0] if self.kept else -1

    def add(self, log, number):
        """Keep the decision before the action of a number of a MatchLog, if it is a new one.

        Where there is no room, the oldest puzzle that is solved goes, or else the oldest. Raises
        StoreError.
        """
        tag = "%s %d" % (log.seed, number)
        if tag in [one[1] for one in self.kept]:
            return
        data = header_of(log) + b"\n\n" + entry_of(log, "", 0, number + 1)
        if len(data) > _MOST_BYTES:
            return
        used = [one[0] for one in self.kept]
        place = min([free for free in range(MOST + 1) if free not in used])
        self._store.save(self._file(place), data)
        gone = -1
        if len(self.kept) >= MOST:
            solved = [at for at in range(MOST) if self.kept[at][2]]
            gone, _, _ = self.kept.pop(solved[0] if solved else 0)
        self.kept.append([place, tag, False])
        self._save()
        if gone >= 0:
            self._store.remove(self._file(gone))

    def solve(self, place):
        """Note that a puzzle is solved. Raises StoreError."""
        for one in self.kept:
            if one[0] == place and not one[2]:
                one[2] = True
                self._save()

    def load(self, place):
        """Return header and entry of a puzzle; None if it is damaged: then it leaves the list."""
        try:
            data = self._store.load(self._file(place))
        except StoreError:
            data = None
        if data:
            header, _, entry = data.partition(b"\n\n")
            return header, entry
        self.drop(place)
        return None

    def drop(self, place):
        """Take a puzzle that cannot be read out of the list."""
        self.kept = [one for one in self.kept if one[0] != place]
        try:
            self._save()
        except StoreError:
            pass  # then it is tried again

    def _file(self, place):
        return "%s_%d" % (self._name, place)

    def _save(self):
        self._store.save(self._name, json.dumps(self.kept).encode())
