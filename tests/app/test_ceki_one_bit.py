"""The Ceki table on one bit: every row of pixels is used, and nothing touches another thing."""

from app.core import theme
from app.table import panels
from app.texts.ceki_guide import ids as guide_ids
from tests.app import rig, tables
from tests.app.tables import BOARDS, ready, texts_of
from tests.app.test_ceki_table import position
from tests.app.test_ceki_table import table as of_state
from tests.app.test_guides import guide, till


def table(players):
    """Return the loop and the table of a match on a one-bit screen."""
    seats = ("human",) + ("easy",) * (players - 1)
    return tables.opened("ceki", {"players": players}, seats, "0000000000000007", profile=rig.MONO)


def lit(canvas, x, y, w, h):
    """Return how many pixels of a place are light."""
    pixel = canvas.frame_buffer.pixel
    return sum([pixel(x + i, y + j) for i in range(w) for j in range(h)])


def test_no_mark_of_a_seat_lies_on_another():
    for players in range(2, 7):
        loop = scene = None  # before the next table comes, this one goes
        loop, scene = table(players)
        painter = scene.painter
        seen = painter.displayed
        seen.turn = -1
        for seat in range(players):
            place = painter.seats.cell(seat)
            light = []
            for dealer, laid in ((-1, 0), (seat, 0), (-1, 2), (seat, 2)):
                seen.dealer = dealer
                seen.laid[seat] = laid
                painter.seats.draw(seat)
                light.append(lit(loop.canvas, *place))
            bare, deals, waits, both = light
            # Both marks, or where there is no room for them the one that matters more.
            assert both in (waits, waits + deals - bare), (players, seat)
            assert both > waits or players == 6


def test_the_marks_of_a_seat_are_clear_of_its_points():
    for players in range(2, 7):
        loop = scene = None
        loop, scene = table(players)
        painter = scene.painter
        painter.displayed.scores = [-135] * players
        painter.displayed.laid = [2, 5, 8, 2, 5, 8][:players]
        painter.paint_scores()
        for seat in range(players):
            x, y, w, _ = painter.seats.cell(seat)
            lights = lit(loop.canvas, x, y + 6, w, 1)
            assert lights == (w if seat == painter.displayed.turn else 0)


def test_a_number_beside_a_name_says_more_than_a_pair():
    _, scene = table(3)
    written = texts_of(scene.painter.canvas)
    scene.painter.displayed.laid = [2, 5, 8]
    scene.painter.paint_scores()
    assert [text for text in written if text in ("2", "5", "8")] == ["5", "8"]


def test_a_dark_row_is_between_seats_stock_and_hand():
    loop, scene = table(2)
    ready(loop)
    painter = scene.painter
    layout = painter.layout
    x, y = layout.STOCK
    right = layout.HEAP[0] + painter.cards.w
    _, seats_y, _, seats_h = layout.SEATS
    for row in (y - 1, y + painter.cards.h):
        assert lit(loop.canvas, x, row, right - x, 1) == 0
    # The points of the seat at turn, dark on light, have a light row below them.
    assert lit(loop.canvas, x, seats_y + seats_h - 1, right - x, 1) == right - x


def test_the_text_of_a_prompt_is_clear_of_its_frame():
    loop, scene = table(4)
    x, y, w, h = scene.painter.layout.PROMPT
    panels.prompt(scene.painter, "Call ceki?", "4 X 2")
    rows = [lit(loop.canvas, x + 1, row, w - 2, 1) for row in range(y, y + h)]
    assert rows[0] == rows[-1] == w - 2
    assert rows[1] == rows[-2] == 0 and rows.count(0) == 3  # and between heading and sentence


def inks(canvas, x, y, w):
    """Return the different inks of a row of pixels, sorted."""
    return sorted({canvas.frame_buffer.pixel(x + i, y) for i in range(w)})


def assert_underlined(painter, first):
    """One line joins three cards of the hand, and ends with them; the cards stand off from it."""
    y, h, _ = painter.layout.DASH
    x = painter.hand_x(first)
    w = painter.hand_x(first + 2) + painter.cards.w - x
    ink = 1 if painter.canvas.mono else theme.GOLD
    for row in range(y, y + h):
        assert inks(painter.canvas, x, row, w) == [ink]
        assert ink not in inks(painter.canvas, x - 1, row, 1) + inks(painter.canvas, x + w, row, 1)
    assert ink not in inks(painter.canvas, x, y - 1, w)


def test_one_line_joins_the_cards_of_a_set():
    for profile in BOARDS + ("display_pack", "display_pack2"):
        loop, scene = of_state(profile, state=position("C2,C5,S5,M5,C8,S8,M8,C9"))
        ready(loop)
        for at in (2, 3, 4, 1, 0):  # the cursor has been on them, and beside them
            scene.controls.at = at
            scene.controls.paint()
            for first in (1, 4):
                assert_underlined(scene.painter, first)


def test_a_lesson_shows_the_line_that_it_speaks_of():
    for profile in BOARDS:
        loop, scene = guide("ceki", profile)
        till(loop, scene, guide_ids.GOT_SET)
        assert_underlined(scene.painter, 1)
