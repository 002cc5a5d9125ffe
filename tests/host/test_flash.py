"""Flashing, with the real mpremote against a real MicroPython on a real littlefs."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import os
import re
import shlex
import signal
import sys
from pathlib import Path

import pytest
from mpremote import main as mpremote_main

from sim.command import UsageError
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import (
    BOARD,
    MAIN,
    board,
    get,
    get_all,
    hashes,
    impatient,
    install,
    put,
    put_all,
    run,
    run_and_wait,
    tree,
    tree_of,
    wanted,
)
from tools.build import building, trees
from tools.device import board as device

pytestmark = pytest.mark.usefixtures("impatient")


def test_install_then_nothing_to_do(board, tree, capsys):
    install(board)
    said = capsys.readouterr().out
    assert re.match(
        r"Found Raspberry Pi Pico with RP2040 on \S*ttyFAKE: micropython 1\.28\.0, "
        r"\d+ of 1408 KB free\.\n"
        r"Languages: English.*\.\n"
        r"Tessera has 6 files, 15\.\d KB\.\nCopied 7 files, .*; verified\.",
        said,
    )
    assert board.wait_for_start(2)
    assert b"it is old" in board.output
    found = hashes(board)
    assert found.pop("/data/board")
    assert found == wanted(tree)
    assert get(board, "/data/board") == BOARD.encode()
    assert run(board) == 0  # it remembers which board it is
    said = capsys.readouterr().out
    assert f"It remembers to be {BOARD}" in said
    assert "Everything is up to date." in said


def test_only_what_changed_is_copied(board, tree, capsys):
    install(board)
    tree_of(tree, {"lib/app/core/loop.py": b'NAME = "new"\n'})
    (tree / "lib/hal/store.py").unlink()
    (tree / "lib/app/fonts/small.py").unlink()
    capsys.readouterr()
    assert run(board) == 0
    # The stand-in for main.py, the file, and main.py.
    assert "Copied 3 files," in capsys.readouterr().out
    assert board.wait_for_start(3)
    assert b"it is new" in board.output
    with device.Board(board.port) as connected:
        found = connected.scan("/lib")
    assert "/lib/hal" not in found and "/lib/app/fonts" not in found
    assert {p: e.sha256 for p, e in found.items() if e.sha256} == {
        path: sha for path, sha in wanted(tree).items() if path != "/main.py"
    }


def test_saves_and_strangers_stay(board, tree):
    strangers = {"/data/okey.1": b"a match", "/lib/other/x.py": b"1", "/note.txt": b"mine"}
    put_all(board, strangers)
    install(board)
    assert run(board, "--uninstall") == 0
    assert get_all(board, strangers) == strangers
    assert set(hashes(board)) == {*strangers, "/data/board"}


def test_a_board_that_an_older_install_filled_is_brought_up_to_date(tmp_path, tree):
    with FakeBoard(tmp_path, blocks=64) as board:
        put(board, "/lib/app/shell/version.py", b'VERSION = "0"\n')
        with device.Board(board.port) as connected, pytest.raises(UsageError, match="is full"):
            for number in range(64):
                connected.write(f"/lib/app/old{number}.py", bytes(6000))
        install(board)
        assert board.wait_for_start(2)
        found = hashes(board)
        del found["/data/board"]
        assert found == wanted(tree)


def test_an_update_has_room_if_old_and_new_together_have_not(tmp_path, tree):
    with FakeBoard(tmp_path, blocks=128) as board:
        for filling in (b"1", b"2"):
            tree_of(tree, {"lib/tessera.pack": filling * 64 * 4096})
            install(board)
            assert get(board, "/lib/tessera.pack")[:1] == filling


def test_a_full_board_can_be_uninstalled(tmp_path, tree):
    with FakeBoard(tmp_path, blocks=64) as board:
        install(board)
        with device.Board(board.port) as connected, pytest.raises(UsageError, match="is full"):
            for number in range(64):
                connected.write(f"/lib/app/old{number}.py", bytes(6000))
        assert run(board, "--uninstall") == 0
        assert set(hashes(board)) == {"/data/board"}


def test_uninstall_says_what_stays(board, tree, capsys):
    install(board)
    capsys.readouterr()
    assert run(board, "--uninstall") == 0
    assert "Saves and settings are kept in /data" in capsys.readouterr().out
    assert run(board, "--uninstall") == 2
    assert capsys.readouterr().err == "Tessera is not on this board.\n"


def test_a_main_of_the_users_own_is_kept_and_given_back(board, tree, capsys):
    put(board, "/main.py", b"print('mine')\n")
    install(board)
    assert "/main.py is kept as /main-before-tessera.py." in capsys.readouterr().out
    assert get(board, "/main-before-tessera.py") == b"print('mine')\n"
    put(board, "/main.py", b"print('mine again')\n")
    install(board)
    assert "kept as /main-before-tessera-2.py." in capsys.readouterr().out
    assert get(board, "/main.py") == MAIN
    assert run(board, "--uninstall") == 0
    assert "/main-before-tessera-2.py is /main.py again." in capsys.readouterr().out
    assert get(board, "/main.py") == b"print('mine again')\n"
    assert get(board, "/main-before-tessera.py") == b"print('mine')\n"


def test_another_board_changes_its_profile_alone(board, tree, capsys):
    install(board)
    capsys.readouterr()
    assert run(board, "--board", "ssd1306_diy") == 0
    assert "Copied 0 files" in capsys.readouterr().out
    assert get(board, "/data/board") == b"ssd1306_diy"
    assert run(board, "--board", "any") == 0
    assert get(board, "/data/board") == b"ssd1306_diy"


def test_the_real_thing(board, square_build, capsys):
    assert BOARD == "waveshare_lcd13"
    real = square_build
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "up_to_date", lambda *_, **__: real)
        install(board)
    found = {path: sha for path, sha in hashes(board).items() if not path.startswith("/data/")}
    assert found == wanted(real)
    with device.Board(board.port) as connected:
        facts = connected.facts()
    files = {path: file.stat().st_size for path, file in trees.files(real).items()}
    folders = len({parent for path in real.rglob("*") for parent in [path.parent]})
    used = (facts.size - facts.free) // 4096
    # statvfs counts each folder's two blocks twice.
    assert abs(used - 2 * folders - trees.flash_blocks(files)) <= 16


def test_the_bar_moves_on_a_terminal_and_is_gone_in_the_end(board, tree, capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "60")
    install(board)
    shown = capsys.readouterr().out.split("\r")
    bars = [int(line[26:31].strip(" %")) for line in shown if line.startswith("[")]
    assert len(bars) > 7 and bars == sorted(bars) and bars[0] == 0 and bars[-1] == 100
    assert any(line.startswith("[########") and "/lib/" in line for line in shown)
    assert all(len(line) <= 59 for line in shown if line.startswith("["))
    assert shown[-2].isspace() and shown[-1].startswith("Copied ")


# Commands for mpremote ------------------------------------------------------------------------


@pytest.fixture
def mpremote(monkeypatch):
    """Return a function that runs those of some command lines that are mpremote's."""

    def run_lines(text):
        for line in text.splitlines():
            if line.startswith("mkdir -p "):
                Path(shlex.split(line)[2]).mkdir(parents=True, exist_ok=True)
            elif line.startswith("mpremote "):
                with monkeypatch.context() as patch:
                    patch.setattr(sys, "argv", shlex.split(line))
                    assert not mpremote_main.main(), line

    return run_lines


