"""The results of a tournament as JSON lines: resumable, and nothing is counted twice.

The first line is the plan's header. Every other line is one deal at one table:

    {"table": 0, "deal": 17, "games": [{"seats": [...], "winners": [...], ...}, ...]}

tools/arena/results.py explains a game. The order of the lines is that in which deals were done.
"""

import contextlib
import json
import os

from sim.command import UsageError, write_text, writing

_ROWS = ("seats", "winners", "points", "calls", "lost")  # the lists of a game


class Journal:
    """All results so far, by (table, deal), and the file that keeps them."""

    def __init__(self, plan, path=None):
        """Begin a file, or go on with one. Without a path the results are kept in memory alone.

        A last line that was cut off is removed. Raises UsageError if the file belongs to another
        tournament or is damaged.
        """
        self.done = {}
        self._file = None
        if path is None:
            return
        header = plan.header()
        with writing(path):
            if os.path.exists(path) and os.path.getsize(path):
                kept = self._read(path, header, plan)
                os.truncate(path, kept)
            else:
                write_text(path, _line(header))
            self._file = open(path, "a", encoding="utf-8")  # noqa: SIM115 - until `close`

    def _read(self, path, header, plan):
        """Read what is there; return how many bytes of the file are whole lines."""
        with open(path, "rb") as file:
            lines = file.read().splitlines(keepends=True)
        if not lines[-1].endswith(b"\n"):
            lines.pop()
        for number, line in enumerate(lines):
            said = {}
            with contextlib.suppress(ValueError):
                said = json.loads(line)
            if not number and said != json.loads(_line(header)):
                sources = header["sources"]
                is_same = not isinstance(said, dict) or said.get("sources", sources) == sources
                whose = "another tournament" if is_same else "another version of Tessera"
                raise UsageError(f"{path} belongs to {whose}: name another file")
            if number:
                is_known = False
                with contextlib.suppress(KeyError):
                    is_known = _is_deal(said, plan)
                if not is_known:
                    raise UsageError(f"{path} is damaged in line {number + 1}: remove that line")
                self.done.setdefault((said["table"], said["deal"]), said["games"])
        if not lines:
            raise UsageError(f"{path} has no header: remove it")
        return sum(map(len, lines))

    @staticmethod
    def seed_in(path):
        """Return the seed of the tournament in a file, None if it has none that can be read."""
        try:
            with open(path, encoding="utf-8") as file:
                seed = json.loads(file.readline())["seed"]
        except (OSError, ValueError, TypeError, KeyError):
            return None
        return seed if isinstance(seed, str) else None

    def add(self, table, deal, games):
        """Keep the results of a deal, unless they are there already."""
        if (table, deal) in self.done:
            return
        self.done[table, deal] = games
        if self._file:
            self._file.write(_line({"table": table, "deal": deal, "games": games}))
            self._file.flush()

    def deals(self, table, count):
        """Return the games of the first `count` deals at a table: a list per deal."""
        return [self.done[table, deal] for deal in range(count)]

    def close(self):
        if self._file:
            self._file.close()


def _is_deal(said, plan):
    """Return whether an object is a deal of this plan, with all that the report reads."""
    if not isinstance(said, dict):
        return False
    table, deal, games = said["table"], said["deal"], said["games"]
    if not (_are_numbers([table, deal]) and 0 <= table < len(plan.tables) and deal >= 0):
        return False
    names = plan.tables[table]
    return isinstance(games, list) and bool(games) and all(_is_game(one, names) for one in games)


def _is_game(game, names):
    """Return whether an object is a result of tools/arena/results.py; names: at its table."""
    if not isinstance(game, dict):
        return False
    game = {"calls": [[0, 0]] * len(names), "lost": [0, ""], **game}
    seats, winners, points, calls, lost = [game[key] for key in _ROWS]
    if not all(isinstance(row, list) for row in (seats, winners, points, calls, lost)):
        return False
    return (
        all(isinstance(name, str) for name in seats)
        and sorted(seats) == sorted(names)
        and _are_numbers(points)
        and len(points) == len(names)
        and _are_numbers(winners)
        and all(0 <= seat < len(names) for seat in winners)
        and _are_numbers([game["rounds"], game["actions"]])
        and len(calls) == len(names)
        and all(isinstance(pair, list) and len(pair) == 2 and _are_numbers(pair) for pair in calls)
        and len(lost) == 2
        and _are_numbers(lost[:1])
        and 0 <= lost[0] < len(names)
        and isinstance(lost[1], str)
    )


def _are_numbers(values):
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def _line(said):
    return json.dumps(said, sort_keys=True, ensure_ascii=False) + "\n"
