"""What fans out at Okey's table while the cursor rests. Portable."""

from app.okey.cursor import OWN, SOURCE
from app.okey.tile_fan import partners_of
from engine.okey import melds
from engine.okey.actions import DISCARD, TAKE
from engine.okey.phases import DISCARDING, DRAWING
from engine.okey.tiles import FALSE_JOKER
from hal.contract import F2
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, walk
from tests.app.test_glass import assert_shown
from tests.app.test_okey_table import WINNING, position, table

CLASSES = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
JOKER = 45


def resting(profile, phase, level="count"):
    """Return loop and scene at a decision, with many discards, and the tiles drawn since."""
    hand = WINNING[:13] + ((41,) if phase == DRAWING else (41, 7))
    loop, scene = table(profile, "normal", position(hand, phase, pile=6), level=level)
    ready(loop)
    drawn = []
    draw = scene.painter.tiles.draw

    def noted(kind, x, y, joker):
        drawn.append(kind)
        draw(kind, x, y, joker)

    scene.painter.tiles.draw = noted
    return loop, scene, drawn


def centred_texts_of(canvas):
    """Return a list to which every text is added that the canvas paints centred from now on."""
    written = []
    paint = canvas.text_centred

    def text_centred(font, x, y, w, words, ink):
        written.append(words)
        return paint(font, x, y, w, words, ink)

    canvas.text_centred = text_centred
    return written


def assert_fanned(loop, scene, drawn, seat):
    """Assert that a seat's discards are seen with its name: as tiles, or on one bit in a line."""
    kinds = list(scene.view.discards[seat])
    written = centred_texts_of(loop.canvas)
    scene.controls.fan.paint()
    if not loop.canvas.mono:
        assert drawn[-len(kinds) :] == kinds
        room = 11 if loop.canvas.height < 200 else 99  # below a name
        assert written == ([scene.painter.names[seat]] if len(kinds) < room else [])
        return
    name, _, tiles = written[-1].partition(": ")
    assert name == scene.painter.names[seat]
    shown = tiles.split(" ")
    assert len(shown) > 5
    assert shown == [scene.painter.tile_text(kind) for kind in kinds[-len(shown) :]]


def test_the_left_discards_fan_out_and_ok_still_takes():
    for profile in CLASSES:
        loop, scene, drawn = resting(profile, DRAWING)
        before = loop.canvas.crc()
        rig.press(loop, "LEFT")
        assert scene.controls.at == SOURCE and scene.controls.fan.at != SOURCE
        ready(loop)
        left = list(scene.view.discards[3])
        assert len(left) > 8
        assert_fanned(loop, scene, drawn, 3)
        assert_shown(loop, profile)
        assert_paints_alike(loop, scene)
        rig.press(loop, "RIGHT")
        ready(loop)
        assert loop.canvas.crc() == before
        rig.press(loop, "LEFT")
        ready(loop)
        rig.press(loop, "OK")
        assert scene.match.log.actions[-1][1] == TAKE
        ready(loop)
        assert_paints_alike(loop, scene)


def test_the_own_discards_fan_out_and_ok_still_throws():
    for profile in CLASSES:
        loop, scene, drawn = resting(profile, DISCARDING)
        scene.loop.settings.asks = "all"
        walk(loop, scene, 41)
        longs = [held for held, other in loop.board.longs.items() if other == F2]
        rig.press(loop, "OK:long" if longs else "F2")
        assert scene.controls.at == OWN
        ready(loop)
        own = list(scene.view.discards[0])
        assert drawn[-1] == 41  # held; it is painted again when a key cap changes
        while drawn[-1] == 41:
            drawn.pop()
        assert len(own) > 6
        assert_fanned(loop, scene, drawn, 0)
        assert_shown(loop, profile)
        assert_paints_alike(loop, scene)
        rig.press(loop, "OK")
        assert (0, DISCARD + 41, None) in scene.match.log.actions


def test_a_lifted_tile_shows_its_partners_at_the_level_that_counts():
    for profile in CLASSES:
        for level in ("marks", "count"):
            loop, scene, _ = resting(profile, DISCARDING, level)
            written = centred_texts_of(loop.canvas)
            walk(loop, scene, 41)
            ready(loop)
            before = loop.canvas.crc()
            rig.press(loop, "OK")
            ready(loop)
            live = scene.view.live_tiles()
            counts = ["%d/2" % live[kind] for kind in partners_of(41, JOKER)]
            shown = [text for text in written if text[1:] == "/2"]
            assert shown == (counts if level == "count" else [])
            assert_shown(loop, profile)
            assert_paints_alike(loop, scene)
            rig.press(loop, "OK")
            ready(loop)
            assert loop.canvas.crc() == before


def test_partners_are_the_tiles_that_make_a_group_of_three():
    joker = 20
    for kind in range(53):
        if kind == joker:
            continue
        likely = set()
        for one in range(53):
            for other in range(53):
                group = bytes((kind, one, other))
                is_new = joker not in group and len({one, other, kind}) == 3
                if is_new and melds.meld_types(group, joker) & (melds.SET | melds.RUN):
                    likely.add(one)
        partners = partners_of(kind, joker)
        assert set(partners) == likely and len(partners) == len(likely), kind
    assert FALSE_JOKER in partners_of(joker + 1, joker)
