"""The screen of the house rules: every option of a game, each opponent's level, the code."""

from app.core.rows import Item
from app.shell import opening
from app.shell.widgets import ListScene
from app.table.setup_texts import seat_name
from app.texts.catalog import fill, t
from app.texts.shell import ids
from hal.contract import BACK, F1


class HouseRules(ListScene):
    """A list of all that can be set for a match, made from the engine's table of options."""

    held_keys = 1 << BACK | 1 << F1
    more_key_hints = (((F1,), ids.RULES),)

    def __init__(self, setup, texts):
        """Change `setup`, a Setup. texts: its SetupTexts."""
        self.game = setup.game
        self._setup = setup
        self._texts = texts
        self._passed: "tuple | None" = None  # what Setup.step returned, until the help is shown
        self._listed = []  # the options that have a row

    def heading(self):
        return t(ids.HOUSE_RULES)

    def key(self, key, is_long):
        """Open the rules at the page of the options, or do what a list does."""
        if key == F1:
            opening.show_rules(self.loop, self._setup.game, self._setup.options, -1)
        else:
            super().key(key, is_long)

    def items(self):
        """Return the rows: options, opponents if there are several, code, practice."""
        setup = self._setup
        count = len(setup.seats()) - 1
        opponents = [self._level_item(n) for n in range(count)] if count > 1 else []
        rows = []
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
        rows.append(self._practice_item())
        return rows

    def _practice_item(self):
        setup = self._setup

        def change(step):
            setup.practice = not setup.practice

        def value():
            return t(ids.YES if setup.practice else ids.NO)

        return Item(t(ids.PRACTICE), value, change, None, lambda: t(ids.PRACTICE_HELP))

    def _option_item(self, option):
        name = option.name
        setup = self._setup

        def change(step):
            self._passed = setup.step(name, step)
            if name == "players" or setup.listed() != self._listed:
                self.rebuild()  # only rows below this one appear and disappear

        def note():
            if self._passed:
                value, other, allowed = self._passed
                self._passed = None
                return self._needs(name, value, other, allowed)
            return self._texts.help(name, setup.options[name])

        def value():
            return self._texts.value(name, setup.options[name])

        return Item(self._texts.find("OPTION_" + name), value, change, None, note)

    def _level_item(self, opponent):
        levels = self._setup.levels

        def change(step):
            self._setup.step_level(opponent, step)

        def note():
            return self._texts.level_help(levels[opponent])

        def value():
            return seat_name(self._setup.game, levels[opponent])

        return Item(fill(ids.OPPONENT, opponent + 1), value, change, None, note)

    def _needs(self, name, value, other, allowed):
        """Return the sentence that says why a value was skipped."""
        texts = self._texts
        wanted = "/".join([texts.value(other, v) for v in allowed])
        return fill(ids.NEEDS, texts.value(name, value), texts.find("OPTION_" + other), wanted)

    def _seed_text(self):
        return self._setup.code or t(ids.RANDOM)

    def _edit_seed(self):
        from app.shell.typing_screen import Typing
        from engine import seeds

        def check(text):
            try:
                self._setup.seed = seeds.seed_of(text) if text else None
            except ValueError:
                return ids.CODE_WRONG
            return None

        def done(text):
            self._setup.code = text
            self.loop.pop()

        length = seeds.CODE_LENGTH
        typing = Typing(ids.SEED, self._setup.code, length, check, done, ids.CODE_HELP)
        self.loop.push(typing)
