"""A fake board whose BOOTSEL drive is a folder: what is copied there becomes its firmware."""

import os
import struct
import threading
import time
from typing import NamedTuple

from tests.host.fake_board import FakeBoard
from tools.firmware import board_folder, uf2

WHOLE = 512  # blocks of 4 KB in a Pico's flash
SOURCES = {"app.py": "# this version"}
PICO = "Raspberry Pi Pico with RP2040"
ABOUT = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
_FILL = b"code" * 64


class Firmware(NamedTuple):
    """A firmware for the fake board."""

    image: bytes
    blocks: int  # of its file system
    settings: dict  # see fake_board_boot.py

    @property
    def file(self):
        """Return its .uf2 file."""
        return uf2.wrap(self.image)


def firmware(profile=None, sources=SOURCES, storage_kb=None, release=(1, 28, 0), size_kb=700):
    """Return a firmware: with Tessera for a profile, or MicroPython alone."""
    build = f"3.4.0; MicroPython v{'.'.join(map(str, release))} on 2026-04-06"
    settings = {"release": release, "build": build, "machine": PICO}
    text = f"{build}\0; {PICO}\0"
    if profile:
        printed = board_folder.fingerprint(sources)
        text += board_folder.mark("0.1.0", profile, "en", printed) + "\0"
        settings["frozen"] = (profile, printed)
    image = text.encode()
    image += _FILL * (size_kb * 4 - len(image) // 256)
    return Firmware(image, (storage_kb or (768 if profile else 1408)) // 4, settings)


class UsbBoard(FakeBoard):
    """A board with 2 MB of flash, on which any of some firmwares may be put.

    media: the folder in which drives appear; known: the firmwares, the first one runs.
    """

    def __init__(self, folder, media, *known):
        super().__init__(folder)
        self._known = known
        self.drive = media / "RPI-RP2"
        self._present = threading.Event()
        self.take(known[0])

    def take(self, firmware):
        """Run a firmware from the next start on."""
        self.firmware = firmware
        self._blocks = firmware.blocks
        self._settings = dict(firmware.settings, offset=WHOLE - firmware.blocks)

    def __enter__(self):
        self.image.write_bytes(b"\xff" * (WHOLE * 4096))
        self._present.set()
        self.plug_in()
        return self

    def __exit__(self, *_):
        self._present.clear()
        self.unplug()

    def wait_until_it_is_a_drive(self):
        while not self.drive.exists():
            time.sleep(0.01)

    def wait_until_it_is_back(self):
        while self.is_drive or not os.path.lexists(self._port):
            time.sleep(0.01)

    def unplug(self):
        """Cut the power, also of a board that is just coming back from being a drive."""
        super().unplug()
        while self._power.is_set():
            super().unplug()

    def plug_in_anew(self, bootsel=False):
        """Unplug it, and plug it in; bootsel: with BOOTSEL held."""
        was_drive, self._present = self._present, threading.Event()
        was_drive.clear()
        self.unplug()
        self.is_drive = bootsel
        self._present.set()
        if bootsel:
            self._thread = threading.Thread(target=self.become_drive, daemon=True)
            self._thread.start()
            self.wait_until_it_is_a_drive()
        else:
            self.plug_in()

    def become_drive(self):
        """Be a drive until a whole .uf2 file for this chip is there, then run it."""
        present = self._present
        coming = self.image.with_name("coming")  # a drive appears with what is on it
        coming.mkdir()
        (coming / "INFO_UF2.TXT").write_text(ABOUT)
        coming.rename(self.drive)
        taken = None
        while present.is_set() and not taken:
            time.sleep(0.005)
            taken = self._taken()
        for path in self.drive.iterdir():
            path.unlink()
        self.drive.rmdir()
        self.is_drive = False
        if taken:
            with self.image.open("r+b") as flash:
                flash.write(taken)
            for known in self._known:
                if taken.startswith(known.image):
                    self.take(known)
                    self.plug_in()

    def _taken(self):
        """Return the image of a whole file on the drive, as the chip's own program reads it."""
        for path in self.drive.glob("*.uf2"):
            data = path.read_bytes() if path.is_file() else b""
            blocks = [data[i : i + 512] for i in range(0, len(data) - 511, 512)]
            heads = [struct.unpack_from("<8I", block) for block in blocks]
            if heads and len(heads) == heads[0][6] and all(h[7] == uf2.RP2040 for h in heads):
                return b"".join(block[32:288] for block in blocks)
        return None
