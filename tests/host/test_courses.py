"""A table has one shape: it asks its course, which uses the public members of the table."""

import ast
import re

from app.table.base import BaseTable
from engine.games import GAMES
from sim.command import ROOT
from tests.app.tables import shown
from tests.host.key_moments import MOMENTS
from tools.probe.shown import shown as shown_by

APP = ROOT / "firmware" / "app"
_KINDS = "Play|Practice|Watching|Replay|Review|Question|Puzzle|OwnPuzzle|Guide"
_COURSE = re.compile(rf"^class \w+\((\w+\.)?({_KINDS})\)", re.MULTILINE)
COURSES = [
    path
    for folder in ("table", *GAMES)
    for path in sorted((APP / folder).glob("*.py"))
    if path.name == "play.py" or _COURSE.search(path.read_text("utf-8"))
]
# A moment with each course; "menu", "hint" and so on are scenes over a table.
COURSE_OF = {
    "turn": "Table",
    "practice bill": "Practice",
    "open hands": "Practice",
    "replay": "Replay",
    "review": "Review",
    "puzzle": "Puzzle",
    "question": "Puzzle",
    "guided turn": "Guide",
    "lesson": "Guide",
}


def nodes(path):
    return ast.walk(ast.parse(path.read_text("utf-8")))


def of_table(node):
    """Whether an expression is the table of a course."""
    if isinstance(node, ast.Attribute):
        return node.attr == "table" and getattr(node.value, "id", "") == "self"
    return isinstance(node, ast.Name) and node.id == "table"


def test_a_course_uses_only_what_the_table_offers():
    offered = set(re.findall(r"^    (\w+) {2,}|`(\w+)`", BaseTable.__doc__ or "", re.MULTILINE))
    offered = {name for pair in offered for name in pair if name}
    for path in COURSES:
        for node in nodes(path):
            if not isinstance(node, ast.Attribute):
                continue
            owner = ast.unparse(node.value)
            is_own = owner in ("self", "super()")
            assert is_own or not node.attr.startswith("_"), f"{path}: {owner}.{node.attr}"
            if of_table(node.value):
                assert node.attr in offered, f"{path}: base.py does not list {node.attr}"


def test_no_class_is_made_at_run_time_and_no_checker_is_silenced():
    for path in APP.rglob("*.py"):
        made = [
            node
            for node in nodes(path)
            if isinstance(node, ast.Call)
            and getattr(node.func, "id", "") == "type"
            and len(node.args) == 3
        ]
        assert not made, path
    for path in COURSES:
        assert "pyright:" not in path.read_text("utf-8"), path


def test_replay_and_review_do_not_import_each_other():
    for name, other in (("replay", "review"), ("review", "replay")):
        for node in nodes(APP / "table" / f"{name}.py"):
            if isinstance(node, ast.ImportFrom):
                assert other not in f"{node.module}.{[alias.name for alias in node.names]}"


def overwritten(thing):
    """Return the names of methods that an object has replaced by values of its own."""
    return [name for name in vars(thing) if callable(getattr(type(thing), name, None))]


def test_a_table_is_its_game_s_table_and_nothing_is_overwritten():
    seen = set()
    for moment, course in COURSE_OF.items():
        for game in GAMES:
            loop = MOMENTS[moment](game, "waveshare_lcd13", "en")
            if loop is None:
                continue
            seen.add(course)
            scenes = (*loop.below, loop.scene)
            tables = [scene for scene in scenes if isinstance(scene, BaseTable)]
            assert course in [shown_by(table).__name__ for table in tables], (moment, game)
            for table in tables:
                kind = type(table)
                assert (kind.__module__, kind.__name__) == (f"app.{game}.table", "Table")
                for thing in (table, table.course, table.controls, table.painter, table.director):
                    assert not overwritten(thing), (moment, game, overwritten(thing))
            assert not overwritten(loop.scene), (moment, game, shown(loop))
    assert seen == set(COURSE_OF.values())
