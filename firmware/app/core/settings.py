"""The player's settings for all matches, kept in the store as JSON."""

from app.core.mistakes import MOST
from app.core.stored import JsonFile, is_count
from app.texts.languages import LANGUAGES
from app.texts.table import ids
from engine.compat import const
from engine.games import GAMES
from hal.files import StoreError

BRIGHTNESSES = (20, 40, 60, 80, 100)  # per cent
SPEEDS = ("slow", "normal", "fast", "instant")
SPEED_TEXTS = (ids.SPEED_SLOW, ids.SPEED_NORMAL, ids.SPEED_FAST, ids.SPEED_INSTANT)
SOUNDS = ("off", "quiet", "loud")
CONTRASTS = ("normal", "high")
ASKS = ("all", "risky", "never")  # which throws take OK twice
DIMS = (10, 30, 60, 120, 0)  # seconds without a key; 0: never
SLEEPS = (60, 120, 300, 600, 0)
PLAYERS = 6  # people who can have a name
NAME_LENGTH = 5
CHIPS = ("quick", "saving")
TABS = ("off", "number", "name")  # how a flower card shows its month
CLOTHS = ("game", "night", "plum", "wine", "coffee", "coal")  # see app.core.theme.CLOTHS
DECKS = ("painted", "woodcut", "blue", "ink")  # see app.core.theme.DECKS
STARS_A_LOOK = const(6)  # of the ladders, for each cloth and deck after the first

# How much a table tells the player, each with all that comes before it: nothing; what can be taken
# and what is complete; what can be counted; what level hard would do.
HELPS = ("off", "marks", "count", "advice")
HELP_TEXTS = (ids.HELP_OFF, ids.HELP_MARKS, ids.HELP_COUNT, ids.HELP_ADVICE)
TALK_TEXTS = (ids.TALK_OFF, ids.TALK_ON)
MARKS, COUNT, ADVICE = range(1, 4)  # levels for `Settings.helps`

_NAME = "settings"
_CHOICES = {
    "language": LANGUAGES,
    "speed": SPEEDS,
    "asks": ASKS,
    "brightness": BRIGHTNESSES,
    "dim": DIMS,
    "sleep": SLEEPS,
    "turned": (False, True),
    "sound": SOUNDS,
    "contrast": CONTRASTS,
    "cloth": CLOTHS,
    "deck": DECKS,
    "tabs": TABS,
    "chip": CHIPS,
    "help": HELPS,
    "talk": (False, True),
    "game": GAMES,
}


class Settings:
    """The settings.

    language    one of LANGUAGES
    speed       one of SPEEDS: how fast pieces move
    asks        one of ASKS: which throws take OK twice
    brightness  one of BRIGHTNESSES
    dim, sleep  one of DIMS, of SLEEPS: after how long the light dims, and goes out
    turned      whether the device is turned upside down, for the left hand
    sound       one of SOUNDS
    contrast    one of CONTRASTS
    cloth       one of CLOTHS: the colours of the table
    deck        one of DECKS: how flower cards are painted
    tabs        one of TABS: how a flower card shows its month
    chip        one of CHIPS: how fast the RP2040 runs
    help        one of HELPS: how much a table tells the player
    talk        whether the people at a table say something, see app/table/speech.py
    game        the game that was chosen last in the menu
    person_names    the names that people have typed, empty for those who have not
    stars       dict of game -> the stars of its people, see app/core/people.py
    last        dict of game -> the set-up of its last match, from app.shell.setup's `remember`;
                empty once its guide was offered or opened
    streaks     dict of game -> how many matches were won in a row, up to the last
    mistakes    dict of game -> the kinds of mistakes in its last rounds, see app/core/mistakes.py
    is_new      whether nothing was stored: the first start
    trouble     the StoreError of the last load or save, None if it succeeded
    """

    # The defaults. A setting with its default is not written, so that the file stays small.
    language = "en"
    speed = "normal"
    asks = "all"
    brightness = 100
    dim = 30
    sleep = 120
    turned = False
    sound = "off"  # no sudden sounds on a train
    contrast = "normal"
    cloth = "game"  # the colours of each game's own
    deck = "painted"
    tabs = "number"
    chip = "quick"
    help = "count"
    talk = True
    game = GAMES[0]

    def __init__(self, store):
        """Read the settings; a missing or damaged setting gets its default."""
        self.person_names = [""] * PLAYERS
        self.last = {}
        self.stars = {}
        self.streaks = {}
        self.mistakes = {}
        self._file = JsonFile(store, _NAME, self._take)
        self.is_new = self._file.is_new
        self.trouble = self._file.trouble

    def _take(self, found):
        """Take each setting by its name; a missing or unknown one does not affect the others.

        A setting whose meaning changes must therefore get a new name.
        """
        if found.get("confirm") is False:  # of earlier versions, which had two ways to ask
            self.asks = "never"
        for name in _CHOICES:
            if _is_one(found.get(name), _CHOICES[name]):
                setattr(self, name, found[name])
        if isinstance(found.get("last"), dict):
            self.last = found["last"]
        if isinstance(found.get("stars"), dict):
            self.stars = {
                game: stars for game, stars in found["stars"].items() if _are_stars(stars)
            }
        if isinstance(found.get("streaks"), dict):
            self.streaks = {
                game: count for game, count in found["streaks"].items() if is_count(count)
            }
        if isinstance(found.get("mistakes"), dict):
            self.mistakes = {
                game: known
                for game, known in found["mistakes"].items()
                if isinstance(known, str) and len(known) <= MOST
            }
        if isinstance(found.get("players"), list):
            for number, name in enumerate(found["players"][:PLAYERS]):
                if isinstance(name, str) and len(name) <= NAME_LENGTH:
                    self.person_names[number] = name

    def helps(self, level):
        """Return whether the player wants help of a level: MARKS, COUNT or ADVICE."""
        return HELPS.index(self.help) >= level

    def stars_of(self, game):
        """Return the stars of a game's people, in their order; the list is the caller's."""
        return list(self.stars.get(game, (0,) * 4))

    def earned(self, looks):
        """Return what the stars have brought of CLOTHS or DECKS."""
        stars = sum([bin(one).count("1") for ones in self.stars.values() for one in ones])
        return looks[: 1 + stars // STARS_A_LOOK]

    def ended(self, game, is_won):
        """Count a match that is over in `streaks`."""
        self.streaks[game] = self.streaks.get(game, 0) + 1 if is_won else 0

    def save(self):
        """Write the settings if they have changed; a failure is left in `trouble`."""
        found = {"last": self.last}
        if any(self.person_names):
            found["players"] = self.person_names
        if self.stars:
            found["stars"] = self.stars
        if self.streaks:
            found["streaks"] = self.streaks
        if self.mistakes:
            found["mistakes"] = self.mistakes
        for name in _CHOICES:
            value = getattr(self, name)
            if value != getattr(Settings, name):
                found[name] = value
        self.trouble = None
        try:
            self._file.save(found)
        except StoreError as error:
            self.trouble = error


def _is_one(value, choices):
    """Return whether a value is one of the choices; True is not 1, nor False 0."""
    return value in choices and isinstance(value, bool) == isinstance(choices[0], bool)


def _are_stars(value):
    """Return whether a value is what `stars` has for a game."""
    if not isinstance(value, list) or len(value) != 4:
        return False
    return all(_is_one(stars, range(8)) for stars in value)
