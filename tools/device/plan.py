"""Plans changes to a board as a list of steps; nothing here talks to a board.

The order makes every interruption harmless. First /main.py is replaced by a stand-in, which only
prints that the copying is not finished. Then old files are removed and new ones copied. /main.py
itself comes last: it is renamed into place after all other files have been verified. After an
interruption the board prints that sentence on its REPL. The next run compares hashes and copies
the missing files. A full board has no room for the stand-in: there /main.py and old files are
removed first.
"""

import hashlib
import os
import shlex
from pathlib import Path
from typing import NamedTuple

from tools.build import trees
from tools.device.board import ON_DEVICE, RESET

MAIN = "/main.py"
PROFILE = "/data/board"
# Our files below /lib: modules as separate files, or all in one. Nothing else there is ours.
HOMES = (
    "/lib/app",
    "/lib/engine",
    "/lib/hal",
    "/lib/tessera.lang",
    "/lib/tessera.mpy",
    "/lib/tessera.pack",
    "/lib/tessera_boot.pack",
)
MARK = b'"""Starts Tessera'  # the beginning of our /main.py, and of no other
KEPT = "main-before-tessera"  # a /main.py that was here before, renamed

_NEW = ".new"
_UNFINISHED = ON_DEVICE / "unfinished.py"
_RESERVE = 16  # blocks that must stay free for saves
_LITTLE = 8  # blocks: with fewer, old files are removed before anything is written


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
    """Return the hash of a file on this computer, as hex digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def is_ours(main):
    """Return whether a /main.py is Tessera's. main: its beginning, or None if there is none."""
    return main is not None and main.startswith(MARK)


def is_program(path, main):
    """Return whether a path on the board is of Tessera's program. main: see `is_ours`."""
    if path in (MAIN, MAIN + _NEW):
        return path != MAIN or is_ours(main)
    return path.startswith(tuple(home + "/" for home in HOMES)) or path in HOMES


def is_installed(main, found):
    """Return whether Tessera is on a board, at least in part; found: path -> Entry in HOMES."""
    version = "/lib/app/shell/version"
    signs = (version + ".mpy", version + ".py", "/lib/tessera.mpy", "/lib/tessera.pack")
    return is_ours(main) or any(sign in found for sign in signs)


def rename(old, new):
    """Return the step that renames a file and replaces an existing one."""
    return Run(f"import os; os.rename({old!r}, {new!r})")


def replace(source, target):
    """Return the steps that replace a file, so that at any time one of the two exists."""
    new = target + _NEW
    return [Copy(source, new), Check({new: sha256(source)}), rename(new, target)]


# Installing -----------------------------------------------------------------------------------


def install(tree, profile, facts, found):
    """Return the steps that install a tree or bring it up to date; none if it is up to date.

    tree: the folder of tools.build; profile: the name for /data/board, or None to keep the old
    name; facts: the board's Facts; found: path -> Entry of HOMES and /main.py.
    """
    wanted = trees.files(tree)
    main = wanted.pop(MAIN)
    stale = [path for path in found if path not in wanted and path != MAIN]
    stale = stale_files(stale, found, wanted)
    changed = [path for path in wanted if differs(found.get(path), wanted[path])]
    # Writing over a file frees its blocks only at the end: two packs may be more than the flash.
    outdated = stale + [path for path in changed if path in found]
    steps = []
    if stale or changed:
        makes_room = _is_full(facts) and outdated
        if makes_room:
            steps += _withdraw(facts, found) + _clear(outdated, found)
        if profile and not is_remembered(profile, facts):
            steps += remember(profile, facts)
        steps += _stand_in(facts, found)
        if not makes_room:
            steps += _clear(outdated, found)
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
        steps = remember(profile, facts) + steps
    return steps


def is_remembered(profile, facts):
    """Return whether the board has this profile's name in /data/board."""
    return facts.board is not None and facts.board.decode("utf-8", "replace").strip() == profile


def differs(entry, path):
    """Return whether a file on the board (or None) differs from the one on this computer."""
    return entry is None or entry.sha256 != sha256(path)


def stale_files(stale, found, wanted):
    """Return the paths of `stale` to remove: files, and folders without wanted files."""
    folders = {parent.as_posix() for path in wanted for parent in Path(path).parents}
    return [path for path in stale if found[path].sha256 or path not in folders]


def _clear(paths, found):
    """Return the steps that remove files, then folders, the innermost first."""
    files = [Remove(path) for path in sorted(paths) if found[path].sha256]
    folders = [RemoveFolder(path) for path in sorted(paths) if not found[path].sha256]
    return files + folders[::-1]


def _folders(paths, there):
    """Return the steps that make the missing folders of some files."""
    folders = {parent.as_posix() for path in paths for parent in Path(path).parents}
    return [MakeFolder(path) for path in sorted(folders - {"/"}) if path not in there]


def _stand_in(facts, found):
    """Return the steps that replace /main.py by the stand-in, and keep another program's."""
    if MAIN in found and not is_ours(facts.main):
        return [rename(MAIN, kept_name(facts)), *replace(_UNFINISHED, MAIN)]
    if not differs(found.get(MAIN), _UNFINISHED):
        return []
    return replace(_UNFINISHED, MAIN)


def _is_full(facts):
    """Return whether a board has no room for the stand-in and the profile."""
    return facts.free < _LITTLE * facts.block


def _withdraw(facts, found):
    """Return the steps that keep Tessera from starting if there is no room for the stand-in."""
    starts = is_ours(facts.main) and differs(found.get(MAIN), _UNFINISHED)
    return [Remove(MAIN)] if starts else []


def remember(profile, facts):
    """Return the steps that write the profile's name."""
    made = [] if "data" in facts.root else [MakeFolder("/data")]
    new = PROFILE + _NEW
    write = f"f = open({new!r}, 'w'); f.write({profile!r}); f.close()"
    return [*made, Run(write), rename(new, PROFILE)]


def kept_name(facts):
    """Return the name under which another program's /main.py is kept."""
    number = 1
    while _kept(number)[1:] in facts.root:
        number += 1
    return _kept(number)


def _kept(number):
    return f"/{KEPT}{'' if number == 1 else '-' + str(number)}.py"


def needed_bytes(steps, found, block):
    """Return the bytes that the steps take, plus those that saves need, rounded to blocks."""

    def room(size):
        return max(1, -(-size // block))

    blocks = _RESERVE
    for step in steps:
        if isinstance(step, Copy):
            blocks += room(step.source.stat().st_size)
        elif isinstance(step, MakeFolder):
            blocks += 2
        elif isinstance(step, Remove):
            blocks -= room(found[step.path].size) if step.path in found else 0
    return blocks * block


# Uninstalling ---------------------------------------------------------------------------------


def uninstall(facts, found):
    """Return the steps that remove Tessera, but not /data, and restore an old /main.py."""
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


def commands(steps, port):
    """Return equivalent mpremote command lines; equal kinds of steps in a row share a line."""
    lines = []
    for step in steps:
        head, paths, tail = _command(step)
        if lines and paths and lines[-1][0] == head and lines[-1][2] == tail:
            lines[-1][1].extend(paths)
        elif head:
            lines.append((head, paths, tail))
    lines.append((["exec", "--no-follow", RESET], [], []))
    return [shlex.join(["mpremote", "connect", port, *a, *b, *c]) for a, b, c in lines]


def _command(step):
    """Return the arguments of the mpremote command for a step, in three parts.

    The parts are: arguments before the paths, paths to which more may be added, and arguments
    after them.
    """
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
