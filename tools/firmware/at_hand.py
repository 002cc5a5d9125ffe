"""Reads .uf2 files: which firmware each has, and which of them fits a board."""

import re
from pathlib import Path
from typing import NamedTuple

from sim.command import UsageError
from tools.build import building, pack_languages
from tools.device.install import OLDEST
from tools.firmware import board_folder, uf2
from tools.firmware import image as image_of

_BUILD = re.compile(rb"(\d[\d.]*; MicroPython v(\d+)\.(\d+)[ -~]+)\0")
_MACHINE = re.compile(rb"; ([ -~]+ with RP2[ -~]+)\0")
_MODULE = Path(board_folder.BUILD_MODULE).stem.encode()
_MARK = re.compile(rb"tessera_build ([\w.+-]+) (\w+) ([\w,]+) ([0-9a-f]{16})")  # board_folder.mark


class Ours(NamedTuple):
    """The Tessera in an image."""

    version: str
    profile: str
    languages: bytes  # their codes, with commas
    sources: str  # the fingerprint of its modules


class Image(NamedTuple):
    """A firmware in a .uf2 file."""

    path: Path
    chip: str  # RP2040 or RP2350
    build: str  # MicroPython's sys.version
    machine: str | None
    ours: Ours | None  # None: MicroPython alone

    @property
    def name(self):
        """Return the path as it is shown."""
        path = self.path.resolve()
        return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)

    def runs_on(self, facts):
        """Return whether a board runs this firmware already."""
        own = self.ours and (self.ours.profile, self.ours.sources)
        same = (self.build, own) == (facts.build, facts.frozen and tuple(facts.frozen))
        return same and self.machine in (None, facts.machine)

    def describe(self):
        """Return what it is, in words."""
        micropython = self.build.partition("; ")[2]
        if not self.ours:
            return micropython
        codes = pack_languages.remembered(self.ours.languages) or ()
        names = ", ".join(map(pack_languages.name, codes))
        return f"Tessera {self.ours.version} for {self.ours.profile} ({names}) in {micropython}"


def read(path):
    """Return the Image in a .uf2 file. Raises UsageError if it is none for a Pico."""
    path = Path(path)
    try:
        family, payload = uf2.unwrap(path.read_bytes())
    except ValueError as error:
        raise UsageError(f"{path} cannot be put on a board: {error}")
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}")
    if family not in uf2.CHIPS:
        raise UsageError(f"{path} is for another chip (family {family:#x}), not for a Pico")
    build = _BUILD.search(payload)
    if not build:
        raise UsageError(f"{path} is no MicroPython; UF2= takes a file of make firmware, or stock")
    if (int(build[2]), int(build[3])) < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise UsageError(
            f"{path} is MicroPython {build[2].decode()}.{build[3].decode()} and "
            f"Tessera needs {oldest} or newer"
        )
    machine = _MACHINE.search(payload)
    mark = _MARK.search(payload)
    if not mark and _MODULE in payload:
        raise UsageError(
            f"{path} is of a Tessera that is too old; make firmware builds a newer one"
        )
    ours = mark and Ours(mark[1].decode(), mark[2].decode(), mark[3], mark[4].decode())
    return Image(path, uf2.CHIPS[family], build[1].decode(), machine and machine[1].decode(), ours)


def built():
    """Return the images of make firmware that are in build/."""
    found = []
    for path in sorted(image_of.OUT.glob("tessera-*.uf2")):
        try:
            image = read(path)
        except UsageError as problem:
            print(f"{problem}.")
            continue
        if image.ours:
            found.append(image)
    return found


def choose(images, profile, chip, machine=None, languages=None):
    """Return the image that fits a board and is of this version of Tessera, or None.

    profile: the board's display, or `any`; chip, machine: as Facts name them; languages: the codes
    that were asked for, or None. An image whose keys choose the display fits too.
    """
    fitting = [
        image
        for image in images
        if image.chip == chip
        and image.ours.profile in (profile, building.ANY)
        and languages in (None, pack_languages.remembered(image.ours.languages))
    ]
    fitting.sort(key=lambda i: (i.ours.profile != profile, i.machine != machine))
    for image in fitting:
        if is_of_this_version(image):
            return image
        print(f"{image.name} is of another version of Tessera; make firmware builds it anew.")
    return None


def is_of_this_version(image):
    """Return whether an image has the modules of this checkout; it takes some seconds."""
    own = image.ours
    languages = pack_languages.remembered(own.languages) or ()
    if own.version != building.version():
        return False
    if pack_languages.written(languages).encode() != own.languages:
        return False
    found, _ = board_folder.modules(own.profile, languages)
    return board_folder.fingerprint(found) == own.sources
