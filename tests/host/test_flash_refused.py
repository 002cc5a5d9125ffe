"""Impossible requests are refused with a sentence and exit status 2; bugs stay tracebacks."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import shutil
import sys
from collections import namedtuple

import pytest

from sim import command
from sim.choices import boards
from tests.host import fake_board
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import (
    BOARD,
    board,
    get,
    hashes,
    impatient,
    install,
    put,
    run,
    tree,
    whole_or_halted,
)
from tools.device import board as device
from tools.device import plan as flash_plan
from tools.flash import __main__ as flash

pytestmark = pytest.mark.usefixtures("impatient")

PICO = "Raspberry Pi Pico with RP2040"
PICO_2 = "Raspberry Pi Pico 2 with RP2350"


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"release": (1, 25, 0)}, "this board has MicroPython 1.25.0 and Tessera needs 1.26"),
        ({"release": (1, 19, 1), "mpy": 6}, "this board has MicroPython 1.19.1 and Tessera"),
        ({"name": "circuitpython"}, "this board runs circuitpython; put MicroPython on it"),
        ({"platform": "esp32"}, "a board of the port esp32; Tessera needs an RP2040"),
        ({"mpy": 6 | 4 << 10}, "loads .mpy files of version 6.0 and ours are of version 6.3"),
        (
            {"mpy": 6 | 3 << 8 | 11 << 10},
            "runs code for rv32imc and our .mpy files are for armv6m",
        ),
        (
            {"blocks": 20},
            "KB of free space; choose fewer languages with --lang, or remove files of",
        ),
        (
            {"frozen": (BOARD, "0123")},
            "Tessera is in this board's firmware, so there",
        ),
    ],
)
def test_a_board_that_cannot_take_it_is_left_as_it_was(tmp_path, tree, settings, words, capsys):
    with FakeBoard(tmp_path, **settings) as board:
        assert run(board, "--board", BOARD) == 2
        said = capsys.readouterr().err
        assert words in said
        assert said.count("\n") == 1 and said.endswith(".\n")
        assert board.wait_for_start(2), "the board was left stopped"
        assert not hashes(board)


def test_a_board_with_tessera_in_its_firmware_gives_and_takes_saves(tmp_path, capsys):
    with FakeBoard(tmp_path, frozen=(BOARD, "0123")) as board:
        put(board, "/data/settings.dat", b"the player's")
        assert run(board, "--uninstall") == 2
        assert "Tessera is in this board's firmware" in capsys.readouterr().err
        assert run(board, "--backup", str(tmp_path / "saved")) == 0
        put(board, "/data/settings.dat", b"another's")
        assert run(board, "--restore", str(tmp_path / "saved")) == 0
        assert get(board, "/data/settings.dat") == b"the player's"


@pytest.mark.parametrize(
    "release, machine, is_warned",
    [((1, 28, 0), PICO, False), ((1, 99, 0), PICO, True), ((1, 99, 0), PICO_2, False)],
)
def test_where_running_from_flash_will_be_off_it_says_so(
    tmp_path, tree, release, machine, is_warned, capsys
):
    with FakeBoard(tmp_path, release=release, machine=machine) as board:
        assert run(board, "--board", BOARD, "--dry-run") == 0
    said = capsys.readouterr().out
    assert (
        "Warning: running from flash is proved on MicroPython 1.26 to 1.29" in said
    ) == is_warned


@pytest.mark.parametrize("settings", [{"mpy": 5}, {"mpy": 6 | 3 << 8 | 2 << 10}])
def test_a_small_board_needs_a_micropython_that_loads_mpy(tmp_path, tree, settings, capsys):
    with FakeBoard(tmp_path, **settings) as board:
        assert run(board, "--board", BOARD) == 2
        assert "put a MicroPython on the board that docs/flashing.md names" in (
            capsys.readouterr().err
        )
    with FakeBoard(tmp_path, machine="Raspberry Pi Pico 2 with RP2350", **settings) as board:
        assert run(board, "--board", BOARD) == 2
        assert "use --py to install the source" in capsys.readouterr().err


def test_source_is_for_boards_with_more_memory(tmp_path, tree, capsys):
    with FakeBoard(tmp_path, blocks=20) as board:
        assert run(board, "--board", BOARD, "--py") == 2
        said = capsys.readouterr().err
        assert "are for boards with more memory than a Pico; leave out --py" in said
        assert "remove files of your own" not in said
    (tmp_path / "flash.img").unlink()
    with FakeBoard(tmp_path) as board:
        assert run(board, "--board", BOARD, "--py") == 0
        assert "Warning: separate source files (--py) are for boards with more memory" in (
            capsys.readouterr().out
        )
    with FakeBoard(tmp_path, machine="Raspberry Pi Pico 2 with RP2350") as board:
        assert run(board, "--board", BOARD, "--py") == 0
        assert "Warning" not in capsys.readouterr().out


def test_source_goes_where_mpy_does_not(tmp_path, tree):
    with FakeBoard(tmp_path, mpy=6 | 3 << 8 | 11 << 10) as board:
        assert run(board, "--board", BOARD, "--py") == 0


def test_full_in_the_middle(tmp_path, tree, capsys, monkeypatch):
    monkeypatch.setattr(flash_plan, "needed_bytes", lambda *_: 0)
    with FakeBoard(tmp_path, blocks=16) as board:
        assert run(board, "--board", BOARD) == 2
        assert "file system is full" in capsys.readouterr().err
        whole_or_halted(board, [tree])


def test_another_programs_modules_are_not_replaced(board, tree, capsys):
    put(board, "/lib/app/mine.py", b"")
    assert run(board, "--board", BOARD) == 2
    assert "another program's files where Tessera's belong, such as /lib/app/mine.py" in (
        capsys.readouterr().err
    )


def test_a_folder_that_hides_our_modules_is_named(board, tree, capsys):
    put(board, "/engine.py", b"")
    install(board)
    assert "Warning: /engine.py hides modules of Tessera" in capsys.readouterr().out


def test_a_profile_has_to_be_chosen(board, tree, capsys, monkeypatch):
    assert run(board) == 2
    said = capsys.readouterr().err
    assert all(name in said for name in boards())
    assert run(board, "--board", "gameboy") == 2
    assert "there is no board 'gameboy'" in capsys.readouterr().err
    answers = iter(["gameboy", "0", "1", ""])  # the last one: the languages
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    monkeypatch.setattr(sys, "stdin", namedtuple("Terminal", "isatty")(lambda: True))
    assert run(board) == 0
    assert get(board, "/data/board") == boards()[0].encode()


def test_a_board_that_never_listens(board, capsys, monkeypatch):
    board.deaf = True
    monkeypatch.setattr(device, "PATIENCE_S", 0.2)
    assert run(board, "--board", BOARD) == 2
    assert "plug it in again with a key held down (safe mode)" in capsys.readouterr().err


def test_no_board_or_several_boards_are_reported_with_the_remedy(capsys, monkeypatch, tmp_path):
    port = namedtuple("Port", "device vid pid product description")
    pico = port("/dev/ttyACM0", 0x2E8A, 5, "Board in FS mode", "")
    other = port("/dev/ttyACM1", 0x2E8A, 5, None, "Pico 2")
    adapter = port("/dev/ttyUSB0", 0x1A86, 0x7523, "USB Serial", "")
    for ports, words in (
        ([], "no board found: connect it with a cable that carries data"),
        ([pico, other], "choose one with --port: /dev/ttyACM0 (Board in FS mode), /dev/ttyACM1"),
    ):
        monkeypatch.setattr(device, "_ports", lambda ports=ports: ports)
        assert command.run(flash.main, []) == 2
        assert words in capsys.readouterr().err
    monkeypatch.setattr(device, "_ports", lambda: [adapter, pico])
    assert device.find_port() == "/dev/ttyACM0"
    monkeypatch.setattr(device, "_ports", lambda: [adapter])
    assert device.find_port() == "/dev/ttyUSB0"
    assert command.run(flash.main, ["--port", str(tmp_path / "ttyNONE")]) == 2
    assert "is the board connected?" in capsys.readouterr().err


def test_a_port_in_use(board, capsys):
    with device.Board(board.port):
        assert run(board, "--board", BOARD) == 2
        assert "is in use by another program" in capsys.readouterr().err


def test_a_bug_is_a_traceback(board, tree):
    with device.Board(board.port) as connected, pytest.raises(connected._exec_error):
        connected.exec("1 / 0")
    with device.Board(board.port) as connected, pytest.raises(OSError):
        connected.remove("/nothing")


def test_without_mpremote_flash_says_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "mpremote", None)
    assert command.run(flash.main, []) == 2
    assert "mpremote is not installed" in capsys.readouterr().err


def test_the_fake_board_is_skipped_without_micropython(tmp_path, monkeypatch):
    monkeypatch.setattr(fake_board.interpreter, "micropython", lambda: None)
    with pytest.raises(pytest.skip.Exception):
        FakeBoard(tmp_path)
    shutil.rmtree(tmp_path)
