"""Makes the board folder that MicroPython is built with: BOARD_DIR.

It is a copy of the board's folder in the MicroPython checkout, with three differences: the size of
the file system, the alignment of frozen native code, and the modules to freeze, in `tessera/`.
"""

import hashlib
import re

from sim.command import ROOT, write_text
from tools.build import building, pack_languages, source_map
from tools.firmware import room
from tools.firmware.checkout import port_of

MODULES = "tessera"  # the folder in the board's folder
OWN = ROOT / "firmware" / "frozen"  # modules that only a frozen Tessera has
_RELINKING = "hal/xip/"  # frozen modules run from flash as they are
BUILD_MODULE = "tessera_build.py"  # read by tools/device/on_device/facts.py

_STORAGE = "MICROPY_HW_FLASH_STORAGE_BYTES"
_ROMFS = "MICROPY_HW_ROMFS_BYTES"
# MicroPython 1.26 to 1.28 places frozen native code at any even address. Code for the RP2040
# reads its constants as words, and reads wrong ones if it does not begin at a multiple of 4. So in
# frozen_content.c, which is generated at build time, every aligned(2) becomes aligned(4).
_ALIGN = "align_frozen.h"
_ALIGN_TEXT = """// Read before frozen_content.c. In the included files `aligned` is unchanged.
#include "py/mpconfig.h"
#include "py/objint.h"
#include "py/objstr.h"
#include "py/emitglue.h"
#include "py/nativeglue.h"
#define aligned(bytes) aligned(4)
"""
_ALIGN_CMAKE = f"""
set_source_files_properties(${{CMAKE_BINARY_DIR}}/frozen_content.c PROPERTIES
    COMPILE_OPTIONS "-include;${{MICROPY_BOARD_DIR}}/{_ALIGN}")
"""
_NO_MANIFEST = 'include("$(PORT_DIR)/boards/manifest.py")\n'


def modules(profile, languages=None):
    """Return the modules to freeze for a profile, path -> source, and the map of their lines.

    They are bundled and folded like those of a pack. Nothing of running from flash is among them.
    profile: as tools.build names them; languages: see building.sources.
    """
    known = building.sources(languages)
    own = {
        name: known[name]
        for name in building.needed(profile, known)
        if not name.startswith(_RELINKING)
    }
    bundled = building.shipped(own)
    found = {name.replace(".", "/") + ".py": text for name, text in bundled.sources.items()}
    for path in (ROOT / "firmware" / "main.py", *sorted(OWN.glob("*.py"))):
        found[path.name] = path.read_text("utf-8")
    return found, source_map.text(own, bundled)


def fingerprint(found):
    """Return a hash of modules, path -> source, to tell whether a board has the same modules."""
    digest = hashlib.sha256()
    for name in sorted(found):
        digest.update(name.encode() + b"\0" + found[name].encode() + b"\0")
    return digest.hexdigest()[:16]


def mark(version, profile, codes, sources):
    """Return the text by which an image says what it is; tools/firmware/at_hand.py reads it.

    >>> mark("0.1.0", "picopad", "en,tr", "0123456789abcdef")
    'tessera_build 0.1.0 picopad en,tr 0123456789abcdef'
    """
    return f"tessera_build {version} {profile} {codes} {sources}"


def _modules(profile, languages):
    """Return the files of the modules to freeze, path -> content; write build/PROFILE.map."""
    found, lines = modules(profile, languages)
    write_text(source_map.path(ROOT / "build" / profile), lines)
    codes = pack_languages.written(languages or pack_languages.every())
    sources = fingerprint(found)
    found[BUILD_MODULE] = (
        f'"""Made by make firmware."""\n\nPROFILE = "{profile}"\n'
        f'SOURCES = "{sources}"\nLANGUAGES = {codes.encode()}\n'
        f'MARK = "{mark(building.version(), profile, codes, sources)}"\n'
    )
    return {name: text.encode() for name, text in found.items()}


def romfs_of(checkout, board):
    """Return the size of a board's ROMFS partition, an expression of C."""
    port = port_of(checkout)
    for path in (port / "boards" / board / "mpconfigboard.h", port / "mpconfigport.h"):
        found = _definition(_ROMFS).search(path.read_text("utf-8"))
        if found:
            return found[2].strip()
    return "0"  # a version without a ROMFS


def _definition(name):
    return re.compile(rf"^([ \t]*#define[ \t]+{name}[ \t]+)([^\n/]+)", re.M)


def make(checkout, board, profile, folder, languages=None):
    """Make the folder from an old one, if it exists.

    A file that is the same keeps its time: the build for the next display then compiles little.
    """
    own = port_of(checkout) / "boards" / board
    files = {
        path.relative_to(own).as_posix(): path.read_bytes()
        for path in own.rglob("*")
        if path.is_file()
    }
    header = _definition(_STORAGE).sub("", files["mpconfigboard.h"].decode())
    files["mpconfigboard.h"] = f"{header}\n#define {_STORAGE} ({room.STORAGE})\n".encode()
    files[_ALIGN] = _ALIGN_TEXT.encode()
    files["mpconfigboard.cmake"] += _ALIGN_CMAKE.encode()
    files.setdefault("manifest.py", _NO_MANIFEST.encode())
    for name, data in _modules(profile, languages).items():
        files[f"{MODULES}/{name}"] = data
    _write(folder, files)


def _write(folder, files):
    """Make a folder from an old one, if it exists. files: path -> content."""
    for path in folder.rglob("*"):
        if path.is_file() and path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, data in files.items():
        path = folder / name
        if not (path.is_file() and path.read_bytes() == data):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
