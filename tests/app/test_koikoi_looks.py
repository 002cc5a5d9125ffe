"""The pictures of a Koi-Koi table: the hand, the field, sheets, the decision, the bill."""

from app.core import theme
from app.core.modules import drop
from app.core.screens import CLASSES
from app.koikoi import mono, progress, yaku_list
from app.koikoi.large_card import LargeCard
from app.koikoi.piles import counts_of, in_order
from app.koikoi.words import card_name, yaku_label, yaku_name
from app.texts import catalog
from app.texts.catalog import t
from app.texts.koikoi import ids
from app.texts.languages import LANGUAGES
from app.texts.table import ids as table_ids
from engine.koikoi import cards, yaku
from engine.koikoi.actions import KOIKOI, STOP
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import DECIDING
from tests.app import rig
from tests.app.koikoi_tables import MOON, deciding, play_on, position, table
from tests.app.tables import BOARDS, assert_paints_alike, done, ready, shown, texts_of
from tests.sample import few_on_cpython

HIGHEST = 7  # rows of a letter, which are those of Japanese


def test_the_decision_names_every_yaku_that_has_been_made():
    ribbons = bytes((1, 5, 9, 21, 33, 37))
    piles = (ribbons + MOON + bytes((cards.CURTAIN, cards.CRANE)), b"")
    state = position((2, 4), (12, 16), piles, phase=DECIDING, turned=cards.MOON)
    made = yaku.made(piles[0], state.options)
    assert len(made) == 6
    loop, scene = table(state=state)
    ready(loop)
    told = texts_of(loop.canvas)
    scene.draw()
    rows = ["%s +%d" % (yaku_label(one.yaku), one.points) for one in made]
    assert [text for text in told if text in rows] == rows


def test_the_decision_can_be_put_aside_to_look_at_the_field():
    for profile in BOARDS:
        loop = scene = None  # before the next table comes, this one goes
        loop, scene = table(profile, state=deciding())
        ready(loop)
        asked = loop.canvas.crc()
        rig.press(loop, "RIGHT F2")
        rig.press(loop, "OK")  # brings it back, and decides nothing
        assert STOP not in done(scene) and KOIKOI not in done(scene)
        loop, scene = table(profile, state=deciding())
        ready(loop)
        rig.press(loop, "F2")
        assert loop.canvas.crc() != asked
        rig.press(loop, "LEFT RIGHT OK")
        assert KOIKOI in done(scene)


def test_no_card_of_the_own_hand_is_cut_on_any_screen():
    for profile in (rig.SQUARE, rig.MONO, "display_pack", "display_pack2"):
        loop = scene = painter = None  # before the next table comes, this one goes
        for other in CLASSES:  # a board has the layouts of its own screen alone
            drop("app.koikoi." + other)
        loop, scene = table(profile)
        ready(loop)
        painter = scene.painter
        last = len(painter.displayed.hand) - 1
        assert last == cards.HAND - 1
        assert painter.hand.card_x(0) >= 0
        assert painter.hand.card_x(last) + painter.cards.w <= loop.canvas.width
        assert painter.hand.card_y(0) + painter.cards.h <= loop.canvas.height


def test_the_sheet_and_the_large_card_open_and_close():
    for profile in BOARDS:
        loop, scene = table(profile)
        ready(loop)
        before = len(done(scene))
        rig.press(loop, "F1")
        assert shown(loop) == "YakuList"
        rig.press(loop, "DOWN " * len(yaku.in_play(scene.view.options)) + "UP OK")
        assert shown(loop) == "LargeCard"
        first = loop.canvas.crc()
        rig.press(loop, "RIGHT " * 23)
        assert loop.canvas.crc() != first
        rig.press(loop, "RIGHT")
        assert loop.canvas.crc() == first, "there are 24 plain cards"
        rig.press(loop, "RIGHT BACK")
        assert shown(loop) == "YakuList"
        rig.press(loop, "BACK")
        assert shown(loop) == "Table"
        rig.press(loop, "OK:long" if profile == rig.MONO else "F2")
        assert shown(loop) == "LargeCard"
        rig.press(loop, "RIGHT LEFT BACK")
        assert shown(loop) == "Table"
        assert len(done(scene)) == before


def test_the_sheet_leads_to_the_page_of_the_rules_about_each_yaku():
    loop, scene = table(rig.SQUARE)
    ready(loop)
    rig.press(loop, "F1")
    for one in yaku.in_play(scene.view.options):
        rig.press(loop, "F2")
        ready(loop)
        assert shown(loop) == "Rules"
        blocks = loop.scene.pages[loop.scene.page][1]
        assert yaku_name(one) in [block[1] for block in blocks], yaku_name(one)
        rig.press(loop, "BACK DOWN")
        ready(loop)
        assert shown(loop) == "YakuList"


