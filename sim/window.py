"""The window face: the device on a desk, played with the keyboard or the mouse."""

import os
import sys
import time

from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP
from hal.keymap import labels_of
from sim import picture
from sim.board import Quit
from sim.command import ROOT
from sim.faces import WatchedFace, lit
from sim.faces import image as panel_image
from sim.touch import Finger

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
try:
    import pygame
except ImportError:
    pygame = None
else:
    from sim.handheld import Handheld, Painter
    from sim.speaker import Speaker, no_complaints

_HELP = "F12 picture    P pause    Esc quit"
_NEWS_S = 4
_DESKTOP_SHARE = 0.85  # of the desktop that the window may take
_MOST_SCALE = 6
_STILL = 8  # pixels of the window that the mouse may move in a click
_SWIPE = 24  # before it is a stroke
_FILM_COLOURS = 127  # and one for unchanged pixels
_UNSEEN = ("dummy", "offscreen")  # what SDL falls back to if no display answers
_ELSE = "choose --face terminal or headless"


def missing():
    """Return a sentence that says why no window can be opened, or None."""
    if pygame is None:
        return f"the window needs pygame-ce; run: pip install pygame-ce, or {_ELSE}"
    asked = os.environ.get("SDL_VIDEODRIVER")
    displays = [name for name in ("DISPLAY", "WAYLAND_DISPLAY") if os.environ.get(name)]
    if sys.platform.startswith("linux") and not (displays or asked):
        return f"there is no display for a window; {_ELSE}"
    try:
        with no_complaints():
            pygame.display.init()
    except pygame.error as error:
        return cannot_open(error)
    if pygame.display.get_driver() in _UNSEEN and not asked:
        pygame.display.quit()
        named = " and ".join(f"{name}={os.environ[name]}" for name in displays)
        return cannot_open(f"no display answers, {named}" if named else "no display answers")
    return None


def cannot_open(reason):
    """Return the sentence for a window that cannot be opened."""
    return f"a window cannot be opened ({reason}); {_ELSE}"


