"""Files for a board: the right ones, compiled for it, small enough, and they run."""

import ast
import functools
import os
import runpy
import struct
import zlib

import pytest

from engine.games import GAMES
from hal.xip.importer import ENTRY, GROUPS, HEAD, MAGIC
from sim.choices import boards, every_language
from sim.command import ROOT, UsageError, run
from tests.host import build_script, micropython
from tests.sample import sampled
from tools.build import __main__ as build_command
from tools.build import building, deflated, pack, source_map, trees
from tools.build.off_board import is_off_board, without
from tools.build.program import dotted

PACKS = ("/lib/tessera.pack", "/lib/tessera_boot.pack")
NATIVE = [
    "engine/ceki/kernel.py",
    "engine/koikoi/kernel.py",
    "engine/native_code.py",
    "engine/okey/kernel.py",
    "hal/native/canvas.py",
    "hal/native/carve.py",
    "hal/native/enlarge.py",
    "hal/native/pages.py",
    "hal/native/pixels.py",
    "hal/native/stretch.py",
    "hal/xip/check.py",
    "hal/xip/scan.py",
    "hal/xip/undo.py",
]


def test_it_fits_littlefs_as_the_pico_formats_it(everything):
    blocks = int(micropython.run("tests/host/image_script.py", str(everything)))
    print(blocks, "blocks of", trees.BUDGET // trees.BLOCK)
    assert trees.total(everything) < blocks * trees.BLOCK <= trees.BUDGET


def test_every_module_is_compiled_for_version_6_3(everything):
    every = building.sources()
    known = {name: every[name] for name in building.needed(building.ANY, every)}
    found = trees.modules(everything, building.sources())
    assert set(trees.files(everything)) == {
        "/main.py",
        "/lib/tessera.lang",
        "/lib/tessera.mpy",
        *PACKS,
    }
    names = {name: path for name, path in known.items() if name in found}
    lines = source_map.path(everything).read_text()
    bundled = {name for name in known if f"={_below_root(known[name])}:" in lines}
    folded = set(known) - set(names) - bundled
    assert {"engine/okey/phases.py", "app/texts/okey/ids.py"} <= folded, "where numbers stand"
    assert all(_is_of_numbers(known[name]) for name in folded), folded
    for name, path in names.items():
        magic, version, flags, small_int_bits = found[name][:4]
        assert (magic, version) == (ord("M"), 6), name
        assert small_int_bits <= 31, name
        if building.is_native(path):
            assert flags == 4 << 2 | 3, name  # armv6m, sub-version 3
        else:
            assert flags == 0, name


def _below_root(path):
    return path.relative_to(ROOT).as_posix()


def _is_of_numbers(path):
    """Return whether a module consists of nothing but names for whole numbers."""
    body = ast.parse(path.read_text("utf-8")).body
    kinds = (ast.Expr, ast.ImportFrom, ast.Assign)
    values = [value for name, value in runpy.run_path(str(path)).items() if name.isupper()]
    return all(isinstance(node, kinds) for node in body) and {type(v) for v in values} == {int}


def test_only_the_hot_files_are_native():
    assert [
        name for name, path in building.sources().items() if building.is_native(path)
    ] == NATIVE


def test_native_code_avoids_what_old_compilers_get_wrong():
    """See docs/portable-python.md. A pack, which alone has hal/xip, has a newer compiler."""
    known = building.sources()
    wrong = []
    for name in [name for name in NATIVE if not name.startswith("hal/xip/")]:
        for function in ast.walk(ast.parse(known[name].read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                wrong += [(name, line) for line in _miscompiled(function)]
    assert not wrong


def _miscompiled(function):
    """Return the lines of a function with an index of ptr16 or ptr32 that goes wrong."""
    kinds = {arg.arg: ast.unparse(arg.annotation or arg) for arg in function.args.args}
    found = list(ast.walk(function))
    for node in found:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            kinds[ast.unparse(node.targets[0])] = ast.unparse(node.value.func)
    stored = [node for node in found if isinstance(node, ast.Name) and _is_stored(node)]
    stored.sort(key=lambda node: (node.lineno, node.col_offset))
    names = dict.fromkeys([arg.arg for arg in function.args.args] + [node.id for node in stored])
    in_registers = list(names)[:2]
    words = [
        node
        for node in found
        if isinstance(node, ast.Subscript)
        and kinds.get(ast.unparse(node.value)) in ("ptr16", "ptr32")
    ]
    added = [node.target for node in found if isinstance(node, ast.AugAssign)]
    return [
        node.lineno for node in words if node in added or ast.unparse(node.slice) in in_registers
    ]


def _is_stored(name):
    return isinstance(name.ctx, ast.Store)


def test_main_is_source_and_says_whose_it_is(everything):
    main = (everything / "main.py").read_bytes()
    assert main == (ROOT / "firmware" / "main.py").read_bytes()
    from tools.device.plan import is_ours

    assert is_ours(main), "tools.flash would take it for a main.py of the user's own"


def test_building_twice_gives_the_same_bytes(tmp_path, square_build, square_again):
    again = tmp_path / "again.pack"
    pack.pack(square_again / "lib", again)
    assert again.read_bytes() == (square_build / trees.PACK).read_bytes()
    maps = [source_map.path(one).read_bytes() for one in (square_again, square_build)]
    assert maps[0] == maps[1]
    building._build_boot("waveshare_lcd13", tmp_path / "boot", again)
    assert again.read_bytes() == (square_build / trees.BOOT_PACK).read_bytes()


def test_source_on_demand(tmp_path):
    name = boards()[0]
    tree = building.build(name, as_source=True, out=tmp_path / "tree")
    known = building.sources()
    found = trees.files(tree)
    assert set(found) == {"/lib/" + n for n in building.needed(name, known)} | {
        "/main.py",
        "/lib/tessera.lang",
    }
    assert found["/lib/app/core/loop.py"].read_bytes() == known["app/core/loop.py"].read_bytes()


@pytest.mark.parametrize("name", boards())
def test_a_board_gets_what_it_needs_and_no_more(name):
    known = building.sources()
    kept = building.needed(name, known)
    profiles = {f"hal/boards/{other}.py" for other in boards()}
    assert profiles & set(kept) == {f"hal/boards/{name}.py"}
    assert not [n for n in kept if n.startswith("sim/") or is_off_board(dotted(n))]
    for module in kept:
        for imported in _imports(module, known[module]).intersection(known):
            assert imported in kept, f"{module} imports {imported}"


@functools.cache
def _imports(module, path):
    """Return the modules that a module of a board names in imports, as paths, ours and others."""
    names = set()
    text = path.read_text("utf-8")
    for node in ast.walk(ast.parse(without(text) if module.startswith("engine/") else text)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module}: tools.build does not follow relative imports"
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {name.replace(".", "/") + ".py" for name in names}


def test_no_board_pays_for_text_that_only_people_read(bundled):
    text = "\n".join(bundled.sources.values())
    for word in ("Readable", "Playable", "off_board", "parse_event", "parse_view"):
        assert word not in text, word


def test_compressed_texts_are_whole():
    """test_micropython.py reads them on MicroPython, where rules and first hands are shown."""
    known = building.sources()
    areas = [name for name in known if deflated.is_deflated(name)]
    assert len(areas) == len(every_language()) * len(GAMES) * len(("guide", "rules", "setup"))
    for name in areas:
        texts = runpy.run_path(str(known[name]))["TEXTS"]
        module = {}
        exec(deflated.deflated(known[name].read_text("utf-8")), module)
        assert tuple(zlib.decompress(module["TEXTS"]).decode().splitlines()) == texts, name


def test_only_one_screen_class_goes_along():
    known = building.sources()
    square = building.needed("waveshare_lcd13", known)
    mono = building.needed("ssd1306_diy", known)
    assert "app/layouts/square.py" in square and "app/layouts/mono.py" not in square
    assert "app/layouts/mono.py" in mono and "app/layouts/square.py" not in mono
    assert "app/okey/colour_sprites.py" in square and "app/okey/mono_sprites.py" not in square
    assert "app/okey/mono_sprites.py" in mono and "app/okey/colour_sprites.py" not in mono


@pytest.mark.parametrize("name", sampled(["ssd1306_diy"], ["waveshare_lcd13", "ssd1306_diy"]))
def test_the_tree_of_a_board_runs_on_micropython(name, tmp_path):
    guests = ("tests/host/build_script.py",)
    tree = building.build_loose(name, out=tmp_path / "tree", arch=micropython.ARCH, guests=guests)
    if os.uname().machine != "x86_64":  # then plain Python is taken
        for module in NATIVE:
            (tree / "lib" / module).with_suffix(".mpy").unlink(missing_ok=True)
    pack.pack(tree / "lib", tmp_path / "tessera.pack")
    importer = ROOT / "hal" / "xip" / "importer.py"
    (tmp_path / "tessera.py").write_bytes(importer.read_bytes())
    arguments = (str(tmp_path / "tessera.pack"), str(tree / "lib"), name, str(tmp_path / "data"))
    moves = micropython.run("tests/host/pack_script.py", *arguments).splitlines()
    assert moves[0] == "/t/engine/log.mpy"
    assert len(moves) == 1 + build_script.MOVES + 1
    assert moves[-1].startswith("Tessera has stopped. Press Ctrl-D (soft reset)")


def test_the_source_of_a_board_runs_on_micropython(tmp_path):
    """--py: every module is imported as source, then bots play in front of the board."""
    tree = building.build("waveshare_lcd13", as_source=True, out=tmp_path / "tree")
    for package in ("sim", "tests", "tools"):
        (tree / "lib" / package).symlink_to(ROOT / package)
    lib = str(tree / "lib")
    arguments = (lib, "waveshare_lcd13", str(tmp_path / "data"))
    module = "tests.host.build_script"
    moves = micropython.run_compiled(tree / "lib", module, *arguments, heap="64M").splitlines()
    assert len(moves) == build_script.MOVES


def test_the_report_adds_up(everything):
    lines = trees.report(everything, building.sources())
    sums = trees.sizes(everything, building.sources())
    assert list(sums) == list(trees.PARTS)
    assert all(sums.values()), "a part is empty"
    packed = (everything / trees.PACK).read_bytes()
    count, size, end = struct.unpack_from("<III", packed, len(MAGIC))
    left = HEAD + 2 * (GROUPS + 1) + ENTRY * count  # of the pack, and the tables for hal/xip/
    left += size - end + (everything / trees.BOOT_PACK).stat().st_size
    importer = "/tessera.mpy"  # a file, and in the pack as well, where padding may be added to it
    left += (everything / "lib" / importer[1:]).stat().st_size
    left += len(pack.read(everything / trees.PACK, [importer])[importer])
    left += (everything / "main.py").stat().st_size
    left += (everything / trees.LANGUAGES).stat().st_size
    assert sums["main"] == left, "main is what is left, and no module is to be left"
    assert f"total {trees.total(everything) / 1024:9.1f} KB" in " ".join(lines)


def test_the_page_on_flashing_names_every_board():
    page = (ROOT / "docs" / "flashing.md").read_text("utf-8")
    assert all(f"`{name}`" in page for name in building.choices())


def test_a_wrong_board_or_a_broken_module_is_refused(capsys, tmp_path):
    assert run(build_command.main, ["--board", "gameboy"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("there is no board 'gameboy'; choose one of ")
    assert all(name in said for name in building.choices())
    assert run(build_command.main, []) == 2
    assert "--board" in capsys.readouterr().err
    broken = tmp_path / "broken.py"
    broken.write_text("match 1:\n    case 1:\n        pass\n")
    with pytest.raises(UsageError, match=r"app/broken\.py does not compile"):
        building.compile_module(broken, "app/broken.py", tmp_path / "broken.mpy")


def test_no_interned_string_begins_with_a_space():
    """The collector would take it, and the end of the one before it, for a reference.

    Interned strings lie one after another in the heap, each ended by a 0. So `py`, 0 and a space
    are the word 0x20007970, an address in the chip's heap: what lies there is never free again. A
    scene did, and kept 15 KB of the shell. Strings of up to ten letters are interned.
    """
    known = building.sources()
    found = []
    for name in building.needed(building.ANY, known):
        for node in ast.walk(ast.parse(known[name].read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and text.startswith(" ") and len(text) <= 10:
                found.append(f"{name}, line {node.lineno}: {text!r}")
    assert [one for one in found if not one.endswith("' '")] == []  # a space: the firmware has it
