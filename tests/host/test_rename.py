"""Short names: a program does what it did, and what might be asked for by name keeps its own."""

import ast
import contextlib
import importlib
import io
import sys
import types

import pytest

from engine.games import GAMES
from tests.host import micropython
from tools import build, crash, rename
from tools.common import cli
from tools.rename import table

# Everything that makes renaming dangerous, and says what came of it.
PROGRAM = {
    "toy.parts": """
from collections import namedtuple

GAME_OKEY = 7
Card = namedtuple("Card", ("month", "kind_of"))
words = "alpha beta"


def paint(colour, left_over):
    return colour, left_over


class Trouble(ValueError):
    pass


class Scene:
    pass


class Menu(Scene):
    def __init__(self, rows, **extra):
        self.chosen_rows = rows
        self.extra = extra
        self.chosen = 0
        self.title = "none"

    def append(self, row):
        self.chosen_rows.append(row)

    def choose(self, number=0, loudly=False):
        self.chosen = number
        return self.chosen_rows[self.chosen] + ("!" if loudly else "")


class Log(io_base):
    def __init__(self):
        super().__init__()
        self.lines_written = 0

    def note(self, text_of):
        self.lines_written += 1
        self.write(text_of)
""".replace("io_base", "StringIO").replace("from coll", "from io import StringIO\nfrom coll"),
    "toy.main": """
from toy import parts
from toy.parts import Card, Log, Menu

first = Menu(["a", "b"], colour=3)
first.append("c")
print(first.choose(number=2, loudly=True), sorted(first.extra), sorted(dict(left_over=1)))
for game in ("okey",):
    print(getattr(parts, "GAME_" + game.upper()))
setattr(first, "title", "set")
print(first.title, hasattr(first, "chosen_not"), getattr(first, "chosen"))
card = Card(month=3, kind_of=4)
print(card.month + card.kind_of, [len(word) for word in parts.words.split()])
total = 5
print(f"{total}")
log = Log()
log.note("x")
print(log.getvalue(), log.lines_written)


def outer(argument, other_argument):
    def inner(argument_of_inner):
        return argument + other_argument + argument_of_inner
    return inner(1)


print(outer(1, other_argument=2))
try:
    raise parts.Trouble("no")
except ValueError as error:
    print(type(error).__name__, type(first).__name__)
""",
}


def run(sources):
    """Run toy.main on CPython; return what it prints."""
    said = io.StringIO()
    package = types.ModuleType("toy")
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(said):
        patch.setitem(sys.modules, "toy", package)
        for name in ("toy.parts", "toy.main"):
            module = types.ModuleType(name)
            patch.setitem(sys.modules, name, module)
            setattr(package, name[4:], module)
            exec(sources[name], vars(module))
    return said.getvalue()


def renamed(sources, visitors=None, fixed=frozenset()):
    """Return (new names, sources with them)."""
    names = table(sources, visitors or {}, fixed, sources.values())
    return names, {name: rename.rename(source, names) for name, source in sources.items()}


def of(source, **more):
    """Return the new names of a program of one module."""
    return renamed({"toy.parts": source}, **more)[0]


def test_a_renamed_program_does_what_it_did():
    names, sources = renamed(PROGRAM)
    assert run(sources) == run(PROGRAM)
    assert {"chosen_rows", "choose", "loudly", "outer", "inner", "Log", "Card", "month"} <= set(
        names
    )


def _without_dict(node):
    name = getattr(node, "attr", None) or getattr(node, "id", None)
    return None if name == "dict" else name


MUTATIONS = {
    "what the firmware knows is renamed": ("ROM_NAMES", frozenset()),
    "what a string says is renamed": ("_Told.is_said", lambda self, name: False),
    "strings that are put together are not seen": ("pattern_of", lambda node: None),
    "the names of exceptions and scenes": ("_Told._is_read", lambda self, name: False),
    "the keywords of dict": ("_last_name", _without_dict),
    "keywords that end in a dict": ("_Told._is_open", lambda self, name: False),
}


