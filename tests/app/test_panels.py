"""Beside a panel over a table each text and plate is seen whole or not at all. Portable."""

from app.ceki import places as ceki_places
from app.ceki.painter import HEAP, STOCK
from app.okey import places
from app.okey.cursor import PILE, SOURCE
from app.table import panels
from app.table.panels import common_rows
from engine.games import GAMES
from tests.app import rig
from tests.app.tables import opened, ready
from tests.sample import few_on_cpython

BOARDS = (rig.SQUARE, "display_pack2", "display_pack", rig.MONO)
SEATS = {"okey": 4, "koikoi": 2, "ceki": 4}
SEATED = ("human",) + ("easy",) * 3
H = 20  # of a panel
NOTE_ABOVE = 2  # rows of a small card above the letters of a note


def pixels_beside(canvas, part, place):
    """Return the pixels of a part of the table that lie outside a panel with its edge."""
    x, y, w, h = part
    left, top, width, height = place
    pixel = canvas.frame_buffer.pixel
    return [
        pixel(column, row)
        for row in range(max(y, 0), y + h)
        for column in range(max(x, 0), min(x + w, canvas.width))
        if not (left <= column < left + width + 2 and top - 1 <= row < top + height + 2)
    ]


def is_within_one(piece, parts):
    """Return whether a rectangle lies within one of others."""
    x, y, w, h = piece
    return any(
        left <= x and x + w <= left + wide and top <= y and y + h <= top + high
        for left, top, wide, high in parts
    )


def test_a_text_beside_a_panel_is_seen_whole_or_not_at_all():
    for game in few_on_cpython(GAMES):
        for profile in BOARDS:
            seats = ("human",) + ("easy",) * (SEATS[game] - 1)
            loop, table = opened(game, {}, seats, "0000000000000001", profile=profile)
            ready(loop)
            painter = table.painter
            canvas = loop.canvas
            cut = 0
            for y in range(1, canvas.height - H - 2, 16):
                place = (canvas.width // 4, y, canvas.width // 2, H)
                painter.paint_all()
                parts = painter.whole_parts()
                whole = [pixels_beside(canvas, part, place) for part in parts]
                panels.blank_panel(painter, place)
                for part, before in zip(parts, whole):
                    after = pixels_beside(canvas, part, place)
                    if not common_rows(part, (place[0], y - 1, place[2], H + 2)):
                        continue
                    bar = part == painter.layout.LAST
                    bar = bar or (part[:2] == painter.layout.ROUND[:2] and not canvas.mono)
                    bare = painter.scenery.bar if bar else painter.scenery.backdrop
                    bare(canvas, *part)
                    assert after == pixels_beside(canvas, part, place), (game, profile, part, y)
                    cut += before != after
            assert cut, (game, profile)


def test_every_piece_on_okeys_table_is_among_what_no_panel_cuts():
    for profile in BOARDS:
        loop, table = opened("okey", {}, SEATED, "0000000000000001", profile=profile)
        ready(loop)
        painter = table.painter
        layout = painter.layout
        pieces = [places.discards(painter, seat) for seat in range(4)]
        pieces += [places.pile(painter), places.at(painter, layout.INDICATOR)]
        pieces += [places.at(painter, layout.JOKER)]
        pieces += [place for place in layout.PLATE + layout.BACKS if place]
        for piece in pieces:
            assert is_within_one(piece, painter.whole_parts()), (profile, piece)


def test_cekis_stock_pile_and_notes_are_among_what_no_panel_cuts():
    for profile in BOARDS:
        loop, table = opened("ceki", {}, SEATED, "0000000000000001", profile=profile)
        ready(loop)
        painter = table.painter
        x, y, w, h, step = painter.layout.NOTE
        pieces = []
        if profile != rig.SQUARE:  # whose prompts lie below them
            pieces = [ceki_places.at(painter, thing) for thing in (STOCK, HEAP)]
        if painter.canvas.mono:
            pieces += [(x, y, w, step), (x, y + step, w, step)]
        else:
            pieces.append((x, y - NOTE_ABOVE, w, h + NOTE_ABOVE))
        for piece in pieces:
            assert is_within_one(piece, painter.whole_parts()), (profile, piece)


def test_a_part_that_a_panel_speaks_of_stays():
    loop, table = opened("okey", {}, ("human",) + ("easy",) * 3, "0000000000000001")
    ready(loop)
    painter = table.painter
    part = painter.layout.COUNT
    place = (part[0] - 4, part[1] + part[3] // 2, 100, H)
    before = pixels_beside(loop.canvas, part, place)
    assert len(set(before)) > 1
    panels.blank_panel(painter, place, [part])
    assert pixels_beside(loop.canvas, part, place) == before
    panels.blank_panel(painter, place)
    assert pixels_beside(loop.canvas, part, place) != before


def test_no_cursor_stays_around_a_tile_that_a_panel_erases():
    for profile in BOARDS:
        loop, table = opened("okey", {}, SEATED, "0000000000000004", profile=profile)
        ready(loop)
        controls = table.controls
        controls.fan.rest(None)
        for controls.at in (PILE, SOURCE):
            pictures = []
            for is_seen in (False, True):
                controls.erase_cursor()
                table.painter.paint_all()
                x, y = controls._cursor.position(controls.at, controls.legal)
                if is_seen:
                    controls.paint_cursor()
                panels.blank_panel(table.painter, (x, 0, table.painter.tiles.w, y + 8))
                pictures.append(loop.canvas.crc())
            assert pictures[0] == pictures[1], (profile, controls.at)
