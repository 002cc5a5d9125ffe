"""Copies the player's files, /data, from a board to a folder and back."""

import contextlib
import hashlib
import shlex
import shutil
import tempfile
from pathlib import Path

from sim.choices import PLAYER_DIR
from sim.command import ROOT, UsageError
from tools.device.board import Board, find_port
from tools.device.plan import PROFILE, sha256

DATA = "/data"
_NEW = ".restored"


def add_place(parser):
    """Add the options that say where saves are read from: a folder or a board."""
    parser.add_argument("--data", metavar="DIR", help=f"a folder of saves (default: {PLAYER_DIR})")
    parser.add_argument("--port", metavar="DEV", help="read the board that is plugged in there")


@contextlib.contextmanager
def opened(options):
    """Give the folder of saves that the options of `add_place` ask for. Raises UsageError."""
    if options.data and options.port:
        raise UsageError("--data and --port name two places; leave one out")
    if not options.port:
        yield Path(options.data or ROOT / PLAYER_DIR)
        return
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, "data")
        with Board(find_port(options.port)) as board:
            board.facts()  # refuses a board on which things are of the wrong kind
            backup(board, place)
        yield place


def check_folders(options):
    """Refuse a folder for --backup that has files, and one for --restore that has none."""
    if options.backup:
        folder = Path(options.backup)
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageError(f"{folder} is there already; name a new folder for the backup")
    if options.restore:
        folder = Path(options.restore)
        if not folder.is_dir() or not any(folder.iterdir()):
            raise UsageError(f"{folder} is no backup: there is no such folder, or nothing in it")


def carry(board, facts, options):
    """Carry out --backup or --restore."""
    if options.dry_run:
        print("\n".join(_commands(board, options)))
    elif options.backup:
        backup(board, Path(options.backup))
    else:
        restore(board, facts, Path(options.restore))


def _commands(board, options):
    """Return equivalent mpremote commands for the files of a backup."""
    lines = []
    if options.backup:
        folder = Path(options.backup)
        for path, _ in _theirs(_worth_saving(board)):
            target = folder / path[len(DATA) + 1 :]
            lines.append(["mkdir", "-p", str(target.parent)])
            lines.append(["mpremote", "connect", board.port, "fs", "cp", ":" + path, str(target)])
    else:
        for path, source in _saved(Path(options.restore)).items():
            lines.append(["mpremote", "connect", board.port, "fs", "cp", str(source), ":" + path])
    return [shlex.join(line) for line in lines]


def backup(board, folder):
    """Copy /data to a folder, which appears only when all files are complete and verified."""
    files = {path: entry.sha256 for path, entry in _worth_saving(board).items() if entry.sha256}
    fetch(board, files, folder, DATA)
    print(f"Saved {count(files)} in {folder}.")


def fetch(board, files, folder, base=""):
    """Copy files, path on the board -> SHA-256, to a folder; it appears when all are verified.

    base: the folder on the board to which the folder corresponds.
    """
    partial = folder.with_name(folder.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    for path in sorted(files):
        data = board.read(path)
        if hashlib.sha256(data).hexdigest() != files[path]:
            raise UsageError(f"{path} was damaged on its way from the board; run this again")
        target = partial / path[len(base) + 1 :]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    if folder.exists():
        folder.rmdir()
    partial.rename(folder)


def count(files):
    """Return the number of some files, in words."""
    return "1 file" if len(files) == 1 else f"{len(files)} files"


def _worth_saving(board):
    """Return the files in /data, path -> Entry. Raises UsageError if none is the player's."""
    found = board.scan(DATA)
    if not _theirs(found):
        raise UsageError("there is nothing to back up: no game was played on this board yet")
    return found


def _saved(folder):
    """Return the files of a backup, path on the board -> file, without the board's profile."""
    files = {
        f"{DATA}/{path.relative_to(folder).as_posix()}": path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    files.pop(PROFILE, None)
    return files


def restore(board, facts, folder):
    """Put the files of a backup into /data; the board's profile stays.

    If any file will be replaced or removed, all of /data is first copied to another folder. Each
    file is sent under a temporary name; at the end all are renamed over the old ones.
    """
    saved = _saved(folder)
    found = board.scan(DATA)
    if any(saved.get(p) is None or sha256(saved[p]) != e.sha256 for p, e in _theirs(found)):
        backup(board, free_name(folder))
    changed = [p for p in saved if p not in found or found[p].sha256 != sha256(saved[p])]
    send(board, facts, {path: saved[path] for path in changed}, set(found))
    extra = [path for path, _ in _theirs(found) if path not in saved]
    for path in extra:
        if not path.endswith(_NEW) or path[: -len(_NEW)] not in changed:
            board.remove(path)
    print(
        f"Restored {count(saved)} from {folder}: {len(changed)} differed, "
        f"{count(extra)} removed that it lacks."
    )


def send(board, facts, files, there=()):
    """Put files, path on the board -> file, on the board under temporary names, then rename them.

    there: the files and folders that are on the board.
    """
    size = sum(path.stat().st_size // facts.block + 1 for path in files.values()) * facts.block
    if size > facts.free:
        raise UsageError(f"the board lacks {(size - facts.free) // 1024 + 1} KB of free space")
    folders = set(there)
    for path in files:
        _make_folders(board, path, folders)
        board.write(path + _NEW, files[path].read_bytes())
    sent = board.scan(*[path + _NEW for path in files])
    for path in files:
        if sent[path + _NEW].sha256 != sha256(files[path]):
            raise UsageError(f"{path} was damaged on its way to the board; run this again")
    for path in files:
        board.exec(f"import os; os.rename({path + _NEW!r}, {path!r})")


def _theirs(found):
    """Return the (path, Entry) of the player's files in `found`."""
    return [(p, e) for p, e in found.items() if e.sha256 and p != PROFILE]


def free_name(folder):
    """Return a free name, beside a backup's, for the files that restoring replaces."""
    number = 1
    while folder.with_name(f"{folder.name}-replaced-{number}").exists():
        number += 1
    return folder.with_name(f"{folder.name}-replaced-{number}")


def _make_folders(board, path, there):
    """Make the missing folders above a file."""
    for parent in list(Path(path).parents)[-2::-1]:
        if parent.as_posix() not in there:
            board.mkdir(parent.as_posix())
            there.add(parent.as_posix())
