"""Lists the files of a tree, the folder that tools.build makes, and their sizes."""

import os
from pathlib import Path

from tools.build import pack

PACK = "lib/tessera.pack"  # the modules, if they are not files of their own
BOOT_PACK = "lib/tessera_boot.pack"  # the modules that report a damaged PACK on the panel
LANGUAGES = "lib/tessera.lang"  # the codes of the languages, and the version
PARTS = ("engine", "app", "fonts", "art", "texts", "hal", "main")

BLOCK = 4096  # bytes; littlefs on a Pico
# The file system of a Pico with 2 MB of flash has 352 blocks. 32 of them stay free for
# saves.
BUDGET = (352 - 32) * BLOCK
_INLINE = 512  # bytes; a file of at most this size is stored in its directory's block


def files(tree):
    """Return the files of a tree: path on the board (such as /lib/app/core/loop.mpy) -> file."""
    return {
        "/" + path.relative_to(tree).as_posix(): path
        for path in sorted(tree.rglob("*"))
        if path.is_file()
    }


def modules(tree, known):
    """Return the bytes of the modules of a tree: dict with names of `known`, see tools.build."""
    compiled = {name: os.path.splitext(name)[0] + ".mpy" for name in known}
    if (tree / PACK).exists():
        packed = pack.read(tree / PACK, ["/" + name for name in compiled.values()])
        return {name: packed["/" + c] for name, c in compiled.items() if "/" + c in packed}
    found = {}
    for name in known:
        for path in (tree / "lib" / name, tree / "lib" / compiled[name]):
            if path.exists():
                found[name] = path.read_bytes()
    return found


def _part(name, source):
    """Return the part, one of PARTS, of a module. name: its path below /lib; source: its file."""
    package, _, rest = name.partition("/")
    if package != "app":
        return package
    folder = rest.partition("/")[0]
    if folder in ("fonts", "texts"):
        return folder
    made = '"""Made by tools.assets'
    return "art" if source.read_text("utf-8").startswith(made) else "app"


def sizes(tree, known):
    """Return the bytes of each of PARTS; the importer belongs to `main`."""
    sums = dict.fromkeys(PARTS, 0)
    for name, data in modules(tree, known).items():
        sums[_part(name, known[name])] += len(data)
    sums["main"] = total(tree) - sum(sums.values())
    return sums


def total(tree):
    """Return the bytes of a whole tree."""
    return sum(path.stat().st_size for path in files(tree).values())


def flash_blocks(file_sizes):
    """Return the estimated number of 4 KB blocks; file_sizes: path on the board -> bytes."""
    folders = {parent for name in file_sizes for parent in Path(name).parents}
    small = sum(size for size in file_sizes.values() if size <= _INLINE)
    large = sum(-(-size // BLOCK) for size in file_sizes.values() if size > _INLINE)
    return 2 * (len(folders) - 1) + large + 2 * small // BLOCK


def kilobytes(tree):
    """Return the KB of flash that a tree takes in blocks."""
    file_sizes = {name: path.stat().st_size for name, path in files(tree).items()}
    return flash_blocks(file_sizes) * BLOCK // 1024


def report(tree, known):
    """Return the lines of a report on the size of a tree."""
    sums = sizes(tree, known)
    size = total(tree)
    flash = kilobytes(tree)
    lines = [f"{os.path.relpath(tree)}: {len(files(tree))} files"]
    lines += [f"  {part:8}{count / 1024:7.1f} KB" for part, count in sums.items()]
    lines.append(f"  {'total':8}{size / 1024:7.1f} KB")
    lines.append(f"  in blocks of 4 KB about {flash} KB of {BUDGET // 1024} KB of flash")
    if flash * 1024 > BUDGET:
        lines.append(f"  that is {flash - BUDGET // 1024} KB over the budget")
    return lines
