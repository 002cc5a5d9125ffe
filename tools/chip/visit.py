"""Runs a program beside Tessera on a board, and removes every trace of it.

All files of a visit, the application's included, are in one folder, FOLDER. The player's files in
/data and /main.py are not touched. One more file is needed for a single reset: a /boot.py that
first removes itself. A board that has its own /boot.py keeps it.
"""

import binascii
import contextlib
import sys
import time

from sim.command import UsageError
from tools.build import building, pack_languages
from tools.device import install
from tools.device import plan as flash_plan
from tools.device.board import Board
from tools.firmware import board_folder

FOLDER = "/tessera-chip"
DATA = FOLDER + "/data"

_PACKAGE = "tools/probe"
_GUESTS = tuple(
    f"{_PACKAGE}/{name}.py" for name in ("chip", "chip_bots", "chip_teaching", "chip_waits")
)
_BOOT = "/boot.py"
_RESET = FOLDER + "/reset"
_BOOT_TEXT = f"""# Of tools.chip, for one reset.
import time
ms = time.ticks_ms()
import os
os.remove({_BOOT!r})
with open({_RESET!r}, "w") as file:
    file.write(str(ms))
"""
_RETURNS_S = 20  # a board after a reset
_SILENT_S = 180  # longer than a program ever runs without printing a line
_UP_TO_DATE = "python -m tools.flash brings it up to date"


# What is on the board, and what goes beside it -------------------------------------------------


def installed(board, facts, folder):
    """Return the profile of the board, and the tree of this checkout that is on it.

    folder: to build in. The tree is None if Tessera is in the firmware. Raises UsageError if
    nothing
    can be measured.
    """
    install.refuse(facts)
    if facts.frozen:
        return _frozen(facts), None
    found = board.scan(*flash_plan.HOMES, flash_plan.MAIN)
    if not flash_plan.is_installed(facts.main, found):
        raise UsageError("Tessera is not on this board; python -m tools.flash puts it there")
    profile = _remembered(facts, "choose with its keys, or run python -m tools.flash --board NAME")
    languages = pack_languages.remembered(facts.languages)
    print("Building, to compare it with the board: half a minute ...", flush=True)
    for name in (profile, building.ANY):
        tree = building.build(name, out=folder / name, languages=languages)
        if not flash_plan.install(tree, None, facts, found):
            return profile, tree
    raise UsageError(f"what is on the board is not what this checkout builds; {_UP_TO_DATE}")


def _frozen(facts):
    """Return the profile of a board with Tessera in its firmware. Raises UsageError."""
    profile, sources = facts.frozen
    languages = pack_languages.remembered(facts.languages)
    found, _ = board_folder.modules(profile, languages)
    if sources != board_folder.fingerprint(found):
        raise UsageError(
            "the firmware was not built from this checkout; build it again: make firmware"
        )
    return _remembered(facts, "choose with its keys") if profile == building.ANY else profile


def _remembered(facts, remedy):
    """Return the profile that the board remembers.

    Raises UsageError with the remedy if it has none.
    """
    name = install.remembered(facts)
    if name:
        return name
    raise UsageError(f"no display has been chosen on this board yet; {remedy}")


def guests(profile, folder):
    """Return the files that run beside a board's modules: path below FOLDER -> file."""
    tree = building.build_loose(profile, out=folder / "beside", guests=_GUESTS)
    found = sorted((tree / "lib" / _PACKAGE).rglob("*.*"))
    return {path.relative_to(tree / "lib").as_posix(): path for path in found}


# The visit --------------------------------------------------------------------------------------


@contextlib.contextmanager
def visit(port, profile, files):
    """Put `files`, as from `guests`, on the board; at the end, also after errors, remove them."""
    try:
        with Board(port) as board:
            _clear(board, FOLDER)
            board.mkdir(FOLDER)
            for folder in ("/tools", "/" + _PACKAGE):
                board.mkdir(FOLDER + folder)
            for path in files:
                board.write(FOLDER + "/" + path, files[path].read_bytes())
            _forget(board, profile)
        yield
    finally:
        _leave(port)


def _forget(board, profile):
    """Let the application begin as on an unused board whose language has been chosen."""
    _clear(board, DATA)
    board.mkdir(DATA)
    for name, content in unused(profile).items():
        board.write(f"{DATA}/{name}", content)


def unused(profile):
    """Return the files of a board that knows its profile and its language: name -> content."""
    settings = b"{}"
    crc = binascii.crc32(settings).to_bytes(4, "little")
    return {"board": profile.encode(), "settings.dat": crc + settings}


def _clear(board, path):
    """Remove a folder with all its contents, if it exists."""
    found = board.scan(path)
    for path in sorted(found, reverse=True):  # the contents of a folder before the folder
        if found[path].sha256:
            board.remove(path)
        else:
            board.rmdir(path)


def _leave(port):
    """Remove all our files, and restart the board."""
    try:
        with Board(port) as board:
            _clear(board, FOLDER)
            if board.scan(_BOOT) and board.read(_BOOT) == _BOOT_TEXT.encode():
                board.remove(_BOOT)
            board.restart()
    except UsageError as error:
        print(f"{error}.", file=sys.stderr)
        print(f"The board still has {FOLDER}; to remove it, run this again.", file=sys.stderr)


def reset_ms(port):
    """Reset the board; return the ms that the firmware takes to its first line of Python.

    None if that cannot be read: the board has a /boot.py of its own, or does not run it.
    """
    with Board(port) as board:
        if board.scan(_BOOT):
            return None
        board.write(_BOOT, _BOOT_TEXT.encode())
        board.restart()
    with _returned(port) as board:
        return int(board.read(_RESET)) if board.scan(_RESET) else None


def _returned(port):
    """Return the board after a reset, during which its port disappears. Raises UsageError."""
    end = time.monotonic() + _RETURNS_S
    while True:
        try:
            return Board(port)
        except UsageError:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


# Talking ----------------------------------------------------------------------------------------


class Talk(Board):
    """A board on which a program runs that exchanges lines with this computer.

    trouble    the interpreter's error output when the program ended, "" without an error
    """

    def __init__(self, port, profile):
        """Begin with a fresh interpreter, and with an application that has no files yet."""
        super().__init__(port)
        self.trouble = ""
        _forget(self, profile)
        self._enter()  # the code above has used the heap

    def start(self, code):
        """Start a program. `line` returns the lines that it prints."""
        with self._talking():
            self._transport.exec_raw_no_follow(code)

    def line(self):
        """Return the next line that the program prints, None when it has ended.

        Raises UsageError.
        """
        with self._talking():
            said = self._transport.read_until(1, (b"\n", b"\x04"), timeout=_SILENT_S)
            if said.endswith(b"\n"):
                return said.decode("utf-8", "replace").rstrip()
            if not said.endswith(b"\x04"):
                raise UsageError("the board has been silent for minutes; reset it and try again")
            self.trouble = self._transport.read_until(1, b"\x04")[:-1].decode("utf-8", "replace")
        return None

    def answer(self, *words):
        with self._talking():
            self._transport.serial.write((" ".join(map(str, words)) + "\n").encode())

    def error(self):
        """Return the traceback that the application has stored, "" if there is none.

        The interpreter begins afresh: a failed application may have left no memory.
        """
        self._enter()
        path = f"{DATA}/error.dat"
        return self.read(path)[4:].decode() if self.scan(path) else ""
