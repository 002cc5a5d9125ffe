"""What the player has settled once and for all matches, kept in the store as JSON."""

import json
from binascii import crc32

from app.texts.languages import LANGUAGES
from engine.games import GAMES
from hal.store import Damaged, StoreError

BRIGHTNESSES = (20, 40, 60, 80, 100)  # per cent
SPEEDS = ("slow", "normal", "fast", "instant")
SOUNDS = ("off", "quiet", "loud")
TABS = ("off", "number", "name")  # how a flower card tells its month

_NAME = "settings"
_VERSION = 1
_CHOICES = {
    "language": LANGUAGES,
    "speed": SPEEDS,
    "confirm": (False, True),
    "brightness": BRIGHTNESSES,
    "sound": SOUNDS,
    "tabs": TABS,
    "game": GAMES,
}


class Settings:
    """What is settled, ready to use.

    language, speed, brightness, sound, tabs: see above; confirm: discarding and finishing take
    OK twice.
    game: the one that was chosen last in the menu.
    last: dict of game -> what app.shell.setup keeps of the last match
    last_seed: the seed of that match, or None.
    trouble: the StoreError of the last load or save, None if it went well.
    """

    def __init__(self, store):
        """Read the settings; what is missing or damaged has its default."""
        self.language = "en"
        self.speed = "normal"
        self.confirm = True
        self.brightness = 100
        self.sound = "off"  # who plays on a train is not to find out by ear
        self.tabs = "number"
        self.game = GAMES[0]
        self.last = {}
        self.last_seed = None
        self.trouble = None
        self._store = store
        self._kept = None  # as it was last written or read
        try:
            data = store.load(_NAME)
            if data is not None:
                self._take(json.loads(data.decode()))
                self._kept = crc32(data)
        except StoreError as error:
            self.trouble = error
        except (ValueError, TypeError, AttributeError, KeyError, RuntimeError, MemoryError):
            # Not what this version writes; the last two: nested deeper than there is room for.
            self.trouble = Damaged("damaged", "the settings are damaged")
        if self.trouble and self.trouble.reason == "damaged":
            self._set_aside()

    def _set_aside(self):
        try:
            self._store.set_aside(_NAME)
        except StoreError:
            pass  # then they will be met again at the next start

    def _take(self, found):
        """Take over each setting by its name; one that is missing or unknown costs no other.

        So a name whose meaning changes gets another name; the version is written for older
        programs, which insist on it.
        """
        for name in _CHOICES:
            if found.get(name) in _CHOICES[name]:
                setattr(self, name, found[name])
        if isinstance(found.get("last"), dict):
            self.last = found["last"]
        if isinstance(found.get("last_seed"), str):
            self.last_seed = found["last_seed"]

    def save(self):
        """Keep the settings, if they have changed; `trouble` says if that failed."""
        found = {"version": _VERSION, "last": self.last, "last_seed": self.last_seed}
        for name in _CHOICES:
            found[name] = getattr(self, name)
        data = json.dumps(found).encode()
        self.trouble = None
        if crc32(data) == self._kept:
            return
        try:
            self._store.save(_NAME, data)
            self._kept = crc32(data)
        except StoreError as error:
            self.trouble = error
