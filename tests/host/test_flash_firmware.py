"""make flash with a firmware: stock MicroPython to ours and back, with saves, and interrupted."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import errno
import itertools
import os
import sys
import threading
from collections import namedtuple
from pathlib import Path

import pytest

from tests.host.bootsel import ABOUT, SOURCES, UsbBoard, firmware
from tests.host.flash_rig import BOARD, get, hashes, impatient, put, put_all, run, tree, wanted
from tests.sample import ALL, sampled
from tools.device import board as device
from tools.device import install, saves
from tools.firmware import at_hand, board_folder, image, uf2
from tools.flash import __main__ as flash
from tools.flash import change, drive, kept

pytestmark = pytest.mark.usefixtures("impatient")

STOCK = firmware()
OURS = firmware(BOARD)
TODAY = firmware(BOARD, {"app.py": "# an older version"}, storage_kb=896)
SAVES = {"/data/okey.0_0000": b"a match" * 900, "/data/settings.dat": b"{}", "/boot.py": b"# I\n"}


@pytest.fixture
def media(tmp_path, monkeypatch, tree):
    """The folder in which drives appear, and an empty build/ and data folder."""
    folder = tmp_path / "media"
    folder.mkdir()
    monkeypatch.setattr(drive, "roots", lambda: sorted(folder.iterdir()))
    monkeypatch.setattr(image, "OUT", tmp_path / "build")
    monkeypatch.setattr(board_folder, "modules", lambda *_: (SOURCES, ""))
    for module in (drive, change):
        monkeypatch.setattr(module, "_POLL_S", 0.01)
    return folder


@pytest.fixture
def usb(tmp_path, media):
    """A board with stock MicroPython, that also takes the other firmwares."""
    with UsbBoard(tmp_path, media, STOCK, OURS, TODAY) as board:
        yield board


def file_of(tmp_path, made, name="own.uf2"):
    path = tmp_path / name
    path.write_bytes(made.file)
    return str(path)


def fill(board, files=SAVES):
    put_all(board, {**files, "/data/board": BOARD.encode()})


def has(board, files=SAVES):
    """Assert that a board has these files and no other ones of its user's."""
    with device.Board(board.port) as connected:
        facts = connected.facts()
        found = {path: connected.read(path) for path in kept.on_board(connected, facts)}
    assert found == {**files, "/data/board": BOARD.encode()}
    assert not kept.every(), "files are kept although they are back"


def test_stock_ours_stock_ours_with_other_saves_each_time(usb, tmp_path, capsys):
    fill(usb)
    assert run(usb, "--board", BOARD) == 0
    for number, made in enumerate(sampled(1, 2) * (OURS, STOCK)):
        files = {**SAVES, f"/data/koikoi.{number}": bytes([number]) * 5000}
        with device.Board(usb.port) as connected:
            for path in kept.on_board(connected, connected.facts()):
                connected.remove(path)
        fill(usb, files)
        capsys.readouterr()
        assert run(usb, "--uf2", file_of(tmp_path, made)) == 0
        said = capsys.readouterr().out
        assert "own.uf2 goes on this board" in said and "Put back 5 files; compared by" in said
        assert usb.firmware is made
        has(usb, files)
    found = {p: sha for p, sha in hashes(usb).items() if p.startswith(("/lib", "/main"))}
    assert found == wanted(tmp_path / "tree"), "the files of Tessera are not on stock MicroPython"


def test_a_firmware_of_896_kb_is_replaced_by_one_of_768(tmp_path, media):
    with UsbBoard(tmp_path, media, TODAY, OURS) as board:
        fill(board)
        image.OUT.mkdir()
        (image.OUT / f"tessera-{BOARD}-RPI_PICO.uf2").write_bytes(OURS.file)
        assert run(board) == 0
        assert board.firmware is OURS
        has(board)


