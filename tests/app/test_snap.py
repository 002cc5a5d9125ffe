"""A card that captures snaps onto the field, a thrown tile taps the table. Portable."""

from app.core import cues
from engine.koikoi import cards
from engine.koikoi import events as koikoi
from engine.okey import events as okey
from hal.contract import FRAME_MS
from tests.app.koikoi_tables import position, table
from tests.app.tables import opened, ready
from tests.app.test_glass import CLASSES
from tests.app.test_koikoi_table import Listener
from tests.locked_heap import LockedHeap

FIELD = (1, 2, 9, 30)  # pines, a cherry, pampas


def pictures(loop, scene, happened):
    """Show events; return the CRC of each frame while nothing flies, equal neighbours once."""
    director = scene.director
    director.add(happened, scene.view)
    crcs = []
    now_ms = loop.now_ms
    while director.tick(now_ms):
        now_ms += FRAME_MS
        loop.canvas.clear_dirty()
        if not director.animation.is_running and loop.canvas.crc() not in crcs[-1:]:
            crcs.append(loop.canvas.crc())
    return crcs


def capture(card, profile, speed):
    """Return what is heard and the still pictures of a capture by the opponent."""
    sound = Listener()
    state = position((4, 8, 12), FIELD)
    loop, scene = table(profile, speed, state, sound=sound)
    ready(loop)
    sound.heard.clear()
    met = next(other for other in FIELD if other >> 2 == card >> 2)
    happened = [(koikoi.PLAYED, 1, card), (koikoi.CAPTURED, 1, bytes((card, met)))]
    return sound.heard, pictures(loop, scene, happened)


def test_a_capture_snaps_and_a_bright_one_louder():
    for profile in CLASSES:
        for card, cue in ((10, cues.SNAP), (cards.MOON, cues.SNAP_BRIGHT)):
            heard, still = capture(card, profile, "normal")
            assert heard == [cue, cues.TAKEN], profile
            most = 3 if "ssd1306" in profile else 4  # the landing, then it lies, then it is gone
            assert len(still) >= most, (profile, len(still))
            heard, still = capture(card, profile, "instant")
            assert heard == [cue, cues.TAKEN] and not still, profile


def test_a_thrown_tile_taps_the_table():
    for profile in CLASSES:
        for speed, landing in (("normal", 2), ("instant", 0)):
            seats = ("human",) + ("easy",) * 3
            loop, scene = opened("okey", {}, seats, "%016x" % 5, None, profile)
            ready(loop)
            loop.settings.speed = speed
            x, y = scene.painter.layout.DISCARD[scene.painter.displayed.discard_place(1)]
            seen = set()
            shown = scene.painter.tiles.draw
            flight = scene.director.animation

            def drawn(kind, left, top, joker, x=x, y=y, seen=seen, shown=shown, flight=flight):
                if kind == 3 and not flight.is_running and 0 < x - left == y - top:
                    seen.add(x - left)
                shown(kind, left, top, joker)

            scene.painter.tiles.draw = drawn
            pictures(loop, scene, [(okey.DISCARDED, 1, 3)])
            assert len(seen) == (1 if loop.canvas.mono and landing else landing), (profile, seen)


def test_the_field_shakes_without_allocating():
    for profile in CLASSES:
        loop, scene = table(profile, state=position((4, 8, 12), FIELD))
        ready(loop)
        painter = scene.painter
        painter.field.mark_month(-1)
        x, y = painter.field.slot_x(0), painter.field.slot_y(0)
        painter.field.paint()
        crc = loop.canvas.crc()
        for jolt in (1, 0):
            with LockedHeap():
                painter.field.land(FIELD[0], x, y, jolt)
            assert loop.canvas.crc() != crc
        painter.field.paint()
        assert loop.canvas.crc() == crc
