"""The screen on which a match is set up: deal, opponents, rules, and a way to all house rules.

Only this screen and the ladder deal, so the fingerprint of the deal stands on both. On one bit the
ladder has no room for it: the first row of this screen tells the same one.
"""

from app.core import people
from app.core.chrome import foot
from app.core.dialog import Ask, Notice
from app.core.rows import Item
from app.shell import opening, shelf
from app.shell.game_summaries import TAUGHT, name_of
from app.shell.saved import headers
from app.shell.setup import Setup
from app.shell.widgets import ListScene, opens
from app.table.setup_texts import SetupTexts, seat_name
from app.texts.catalog import fill, language, t
from app.texts.shell import ids
from engine import seeds
from engine.compat import const
from engine.games import level_of
from hal.contract import UP

_PRESET = const(2)  # the row of the preset


class NewMatch(ListScene):
    """A short list: a row that deals, the opponents' level, the preset, the house rules."""

    def __init__(self, game, last=None, to_ladder=False):
        """Set up a match of `game`.

        last: None, or the set-up to begin with, as of Setup; to_ladder: whether the ladder is
        opened at once.
        """
        self.game = game
        self._last = last
        self._to_ladder = to_ladder

    def enter(self, loop):
        """Load the texts of the options; begin with the set-up of the last match.

        Before the first match the player is asked which rules are known.
        """
        self._texts = SetupTexts(self.game)
        last = self._last or loop.settings.last.get(self.game)
        self._setup = Setup(self.game, last)
        is_known = isinstance(last, dict) and "options" in last
        self._asks = len(self._setup.presets) > 1 and not is_known
        if self._asks:
            self._setup.know(language())
        self._commitment = seeds.Commitment(loop.board.entropy, loop.timing)
        self._portraits = None  # app.table.portraits, when a face is shown
        self._aside = []  # matches of the shelf that are damaged
        super().enter(loop)
        if self._asks:
            self.rows.at = _PRESET
        is_new = not self._last and self.game not in loop.settings.last
        if self._aside:
            loop.push(Notice(t(ids.MATCH_DAMAGED)))
        elif is_new and self.game in TAUGHT and not loop.board.store.journal(self.game).exists():
            loop.settings.last[self.game] = {}  # the guide is offered once
            loop.settings.save()
            asked = self._texts.find("ASK_GUIDE")
            loop.push(Ask(asked, self.game, self._learn, loop.pop))
        elif self._to_ladder:
            self._open_ladder()

    def leave(self):
        """Unload the texts of the options, and the faces."""
        self._texts.unload()
        self._unload_portraits()

    def _unload_portraits(self):
        if self._portraits:
            self._portraits.unload(self.game)
            self._portraits = None

    def heading(self):
        """Return the question which rules are known while their row has the cursor."""
        asks = self._asks and self.rows.at == _PRESET
        return t(ids.ASK_PRESET) if asks else fill(ids.NEW_MATCH, name_of(self.game))

    def items(self):
        """Return the rows: deal, opponents, rules, ways to learn, and what there is to look at."""
        store = self.loop.board.store
        in_play, over = headers(store, self.game)
        self._sets_aside = bool(in_play)
        rows = [opens(t(ids.START), self._begin, self._start_help), self._opponents_item()]
        if len(self._setup.presets) > 1:
            rows.append(self._preset_item())
        rows.append(
            opens(t(ids.HOUSE_RULES), self._open_house_rules, lambda: t(ids.HOUSE_RULES_HELP))
        )
        self._tells_of_deal = (0, len(rows))
        if not self._setup.seed:
            rows.append(
                Item(t(ids.CUT), self._cut, self._commitment.step, None, lambda: t(ids.CUT_HELP))
            )
        rows.append(opens(t(ids.RULES), self._open_rules, lambda: t(ids.RULES_HELP)))
        if self.game in TAUGHT:
            rows.append(opens(t(ids.GALLERY), self._open_gallery, lambda: t(ids.GALLERY_HELP)))
        if self.game in people.PEOPLE:
            stars = self.loop.settings.stars_of(self.game)
            won = sum([people.stars_text(one).count("★") for one in stars])
            text = "%d/%d" % (won, 3 * len(stars))
            rows.append(opens(t(ids.LADDER), self._open_ladder, lambda: t(ids.LADDER_HELP), text))
        if self.game in TAUGHT:
            find = self._texts.find
            rows.append(opens(find("GUIDE"), self._learn, lambda: find("HELP_GUIDE")))
        if self.game in TAUGHT:
            rows.append(opens(t(ids.PUZZLES), self._open_puzzles, lambda: t(ids.PUZZLES_HELP)))
        count = shelf.count(store, self.game, self._aside)
        if count:
            rows.append(
                opens(t(ids.SHELF), self._open_shelf, lambda: t(ids.SHELF_HELP), str(count))
            )
        if over:
            rows.append(opens(t(ids.LAST_MATCH), self._replay, lambda: t(ids.LAST_MATCH_HELP)))
        rows.append(
            opens(t(ids.STATISTICS), self._open_statistics, lambda: t(ids.STATISTICS_HELP))
        )
        return rows

    def _opponents_item(self):
        setup = self._setup

        def note():
            level = setup.level()
            return self._texts.level_help(level) if level else t(ids.LEVEL_MIXED_HELP)

        label = ids.OPPONENTS if len(setup.levels) > 1 else ids.ONLY_OPPONENT
        return Item(t(label), self._level, setup.step_levels, None, note)

    def _level(self):
        level = self._setup.level()
        return seat_name(self.game, level) if level else t(ids.LEVEL_MIXED)

    def _preset_item(self):
        setup = self._setup

        def note():
            name = setup.preset()
            return self._texts.find("HELP_PRESET_" + name) if name else t(ids.OWN_RULES_HELP)

        # Without UP and DOWN, OK changes the row.
        is_answer = self._asks and UP in self.loop.board.labels
        known = self._known if is_answer else None
        return Item(t(ids.PRESET), self._preset, setup.step_preset, known, note)

    def _known(self):
        """Remember that the rules of the row are those that are known. OK begins the match now."""
        self._asks = False
        self._remember()
        self.loop.settings.save()
        self.rows.at = 0
        self.rebuild()

    def _preset(self):
        name = self._setup.preset()
        return self._texts.find("VALUE_PRESET_" + name) if name else t(ids.OWN_RULES)

    def _open_house_rules(self):
        from app.shell.house_rules import HouseRules

        self.loop.push(HouseRules(self._setup, self._texts))

    def resume(self):
        """List the rows again: the shelf may be another one."""
        self.relist()

    def _open_rules(self):
        opening.show_rules(self.loop, self.game, self._setup.options)

    def _open_gallery(self):
        opening.show_rules(self.loop, self.game, self._setup.options, is_gallery=True)

    def _open_shelf(self):
        from app.shell.shelf_screen import Shelf

        self.loop.push(Shelf(self.game))

    def _replay(self):
        opening.replay(self.loop, self.game)

    def _open_puzzles(self):
        from app.shell.puzzles_screen import Puzzles

        self.loop.push(Puzzles(self.game))

    def _open_ladder(self):
        from app.shell.ladder import Ladder

        self.loop.push(Ladder(self.game, self._texts, self._commitment, self._meet))

    def _meet(self, last):
        """Deal a match of the ladder. last: its set-up; that of other matches is kept."""
        opening.deal(self.loop, Setup(self.game, last), self._commitment.dealt())

    def _open_statistics(self):
        from app.shell.stats_screen import StatisticsScene

        self.loop.push(StatisticsScene(self.game, self._texts))

    def _learn(self):
        opening.learn(self.loop, self.game)

    def _remember(self):
        """Put the set-up into the settings: the next match begins with it."""
        self.loop.settings.last[self.game] = self._setup.remember()

    def _begin(self):
        self._remember()
        opening.deal(self.loop, self._setup, self._deal())

    def _deal(self):
        """Return the Deal of the match: the one that was drawn, or the one that was typed."""
        seed = self._setup.seed
        return seeds.known(seed, self._setup.code) if seed else self._commitment.dealt()

    def _start_help(self):
        """Return what the row that deals does. On one bit the fingerprint has no other place."""
        if self._setup.seed:
            return t(ids.KNOWN_DEAL_HELP)
        if self.loop.canvas.mono:
            return fill(ids.FINGERPRINT, self._commitment.fingerprint)
        if self._sets_aside:
            return t(ids.START_ASIDE_HELP)
        return fill(ids.START_HELP, self._level(), self._preset())

    def _cut(self):
        return str(self._commitment.cut or t(ids.CUT_RUNS))

    def draw_sentence(self, text, x, y, w, h):
        """Paint a help text; while it is about the opponent, one of the people, beside a face."""
        seats = self._setup.seats()
        style = level_of(seats[1])[1] if len(seats) == 2 and self.rows.at < 2 else ""
        if style and self.layout.HELP_FACE:
            from app.table import portraits

            self._portraits = portraits
            portrait = portraits.Portrait(self.loop.canvas, self.game, style)
            w -= portrait.w + 2
            portrait.draw(x + w + 2, y + (h - portrait.h) // 2, portraits.WAITS)
        else:  # what opens from the other rows needs the room
            self._unload_portraits()
        super().draw_sentence(text, x, y, w, h)

    def draw_help(self):
        """Paint the help text, and at the foot the fingerprint of the deal and the cut.

        The rows that deal and cut have it.
        """
        super().draw_help()
        if self._asks:
            self.draw_heading()
        if not self._setup.seed and self.rows.at in self._tells_of_deal:
            foot(self.loop.canvas, self.layout, self._commitment)
