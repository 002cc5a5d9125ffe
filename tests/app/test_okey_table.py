"""The Okey table played with keys, on a colour board and on a one-bit board."""

from app.core.modules import drop
from app.core.screens import CLASSES
from app.okey.cursor import OWN, PILE
from app.okey.rack import EMPTY, SLOTS
from app.table.controls import NO_ACTION
from app.texts.catalog import t
from app.texts.okey import ids
from app.texts.table import ids as table_ids
from engine.okey import melds
from engine.okey.actions import DECLINE, DISCARD, DRAW, FINISH, TAKE
from engine.okey.phases import DISCARDING, DRAWING, SHOWING
from engine.okey.state import State
from engine.okey.tiles import KINDS, counts_of
from hal.boards.live.profiles import PROFILES
from hal.contract import BACK, F2, HELD, LEFT, OK
from sim.reader import plain
from tests.app import rig, tables
from tests.app.tables import BOARDS, assert_paints_alike, done, play_match, ready, shown, walk

SEED = "0000000000000007"
BOTS = ("human", "easy", "easy", "easy")

# Fifteen tiles that win by throwing kind 51: four groups, no joker.
WINNING = (0, 1, 2, 3, 14, 15, 16, 9, 22, 35, 28, 29, 30, 31, 51)
INDICATOR = 44


def table(
    profile=rig.SQUARE,
    speed="instant",
    state=None,
    seats=BOTS,
    sound=None,
    level="count",
    **options,
):
    """Return the loop and the table of a match; `state` replaces its first deal."""
    return tables.opened("okey", options, seats, SEED, state, profile, speed, sound, level=level)


def position(hand, phase, pile=20, acted=(0, 1, 2, 3), **more):
    """Return a State in which seat 0 holds `hand` and decides; pile is a number of tiles."""
    left = bytearray([2] * KINDS)
    for kind in hand:
        left[kind] -= 1
    left[INDICATOR] -= 1
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    # The other tiles in an order that gives nobody much.
    rest = [rest[i * 37 % len(rest)] for i in range(len(rest))] if len(rest) % 37 else rest
    hands = [list(hand)]
    for _ in range(3):
        hands.append(rest[:14])
        rest = rest[14:]
    thrown = rest[pile:]
    discards = [thrown[seat::4] for seat in range(4)]
    return State.from_position(
        indicator=INDICATOR,
        hands=hands,
        pile=rest[:pile],
        discards=discards,
        turn=0,
        phase=phase,
        acted=acted,
        **more,
    )


def play_on(loop, scene):
    """Press what a sensible player would press once."""
    controls = scene.controls
    view = scene.view
    if shown(loop) != "Table":
        rig.press(loop, "BACK" if shown(loop) == "MatchEnd" else "OK")
        return
    throwing = [a - DISCARD for a in controls.legal if DISCARD <= a < DISCARD + KINDS]
    finishing = [a for a in controls.legal if a >= FINISH]
    if throwing and not finishing and scene.painter.rack.held < 0:
        best = melds.best_discards(view.hand, view.joker)[1]
        walk(loop, scene, next(kind for kind in best if kind in throwing))
        rig.press(loop, "OK")
        for _ in range(SLOTS):
            if scene.controls.at == OWN:
                break
            rig.press(loop, "RIGHT")
    rig.press(loop, "OK")


def test_a_whole_match_by_keys_on_both_boards():
    played = []
    for profile in BOARDS:
        loop, scene = table(profile, start=10)

        def check(loop=loop, scene=scene):
            assert scene.painter.rack.hand() == scene.view.hand
            assert_paints_alike(loop, scene)

        seen = play_match(loop, scene, lambda loop=loop, scene=scene: play_on(loop, scene), check)
        assert "RoundEnd" in seen
        played.append(done(scene))
    assert played[0] == played[1]  # the same keys play the same match on either