def test_a_dry_run_prints_what_mpremote_would_do(board, tree, capsys, mpremote):
    run_and_wait(board, "--board", BOARD, "--dry-run")
    assert not hashes(board)
    starts = board.starts
    mpremote(capsys.readouterr().out)
    assert board.wait_for_start(starts + 1)
    found = hashes(board)
    assert found.pop("/data/board")
    assert found == wanted(tree)
    run_and_wait(board, "--uninstall", "--dry-run")
    starts = board.starts
    mpremote(capsys.readouterr().out)
    assert board.wait_for_start(starts + 1)
    assert set(hashes(board)) == {"/data/board"}


def test_mpremote_works_though_ctrl_c_ends_the_interpreter(board, mpremote, monkeypatch):
    # The toy board's own weakness: between two prompts Ctrl-C ends MicroPython on a computer.
    ends = []

    def end():
        if not ends:
            ends.append(os.kill(board._pid, signal.SIGINT))

    monkeypatch.setattr(board, "_wait_for_prompt", end)
    mpremote(f"mpremote connect {board.port} fs touch :/here")
    assert ends and get(board, "/here") == b""


def test_saves_by_mpremote(board, tmp_path, capsys, mpremote):
    folder = tmp_path / "saves"
    put(board, "/data/settings", b"mine")
    run_and_wait(board, "--backup", str(folder), "--dry-run")
    mpremote(capsys.readouterr().out)
    assert (folder / "settings").read_bytes() == b"mine"
    put(board, "/data/settings", b"changed")
    run_and_wait(board, "--restore", str(folder), "--dry-run")
    assert get(board, "/data/settings") == b"changed"
    mpremote(capsys.readouterr().out)
    assert get(board, "/data/settings") == b"mine"


# Saves ----------------------------------------------------------------------------------------


def test_backup_and_restore(board, tree, tmp_path, capsys):
    install(board)
    folder = tmp_path / "saves"
    for dry in ([], ["--dry-run"]):
        assert run(board, "--backup", str(folder), *dry) == 2
        assert "nothing to back up" in capsys.readouterr().err
    put(board, "/data/okey/1", b"one" * 3000)
    put(board, "/data/settings", b"two")
    assert run(board, "--backup", str(folder)) == 0
    assert (folder / "okey/1").read_bytes() == b"one" * 3000
    assert run(board, "--backup", str(folder)) == 2
    assert "is there already" in capsys.readouterr().err
    put(board, "/data/okey/1", b"changed")
    put(board, "/data/okey/2", b"newer")
    (folder / "board").write_bytes(b"ssd1306_diy")
    assert run(board, "--restore", str(folder)) == 0
    assert "2 files from" in capsys.readouterr().out
    assert get(board, "/data/okey/1") == b"one" * 3000
    assert get(board, "/data/board") == BOARD.encode()
    assert {p for p in hashes(board) if p.startswith("/data/")} == {
        "/data/board",
        "/data/okey/1",
        "/data/settings",
    }
    replaced = tmp_path / "saves-replaced-1"
    assert (replaced / "okey/1").read_bytes() == b"changed"
    assert (replaced / "okey/2").read_bytes() == b"newer"
    assert run(board, "--restore", str(tmp_path / "nowhere")) == 2
    assert "is no backup" in capsys.readouterr().err
