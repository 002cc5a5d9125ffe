"""Bundled modules do what they did one by one, and every board's program finds all its names."""

import ast
import sys

import pytest

from engine.games import GAMES
from sim.choices import boards
from tests.host import micropython
from tests.sample import sampled
from tools.build import building, bundle, rewriting, source_map
from tools.build.program import Module

PROGRAM = {
    "engine.okey.tiles": '''
"""A module that others import from."""
import math
_STEP = 3
KINDS = 5
calls = 0

def note(x):
    global calls
    calls += 1
    return x * _STEP + math.floor(0.5)

def untold():
    return _STEP
''',
    "engine.okey.score": """
from engine.okey import tiles
from engine.okey.tiles import note as said
_STEP = 100
sums = [_STEP for _STEP in (_STEP, 1)]

class Score:
    note = _STEP
    def note(self, KINDS=2):
        return said(KINDS) + tiles.KINDS + tiles.note(1) + self._tiles()
    def _tiles(self):
        tiles = {"KINDS": 7}
        return tiles["KINDS"] + _STEP
""",
    "engine.okey.state": '''
"""The entry."""
import math
from engine.okey.score import Score
from engine.okey.score import _STEP as far
from engine.okey import deal, score

def State(note=0):
    from engine.okey.tiles import KINDS as kinds, calls
    def inner():
        return far + kinds + note
    return [Score().note(), inner(), deal.half(9), score.sums, math.pi > 3]
''',
    "engine.okey.deal": """
from engine.okey.options import WHOLE
class Deal: pass
half = lambda x: x // 2 + WHOLE
""",
    "engine.okey.options": """
from engine.okey.plain import WHOLE
OPTIONS = (WHOLE,)
""",
    "engine.okey.plain": "WHOLE = 1",
    "engine.okey.bot": """
import engine.okey.score as points
from engine.okey.tiles import KINDS, note
def think(x):
    from engine.okey import tiles as others
    return [points._STEP + KINDS, note(x), others._STEP, others.untold(), others.calls]
""",
}


def ran(sources, tmp_path, monkeypatch):
    """Import a program from a folder; return what its entries say."""
    for name, source in sources.items():
        path = tmp_path.joinpath(*name.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "path", [str(tmp_path)])
        for name in [name for name in sys.modules if name.split(".")[0] == "engine"]:
            patch.delitem(sys.modules, name)
        state = __import__("engine.okey.state", None, None, ("x",))
        bot = __import__("engine.okey.bot", None, None, ("x",))
        said = state.State(), bot.think(4), bot.think(5)
        for name in [name for name in sys.modules if name.split(".")[0] == "engine"]:
            del sys.modules[name]
    return said


def test_a_bundled_program_says_what_it_said(tmp_path, monkeypatch):
    bundled = bundle.bundle(PROGRAM, {})
    assert bundled.homes == {
        "engine.okey.tiles": "engine.okey.state",
        "engine.okey.score": "engine.okey.state",
        "engine.okey.deal": "engine.okey.state",
    }
    assert set(bundled.sources) == set(PROGRAM) - set(bundled.homes)
    before = ran(PROGRAM, tmp_path / "before", monkeypatch)
    assert before == ran(bundled.sources, tmp_path / "after", monkeypatch)
    assert before[0][0] == 6 + 5 + 3 + 7 + 100


def test_renamed_names_are_reported():
    names = bundle.bundle(PROGRAM, {}).renamed["engine.okey.state"]
    other = {new: was for new, was in names.items() if new != was}
    assert sorted(other.values()) == ["KINDS", "_STEP"]


def test_a_module_that_is_used_as_an_object_stays_one():
    used = {**PROGRAM, "engine.okey.bot": "from engine.okey import score\nSCORE = score\n"}
    assert "engine.okey.score" not in bundle.bundle(used, {}).homes


