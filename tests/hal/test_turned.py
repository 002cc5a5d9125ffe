"""A board that is turned upside down: its picture and its directions turn with it."""

import tests.hal.glass  # noqa: F401 - first, while there is a block large enough for it
from app.core import theme
from engine.rng import Rng
from hal import keymap
from hal.contract import DOWN, LEFT, RIGHT, UP
from tests.hal.lent import COLOUR, ONE_BIT
from tests.hal.scribble import scribble
from tests.hal.test_boards import inked, made, profiles


def test_a_board_that_is_turned_shows_the_picture_the_other_way_round():
    for profile in profiles():
        board, chip = made(profile)
        canvas = ONE_BIT if board.mono else COLOUR
        upright = profile.PANEL["rotation"]
        rng = Rng((len(profile.NAME), 1, 8, 0))
        for is_turned in (True, True, False):
            board.turn(is_turned)
            scribble(canvas, rng, 9)
            canvas.touch_all()
            board.display.show(canvas)
            rotation = upright ^ (2 if is_turned else 0)
            if not board.mono:
                found = chip.glass.differing(canvas, theme.PALETTE, rotation)
            elif "size" in profile.PANEL:
                found = chip.glass.differing(inked(canvas), theme.PALETTE, rotation)
            else:
                found = chip.glass.differing(canvas, rotation)
            assert found is None, (profile.NAME, is_turned, found)


def test_on_a_turned_board_the_directions_are_those_of_the_picture():
    opposite = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
    for profile in profiles():
        board, chip = made(profile)
        before = dict(board.labels)
        key, pin = keymap.key_pins(profile)[0]
        chip.presses = [(pin, 0, 1000)]
        assert board.keys.levels() == 1 << key
        board.turn(True)
        assert board.keys.levels() == 1 << key, "a key that is down stays what it was"
        chip.presses = []
        assert board.keys.levels() == 0
        for key, pin in keymap.key_pins(profile):
            chip.presses = [(pin, 0, 1000)]
            turned = opposite.get(key, key)
            assert board.keys.levels() == 1 << turned, (profile.NAME, pin)
            # A key keeps its printed label; an arrow is turned with the board.
            if before[key] not in "▲▼◀▶":
                assert board.labels[turned] == before[key]
            else:
                assert board.labels[key] == before[key]
            chip.presses = []
        board.turn(False)
        assert board.keys.levels() == 0 and board.labels == before
