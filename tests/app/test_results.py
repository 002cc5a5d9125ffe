"""The bill of a round fits its sheet, on as many pages as that takes. Portable."""

from app.core import screens
from app.table.results import RoundEnd
from engine.compat import load_module
from hal.contract import DOWN, LEFT, RIGHT

LOSSES = [("What for", "Nil, Efe, Ada", "-2")] * 4
OUT = [("Ada is out", "", "")] * 3


class Painter:
    def __init__(self, layout):
        self.layout = layout


class Table:
    view = None
    player = 0

    def __init__(self, layout):
        self.painter = Painter(layout)


def test_no_part_of_a_bill_is_larger_than_its_sheet():
    for name in screens.CLASSES:
        layout = load_module("app.okey", name)
        ending = RoundEnd(Table(layout), None)
        for lines in (LOSSES[:1], LOSSES[:2] + OUT[:1], LOSSES + OUT):
            parts = ending.bills(lines)
            assert [line for part in parts for line in part] == lines
            for part in parts:
                losses = len([line for line in part if line[1]])
                rows = losses * layout.RESULT_BILL_LINES + len(part) - losses
                assert 0 < rows * layout.RESULT_BILL_STEP <= layout.RESULT_BILL[3], (name, part)


def test_the_standings_lie_between_the_title_and_the_rest():
    for name in screens.CLASSES:
        layout = load_module("app.okey", name)
        _, y, _, h = layout.RESULT_TITLE
        _, top, _, high = layout.RESULT_STANDINGS
        parts = [layout.RESULT_BILL[1]]
        if not layout.RESULT_IS_PARTED:
            parts.append(layout.RESULT_RACK[1])
        assert y + h < top and top + high < min(parts), name
        assert layout.RESULT_BILL[1] + layout.RESULT_BILL[3] < layout.RESULT_KEYS[1], name


def test_the_line_of_a_void_hand_is_clear_of_six_scores():
    for name in screens.CLASSES:
        layout = load_module("app.ceki", name)
        if not layout.BILL_VOID:
            continue
        top = layout.BILL_VOID[1]
        bottom = top + layout.FONT_PROMPT.height
        _, y, _, h, columns, step = layout.BILL_SCORES
        end = y + (6 // columns - 1) * step + h
        assert bottom < y or (end < top and bottom < layout.RESULT_KEYS[1]), name


class Pages(RoundEnd):
    def __init__(self):
        self._page = 0
        self._pages = 3
        self.seen = []

    def draw(self):
        self.seen.append(self._page)


def test_the_pages_are_turned_both_ways_and_round():
    pages = Pages()
    for key in (RIGHT, DOWN, RIGHT, LEFT, LEFT):
        pages.key(key, False)
    assert pages.seen == [1, 2, 0, 2, 1]


def test_a_short_bill_stays_on_one_page():
    for name in screens.CLASSES:
        ending = RoundEnd(Table(load_module("app.okey", name)), None)
        assert len(ending.bills(LOSSES[:2] + OUT[:1])) == 1, name
        assert len(ending.bills([])) == 1
