"""The faces of the simulator, and the choice between them.

A face has
    profile, panel     the board it shows, and the panel that the application draws on
    is_watched         False if nobody watches: real time need not pass
    pump(seconds)      show changes and handle the player's input, for this long
    poll(frame)        the keys that are down (a source of sim/headless.py's Run)
    hear(hz, percent)  sound a tone, with 0 Hz silence
    version(), image() the source of a film, see sim/gif.py
    canvas()           the canvas to paint on, None for any
    close()
"""

import os
import sys
from contextlib import ExitStack, contextmanager

from sim import picture
from sim.board import load_profile
from sim.command import UsageError
from sim.headless import Run
from sim.panel import Panel

DEFAULT_BOARD = "waveshare_lcd13"  # if none is named
_SMALL_BOARD = "ssd1306_diy"  # for terminals that cannot show the default board
_FILM_SCALE = 2


class Face:
    """The headless face, which shows nothing. The other faces are subclasses."""

    is_watched = False
    run: Run | None = None  # set when the run is made: it knows which keys are down

    def __init__(self, profile, film_scale=_FILM_SCALE):
        """Simulate a board; a pixel of a film is `film_scale` screen pixels wide."""
        self.profile = profile
        self.panel = Panel(profile.WIDTH, profile.HEIGHT, profile.MONO)
        self._film_scale = film_scale

    def pump(self, seconds):
        """Do nothing."""

    def poll(self, frame):
        """Return 0: there are no keys."""
        return 0

    def hear(self, hz, percent):
        """Do nothing: there is no sound."""

    def version(self):
        """Return a number that changes when there is something new to film."""
        return self.panel.changes

    def image(self):
        """Return the picture on the panel, enlarged."""
        return image(self.panel, self._film_scale)

    def canvas(self):
        """Return None: any canvas will do."""

    def close(self):
        """Do nothing."""


class WatchedFace(Face):
    """A face for people."""

    is_watched = True


def lit(panel):
    """Return the colours of a panel at its light, dim but not black at 0 per cent."""
    return bytes(part * (15 + panel.light * 85 // 100) // 100 for part in panel.colours())


def image(panel, scale=1):
    """Return the picture on a panel as a palette image."""
    return picture.to_image(panel, panel.colours(), scale)


def choose(args):
    """Return the kind of face to show. Without display and terminal, start the demo.

    Raises UsageError if somebody is needed to play or to look.
    """
    if args.face:
        return args.face
    if args.demo or args.gif:
        return "headless"
    from sim import window

    if window.missing() is None:
        return "window"
    if sys.stdin.isatty() and sys.stdout.isatty():
        return "terminal"
    if not (args.script or args.replay or args.record or args.shot):
        if args.match or args.watch or args.position:
            raise UsageError(
                "there is no display and no terminal here; give --script, --shot or --gif, or "
                "leave out --match, --watch and --position to see bots play"
            )
        print("There is no display and no terminal here, so the bots play. First moves:")
        args.demo = True
    return "headless"


@contextmanager
def open_face(kind, board, args):
    """Open a face and close it at the end. board: the name of a profile, or None for any.

    Raises UsageError if the face cannot be shown here.
    """
    with ExitStack() as stack:
        if kind == "headless":
            face = Face(load_profile(board or DEFAULT_BOARD), args.scale or _FILM_SCALE)
        elif kind == "window":
            face = _open_window(load_profile(board or DEFAULT_BOARD), args.scale)
        else:
            names = [board] if board else [DEFAULT_BOARD, _SMALL_BOARD]
            face = _open_terminal([load_profile(name) for name in names], stack)
        stack.callback(face.close)
        yield face


def _open_window(profile, scale):
    from sim import window

    reason = window.missing()
    if reason:
        raise UsageError(reason)
    try:
        return window.Window(profile, scale)
    except window.pygame.error as error:
        raise UsageError(window.cannot_open(error))


def _open_terminal(profiles, stack):
    if os.name != "posix":
        raise UsageError("the terminal face needs Linux or macOS; choose --face window")
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise UsageError(
            "this is no terminal that can show pictures; run it in one, or choose --face headless"
        )
    from sim import terminal, tty

    screen = stack.enter_context(tty.Tty())
    many = os.environ.get("COLORTERM") in ("truecolor", "24bit")
    return terminal.Terminal(profiles, screen, screen.protocols(), 24 if many else 8)
