"""Boot: chooses the profile, stops if the player wants the REPL, and makes the live board.

Also shows messages on the panel. No pin is driven before the profile is known. docs/boards.md
explains the boot to the player.
"""

from hal.boards.live.chip import Chip
from hal.boards.live.make import (
    input_pin,
    make_bus,
    make_display,
    make_light,
    make_panel,
)
from hal.boards.live.message_canvas import sheet
from hal.boards.live.profiles import installed, load
from hal.keymap import key_pins

_SETTLE_MS = 2  # time for pull-ups to raise their pins


class Boot:
    """Makes a device's board, and shows messages on its panel while no application runs.

    folder    where the device keeps its files
    chip      the clock of the chip; to be given back when the application has ended
    """

    def __init__(self, palette, font, machine=None, time=None, folder="/data"):
        """Take the application's palette and font; machine and time are MicroPython's modules."""
        if machine is None:
            import time

            import machine
        self._palette = palette
        self._font = font
        self._machine = machine
        self._time = time
        self.folder = folder
        self.chip = Chip(machine, time)
        self._store = None
        self._stored = ""  # the name in the file `board`

    @property
    def store(self):
        """The device's Store. A message needs none, so the boot pack has no hal/store.py."""
        if self._store is None:
            from hal.store import Store

            self._store = Store(self.folder)
        return self._store

    def board(self):
        """Return the live board, or None if a key is held down, which asks for the REPL.

        If no usable profile is known, the player chooses one with the keys. Its name is stored.
        Returns None too if no profile can be offered.
        """
        machine = self._machine
        profile = self._profile()
        if profile is None:
            from hal.boards.live.choose import Chooser  # rarely needed, so imported here

            profile = Chooser(installed(), self._palette, self._font, machine, self._time).run()
            if profile is None:
                print("No board can be offered: what it needs is not there, or is held low.")
                return None
        elif self._is_key_down(profile):
            print("A key is held down, so Tessera was not started.")
            return None
        from hal.boards.live.make_board import make_board  # the boot pack has none

        board = make_board(profile, self._palette, self.store, machine, self._time, self.chip)
        if self._stored != profile.NAME:
            self._remember(profile.NAME)
        return board

    def say(self, sentences):
        """Show sentences on the panel, if the profile is known and no key is down."""
        profile = self._profile()
        if profile is None or self._is_key_down(profile):
            return
        bus = make_bus(profile, self._machine, plain=True)
        panel = make_panel(profile, bus, self._palette, self._machine, self._time)
        make_display(profile, panel).show(sheet(self._font, profile.MONO, sentences))
        light = make_light(profile, panel, self._machine)
        if light:
            light.brightness(100)

    def _profile(self):
        """Return the stored profile if it is installed, or the only installed one; else None."""
        try:
            with open(self.folder + "/board") as file:
                self._stored = file.read().strip()
        except (OSError, UnicodeError):
            pass
        profile = load(self._stored) if self._stored else None
        if profile:
            return profile
        found = installed()  # which tries to import every profile: 10 ms
        return found[0] if len(found) == 1 else None

    def _remember(self, name):
        """Store the profile's name; if that fails, the player chooses again at the next start."""
        from hal.files import StoreError

        try:
            self.store.write("board", self.folder + "/board", name.encode(), "wb")
        except StoreError as error:
            print(error)

    def _is_key_down(self, profile):
        """Return whether a key of the profile is held down."""
        pins = [input_pin(number, self._machine) for _, number in key_pins(profile)]
        self._time.sleep_ms(_SETTLE_MS)  # pyright: ignore[reportAttributeAccessIssue]
        return not all(pin() for pin in pins)
