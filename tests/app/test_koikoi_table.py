"""The Koi-Koi table played by its keys, on colour and on one bit."""

from app.core import cues, theme
from app.core.modules import drop
from app.core.screens import CLASSES
from app.core.settings import TABS
from app.koikoi import words
from app.koikoi.displayed import BESIDE, EMPTY
from engine.koikoi import cards, events, yaku
from engine.koikoi.actions import KOIKOI, PASS, PLAY, STOP, TAKE
from engine.koikoi.options import PRESETS
from engine.koikoi.phases import CHOOSING_TURNED, DECLARING
from tests.app import rig, tables
from tests.app.koikoi_tables import MOON, deciding, play_on, position, table
from tests.app.tables import (
    BOARDS,
    assert_paints_alike,
    done,
    play_match,
    ready,
    shouts_of,
    shown,
    texts_of,
)


def test_a_whole_match_by_keys_on_both_boards():
    played = []
    for profile in BOARDS:
        loop, scene = table(profile, rounds=3)

        def check(loop=loop, scene=scene):
            displayed, view = scene.painter.displayed, scene.view
            assert displayed.hand == view.hand
            assert sorted(c for c in displayed.slots if c != EMPTY) == sorted(view.field)
            assert_paints_alike(loop, scene)

        seen = play_match(loop, scene, lambda loop=loop: play_on(loop), check, 400)
        assert seen.count("RoundEnd") == 3
        played.append(done(scene))
    assert played[0] == played[1]  # the same keys play the same match on either


def test_every_preset_gets_to_the_next_month():
    for _, settings in PRESETS:
        loop, scene = table(rig.MONO, **settings)
        told = texts_of(loop.canvas)
        for _ in range(100):
            ready(loop)
            if scene.view.round_no > 1:
                break
            play_on(loop)
        assert scene.view.round_no == 2 and "Next month" in told


def test_bots_play_a_match_that_is_watched():
    loop, scene = table(rig.MONO, seats=("medium", "easy"), rounds=3)
    for _ in range(20000):
        loop.frame()
        if shown(loop) == "MatchEnd":
            break
    assert shown(loop) == "MatchEnd" and len(scene.view.history) == 3


# A hand of which 0 (crane) meets two cards, 4 (warbler) one, and 8 (curtain) none.
OWN = bytes((0, 4, 8))
FIELD = bytes((1, 2, 5, 12))


def test_of_two_cards_the_player_takes_the_one_that_is_chosen():
    for keys, taken in (("OK OK", 1), ("OK RIGHT OK", 2), ("OK BACK OK LEFT OK", 2)):
        loop, scene = table(state=position(OWN, FIELD))
        ready(loop)
        assert scene.controls.under_cursor() == 0
        before = len(done(scene))
        rig.press(loop, keys)
        assert done(scene)[before : before + 2] == [PLAY, TAKE + taken]


def test_with_one_match_or_none_no_choice_is_asked():
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
        seen.append(scene.controls.under_cursor())
    assert seen == [4, 0]


def test_the_turned_card_asks_too():
    state = position((8, 20), (0, 1, 12), pending=2, turned=2, phase=CHOOSING_TURNED)
    loop, scene = table(state=state)
    ready(loop)
    assert scene.painter.displayed.open_card == 2 and scene.painter.displayed.open_slot == BESIDE
    rig.press(loop, "RIGHT OK")
    assert TAKE + 1 in done(scene)


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


class Listener:
    """Takes the place of app.core.sound: notes the cues it is to play."""

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
    assert shown(loop) == "RoundEnd" and sound.heard == [cues.CALLED, cues.WON]
    loop, _ = table(state=position(OWN, FIELD), sound=sound)
    ready(loop)
    sound.heard.clear()
    rig.press(loop, "RIGHT OK")
    ready(loop)
    # For each the card that is played, and the one that is turned; some of them capture.
    snaps = sum([sound.heard.count(cue) for cue in (cues.SNAP, cues.SNAP_BRIGHT)])
    assert sound.heard.count(cues.DRAWN) == 2 and sound.heard[-1] == cues.TURN
    assert snaps == sound.heard.count(cues.TAKEN) > 0
    assert sound.heard.count(cues.LAID) + snaps >= 2


def test_koi_koi_plays_on():
    loop, scene = table(state=deciding())
    ready(loop)
    rig.press(loop, "RIGHT OK")
    assert KOIKOI in done(scene)
    ready(loop)
    assert shown(loop) == "Table" and scene.painter.displayed.calls == [1, 0]


def test_a_stop_and_a_call_are_shown_in_very_large_letters():
    for profile in BOARDS:
        for keys, word in (("LEFT OK", "+5"), ("RIGHT OK", "Koi-koi")):
            loop, scene = table(profile, "fast", state=deciding())
            ready(loop)
            words = shouts_of(scene)
            rig.press(loop, keys)
            ready(loop)
            assert words[:1] == [word]


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
        labels = [item.label for item in loop.scene.rows.items]
        key = " (B…)" if profile == rig.MONO else ""  # said here where the table has no room
        assert labels[0] == "Back to the table" and labels[1].startswith("Hint")
        assert labels[2:4] == ["Stop: +5", "Koi-koi"]
        assert labels[4] == "All yaku" + key
        assert labels[5] == "Look at the table" + key.replace("B", "A")
        assert labels[6] == "Look at the card"
        rig.press(loop, "DOWN DOWN DOWN DOWN DOWN OK")
        assert scene.controls.panel.is_aside
        rig.press(loop, "OK BACK")
        rig.press(loop, "DOWN DOWN DOWN OK")
        assert KOIKOI in done(scene)
        loop, scene = table(profile, state=position(OWN, FIELD))
        ready(loop)
        rig.press(loop, "BACK DOWN DOWN OK")
        assert PLAY in done(scene)
        ready(loop)
        rig.press(loop, "BACK")
        labels = [item.label for item in loop.scene.rows.items]
        assert not labels[0].startswith("Last moves"), "a card is told with what it takes"
        assert labels[2] == "Take poetry ribbon (1)" or "Play" in labels[2]


