"""Lets the player choose the board's profile with the keys; software cannot detect the board.

The profiles are shown one after another, each on its own panel; a wrong profile shows nothing.
A tap of any key shows the next profile. Holding any key for two seconds chooses the shown one.
While a key is down no pin is driven (key_safe_panel.py), so the screen goes dark.
"""

import gc

from hal.boards.live.key_safe_panel import KeyDown, KeySafePanel
from hal.boards.live.make import make_bus, make_display, make_panel, output_pins
from hal.boards.live.message_canvas import sheet
from hal.keymap import key_pins

QUESTION = ("Is this your board?", "No: press any key.", "Yes: hold one 2 seconds.")

_HOLD_MS = 2000
_STUCK_MS = 3000
_BOUNCE_MS = 30
_POLL_MS = 5


class Chooser:
    """Offers profiles until one is chosen."""

    def __init__(self, profiles, palette, font, machine, time):
        """Take the profiles to offer; make an input of every GPIO that is a key on any of them."""
        self._profiles = profiles
        self._palette = palette
        self._font = font
        keys = {pin for profile in profiles for _, pin in key_pins(profile)}
        self._guard = KeySafePanel(machine, time, sorted(keys))

    def run(self):
        """Return the chosen profile, None if no profile can be offered.

        A pin that stays low is not a key on this board but belongs to something else. Profiles
        that would drive such a pin are not offered.
        """
        self._wait(_STUCK_MS)
        stuck = self._guard.down()
        self._guard.ignore(stuck)
        offered = [p for p in self._profiles if not set(output_pins(p)) & set(stuck)]
        at = 0
        while offered:
            if self._is_chosen(offered[at]):
                return offered[at]
            at = (at + 1) % len(offered)
        return None

    def _is_chosen(self, profile):
        """Show a profile until a key is pressed; return whether the key was held long."""
        shown = False
        try:
            self._show(profile)
            shown = True
            while True:
                self._guard.sleep_ms(_POLL_MS)
        except KeyDown:
            pass
        except OSError:  # no answer on I2C: a wrong profile
            pass
        self._guard.release()
        return self._wait() >= _HOLD_MS and shown

    def _wait(self, at_most_ms=None):
        """Wait until all keys are up and have stopped bouncing; return how long one was down.

        at_most_ms: None, or the longest time to wait. The result is in milliseconds.
        """
        guard = self._guard
        start_ms = last_ms = now_ms = guard.ticks_ms()
        while guard.ticks_diff(now_ms, last_ms) < _BOUNCE_MS:
            guard.pause_ms(1)
            now_ms = guard.ticks_ms()
            if guard.down():
                last_ms = now_ms
            if at_most_ms and guard.ticks_diff(now_ms, start_ms) > at_most_ms:
                break
        return guard.ticks_diff(last_ms, start_ms)

    def _show(self, profile):
        guard = self._guard
        gc.collect()  # frees the buffers of the previous panel
        bus = make_bus(profile, guard, plain=True)
        panel = make_panel(profile, bus, self._palette, guard, guard)
        picture = sheet(self._font, profile.MONO, (profile.TITLE,) + QUESTION)
        make_display(profile, panel).show(picture)
        if hasattr(profile, "LIGHT"):
            guard.drive(profile.LIGHT, 1)
