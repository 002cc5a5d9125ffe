"""Collects garbage and saves at a table, in frames that show nothing new.

A frame has 33 ms. On the chip a collection takes 20 to 28 ms and a flash erase takes 45 ms.
Either would make moving pieces jerk, so both wait for a frame in which nothing moves.
"""

from app.core import heap


class Housekeeper:
    """Collects garbage, and saves the match and the settings.

    is_still      this frame has shown nothing new
    is_littered   something was shown or saved since the last collection
    """

    def __init__(self, match, settings):
        """Take an app.core.match.Match and the settings it was set up with."""
        self._match = match
        self._settings = settings
        self._saves_match = False
        self._saves_settings = False
        self.is_still = False
        self.is_littered = False

    @property
    def is_busy(self):
        """Whether there is something left to do."""
        return self._saves_match or self.is_littered

    def need_save(self, settings=False):
        """Request that the match is saved later, and with `settings` the settings too."""
        self._saves_match = True
        self._saves_settings = self._saves_settings or settings

    def collect(self):
        self.is_littered = False
        heap.collect()

    def collect_if_still(self):
        """Collect if there is litter and this frame is still; return whether it collected."""
        if not (self.is_still and self.is_littered):
            return False
        self.collect()
        return True

    def save(self):
        """Carry out a requested save; return whether there was one."""
        if not self._saves_match:
            return False
        self._saves_match = False
        if self._saves_settings:
            self._saves_settings = False
            self._settings.save()
        self._match.save()
        self.is_littered = True
        return True