def test_every_way_of_playing_gets_to_the_next_round():
    for options in (
        {"players": 2, "gosterme": "before_start"},
        {"players": 3, "win_mode": "elimination", "start": 10},
        {"win_mode": "partners", "setup": "informal"},
        {"win_mode": "top2", "indicator_last": "on", "setup": "one_throw", "gosterme": "off"},
    ):
        seats = BOTS[: options.get("players", 4)]
        loop, scene = table(rig.MONO, seats=seats, **options)
        for _ in range(400):
            ready(loop)
            if scene.view.round_no > 1:
                break
            play_on(loop, scene)
        assert scene.view.round_no == 2, options


def test_the_leader_is_lit_while_others_are_asked_for_the_twin():
    options = {"gosterme": "before_start", "win_mode": "top2"}
    for number in range(200):
        seed = "%016x" % number
        state = State(options, seed)
        if state.twin_holder == 0 and state.leader != 0:
            break
    loop, scene = tables.opened("okey", options, BOTS, seed)
    ready(loop)
    assert scene.view.to_act == 0 and scene.view.phase == SHOWING
    assert scene.painter.displayed.turn == state.leader
    assert_paints_alike(loop, scene)


def test_drawing_and_taking():
    for keys, action in (("OK", DRAW), ("LEFT OK", TAKE)):
        loop, scene = table(state=position(WINNING[:13] + (41,), DRAWING))
        ready(loop)
        assert scene.controls.at == PILE
        assert (LEFT, ids.KEY_TAKE) in scene.controls.key_hints()
        rig.press(loop, keys)
        ready(loop)
        assert scene.match.log.actions[-1][1] == action
        assert sum(scene.view.hand) == 15
        assert scene.painter.rack.newest == scene.controls.at


def test_a_turn_begins_on_a_tile_or_where_a_tile_is_taken():
    """Wherever the cursor was before, in the round or the puzzle that has ended."""
    for phase, hand in ((DISCARDING, WINNING[:13] + (41, 7)), (DRAWING, WINNING[:13] + (41,))):
        loop, scene = table(state=position(hand, phase))
        ready(loop)
        rack = scene.painter.rack
        for before in range(SLOTS):
            rack.newest = -1
            scene.controls.at = before
            scene.controls.begin(scene.view)
            at = scene.controls.at
            if phase == DRAWING:
                assert at == PILE
            else:
                assert rack.slots[at] != EMPTY, before


def test_the_key_that_throws_draws_while_nothing_can_be_thrown():
    """A tile that is held goes back before."""
    loop, scene = table(state=position(WINNING[:13] + (41,), DRAWING))
    ready(loop)
    before = len(scene.match.log.actions)
    walk(loop, scene, 41)
    rig.press(loop, "OK")
    assert scene.painter.rack.held == 41
    assert (F2, ids.KEY_DRAW) in scene.controls.key_hints()
    rig.press(loop, "F2")
    assert scene.painter.rack.held == -1 and scene.controls.at == PILE
    assert len(scene.match.log.actions) == before
    rig.press(loop, "F2")
    assert scene.match.log.actions[before][1] == DRAW


def test_throwing_asks_twice_and_can_be_called_off():
    hand = WINNING[:13] + (41, 7)
    loop, scene = table(state=position(hand, DISCARDING))
    ready(loop)
    before = len(scene.match.log.actions)
    walk(loop, scene, 41)
    rig.press(loop, "OK OK")  # up and down again
    assert scene.controls.at < SLOTS and scene.painter.rack.held == -1
    rig.press(loop, "F2")
    assert scene.controls.at == OWN  # a ghost on one's own discards
    rig.press(loop, "BACK")
    assert scene.painter.rack.held == -1
    assert len(scene.match.log.actions) == before
    walk(loop, scene, 41)
    rig.press(loop, "F2 OK")
    assert scene.match.log.actions[before][1] == DISCARD + 41
    ready(loop)
    loop, scene = table(state=position(hand, DISCARDING))
    ready(loop)
    walk(loop, scene, 41)
    loop.settings.asks = "never"
    rig.press(loop, "F2")
    assert scene.match.log.actions[before][1] == DISCARD + 41