def test_captured_cards_can_be_looked_at_one_by_one():
    for profile in BOARDS:
        loop, scene = table(profile)
        captured = scene.painter.displayed.captured
        for _ in range(30):
            ready(loop)
            if captured[scene.viewer] and captured[1 - scene.viewer]:
                break
            rig.press(loop, "OK")
        hand, field = scene.view.hand, scene.view.field
        piles = (hand, field, captured[scene.viewer], captured[1 - scene.viewer])
        told = texts_of(loop.canvas)
        scene.show_card(hand[0])
        loop.frame()
        first = loop.canvas.crc()
        for pile, place in zip(piles, ("Month ", "Month ", "You took", "Aki captured")):
            for card in pile:
                assert told[0].startswith(place) and card_name(card) in told
                told.clear()
                rig.press(loop, "RIGHT")
        assert loop.canvas.crc() == first


def letter_rows(scene, card):
    """Return (first row, row below, text) of the texts of a large card; none is cut."""
    canvas = scene.painter.canvas
    rows = []

    def text(font, x, y, words, ink):
        right = x + font.width(words)
        assert right <= canvas.width, words
        rows.append((y + font.top, y + font.height, words))
        return right

    canvas.text = text
    LargeCard(scene.painter, bytes((card,)), card, scene.view.options).draw()
    return rows


def test_all_of_a_large_card_fits_small_screens_in_every_language():
    """Also the key hints; no letter touches the line below."""
    for profile in (rig.MONO, "display_pack"):
        for lang in few_on_cpython(LANGUAGES):
            loop = scene = None  # before the next table comes, this one goes
            for other in CLASSES:  # a board has the layouts of its own screen alone
                drop("app.koikoi." + other)
            loop, scene = table(profile, lang=lang, cup_plain="on")  # which counts for most
            ready(loop)
            keys_y = scene.painter.layout.LARGE_KEYS[1]
            for card in range(cards.CARDS):
                rows = letter_rows(scene, card)
                assert t(table_ids.KEY_BACK) in [words for _, _, words in rows], rows
                bottom = 1
                for top, below, words in rows:
                    if top < keys_y:
                        assert bottom <= top and below <= keys_y, words
                        bottom = below
    catalog.use("en")


def test_the_columns_of_the_sheet_fit_small_screens_in_every_language():
    for profile in (rig.MONO, "display_pack"):
        for lang in LANGUAGES:
            loop = scene = None  # before the next table comes, this one goes
            for other in CLASSES:  # a board has the layouts of its own screen alone
                drop("app.koikoi." + other)
            loop, scene = table(profile, lang=lang)
            ready(loop)
            layout = scene.painter.layout
            width = layout.FONT_SHEET.width
            for one in yaku.in_play(scene.view.options):
                left = layout.SHEET_NAME + width(yaku_name(one)) + 2
                assert left + width("15") <= layout.SHEET_POINTS
            left = layout.SHEET_POINTS
            for name, right in zip(scene.painter.names, layout.SHEET_COUNTS):
                assert left + 3 + max(width("10/10"), width(name)) <= right
                left = right
            assert left <= layout.SHEET[2]
    catalog.use("en")


def test_the_sheet_shows_every_yaku_and_all_its_cards_on_every_screen():
    for profile in (rig.SQUARE, rig.MONO, "display_pack", "display_pack2"):
        loop = scene = None  # before the next table comes, this one goes
        for other in CLASSES:
            drop("app.koikoi." + other)
        loop, scene = table(profile, cup_plain="on")
        ready(loop)
        layout = scene.painter.layout
        x, y, w, step = layout.SHEET
        assert y + step * layout.SHEET_ROWS <= loop.canvas.height
        left, top, _, h = layout.SHEET_CARDS
        assert left >= x + w or top >= y + step * layout.SHEET_ROWS
        for one in yaku.in_play(scene.view.options):
            count = len(yaku.fitting(one, scene.view.options))
            rows = (count - 1) // layout.SHEET_CARDS_A_ROW + 1
            assert rows * (layout.SHEET_CARD_H + 4) + (rows - 1) * 3 <= h
        rig.press(loop, "F1")
        seen = set()
        for _ in yaku.in_play(scene.view.options):
            seen.add(loop.canvas.crc())
            rig.press(loop, "DOWN")
        assert len(seen) == len(yaku.in_play(scene.view.options))


