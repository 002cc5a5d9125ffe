"""The Koi-Koi table played by its keys, on colour and on one bit."""

from app import cues
from app.koikoi import reach, sheet
from app.koikoi.piles import FIRST, ORDER, count_of
from app.koikoi.shown import BESIDE, EMPTY
from app.settings import TABS
from app.texts import catalog
from engine.koikoi import cards, yaku
from engine.koikoi.actions import KOIKOI, PASS, PLAY, STOP, TAKE
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import CHOOSING_TURNED, DECIDING, DECLARING
from engine.koikoi.state import State
from tests.app import rig, tables
from tests.app.tables import BOARDS, assert_paints_alike, done, ready, shown

SEED = "0000000000000023"


def table(
    profile=rig.SQUARE,
    speed="instant",
    state=None,
    seats=("human", "easy"),
    sound=None,
    lang="en",
    **options,
):
    """Return the loop and the table of a match; `state` replaces its first deal."""
    return tables.opened("koikoi", options, seats, SEED, state, profile, speed, sound, lang)


def position(own, field, piles=(b"", b""), **more):
    """Return a State in which seat 0 leads, holds `own` and decides.

    The rest lies across, in the stock, and with the opponent, who will not score with it.
    """
    used = bytes(own) + bytes(field) + bytes(piles[0]) + bytes(piles[1])
    used += bytes((more["pending"],)) if "pending" in more else b""
    rest = [card for card in range(cards.CARDS) if card not in used]
    held = len(own) + (1 if more.get("phase") in (CHOOSING_TURNED, DECIDING) else 0)
    stock = 8 + len(own) + held
    return State.from_position(
        hands=(own, rest[:held]),
        field=field,
        stock=rest[held : held + stock],
        captured=(piles[0], bytes(piles[1]) + bytes(rest[held + stock :])),
        decided=(0, 99),
        **more,
    )


def play_on(loop):
    """Press what gets the match on: OK plays, takes, and stops where that is asked."""
    rig.press(loop, "OK")


def test_a_whole_match_by_keys_on_both_boards():
    played = []
    for profile in BOARDS:
        loop, scene = table(profile, rounds=3)
        seen = []
        for _ in range(400):
            ready(loop)
            name = type(loop.scene).__name__
            if not seen or seen[-1] != name:
                seen.append(name)
            if name == "Scene":
                break
            if name == "Table":
                assert scene.painter.shown.hand == scene.view.hand
                assert sorted(c for c in scene.painter.shown.slots if c != EMPTY) == sorted(
                    scene.view.field
                )
                assert_paints_alike(loop, scene)
            play_on(loop)
        assert seen[-2:] == ["MatchEnd", "Scene"], seen
        assert seen.count("RoundEnd") == 3
        assert scene.match.state.outcome() is not None
        played.append(done(scene))
    assert played[0] == played[1]  # the same keys play the same match on either


def test_every_preset_gets_to_the_next_month():
    for _, settings in PRESETS:
        loop, scene = table(rig.MONO, **settings)
        for _ in range(100):
            ready(loop)
            if scene.view.round_no > 1:
                break
            play_on(loop)
        assert scene.view.round_no == 2


def test_bots_play_a_match_for_who_watches():
    loop, scene = table(rig.MONO, seats=("medium", "easy"), rounds=3)
    for _ in range(20000):
        loop.frame()
        if shown(loop) == "MatchEnd":
            break
    assert shown(loop) == "MatchEnd" and len(scene.view.history) == 3


def test_a_key_skips_what_is_being_shown():
    loop, _ = table(speed="slow")
    rig.run(loop, 30)
    assert not loop.waiting
    began = loop.board.clock.now_ms()
    for _ in range(60):
        if loop.waiting:
            break
        rig.press(loop, "OK")
    ready(loop, 10)
    assert loop.board.clock.now_ms() - began < 8000


def test_moving_cards_allocate_nothing():
    tables.assert_moves_without_allocating(table)


def test_idle_scenes_allocate_nothing():
    loop, _ = table()
    tables.assert_idles_without_allocating(loop)
    for keys in ("F1", "BACK F2", "BACK BACK"):
        rig.press(loop, keys)
        tables.assert_idles_without_allocating(loop)


# A hand of which 0 (crane) meets two cards, 4 (warbler) one, and 8 (curtain) none.
OWN = bytes((0, 4, 8))
FIELD = bytes((1, 2, 5, 12))


def test_of_two_cards_the_player_takes_the_one_that_is_chosen():
    for keys, taken in (("OK OK", 1), ("OK RIGHT OK", 2), ("OK BACK OK LEFT OK", 2)):
        loop, scene = table(state=position(OWN, FIELD))
        ready(loop)
        assert scene.hand.under_cursor() == 0
        before = len(done(scene))
        rig.press(loop, keys)
        assert done(scene)[before : before + 2] == [PLAY, TAKE + taken]


def test_one_card_is_taken_at_once_and_none_is_no_question():
    for steps, card in ((1, 4), (2, 8)):
        loop, scene = table(state=position(OWN, FIELD))
        ready(loop)
        rig.press(loop, "RIGHT " * steps + "OK")
        assert PLAY + card in done(scene)


