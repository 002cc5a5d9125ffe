"""Allowed imports, the modules that know the hardware and the clock, and no float in engine.

This is "Who may import whom" in docs/architecture.md, as a table.
"""

import ast
import os

import pytest

from engine.games import GAMES
from sim.command import ROOT

CHIP = (
    "array",
    "binascii",
    "collections",
    "gc",
    "hashlib",
    "io",
    "json",
    "micropython",
    "os",
    "sys",
)

# Folder or file, the most special first: what may be imported there besides CHIP.
DIRECTION = (
    ("engine", ("engine",)),
    ("hal/drivers", ("hal", "engine.compat", "framebuf", "machine", "rp2", "time", "uctypes")),
    ("hal/boards", ("hal", "engine.compat", "machine", "rp2", "time")),
    ("hal/xip", ("hal.xip", "engine.compat", "rp2", "uctypes", "vfs")),
    ("hal", ("hal", "engine.compat", "framebuf", "traceback")),
    ("firmware/app/texts", ("app", "engine", "hal", "deflate")),
    ("firmware/app", ("app", "engine", "hal", "framebuf")),
    ("firmware", ("app", "hal", "tessera", "uctypes", "vfs")),
)
# sim, tools and tests run on a desk and may import what they like, but:
FORBIDDEN = {
    "sim": ("tools", "tests", "machine", "hal.drivers"),
    "tools": ("tests",),
    "tools/probe": ("tests", "tools.device", "tools.build"),
    "hal": ("hal.boards", "hal.drivers"),  # hal itself knows neither
    "hal/drivers": ("hal.boards",),
    "firmware/app": ("hal.boards", "hal.drivers"),
    "firmware/app/device.py": (),  # starts the application on a board
}


def files():
    """All our modules, as paths from the root with slashes."""
    for top in ("engine", "hal", "firmware", "sim", "tools", "tests"):
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            for name in sorted(names):
                if name.endswith(".py"):
                    yield os.path.relpath(os.path.join(folder, name), ROOT).replace(os.sep, "/")


