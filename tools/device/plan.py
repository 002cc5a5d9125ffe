"""What to do to a board, as a list of steps; nothing here talks to a board.

The order makes every interruption harmless. First /main.py becomes a file that only says that the
copying is not finished. Then old files go and new ones come. /main.py itself comes last: it is
renamed into place after all other files have been verified. A board that was cut off in between
shows that sentence on its REPL, and the next run compares hashes and copies what is missing. A
board that is full has no room for that file: there /main.py and old files are removed first.
"""

import hashlib
import os
import shlex
from pathlib import Path
from typing import NamedTuple

from tools.build import built
from tools.device.board import ON_DEVICE, RESET

MAIN = "/main.py"
PROFILE = "/data/board"
# Nothing else below /lib is ours: modules as files of their own, or all in one.
HOMES = (
    "/lib/app",
    "/lib/engine",
    "/lib/hal",
    "/lib/tessera.mpy",
    "/lib/tessera.pack",
    "/lib/tessera_boot.pack",
)
MARK = b'"""Starts Tessera'  # how our /main.py begins, and nobody else's
KEPT = "main-before-tessera"  # a /main.py that was here before, renamed

_NEW = ".new"
_UNFINISHED = ON_DEVICE / "unfinished.py"
_RESERVE = 16  # blocks that must stay free for saves
_LITTLE = 8  # blocks: with less, old files go before anything is written


class Copy(NamedTuple):
    """Send a file."""

    source: Path
    target: str


class MakeFolder(NamedTuple):
    """Make a folder."""

    path: str


class Remove(NamedTuple):
    """Remove a file."""

    path: str


class RemoveFolder(NamedTuple):
    """Remove an empty folder."""

    path: str


class Run(NamedTuple):
    """Run a line of code."""

    code: str


class Check(NamedTuple):
    """Compare the hashes of copied files: path -> SHA-256. Stop if one differs."""

    hashes: dict


def sha256(path):
    """Return the hash of a file here, as hex digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def is_ours(main):
    """Return whether the beginning of a /main.py, or None, is Tessera's."""
    return main is not None and main.startswith(MARK)


def is_installed(main, found):
    """Return whether Tessera is on a board, if only in part; found: path -> Entry in HOMES."""
    version = "/lib/app/shell/version"
    signs = (version + ".mpy", version + ".py", "/lib/tessera.mpy", "/lib/tessera.pack")
    return is_ours(main) or any(sign in found for sign in signs)


def rename(old, new):
    """Return the step that renames a file, over another if need be."""
    return Run(f"import os; os.rename({old!r}, {new!r})")


def replace(source, target):
    """Return the steps that put a file in the place of another so that one of the two is there."""
    new = target + _NEW
    return [Copy(source, new), Check({new: sha256(source)}), rename(new, target)]


# Installing -----------------------------------------------------------------------------------


def install(tree, profile, facts, found):
    """Return the steps that install a tree or bring it up to date; none if it is up to date.

    tree: the folder of tools.build; profile: the name for /data/board, or None to leave that as
    it is; facts: the board's Facts; found: path -> Entry of HOMES and /main.py.
    """
    wanted = built.files(tree)
    main = wanted.pop(MAIN)
    stale = [path for path in found if path not in wanted and path != MAIN]
    stale = stale_files(stale, found, wanted)
    changed = [path for path in wanted if differs(found.get(path), wanted[path])]
    steps = []
    if stale or changed:
        makes_room = _is_full(facts) and stale
        if makes_room:
            steps += _withdraw(facts, found) + _clear(stale, found)
        if profile and not is_remembered(profile, facts):
            steps += _remember(profile, facts)
        steps += _stand_in(facts, found)
        if not makes_room:
            steps += _clear(stale, found)
        steps += _folders(changed, {*found, *("/" + name for name in facts.root)})
        steps += [Copy(wanted[path], path) for path in changed]
        steps.append(Check({path: sha256(wanted[path]) for path in sorted(wanted)}))
    elif MAIN in found and not is_ours(facts.main):
        steps.append(rename(MAIN, kept_name(facts)))
    if steps or differs(found.get(MAIN), main):
        steps += replace(main, MAIN)
    elif MAIN[1:] + _NEW in facts.root:  # left by an interruption
        steps.append(Remove(MAIN + _NEW))
    if profile and not is_remembered(profile, facts) and not (stale or changed):
        steps = _remember(profile, facts) + steps
    return steps


def is_remembered(profile, facts):
    """Return whether the board has this profile's name in /data/board."""
    return facts.board is not None and facts.board.decode("utf-8", "replace").strip() == profile


def differs(entry, path):
    """Return whether a file on the board (or None) is another than the one here."""
    return entry is None or entry.sha256 != sha256(path)


def stale_files(stale, found, wanted):
    """Return the paths of `stale` to remove: files, and folders in which nothing is wanted."""
    folders = {parent.as_posix() for path in wanted for parent in Path(path).parents}
    return [path for path in stale if found[path].sha256 or path not in folders]