def test_a_long_bill_has_pages_and_one_more_for_the_hands():
    ribbons = bytes((1, 5, 9, 21, 33, 37))
    piles = (ribbons + MOON + bytes((cards.CURTAIN, cards.CRANE)), b"")
    state = position((2, 4), (12, 16), piles, phase=DECIDING, turned=cards.MOON)
    for profile, pages in ((rig.SQUARE, 2), (rig.MONO, 3)):
        loop, _ = table(profile, state=state.copy())
        ready(loop)
        rig.press(loop, "LEFT OK")
        ready(loop)
        assert shown(loop) == "RoundEnd"
        seen = [loop.canvas.crc()]
        for _ in range(pages):
            rig.press(loop, "RIGHT")
            seen.append(loop.canvas.crc())
        assert seen[-1] == seen[0] and len(set(seen)) == pages


def test_a_hand_without_cards_says_so_on_the_page_of_the_hands():
    state = position((), (12, 16), (MOON, b""), phase=DECIDING, turned=cards.MOON)
    for profile in BOARDS:
        loop, _ = table(profile, state=state.copy())
        ready(loop)
        rig.press(loop, "LEFT OK")
        ready(loop)
        written = texts_of(loop.canvas)
        rig.press(loop, "RIGHT")
        assert t(ids.HAND_EMPTY) in written, profile


def test_the_whole_bill_lights_the_cards_of_its_yaku():
    for profile in BOARDS:
        loop, scene = table(profile, state=deciding())
        ready(loop)
        scene.choose(STOP)
        ready(loop)
        end = loop.scene
        lit = []
        end._pile.draw = lambda pile, place, some=b"", lit=lit: lit.append(some)
        end.draw()
        assert lit == [MOON], profile
        assert end._place == end.painter.layout.RESULT_BILL, "the pile is not covered"


def test_the_bill_says_what_a_call_lost():
    for profile in BOARDS:
        loop, scene = table(profile, state=deciding(calls=(0, 1)))
        worth = yaku.points(scene.view.captured[1], scene.view.options)
        assert worth > 0
        ready(loop)
        written = texts_of(loop.canvas)
        rig.press(loop, "LEFT OK")
        ready(loop)
        assert "Aki: lost by koi-koi" in written and "(%d)" % worth in written, profile


def test_cards_of_the_field_stay_where_they_are():
    loop, scene = table()
    ready(loop)
    slot_of = scene.painter.displayed.slot_of
    places = {card: slot_of(card) for card in scene.view.field}
    for _ in range(6):
        play_on(loop)
        ready(loop)
        if shown(loop) != "Table":
            break
        for card in scene.view.field:
            assert places.get(card, slot_of(card)) == slot_of(card)
            places[card] = slot_of(card)


def test_the_table_painted_bit_by_bit_is_the_one_painted_at_once():
    # Thirteen cards overlap on one bit, twelve do not; seven columns of two is the most elsewhere.
    field = bytes([month * 4 + 2 for month in range(11)])
    full = bytes((3, 7)) + field
    assert len(full) > 2 * mono.FIELD_COLUMNS >= len(full) - 1
    for profile in (rig.MONO, rig.SQUARE, "display_pack"):
        for lies, keys in ((field, "OK"), (field, "RIGHT OK"), (full, "OK"), (full, "RIGHT OK")):
            own = bytes((41, 44, 45))  # one takes the card in the last slot, the others stay
            loop = scene = None  # before the next table comes, this one goes
            loop, scene = table(profile, state=position(own, lies))
            for _ in range(4):
                ready(loop)
                if shown(loop) != "Table":
                    break
                assert_paints_alike(loop, scene)
                rig.press(loop, keys)


def test_piles_are_sorted_by_kind():
    deck = in_order(bytes(range(cards.CARDS)))
    assert sorted(deck) == list(range(cards.CARDS))
    kinds = [cards.kind_of(card) for card in deck]
    assert kinds == sorted(kinds)
    assert [kinds.count(kind) for kind in range(4)] == list(counts_of(deck))
    assert in_order(bytes((7, 4, 0, 6, 5))) == bytes((0, 4, 5, 6, 7))
    assert list(counts_of(bytes((0, 4, 5, 6, 7)))) == [1, 1, 1, 2]


def test_gauges_tell_what_is_made_and_what_cannot_be():
    own, other = bytes((cards.MOON, cards.CUP)), bytes((cards.CURTAIN, 1))
    found = progress.standings(own, other, PRESETS[0][1])
    assert found[6] == progress.MADE and found[7] == found[1] == progress.GONE
    assert found[0] == progress.OPEN
    assert next(one.needed for one in progress.nearest(own, other, PRESETS[0][1])) == 2


