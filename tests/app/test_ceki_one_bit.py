"""The Ceki table on one bit: every row of pixels is used, and nothing touches another thing."""

from app.table import panels
from tests.app import rig, tables
from tests.app.tables import ready


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