@pytest.mark.parametrize("what", MUTATIONS)
def test_each_rule_is_needed(what, monkeypatch):
    name, value = MUTATIONS[what]
    monkeypatch.setattr("tools.rename." + name, value)
    _, sources = renamed(PROGRAM)
    try:
        said = run(sources)
    except (AttributeError, KeyError, NameError, TypeError):
        return
    assert said != run(PROGRAM)


@pytest.mark.parametrize(
    "source,name",
    [
        ("def write(text_of):\n    pass\n", "write"),
        ("class C:\n    def __iter__(self):\n        pass\n", "__iter__"),
        ("left_over = 1\ngetattr(x, 'left_over')\n", "left_over"),
        ("LEFT_OVER = 1\ngetattr(x, 'left_over'.upper())\n", "LEFT_OVER"),
        ("LEFT_OVER = 1\ngetattr(x, 'LEFT_' + y)\n", "LEFT_OVER"),
        ("LEFT_OVER = 1\ngetattr(x, 'LEFT_%s' % y)\n", "LEFT_OVER"),
        ("LEFT_OVER = 1\ngetattr(x, 'LEFT_{}'.format(y))\n", "LEFT_OVER"),
        ("LEFT_OVER = 1\ngetattr(x, f'LEFT_{y}')\n", "LEFT_OVER"),
        ("left_over = 1\nx = [getattr(y, z) for z in 'right left_over'.split()]\n", "left_over"),
        ("left_over = 1\nx = f'{left_over}'\n", "left_over"),
        ("def f(**k):\n    pass\nx.left_over = f(left_over=1)\n", "left_over"),
        (
            "class C:\n    def __init__(self, **k):\n        C(left_over=1)\nleft_over=1",
            "left_over",
        ),
        ("x.left_over = y(left_over=1)\n", "left_over"),
        ("_BIT = const('a')\n", "_BIT"),
        ("class Odd(Exception):\n    pass\n", "Odd"),
        ("class Odd(OSError):\n    pass\nclass Odder(Odd):\n    pass\n", "Odder"),
        ("class Panel(scene.Scene):\n    pass\n", "Panel"),
        ("parts = 1\n", "parts"),
        ("from traceback import format_it\nformat_it = format_it or 1\n", "format_it"),
        ("import traceback as t\ntraceback = t\n", "traceback"),
    ],
)
def test_what_keeps_its_name(source, name):
    tree = "\nother_name = 1\n" + source
    names = of(tree)
    assert name not in names and "other_name" in names


def test_case_matters_unless_somebody_changes_it():
    source = "LEFT_OVER = 'left_over'\n"
    assert "LEFT_OVER" in of(source)
    assert "LEFT_OVER" not in of(source + "hasattr(x, y.upper())\n")


def test_what_others_know_by_name():
    source = "first_name = 1\nsecond_name = 2\nthird_name = 3\n"
    visitor = {"sim.visitor": "import toy.parts\nsetattr(toy.parts, 'first_name', 5)\n"}
    assert set(of(source, visitors=visitor, fixed={"second_name"})) == {"third_name"}


def test_what_is_made_elsewhere_is_not_ours():
    assert of("from machine import Pin\nPin(1).own_value.deeper()\n") == {}


def test_names_that_never_meet_share_one():
    one = "def one_of_two(left_over):\n    return left_over\n"
    two = "def one_of_two(right_over):\n    return right_over\n"
    names, _ = renamed({"toy.parts": one, "tin.main": two})
    assert names["left_over"] == names["right_over"] != names["one_of_two"]
    names, _ = renamed({"toy.parts": one + two, "tin.main": two})
    assert names["left_over"] != names["right_over"]
    names, _ = renamed({"toy.parts": one, "toy.main": two})
    assert names["left_over"] != names["right_over"], "tools.join may put the two together"
    reached = "class C:\n    right_over = 1\n"
    names, _ = renamed({"toy.parts": "class C:\n    left_over = 1\n", "tin.main": reached})
    assert names["left_over"] != names["right_over"]


