"""The terminal face: also plays over ssh.

It uses a pixel protocol if the terminal answers that it knows one, else half-blocks if there are
enough cells, else braille for one-bit boards.
"""

from textwrap import wrap

from hal.keymap import labels_of
from sim import picture
from sim.board import Quit
from sim.cells import Braille, HalfBlocks
from sim.command import UsageError
from sim.faces import WatchedFace, lit
from sim.keyboard import help_line
from sim.pixels import Kitty, Sixel
from sim.terminal_keys import QUIT, TerminalKeys, read_keys

_HELP = "q = quit  Shift = long"
_CELL = (8, 16)  # pixels of a cell, if the terminal does not report them
_MOST_SCALE = 4


class Terminal(WatchedFace):
    """The face. `tty` is an entered Tty of sim/tty.py, or an object with the same methods."""

    def __init__(self, profiles, tty, protocols, depth):
        """Show the first of `profiles` that fits. Raises UsageError if none does."""
        self._tty = tty
        self._protocols = protocols
        self._depth = depth
        self._size = tty.size()
        for profile in profiles:
            super().__init__(profile)
            self._screen = self._fitting_screen()
            if self._screen:
                break
        else:
            raise UsageError(self._too_small())
        self._labels = labels_of(self.profile)
        self._taps = TerminalKeys()
        self._typed = ""
        self._seen = -1
        self._light = self.panel.light
        self._write_help()

    def pump(self, seconds):
        """Show changes and read keys for this many seconds. Raises Quit."""
        if self._tty.size() != self._size:
            self._resized()
        if self._screen and self.panel.light != self._light:
            self._light = self.panel.light
            self._screen = self._fitting_screen()
            self._seen = -1
        if self._screen and self.panel.changes != self._seen:
            self._seen = self.panel.changes
            self._tty.write(self._screen.draw(picture.inks(self.panel)))
        typed = self._tty.read(seconds).decode("latin-1")
        keys, self._typed = read_keys(self._typed + typed)
        for key, is_long in keys:
            if key == QUIT:
                raise Quit()
            if key in self._labels:
                self._taps.tap(key, is_long)

    def poll(self, frame):
        return self._taps.poll(frame)

    def close(self):
        """Remove the picture from the screen."""
        if self._screen:
            self._tty.write(self._screen.clean_up())

    def _resized(self):
        """Draw everything again for another size, or show that it is too small."""
        self.close()
        self._size = self._tty.size()
        self._screen = self._fitting_screen()
        self._seen = -1
        self._tty.write(b"\x1b[0m\x1b[2J")
        if self._screen:
            self._write_help()
        else:
            columns, rows = self._size[:2]
            for row, line in enumerate(wrap(self._too_small(), max(columns, 1))[:rows]):
                self._tty.write(f"\x1b[{row + 1};1H{line}".encode())

    def _fitting_screen(self):
        """Return the best screen that shows the board in this terminal, or None."""
        width, height = self.profile.WIDTH, self.profile.HEIGHT
        columns, rows, wide, high = self._size
        colours = lit(self.panel)
        # The last row stays free: a picture that reached it would scroll a sixel terminal.
        wide = wide or columns * _CELL[0]
        high = (high or rows * _CELL[1]) * (rows - 1) // max(rows, 1)
        scale = min(wide // width, high // height, _MOST_SCALE)
        if scale and self._protocols:
            kind = Kitty if "kitty" in self._protocols else Sixel
            return kind(width, height, scale, colours)
        for kind in (HalfBlocks, Braille) if self.profile.MONO else (HalfBlocks,):
            needed = kind.size(width, height)
            if needed[0] <= columns and needed[1] <= rows:
                left = (columns - needed[0]) // 2
                return kind(width, height, colours, self._depth, left)
        return None

    def _too_small(self):
        kind = Braille if self.profile.MONO else HalfBlocks
        needed = kind.size(self.profile.WIDTH, self.profile.HEIGHT)
        return (
            "the terminal has {} columns and {} rows, and {} needs {} and {}; enlarge it, make "
            "its letters smaller, or choose another --board or --face".format(
                *self._size[:2], self.profile.NAME, *needed
            )
        )

    def _write_help(self):
        """Write the keys below the picture, if there is a free row."""
        columns, rows = self._size[:2]
        if getattr(self._screen, "rows", 0) < rows:
            line = f"{help_line(self._labels)}  {_HELP}"[:columns]
            self._tty.write(f"\x1b[{rows};1H\x1b[2m{line.center(columns)}\x1b[0m".encode())