def test_a_module_that_is_loaded_by_a_computed_name_stays_one():
    loads = "from engine.games import load\nload(game, 'score')\n"
    assert "engine.okey.score" not in bundle.bundle({**PROGRAM, "app.core.match": loads}, {}).homes


def test_a_module_that_would_run_too_early_stays_outside():
    """A module of another package is between the entry and what it imports."""
    program = {
        "engine.okey.state": "from engine.okey import deal\nfrom engine import rng\n",
        "engine.okey.deal": "A = 1",
        "engine.rng": "from engine.okey.deal import A\n",
        "engine.okey.bot": "from engine.okey.view import B\n",
        "engine.okey.view": "B = 2",
    }
    assert bundle.bundle(program, {}).homes == {"engine.okey.view": "engine.okey.bot"}


def test_a_layout_takes_in_what_it_draws_with_if_there_is_no_other():
    program = {"app.ceki.square": "from app.ceki import art\nart.A", "app.ceki.art": "A = 1"}
    assert bundle.bundle(program, {}).homes == {"app.ceki.art": "app.ceki.square"}
    program["app.ceki.wide"] = program["app.ceki.square"]
    program["app.ceki.table"] = "from app.ceki import art\nTable = art.A"
    assert bundle.bundle(program, {}).homes == {}


def test_guests_find_what_was_taken_in_and_change_nothing():
    guest = "from engine.okey import score\nfrom engine.okey.tiles import KINDS\nscore._STEP\n"
    bundled = bundle.bundle(PROGRAM, {"sim.guest": guest})
    alone = bundle.bundle(PROGRAM, {})
    assert {n: s for n, s in bundled.sources.items() if n != "sim.guest"} == alone.sources
    names = {was: new for new, was in alone.renamed["engine.okey.state"].items() if new != was}
    assert bundled.sources["sim.guest"].split("\n") == [
        "from engine.okey import state as score",
        f"from engine.okey.state import {names['KINDS']} as KINDS",
        f"score.{names['_STEP']}",
    ]
    with pytest.raises(AssertionError, match=r"sim\.guest uses engine\.okey\.score"):
        bundle.bundle(PROGRAM, {"sim.guest": "from engine.okey import score\nprint(score)\n"})


def test_modules_with_conditional_imports_stay_outside():
    program = {
        "engine.okey.state": "from engine.okey.search import cover\n",
        "engine.okey.search": "try:\n    from engine.okey.kernel import cover\n"
        "except ImportError:\n    from engine.okey.plain import cover\n",
        "engine.okey.kernel": "cover = 1",
        "engine.okey.plain": "cover = 2",
    }
    assert bundle.bundle(program, {}).homes == {}


def own(board="waveshare_lcd13"):
    """Return the modules of a board: path -> file."""
    known = building.sources()
    return {name: known[name] for name in building.needed(board, known)}


def test_a_table_is_few_modules(bundled):
    """Those of a table that stay are chosen, objects, or there before it."""
    homes = bundled.homes
    assert set(homes.values()) <= set(bundle.ENTRIES)
    kernels = {f"engine.{game}.kernel" for game in GAMES}
    stay = {*kernels, "engine.okey.coverings", "app.table.cloth"}
    assert not stay & set(homes)
    assert len(homes) > 50


def test_a_traceback_through_a_bundled_module_can_be_read(tmp_path, bundled):
    path = tmp_path / "map"
    path.write_text(source_map.text(building.sources(), bundled), "utf-8")
    names = source_map.read(path)
    assert "app.koikoi.director" not in names
    assert "app.koikoi.table" in names
    second = [(n, old) for meant in names.values() for n, old in meant.items() if n[-2:] == "_2"]
    assert second and all(old[-2:] != "_2" for _, old in second)


ON_PURPOSE = """

def on_purpose():
    cards = (
        1,
        2,
    )
    if cards:  # a comment
        raise ValueError("on purpose")
"""


