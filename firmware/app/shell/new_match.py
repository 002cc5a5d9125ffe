"""The screen on which a match is set up, made from the engine's table of options.

The texts are in the game's area GAME_setup and are found by their names: OPTION_name,
VALUE_name_value, HELP_name_value or HELP_name, HELP_LEVEL_level. A game with several presets has
VALUE_PRESET_name and HELP_PRESET_name. A game with a guide (app/GAME/guide.py) has GUIDE (the
label of its row), HELP_GUIDE, and ASK_GUIDE (asked when the game is opened for the first time).
"""

from app.core.modules import drop
from app.core.rows import Item
from app.shell import opening
from app.shell.dialog import Ask
from app.shell.lobby import name_of
from app.shell.setup import Setup, random_seed
from app.shell.widgets import ListScene
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine.games import LEVELS


class NewMatch(ListScene):
    """The list of players, levels, options and seed, with a row that deals."""

    def __init__(self, game):
        """Set up a match of `game`."""
        self._game = game
        self._passed: "tuple | None" = None  # what Setup.step returned, until the help is shown
        self._preset_row = -1
        self._listed = []  # the options that have a row

    def enter(self, loop):
        """Load the texts of the options, and begin with the set-up of the last match."""
        catalog.load(self._game + "_setup")
        self._names = __import__("app.texts." + self._game + "_setup.ids", None, None, ("x",))
        self._setup = Setup(self._game, loop.settings.last.get(self._game))
        super().enter(loop)
        is_new = self._game not in loop.settings.last
        if is_new and self._has_guide() and not loop.board.store.journal(self._game).exists():
            self._remember()
            loop.settings.save()
            loop.lend(Ask(self._text("ASK_GUIDE"), self._learn, loop.back))

    def leave(self):
        """Unload the texts of the options."""
        area = self._game + "_setup"
        catalog.unload(area)
        drop("app.texts." + area)

    def heading(self):
        """Return the title."""
        return fill(ids.NEW_MATCH, name_of(self._game))

    def items(self):
        """Return the rows: start, presets, options, opponents, seed, and how to play."""
        rows = [Item(t(ids.START), value=lambda: "▶", enter=self._begin)]
        setup = self._setup
        opponents = [self._level_item(n) for n in range(len(setup.seats()) - 1)]
        if "players" not in setup.options:
            rows += opponents
        if len(setup.presets) > 1:
            self._preset_row = len(rows)
            rows.append(self._preset_item())
        self._listed = setup.listed()
        for option in self._listed:
            rows.append(self._option_item(option))
            if option.name == "players":
                rows += opponents
        rows.append(
            Item(
                t(ids.SEED),
                value=self._seed_text,
                enter=self._edit_seed,
                note=lambda: t(ids.SEED_HELP),
            )
        )
        if self._has_guide():
            rows.append(
                Item(
                    self._text("GUIDE"),
                    value=lambda: "▶",
                    enter=self._learn,
                    note=lambda: self._text("HELP_GUIDE"),
                )
            )
        return rows

    def _option_item(self, option):
        name = option.name
        setup = self._setup

        def change(step):
            self._passed = setup.step(name, step)
            if name == "players" or setup.listed() != self._listed:
                self.rebuild()  # only rows below this one appear and disappear
            elif self._preset_row >= 0:
                self.rows.draw_row(self._preset_row)

        def note():
            if self._passed:
                value, other, allowed = self._passed
                self._passed = None
                return self._needs(name, value, other, allowed)
            return self._help(name, setup.options[name])

        def value():
            return self._value(name, setup.options[name])

        return Item(self._text("OPTION_" + name), value, change, None, note)

    def _preset_item(self):
        setup = self._setup

        def change(step):
            setup.step_preset(step)
            self.rebuild()

        def note():
            name = setup.preset()
            return self._text("HELP_PRESET_" + name) if name else t(ids.OWN_RULES_HELP)

        def value():
            name = setup.preset()
            return self._text("VALUE_PRESET_" + name) if name else t(ids.OWN_RULES)

        return Item(t(ids.PRESET), value, change, None, note)

    def _level_item(self, opponent):
        levels = self._setup.levels

        def change(step):
            self._setup.step_level(opponent, step)

        def note():
            return self._text("HELP_LEVEL_" + levels[opponent])

        def value():
            return t(_level_id(levels[opponent]))

        return Item(fill(ids.OPPONENT, opponent + 1), value, change, None, note)

    def _text(self, name):
        """Return the text with a name, None if there is none."""
        names = self._names.NAMES
        place = names.find(b" " + name.upper().encode() + b" ")
        return t(self._names.BASE + names.count(b" ", 0, place)) if place >= 0 else None

    def _value(self, name, value):
        return self._text("VALUE_" + name + "_" + str(value)) or str(value)

    def _help(self, name, value):
        return self._text("HELP_" + name + "_" + str(value)) or self._text("HELP_" + name)

    def _needs(self, name, value, other, allowed):
        """Return the sentence that says why a value was skipped."""
        wanted = "/".join([self._value(other, v) for v in allowed])
        option = self._text("OPTION_" + other)
        return fill(ids.NEEDS, self._value(name, value), option, wanted)

    def _seed_text(self):
        return self._setup.seed[:8] + "…" if self._setup.seed else t(ids.RANDOM)

    def _edit_seed(self):
        from app.shell.seed_entry import SeedScene

        def done(seed):
            self._setup.seed = seed
            self.loop.back()

        self.loop.lend(SeedScene(self._setup.seed, done))

    def _has_guide(self):
        return self._text("GUIDE") is not None

    def _learn(self):
        opening.learn(self.loop, self._game)

    def _remember(self):
        """Put the set-up into the settings: the next match begins with it."""
        self.loop.settings.last[self._game] = self._setup.remember()

    def _begin(self):
        loop = self.loop
        setup = self._setup
        self._remember()
        seed = setup.seed or random_seed(loop.board.entropy(), loop.timing)
        opening.deal(loop, setup, seed)


def _level_id(level):
    return (ids.LEVEL_EASY, ids.LEVEL_MEDIUM, ids.LEVEL_HARD)[LEVELS.index(level)]
