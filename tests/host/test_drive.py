"""Where the drive of a board in BOOTSEL is found on Linux."""

import sys

import pytest

from tests.host.bootsel import ABOUT
from tools.flash import drive


@pytest.fixture
def linux(tmp_path, monkeypatch):
    """A Linux with its mounts in a file, and its devices in a folder."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(drive, "_MOUNTS", tmp_path / "mounts")
    monkeypatch.setattr(drive, "_LABELS", tmp_path / "by-label")
    (tmp_path / "by-label").mkdir()
    (tmp_path / "mounts").write_text("/dev/root / ext4 rw 0 0\n")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


def test_linux_with_automount(linux):
    place = linux / "my media" / "RPI-RP2"
    place.mkdir(parents=True)
    (place / "INFO_UF2.TXT").write_text(ABOUT)
    escaped = str(place).replace(" ", "\\040")
    (linux / "mounts").write_text(f"/dev/sda1 {escaped} vfat rw 0 0\n")
    assert drive.find() == drive.Drive(place, "RP2040")


def test_linux_without_automount(linux):
    device_file = linux / "sda1"
    device_file.write_text("")
    (linux / "by-label" / "RPI-RP2").symlink_to(device_file)
    assert drive.find() is None
    assert f"the drive {device_file}, which is not mounted: run sudo mount" in drive.missing()
    place = linux / "RPI-RP2"
    place.mkdir()
    (place / "INFO_UF2.TXT").write_text(ABOUT)
    (linux / "bin").mkdir()
    tool = linux / "bin" / "udisksctl"
    tool.write_text(f'#!/bin/sh\necho "$5 {place} vfat rw" > {linux}/mounts\n')
    tool.chmod(0o755)
    assert drive.find() == drive.Drive(place, "RP2040")


def test_other_drives_are_left_alone(linux):
    for name, about in (("A", None), ("B", "Board-ID: SAMD21G18A\n"), ("C", "noise")):
        (linux / name).mkdir()
        if about:
            (linux / name / "INFO_UF2.TXT").write_text(about)
    mounts = "".join(f"/dev/sd{n} {linux / n} vfat rw 0 0\n" for n in "ABC")
    (linux / "mounts").write_text(mounts)
    assert drive.find() is None
