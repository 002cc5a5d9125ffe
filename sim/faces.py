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
from contextlib import ExitStack, contextmanager

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
    with ExitStack() as stack:
        if kind == "headless":
            face = Headless(load_profile(board or _COLOUR_BOARD), args.scale or _GIF_SCALE)
        elif kind == "window":
            face = _open_window(load_profile(board or _COLOUR_BOARD), args.scale)
        else:
            names = [board] if board else [_COLOUR_BOARD, _SMALL_BOARD]
            face = _open_terminal([load_profile(name) for name in names], stack)
        stack.callback(face.close)
        yield face


def _open_window(profile, scale):
    from sim import window

    reason = window.missing()
    if reason:
        raise Sorry(reason)
    return window.Window(profile, scale)


def _open_terminal(profiles, stack):
    if os.name != "posix":
        raise Sorry("the terminal face needs Linux or macOS; choose --face window")
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise Sorry(
            "this is no terminal that can show pictures; run it in one, or choose --face headless"
        )
    from sim import terminal, tty

    screen = stack.enter_context(tty.Tty())
    many = os.environ.get("COLORTERM") in ("truecolor", "24bit")
    return terminal.Terminal(profiles, screen, screen.protocols(), 24 if many else 8)
