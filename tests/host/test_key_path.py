"""The drawing of a key press in docs/architecture.md: its calls come in order, in one another."""

import os
import re
import sys

from sim.command import ROOT
from tests.app import rig, tables

CALL = re.compile(r"^([| ]*(?:\+- \w+ +)?)([A-Za-z_.]+) .* ([a-z_/]+\.py)$")
MOST_FRAMES = 400
NEIGHBOURS = 2  # calls before and after the missing one that are shown


def drawn():
    """Return the calls of the drawing, a list of (call, the call around it or None).

    A call is (qualified name, path). The one around it is the last with less indentation.
    """
    with open(os.path.join(ROOT, "docs", "architecture.md"), encoding="utf-8") as file:
        drawing = file.read().split("## From a key press to the glass")[1].split("```")[1]
    calls, around = [], []
    for found in filter(None, map(CALL.match, drawing.splitlines())):
        indent, call = len(found[1]), (found[2], found[3])
        around = [(at, outer) for at, outer in around if at < indent]
        calls.append((call, around[-1][1] if around else None))
        around.append((indent, call))
    return calls


def missing(wanted, number, called):
    """Return a sentence about the first call of the drawing that does not come at its place."""
    lines = [
        f"{'->' if at == number else '  '} {name}  {path}"
        for at, ((name, path), _) in enumerate(wanted)
        if abs(at - number) <= NEIGHBOURS
    ]
    (call, around), calls = wanted[number], [call for call, _ in called]
    comes = f"comes, but earlier, or not inside {around}" if call in calls else "is never called"
    return f"the call at the arrow {comes}; in docs/architecture.md:\n" + "\n".join(lines)


def call_of(frame):
    """Return a frame's call, (qualified name, path)."""
    path = os.path.relpath(frame.f_code.co_filename, ROOT).replace(os.sep, "/")
    return frame.f_code.co_qualname, path.removeprefix("firmware/")


def calls_around(frame):
    """Return the calls that a frame's call is inside of, the nearest first."""
    while frame := frame.f_back:
        yield call_of(frame)


def test_a_throw_takes_the_way_that_the_page_draws():
    loop, _ = tables.opened("okey", {}, ("human",) + ("easy",) * 3, "12".zfill(16), speed="normal")
    tables.ready(loop)
    rig.press(loop, "RIGHT RIGHT RIGHT F2")  # the tile is held over the discards
    wanted = drawn()
    assert len(wanted) > 20
    names = {call for call, _ in wanted}
    called = []  # (call, calls around it)

    def note(frame, event, _):
        if event == "call" and call_of(frame) in names:
            called.append((call_of(frame), list(calls_around(frame))))

    before = sys.getprofile()
    sys.setprofile(note)
    rig.press(loop, "OK")
    tables.ready(loop, MOST_FRAMES)
    sys.setprofile(before)
    calls = iter(called)
    for number, (call, around) in enumerate(wanted):
        comes = (call == come and around in [None, *inside] for come, inside in calls)
        assert any(comes), missing(wanted, number, called)
