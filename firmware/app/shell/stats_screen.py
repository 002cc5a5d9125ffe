"""The screens of a game's statistics: what was counted, charts of it, and the achievements."""

from app.core import people, theme
from app.core.dialog import Ask
from app.core.people_met import PeopleMet
from app.core.rows import Item
from app.core.statistics import (
    ACHIEVEMENTS,
    BEST,
    LOST,
    MATCHES,
    MATCHES_WON,
    POINTS,
    ROUNDS,
    SECONDS,
    WON,
    Statistics,
)
from app.core.trouble import tell_unread
from app.shell.game_summaries import name_of
from app.shell.widgets import ListScene, opens
from app.table.curve import Curves
from app.table.setup_texts import level_name
from app.texts.catalog import fill, language, t
from app.texts.shell import ids
from engine.compat import const
from engine.games import levels_of
from hal.contract import BACK, OK
from hal.files import StoreError

_BESIDE_BAR = const(5)  # pixels at both sides of a bar in a row
_LEAST_BAR = const(12)


class StatisticsScene(ListScene):
    """A list of counts, of all matches or of one group, and a bar of rounds won and lost."""

    def __init__(self, game, texts):
        """Show a game. texts: its SetupTexts."""
        self.game = game
        self._texts = texts
        self._group = None  # None: all together

    def enter(self, loop):
        """Read the statistics, and say if they cannot be read."""
        self._statistics = Statistics(loop.board.store, self.game)
        self._encounters = PeopleMet(loop.board.store, self.game)
        super().enter(loop)
        trouble = self._statistics.trouble or self._encounters.trouble
        if trouble:
            tell_unread(loop, trouble)

    def heading(self):
        return fill(ids.STATISTICS_OF, name_of(self.game))

    def items(self):
        """Return the rows: which matches, what was counted of them, achievements, reset."""
        statistics = self._statistics
        counts = statistics.total(self._group)
        rows = []
        if len(statistics.groups) > 1:
            rows.append(Item(t(ids.STATISTICS_GROUP), self._group_text, self._step))
        rounds = max(counts[ROUNDS], 1)
        for label, value in (
            (ids.STATISTICS_MATCHES, "%d / %d" % (counts[MATCHES_WON], counts[MATCHES])),
            (ids.STATISTICS_ROUNDS, "%d / %d" % (counts[WON], counts[ROUNDS])),
            (ids.STATISTICS_POINTS, decimal(counts[POINTS], rounds)),
            (ids.STATISTICS_BEST, str(counts[BEST])),
            (
                ids.STATISTICS_TIME,
                "%d:%02d" % (counts[SECONDS] // 3600, counts[SECONDS] // 60 % 60),
            ),
        ):
            rows.append(Item(t(label), lambda value=value: value))
        if self._group is None:
            rows += self._all_rows()
        return rows

    def _all_rows(self):
        """Return the rows that are about all groups: what was made, achievements, reset."""
        statistics = self._statistics
        rows = []
        for name in sorted(statistics.made):
            label = self._texts.find("MADE_" + name)
            if label:
                rows.append(Item(label, lambda name=name: str(statistics.made[name])))
        levels = statistics.by_level(levels_of(self.game))
        if levels or self._encounters.counts:
            rows.append(opens(t(ids.OPPONENTS), lambda: self._open_opponents(levels)))
        form = statistics.form()
        if len(form) > 1:
            rows.append(opens(t(ids.LAST_ROUNDS), lambda: self._open_curve(form)))
        offered = achievements_of(self._texts)
        has = sum([statistics.achievements >> number & 1 for number in offered])
        count = "%d/%d" % (has, len(offered))
        rows.append(opens(t(ids.ACHIEVEMENTS), self._open_achievements, value=count))
        if statistics.groups:
            rows.append(opens(t(ids.STATISTICS_RESET), self._ask_reset))
        return rows

    def _group_text(self):
        if self._group is None:
            return t(ids.STATISTICS_ALL)
        level, _, rest = self._group.partition(" ")
        rules, _, players = rest.partition(" ")
        first = level_name(level) if level in levels_of(self.game) else t(ids.LEVEL_MIXED)
        second = self._texts.find("VALUE_PRESET_" + rules) or t(ids.OWN_RULES)
        return first + ", " + second + (", " + players if players else "")

    def _step(self, step):
        groups = [None] + sorted(self._statistics.groups)
        self._group = groups[(groups.index(self._group) + step) % len(groups)]
        self.rebuild()

    def _open_achievements(self):
        self.loop.push(Achievements(self.game, self._statistics, self._texts))

    def _open_opponents(self, levels):
        self.loop.push(OpponentsMet(self.game, levels, self._encounters))

    def _open_curve(self, form):
        self.loop.push(LastRounds(self.game, form))

    def _ask_reset(self):
        self.loop.push(Ask(t(ids.STATISTICS_ASK), self.game, self._reset, self.loop.pop))

    def _reset(self):
        self._statistics.clear()
        self.loop.settings.ended(self.game, False)  # no matches in a row either
        had_met = self._encounters.counts
        self._encounters.counts = {}
        try:
            self._statistics.save()
            if had_met:
                self._encounters.save()
        except StoreError:
            pass  # the next screen that saves says so
        self._group = None
        self.loop.pop(self.rebuild)

    def draw_help(self):
        """Paint the bar of rounds won, drawn and lost, in the place of a help sentence."""
        super().draw_help()
        counts = self._statistics.total(self._group)
        if counts[ROUNDS]:
            self._draw_bar(counts[WON], counts[LOST], counts[ROUNDS])

    def _draw_bar(self, won, lost, rounds):
        layout = self.layout
        canvas = self.loop.canvas
        x, y, w, h = layout.HELP
        high = min(h - 4, 10)
        y += (h - high) // 2
        left = w * won // rounds
        right = w * lost // rounds
        canvas.rect(x, y, left, high, theme.GOLD)
        canvas.frame(x + left, y, max(w - left - right, 0), high, theme.GREY)
        if canvas.mono:
            for stripe in range(x + w - right, x + w, 2):
                canvas.vline(stripe, y, high, theme.PINK)
        else:
            canvas.rect(x + w - right, y, right, high, theme.PINK)


class Achievements(ListScene):
    """The achievements of a game: the player's are ticked, the others can still be had."""

    def __init__(self, game, statistics, texts):
        """Show those of a game's Statistics. texts: its SetupTexts."""
        self.game = game
        self._statistics = statistics
        self._texts = texts

    def heading(self):
        return t(ids.ACHIEVEMENTS)

    def items(self):
        return [self._item(number) for number in achievements_of(self._texts)]

    def _item(self, number):
        tick = "★" if self._statistics.achievements >> number & 1 else "–"
        return Item(self._texts.find("ACHIEVEMENT_" + str(number)), lambda: tick)


class LastRounds(ListScene):
    """A curve: the share of rounds that the player has won lately."""

    def __init__(self, game, form):
        """Show the `form` of a game's Statistics."""
        self.game = game
        self._form = form

    def heading(self):
        return t(ids.LAST_ROUNDS)

    def items(self):
        """Return a row that is never painted: its note is."""
        return [Item("", note=lambda: t(ids.LAST_ROUNDS_HELP))]

    def key(self, key, is_long):
        if key in (OK, BACK):
            self.close()

    def draw(self):
        layout = self.layout
        canvas = self.loop.canvas
        x, y, w, row_h, rows, _ = layout.LIST
        canvas.fill(layout.BACK)
        self.draw_heading()
        place = x, y, w, row_h * rows
        curves = Curves(canvas, layout.FONT, place, len(self._form) - 1, (0, 100))
        curves.draw_axes(layout.TEXT)
        ink = theme.WHITE if canvas.mono else theme.GOLD
        curves.draw(self._form, ink, thick=not canvas.mono)
        self.draw_help()


class Share(Item):
    """A row with how many of some matches were won, and a bar of their share."""

    def __init__(self, scene, label, played, won):
        value = "%d / %d" % (won, played) if played else "–"  # never met
        super().__init__(label, lambda: value, note=_share_note)
        self._scene = scene
        self._share = played, won

    def draw(self, canvas, x, y, h, ink):
        """Paint the bar between the labels and the values of the list's rows."""
        left, wide = self._scene.bar
        played, won = self._share
        if not played or wide < _LEAST_BAR:
            return
        canvas.frame(left, y + 2, wide, h - 5, ink)
        canvas.rect(left, y + 2, wide * won // played, h - 5, ink)


class OpponentsMet(ListScene):
    """The levels and the people of a game: of how many matches the player has won how many."""

    def __init__(self, game, levels, encounters):
        """Show those of a game. levels: as of `Statistics.by_level`; encounters: its own."""
        self.game = game
        self._levels = levels
        self._counts = encounters.counts
        self.bar = 0, 0  # x and width of all bars

    def heading(self):
        return t(ids.OPPONENTS)

    def items(self):
        rows = []
        for level, played, won in self._levels:
            label = level_name(level) if level else t(ids.LEVEL_MIXED)
            rows.append(Share(self, label, played, won))
        if self._counts:
            for style, *_ in people.PEOPLE[self.game]:
                played, won = self._counts.get(style, (0, 0))
                name = people.name_of(self.game, style, language())
                rows.append(Share(self, name, played, won))
        layout = self.layout
        font = layout.FONT
        x, _, w, _, _, inset = layout.LIST
        left = x + inset + max([font.width(row.label) for row in rows]) + _BESIDE_BAR
        values = max([font.width(row.value()) for row in rows])
        self.bar = left, x + w - 10 - values - _BESIDE_BAR - left
        return rows


def _share_note():
    return t(ids.PEOPLE_MET_HELP)


def achievements_of(texts):
    """Return the numbers of the achievements that a game has texts for."""
    return [number for number in range(ACHIEVEMENTS) if texts.find("ACHIEVEMENT_" + str(number))]


def decimal(sum_, count):
    """Return a quotient with one decimal and its sign."""
    tenths = (abs(sum_) * 10 + count // 2) // count
    sign = "-" if sum_ < 0 and tenths else "+" if tenths else ""
    return fill(ids.DECIMAL, sign + str(tenths // 10), tenths % 10)