def test_throwing_a_joker_is_asked_about_unless_set_to_never():
    joker = INDICATOR + 1
    throw = DISCARD + joker
    for asks, is_asked in (("all", True), ("risky", True), ("never", False)):
        for by_keys in (True, False):
            state = position(WINNING[:10] + (41, 5, 25, joker, 7), DISCARDING)
            loop, scene = table(state=state)
            loop.settings.asks = asks
            ready(loop)
            before = len(scene.match.log.actions)
            if by_keys:
                walk(loop, scene, joker)
                rig.press(loop, "F2 OK" if asks == "all" else "F2")
            elif asks == "all":
                assert scene.controls.propose(throw) == NO_ACTION
                rig.press(loop, "OK")
            else:
                assert scene.controls.propose(throw) == (NO_ACTION if is_asked else throw)
            assert (scene.controls.asking == throw) == is_asked
            if is_asked:
                assert len(scene.match.log.actions) == before
                rig.press(loop, "OK")
            if by_keys or is_asked:
                assert scene.match.log.actions[before][1] == throw


def test_a_tile_is_put_down_where_the_player_wants_it():
    loop, scene = table(state=position(WINNING[:13] + (41, 7), DISCARDING))
    ready(loop)
    walk(loop, scene, 41)
    rig.press(loop, "OK RIGHT RIGHT OK")
    rack = scene.painter.rack
    assert rack.slots[scene.controls.at] == 41 and rack.held == -1
    assert rack.hand() == scene.view.hand


def test_ok_three_times_lifts_a_tile_then_its_group_and_puts_it_back():
    for profile in BOARDS:
        loop, scene = table(profile, state=position(WINNING[:13] + (41, 7), DISCARDING))
        ready(loop)
        rack = scene.painter.rack
        before = bytes(rack.slots)
        walk(loop, scene, 22)
        for keys in ("RIGHT OK", "OK", "LEFT LEFT DOWN OK"):  # back, on its way, elsewhere
            walk(loop, scene, 22)
            rig.press(loop, "OK")
            assert (OK, ids.KEY_GROUP) in scene.controls.key_hints()
            rig.press(loop, "OK")
            assert rack.has_group and 22 in rack.carried
            assert (OK, ids.KEY_PUT) in scene.controls.key_hints()
            assert rack.hand() == scene.view.hand
            rig.press(loop, "F2")
            assert rack.has_group
            assert_paints_alike(loop, scene)
            rig.press(loop, keys)
            assert rack.held < 0 and rack.hand() == scene.view.hand
            assert (bytes(rack.slots) == before) == (keys == "OK")
            assert_paints_alike(loop, scene)
            rig.press(loop, "F1 F1 F1")
            scene.controls.sorting.step = 0
            rack.slots[:] = before
            scene.controls.update()
        walk(loop, scene, 22)
        rig.press(loop, "OK OK RIGHT BACK")
        assert rack.held < 0 and bytes(rack.slots) == before


def test_without_marks_ok_twice_puts_the_tile_back():
    loop, scene = table(state=position(WINNING[:13] + (41, 7), DISCARDING), level="off")
    ready(loop)
    walk(loop, scene, 22)
    rig.press(loop, "OK OK")
    assert scene.painter.rack.held < 0


def test_a_tile_just_taken_stays():
    state = position(WINNING[:13] + (41,), DRAWING)
    loop, scene = table(state=state)
    ready(loop)
    rig.press(loop, "LEFT OK")
    ready(loop)
    before = len(scene.match.log.actions)
    taken = scene.view.taken
    assert scene.view.hand[taken] == 1 and scene.controls.under_cursor() == taken
    for _ in range(3):
        rig.press(loop, "F2")
        assert scene.painter.bar.last == t(ids.CANNOT_RETURN)
        assert len(scene.match.log.actions) == before
        assert scene.painter.rack.held == -1


