"""Shared by the tests of flashing: small trees to install, a board, and ways to look at it.

Tests import the fixtures they use.
"""

import time
from types import SimpleNamespace

import pytest
import serial
from mpremote import transport_serial

from sim import command, processes
from tests.host.fake_board import FakeBoard
from tools.build import building, trees
from tools.device import board as device
from tools.device import plan as flash_plan
from tools.firmware import image
from tools.flash import __main__ as flash
from tools.flash import drive

MAIN = b'"""Starts Tessera, the toy."""\nfrom app.core import loop\nprint("it is", loop.NAME)\n'
FILES = {
    "main.py": MAIN,
    "lib/app/shell/version.py": b'VERSION = "1"\n',
    "lib/app/core/loop.py": b'from app.fonts import small\nNAME = "old"\n',
    "lib/app/fonts/small.py": b"# small\n" * 40,
    "lib/engine/rng.py": bytes(range(256)) * 37,
    "lib/hal/store.py": b"# store\n" * 700,
}
BOARD = "waveshare_lcd13"


def tree_of(folder, files):
    """Write a built tree."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


class ReadingAhead(serial.Serial):
    """A port of which all is read that has come; mpremote asks it for one byte at a time."""

    _ahead = b""

    @property
    def in_waiting(self):
        return len(self._ahead) or super().in_waiting

    def read(self, size=1):
        if len(self._ahead) < size:
            lacking = size - len(self._ahead)
            self._ahead += super().read(max(lacking, super().in_waiting))
        said, self._ahead = self._ahead[:size], self._ahead[size:]
        return said


@pytest.fixture
def impatient(tmp_path, monkeypatch):
    """mpremote sleeps 10 ms whenever nothing has come yet: too long for a board in here.

    No board of this computer is looked for, and no firmware in build/. A stopped command ends
    all processes started since it began; here that of a board which restarts would be one.
    """
    monkeypatch.setattr(processes, "end", lambda pids: None)
    monkeypatch.setattr(drive, "roots", list)
    monkeypatch.setattr(drive, "unmounted", list)
    monkeypatch.setattr(image, "OUT", tmp_path / "build")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    short = SimpleNamespace(
        monotonic=time.monotonic, sleep=lambda seconds: time.sleep(min(seconds, 0.001))
    )
    monkeypatch.setattr(transport_serial, "time", short)
    monkeypatch.setattr(serial, "Serial", ReadingAhead)


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A small tree that stands for what tools.build makes."""
    monkeypatch.setattr(building, "up_to_date", lambda *_, **__: tmp_path / "tree")
    return tree_of(tmp_path / "tree", FILES)


@pytest.fixture
def board(tmp_path):
    with FakeBoard(tmp_path) as made:
        yield made


def run(board, *arguments):
    """Run the flash tool; return its exit status."""
    return command.run(flash.main, ["--port", board.port, *arguments])


def run_and_wait(board, *arguments):
    """Run the flash tool, and wait until the board has restarted, as one waits for its menu.

    mpremote, unlike our tool, does not try twice: what it says to a board that is about to restart
    is lost.
    """
    starts = board.starts
    assert run(board, *arguments) == 0
    assert board.wait_for_start(starts + 1)


def install(board):
    assert run(board, "--board", BOARD) == 0


def hashes(board):
    """Return path -> SHA-256 of every file on the board."""
    with device.Board(board.port) as connected:
        names = ["/" + name for name in connected.facts().root]
        return {path: e.sha256 for path, e in connected.scan(*names).items() if e.sha256}


def wanted(tree):
    return {path: flash_plan.sha256(file) for path, file in trees.files(tree).items()}


def put_all(board, files):
    """Write files to the board, and the folders above them. files: path -> bytes."""
    with device.Board(board.port) as connected:
        there = set()
        for path, data in files.items():
            folders = path.split("/")[1:-1]
            for depth in range(len(folders)):
                folder = "/" + "/".join(folders[: depth + 1])
                if folder not in there and not connected.scan(folder):
                    connected.mkdir(folder)
                there.add(folder)
            connected.write(path, data)


def put(board, path, data):
    put_all(board, {path: data})


def get_all(board, paths):
    """Return path -> bytes."""
    with device.Board(board.port) as connected:
        return {path: connected.read(path) for path in paths}


def get(board, path):
    return get_all(board, [path])[path]


def whole_or_halted(board, trees):
    """Assert that /main.py starts one of the trees only if that is all there, or says why not."""
    found = {path: sha for path, sha in hashes(board).items() if not path.endswith(".new")}
    main = found.get("/main.py")
    if main not in (None, flash_plan.sha256(device.ON_DEVICE / "unfinished.py")):
        found.pop("/data/board", None)
        assert found in [wanted(tree) for tree in trees]
