"""The faces of the simulator, and which of them to show.

A face has
    profile, glass     the board it shows, and the panel that the application draws on
    is_watched         False if nobody looks on: time need not pass
    pump(seconds)      show what has changed and take in what the player does, for so long
    poll(frame)        the keys that are down (a source of sim/headless.py's Run)
    version(), image() what a film is made of, see sim/gif.py
    close()
"""

import os
import sys
from contextlib import contextmanager

from sim import picture
from sim.board import load_profile
from sim.glass import Glass
from sim.requests import Sorry

_COLOUR_BOARD = "waveshare_lcd13"
_SMALL_BOARD = "ssd1306_diy"  # for terminals that cannot show the other
_GIF_SCALE = 2


class Headless:
    """Nobody looks on."""

    is_watched = False

    def __init__(self, profile, scale):
        """Show `profile` to nobody; pixels of a film are `scale` screen pixels wide."""
        self.profile = profile
        self.glass = glass_of(profile)
        self._scale = scale

    def pump(self, seconds):
        """Do nothing."""

    def poll(self, frame):
        """Return 0: nobody presses anything."""
        return 0

    def version(self):
        """Return a number that changes with the picture."""
        return self.glass.changes

    def image(self):
        """Return the picture, enlarged."""
        return image(self.glass, self._scale)

    def close(self):
        """Do nothing."""


def glass_of(profile):
    """Return a new panel for a board."""
    return Glass(profile.WIDTH, profile.HEIGHT, profile.MONO)


def palette(glass):
    """Return the colours of a panel's inks, three bytes each."""
    from app import theme  # within reach only when launcher.prepare() has run

    return picture.MONO_PALETTE if glass.mono else theme.PALETTE


def image(glass, scale=1):
    """Return the picture on a panel as a palette image."""
    return picture.to_image(glass, palette(glass), scale)


def choose(args):
    """Return the kind of face to show. Where there is none at all, it becomes a demo."""
    if args.face:
        return args.face
    if args.demo or args.gif:
        return "headless"
    from sim import window

    if window.missing() is None:
        return "window"
    if sys.stdin.isatty() and sys.stdout.isatty():
        return "terminal"
    if not (args.script or args.replay or args.record):
        args.demo = True
    return "headless"


@contextmanager
def open_face(kind, board, args):
    """Open a face and close it in the end. `board` is the name of a profile or None: any.

    Raises Sorry if the face cannot be shown here.
    """
    face = _open(kind, board, args)
    try:
        yield face
    finally:
        face.close()


def _open(kind, board, args):
    if kind == "headless":
        return Headless(load_profile(board or _COLOUR_BOARD), args.scale or _GIF_SCALE)
    if kind == "window":
        from sim import window

        reason = window.missing()
        if reason:
            raise Sorry(reason)
        return window.Window(load_profile(board or _COLOUR_BOARD), args.scale)
    if os.name != "posix":
        raise Sorry("the terminal face needs Linux or macOS; use --face window")
    from sim import terminal

    names = [board] if board else [_COLOUR_BOARD, _SMALL_BOARD]
    return terminal.open_terminal([load_profile(name) for name in names])