def test_finishing_lays_the_rack_as_it_stands():
    for profile in BOARDS:
        loop, scene = table(profile, state=position(WINNING, DISCARDING))
        ready(loop)
        rig.press(loop, "OK")  # to the prompt
        _, action, arg = scene.match.log.actions[-1]
        assert action == FINISH + 51
        groups = melds.split(arg)
        assert melds.is_legal(groups, scene.view.joker)
        assert counts_of(b"".join(groups)) == counts_of(WINNING[:14])
        ready(loop)
        assert shown(loop) == "RoundEnd"
        rig.press(loop, "RIGHT RIGHT LEFT OK")
        ready(loop)
        assert scene.view.round_no == 2


def test_a_finish_that_was_refused_is_still_asked_about():
    loop, scene = table(state=position(WINNING, DISCARDING))
    scene.loop.settings.asks = "all"
    ready(loop)
    rig.press(loop, "BACK")
    walk(loop, scene, 51)
    rig.press(loop, "F2")
    assert scene.painter.rack.held == 51 and scene.controls.at == PILE
    rig.press(loop, "OK")
    assert scene.match.log.actions[-1][1] == FINISH + 51


def test_a_finish_may_wait():
    loop, scene = table(state=position(WINNING, DISCARDING))
    ready(loop)
    rig.press(loop, "BACK")
    walk(loop, scene, 0)
    rig.press(loop, "OK UP OK")
    ready(loop)
    assert scene.match.log.actions[1][1] == DISCARD


def test_an_empty_pile_may_end_the_round():
    state = position(WINNING[:13] + (41,), DRAWING, pile=0)
    loop, scene = table(state=state)
    ready(loop)
    assert sorted(scene.controls.legal) == [TAKE, DECLINE]
    rig.press(loop, "OK BACK")
    assert scene.view.result is None
    rig.press(loop, "OK OK")
    ready(loop)
    assert shown(loop) == "RoundEnd"
    assert scene.view.result.winner == -1


def test_everything_can_be_done_from_the_menu():
    for profile in BOARDS:
        loop, scene = table(profile, state=position(WINNING, DISCARDING))
        ready(loop)
        rig.press(loop, "BACK BACK")
        assert shown(loop) == "ActionMenu"
        labels = [plain(item.label) for item in loop.scene.rows.items]
        assert "Finish, throwing 13◆" in labels and "Speed" in labels
        rig.press(loop, "BACK")
        assert shown(loop) == "Table"
        rig.press(loop, "BACK")
        for _ in range(labels.index("Sort into pairs")):
            rig.press(loop, "DOWN")
        rig.press(loop, "OK")
        assert scene.painter.rack.pairs
        rig.press(loop, "BACK")
        for _ in range(labels.index("Finish, throwing 13◆")):
            rig.press(loop, "DOWN")
        rig.press(loop, "OK")
        assert shown(loop) == "Table" and scene.controls.at == PILE  # asks as the keys do
        rig.press(loop, "OK")
        ready(loop)
        assert shown(loop) == "RoundEnd"


def test_a_finish_is_shown_in_very_large_letters():
    for profile in BOARDS:
        for thrown, shouts in ((51, ["Finished!"]), (INDICATOR + 1, [])):
            state = position(WINNING[:14] + (thrown,), DISCARDING)
            loop, scene = table(profile, "fast", state=state)
            ready(loop)
            words = tables.shouts_of(scene)
            rig.press(loop, "OK OK")
            ready(loop)
            assert words == shouts  # a thrown joker has a picture


def test_a_winner_s_groups_lie_in_the_panel_and_not_upon_each_other():
    pairs = [bytes((kind, kind)) for kind in range(7)]
    runs = [bytes(range(4)), bytes(range(13, 17)), bytes(range(26, 29)), bytes(range(39, 42))]
    for name in PROFILES:
        for other in CLASSES:  # a board has the layouts of its own screen alone
            drop("app.okey." + other)
        _, scene = table(name)
        painter = scene.painter
        _, top, _, h = painter.layout.GROUPS
        for groups in (pairs, runs):
            rows = sorted({y for _, y in painter.paint_groups_panel("", groups)})
            assert rows[0] >= top + painter.layout.GROUPS_TOP, name
            assert rows[-1] + painter.tiles.h <= top + h, name
            assert len(rows) == 1 or rows[0] + painter.tiles.h <= rows[1], name


