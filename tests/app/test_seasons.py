"""The months at Koi-Koi's table: the season on the cloth, and the title of a month."""

from app.core.modules import drop
from app.core.screens import CLASSES
from app.koikoi import month_title, season_sprites
from app.texts.catalog import fill
from app.texts.koikoi import ids
from hal.canvas import Canvas
from tests.app import rig
from tests.app.koikoi_tables import play_on, table
from tests.app.pictures import module_bytes
from tests.app.tables import assert_paints_alike, ready, shown, texts_of
from tests.app.test_replay import replaying

COLOUR = (rig.SQUARE, "display_pack2", "display_pack")
AUGUST = 8
ROWS = 16  # the rows of the cloth with the season repeat


def tables(profiles, **more):
    """Generate (loop, table) of each board at the first decision."""
    for profile in profiles:
        loop = scene = None  # before the next table comes, this one goes
        for other in CLASSES:  # a board has the layouts of its own screen alone
            drop("app.koikoi." + other)
        loop, scene = table(profile, **more)
        ready(loop)
        yield loop, scene


def to_month(scene, month):
    """Let the table show another month."""
    scene.painter.displayed.round_no = month
    scene.match.state.round_no = month
    scene.view = scene.match.state.view(scene.viewer)
    scene.draw()


def seasonal(canvas):
    """Return the places of the cloth that have more than plants, as (column, row)."""
    data, shape = canvas.cloth
    first, columns = shape[0], shape[1]
    kinds = data[first:]
    return [(at % columns, at // columns) for at, kind in enumerate(kinds) if kind > 4]


def test_every_month_has_its_season_on_the_cloth():
    for loop, scene in tables(COLOUR):
        x, y, w, h = scene.painter.layout.SEASON[:4]
        seen = set()
        for month in range(1, 13):
            to_month(scene, month)
            seen.add(bytes(loop.canvas.cloth[0]))
            places = seasonal(loop.canvas)
            assert places
            for column, row in places:
                assert x <= column < x + w and y <= row < y + h
        assert len(seen) == 12


def test_texts_stand_where_the_cloth_has_no_season():
    for loop, scene in tables(COLOUR):
        layout = scene.painter.layout
        x, y, w, h = (8 * cells for cells in layout.SEASON[:4])
        texts = [layout.LAST, layout.ROUND, layout.CONTEXT, layout.NOTE]
        texts += list(layout.SEAT) + list(layout.BADGES) + list(layout.GAUGES)
        for top in (y, y + 8 * ROWS):
            for left, above, wide, high in texts:
                beside = left >= x + w or left + wide <= x
                assert beside or above >= top + h or above + high <= top, (left, above)
        _, top, _, _ = layout.HAND
        assert y + 8 * ROWS >= min(top, loop.canvas.height) or x + w <= layout.NOTE[0]


def test_the_table_is_painted_alike_in_august():
    for loop, scene in tables(COLOUR):
        to_month(scene, AUGUST)
        for _ in range(3):
            rig.press(loop, "RIGHT")
            ready(loop)
            assert_paints_alike(loop, scene)
            play_on(loop)
            ready(loop)
            if shown(loop) != "Table":
                break
            assert_paints_alike(loop, scene)


def test_a_page_has_the_plants_alone_and_the_season_comes_back():
    for loop, scene in tables((rig.SQUARE,)):
        to_month(scene, AUGUST)
        before = loop.canvas.crc()
        rig.press(loop, "F1")
        assert shown(loop) == "YakuList" and not seasonal(loop.canvas)
        rig.press(loop, "BACK")
        ready(loop)
        assert shown(loop) == "Table" and loop.canvas.crc() == before


def test_the_seasons_take_little_flash():
    assert module_bytes(season_sprites) <= 2048


def title_of(scene):
    """Return the first line of the title of the month that is shown."""
    from app.koikoi.words import tab_name

    month = scene.painter.displayed.round_no
    return fill(ids.LARGE_MONTH, month, tab_name((month - 1) % 12))


def frames_of_title(speed, keys="", profile=rig.SQUARE):
    """Return for how many frames the title of the first month is shown, pressing a key."""
    loop, scene = table(profile, speed)
    told = texts_of(loop.canvas)
    for _ in range(400):
        loop.frame()
        if scene.director._is_title:
            break
    else:
        return 0
    assert title_of(scene) in told
    told.clear()
    frames = 0
    if keys:
        rig.press(loop, keys)
    while scene.director._is_title:
        loop.frame()
        frames += 1
    assert title_of(scene) not in told
    return frames


def test_a_title_has_the_plant_of_its_month():
    for _, scene in tables(COLOUR + (rig.MONO,)):
        painter = scene.painter
        canvas = painter.canvas
        x, y, _, h = painter.layout.YAKU
        scale = (h - 6) // 16
        inset = (h - 16 * scale) // 2
        seen = set()
        for month in range(12):
            plant = Canvas(16, 16, True)
            rows = season_sprites.MOTIF[0][32 * month : 32 * month + 32]
            plant.mask((rows, 16, 16, season_sprites.MOTIF[3]), 0, 0, 1)
            month_title.draw(painter, month)
            pixel = canvas.frame_buffer.pixel
            inks = (set(), set())
            for row in range(16):
                for column in range(16):
                    ink = pixel(x + inset + scale * column, y + inset + scale * row)
                    inks[plant.frame_buffer.pixel(column, row)].add(ink)
            assert len(inks[0]) == len(inks[1]) == 1 and inks[0] != inks[1], (month, inks)
            seen.add(rows)
        assert len(seen) == 12


def test_a_month_begins_with_its_title_for_a_second():
    for profile in (rig.SQUARE, rig.MONO):
        shown_for = [frames_of_title(speed, "", profile) for speed in ("slow", "normal", "fast")]
        assert shown_for[0] > shown_for[1] > shown_for[2] > 3, shown_for
        assert 0 < shown_for[1] * 33 < 1200
    assert frames_of_title("instant") == 0


def test_any_key_ends_the_title_and_the_deal_follows():
    for keys in ("OK", "RIGHT", "BACK", "F2"):
        assert frames_of_title("slow", keys) <= 1, keys


def test_a_resumed_month_has_no_title():
    loop, scene = table(rig.SQUARE, "normal")
    rig.press(loop, "OK")
    ready(loop)
    told = texts_of(loop.canvas)
    scene.retrace()
    rig.run(loop, 30)
    assert title_of(scene) not in told


def test_a_replay_has_no_title():
    loop, _ = replaying("koikoi")
    told = texts_of(loop.canvas)
    for keys in ("RIGHT", "RIGHT", "LEFT", "LEFT"):
        rig.press(loop, keys)
        ready(loop)
    assert shown(loop) == "Replay" and told and title_of(loop.scene) not in told


def test_the_names_of_all_months_fit_the_title():
    for _, scene in tables(COLOUR + (rig.MONO,)):
        layout = scene.painter.layout
        _, room = month_title.text_room(layout.YAKU)
        # The texts are measured for the large card, which has less room for them.
        assert room >= layout.LARGE_KEYS[0] + layout.LARGE_KEYS[2] - layout.LARGE_WORDS[0]
        h = layout.YAKU[3]
        assert layout.FONT_PAGE.cap * 3 // 2 + layout.FONT_PROMPT.cap <= h