def test_an_update_finds_its_files_where_they_were(tmp_path, media, capsys):
    older = firmware(BOARD, {"app.py": "# an older version"})
    with UsbBoard(tmp_path, media, older, OURS) as board:
        fill(board)
        assert run(board, "--uf2", file_of(tmp_path, OURS)) == 0
        assert "All of its 4 files are there." in capsys.readouterr().out
        has(board)
        assert run(board, "--uf2", file_of(tmp_path, OURS)) == 0
        assert "Tessera is in its firmware and up to date." in capsys.readouterr().out


# Interrupted ------------------------------------------------------------------------------------

STEPS = (
    (saves, "fetch"),
    (kept, "fetch"),
    (device.Board, "bootloader"),
    (drive, "wait"),
    (drive, "copy"),
    (change, "returned"),
    (device.Board, "format"),
    (saves, "send"),
    (install, "check"),
    (kept, "_forget"),
)


class Stop(KeyboardInterrupt):
    """Ctrl-C at a step."""


def interruptions():
    """Return every second step, killed after it, and one stopped; all of both with LAWS=all."""
    found = list(itertools.product(STEPS, ("before", "after"), (False, True)))
    return found if ALL else found[3::8] + found[:1]


@pytest.mark.parametrize("step, when, is_killed", interruptions())
def test_the_same_command_repairs_it(usb, tmp_path, monkeypatch, step, when, is_killed):
    owner, name = step
    real = getattr(owner, name)

    def stopping(*arguments, **settings):
        if when == "after":
            real(*arguments, **settings)
        raise Stop

    fill(usb)
    words = ["--uf2", file_of(tmp_path, OURS)]
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, stopping)
        if is_killed:  # nothing is done at the end
            patch.setattr(device.Board, "restart", lambda *_, **__: None)
        assert run(usb, *words) == 130
    if (name, when) in (("bootloader", "after"), ("wait", "before"), ("wait", "after")):
        usb.wait_until_it_is_a_drive()
    if (name, when) in (("copy", "after"), ("returned", "before")):
        usb.wait_until_it_is_back()
    assert run(usb, *words) == 0
    assert usb.firmware is OURS
    has(usb)


@pytest.mark.parametrize("write", sampled([8, 16], [8, 12, 16, 20]))
def test_a_power_cut_while_files_are_put_back(usb, tmp_path, monkeypatch, write, capsys):
    fill(usb)
    words = ["--uf2", file_of(tmp_path, OURS)]
    cut = OURS._replace(settings={**OURS.settings, "cut_at": write})
    with monkeypatch.context() as patch:
        patch.setattr(usb, "_known", (cut,))
        patch.setattr(change, "PATIENCE_S", 0.5)
        assert run(usb, *words) == 2
        capsys.readouterr()
    usb.take(OURS)
    usb.plug_in_anew()
    assert run(usb, *words) == 0
    has(usb)


def test_a_board_that_waits_gets_the_firmware_of_the_interrupted_run(usb, monkeypatch):
    fill(usb)
    image.OUT.mkdir()
    for profile in (BOARD, "picosystem"):
        made = OURS if profile == BOARD else firmware(profile)
        (image.OUT / f"tessera-{profile}-RPI_PICO.uf2").write_bytes(made.file)
    with monkeypatch.context() as patch:
        patch.setattr(drive, "wait", lambda: (_ for _ in ()).throw(Stop))
        assert run(usb) == 130
    usb.wait_until_it_is_a_drive()
    assert run(usb) == 0
    has(usb)