def _clear(paths, found):
    """Return the steps that remove files, and then the folders from the inside out."""
    files = [Remove(path) for path in sorted(paths) if found[path].sha256]
    folders = [RemoveFolder(path) for path in sorted(paths) if not found[path].sha256]
    return files + folders[::-1]


def _folders(paths, there):
    """Return the steps that make the missing folders of some files."""
    folders = {parent.as_posix() for path in paths for parent in Path(path).parents}
    return [MakeFolder(path) for path in sorted(folders - {"/"}) if path not in there]


def _stand_in(facts, found):
    """Return the steps that put the stand-in in the place of /main.py, a stranger's kept."""
    if MAIN in found and not is_ours(facts.main):
        return [rename(MAIN, kept_name(facts)), *replace(_UNFINISHED, MAIN)]
    if not differs(found.get(MAIN), _UNFINISHED):
        return []
    return replace(_UNFINISHED, MAIN)


def _is_full(facts):
    """Return whether a board has no room even for the stand-in and the profile."""
    return facts.free < _LITTLE * facts.block


def _withdraw(facts, found):
    """Return the steps that keep Tessera from starting where there is no room for the stand-in."""
    starts = is_ours(facts.main) and differs(found.get(MAIN), _UNFINISHED)
    return [Remove(MAIN)] if starts else []


def _remember(profile, facts):
    """Return the steps that write the profile's name."""
    made = [] if "data" in facts.root else [MakeFolder("/data")]
    new = PROFILE + _NEW
    write = f"f = open({new!r}, 'w'); f.write({profile!r}); f.close()"
    return [*made, Run(write), rename(new, PROFILE)]


def kept_name(facts):
    """Return the name under which a stranger's /main.py is kept."""
    number = 1
    while _kept(number)[1:] in facts.root:
        number += 1
    return _kept(number)


def _kept(number):
    return f"/{KEPT}{'' if number == 1 else '-' + str(number)}.py"


def needed_bytes(steps, found, block):
    """Return how much more room the steps take, plus what saves need. Rounded to blocks."""

    def room(size):
        return max(1, -(-size // block))

    blocks = _RESERVE
    for step in steps:
        if isinstance(step, Copy):
            old = found.get(step.target)
            blocks += room(step.source.stat().st_size) - (room(old.size) if old else 0)
        elif isinstance(step, MakeFolder):
            blocks += 2
        elif isinstance(step, Remove):
            blocks -= room(found[step.path].size) if step.path in found else 0
    return blocks * block


# Uninstalling ---------------------------------------------------------------------------------


def uninstall(facts, found):
    """Return the steps that remove Tessera, but not /data, and give an old /main.py back."""
    ours = [path for path in found if path != MAIN]
    before = newest_kept(facts)
    if not is_ours(facts.main):
        return _clear(ours, found)
    if _is_full(facts):
        last = [rename(before, MAIN)] if before else []
        return [Remove(MAIN), *_clear(ours, found), *last]
    last = [rename(before, MAIN) if before else Remove(MAIN)]
    return _stand_in(facts, found) + _clear(ours, found) + last


def newest_kept(facts):
    """Return the path of the /main.py that was kept last, or None."""
    number = 0
    while _kept(number + 1)[1:] in facts.root:
        number += 1
    return _kept(number) if number else None


# As mpremote's commands -----------------------------------------------------------------------


def commands(steps, port, restart=True):
    """Return the mpremote command lines that do the same; like steps in a row share a line."""
    lines = []
    for step in steps:
        head, paths, tail = _command(step)
        if lines and paths and lines[-1][0] == head and lines[-1][2] == tail:
            lines[-1][1].extend(paths)
        elif head:
            lines.append((head, paths, tail))
    if restart:
        lines.append((["exec", "--no-follow", RESET], [], []))
    return [shlex.join(["mpremote", "connect", port, *a, *b, *c]) for a, b, c in lines]


def _command(step):
    """Return the arguments of the mpremote command for a step, in three parts: what stands before
    paths, paths to which more may be added, and what stands after them."""
    if isinstance(step, Copy):
        source = os.path.relpath(step.source)
        folder, _, name = step.target.rpartition("/")
        if name == step.source.name:
            return ["fs", "cp"], [source], [f":{folder}/"]
        return ["fs", "cp", source, ":" + step.target], [], []
    if isinstance(step, MakeFolder):
        return ["fs", "mkdir"], [":" + step.path], []
    if isinstance(step, Remove):
        return ["fs", "rm"], [":" + step.path], []
    if isinstance(step, RemoveFolder):
        return ["fs", "rmdir"], [":" + step.path], []
    if isinstance(step, Run):
        return ["exec", step.code], [], []
    return [], [], []  # a Check: mpremote compares hashes on its own when a copy is repeated