def test_the_fields_of_a_namedtuple_are_names():
    source = "é = namedtuple('Pair', ('first_of', 'second_of')); é(1, 2).first_of\n"
    names, sources = renamed({"toy.parts": source})
    assert {"first_of", "second_of", "Pair"} <= set(names)
    assert f"('{names['first_of']}', '{names['second_of']}')" in sources["toy.parts"]
    assert f".{names['first_of']}" in sources["toy.parts"]


# The program that is shipped.


def test_new_names_are_nobody_else_s():
    names = build.short_names()
    texts = [path.read_text("utf-8") for path in build.sources().values()]
    said = rename.words(texts) | rename.words([(build.ROOT / "firmware/main.py").read_text()])
    assert len(names) > 1500 and not set(names.values()) & said
    assert not set(names) & rename.ROM_NAMES


def test_no_module_has_two_names_that_became_one():
    names = build.short_names()
    for path in build.sources().values():
        here = rename.names_in(path.read_text("utf-8")) & set(names)
        assert len({names[name] for name in here}) == len(here), path


def _attributes():
    """Return what the program's modules ask for: (path, node, its new name) of each attribute."""
    names = build.short_names()
    for path in build.sources().values():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in names:
                yield path, node, names[node.attr]


def test_what_is_asked_of_others_than_self_shares_its_name_with_that_of_other_games_alone():
    meant = {}  # new -> old -> games, "" for what is of no game
    asked = set()
    for path, node, new in _attributes():
        game = next((game for game in GAMES if path.parent.name.split("_")[0] == game), "")
        meant.setdefault(new, {}).setdefault(node.attr, set()).add(game)
        if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            asked.add(node.attr)
    shared = {new: old for new, old in meant.items() if len(old) > 1 and asked & set(old)}
    assert len(meant) > 300 and len(shared) > 50
    for new, old in shared.items():
        games = [game for found in old.values() for game in found]
        assert "" not in games and len(set(games)) == len(games), (new, old)


def _classes():
    """Return the classes of the program, as CPython makes them."""
    found = set()
    for name in build.sources():
        with contextlib.suppress(ImportError, NameError):  # what only a chip has; viper
            module = importlib.import_module(build.dotted(name))
            found.update(each for each in vars(module).values() if isinstance(each, type))
    return {each for each in found if each.__module__.split(".")[0] in ("app", "engine", "hal")}


def test_no_object_has_two_attributes_that_became_one():
    said = {}  # module -> new -> old
    for path, node, new in _attributes():
        module = ".".join(path.with_suffix("").parts).partition("firmware.")[2]
        module = module or ".".join(path.relative_to(build.ROOT).with_suffix("").parts)
        said.setdefault(module, {}).setdefault(new, set()).add(node.attr)
    shared = set()
    for each in _classes():
        meant = {}
        for above in each.__mro__:
            for new, old in said.get(above.__module__, {}).items():
                meant.setdefault(new, set()).update(old)
        assert all(len(old) == 1 for old in meant.values()), (each, meant)
        shared.update(meant)
    assert len(shared) > 300


def test_what_self_alone_has_shares_a_name_where_no_object_has_both():
    one = "class Deck:\n    def __init__(self): self.left_over = 1\n"
    two = one.replace("left_over", "right_over").replace("Deck", "Rack")
    names, _ = renamed({"engine.deck": one, "app.rack": two})
    assert names["left_over"] == names["right_over"]
    for more in (
        {"app.rack": two.replace("Rack", "Rack(Deck)")},
        {"app.rack": two, "app.both": "class Both(Deck, Rack):\n    pass\n"},
        {"app.rack": two, "app.both": "class One(Deck):\n  pass\nclass Two(One, Rack):\n  pass\n"},
        {"app.rack": two, "sim.see": "def see(deck):\n    return deck.left_over\n"},
        {"app.rack": two, "sim.see": "def see(deck):\n    deck.right_over = 2\n"},
        {"app.rack": two, "sim.see": "see(left_over=2)\n"},
        {"app.rack": two, "sim.see": "import collections\nnamedtuple('A', ('left_over',))\n"},
    ):
        names, _ = renamed({"engine.deck": one, **more})
        assert names.get("left_over") != names["right_over"], more