def test_the_last_moves_can_be_read_again():
    loop, scene = table(state=position(WINNING[:13] + (41,), DRAWING))
    ready(loop)
    rig.press(loop, "OK")
    ready(loop)
    said = scene.painter.bar.history[-1]
    rig.press(loop, "BACK")
    assert shown(loop) == "ActionMenu"
    assert loop.scene.rows.items[0].label == "Last moves (B…)"
    rig.press(loop, "OK")
    assert [item.label for item in loop.scene.rows.items[:2]] == ["Last moves", said]
    rig.press(loop, "OK")
    assert shown(loop) == "Table"
    rig.press(loop, "BACK:long")
    assert [item.label for item in loop.scene.rows.items[:2]] == ["Last moves", said]
    rig.press(loop, "BACK")
    assert shown(loop) == "Table"


def test_key_hints_fit_on_the_screen():
    from app.table.key_hints import KeyHints

    widths = []
    draw = KeyHints.draw

    def measured(self, place, pairs, *how):
        font = self._painter.layout.FONT
        canvas = self._painter.canvas
        shorts = [pair for pair in pairs if not self.labels.get(pair[0], HELD).endswith(HELD)]
        known = [(self.labels[key], t(number)) for key, number in shorts]
        gap = 3 if canvas.mono else 8
        width = sum([font.width(a) + font.width(b) + 7 + gap for a, b in known])
        widths.append((width - gap, canvas.width, [b for _, b in known]))
        return draw(self, place, pairs, *how)

    KeyHints.draw = measured
    try:
        for profile in BOARDS:
            for keys in ("", "BACK", "BACK OK", "BACK OK OK", "BACK F2", "BACK F1"):
                loop, _ = table(profile, state=position(WINNING, DISCARDING))
                ready(loop)
                for key in keys.split():
                    rig.press(loop, key)
            loop, _ = table(profile, state=position(WINNING[:14], DRAWING))
            ready(loop)
            rig.press(loop, "LEFT DOWN F1")
    finally:
        KeyHints.draw = draw
    assert len(widths) > 20
    assert [wide for wide in widths if wide[0] > wide[1]] == []


def test_on_one_bit_the_cursor_is_whole_and_clear_of_the_words():
    _, scene = table(rig.MONO)
    painter = scene.painter
    columns = [painter.slot_x(slot) for slot in range(24)]
    assert min(columns) - 1 >= 0
    holding = 2  # the frame around a tile that is held is a pixel further away
    assert max(columns) + painter.tiles.w + holding < painter.layout.LAST[0]
    # The frame around the pile, two pixels away, touches neither points nor numbers.
    layout = painter.layout
    x, y = layout.PILE[0], painter.pile_y()
    assert layout.PLATE[2][1] + 1 + layout.FONT.cap < y - holding
    assert layout.COUNT[0] + layout.COUNT[2] < x - holding
    assert y + painter.tiles.h + holding < layout.CONTEXT[1]


def test_back_opens_the_menu_unless_a_tile_is_held():
    for profile in BOARDS:
        loop, scene = table(profile)
        ready(loop)
        while DRAW not in scene.controls.legal or scene.controls.asking != NO_ACTION:
            rig.press(loop, "BACK" if scene.controls.asking != NO_ACTION else "OK")
            ready(loop)
        for keys in ("", "DOWN", "OK"):  # the pile, the rack, a tile that is held
            if keys:
                rig.press(loop, keys)
            held = scene.painter.rack.held >= 0
            word = table_ids.KEY_BACK if held else table_ids.KEY_MENU
            assert (BACK, word) in scene.controls.key_hints_now()
            rig.press(loop, "BACK")
            assert shown(loop) == ("Table" if held else "ActionMenu")
            if not held:
                rig.press(loop, "BACK")
        assert keys == "OK" and held and scene.painter.rack.held < 0
