"""Keeps a board's files on this computer until they are back on it, under another firmware.

They lie in the user's data folder under the board's id: what was on it is in ID/board.json, the
files are in ID/files. The folder appears when it is complete, and goes when all files are on the
board again and have been compared by hash. So a run that was interrupted finds it.
"""

import contextlib
import json
import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from sim.command import UsageError
from tools.device import install, plan, saves

MOST = 512 * 1024  # bytes; every file system of ours has room for them, beside the pack

_ABOUT = "board.json"
_FILES = "files"


class Kept(NamedTuple):
    """The files of a board, as they were."""

    folder: Path
    uf2: str  # the path of the firmware that the board is to get
    size: int  # of the file system: it tells where in the flash it lay
    hashes: dict  # path on the board -> SHA-256


def home():
    """Return the folder for all boards, in the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tessera" / "boards"


def every():
    """Return what is kept of all boards."""
    found = [_read(path.parent) for path in sorted(home().glob(f"*/{_ABOUT}"))]
    return [kept for kept in found if "-" not in kept.folder.name and "." not in kept.folder.name]


def find(facts):
    """Return what is kept of a board, or None."""
    folder = home() / facts.id
    return _read(folder) if (folder / _ABOUT).exists() else None


def _read(folder):
    return Kept(folder, *json.loads((folder / _ABOUT).read_text("utf-8")))


def on_board(board, facts):
    """Return the files on a board that are not of Tessera's program: path -> Entry."""
    found = board.scan(*["/" + name for name in facts.root])
    files = {path: entry for path, entry in found.items() if entry.sha256}
    return {path: files[path] for path in files if not plan.is_program(path, facts.main)}


def _hashes(files):
    return {path: entry.sha256 for path, entry in files.items()}


def _is_played(files):
    """Return whether some of the files, path -> SHA-256 or such pairs, are the player's."""
    paths = dict(files)
    return any(path.startswith(saves.DATA + "/") and path != plan.PROFILE for path in paths)


def refuse_too_many(files):
    """Raise UsageError if another firmware may have no room for a board's files."""
    size = sum(entry.size for entry in files.values())
    if size > MOST:
        raise UsageError(
            f"the board has {size // 1024} KB of files besides Tessera, and {MOST // 1024} can be "
            "taken along: copy some to the computer with mpremote, remove them and repeat"
        )


def fetch(board, facts, files, uf2):
    """Copy a board's files, as from `on_board`, to the computer. uf2: see Kept."""
    folder = home() / facts.id
    partial = folder.with_name(folder.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    saves.fetch(board, _hashes(files), partial / _FILES)
    about = [str(uf2.resolve()), facts.size, _hashes(files)]
    (partial / _ABOUT).write_text(json.dumps(about, indent=1), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    partial.rename(folder)


def settle(board, facts, kept, is_fresh=False):
    """Put back what is kept of a board, unless the board has it; then forget it.

    A file system at its old place was never lost, so what was played on it since is newer and
    stays. Elsewhere the board may have been played on too, unless the firmware was changed in this
    run (is_fresh): those files are copied to the computer before the kept ones replace them.
    """
    try:
        here = _hashes(on_board(board, facts))
    except UsageError:
        here = {}
    is_moved = facts.size != kept.size
    lacking = kept.hashes.keys() - here.keys()
    if not is_moved and not lacking:
        print(f"All of its {saves.count(here)} are there.")
    elif not is_moved and _is_played(here):
        aside = saves.free_name(kept.folder)
        kept.folder.rename(aside)
        print(f"The board was played on since; its files of before are in {aside}.")
        return
    else:
        if not is_fresh and _is_played(here.items() - kept.hashes.items()):
            aside = saves.free_name(kept.folder)
            with contextlib.suppress(UsageError):
                saves.fetch(board, here, aside)
                print(f"What the board has now is in {aside}.")
        _put_back(board, kept)
        print(f"Put back {saves.count(kept.hashes)}; compared by hash.")
    _forget(kept)


def _put_back(board, kept):
    board.format()
    root = kept.folder / _FILES
    saves.send(board, board.facts(), {path: root / path[1:] for path in kept.hashes})
    install.check(board, kept.hashes)


def _forget(kept):
    """Remove the copy, first the file by which it is found."""
    (kept.folder / _ABOUT).unlink()
    shutil.rmtree(kept.folder)
