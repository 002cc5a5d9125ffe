"""Hints at a table of Koi-Koi: their words, and that they change nothing."""

from app.koikoi import hints, places
from app.table.panels import common_rows
from engine.compat import IS_MICROPYTHON
from engine.games import result_of
from engine.koikoi import cards
from engine.koikoi.actions import PLAY, STOP, TAKE
from engine.koikoi.phases import CHOOSING_TURNED, DECIDING
from tests.app import rig, tables
from tests.app.hinting import (
    SEED,
    Noted,
    ask,
    assert_hides_nothing_framed,
    assert_is_hard_and_changes_nothing,
    assert_lies_on_the_bare_table,
    assert_paints_alike,
    reason,
    said,
)
from tests.app.koikoi_tables import deciding, position, table
from tests.app.tables import ready
from tests.sample import sampled

SEEDS = ("0000000000000007", "0123456789abcde1", "0123456789abcdef")
if not IS_MICROPYTHON:  # there hard thinks with plain kernels
    SEEDS = sampled(SEEDS[:1], SEEDS)
GAME = ("koikoi", {}, ("human", "easy"))


def test_a_hint_is_what_hard_would_do_and_changes_nothing():
    assert_is_hard_and_changes_nothing(*GAME)


def test_the_panel_is_painted_alike_on_all_screens():
    assert_paints_alike(*GAME, sampled(1, 2))


def test_the_panel_hides_nothing_that_it_speaks_of():
    assert_hides_nothing_framed(*GAME, SEEDS)


def test_the_question_about_koikoi_is_not_seen_below_other_panels():
    def asked(profile):
        loop, scene = table(profile, state=deciding())
        ready(loop)
        return loop, scene

    def put_aside(scene):
        scene.controls.panel.is_aside = True

    assert_lies_on_the_bare_table(asked, put_aside)


def test_on_one_bit_no_text_below_a_hint_is_cut():
    loop, scene = tables.opened(*GAME, SEED, profile=rig.MONO)
    x, y, w, h = scene.painter.layout.NOTE
    for _ in range(4):
        ready(loop)
        pixel = loop.canvas.frame_buffer.pixel
        before = [pixel(x + at % w, y + at // w) for at in range(w * h)]
        ask(loop, scene)
        after = [pixel(x + at % w, y + at // w) for at in range(w * h)]
        assert all(lit for lit, was in zip(after, before) if was)
        rig.press(loop, "BACK")
        ready(loop)
        rig.press(loop, "OK")


def test_on_one_bit_neither_cards_nor_gauges_are_seen_in_half():
    cut = 0
    for seed in (SEED, "0123456789abcde1"):
        loop, scene = tables.opened(*GAME, seed, profile=rig.MONO)
        painter = scene.painter
        painter.scenery = noted = Noted(painter.scenery)
        for _ in range(4):
            ready(loop)
            ask(loop, scene)
            framed = places.of_move(scene, loop.scene.action)
            around = [(x - 3, y - 3, w + 6, h + 6) for x, y, w, h in framed]
            x, y, w, h = noted.place
            around.append((x, y - 1, w, h + 2))
            parts = places.field(painter, range(cards.CARDS)) + [painter.gauge_place(0)]
            parts += [places.card(painter, card) for card in painter.displayed.hand]
            for part in parts:
                if part and part not in framed and common_rows(part, noted.place):
                    assert not seen_of(loop.canvas, part, around), (part, noted.place)
                    cut += 1
            rig.press(loop, "BACK")
            ready(loop)
            rig.press(loop, "OK")
    assert cut > 3


def seen_of(canvas, part, covers):
    """Return how many pixels of a rectangle are lit where nothing covers it."""
    x, y, w, h = part
    count = 0
    for row in range(y, y + h):
        for at in range(x, x + w):
            if not any(common_rows((at, row, 1, 1), one) for one in covers):
                count += canvas.frame_buffer.pixel(at, row)
    return count


def test_a_hint_that_is_thought_of_is_ended_by_any_key():
    for key in ("OK", "BACK", "LEFT"):
        loop, scene = tables.opened(*GAME, SEED)
        ready(loop)
        ask(loop, scene, None)
        assert said(loop) == ["Thinking ..."] and not loop.waiting
        rig.press(loop, key)
        assert loop.scene is scene
        ask(loop, scene)  # a later one thinks from the beginning
        assert said(loop) != ["Thinking ..."]


def test_no_hint_while_others_play_or_where_people_play_each_other():
    loop, scene = tables.opened("koikoi", {}, ("human", "easy"), SEED, speed="slow")
    assert not scene.may_advise
    ready(loop)
    assert scene.may_advise
    loop, scene = tables.opened("koikoi", {}, ("human", "human"), SEED)
    scene.controls.legal = scene.view.legal or [1]
    assert not scene.may_advise


def test_koikoi_says_the_points_and_what_the_other_lacks():
    loop, scene = table(state=deciding())
    ready(loop)
    assert scene.view.phase == DECIDING
    ask(loop, scene)
    lines = said(loop)
    assert lines[0] in ("Stop: +5", "Koi-koi")
    assert lines[1].startswith("5 now. Aki needs ")
    is_last = scene.view.round_no == scene.view.rounds
    assert lines[-1].endswith(" points more on average") != is_last


def test_koikoi_says_that_the_other_can_make_no_yaku():
    loop, scene = table(state=deciding())
    ready(loop)
    _, root = result_of(hints.think(scene))
    scene.view.captured[:] = bytes(range(8, 48)), b""
    assert " now. Aki can make no yaku." in reason(scene, STOP, root)


def test_koikoi_says_what_a_card_takes_and_makes():
    own = bytes((cards.MOON, 6, 45))
    field = bytes((30, 4, 7, 20))
    state = position(own, field, piles=(bytes((cards.CUP,)), b""))
    loop, scene = table(state=state)
    ready(loop)
    assert reason(scene, PLAY + cards.MOON) == "Makes Moon Viewing: 5"
    assert reason(scene, PLAY + 6) == "Takes warbler or plain"
    scene.view.hand[:] = bytes((1, 45))  # nothing that can capture
    scene.view.legal[:] = [PLAY + 1, PLAY + 45]
    _, root = result_of(hints.think(scene))
    for hidden, told in ((0, "No hidden card"), (1, "1 hidden card"), (3, "3 hidden cards")):
        scene.view.seen[44:48] = bytes((hidden < 1, 1, hidden < 2, hidden < 2))
        text = reason(scene, PLAY + 45, root)
        assert text == "Takes nothing. %s can take it." % told


def test_the_cursor_goes_to_the_card_that_is_to_be_taken():  # it failed before MicroPython 1.29
    state = position((8, 20), (0, 1, 12), pending=2, turned=2, phase=CHOOSING_TURNED)
    loop, scene = table(state=state)
    ready(loop)
    for card in (1, 0):
        scene.controls.suggest(TAKE + card)
        assert scene.controls.under_cursor() == card
