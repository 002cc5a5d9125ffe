"""Runs a program beside Tessera on a board, and removes every trace of it.

All files of a visit, the application's included, are in one folder, FOLDER. The player's files in
/data and /main.py are not touched. One file more is needed for a single reset, a /boot.py that
removes itself first of all. A board that has a /boot.py of its own keeps it.
"""

import contextlib
import sys
import time

from sim.requests import Sorry, boards
from tools.build import building
from tools.device import install
from tools.device import plan as flash_plan
from tools.device.board import Board
from tools.firmware import board_folder

FOLDER = "/tessera-chip"
DATA = FOLDER + "/data"

_GUESTS = ("sim/chip.py", "sim/chip_bots.py")
_PACKAGE = "sim"  # theirs
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
_SILENT_S = 180  # longer than anything takes that it does without a word
_UP_TO_DATE = "python -m tools.flash brings it up to date"


# What is on the board, and what goes beside it -------------------------------------------------


def installed(board, facts, folder):
    """Return the profile of the board, and the tree of this checkout that is on it.

    folder: to build in. The tree is None where Tessera is in the firmware. Raises Sorry where
    nothing can be measured.
    """
    install.refuse(facts)
    if facts.frozen:
        return _frozen(facts), None
    found = board.scan(*flash_plan.HOMES, flash_plan.MAIN)
    if not flash_plan.is_installed(facts.main, found):
        raise Sorry("Tessera is not on this board; python -m tools.flash puts it there")
    profile = _remembered(facts, "choose with its keys, or run python -m tools.flash --board NAME")
    for name in (profile, building.ANY):
        tree = building.build(name, out=folder / name)
        if not flash_plan.install(tree, None, facts, found):
            return profile, tree
    raise Sorry(f"what is on the board is not what this checkout builds; {_UP_TO_DATE}")


def _frozen(facts):
    """Return the profile of a board with Tessera in its firmware. Raises Sorry."""
    profile, sources = facts.frozen
    if sources != board_folder.fingerprint(board_folder.modules(profile)):
        raise Sorry("the firmware is not what this checkout builds; make firmware builds it anew")
    return _remembered(facts, "choose with its keys") if profile == building.ANY else profile


def _remembered(facts, remedy):
    """Return the profile that the board remembers. Raises Sorry, with the remedy, without one."""
    for name in boards():
        if flash_plan.is_remembered(name, facts):
            return name
    raise Sorry(f"the board does not know yet which one it is; {remedy}")


def guests(profile, folder, is_frozen=False):
    """Return what runs beside a board's modules: path below FOLDER -> file.

    is_frozen: the modules are in the firmware, as they stand in the source.
    """
    tree = building.build_loose(
        profile, out=folder / "beside", with_names=is_frozen, guests=_GUESTS
    )
    found = sorted((tree / "lib" / _PACKAGE).rglob("*.*"))
    return {path.relative_to(tree / "lib").as_posix(): path for path in found}


# Being there ------------------------------------------------------------------------------------


@contextlib.contextmanager
def visit(port, profile, files):
    """Put `files`, as of `guests`, on the board; whatever happens then, remove all of it again."""
    try:
        with Board(port) as board:
            _clear(board, FOLDER)
            board.mkdir(FOLDER)
            board.mkdir(FOLDER + "/" + _PACKAGE)
            for path in files:
                board.write(FOLDER + "/" + path, files[path].read_bytes())
            _forget(board, profile)
        yield
    finally:
        _leave(port)


def _forget(board, profile):
    """Have the application begin as on a board that nobody has used."""
    _clear(board, DATA)
    board.mkdir(DATA)
    board.write(f"{DATA}/board", profile.encode())


def _clear(board, path):
    """Remove a folder with all that is in it, if it is there."""
    found = board.scan(path)
    for path in sorted(found, reverse=True):  # the contents of a folder come before it
        if found[path].sha256:
            board.remove(path)
        else:
            board.rmdir(path)


def _leave(port):
    """Remove all that is ours, and restart the board."""
    try:
        with Board(port) as board:
            _clear(board, FOLDER)
            if board.scan(_BOOT) and board.read(_BOOT) == _BOOT_TEXT.encode():
                board.remove(_BOOT)
            board.restart()
    except Sorry as error:
        print(f"{error}.", file=sys.stderr)
        print(f"The board still has {FOLDER}; to remove it, run this again.", file=sys.stderr)


def reset_ms(port):
    """Reset the board; return how long the firmware then takes to get to its first line of Python.

    None where that cannot be read: the board has a /boot.py of its own, or does not run it.
    """
    with Board(port) as board:
        if board.scan(_BOOT):
            return None
        board.write(_BOOT, _BOOT_TEXT.encode())
        board.restart()
    with _returned(port) as board:
        return int(board.read(_RESET)) if board.scan(_RESET) else None


def _returned(port):
    """Return the board after a reset, which takes its port away for a while. Raises Sorry."""
    end = time.monotonic() + _RETURNS_S
    while True:
        try:
            return Board(port)
        except Sorry:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


# Talking ----------------------------------------------------------------------------------------


class Talk(Board):
    """A board on which a program runs that is talked with, a line at a time.

    trouble    what the interpreter said when the program ended, "" if all was well
    """

    def __init__(self, port, profile):
        """Begin with a fresh interpreter, and with an application that has no files yet."""
        super().__init__(port)
        self.trouble = ""
        _forget(self, profile)
        self._enter()  # the code above has used the heap

    def start(self, code):
        """Start a program. Everything it prints is there for `line`."""
        with self._talking():
            self._transport.exec_raw_no_follow(code)

    def line(self):
        """Return the next line that the program prints, None when it has ended. Raises Sorry."""
        with self._talking():
            said = self._transport.read_until(1, (b"\n", b"\x04"), timeout=_SILENT_S)
            if said.endswith(b"\n"):
                return said.decode("utf-8", "replace").rstrip()
            if not said.endswith(b"\x04"):
                raise Sorry("the board has been silent for minutes; reset it and try again")
            self.trouble = self._transport.read_until(1, b"\x04")[:-1].decode("utf-8", "replace")
        return None

    def answer(self, *words):
        """Send a line to the program."""
        with self._talking():
            self._transport.serial.write((" ".join(map(str, words)) + "\n").encode())

    def error(self):
        """Return the traceback that the application has kept, "" if there is none."""
        path = f"{DATA}/error.dat"
        return self.read(path)[4:].decode() if self.scan(path) else ""
