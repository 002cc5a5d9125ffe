"""The Ceki table played by its keys, on a colour screen and on one of one bit."""

from app import application
from app.ceki import results
from app.ceki.words import origin_text, status, top_text
from app.table.controls import NO_ACTION
from app.texts.catalog import fill, t
from app.texts.ceki import ids
from app.texts.languages import LANGUAGES
from engine.ceki import cards, outs
from engine.ceki.actions import CALL, DRAW, LEAVE, PASS, TAKE, THROW, WIN
from engine.ceki.events import DRAWN_THROWN, FROM_HAND
from engine.ceki.notation import parse_hand
from engine.ceki.phases import CALLING, TAKING, THROWING
from engine.ceki.state import State
from hal.contract import RIGHT
from tests.app import rig, tables
from tests.app.tables import (
    BOARDS,
    assert_paints_alike,
    done,
    play_match,
    ready,
    shouts_of,
    shown,
    texts_of,
    walk,
)
from tests.sample import sampled

SEED = "0000000000000007"
STOCK, HEAP = 20, 21  # where the cursor can be besides the cards


def table(
    profile=rig.SQUARE, speed="instant", state=None, seats=None, lang="en", home=None, **options
):
    """Return the loop and the table of a match; `state` replaces its first deal."""
    seats = seats or ("human",) + ("easy",) * (options.get("players", 4) - 1)
    return tables.opened("ceki", options, seats, SEED, state, profile, speed, lang=lang, home=home)


def nearest(view):
    """Return a face whose throw leaves the hand as near to the call as may be."""
    kinds = cards.kinds_of_hand(view.hand)
    best = -1
    chosen = -1
    for action in view.legal:
        kind = cards.kind_of(action - THROW)
        kinds[kind] -= 1
        if outs.fit(kinds) > best:
            best = outs.fit(kinds)
            chosen = action - THROW
        kinds[kind] += 1
    return chosen


def play_on(loop, scene):
    """Press what a sensible player would press once."""
    controls = scene.controls
    view = scene.view
    if shown(loop) == "Table" and controls.asking < 0:
        if DRAW not in controls.legal and PASS not in controls.legal:
            walk(loop, scene, nearest(view))
            rig.press(loop, "OK")
        elif TAKE in controls.legal:
            top = cards.kind_of(view.discards[-1])
            if top in outs.waiting_for(cards.kinds_of_hand(view.hand)):
                rig.press(loop, "RIGHT")
    rig.press(loop, "BACK" if shown(loop) == "MatchEnd" else "OK")


def position(hand, phase=TAKING, discards="S2", right="", left="", options=None, **more):
    """Return a State of four in which seat 0 holds `hand` and decides.

    left, right: what the next and the previous seat hold; others get what is left.
    """
    given = [parse_hand(text) if text else b"" for text in (hand, left, "", right)]
    thrown = parse_hand(discards) if discards else b""
    rest = bytearray([cards.COPIES] * cards.FACES)
    for face in b"".join(given) + thrown:
        rest[face] -= 1
    order = [face for face in range(cards.FACES) for _ in range(rest[face])]
    step = 37 if len(order) % 37 else 41  # so that nobody gets much
    order = [order[i * step % len(order)] for i in range(len(order))]
    for seat in range(4):
        while len(given[seat]) < cards.HAND:
            given[seat] += bytes((order.pop(),))
    return State.from_position(
        hands=given,
        stock=bytes(order),
        discards=thrown,
        turn=0,
        phase=phase,
        options=options,
        **more,
    )


HANDS = {"format": "hands"}  # nobody pays
ASKED = {"call": "ask"}
WAITING = "C5,S5,M5,C9,S9,M9,C1,S1"  # waits for a 1


def test_whole_matches_by_keys_on_both_boards():
    matches = (
        {"players": 2, "format": "target", "target": 100},
        {"players": 6, "format": "hands", "hands": 4},
    )
    for options in sampled(matches[:1], matches):
        played = []
        for profile in BOARDS:
            loop, scene = table(profile, **options)

            def check(scene=scene):
                assert cards.counts_of(scene.painter.displayed.hand) == scene.view.hand

            seen = play_match(
                loop, scene, lambda loop=loop, scene=scene: play_on(loop, scene), check, 900
            )
            assert "RoundEnd" in seen
            played.append(done(scene))
        assert played[0] == played[1]  # the same keys play the same match on either


