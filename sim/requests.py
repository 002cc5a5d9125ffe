"""Checks the requests of the command line and of sessions before anything is changed.

Every refusal is a `Sorry`: one sentence with the fault and the remedy.
"""

import codecs
import contextlib
import importlib
import io
import os
import re
import runpy

from engine.contract import BadOptions, complete
from engine.games import HUMAN, levels_of
from engine.record import BadRecord, parse
from sim.command import TEXTS_MISSING
from sim.digits import is_number
from sim.limits import TRANSCRIPT

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The player's files, for every board and face. The folder has the name of one board, since it was
# once used by that board alone.
PLAYER_DIR = os.path.join("player", "waveshare_lcd13")
SPEEDS = ("slow", "normal", "fast", "instant")
_TEXTS = os.path.join(ROOT, "firmware", "app", "texts")

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class Sorry(Exception):
    """A request that cannot be carried out; the text is the sentence for the player."""


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
        raise Sorry(TEXTS_MISSING)


def check_language(code):
    """Refuse a language that there is not, or whose letters are not here."""
    offered = languages()
    if code in own_letters() and code not in offered:
        raise Sorry(f"the letters of {code} are not here; python -m tools.letters says why")
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


def one_of(what, value, offered):
    """Refuse a value that is not among those offered."""
    if value not in offered:
        raise Sorry(f"there is no {what} {value!r}; choose one of {', '.join(offered)}")


def check_seed(seed):
    """Refuse a text that is no seed."""
    if not re.fullmatch("[0-9a-fA-F]{16}", seed):
        raise Sorry(f"the seed {seed!r} is not 16 hex digits, such as 0123456789abcdef")


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
        raise Sorry("a seed and options belong to a match; say which game with --game")
    if "options" in launch:
        options = importlib.import_module(f"engine.{launch['game']}.options")
        try:
            complete(launch["options"], options.OPTIONS)
        except BadOptions as error:
            raise Sorry(str(error))


def _check_record(text):
    try:
        record = parse(text)
        record.replay()
    except BadRecord as error:
        raise Sorry(str(error))
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
            raise Sorry(f"the option {pair!r} is not of the form name=value")
        wanted = int(value) if is_number(value) else value
        if settings.setdefault(name, wanted) != wanted:
            raise Sorry(f"the option {name} is both {settings[name]} and {wanted}; give it once")
    return settings


def read_text(path, what):
    """Return the text of a file that the player named: at most as much as the longest record.

    The text is in UTF-8, with a byte order mark or without, or in UTF-16 with one.
    """
    try:
        with open(path, "rb") as file:
            is_wide = file.peek(2)[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
            encoding = "utf-16" if is_wide else "utf-8-sig"
            text = io.TextIOWrapper(file, encoding).read(TRANSCRIPT + 1)
        if len(text) > TRANSCRIPT:
            raise Sorry(f"the {what} {path} is too large: no match has so many moves")
        return text
    except UnicodeError:
        raise Sorry(f"the {what} {path} cannot be read: it is not text")
    except OSError as error:
        raise Sorry(f"the {what} {path} cannot be read: {error.strerror}")


def check_output(path):
    """Refuse a path that cannot be written."""
    folder = os.path.dirname(os.path.abspath(path))
    if not path:
        raise Sorry("cannot write to a file without a name; name one")
    if os.path.isdir(path):
        raise Sorry(f"cannot write {path}: it is a folder; name a file")
    if not os.path.isdir(folder):
        raise Sorry(f"cannot write {path}: there is no folder {folder}; make it first")
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise Sorry(f"cannot write {path}: no permission; choose another place")


def check_folder(path):
    """Refuse a folder that cannot hold files; it need not exist yet."""
    parent = os.path.dirname(os.path.abspath(path))
    if not path:
        raise Sorry("cannot keep files in a folder without a name; name one")
    if os.path.exists(path) and not os.path.isdir(path):
        raise Sorry(f"cannot keep files in {path}: it is no folder; name one")
    if not os.path.isdir(parent):
        raise Sorry(f"cannot keep files in {path}: there is no folder {parent}; make it first")
    if not os.access(path if os.path.exists(path) else parent, os.W_OK):
        raise Sorry(f"cannot keep files in {path}: no permission; choose another place")


@contextlib.contextmanager
def replacing(path):
    """Yield a binary file that takes the name `path` when all of it is written.

    It is written beside the old file. If that fails or is interrupted, the old file stays, and
    the new one is removed. Raises Sorry. A path that is no regular file is written directly.
    """
    with writing(path):
        if os.path.exists(path) and not os.path.isfile(path):  # such as /dev/stdout
            with open(path, "wb") as file:
                yield file
            return
        path = os.path.realpath(path)  # a link stays one
        beside = path + ".partial"
        try:
            with open(beside, "wb") as file:
                yield file
            os.replace(beside, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.remove(beside)
            raise


def write_text(path, text):
    """Write a text file in UTF-8, as `replacing` does."""
    with replacing(path) as file:
        file.write(text.encode("utf-8"))


@contextlib.contextmanager
def writing(path):
    """Turn an OSError while a file is written into a Sorry."""
    try:
        yield
    except OSError as error:
        raise Sorry(f"cannot write {path}: {error.strerror}; choose another place")
