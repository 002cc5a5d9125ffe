"""The player's statistics of one game, stored as JSON.

A round counts exactly once, also if the power goes: after that the round may be played to its end
a second time. So the file also has a list of matches, each with the number of its last round that
was counted. The list has room for the match in play, all matches of the shelf, and one that is
over or deleted; that one is dropped first.
"""

from app.core import games
from app.core.stored import JsonFile, count_of
from engine.compat import const
from engine.games import level_of
from hal.files import StoreError

ACHIEVEMENTS = const(12)  # achievements of each game

# Places in the counts of a group.
MATCHES, MATCHES_WON, ROUNDS, WON, LOST, POINTS, STREAK, BEST, SECONDS = range(9)
_PLACES = const(9)
_LEAST = const(-(1 << 30))  # of a count: points may be lost
_MATCHES_KEPT = const(10)
_MOST_GROUPS = const(60)
_MOST_NAMES = const(30)
_MOST_LAST = const(40)  # rounds
_WINDOW = const(10)  # rounds over which the share won is counted


def file_of(game):
    """Return the name under which a game's statistics are stored."""
    return "stats_" + game


class Statistics:
    """The counts of all matches of one game.

    groups   dict of group -> list of counts, see the places above. A group is the opponents'
             level, the rules and the number of players, such as "medium classic 4"
    made     dict of name -> how often, of what the game counts besides: yaku, ways to win
    achievements    bits of the achievements that the player has
    last     text: the last rounds, "+" for each that was won, "-" for each other one
    new      dict of tag -> bits of those that a match brought, for the matches that are remembered
    trouble  the StoreError of reading, None if it succeeded
    """

    def __init__(self, store, game):
        """Read the file; damaged data is set aside, and counting begins anew."""
        self.clear()
        self._file = JsonFile(store, file_of(game), self._take)
        self.trouble = self._file.trouble
        if self.trouble:
            self.clear()  # a part may have been taken

    def clear(self):
        self.groups = {}
        self.made = {}
        self.achievements = 0
        self.last = ""
        self.new = {}
        self._seen = []  # [tag of a match, its last round that was counted]

    def _take(self, found):
        """Take what `save` has written. Raises ValueError, KeyError or TypeError for all else."""
        for group, counts in found["groups"].items():
            self.groups[group] = [count_of(count, _LEAST) for count in counts]
            if len(counts) != _PLACES:
                raise ValueError(group)
        for name, count in found["made"].items():
            self.made[name] = count_of(count)
        self.achievements = count_of(found["feats"]) & (1 << ACHIEVEMENTS) - 1
        last = str(found.get("last", ""))[0 - _MOST_LAST :]
        self.last = "".join(["+" if one == "+" else "-" for one in last])
        for tag, round_no in found["seen"]:
            self._seen.append([str(tag), count_of(round_no)])
        for tag, _ in self._seen:
            bits = count_of(found.get("new", {}).get(tag, 0))
            if bits:
                self.new[tag] = bits

    def save(self):
        """Write the statistics. Raises StoreError."""
        found = {
            "groups": self.groups,
            "made": self.made,
            "feats": self.achievements,  # the name in the files of all versions
            "seen": self._seen,
            "new": self.new,
            "last": self.last,
        }
        self._file.save(found)

    def count(self, tag, round_no, group, won, points, seconds, match_won=None):
        """Count a round; return False if it was counted before.

        tag: text that tells the match from others; won: 1, 0 for neither, -1 for lost; points:
        what the player has got, negative for a loss; match_won: None, or whether the match, which
        is over now, was won.
        """
        counts = self._place_of(tag, round_no, group, match_won is not None)
        if counts is None:
            return False
        counts[ROUNDS] += 1
        counts[POINTS] += points
        counts[SECONDS] += seconds
        self.last = (self.last + ("+" if won > 0 else "-"))[0 - _MOST_LAST :]
        if won > 0:
            counts[WON] += 1
            counts[STREAK] += 1
            counts[BEST] = max(counts[BEST], counts[STREAK])
        elif won < 0:
            counts[LOST] += 1
            counts[STREAK] = 0
        if match_won is not None:
            counts[MATCHES] += 1
            counts[MATCHES_WON] += match_won
        return True

    def _place_of(self, tag, round_no, group, is_over):
        """Return the counts of a group to add a round to, None if the round is in them already."""
        for entry in self._seen:
            if entry[0] == tag:
                if entry[1] >= round_no:
                    return None
                self._seen.remove(entry)
                break
        del self._seen[: 1 - _MATCHES_KEPT]
        self._seen.insert(0 if is_over else len(self._seen), [tag, round_no])
        if group not in self.groups and len(self.groups) >= _MOST_GROUPS:
            group = "other"
        return self.groups.setdefault(group, [0] * _PLACES)

    def retire(self, tag):
        """Let a match that is deleted give its place to the next; return whether it had one."""
        for entry in self._seen:
            if entry[0] == tag:
                self._seen.remove(entry)
                self._seen.insert(0, entry)
                return True
        return False

    def add(self, tag, names, achievements):
        """Count what was made, a list of names, and note achievements, a list of numbers.

        tag: of the match
        """
        for name in names:
            if name in self.made or len(self.made) < _MOST_NAMES:
                self.made[name] = self.made.get(name, 0) + 1
        had = self.achievements
        for number in achievements:
            self.achievements |= 1 << number
        if had != self.achievements:
            self.new[tag] = self.new.get(tag, 0) | self.achievements & ~had

    def by_level(self, levels):
        """Return the matches against each level, a list of (level, played, won).

        levels: those of the game; what is of none of them is that of "", at the end.
        """
        found = []
        for level in tuple(levels) + ("",):
            counts = [self.groups[one] for one in self.groups if _level(one, levels) == level]
            played = sum([one[MATCHES] for one in counts])
            if played:
                found.append((level, played, sum([one[MATCHES_WON] for one in counts])))
        return found

    def form(self):
        """Return how many per cent of ten rounds were won, up to each of the last: a list."""
        found = []
        for number in range(len(self.last)):
            some = self.last[max(0, number - _WINDOW + 1) : number + 1]
            found.append(100 * some.count("+") // len(some))
        return found

    def total(self, group=None):
        """Return the counts of a group, or of all groups together; the streak is the longest."""
        if group is not None:
            return self.groups[group]
        total = [0] * _PLACES
        for counts in self.groups.values():
            for place in range(_PLACES):
                total[place] += counts[place]
        if self.groups:
            total[BEST] = max([counts[BEST] for counts in self.groups.values()])
        return total


def _level(group, levels):
    """Return the level of a group, "" if that is none of the levels."""
    level = group.partition(" ")[0]
    return level if level in levels else ""


def count_round(store, match, view, seconds):
    """Add a round that is over to the statistics; without room for them nothing is counted.

    Return whether the match was won; None if it goes on or was counted before.

    match: an app.core.match.Match; view: its view at the end of the round; seconds: what the round
    took.
    """
    counted = games.statistics(match.game)
    match_won = None if view.outcome is None else counted.side(view) in view.outcome.winners
    won = counted.won(view)
    points = counted.points(view)
    try:
        book = Statistics(store, match.game)
        if book.count(match.tag, view.round_no, match.group, won, points, seconds, match_won):
            levels = [level_of(seat)[0] for seat in match.seats]
            book.add(match.tag, counted.made(view), counted.earned(view, levels))
            book.save()
            if match_won is not None:  # after a power cut here only the person's count lacks it
                count_people(store, match, match_won)
            return match_won
    except (StoreError, MemoryError):
        pass  # a full store the match tells; without memory this round is not counted
    return None


def count_people(store, match, is_won):
    """Count a match that is over for the people who sat there. Raises StoreError."""
    if any(level_of(who)[1] for who in match.seats):
        from app.core.people_met import PeopleMet

        encounters = PeopleMet(store, match.game)
        encounters.count(match.seats, is_won)
        encounters.save()
