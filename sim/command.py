"""The base of every command: how it ends, and the values and files that its user names.

Ctrl-C, a missing package, or an output that cannot be written to ends it without a traceback. A
UsageError, or a BadRecord of the engine, is one sentence with the fault and the remedy. Every
other exception is a bug and keeps its traceback.
"""

import argparse
import codecs
import contextlib
import errno
import io
import os
import signal
import sys
import threading
from pathlib import Path

from engine.record import BadRecord
from sim import processes
from sim.limits import TRANSCRIPT

ROOT = Path(__file__).resolve().parent.parent

# The errors of a place that may not be written to, or is full.
_PLACE_FAILS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)
# The errors of writing to stdout; those of a file are caught where the file is written.
_OUTPUT_FAILS = (errno.ENOSPC, errno.EIO, errno.EBADF, errno.EDQUOT, errno.EFBIG)
INTERRUPTED = 130  # the exit status after Ctrl-C, as shells have it
_REFUSED = 2
# They are made from the translations, which takes a package: the Makefile does both.
TEXTS_MISSING = "the texts of the application are not made, or are old; run: make texts"
_OURS = ("app", "engine", "hal", "sim", "tests", "tools")
_PACKAGES = {"PIL": "Pillow"}  # modules of packages with another name
_MAKES = {"Pillow": "play", "polib": "play"}  # the target that installs it; style installs all


class UsageError(Exception):
    """A request that cannot be carried out; the text is the sentence for the player."""


class Parser(argparse.ArgumentParser):
    """A parser whose error messages are one sentence, without the usage."""

    def error(self, message):
        """Raise UsageError in place of argparse's exit."""
        raise UsageError(f"{message}; {self.prog} --help lists what there is")

    def print_help(self, file=None):
        """Print the help; argparse would say nothing if it cannot be written."""
        print(self.format_help(), end="", file=file)
        sys.stdout.flush()


def run(main, argv=None):
    """Call a command's `main(arguments)` and return the exit status that it returns.

    argv: the arguments, if not those of this process. A mistake of the user ends in a sentence
    with status 2. Ctrl-C, like a request to end, ends in the word "Stopped." and status 130, and
    ends all that the command has started. If the reader of the output has gone, the command ends
    in silence with status 0. If the output cannot be written, it ends in a sentence with 1; if a
    folder of ours, such as build or out, may not be written to, in a sentence with 2.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the shell: >&-
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115 - open to the end
    others = processes.below(os.getpid())
    try:
        try:
            with _asked_to_end():
                return main(sys.argv[1:] if argv is None else argv)
        finally:
            sys.stdout.flush()
    except (UsageError, BadRecord) as error:
        said = str(error).rstrip(".")
        print(said if said.endswith("?") else said + ".", file=sys.stderr)
        return _REFUSED
    except KeyboardInterrupt:
        processes.end(processes.below(os.getpid()) - others - _tracker())
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        if error.filename is not None and error.errno in _PLACE_FAILS:
            print(f"cannot use {error.filename}: {error.strerror}", file=sys.stderr)
            return _REFUSED
        if error.filename is not None or error.errno not in _OUTPUT_FAILS:
            raise
        _drop_output()
        print(f"cannot write the output: {error.strerror}", file=sys.stderr)
        return 1


def _tracker():
    """Return multiprocessing's helper, which ends with this process, and complains if killed."""
    module = sys.modules.get("multiprocessing.resource_tracker")
    return {module._resource_tracker._pid} if module else set()


@contextlib.contextmanager
def _asked_to_end():
    """Let a request to end, and the end of the terminal, do what Ctrl-C does."""

    def stop(number, frame):
        raise KeyboardInterrupt

    numbers = []
    if threading.current_thread() is threading.main_thread():
        numbers = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    before = {number: signal.signal(number, stop) for number in numbers if number is not None}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def end_quietly():
    """Let the process end without a traceback while modules are imported.

    Ctrl-C is silent, and a package that is not installed is a sentence.
    """
    usual = sys.excepthook

    def hook(kind, error, trace):
        if issubclass(kind, KeyboardInterrupt):
            return
        package = _not_installed(error)
        if package:
            sentence = (
                f"{package} is not installed; run: make {_MAKES.get(package, 'style')}, "
                f"or pip install {package}"
            )
        elif isinstance(error, (ImportError, AttributeError)) and "'app.texts." in str(error):
            sentence = f"{TEXTS_MISSING} ({error})"
        else:
            usual(kind, error, trace)
            return
        print(sentence, file=sys.stderr)
        sys.exit(_REFUSED)

    sys.excepthook = hook


def _not_installed(error):
    """Return the package that an exception misses, "" if it is another exception."""
    module = error.name.partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    return "" if module in _OURS else _PACKAGES.get(module, module)


def _drop_output():
    """Drop what stdout holds: writing it at the end of the process would fail again."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# Values and files that the user names -----------------------------------------------------------


def one_of(what, value, offered):
    """Refuse a value that is not among those offered."""
    if value not in offered:
        raise UsageError(f"there is no {what} {value!r}; choose one of {', '.join(offered)}")


def within(name, number, least, most):
    """Refuse a number of `--name` that is not in a range."""
    if not least <= number <= most:
        raise UsageError(f"--{name} must be from {least} to {most}")


def read_levels(text, players, offered):
    """Return a list with one level per player; a single one stands for all."""
    levels = text.split(",")
    for level in levels:
        one_of("level", level, offered)
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise UsageError(
            f"there are {len(levels)} levels for {players} players; name one for each"
        )
    return levels


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
            raise UsageError(f"the {what} {path} is too large: no match has so many moves")
        return text
    except UnicodeError:
        raise UsageError(f"the {what} {path} cannot be read: it is not text")
    except OSError as error:
        raise UsageError(f"the {what} {path} cannot be read: {error.strerror}")


def check_output(path):
    """Refuse a path that cannot be written."""
    folder = os.path.dirname(os.path.abspath(path))
    if not path:
        raise UsageError("cannot write to a file without a name; name one")
    if os.path.isdir(path):
        raise UsageError(f"cannot write {path}: it is a folder; name a file")
    if not os.path.isdir(folder):
        raise UsageError(f"cannot write {path}: there is no folder {folder}; make it first")
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise UsageError(f"cannot write {path}: no permission; choose another place")


def check_folder(path):
    """Refuse a folder that cannot hold files; it need not exist yet."""
    parent = os.path.dirname(os.path.abspath(path))
    if not path:
        raise UsageError("cannot keep files in a folder without a name; name one")
    if os.path.exists(path) and not os.path.isdir(path):
        raise UsageError(f"cannot keep files in {path}: it is no folder; name one")
    if not os.path.isdir(parent):
        raise UsageError(
            f"cannot keep files in {path}: there is no folder {parent}; make it first"
        )
    if not os.access(path if os.path.exists(path) else parent, os.W_OK):
        raise UsageError(f"cannot keep files in {path}: no permission; choose another place")


@contextlib.contextmanager
def replacing(path):
    """Yield a binary file that takes the name `path` when all of it is written.

    It is written beside the old file. If that fails or is interrupted, the old file stays, and
    the new one is removed. Raises UsageError. A path that is no regular file is written directly.
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
    """Turn an OSError while a file is written into a UsageError."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}; choose another place")