def test_how_cards_tell_their_month_is_set_in_the_menu_and_kept():
    loop, scene = table()
    ready(loop)
    rig.press(loop, "BACK")
    labels = [item.label for item in loop.scene.rows.items]
    rig.press(loop, "DOWN " * labels.index("Months") + "RIGHT")
    assert loop.settings.tabs == "name"
    assert scene.painter.cards.tabs == TABS.index("name")
    assert type(loop.settings)(loop.board.store).tabs == "name"


def test_a_capture_and_a_yaku_are_told_in_words():
    def told(event, player, new=()):
        return list(words.fuller_texts(event, player, ("Ada", "Nil"), new))

    capture = (events.CAPTURED, 1, bytes((29, cards.MOON)))
    assert told(capture, 0) == ["Nil takes moon with geese (8)"], "a card has one name"
    assert told(capture, 1)[:1] == ["You take moon with geese (8)"]
    three = (events.CAPTURED, 1, bytes((31, 29, cards.MOON, 30)))
    assert told(three, 0)[:1] == ["Nil takes moon and 2 more with plain (8)"]
    new = yaku.made(MOON, table()[1].view.options)
    assert told((events.MADE, 1, 5), 0, new) == ["Nil: Moon Viewing! 5"]
    assert told((events.MADE, 1, 5), 1, new) == ["Moon Viewing! 5"]
    assert not told((events.ROUND_STARTED, 12, 1), 0)


def test_captured_cards_are_named_where_the_bar_has_room():
    for profile in (rig.SQUARE, rig.MONO, "display_pack", "display_pack2"):
        loop = scene = None  # before the next table comes, this one goes
        for other in CLASSES:
            drop("app.koikoi." + other)
        loop, scene = table(profile)
        ready(loop)
        scene.painter.bar.forget()
        said = scene.director.text_of((events.CAPTURED, 1, bytes((29, cards.MOON))))
        month = words.month_text(29, loop.canvas)
        assert said == "Aki takes moon with geese " + month, profile
        layout = scene.painter.layout
        long = scene.director.text_of((events.CAPTURED, scene.viewer, bytes((1, 2, 3, 0))))
        assert layout.FONT.width(long) <= layout.LAST[2] - 4
        # A card that captures at once is told once, by what it takes.
        turned = (events.TURNED, 1, 29)
        capture = (events.CAPTURED, 1, bytes((29, cards.MOON)))
        assert scene.director.texts_of([turned, capture]) == [said]
        assert len(scene.director.texts_of([turned])) == 1


def test_the_last_two_moves_can_be_read_at_the_player_s_decisions():
    """At all of them on high screens, and at four in five on 240x135."""
    for profile, share in ((rig.SQUARE, 1), ("display_pack2", 1), ("display_pack", 0.8)):
        loop = scene = None
        for other in CLASSES:
            drop("app.koikoi." + other)
        loop, scene = table(profile, rounds=3)
        count = readable = 0
        while shown(loop) != "MatchEnd":
            ready(loop)
            painter = scene.painter
            if loop.scene is scene and len(painter.bar.history) > 1:
                readable += _has_ink(loop.canvas, painter.layout.LAST, theme.SKY)
                count += 1
            rig.press(loop, "OK")
        assert count > 10 and readable >= share * count, (profile, readable, count)


def _has_ink(canvas, place, ink):
    """Return whether an ink is in a place: the bar shows the event before the last one in SKY."""
    x, y, w, h = place
    pixel = canvas.frame_buffer.pixel
    return any(pixel(i, j) == ink for j in range(max(y, 0), y + h) for i in range(x, x + w))


def test_the_event_before_the_last_is_said_in_as_few_words_as_it_must():
    drop("app.koikoi.low")
    loop, scene = table("display_pack")
    ready(loop)
    painter = scene.painter
    painter.bar.is_asked = False
    briefs = ("Aki takes butterflies (6)", "Aki takes (6)")
    for last, expected in (
        ("Aki: koi-koi!", briefs[0]),
        ("Turned: poetry ribbon (1)", briefs[1]),
    ):
        painter.bar.add_event("Aki takes butterflies with blue ribbon (6)", *briefs)
        written = tables.texts_of(loop.canvas)
        painter.bar.add_event(last)
        assert written[-1] == expected


def test_a_capture_is_told_once_and_leaves_room_for_the_event_before():
    before = "Aki takes poetry ribbon with animal (3)"
    for brief, said, card in (
        ("Aki takes butterflies (6)", "You take poetry ribbon ", 1),
        ("Aki: (3)", "You take poetry ribbon with crane ", 0),
    ):
        drop("app.koikoi.wide")
        loop, scene = table("display_pack2", state=position((0, 4), (1, 12)))
        ready(loop)
        said += words.month_text(card, loop.canvas)
        scene.painter.bar.forget()
        scene.painter.bar.add_event(before, brief)
        rig.press(loop, "OK")
        ready(loop)
        history = scene.painter.bar.history
        assert history[:2] == [before, said]
        assert len([text for text in history if text.startswith("You take")]) == 1