def test_every_way_of_playing_gets_to_the_next_hand():
    for options in (
        {"players": 3, "call": "ask"},
        {"players": 4, "stock": "reshuffle", "hands": 0},
        {"players": 5, "call": "ask", "format": "hands"},
    ):
        loop, scene = table(rig.MONO, **options)
        for _ in range(500):
            ready(loop)
            if scene.view.round_no > 1:
                break
            play_on(loop, scene)
        assert scene.view.round_no == 2, options


def test_the_origin_of_the_last_discard_is_told_in_words():
    for lang in LANGUAGES:
        for profile in (rig.SQUARE, "display_pack2", "display_pack"):
            for origin, text in ((DRAWN_THROWN, ids.JUST_DRAWN), (FROM_HAND, ids.FROM_HAND)):
                state = position("C1,C2,C3,C4,C5,C6,C7,C8", discards="M9", origin=origin)
                loop, scene = table(profile, state=state, lang=lang)
                ready(loop)
                texts = texts_of(loop.canvas)
                scene.draw()
                assert any(t(text) in one for one in texts), (lang, profile)
                thrower = scene.painter.names[scene.painter.displayed.thrower]
                if profile == "display_pack":
                    assert top_text(scene.painter.displayed, scene.painter.names) in texts, lang
                else:
                    assert thrower in texts, (lang, profile)


def test_a_caller_reads_of_a_win_only_where_the_card_wins():
    for profile in (rig.SQUARE, "display_pack2", "display_pack"):
        for origin, said in ((DRAWN_THROWN, ids.JUST_DRAWN), (FROM_HAND, ids.FROM_HAND)):
            for discard in ("M1", "M2"):
                state = position(WAITING, discards=discard, called=(0,), origin=origin)
                loop, scene = table(profile, state=state)
                ready(loop)
                if discard == "M1":
                    rig.press(loop, "BACK")
                wins = fill(ids.WIN_TIMES, 1 if origin == DRAWN_THROWN else 2)
                told = origin_text(scene.painter.displayed)
                assert told == (wins if WIN in scene.controls.legal else t(said))
                assert (told == wins) == (discard == "M1")


def test_a_caller_s_tag_hides_no_card_that_is_laid_down():
    for profile in (rig.SQUARE, "display_pack2"):
        for players in (2, 4, 6):
            loop, scene = table(profile, players=players)
            ready(loop)
            painter = scene.painter
            backs = []
            tags = []
            small_backs, tag = painter.cards.small_backs, painter.seats._tag

            def note_backs(count, x, y, step, backs=backs, small_backs=small_backs):
                backs.append((count, x, y))
                return small_backs(count, x, y, step)

            def note_tag(x, y, text, tags=tags, tag=tag):
                tags.append((x, y, text))
                tag(x, y, text)

            painter.cards.small_backs = note_backs
            painter.seats._tag = note_tag
            for laid in (2, 5):
                painter.displayed.laid[1] = laid
                painter.seats.draw(1)
                x, y, _, h = painter.seats.cell(1)
                count, laid_x, _ = backs[-1]
                left, top, text = tags[-1]
                right = left + painter.seats._tag_w(text) + 1
                assert count == laid
                assert x <= left - 1 and right <= laid_x, (profile, players, laid)
                assert y <= top - 1 and top + painter.layout.TAG_H <= y + h, profile


def test_drawing_and_taking():
    for keys, action in (("OK", DRAW), ("RIGHT OK", TAKE), ("DOWN UP OK", DRAW)):
        loop, scene = table(state=position("C1,C2,C3,C4,C5,C6,C7,C8"))
        ready(loop)
        assert scene.controls.at == STOCK
        assert (RIGHT, ids.KEY_TAKE) in scene.controls.key_hints()
        rig.press(loop, keys)
        ready(loop)
        assert done(scene)[-1] == action
        assert sum(scene.view.hand) == 9
        if action == DRAW:
            assert scene.controls.under_cursor() == scene.view.drawn