def tree(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return ast.parse(file.read(), path)


def imports(path):
    """The modules that a file imports by name, and what is certain of computed names.

    What stands under `if TYPE_CHECKING:` is never run, and is passed over.
    """
    found = set()
    parsed = tree(path)
    parsed.body = [
        node
        for node in parsed.body
        if not (isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING")
    ]
    for node in ast.walk(parsed):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "%s imports relatively" % path
            found |= {node.module + "." + alias.name for alias in node.names}
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
            "__import__",
            "load_module",
        ):
            text = node.args[0]
            while isinstance(text, ast.BinOp):
                text = text.left
            if isinstance(text, ast.Constant):
                found.add(text.value.strip("."))
    return found


def is_within(name, allowed):
    return any(name == one or name.startswith(one + ".") for one in allowed)


def place(path, table):
    """The first folder of a table that a path lies in, or None."""
    return next((one for one in table if path == one or path.startswith(one + "/")), None)


FILES = list(files())


def test_every_module_is_looked_at():
    assert len(FILES) > 100
    for top in ("engine/okey/state.py", "hal/canvas.py", "firmware/main.py", "sim/board.py"):
        assert top in FILES


@pytest.mark.parametrize("folder,allowed", DIRECTION, ids=[folder for folder, _ in DIRECTION])
def test_modules_on_the_chip_import_only_allowed_ones(folder, allowed):
    table = [one for one, _ in DIRECTION]
    for path in FILES:
        if place(path, table) == folder:
            for name in imports(path):
                assert is_within(name, allowed + CHIP), "%s imports %s" % (path, name)


def test_forbidden_modules_are_not_imported():
    for path in FILES:
        folder = place(path, sorted(FORBIDDEN, key=len, reverse=True))
        for name in imports(path) if folder and path.split("/")[1] != "boards" else ():
            assert not is_within(name, FORBIDDEN[folder]), "%s imports %s" % (path, name)


# The layers of the application, the lowest first. Texts, fonts and layouts are common to all.
LAYERS = (
    ("core", "texts", "fonts", "layouts"),
    ("table",),
    GAMES,
    ("shell",),
    ("application",),
    ("device",),
)


def test_a_layer_of_the_application_knows_those_below_it():
    """Also inside functions. `pytest -s` prints which folder knows which."""
    heights = {name: height for height, layer in enumerate(LAYERS) for name in layer}
    arrows = set()
    for path in FILES:
        if path.startswith("firmware/app/") and path != "firmware/app/__init__.py":
            own = path.split("/")[2].replace(".py", "")
            others = {name.split(".")[1] for name in imports(path) if name.startswith("app.")}
            arrows |= {(own, other) for other in others - {own}}
    for name in heights:
        print(name, "knows", ", ".join(sorted([low for high, low in arrows if high == name])))
    upwards = [(own, other) for own, other in arrows if heights[own] < heights[other]]
    beside = [(own, other) for own, other in arrows if {own, other} <= set(GAMES)]
    assert upwards == beside == []


def test_games_do_not_know_each_other_and_bots_not_the_state():
    for path in FILES:
        parts = path.split("/")
        if parts[0] == "engine" and len(parts) == 3:
            for name in imports(path):
                words = name.split(".")
                shared = words[0] != "engine" or len(words) < 3 or words[1] == parts[1]
                assert shared or not os.path.isdir(os.path.join(ROOT, "engine", words[1])), path
                if parts[2] == "bot.py":
                    others = ["round_tiles"] if parts[1] == "okey" else []
                    hidden = [f"engine.{parts[1]}.{one}" for one in ["state", *others]]
                    for one in hidden:
                        assert os.path.isfile(os.path.join(ROOT, *one.split(".")) + ".py"), one
                    assert not is_within(name, hidden), "%s imports %s" % (path, name)


def test_only_the_loop_reads_the_clock():
    """The application asks for the time in one place; everybody else is told.

    But for the date, and for what is left of a frame.
    """
    others = {"firmware/app/table/scene.py", "firmware/app/shell/puzzles_screen.py"}
    readers = set()
    for path in FILES:
        if place(path, ("engine", "firmware", "hal")):
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in (
                    "left_ms",
                    "now_ms",
                    "ticks_ms",
                    "ticks_us",
                    "today",
                ):
                    readers.add(path)
    assert "firmware/app/core/loop.py" in readers
    for path in readers:
        known = path == "firmware/app/core/loop.py" or path in others
        assert known or path.startswith("hal/boards/"), path
    assert others <= readers


def made_private(path):
    """Return the private names that a file gives to attributes and functions."""
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(getattr(node, "ctx", ast.Store()), ast.Store):
            found |= {getattr(node, "attr", ""), getattr(node, "name", "")}
    return {name for name in found if name and name.startswith("_")}


def read_of_others(path):
    """Return the names of attributes that a file reads of another object than `self`."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") != "self":
            yield node.attr
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("hasattr", "getattr"):
            yield getattr(node.args[1], "value", "")


def read_of_itself(path):
    """Return the names of attributes that a file reads of `self`."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "self":
            yield node.attr


def test_no_module_reads_what_another_keeps_private():
    """In the application not even what a base class in another module keeps private."""
    ours = [path for path in FILES if path.startswith(("engine/", "hal/", "firmware/", "sim/"))]
    private = set()
    for path in ours:
        private |= made_private(path)
    assert "_layout" in private
    for path in ours:
        read = private.intersection(read_of_others(path))
        if path.startswith("firmware/"):
            read |= private.intersection(read_of_itself(path))
        others = {"__init__", "_machine"}  # of every class, of sys.implementation
        assert read <= made_private(path) | others, (path, read)


def test_no_float_in_the_engine():
    for path in FILES:
        if path.startswith("engine/"):
            for node in ast.walk(tree(path)):
                is_float = isinstance(node, ast.Constant) and isinstance(node.value, float)
                divides = isinstance(getattr(node, "op", None), ast.Div)
                converts = isinstance(node, ast.Name) and node.id in ("float", "complex", "round")
                assert not (is_float or divides or converts), "%s:%d" % (path, node.lineno)
