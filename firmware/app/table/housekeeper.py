"""Collects garbage and saves at a table, in frames that show nothing new.

A frame has 33 ms. On the chip a collection takes 20 ms and an erase of the flash 45, so either
would make pieces jerk. While things move, both wait for a still frame.
"""

from app.core import memory


class Housekeeper:
    """What a table has to do beside showing and asking.

    is_still      this frame has shown nothing new
    is_littered   something was shown or saved since the last collection
    """

    def __init__(self, match, settings):
        """Keep house for an app.core.match.Match, and for the settings it was set up with."""
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
        """Save the match when there is time, and with it the settings if asked to."""
        self._saves_match = True
        self._saves_settings = self._saves_settings or settings

    def collect(self):
        """Collect garbage now."""
        self.is_littered = False
        memory.collect()

    def collect_if_still(self):
        """Collect if this frame is still and something has littered; return whether it did."""
        if not (self.is_still and self.is_littered):
            return False
        self.collect()
        return True

    def save(self):
        """Write what is to be saved; return whether there was anything."""
        if not self._saves_match:
            return False
        self._saves_match = False
        if self._saves_settings:
            self._saves_settings = False
            self._settings.save()
        self._match.save()
        self.is_littered = True
        return True