def test_after_a_take_ok_throws_a_card_that_hurts_least():
    for hand, discard, thrown in (
        ("C5,S5,M5,C9,S9,C1,S1,C7", "M9", "C7"),  # the lone one, between threes and pairs
        ("C1,C2,C3,C4,C5,C6,C7,C8", "S2", "C3"),  # one of the two beside it
        ("C1,S1,C2,S2,C6,S6,C8,S8", "M6", "C8"),  # a pair, if there are pairs alone
        ("C4,S4,M4,C9,S9,M9,M9,S9", "C9", "C4"),  # a three, if it is all there is
        ("C4,S4,M4,C4,C9,S9,M9,M9", "C9", "C4"),  # the fourth of a kind is a lone one
    ):
        for profile in BOARDS + ("display_pack", "display_pack2"):
            loop, scene = table(profile, state=position(hand, discards=discard))
            ready(loop)
            rig.press(loop, "RIGHT OK")
            ready(loop)
            before = len(done(scene))
            face = scene.controls.under_cursor()
            assert cards.kind_of(face) == cards.kind_of(parse_hand(thrown)[0]), (hand, face)
            rig.press(loop, "OK")
            assert done(scene)[before] == THROW + face or scene.controls.is_armed
            assert scene.painter.notes[0] != t(ids.NOTE_TAKEN)


def test_a_hand_of_the_taken_kind_alone_keeps_the_cursor_on_it():
    loop, scene = table(state=position("C1,S1,M1,C1,S1,M1,C1,S1", discards="M1", options=ASKED))
    ready(loop)
    rig.press(loop, "RIGHT OK")
    ready(loop)
    assert cards.kind_of(scene.controls.under_cursor()) == 0


def test_a_throw_that_nobody_can_win_with_is_not_asked_about():
    for asks in ("all", "risky", "never"):
        loop, scene = table(state=position("C1,C2,C3,C4,C5,C6,C7,C8,C9", phase=THROWING, drawn=8))
        loop.settings.asks = asks
        ready(loop)
        walk(loop, scene, 3)
        before = len(done(scene))
        rig.press(loop, "OK")
        assert done(scene)[before] == THROW + 3


def test_a_card_just_taken_stays():
    loop, scene = table(state=position("C1,C2,C3,C4,C5,C6,C7,C8"))
    loop.settings.asks = "never"
    ready(loop)
    rig.press(loop, "RIGHT OK")
    ready(loop)
    before = len(done(scene))
    walk(loop, scene, scene.view.taken)
    assert scene.painter.notes[0] == "Taken: throw another one"
    rig.press(loop, "OK")
    assert len(done(scene)) == before
    assert scene.painter.notes[0] == "Taken: throw another one"


def test_a_card_taken_for_the_call_stays_too():
    for profile in BOARDS:
        loop, scene = table(profile, state=position("C5,S5,M5,C9,S9,C1,S1,C7", discards="M9"))
        ready(loop)
        rig.press(loop, "RIGHT OK")
        ready(loop)
        assert scene.controls.under_cursor() == 6
        assert "Ceki! " in scene.painter.notes[0]
        walk(loop, scene, scene.view.taken)
        assert scene.painter.notes == ["Taken: throw another one", "9 of myriads"]
        walk(loop, scene, 6)
        rig.press(loop, "OK OK")
        assert scene.view.called[0] == 2


def test_before_a_throw_a_card_is_to_be_taken():
    loop, scene = table(state=position("C1,C2,C3,C4,C5,C6,C7,C8"))
    ready(loop)
    before = len(done(scene))
    rig.press(loop, "DOWN OK")
    assert len(done(scene)) == before
    assert scene.painter.bar.last == "Take a card first"
    assert scene.controls.at == STOCK  # where OK draws one


def test_after_declining_the_status_says_what_a_call_would_wait_for():
    loop, scene = table(state=position(WAITING, options={"call": "ask"}))
    ready(loop)
    assert scene.painter.notes[0] == "Ceki! Then 1 wins: 10 left"


def test_a_question_ends_with_the_turn():
    for profile in BOARDS:
        state = position(WAITING, discards="M1", called=(0,), origin=DRAWN_THROWN)
        loop, scene = table(profile, state=state)
        ready(loop)
        assert scene.controls.asking == WIN
        scene.choose(DRAW)  # as from the menu
        assert scene.controls.asking < 0


def test_a_discard_that_wins_is_offered_and_may_be_left():
    for profile in BOARDS:
        for origin, points in ((DRAWN_THROWN, 45), (FROM_HAND, 90)):
            state = position(WAITING, discards="M1", called=(0,), origin=origin)
            loop, scene = table(profile, state=state)
            ready(loop)
            assert scene.controls.asking == WIN
            assert_paints_alike(loop, scene)
            rig.press(loop, "BACK")  # left lying, but it may still be taken
            assert scene.controls.asking < 0 and scene.controls.at == HEAP
            rig.press(loop, "OK")
            ready(loop)
            assert done(scene)[-1] == WIN and shown(loop) == "RoundEnd"
            assert scene.view.scores == [3 * points, -points, -points, -points]
            loop.scene.turn_to("scores")
            written = texts_of(loop.canvas)
            loop.scene.draw()
            assert t(ids.BILL_HAND) in written and t(ids.BILL_TOTAL) in written
            rig.press(loop, "RIGHT RIGHT LEFT OK")
            ready(loop)
            assert scene.view.round_no == 2


