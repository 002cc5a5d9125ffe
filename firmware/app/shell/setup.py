"""The set-up of a match: players, levels, options and seed, without any screen."""

from app.core import games, people
from engine.contract import BadOptions, complete
from engine.games import HUMAN, LEVELS, levels_of

# By game: the preset that readers of a language are likely to know, and the one for all others. A
# game, or a language, that is not here begins with the first preset.
# Source: docs/rules/okey.md, docs/rules/koikoi.md, "Options".
_KNOWN = {
    "okey": {"fr": "french", "it": "italian"},
    "koikoi": {"it": "italian", "any": "console"},
}


class Setup:
    """The set-up of the next match of a game.

    table      the game's options, a tuple of Option
    presets    the game's presets, a tuple of (name, settings)
    options    dict of option name -> value, always a combination that the game accepts
    unnamed    a bot of each level, or somebody at the same device: any number may sit opposite
    people     the people of app/core/people.py who may sit there too, each once
    levels     per opponent an entry of `unnamed` or `people`, also for seats that fewer players do
               not use
    code       the word or code that the player has typed, empty for a random deal
    seed       the seed that it stands for, 16 hex digits; None for a random deal
    practice   whether moves may be taken back: for this match only
    """

    def __init__(self, game, last=None):
        """Begin with the set-up of the last match.

        last: what `remember` returned; of a match that is played again also "practice". It comes
        from a file, so any other value is accepted and gives the defaults.
        """
        self.game = game
        self.table = games.options(game)
        self.presets = games.presets(game)
        self.code = ""
        self.seed = None
        self.practice = False
        self.unnamed = levels_of(game) + (HUMAN,)
        self.people = tuple(people.seats(game))
        self._own = None  # the player's own rules, while a preset is selected
        self.levels = [LEVELS[1]] * self._most_opponents()
        self.options = complete({}, self.table)
        if isinstance(last, dict):
            self._take(last.get("options"), last.get("levels"))
            self.practice = last.get("practice") is True

    def _most_opponents(self):
        for option in self.table:
            if option.name == "players":
                return max(option.values) - 1
        return 1

    def _take(self, options, levels):
        """Take each option and level that still exists; the others keep their defaults."""
        if isinstance(options, dict):
            for option in self.table:
                value = options.get(option.name)
                if value in option.values and not isinstance(value, bool):  # True == 1 for `in`
                    self.options[option.name] = value
            self._mend()
            try:
                complete(self.options, self.table)
            except BadOptions:
                self.options = complete({}, self.table)
        if isinstance(levels, list):
            for i in range(min(len(levels), len(self.levels))):
                if levels[i] in self.unnamed or self._is_free(levels[i]):
                    self.levels[i] = levels[i]

    def remember(self):
        """Return the set-up as the settings keep it, without the seed."""
        return {"options": self.options, "levels": self.levels}

    def seats(self):
        """Return one string per seat: HUMAN at seat 0, then the opponents' levels."""
        opponents = self.options.get("players", 2) - 1
        return [HUMAN] + self.levels[:opponents]

    def step(self, name, step):
        """Set an option to its next (1) or previous (-1) allowed value.

        Returns None if no value was skipped. Else returns, for the last skipped value, (value,
        name of the other option that rules it out, values of the other option that allow it).
        """
        option = self._option(name)
        at = option.values.index(self.options[name])
        passed = None
        for _ in option.values:
            at = (at + step) % len(option.values)
            missing = self._missing(option, option.values[at])
            if not missing:
                break
            passed = missing
        self.options[name] = option.values[at]
        self._mend()
        return passed

    def listed(self):
        """Return the options that have an effect with the current settings, a list of Option."""
        return [option for option in self.table if not self._missing(option, None)]

    def preset(self):
        """Return the name of the preset with these options, None for the player's own rules."""
        return games.preset_of(self.game, self.options)

    def know(self, language):
        """Take the rules that somebody who reads a language is likely to know."""
        known = _KNOWN.get(self.game, {})
        settings = dict(self.presets).get(known.get(language) or known.get("any"), {})
        self.options = complete(settings, self.table)

    def step_preset(self, step):
        """Take the rules of the next (1) or previous (-1) preset.

        A preset that so many cannot play by is skipped. The player's own rules come after the
        last preset, if there are any.
        """
        names: list[str | None] = [name for name, _ in self.presets]
        name = self.preset()
        if name is None:
            self._own = self.options
        if self._own:
            names.append(None)
        at = names.index(name)
        options = None
        while options is None:
            at = (at + step) % len(names)
            settings = self._own if names[at] is None else self.presets[at][1]
            options = games.by_preset(self.game, settings, self.options)
        self.options = options

    def level(self):
        """Return the level of all opponents, None if they differ."""
        levels = self.seats()[1:] or self.levels[:1]
        return levels[0] if levels.count(levels[0]) == len(levels) else None

    def step_levels(self, step):
        """Give all opponents the next (1) or previous (-1) level; from different levels, easy.

        An only opponent may also be one of the people.
        """
        if len(self.seats()) == 2:
            self.step_level(0, step)
            if self.levels[0] in self.unnamed:
                self.levels = self.levels[:1] * len(self.levels)
            return
        level = self.level()
        unnamed = self.unnamed
        at = (unnamed.index(level) + step) % len(unnamed) if level in unnamed else 0
        self.levels = [unnamed[at]] * len(self.levels)

    def step_level(self, opponent, step):
        """Change an opponent, counted from 0: to another level, or one of the people."""
        offered = self.unnamed + self.people
        at = offered.index(self.levels[opponent])
        while True:
            at = (at + step) % len(offered)
            if offered[at] in self.unnamed or self._is_free(offered[at]):
                self.levels[opponent] = offered[at]
                return

    def _is_free(self, who):
        """Return whether this is one of the people, who sits nowhere yet."""
        return who in self.people and who not in self.levels

    def _option(self, name):
        for option in self.table:
            if option.name == name:
                return option
        raise KeyError(name)

    def _missing(self, option, value):
        """Return the first unmet need of an option's value, in the form `step` returns, or None.

        value: None asks whether the option has any effect.
        """
        for needing, other, allowed in option.needs:
            if needing == value and self.options[other] not in allowed:
                return value, other, allowed
        return None

    def _mend(self):
        """Reset options to their default if another change has ruled out their value."""
        for option in self.table:
            if self._missing(option, self.options[option.name]):
                self.options[option.name] = option.default