def test_a_traceback_from_a_board_leads_to_the_line_that_raised(tmp_path):
    """A function that raises is added to a module that is bundled, and runs on MicroPython."""
    known = {n: path for n, path in own().items() if n.startswith("engine/")}
    name = "engine/koikoi/score.py"
    source = known[name].read_text("utf-8") + ON_PURPOSE
    raising = tmp_path / "score.py"
    raising.write_text(source, "utf-8")
    bundled = building.shipped({**known, name: raising})
    assert bundled.homes["engine.koikoi.score"] == "engine.koikoi.state"
    tree = tmp_path / "tree"
    for module, text in bundled.sources.items():
        path = tree / (module.replace(".", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        if module.startswith("engine.") and not building.is_native(path):
            building.compile_module(
                path, module, path.with_suffix(".mpy"), options=building.OPTIONS
            )
            path.unlink()
    script = tmp_path / "script.py"
    script.write_text(
        f"import sys\nsys.path.insert(0, {str(tree)!r})\n"
        "from engine.koikoi import state\n"
        "try:\n    state.on_purpose()\n"
        "except ValueError as error:\n    sys.print_exception(error, sys.stdout)\n"
    )
    said = micropython.run(str(script))
    assert 'File "engine.koikoi.state", line ' in said
    (tmp_path / "map").write_text(source_map.text(known, bundled), "utf-8")
    found = source_map.translate(said, source_map.read(tmp_path / "map"))
    line = source.split("\n").index('        raise ValueError("on purpose")') + 1
    assert f'File "engine/koikoi/score.py", line {line}, in on_purpose' in found


@pytest.fixture(scope="module", params=sampled(("waveshare_lcd13",), boards()))
def program(request, bundled):
    """Return a board's bundled modules: dict of name -> Module."""
    is_there = request.param == "waveshare_lcd13"
    sources = (bundled if is_there else building.shipped(own(request.param))).sources
    return {name: Module(name, source, sources) for name, source in sources.items()}


def test_no_module_of_a_board_imports_itself(program):
    for name, module in program.items():
        assert name not in bundle.imported_by(module.early, program, {}), name


def test_the_body_of_a_board_module_imports_once_from_another(program):
    for name, module in program.items():
        of = [node.module for node in module.tree.body if isinstance(node, ast.ImportFrom)]
        assert len(of) == len(set(of)), name


def test_every_name_of_a_board_is_where_it_is_imported_from(program):
    asked = 0
    for module in program.values():
        found = {one.what for one in module.aliases}
        for node in module.attributes:
            if isinstance(node.ctx, ast.Load):
                found.add((module.module_of(node.value), node.attr))
        for name, attribute in found:
            if name in program and attribute:
                assert attribute in program[name].top.bound, f"{module.name}: {name}.{attribute}"
                asked += 1
    assert asked > 500


def test_no_module_of_a_board_makes_a_tuple_to_swap(program):
    swaps = 0
    for module in program.values():
        lines = module.source.encode().split(b"\n")
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
                assert not rewriting.is_in_parentheses(node.value, lines), module.name
                swaps += isinstance(node.value, ast.Tuple)
    assert swaps > 20


ASSIGNED = """\
a, b = b, a
x.y, z[1] = 1, f(2)
r = (1,)
p = ()
a = b, c = 1, 2
q = (1, 2), (3, 4)
w, e = (yield 1), 'ü('
u, v = (1, 2)[0], 3
m = (1, 2)[0]
n = '''
(''', ')'"""


def test_assigned_values_stand_without_parentheses():
    # MicroPython would make a tuple of it to swap two variables: 16 bytes, for every chunk of
    # pixels that is sent to a panel.
    tree = ast.parse(ASSIGNED)
    text, _ = rewriting.unparse(tree)
    assert text.split("\n")[:7] == ASSIGNED.split("\n")[:7]
    assert ast.dump(ast.parse(text)) == ast.dump(tree)