def test_labels_name_no_yaku_twice_and_do_not_touch():
    loop, scene = table("display_pack")
    ready(loop)
    layout = scene.painter.layout
    own, other = bytes((cards.MOON, cards.CRANE)), b""
    found = scene.painter.gauges.find(own, other, scene.view.options, layout.GAUGES[0])
    labels = [yaku_label(one) for one, _, _ in found]
    assert len(set(labels)) == len(labels) > 3
    rows = []
    loop.canvas.text = lambda font, x, y, words, ink: rows.append(y) or x + font.width(words)
    for place in layout.GAUGES:
        rows.clear()
        scene.painter.gauges.draw(found, place)
        assert min(rows) >= place[1] and max(rows) + HIGHEST <= place[1] + place[3]
        assert max(rows) - min(rows) > HIGHEST
    x, _, w, _ = layout.DECISION
    assert x + w + 2 <= layout.GAUGES[0][0]  # its shadow cuts no label


def test_the_keys_of_a_low_screen_end_above_its_edge():
    loop, scene = table("display_pack")
    ready(loop)
    rows = []
    loop.canvas.text = lambda font, x, y, words, ink: rows.append(y) or x + font.width(words)
    scene.painter.keys.forget()
    scene.painter.keys.show(scene.controls.key_hints_now())
    assert len(set(rows)) == 2 and max(rows) + HIGHEST < loop.canvas.height


def test_the_badge_of_a_call_counts_the_calls():
    loop, scene = table()
    ready(loop)
    scene.painter.displayed.calls[:] = [1, 2]
    told = texts_of(loop.canvas)
    scene.draw()
    assert "koi-koi" in told and "koi-koi 2" in told


def test_a_spoilt_yaku_is_not_shown_as_made():
    weather = dict(PRESETS[0][1], weather="on")
    own = bytes((cards.MOON, cards.CUP, 44))  # December: the moon is not seen
    assert progress.standings(own, b"", weather)[6] == progress.GONE
    line = next(one for one in yaku.progress(own, b"", weather) if one.yaku == yaku.TSUKIMI)
    assert yaku_list.ink_of(line) == theme.GREY
    assert progress.standings(own[:2], b"", weather)[6] == progress.MADE


def test_wide_cards_stay_within_a_wide_screen():
    loop, scene = table("display_pack2")
    ready(loop)
    painter = scene.painter
    w, h = loop.canvas.width - painter.cards.w, loop.canvas.height - painter.cards.h
    layout = painter.layout
    places = [layout.STOCK, layout.TURNED] + list(layout.LOT) + list(layout.HAND_FROM)
    for count in (1, 10, 24, 40, cards.CARDS):
        pile = bytes(range(0, cards.CARDS, 2))[:count] or b""
        pile += bytes(range(1, cards.CARDS, 2))[: count - len(pile)]
        for place in layout.PILE:
            painter.piles.draw(pile, place)
            places += [painter.piles.place_of(pile, place, card) for card in pile]
    slots = painter.displayed.slots
    for slot in range(len(slots)):
        slots[slot] = slot
        places += [painter.field.place_on(each) for each in range(slot + 1)]
    for x, y in places:
        assert 0 <= x <= w and 0 <= y <= h
    try:
        painter.cards.draw(0, w + 1, 0)
    except ValueError:
        return
    raise AssertionError("a card beyond the edge was drawn")


def test_on_one_bit_the_table_says_how_many_cards_each_yaku_lacks():
    own = bytes((1, 5, 0))  # two poetry ribbons, and the crane
    other = bytes((cards.MOON,))
    loop, scene = table(rig.MONO, state=position((2, 4), (12, 16), (own, other)))
    ready(loop)
    lacking = progress.lacking(own, other, scene.view.options)
    assert list(lacking) == [2, 1, 3, 3, 3, 5, progress.NEVER, 2, 10]
    ribbons = bytes((1, 5, 9))
    assert progress.lacking(ribbons, b"", scene.view.options)[1] == 0
    painter = scene.painter
    x, y, w, h = painter.layout.GAUGES[0]
    assert any(painter.canvas.frame_buffer.pixel(x + i, y + j) for i in range(w) for j in range(h))
    for slot in range(9, -1, -1):  # with five columns a card lies there
        painter.displayed.slots[slot] = 36 + slot
    painter.field.paint_slot(9)
    assert not painter.canvas.frame_buffer.pixel(x + 16, y)
    assert_paints_alike(loop, scene)
