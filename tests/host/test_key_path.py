"""The drawing of a key press in docs/architecture.md: the calls come in its order."""

import os
import re
import sys

from sim.command import ROOT
from tests.app import rig, tables

CALL = re.compile(r"^[| ]*(?:\+- \w+ +)?([A-Za-z_.]+) .* ([a-z_/]+\.py)$")
MOST_FRAMES = 400
NEIGHBOURS = 2  # calls before and after the missing one that are shown


def drawn():
    """Return the calls of the drawing, a list of (qualified name, path)."""
    with open(os.path.join(ROOT, "docs", "architecture.md"), encoding="utf-8") as file:
        drawing = file.read().split("## From a key press to the glass")[1].split("```")[1]
    return [found.groups() for found in map(CALL.match, drawing.splitlines()) if found]


def missing(wanted, number, called):
    """Return a sentence about the first call of the drawing that does not come at its place."""
    lines = [
        f"{'->' if at == number else '  '} {name}  {path}"
        for at, (name, path) in enumerate(wanted)
        if abs(at - number) <= NEIGHBOURS
    ]
    comes = "comes, but earlier" if wanted[number] in called else "is never called"
    return f"the call at the arrow {comes}; in docs/architecture.md:\n" + "\n".join(lines)


def test_a_throw_takes_the_way_that_the_page_draws():
    loop, _ = tables.opened("okey", {}, ("human",) + ("easy",) * 3, "12".zfill(16), speed="normal")
    tables.ready(loop)
    rig.press(loop, "RIGHT RIGHT RIGHT F2")  # the tile is held over the discards
    called = []

    def note(frame, event, _):
        if event == "call":
            path = os.path.relpath(frame.f_code.co_filename, ROOT).replace(os.sep, "/")
            called.append((frame.f_code.co_qualname, path.removeprefix("firmware/")))

    before = sys.getprofile()
    sys.setprofile(note)
    rig.press(loop, "OK")
    tables.ready(loop, MOST_FRAMES)
    sys.setprofile(before)
    wanted = drawn()
    assert len(wanted) > 20
    calls = iter(called)
    for number, call in enumerate(wanted):
        assert call in calls, missing(wanted, number, called)