def test_up_and_down_go_to_cards_that_take_something():
    loop, scene = table(state=position(OWN, FIELD))
    ready(loop)
    seen = []
    for _ in range(2):
        rig.press(loop, "UP")
        seen.append(scene.hand.under_cursor())
    assert seen == [4, 0]


def test_the_turned_card_asks_too():
    state = position((8, 20), (0, 1, 12), pending=2, turned=2, phase=CHOOSING_TURNED)
    loop, scene = table(state=state)
    ready(loop)
    assert scene.painter.shown.open_card == 2 and scene.painter.shown.open_slot == BESIDE
    rig.press(loop, "RIGHT OK")
    assert TAKE + 1 in done(scene)


MOON = bytes((cards.MOON, cards.CUP))


def deciding(**more):
    return position((0, 4), (8, 12), (MOON, b""), phase=DECIDING, turned=cards.MOON, **more)


def test_the_decision_wants_a_choice_first():
    loop, scene = table(state=deciding())
    ready(loop)
    rig.press(loop, "OK")
    assert STOP not in done(scene)  # one key too many decides nothing
    rig.press(loop, "OK")
    assert STOP in done(scene)
    ready(loop)
    assert shown(loop) == "RoundEnd"
    assert scene.view.result.points == 5


def test_the_decision_names_every_yaku_that_has_been_made():
    ribbons = bytes((1, 5, 9, 21, 33, 37))
    piles = (ribbons + MOON + bytes((cards.CURTAIN, cards.CRANE)), b"")
    state = position((2, 4), (12, 16), piles, phase=DECIDING, turned=cards.MOON)
    made = yaku.made(piles[0], state.options)
    assert len(made) == 6
    loop, scene = table(state=state)
    ready(loop)
    told = scene.hand._panel._made
    assert [points for _, points in told] == ["+" + str(one.points) for one in made]
    assert [label for label, _ in told][:2] == ["BRIGHT", "POETRY"]


def test_the_decision_can_be_put_aside_to_look_at_the_field():
    for profile in BOARDS:
        loop, scene = table(profile, state=deciding())
        ready(loop)
        asked = bytes(loop.canvas.buffer)
        rig.press(loop, "RIGHT OK:long")
        rig.press(loop, "OK")  # brings it back, and decides nothing
        assert STOP not in done(scene) and KOIKOI not in done(scene)
        loop, scene = table(profile, state=deciding())
        ready(loop)
        rig.press(loop, "OK:long")
        assert bytes(loop.canvas.buffer) != asked
        rig.press(loop, "LEFT RIGHT OK")
        assert KOIKOI in done(scene)


def test_no_card_of_the_own_hand_is_cut_on_any_screen():
    for profile in (rig.SQUARE, rig.MONO, "display_pack", "display_pack2"):
        loop, scene = table(profile)
        ready(loop)
        painter = scene.painter
        last = len(painter.shown.hand) - 1
        assert last == cards.HAND - 1
        assert painter.hand_x(0) >= 0
        assert painter.hand_x(last) + painter.cards.w <= loop.canvas.width
        assert painter.hand_y(0) + painter.cards.h <= loop.canvas.height


class Listener:
    """Takes the place of app.sound: notes the cues it is to play."""

    def __init__(self):
        self.heard = []

    def play(self, cue):
        self.heard.append(cue)

    def tick(self, now_ms):
        pass

    def stop(self):
        pass


def test_cards_turns_questions_and_results_are_heard():
    sound = Listener()
    loop, _ = table(state=deciding(), sound=sound)
    ready(loop)
    assert sound.heard == [cues.TURN, cues.ASK]
    sound.heard.clear()
    rig.press(loop, "LEFT OK")
    ready(loop)
    assert shown(loop) == "RoundEnd" and sound.heard == [cues.WON]
    loop, _ = table(state=position(OWN, FIELD), sound=sound)
    ready(loop)
    sound.heard.clear()
    rig.press(loop, "RIGHT OK")
    ready(loop)
    # Two cards for each: the one that is played, the one that is turned.
    assert sound.heard == [cues.LAID] * 4 + [cues.TURN]


def test_koi_koi_plays_on():
    loop, scene = table(state=deciding())
    ready(loop)
    rig.press(loop, "RIGHT OK")
    assert KOIKOI in done(scene)
    ready(loop)
    assert shown(loop) == "Table" and scene.painter.shown.calls == [1, 0]


def test_a_lucky_hand_is_shown_or_not():
    hand = bytes((0, 1, 2, 3, 8, 12, 16, 20))
    for keys, expected in (("OK", [1, 0]), ("BACK", [0, 0])):
        loop, scene = table(state=position(hand, (5, 9, 13, 17, 21, 25, 29, 33), phase=DECLARING))
        ready(loop)
        rig.press(loop, keys)
        ready(loop)
        assert (scene.view.scores == [6, 0]) == (expected == [1, 0])
        assert (PASS in done(scene)[1:3]) or expected == [1, 0]


