"""The simulated board: implements the contract of hal/contract.py with fakes.

Portable: MicroPython replays recorded sessions on this board. The faces (window, terminal,
headless) differ only in the display, keys and clock that they give to the board.
"""

import binascii
import hashlib

from engine.compat import load_module
from hal.keymap import labels_of, longs_of, turn_labels

_SESSION_DAY = 20758


class Quit(SystemExit):
    """Raised inside a call of the application to end it, such as when the player closes the face.

    It is a SystemExit, so that an application that catches and shows exceptions does not catch it.
    restart: start the application again on the same store, as after a reset; failure: a sentence
    that says what the run could not do.
    """

    def __init__(self, restart=False, failure=None):
        super().__init__(0)
        self.restart = restart
        self.failure = failure


class Entropy:
    """The device's random bytes. They follow from a base, so that a session can be repeated."""

    def __init__(self, base):
        """Derive the bytes from `base`, a string that is written in the session."""
        self.base = base
        self._drawn = 0

    def __call__(self):
        """Return the next eight bytes."""
        self._drawn += 1
        text = self.base + ":" + str(self._drawn)
        return hashlib.sha256(text.encode()).digest()[:8]


class SimBoard:
    """A board that gets its parts from the caller. `profile` is a module of hal/boards."""

    def __init__(self, profile, clock, keys, display, store, entropy, hear=None, canvas=None):
        """Put the parts together; `entropy` is a callable that returns eight bytes.

        hear: None, or a function (hertz, per cent) that is called for every tone; 0 Hz is silence.
        canvas: None to make one.
        """
        from hal.canvas import Canvas  # after framebuf.install()

        self.canvas = canvas or Canvas(profile.WIDTH, profile.HEIGHT, profile.MONO)
        self.name = profile.NAME
        self.title = profile.TITLE
        self.system = "simulator"
        self.width = profile.WIDTH
        self.height = profile.HEIGHT
        self.mono = profile.MONO
        self.labels = labels_of(profile)
        self.is_turned = False
        self.longs = longs_of(profile)
        has_light = hasattr(profile, "LIGHT") or (profile.MONO and "size" not in profile.PANEL)
        self.light = Light(display) if has_light else None
        self.battery = Battery() if hasattr(profile, "BATTERY") else None
        self.buzzer = Buzzer(hear) if hasattr(profile, "BUZZER") else None
        self.clock = clock
        self.keys = keys
        self.display = display
        self.loop = None  # the application's, once it runs: scripts read its `waiting`
        self.store = store
        self.entropy = entropy
        self.chip = None
        self.restart = None
        self.relinker = None

    def turn(self, is_turned):
        """Turn the device, and who looks at it: only the places of the keys change."""
        if is_turned != self.is_turned:
            self.is_turned = is_turned
            turn_labels(self.labels)


class Light:
    """The light of a panel: the window and the terminal dim the picture accordingly."""

    def __init__(self, display):
        """Control the light of `display` by setting its attribute `light`."""
        self._display = display

    def brightness(self, percent):
        self._display.light = percent


class Battery:
    """A battery whose charge is set from outside."""

    def __init__(self):
        """Begin with a full battery."""
        self.percent = 100
        self.is_external = False

    def update(self):
        """Do nothing: there is nothing to read."""


class Buzzer:
    """A buzzer that passes its tones to a function."""

    def __init__(self, hear=None):
        """Begin silent. hear: see SimBoard."""
        self._hear = hear
        self._percent = 100

    def volume(self, percent):
        """Set the volume of the tones to come, 0 to 100."""
        self._percent = percent

    def tone(self, hz):
        """Sound a tone from now on."""
        if self._hear:
            self._hear(hz, self._percent)

    def silence(self):
        if self._hear:
            self._hear(0, 0)


class Clock:
    """Virtual time: it passes only while the application sleeps, so every run is the same run.

    A face that shows the picture passes a function `host`, which is called with the milliseconds
    of each sleep. It may take any real time.
    """

    def __init__(self, host=None):
        """Start at 0 ms."""
        self._now_ms = 0
        self._host = host

    def now_ms(self):
        return self._now_ms

    def diff_ms(self, a, b):
        return a - b

    def sleep_ms(self, ms):
        """Let `ms` pass."""
        if self._host:
            self._host(ms)
        self._now_ms += ms

    def left_ms(self, began, ms):
        """Return 0: a thinking bot gets one slice a frame, however fast the host is."""
        return 0

    def today(self):
        """Return the date of every session, 1 November 2026."""
        return _SESSION_DAY


def load_profile(name):
    """Return the profile module `name` of hal/boards. Raises ImportError."""
    return load_module("hal.boards", name)


def checksum(data):
    """Return the CRC-32 of some bytes as 8 hex digits."""
    return "%08x" % (binascii.crc32(data) & 0xFFFFFFFF)
