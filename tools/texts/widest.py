"""Fills the placeholders of texts with the values that are widest in a font."""

import re
from fnmatch import fnmatchcase

from sim.command import UsageError
from tools.texts import modules


class Widest:
    """Fills the texts of one language."""

    def __init__(self, templates, language):
        """Take all templates and a language, as tools.texts.source returns them."""
        self._templates = templates
        self._language = language
        self._named = {}  # (area, pattern) -> texts

    def wordings(self, text, font):
        """Return the widest wording of a text in `font`, one for each plural form."""
        values = text.values
        filled = {number: self._widest(text, values[number], font) for number in values}
        shown = modules.shown(text, self._language)
        forms = shown if isinstance(shown, tuple) else (shown,)
        return [re.sub(r"\{(\d)\}", lambda at: filled[int(at[1])], form) for form in forms]

    def letters(self, text):
        """Return the letters of a text in all forms, and of all that fills its placeholders."""
        shown = modules.shown(text, self._language)
        found = set(re.sub(r"\{\d\}", "", "".join(shown)))
        for literal, patterns in text.values.values():
            found.update("".join(literal))
            for pattern in patterns:
                for other in self.named(text.area, pattern):
                    found |= self.letters(other)
        return found

    def _widest(self, text, value, font):
        literal, patterns = value
        offered = list(literal)
        for pattern in patterns:
            for other in self.named(text.area, pattern):
                offered += self.wordings(other, font)
        return max(offered, key=font.width)

    def named(self, area, pattern):
        """Return the texts meant by NAME, PREFIX_* or AREA.NAME in a note. Raises UsageError."""
        found = self._named.get((area, pattern))
        if found is None:
            where, _, name = pattern.rpartition(".")
            texts = self._templates.get(where or area, {})
            found = [text for other, text in texts.items() if fnmatchcase(other, name)]
            if not found:
                raise UsageError(f"{area}: a note speaks of {pattern}, and there is no such text")
            self._named[area, pattern] = found
        return found