def test_everything_can_be_done_from_the_menu():
    for profile in BOARDS:
        loop, scene = table(profile, state=deciding())
        ready(loop)
        rig.press(loop, "BACK")
        assert shown(loop) == "ActionMenu"
        labels = [item.label for item in loop.scene._rows.items]
        assert labels[:3] == ["Stop: +5", "Koi-koi", "All yaku"]
        rig.press(loop, "DOWN OK")
        assert KOIKOI in done(scene)
        loop, scene = table(profile, state=position(OWN, FIELD))
        ready(loop)
        rig.press(loop, "BACK OK")
        assert PLAY in done(scene)
        ready(loop)
        rig.press(loop, "BACK")
        labels = [item.label for item in loop.scene._rows.items]
        assert labels[0] == "Take poetry ribbon (1)" or "Play" in labels[0]


def test_how_cards_tell_their_month_is_set_in_the_menu_and_kept():
    loop, scene = table()
    ready(loop)
    rig.press(loop, "BACK")
    labels = [item.label for item in loop.scene._rows.items]
    rig.press(loop, "DOWN " * labels.index("Months") + "RIGHT")
    assert loop.settings.tabs == "name"
    assert scene.painter.cards.tabs == TABS.index("name")
    assert type(loop.settings)(loop.board.store).tabs == "name"


def test_the_sheet_and_the_large_card_open_and_close():
    for profile in BOARDS:
        loop, scene = table(profile)
        ready(loop)
        before = len(done(scene))
        rig.press(loop, "F1")
        assert shown(loop) == "YakuSheet"
        rig.press(loop, "DOWN " * len(yaku.in_play(scene.view.options)) + "UP BACK")
        assert shown(loop) == "Table"
        rig.press(loop, "OK:long")
        assert shown(loop) == "Look"
        rig.press(loop, "RIGHT LEFT BACK")
        assert shown(loop) == "Table"
        assert len(done(scene)) == before


def test_the_sheet_on_one_bit_has_room_for_all_yaku_in_every_language():
    for lang in catalog.LANGUAGES:
        _, scene = table(rig.MONO, lang=lang)
        layout = scene.painter.layout
        rows = yaku.in_play(scene.view.options)
        assert len(rows) <= layout.SHEET_ROWS * layout.SHEET_COLUMNS
        labels = [sheet.label_of(one) for one in rows]
        assert sorted(set(labels)) == sorted(labels)
        font = layout.FONT_SHEET
        for one, label in zip(rows, labels):
            count = font.width("0/" + str(yaku.PATTERNS[one].least))
            assert layout.SHEET_NAME + font.width(label) + count <= layout.SHEET_COUNTS[0]
    catalog.use("en")


def test_a_bill_longer_than_the_screen_has_pages():
    ribbons = bytes((1, 5, 9, 21, 33, 37))
    piles = (ribbons + MOON + bytes((cards.CURTAIN, cards.CRANE)), b"")
    state = position((2, 4), (12, 16), piles, phase=DECIDING, turned=cards.MOON)
    for profile, pages in ((rig.SQUARE, 1), (rig.MONO, 2)):
        loop, _ = table(profile, state=state.copy())
        ready(loop)
        rig.press(loop, "LEFT OK")
        ready(loop)
        assert shown(loop) == "RoundEnd"
        first = bytes(loop.canvas.buffer)
        rig.press(loop, "RIGHT")
        assert shown(loop) == "RoundEnd" and (bytes(loop.canvas.buffer) != first) == (pages > 1)
        rig.press(loop, "RIGHT")
        assert bytes(loop.canvas.buffer) == first


def test_cards_of_the_field_stay_where_they_are():
    loop, scene = table()
    ready(loop)
    slot_of = scene.painter.shown.slot_of
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
    # Eleven cards overlap on one bit, ten do not; seven columns of two is the most elsewhere.
    field = bytes([month * 4 + 2 for month in range(11)])
    for profile in (rig.MONO, rig.SQUARE, "display_pack"):
        for keys in ("OK", "RIGHT OK"):
            own = bytes((41, 44, 45))  # one takes the card in the last slot, the others stay
            loop, scene = table(profile, state=position(own, field))
            for _ in range(4):
                ready(loop)
                if shown(loop) != "Table":
                    break
                assert_paints_alike(loop, scene)
                rig.press(loop, keys)


def test_piles_are_sorted_by_kind():
    assert sorted(ORDER) == list(range(cards.CARDS))
    for kind in range(4):
        for card in ORDER[FIRST[kind] : FIRST[kind + 1]]:
            assert cards.kind_of(card) == kind
    assert [count_of(bytes((0, 4, 5, 6, 7)), kind) for kind in range(4)] == [1, 1, 1, 2]


def test_gauges_tell_what_is_made_and_what_cannot_be():
    own, other = bytes((cards.MOON, cards.CUP)), bytes((cards.CURTAIN, 1))
    found = {gauge.number: gauge for gauge in reach.gauges(own, other, PRESETS[0][1])}
    assert found[6].made and not found[7].possible and not found[1].possible
    assert found[0].have == bytes((cards.MOON,)) and found[0].possible
    assert next(one.needed for one in reach.nearest(own, other, PRESETS[0][1])) == 2