def test_a_win_is_shown_in_large_letters_with_its_points():
    for profile in BOARDS:
        for origin, options in ((DRAWN_THROWN, {}), (FROM_HAND, {}), (FROM_HAND, HANDS)):
            state = position(WAITING, discards="M1", called=(0,), origin=origin, options=options)
            loop, scene = table(profile, "fast", state=state)
            ready(loop)
            words = shouts_of(scene)
            scene.painter.show_notes("Ceki! 1 wins: 9 left", "")  # as after the throw that called
            rig.press(loop, "OK")
            ready(loop)
            assert done(scene)[-1] == WIN
            assert words == ["+%d" % scene.view.scores[0]]  # the match's first
            assert scene.painter.notes == ["", ""]  # the hand is over


def test_a_caller_only_draws_and_the_rest_is_automatic():
    loop, scene = table(state=position(WAITING, called=(0,)))
    ready(loop)
    assert scene.controls.legal == [DRAW]
    rig.press(loop, "OK")
    ready(loop)
    assert done(scene)[1] == DRAW and done(scene)[2] >= THROW


def test_the_cost_of_a_throw_is_shown_before_it():
    state = position(
        "C1,C2,C3,C4,C5,C6,C7,C8,M1", phase=THROWING, drawn=18, left=WAITING, called=(1,)
    )
    for profile in BOARDS:
        loop, scene = table(profile, state=state.copy())
        ready(loop)
        assert scene.controls.under_cursor() == 18
        said = scene.painter.notes[1]
        assert "If Mei wins: 9-57 points" in said, said
        walk(loop, scene, 0)
        assert "If Mei wins: 18-114 points" in scene.painter.notes[1]
        rig.press(loop, "OK")
        assert scene.painter.notes == ["Throw 1 of coins?", "If Mei wins: 18-114 points"]


def test_a_risky_throw_takes_ok_twice_unless_set_to_never():
    state = position(
        "C1,C2,C3,C4,C5,C6,C7,C8,M1", phase=THROWING, drawn=18, left=WAITING, called=(1,)
    )
    for asks, is_asked in (("all", True), ("risky", True), ("never", False)):
        for by_keys in (True, False):
            loop, scene = table(state=state.copy())
            loop.settings.asks = asks
            ready(loop)
            before = len(done(scene))
            if not by_keys:
                assert scene.controls.propose(THROW) == (NO_ACTION if is_asked else THROW)
                continue
            rig.press(loop, "OK")
            assert scene.controls.is_armed == is_asked
            if is_asked:
                assert len(done(scene)) == before
                assert scene.painter.notes[1].startswith("If Mei wins")
                rig.press(loop, "BACK")
                assert not scene.controls.is_armed and len(done(scene)) == before
                rig.press(loop, "OK LEFT")  # walking away is safe, too
                assert not scene.controls.is_armed and len(done(scene)) == before
                rig.press(loop, "RIGHT OK OK")
            assert len(done(scene)) > before


def test_how_the_hand_stands_is_said_as_fully_as_there_is_room_for():
    for hand, said, short in (
        ("C1,S1,C2,S2,C3,S3,M3,C9", "Ceki in 1. Helps: 1 2 (19 left)", "Ceki in 1: 1 2, 19 left"),
        (
            "C1,C2,C4,C5,C9,S9,RF,RF",
            "Ceki in 3. Helps: 1 2 4 5 9 \ue01c (55 left)",
            "Ceki in 3: 1 2 4 5 9 \ue01c",
        ),
        (
            "C1,S1,C3,S5,WF,RF,OT,OT",
            "Ceki in 3. Helps: 1 3 5 \ue01b \ue01c \ue01d (40 left)",
            "Ceki in 3: 1 3 5 \ue01b \ue01c \ue01d",
        ),
    ):
        for profile, note in ((rig.SQUARE, said), (rig.MONO, short)):
            loop, scene = table(profile, state=position(hand))
            ready(loop)
            assert scene.painter.notes[0] == note


