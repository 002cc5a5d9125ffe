"""The simulated board: the contract of hal/contract.py, made of fakes.

Portable: MicroPython replays recorded sessions on this board. The faces (window, terminal,
headless) differ only in the display, the keys and the clock that they put into it.
"""

import binascii
import hashlib

from hal.keymap import labels_of, longs_of


class Quit(SystemExit):
    """Leave the application from inside one of its calls: the player has closed the face.

    A SystemExit, so that an application which shows its exceptions lets this one through.
    `restart` asks for the application to be started again on the same store, as after a reset;
    `failure` is a sentence that says what the run could not do.
    """

    def __init__(self, restart=False, failure=None):
        super().__init__(0)
        self.restart = restart
        self.failure = failure


class Entropy:
    """The device's random bytes, made of a base so that a session can give the same ones again."""

    def __init__(self, base):
        """Continue from `base`, a string that stands in the session."""
        self.base = base
        self._drawn = 0

    def __call__(self):
        """Return the next eight bytes."""
        self._drawn += 1
        text = self.base + ":" + str(self._drawn)
        return hashlib.sha256(text.encode()).digest()[:8]


class SimBoard:
    """A board whose parts are given to it. `profile` is a module of hal/boards."""

    def __init__(self, profile, clock, keys, display, store, entropy, hear=None, canvas=None):
        """Put the parts together; `entropy` is a callable that returns eight bytes.

        hear: None, or a function of hertz and per cent for every tone; 0 Hz is silence.
        canvas: None to make one.
        """
        from hal.canvas import Canvas  # by now the simulator's framebuf is in its place

        self.canvas = canvas or Canvas(profile.WIDTH, profile.HEIGHT, profile.MONO)
        self.name = profile.NAME
        self.title = profile.TITLE
        self.system = "simulator"
        self.width = profile.WIDTH
        self.height = profile.HEIGHT
        self.mono = profile.MONO
        self.labels = labels_of(profile)
        self.longs = longs_of(profile)
        has_light = hasattr(profile, "LIGHT") or (profile.MONO and "size" not in profile.PANEL)
        self.light = Light(display) if has_light else None
        self.battery = Battery() if hasattr(profile, "BATTERY") else None
        self.buzzer = Buzzer(hear) if hasattr(profile, "BUZZER") else None
        self.clock = clock
        self.keys = keys
        self.display = display
        self.loop = None  # the application's, once it runs: scripts ask it whether it waits
        self.store = store
        self.entropy = entropy
        self.relinker = None


class Light:
    """The light of a panel: the faces for people dim the picture."""

    def __init__(self, display):
        """Light `display`, of which only the attribute `light` is set."""
        self._display = display

    def brightness(self, percent):
        """Set the brightness, 0 to 100."""
        self._display.light = percent


class Battery:
    """A battery whose charge is set from outside."""

    def __init__(self):
        """Begin with a full one."""
        self.percent = 100
        self.is_external = False

    def update(self):
        """Do nothing: there is nothing to read."""


class Buzzer:
    """A buzzer that tells somebody what it sounds."""

    def __init__(self, hear=None):
        """Be silent; `hear` is the one of SimBoard."""
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
        """End the tone."""
        if self._hear:
            self._hear(0, 0)


class Clock:
    """Virtual time: it passes only while the application sleeps, so every run is the same run.

    A face that shows the picture to somebody gives a `host`, called with the milliseconds of
    each sleep; how long it really takes is its own affair.
    """

    def __init__(self, host=None):
        """Start at 0 ms."""
        self._now_ms = 0
        self._host = host

    def now_ms(self):
        """Return the milliseconds since the start."""
        return self._now_ms

    def diff_ms(self, a, b):
        """Return a - b in milliseconds."""
        return a - b

    def sleep_ms(self, ms):
        """Let `ms` pass."""
        if self._host:
            self._host(ms)
        self._now_ms += ms

    def left_ms(self, deadline):
        """Return 0: a thinking bot gets one slice a frame, whatever the host can do."""
        return 0


def load_profile(name):
    """Return the profile module `name` of hal/boards. Raises ImportError."""
    package = __import__("hal.boards." + name)
    return getattr(package.boards, name)


def checksum(data):
    """Return the CRC-32 of some bytes as 8 hex digits."""
    return "%08x" % (binascii.crc32(data) & 0xFFFFFFFF)
