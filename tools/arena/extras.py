"""Records and times: they come with the results of a deal, and are not in the results' file."""

import os

from sim.command import write_text, writing


class Extras:
    """The records of games, written to a folder, and how long programs took to answer.

    times    name of a program -> [how many answers, all their milliseconds, the longest]
    """

    def __init__(self, folder):
        """Keep records in a folder, which is made; None: keep none."""
        self._folder = folder
        self.times = {}
        if folder:
            with writing(folder):
                os.makedirs(folder, exist_ok=True)

    def take(self, table, deal, games):
        """Take the extras out of the results of a deal."""
        for number, game in enumerate(games):
            record = game.pop("record", None)
            if record and self._folder:
                name = f"deal{deal}_table{table}_game{number}.txt"
                write_text(os.path.join(self._folder, name), record)
            for who, (count, total_ms, worst_ms) in game.pop("times", {}).items():
                before = self.times.get(who, (0, 0, 0))
                self.times[who] = [
                    before[0] + count,
                    before[1] + total_ms,
                    max(before[2], worst_ms),
                ]

    def lines(self):
        """Yield a line for each program: the mean and the worst time of its answers."""
        for name in sorted(self.times):
            count, total_ms, worst_ms = self.times[name]
            mean = total_ms / count
            yield f"{name} took {mean:.1f} ms a move, {worst_ms:.0f} ms at worst ({count} moves)"
        if self._folder:
            yield f"{self._folder} has the records, and what programs wrote to standard error"