def test_half_a_file_on_the_drive_is_copied_anew(usb, tmp_path, monkeypatch):
    fill(usb)
    words = ["--uf2", file_of(tmp_path, OURS)]

    def half(data, place):
        (place.root / "tessera.uf2").write_bytes(data[: len(data) // 2])
        raise Stop

    with monkeypatch.context() as patch:
        patch.setattr(drive, "copy", half)
        assert run(usb, *words) == 130
    assert run(usb, *words) == 0
    has(usb)


@pytest.mark.parametrize("changed", ["/data/settings.dat", "/data/okey.0_0000"])
def test_a_board_that_was_played_on_since_keeps_the_newer_saves(
    usb, tmp_path, monkeypatch, changed
):
    fill(usb)
    words = ["--uf2", file_of(tmp_path, OURS)]
    with monkeypatch.context() as patch:
        patch.setattr(device.Board, "bootloader", lambda _: (_ for _ in ()).throw(Stop))
        assert run(usb, *words) == 130
    newer = {**SAVES, "/data/settings.dat": b"newer"}
    put(usb, "/data/settings.dat", b"newer")
    if changed != "/data/settings.dat":  # its match has ended
        del newer[changed]
        with device.Board(usb.port) as connected:
            connected.remove(changed)
    assert run(usb, *words) == 0
    has(usb, newer)
    aside = list(kept.home().glob("*-replaced-1"))
    assert len(aside) == (changed not in newer)
    for folder in aside:
        assert (folder / "files" / changed[1:]).read_bytes() == SAVES[changed]


def test_an_update_finished_by_hand_keeps_the_newer_saves(tmp_path, media, monkeypatch):
    older = firmware(BOARD, {"app.py": "# an older version"})
    with UsbBoard(tmp_path, media, older, OURS) as board:
        fill(board)
        with monkeypatch.context() as patch:
            patch.setattr(change, "returned", lambda *_: (_ for _ in ()).throw(Stop))
            assert run(board, "--uf2", file_of(tmp_path, OURS)) == 130
        board.wait_until_it_is_back()
        put(board, "/data/settings.dat", b"newer")
        assert run(board, "--uf2", file_of(tmp_path, OURS)) == 0
        has(board, {**SAVES, "/data/settings.dat": b"newer"})


def test_a_file_system_that_was_lost_on_the_way_gets_its_files_back(usb, tmp_path, monkeypatch):
    fill(usb)
    words = ["--uf2", file_of(tmp_path, OURS)]
    with monkeypatch.context() as patch:
        patch.setattr(drive, "wait", lambda: (_ for _ in ()).throw(Stop))
        assert run(usb, *words) == 130
    usb.wait_until_it_is_a_drive()
    usb.image.write_bytes(b"\xff" * usb.image.stat().st_size)  # flash_nuke.uf2
    usb.plug_in_anew()
    assert run(usb, *words) == 0
    has(usb)


def test_saves_of_a_firmware_that_came_in_between_are_kept_too(usb, tmp_path, monkeypatch, capsys):
    fill(usb)
    with monkeypatch.context() as patch:
        patch.setattr(kept, "settle", lambda *_, **__: (_ for _ in ()).throw(Stop))
        assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 130
    put(usb, "/data/ceki.0_0000", b"in between")
    assert run(usb, "--uf2", file_of(tmp_path, STOCK)) == 0
    assert usb.firmware is STOCK
    has(usb)
    (aside,) = kept.home().glob("*-replaced-1")
    assert (aside / "data" / "ceki.0_0000").read_bytes() == b"in between"


# With and without a firmware at hand ------------------------------------------------------------


def test_without_a_firmware_the_files_are_installed(usb, capsys):
    assert run(usb, "--board", BOARD) == 0
    said = capsys.readouterr().out
    assert "Copied 7 files" in said
    assert said.splitlines()[-2] == flash._FASTER


def test_a_firmware_of_another_version_is_not_taken(usb, capsys):
    image.OUT.mkdir()
    (image.OUT / f"tessera-{BOARD}-RPI_PICO.uf2").write_bytes(TODAY.file)
    assert run(usb, "--board", BOARD) == 0
    said = capsys.readouterr().out
    assert "is of another version of Tessera; make firmware builds it anew." in said
    assert usb.firmware is STOCK and "Copied 7 files" in said


def test_the_firmware_for_the_boards_display_is_taken(tmp_path, media):
    both = firmware("any")
    with UsbBoard(tmp_path, media, STOCK, OURS, both) as board:
        image.OUT.mkdir()
        (image.OUT / "tessera-any-RPI_PICO.uf2").write_bytes(both.file)
        other = firmware("picosystem")
        (image.OUT / "tessera-picosystem-RPI_PICO.uf2").write_bytes(other.file)
        assert run(board, "--board", BOARD) == 0
        assert board.firmware is both
        assert get(board, "/data/board") == BOARD.encode()
        (image.OUT / f"tessera-{BOARD}-RPI_PICO.uf2").write_bytes(OURS.file)
        assert run(board) == 0
        assert board.firmware is OURS
        assert run(board, "--board", "picopad") == 0, "files instead of a firmware"


def test_a_dry_run_says_what_it_would_do(usb, tmp_path, capsys):
    fill(usb)
    assert run(usb, "--uf2", file_of(tmp_path, OURS), "--dry-run") == 0
    said = capsys.readouterr().out
    assert "goes on this board: Tessera 0.1.0 for waveshare_lcd13 (English) in Micro" in said
    assert usb.firmware is STOCK and not kept.every()
    has(usb)


@pytest.mark.parametrize(
    "made, words",
    [
        (b"no uf2 at all", "it is no .uf2 file, or was cut off"),
        (OURS.file[:-512], "it was cut off"),
        (OURS.file[:512] + OURS.file[1024:], "it is damaged"),
        (uf2.wrap(OURS.image, family=0x68ED2B88), "is for another chip (family 0x68ed2b88)"),
        (uf2.wrap(OURS.image, family=0xE48BFF59), "is for the RP2350, and this board has an RP2"),
        (uf2.wrap(b"another program" * 99), "is no MicroPython; UF2= takes a file of make firm"),
        (
            uf2.wrap(STOCK.image + b"tessera_build.py"),
            "is of a Tessera that is too old; make firm",
        ),
        (firmware(release=(1, 25, 0)).file, "is MicroPython 1.25 and Tessera needs 1.26"),
        (firmware("picosystem").file, "is for picosystem, not for waveshare_lcd13"),
    ],
)
def test_a_file_that_is_not_for_this_board_is_refused(usb, tmp_path, made, words, capsys):
    fill(usb)
    path = tmp_path / "own.uf2"
    path.write_bytes(made)
    assert run(usb, "--uf2", str(path), "--board", BOARD) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
    has(usb)


def test_more_files_than_can_be_taken_along_are_refused(usb, tmp_path, monkeypatch, capsys):
    fill(usb)
    monkeypatch.setattr(kept, "MOST", 5 * 1024)
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
    assert "the board has 6 KB of files besides Tessera, and 5 can be" in capsys.readouterr().err
    has(usb)


# Drives -----------------------------------------------------------------------------------------


def other_drive(media):
    (media / "OTHER").mkdir()
    (media / "OTHER" / "INFO_UF2.TXT").write_text(ABOUT)
    return media / "OTHER"


def test_another_board_that_waits_as_a_drive(usb, media, tmp_path, capsys):
    fill(usb)
    other = other_drive(media)
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
    assert "one board waits as the drive" in capsys.readouterr().err
    usb.plug_in_anew(bootsel=True)
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
    assert "several boards wait as drives" in capsys.readouterr().err
    (other / "INFO_UF2.TXT").unlink()
    usb.plug_in_anew()
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 0
    has(usb)


def test_a_full_drive(usb, media, tmp_path, monkeypatch, capsys):
    fill(usb)
    real = drive.wait

    def full():
        place = real()
        (place.root / "tessera.uf2").symlink_to("/dev/full")
        return place

    with monkeypatch.context() as patch:
        patch.setattr(drive, "wait", full)
        assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
    assert "RPI-RP2 is full: unplug the board, hold BOOTSEL" in capsys.readouterr().err
    usb.plug_in_anew()
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 0
    has(usb)


def test_a_read_only_drive(usb, tmp_path, monkeypatch, capsys):
    fill(usb)

    def refuse(_):
        (usb.drive / "tessera.uf2").unlink()
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(drive.os, "fsync", refuse)
        patch.setattr(usb, "_taken", lambda: None)
        assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
    assert "RPI-RP2 is read-only: unplug the board" in capsys.readouterr().err
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 0
    has(usb)


def test_a_drive_that_leaves_before_it_answers_is_no_error(tmp_path):
    place = drive.Drive(tmp_path / "gone", "RP2040")
    drive.copy(b"data", place)  # whether all has arrived is seen when the board is back


def test_a_board_that_does_not_come_back(tmp_path, media, monkeypatch, capsys):
    with UsbBoard(tmp_path, media, STOCK) as board:
        fill(board)
        monkeypatch.setattr(change, "PATIENCE_S", 0.2)
        assert run(board, "--uf2", file_of(tmp_path, OURS)) == 2
        said = capsys.readouterr().err
        assert "the board did not come back (" in said and "its files are kept until then" in said
        monkeypatch.setattr(change, "PATIENCE_S", 600)
        board._known = (STOCK, OURS)
        board.plug_in_anew(bootsel=True)
        assert run(board, "--uf2", file_of(tmp_path, OURS)) == 0
        has(board)


def test_a_board_that_does_not_become_a_drive(usb, tmp_path, monkeypatch, capsys):
    fill(usb)
    with monkeypatch.context() as patch:
        patch.setattr(drive, "PATIENCE_S", 0.1)
        patch.setattr(drive, "roots", lambda: [])
        assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
        assert "does not appear as a drive: unplug it, hold BOOTSEL" in capsys.readouterr().err
    usb.wait_until_it_is_a_drive()
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 0
    has(usb)


def test_a_board_that_comes_back_with_its_old_firmware(usb, tmp_path, monkeypatch, capsys):
    fill(usb)
    with monkeypatch.context() as patch:
        patch.setattr(drive, "copy", lambda *_: usb.plug_in_anew())
        assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 2
        assert "the board came back with 3.4.0; MicroPython v1.28.0" in capsys.readouterr().err
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 0
    has(usb)


# A board in BOOTSEL -----------------------------------------------------------------------------


def test_a_board_in_bootsel_cannot_be_asked_for_its_saves(usb, tmp_path, capsys):
    words = ["--uf2", file_of(tmp_path, OURS)]
    fill(usb)
    usb.plug_in_anew(bootsel=True)
    assert run(usb) == 2
    assert "no firmware is at hand: name one with UF2=FILE" in capsys.readouterr().err
    assert run(usb, *words) == 2
    assert "cannot be asked for its saves: plug it in anew" in capsys.readouterr().err
    usb.plug_in_anew()
    assert run(usb, *words) == 0
    has(usb)


def test_an_empty_board_in_bootsel_takes_it(usb, tmp_path):
    put(usb, "/data/stale.dat", b"of an older life")
    usb.plug_in_anew(bootsel=True)
    assert run(usb, "--uf2", file_of(tmp_path, OURS), "--empty") == 0
    assert usb.firmware is OURS and not hashes(usb)


def test_in_a_terminal_it_offers_to_plug_the_board_in_anew(usb, tmp_path, monkeypatch):
    fill(usb)
    usb.plug_in_anew(bootsel=True)
    asked = []

    def answer(question):
        asked.append(question)
        usb.plug_in_anew()
        return ""

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(sys, "stdin", namedtuple("Terminal", "isatty")(lambda: True))
    assert run(usb, "--uf2", file_of(tmp_path, OURS)) == 0
    assert len(asked) == 1
    has(usb)
