"""The choices of a command line: boards, languages, games, options, and their checks.

Each check raises UsageError before anything is changed.
"""

import importlib
import os
import re
import runpy

from engine.contract import BadOptions, complete
from engine.games import HUMAN, levels_of
from engine.record import BadRecord, parse
from sim.command import ROOT, TEXTS_MISSING, UsageError, one_of
from sim.digits import is_number

# The player's files, for every board and face. The folder has the name of one board, since it was
# once used by that board alone.
PLAYER_DIR = os.path.join("player", "waveshare_lcd13")
SPEEDS = ("slow", "normal", "fast", "instant")
_TEXTS = os.path.join(ROOT, "firmware", "app", "texts")

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def _modules(*folders):
    """Return the names of the modules in a folder, except those that begin with _."""
    names = os.listdir(os.path.join(ROOT, *folders))
    return sorted(n[:-3] for n in names if n.endswith(".py") and not n.startswith("_"))


def boards():
    """Return the names of the boards that have a profile."""
    return _modules("hal", "boards")


def every_language():
    """Return the codes of the application's languages."""
    return _of_languages("LANGUAGES")


def languages():
    """Return the codes of the application's languages whose letters can be drawn, sorted."""
    lacking = [code for code in own_letters() if not os.path.exists(_text_module(code, "letters"))]
    return sorted(set(every_language()).difference(lacking))


def own_letters():
    """Return the codes of the languages whose script the fonts lack: see tools/letters.py."""
    return _of_languages("OWN_LETTERS")


def _of_languages(name):
    try:
        return runpy.run_path(os.path.join(_TEXTS, "languages.py"))[name]
    except FileNotFoundError:
        raise UsageError(TEXTS_MISSING)


def check_language(code):
    """Refuse a language that there is not, or whose letters are not here."""
    offered = languages()
    if code in own_letters() and code not in offered:
        raise UsageError(f"the letters of {code} are not here; python -m tools.letters says why")
    one_of("language", code, offered)


def _text_module(language, name):
    return os.path.join(_TEXTS, language, name + ".py")


def own_language(environment=None):
    """Return the code of the language of the computer's locale, such as "it"; "" if unknown."""
    variables = os.environ if environment is None else environment
    locale = next((variables[key] for key in _LOCALES if variables.get(key)), "")
    return re.split("[_.@]", locale)[0]


def games():
    """Return the names of the games: the packages of the engine that have options."""
    engine = os.path.join(ROOT, "engine")
    return sorted(
        name
        for name in os.listdir(engine)
        if os.path.exists(os.path.join(engine, name, "options.py"))
    )


def check_seed(seed):
    """Refuse a text that is no seed."""
    if not re.fullmatch("[0-9a-fA-F]{16}", seed):
        raise UsageError(f"the seed {seed!r} is not 16 hex digits, such as 0123456789abcdef")


def check_launch(launch):
    """Refuse a launch that the application could not start with; its options are completed."""
    if "game" in launch:
        one_of("game", launch["game"], games())
    for name in ("lang", "offer"):
        if name in launch:
            check_language(launch[name])
    if "speed" in launch:
        one_of("speed", launch["speed"], SPEEDS)
    if "seed" in launch:
        check_seed(launch["seed"])
    for name in ("match", "replay"):
        if name in launch:
            _check_record(launch[name])
    if "game" not in launch and ("options" in launch or "seed" in launch):
        raise UsageError("a seed and options belong to a match; say which game with --game")
    if "options" in launch:
        options = importlib.import_module(f"engine.{launch['game']}.options")
        try:
            complete(launch["options"], options.OPTIONS)
        except BadOptions as error:
            raise UsageError(str(error))


def _check_record(text):
    try:
        record = parse(text)
        record.replay()
    except BadRecord as error:
        raise UsageError(str(error))
    for seat in record.seats:
        if seat != HUMAN:
            one_of("level", seat.split(" ")[1], levels_of(record.game))


def read_options(pairs, players=None):
    """Return the settings in a list of name=value, numbers as ints.

    players: the value of --players, None if it was not given.
    """
    settings = {}
    if players is not None:
        settings["players"] = players
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise UsageError(f"the option {pair!r} is not of the form name=value")
        wanted = int(value) if is_number(value) else value
        if settings.setdefault(name, wanted) != wanted:
            raise UsageError(
                f"the option {name} is both {settings[name]} and {wanted}; give it once"
            )
    return settings
