"""A proposal is under the cursor: each guided hand, played by OK and the keys that it names.

Portable. On CPython LAWS=all plays them in all languages.
"""

import os

from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.ceki.actions import DRAW as CEKI_DRAW
from engine.ceki.actions import THROW, WIN
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.actions import TAKE as CHOOSE
from engine.okey.actions import DISCARD, FINISH, TAKE
from hal.contract import HELD_NAMES, KEY_NAMES
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_guides import guide, read

BOARDS = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy", "picosystem")
ALL = hasattr(os, "environ") and os.environ.get("LAWS") == "all"
CODES = [code for code in LANGUAGES if code not in OWN_LETTERS] if ALL else ("en",)
OKEY_SOURCE, OKEY_PILE = 24, 25
CEKI_STOCK, CEKI_HEAP = 20, 21


def press(loop, key):
    """Press a key, or what a board with few keys has for it."""
    longs = loop.board.longs
    held = [KEY_NAMES[one] for one, other in longs.items() if HELD_NAMES[other] == key]
    rig.press(loop, held[0] + ":long" if held else key)


def follow_okey(loop, scene, action):
    hand = scene.table.hand
    if hand.asking >= 0:
        rig.press(loop, "OK")
        return
    if DISCARD <= action < FINISH:
        assert hand.under_cursor() == action - DISCARD
        press(loop, "F2")
    else:
        assert hand.at == (OKEY_SOURCE if action == TAKE else OKEY_PILE)
    if hand.legal:
        rig.press(loop, "OK")


def follow_koikoi(loop, scene, action):
    hand = scene.table.hand
    if hand.asking < 0 and action not in (STOP, KOIKOI):
        assert scene.painter.selected == hand.at
        wanted = action - (CHOOSE if action >= CHOOSE else PLAY)
        assert hand.under_cursor() == wanted
    count = len(scene.match.record.actions)
    taken = scene.match.later(1) - CHOOSE
    rig.press(loop, "OK")
    if hand.is_choosing and len(scene.match.record.actions) == count:
        assert hand.under_cursor() == taken
        rig.press(loop, "OK")


def follow_ceki(loop, scene, action):
    hand = scene.table.hand
    if hand.asking < 0 and action < WIN:
        place = CEKI_STOCK if action == CEKI_DRAW else CEKI_HEAP
        if action >= THROW:
            place = scene.painter.displayed.hand.find(bytes((action - THROW,)))
        assert hand.at == place
    rig.press(loop, "OK")
    if hand.is_armed:
        rig.press(loop, "OK")


FOLLOW = {"okey": follow_okey, "koikoi": follow_koikoi, "ceki": follow_ceki}


def test_a_lesson_is_played_by_what_it_proposes():
    for game, follow in FOLLOW.items():
        for profile in BOARDS:
            for code in CODES:
                loop, scene = guide(game, profile, code)
                read(loop)
                moves = 0
                while shown(loop) == "Guide":
                    action = scene.match.proposed
                    count = len(scene.match.record.actions)
                    for _ in range(3):  # a throw may be asked about
                        if len(scene.match.record.actions) == count:
                            follow(loop, scene, action)
                            ready(loop)
                    assert scene.match.record.actions[count][1] == action, (game, profile, moves)
                    moves += 1
                    read(loop)
                assert shown(loop) == "RoundEnd" and moves > 3, (game, profile)