def test_a_call_may_be_asked():
    for answer, action in (("OK", CALL), ("BACK", PASS)):
        state = position(WAITING, phase=CALLING, discards="S2", options={"call": "ask"})
        loop, scene = table(speed="fast", state=state)
        ready(loop)
        words = shouts_of(scene)
        assert scene.controls.asking == CALL
        rig.press(loop, answer)
        rig.run(loop, 2)
        assert done(scene)[1] == action
        assert words == (["Ceki!"] if action == CALL else [])


def test_everything_can_be_done_from_the_menu():
    for profile in BOARDS:
        loop, scene = table(profile, state=position("C1,C2,C3,C4,C5,C6,C7,C8"))
        ready(loop)
        rig.press(loop, "BACK")
        assert shown(loop) == "ActionMenu"
        labels = [item.label for item in loop.scene.rows.items]
        assert labels[0] == "Back to the table" and labels[1].startswith("Hint")
        assert labels[2:4] == ["Draw a card", "Take 2 of strings"]
        assert labels[4].startswith("See the discards")
        rig.press(loop, "DOWN DOWN DOWN DOWN OK")
        assert shown(loop) == "Discards"
        rig.press(loop, "BACK")
        assert shown(loop) == "Table"
        rig.press(loop, "BACK DOWN DOWN DOWN OK")
        ready(loop)
        assert done(scene)[-1] == TAKE
        rig.press(loop, "LEFT LEFT BACK DOWN DOWN OK")
        assert scene.controls.is_armed, "to throw the 2 that lay there asks: its pair would go"
        rig.press(loop, "LEFT BACK DOWN DOWN OK")
        assert done(scene)[2] >= THROW


def test_a_short_menu_hides_the_dots_that_asked_to_wait_for_it():
    hand = "C1,C2,C3,C4,C5,C6,C7,C8,C9"
    for profile in BOARDS + ("display_pack2", "waveshare_lcd114"):
        loop, scene = table(profile, state=position(hand, phase=THROWING, drawn=8))
        ready(loop)
        rig.press(loop, "BACK")
        assert shown(loop) == "ActionMenu"
        before = loop.canvas.crc()
        scene.draw()
        loop.scene.draw()
        assert loop.canvas.crc() == before, profile


def test_the_table_painted_bit_by_bit_is_the_one_painted_at_once():
    for profile, call in ((rig.SQUARE, "auto"), (rig.MONO, "ask"), ("display_pack", "ask")):
        loop = scene = None  # before the next table comes, this one goes
        loop, scene = table(profile, call=call)
        for _ in range(8):
            for keys in ("", "LEFT", "LEFT", "RIGHT"):
                rig.press(loop, keys)
                ready(loop)
                assert_paints_alike(loop, scene)
            play_on(loop, scene)
            ready(loop)
            if shown(loop) != "Table":
                break


def test_a_note_leaves_nothing_behind():
    for profile in BOARDS:
        loop, scene = table(profile)
        ready(loop)
        was = scene.painter.notes
        scene.painter.show_notes("Ç\ue01b\ue01c", "Ç\ue01dj")
        scene.painter.show_notes(*was)
        assert_paints_alike(loop, scene)


def test_a_long_heap_has_pages():
    discards = ",".join(["%s%d" % (suit, rank) for rank in range(1, 10) for suit in "CSM"] * 3)
    for profile, pages in ((rig.MONO, 3), (rig.SQUARE, 2)):
        loop, _ = table(profile, state=position("WF,WF,RF,RF,OT,OT", discards=discards))
        ready(loop)
        rig.press(loop, "F1")
        seen = []
        while shown(loop) == "Discards":
            seen.append(loop.canvas.crc())
            rig.press(loop, "OK")
        assert len(set(seen)) == len(seen) == pages
        rig.press(loop, "F1 BACK")
        assert shown(loop) == "Table"


def test_after_a_hand_everybody_s_cards_can_be_seen():
    for called, left, apart in (((0, 1), "C2,S2,M2,C4,S4,M4,C4,S4", 5), ((0,), "", 0)):
        state = position(WAITING, discards="M1", called=called, origin=DRAWN_THROWN, left=left)
        for profile in BOARDS:
            loop, scene = table(profile, state=state.copy())
            ready(loop)
            rig.press(loop, "OK")
            ready(loop)
            pages = len(scene.painter.layout.BILL_PAGES) + 1
            seen = []
            for _ in range(pages):
                seen.append(loop.canvas.crc())
                rig.press(loop, "RIGHT")
            assert len(set(seen)) == pages and loop.canvas.crc() == seen[0]
        result = scene.view.result
        assert results.parted(result, 0) == (result.hands[0], b"")
        held, laid = results.parted(result, 1)
        assert len(laid) == apart and sorted(held + laid) == sorted(result.hands[1])