class Window(WatchedFace):
    """The face. `surface` is what the window shows."""

    def __init__(self, profile, scale):
        """Open a window; `scale` is the width of a pixel, None to fit the desktop."""
        pygame.display.init()
        pygame.font.init()
        super().__init__(profile)
        self._scale = scale or _fitting_scale(profile)
        self.device = Handheld(profile, self._scale)
        self.surface = pygame.display.set_mode(self.device.size)
        pygame.display.set_caption("Tessera – " + profile.TITLE)
        self._painter = Painter(self.device)
        self._speaker = Speaker(self._tell)
        self._held = {}  # keyboard key or "mouse" -> the logical key that it holds down
        self._tapped = 0  # keys that went down since the last poll, for any time
        self._finger = None  # the mouse on the picture, once the application runs
        self._began = None  # where on the window it went down
        self._drags = False  # whether it has moved since
        self._paused = False
        self._is_turned = False
        self._news = ""
        self._news_until_s = 0.0
        self._drawn = None  # the state that the window shows, to draw only changes
        self._version = 0
        self._film_palette = None
        self._film_inks = None  # the inks of the panel when that was made
        self._map = _keyboard_map(profile)
        self._draw()

    def pump(self, seconds):
        """Show changes and handle events for this many seconds, and until a pause ends.

        Raises Quit when the window is closed.
        """
        self._draw()
        ms = int(seconds * 1000)  # 0 would wait for ever
        event = pygame.event.wait(ms) if ms else pygame.event.poll()
        while event.type != pygame.NOEVENT:
            self._take(event)
            event = pygame.event.poll()
        while self._paused:
            self._draw()
            self._take(pygame.event.wait(100))

    def poll(self, frame):
        """Return the keys that are down, and those that went down and up since the last poll."""
        levels = self._held_levels() | self._tapped
        self._tapped = 0
        run = self.run
        if run and run.board.loop and not (self._finger and self._finger.is_of(run.board.loop)):
            self._finger = Finger(run.board.loop)
        if self._finger:
            levels |= self._finger.levels(run.board.clock.now_ms())
        return levels

    def hear(self, hz, percent):
        """Sound a tone; 0 Hz is silence."""
        self._speaker.hear(hz, percent)

    def version(self):
        """Return a number that changes with what the window shows."""
        return self._version

    def image(self):
        """Return what the window shows, as a palette image."""
        from PIL import Image

        frame = Image.frombytes("RGB", self.device.size, pygame.image.tobytes(self.surface, "RGB"))
        if self._film_inks != self.panel.colours():
            self._film_inks = self.panel.colours()
            self._film_palette = self._make_film_palette(frame)
        film = frame.quantize(palette=self._film_palette, dither=Image.Dither.NONE)
        # quantize() finds the nearest colour only roughly, but the inks must be exact.
        scale = self.device.screen.width // self.panel.width
        film.paste(panel_image(self.panel, scale), self.device.screen.topleft)
        return film

    def canvas(self):
        """Return a canvas whose texts the mouse finds."""
        from sim.reader import Reader  # after framebuf.install()

        return Reader(self.panel.width, self.panel.height, self.panel.mono)

    def close(self):
        self._speaker.close()
        pygame.display.quit()

    def _held_levels(self):
        levels = 0
        for key in self._held.values():
            levels |= 1 << key
        return levels

    def _take(self, event):
        """Act on one event."""
        if event.type == pygame.QUIT:
            raise Quit()
        if event.type == pygame.KEYDOWN:
            self._key_down(event.key)
        elif event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press("mouse", self.device.key_at(event.pos))
            self._began = event.pos if self._pixel_at(event.pos) else None
            self._drags = False
        elif event.type == pygame.MOUSEMOTION:
            self._moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held.pop("mouse", None)
            if self._began and self._drags:
                self._move("drop", event.pos, _way(self._began, event.pos))
            elif self._began:
                self._move("touch", self._began)
            self._began = None
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self._tapped |= 1 << (UP if event.y > 0 else DOWN)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()  # the window gets no events of their release

    def _key_down(self, code):
        if code == pygame.K_ESCAPE:
            raise Quit()
        if code == pygame.K_F12:
            self._save_picture()
        elif code == pygame.K_p:
            self._paused = not self._paused
            self.hear(0, 0)
        else:
            self._press(code, self._map.get(code))

    def _press(self, holder, key):
        """Hold a logical key down until its holder is released; None is no key."""
        if key is not None:
            self._held[holder] = key
            self._tapped |= 1 << key

    def _moved(self, position):
        """The mouse is elsewhere: it drags, or the cursor follows it."""
        if not self._began:
            self._move("hover", position)
            return
        if not self._drags and _way(self._began, position, _STILL) != -1:
            self._drags = True
            self._move("take", self._began)
        if self._drags:
            self._move("carry", position)

    def _move(self, does, position, *more):
        """Let the mouse do something on the picture: a method of sim/touch.py."""
        at = self._pixel_at(position)
        if self._finger and (at or does == "drop"):
            getattr(self._finger, does)(*(at or (-1, -1)), *more)

    def _pixel_at(self, position):
        """Return the pixel of the panel under a point of the window, or None."""
        screen = self.device.screen
        scale = screen.width // self.panel.width
        if not screen.collidepoint(position):
            return None
        return (position[0] - screen.x) // scale, (position[1] - screen.y) // scale

    def _save_picture(self):
        """Save the picture on the panel and say where, or why not."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        name = os.path.join("out", f"{self.profile.NAME}-{stamp}.png")
        try:
            os.makedirs(os.path.join(ROOT, "out"), exist_ok=True)
            panel_image(self.panel).save(os.path.join(ROOT, name), "PNG")
            self._tell(f"saved {name}")
        except OSError as error:
            self._tell(f"{name} not saved: {error.strerror}")

    def _tell(self, news):
        """Show a sentence below the device for some seconds."""
        self._news = news
        self._news_until_s = time.monotonic() + _NEWS_S

    @property
    def message(self):
        """The text below the device."""
        if self._paused:
            return "paused – P goes on"
        return self._news if time.monotonic() < self._news_until_s else _HELP

    def _draw(self):
        """Draw the window if anything in it has changed."""
        if self.run and self.run.board.is_turned != self._is_turned:
            self._is_turned = self.run.board.is_turned
            self.device = Handheld(self.profile, self._scale, self._is_turned)
            self._painter = Painter(self.device)
            self._drawn = self._film_inks = None
        down = self._held_levels() | (self.run.down if self.run else 0)
        shown = (self.panel.changes, self.panel.light, down, self.message)
        if shown == self._drawn:
            return
        self._drawn = shown
        self._version += 1
        self._painter.draw(self.surface, self._panel(), down, self.message)
        pygame.display.flip()

    def _panel(self):
        """Return the picture on the panel as a surface of the size it has in the window."""
        panel = self.panel
        surface = pygame.image.frombytes(picture.inks(panel), (panel.width, panel.height), "P")
        colours = lit(panel)
        surface.set_palette([tuple(colours[i : i + 3]) for i in range(0, len(colours), 3)])
        return pygame.transform.scale(surface, self.device.screen.size)

    def _make_film_palette(self, frame):
        """Return a palette image: the inks of the panel, then the colours of the device.

        frame: the window with all keys up; the colours of pressed keys are added.
        """
        from PIL import Image

        inks = self.panel.colours()
        self._painter.draw(self.surface, self._panel(), 0xFF, _HELP)
        pressed = Image.frombytes("RGB", frame.size, pygame.image.tobytes(self.surface, "RGB"))
        self._drawn = None
        both = Image.new("RGB", (frame.width, frame.height * 2))
        both.paste(frame, (0, 0))
        both.paste(pressed, (0, frame.height))
        rest = both.quantize(_FILM_COLOURS - len(inks) // 3).getpalette() or []
        result = Image.new("P", (1, 1))
        result.putpalette(bytes(inks) + bytes(rest))
        return result


def _way(began, ended, least=_SWIPE):
    """Return the direction in which the mouse has moved, -1 if by fewer pixels than `least`."""
    x, y = ended[0] - began[0], ended[1] - began[1]
    if max(abs(x), abs(y)) < least:
        return -1
    if abs(x) > abs(y):
        return LEFT if x < 0 else RIGHT
    return UP if y < 0 else DOWN


def _keyboard_map(profile):
    """Return keyboard code -> logical key, for the keys that the board has."""
    has = labels_of(profile)
    pairs = {
        pygame.K_UP: UP,
        pygame.K_DOWN: DOWN,
        pygame.K_LEFT: LEFT,
        pygame.K_RIGHT: RIGHT,
        pygame.K_z: OK,
        pygame.K_RETURN: OK,
        pygame.K_KP_ENTER: OK,
        pygame.K_x: BACK,
        pygame.K_BACKSPACE: BACK,
        pygame.K_a: F1,
        pygame.K_s: F2,
    }
    return {code: key for code, key in pairs.items() if key in has}


def _fitting_scale(profile):
    """Return the largest width of a pixel with which the window fits the desktop."""
    width, height = pygame.display.get_desktop_sizes()[0]
    for scale in range(_MOST_SCALE, 1, -1):
        size = Handheld(profile, scale).size
        if size[0] <= width * _DESKTOP_SHARE and size[1] <= height * _DESKTOP_SHARE:
            return scale
    return 1
