"""The painter of an Okey table: dice, the frame of a held tile, and the dealer's mark."""

from tests.app import rig
from tests.app.tables import BOARDS, ready
from tests.app.test_okey_table import table


def test_the_dice_leave_what_is_said():
    for profile in BOARDS:
        loop, scene = table(profile)
        ready(loop)
        painter = scene.painter
        x, y, _, _ = painter.layout.LAST
        painter.bar.add_event("Nil deals")
        pixel = loop.canvas.frame_buffer.pixel
        before = [pixel(x + i, y + 3) for i in range(30)]
        painter.paint_dice(3, 4, painter.layout.DICE_HOP)
        assert [pixel(x + i, y + 3) for i in range(30)] == before


def box_of(canvas, place):
    """Return the pixels of a rectangle, row by row."""
    x, y, w, h = place
    pixel = canvas.frame_buffer.pixel
    return [[pixel(x + column, y + row) for column in range(w)] for row in range(h)]


class Frames:
    """Scenery that notes around what the cursor is painted."""

    def cursor(self, canvas, x, y, w, h, holds):
        """Note the place."""
        self.place = x, y, w, h


def test_all_of_the_frame_of_a_held_tile_is_on_the_screen():
    for profile in BOARDS + ("display_pack2", "waveshare_lcd114"):
        loop, scene = table(profile)
        controls, painter = scene.controls, scene.painter
        painter.scenery = Frames()
        for slot in (0, 11, 12, 23):
            painter.rack.clear()
            painter.rack.slots[slot] = 5
            painter.rack.pick(slot)
            controls.at = slot
            controls.paint_cursor()
            controls.erase_cursor()
            x, y, w, h = painter.scenery.place
            assert 2 <= x <= loop.canvas.width - w - 2, (profile, slot)
            assert 2 <= y <= loop.canvas.height - h - 2, (profile, slot)


def test_the_mark_of_who_deals_stands_between_name_and_points():
    _, scene = table(rig.MONO)
    painter = scene.painter
    shown = painter.displayed
    for seat, name in enumerate(("Tu", "Efe", "You", "Ada")):
        painter.names[seat] = name
        place = painter.layout.PLATE[shown.place(seat)]
        for score in (-8, 1, 20):
            for turn in (seat, -1):
                shown.scores[seat] = score
                shown.turn = turn
                shown.dealer = -1
                painter.paint_seat(seat)
                plain = box_of(painter.canvas, place)
                shown.dealer = seat
                painter.paint_seat(seat)
                marked = box_of(painter.canvas, place)
                columns = [
                    x
                    for x in range(place[2])
                    if [row[x] for row in plain] != [row[x] for row in marked]
                ]
                assert len(columns) == 4
                ground = plain[0][0]
                for x in range(columns[0] - 1, columns[-1] + 2):
                    assert [row[x] for row in plain] == [ground] * 7, (name, score)
