"""A proposal is under the cursor: guided hands and hints, played by OK and the keys they name.

Portable. Each guided hand is played on some of the boards; on CPython LAWS=all plays it on all of
them in all languages, and more hints.
"""

from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.ceki.actions import DRAW as CEKI_DRAW
from engine.ceki.actions import THROW, WIN
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.actions import TAKE as CHOOSE
from engine.okey.actions import DISCARD, FINISH, TAKE
from engine.okey.phases import DISCARDING
from engine.rng import Rng
from hal.contract import ALL_KEY_NAMES, KEY_NAMES
from tests.app import rig
from tests.app.tables import opened, ready, shown
from tests.app.test_guides import guide, read
from tests.app.test_okey_table import WINNING, position, table
from tests.sample import ALL, sampled

BOARDS = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy", "picosystem")
CODES = [code for code in LANGUAGES if code not in OWN_LETTERS] if ALL else ("en",)
OKEY_SOURCE, OKEY_PILE = 24, 25
CEKI_STOCK, CEKI_HEAP = 20, 21


def press(loop, key):
    """Press a key, or what a board with few keys has for it."""
    longs = loop.board.longs
    held = [KEY_NAMES[one] for one, other in longs.items() if ALL_KEY_NAMES[other] == key]
    rig.press(loop, held[0] + ":long" if held else key)


def follow_okey(loop, table, action):
    controls = table.controls
    if controls.asking >= 0:
        rig.press(loop, "OK")
        return
    if action >= DISCARD:
        assert controls.under_cursor() == action - (FINISH if action >= FINISH else DISCARD)
        press(loop, "F2")
    else:
        assert controls.at == (OKEY_SOURCE if action == TAKE else OKEY_PILE)
    if controls.legal:
        rig.press(loop, "OK")


def follow_koikoi(loop, table, action):
    controls = table.controls
    if controls.asking < 0 and action not in (STOP, KOIKOI):
        assert controls.is_choosing or table.painter.hand.selected == controls.at
        wanted = action - (CHOOSE if action >= CHOOSE else PLAY)
        # A hint to play a card leaves open which of two it takes.
        assert controls.under_cursor() == wanted or (controls.is_choosing and action < CHOOSE)
    count = len(table.match.log.actions)
    taken = table.course.later(1) - CHOOSE if hasattr(table.course, "later") else None
    rig.press(loop, "OK")
    if taken is not None and controls.is_choosing and len(table.match.log.actions) == count:
        assert controls.under_cursor() == taken
        rig.press(loop, "OK")


def follow_ceki(loop, table, action):
    controls = table.controls
    if controls.asking < 0 and action < WIN:
        place = CEKI_STOCK if action == CEKI_DRAW else CEKI_HEAP
        if action >= THROW:
            place = table.painter.displayed.hand.find(bytes((action - THROW,)))
        assert controls.at == place
    rig.press(loop, "OK")
    if controls.is_armed:
        rig.press(loop, "OK")


FOLLOW = {"okey": follow_okey, "koikoi": follow_koikoi, "ceki": follow_ceki}


def test_a_lesson_is_played_by_what_it_proposes():
    for number, (game, follow) in enumerate(FOLLOW.items()):
        for profile in BOARDS if ALL else list(BOARDS)[number :: len(FOLLOW)]:
            for code in CODES:
                loop, scene = guide(game, profile, code)
                read(loop)
                moves = 0
                while shown(loop) == "Guide":
                    action = scene.course.proposed
                    count = len(scene.match.log.actions)
                    for _ in range(3):  # a throw may be asked about
                        if len(scene.match.log.actions) == count:
                            follow(loop, scene, action)
                            ready(loop)
                    assert scene.match.log.actions[count][1] == action, (game, profile, moves)
                    moves += 1
                    read(loop)
                assert shown(loop) == "RoundEnd" and moves > 3, (game, profile)


LESSONS = sampled(1, 6)  # of each game on each board


def test_a_lesson_proposes_to_the_end_of_the_hand():
    """Now and then another move is made, or taken back; the teacher goes on from there.

    On one board a game, with LAWS=all on each of them.
    """
    for turn, (game, follow) in enumerate(FOLLOW.items()):
        boards = BOARDS if ALL else BOARDS[3 * (turn % 2) :][:1]
        for number, profile in enumerate(boards * LESSONS):
            draw = Rng((7, 7, 7, number))
            loop, scene = guide(game, profile)
            strayed, decided = 0, 0
            read(loop)
            while shown(loop) == "Guide":
                decided += 1
                action = scene.course.proposed
                assert action in scene.view.legal, (game, profile, decided)
                others = [one for one in scene.view.legal if one != action]
                if others and draw.below(3) == 0:
                    strayed += stray(loop, scene, others[draw.below(len(others))], draw.below(2))
                else:
                    count = len(scene.match.log.actions)
                    for _ in range(3):  # a throw may be asked about
                        if len(scene.match.log.actions) == count:
                            follow(loop, scene, action)
                            ready(loop)
                    assert scene.match.log.actions[count][1] == action, (game, profile)
                read(loop)
            assert shown(loop) == "RoundEnd" and decided > 3, (game, profile, decided)


def stray(loop, scene, action, keeps):
    """Choose another move than the proposed one; return whether it was kept."""
    count = len(scene.match.log.actions)
    proposed = scene.course.proposed
    scene.choose(action)
    ready(loop)
    assert shown(loop) == "Lesson", "the teacher does not say what the move costs"
    while len(loop.scene.pages) > 1:
        rig.press(loop, "OK")
    rig.press(loop, "OK" if keeps else "BACK")
    ready(loop)
    if keeps:
        assert scene.match.log.actions[count][1] == action
        return True
    assert len(scene.match.log.actions) == count and scene.course.proposed == proposed
    return False


HINTED = ("waveshare_lcd13", "ssd1306_diy") + (BOARDS[1:3] if ALL else ())
DECISIONS = sampled(4, 200)  # of a match


def test_a_hint_is_done_by_the_keys_that_follow_it():
    for number, (game, follow) in enumerate(sorted(FOLLOW.items())):
        seats = ("human",) + ("easy",) * (1 if game == "koikoi" else 3)
        for profile in HINTED:
            seed = "%016x" % (0x40 + number)
            loop, scene = opened(game, {}, seats, seed, profile=profile)
            for _ in range(DECISIONS):
                ready(loop)
                while shown(loop) in ("RoundEnd", "MatchEnd"):
                    rig.press(loop, "OK")
                    ready(loop)
                if shown(loop) != "Table":
                    break
                hinted, done = do_hint(loop, scene, follow)
                assert hinted == done, (game, profile)


def do_hint(loop, scene, follow):
    """Ask for a hint, and do it by keys; return the action of the hint, and the one done."""
    scene.show_hint()
    ready(loop)
    action = loop.scene.action
    rig.press(loop, "BACK")
    ready(loop)
    count = len(scene.match.log.actions)
    for _ in range(3):
        if len(scene.match.log.actions) == count:
            follow(loop, scene, action)
            ready(loop)
    return action, scene.match.log.actions[count][1]


def test_a_hint_to_finish_leads_to_the_finish():
    for profile in BOARDS:
        loop, scene = table(state=position(WINNING, DISCARDING), profile=profile)
        ready(loop)
        rig.press(loop, "BACK")  # the question whether to finish
        assert scene.controls.asking < 0
        hinted, done = do_hint(loop, scene, follow_okey)
        assert hinted == done >= FINISH, profile
