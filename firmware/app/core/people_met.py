"""How often the player has met each of the people of a game, kept in the store as JSON."""

from app.core.stored import JsonFile
from engine.games import level_of


class PeopleMet:
    """The matches that the player has played against people.

    counts   dict of style -> [matches played, matches won]; a style belongs to one person
    trouble  the StoreError of reading, None if it succeeded
    """

    def __init__(self, store, game):
        """Read the file; damaged data is set aside, and counting begins anew."""
        self.counts = {}
        self._file = JsonFile(store, "people_" + game, self._take)
        self.trouble = self._file.trouble

    def _take(self, found):
        """Take what `save` has written. Raises ValueError or TypeError for all else."""
        counts = {}
        for style, (played, won) in found.items():
            if not 0 <= won <= played < 1 << 30:
                raise ValueError(style)
            counts[style] = [int(played), int(won)]
        self.counts = counts

    def save(self):
        """Write the counts. Raises StoreError."""
        self._file.save(self.counts)

    def count(self, seats, is_won):
        """Count a match with these seats, which is over."""
        for who in seats:
            style = level_of(who)[1]
            if style:
                counts = self.counts.setdefault(style, [0, 0])
                counts[0] += 1
                counts[1] += is_won