def test_a_match_without_an_end_can_be_left_after_a_hand():
    state = position(
        WAITING, discards="M1", called=(0,), options={"hands": 0}, origin=DRAWN_THROWN
    )
    loop, scene = table(state=state, home=application.home)
    ready(loop)
    rig.press(loop, "OK")
    ready(loop)
    rig.press(loop, "BACK")
    rig.go_to(loop, t(ids.MENU_END))
    rig.press(loop, "OK")
    assert shown(loop) == "Ask"
    rig.press(loop, "BACK")
    assert shown(loop) == "RoundEnd"
    rig.press(loop, "BACK")
    rig.go_to(loop, t(ids.MENU_END))
    rig.press(loop, "OK OK")
    assert shown(loop) == "MatchEnd"
    assert done(scene)[-1] == LEAVE
    ready(loop)
    rig.press(loop, "OK")  # again
    assert shown(loop) == "NewMatch"
    rig.press(loop, "OK")
    ready(loop)
    other = loop.scene.match
    assert shown(loop) == "Table" and other is not scene.match
    assert (other.seats, other.log.options) == (scene.match.seats, scene.match.log.options)
    assert other.log.seed != scene.match.log.seed


def test_at_a_throw_the_count_says_that_it_is_without_the_card():
    state = position("C1,C2,C3,C4,C5,C6,C7,C8,M1", phase=THROWING, drawn=18)
    _, scene = table(state=state)
    before = list(status(scene.view, 18))
    assert before[-1].startswith("In ") and len(before) > 3
    assert all(text.startswith("Without it: ") for text in before[:-1])
    assert before[-2] == "Without it: " + before[-1]


def test_after_a_throw_the_count_is_that_of_the_hand():
    for left, keys in (([], "OK"), (WAITING, "OK OK")):  # the second one is asked about
        more = {"left": left, "called": (1,)} if left else {}
        state = position("C1,C2,C3,C4,C5,C6,C7,C8,M1", phase=THROWING, drawn=18, **more)
        loop, scene = table(speed="slow", state=state)
        ready(loop)
        walk(loop, scene, 0)
        assert scene.painter.notes[0].startswith("Without it: Ceki in ")
        rig.press(loop, keys)
        assert scene.painter.notes[0].startswith("Ceki in "), (keys, scene.painter.notes)


def test_a_ninth_card_that_is_not_to_be_thrown_yet_has_no_state():
    _, scene = tables.opened("ceki", {"players": 2}, ("human", "easy"), "0000000000000005")
    view = scene.view
    for face in (0, 1, 2, 3, 4, 5, 6, 7, 8):  # three suits of three ranks: eight of them would do
        view.hand[face] += 1
    for without in (-1, 0):
        assert list(status(view, without)) == [""]


def test_news_is_told_in_as_many_words_as_have_room():
    loop, scene = table(rig.MONO, state=position("C1,S1,C3,S5,WF,RF,OT,OT"))
    ready(loop)
    bar = scene.painter.bar
    first = ("Mei throws 4", "Mei throws 4", "Mei 4")
    for news, expected in (
        ((("Lim throws 8", "Lim throws 8", "Lim 8"),), ["Lim throws 8"]),
        ((first, ("Lim 9", "Lim 9")), ["Lim 9", "Mei throws 4"]),
        ((first, ("Lim draws", ""), ("Lim throws 8", "Lim 8")), ["Lim 8", "Mei throws 4"]),
        ((first, ("Lim takes, throws 8", "Lim 8")), ["Lim 8", "Mei throws 4"]),
        ((("Mei takes, throws 4", "Mei 4"), ("Lim: ceki!",)), ["Lim: ceki!", "Mei 4"]),
    ):
        bar.forget()
        for event in news:
            bar.add_event(*event)
        written = tables.texts_of(loop.canvas)
        bar.show_last(bar.last)
        found = [text for text in written if text in expected]
        # MicroPython's canvas measures a text by the call that writes it.
        assert found == expected or found[::2] == found[1::2] == expected, (news, written)