def test_what_different_games_alone_say_may_share_a_name():
    one = "class Deck:\n    left_over = 1\n    def both_of_us(self): return self.left_over\n"
    two = one.replace("left_over", "right_over").replace("Deck", "Rack")
    names, _ = renamed({"engine.okey.deck": one, "engine.koikoi.deck": two})
    assert names["left_over"] == names["right_over"] != names["both_of_us"]
    assert names["Deck"] == names["Rack"]
    asking = "def ask(deck):\n    return deck.left_over\n"
    one += asking
    two += asking.replace("left_over", "right_over")
    names, _ = renamed({"engine.okey.deck": one, "engine.koikoi.deck": two})
    assert names["left_over"] == names["right_over"]
    for other in ("engine.okey.rack", "engine.rng", "app.table.okey"):
        names, _ = renamed({"engine.okey.deck": one, other: two})
        assert names["left_over"] != names["right_over"], other
    visitor = {"sim.visitor": "def see(deck):\n    return deck.left_over\n"}
    names, _ = renamed({"engine.okey.deck": one, "engine.koikoi.deck": two}, visitor)
    assert names["left_over"] != names["right_over"]


DIRECTORIES = """
import array, collections, framebuf, io
def generator():
    yield
named = collections.namedtuple("named", ("field",))
file = open(__file__)
for thing in (object, type, int, float, str, bytes, bytearray, memoryview, list, tuple, dict, set,
        frozenset, range, property, Exception, OSError, StopIteration, SystemExit, io.StringIO,
        io.BytesIO, array.array, framebuf.FrameBuffer, collections.OrderedDict, collections.deque,
        generator(), named(1), OSError(1), file, lambda: 0):
    print(*dir(thing))
"""


def test_no_class_of_micropython_has_a_new_name(tmp_path):
    script = tmp_path / "directories.py"
    script.write_text(DIRECTORIES)
    has = set(micropython.run(str(script)).split())
    assert {"append", "getvalue", "fill_rect", "throw", "errno"} <= has
    assert not has & set(build.short_names().values())


# Reading what a board says.


def test_a_traceback_is_read_with_the_names_of_its_modules(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "ROOT", tmp_path)
    (tmp_path / "build").mkdir()
    names = "app.loop sqrt=frame tan=_next\napp.power sqrt=update cos=_light\n"
    (tmp_path / "build" / "any.names").write_text(names)
    log = tmp_path / "log"
    log.write_text(
        "Traceback (most recent call last):\n"
        '  File "main.py", line 25, in start\n'
        '  File "app.loop", line 1, in sqrt\n'
        '  File "app.power", line 1, in sqrt\n'
        '  File "app.power", line 1, in <lambda>\n'
        "AttributeError: 'Power' object has no attribute 'tan', 'cos' or 'sin'\n"
    )
    assert crash.main(["--board", "any", str(log)]) == 0
    assert capsys.readouterr().out.split("\n")[1:] == [
        '  File "main.py", line 25, in start',
        '  File "app.loop", line 1, in frame',
        '  File "app.power", line 1, in update',
        '  File "app.power", line 1, in <lambda>',
        "AttributeError: 'Power' object has no attribute '_next', '_light' or 'sin'",
        "",
    ]


@pytest.mark.parametrize(
    "arguments,words",
    [
        ([], "--board"),
        (["--board", "gameboy"], "gameboy"),
        (["--board", "any"], "any.names"),
        (["--board", "picoboy", "/no/such/log"], "/no/such/log"),
    ],
)
def test_bad_input_gets_a_sentence(arguments, words, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "ROOT", tmp_path)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "picoboy.names").write_text("app.loop a=b\n")
    assert cli.run(crash.main, arguments) == 2
    assert words in capsys.readouterr().err
