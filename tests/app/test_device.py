"""From reset to a match on a whole device: boot, loop and drivers, down to the glass."""

import tests.hal.glass  # noqa: F401 - first, while there is a block large enough for it
from app import application
from app.core import theme
from app.fonts import small
from hal.boards.live import run as live
from hal.boards.live.boot import Boot
from hal.boards.live.profiles import load
from hal.contract import BACK, LEFT, OK
from hal.keymap import key_pins
from tests.app import rig
from tests.hal.chip import Chip


class Stop(BaseException):
    """The test has seen enough."""


class Device(Chip):
    """A chip that stops the code when its time is over."""

    limit_ms = 0

    def sleep_ms(self, ms):
        Chip.sleep_ms(self, ms)
        if self.now_ms > self.limit_ms:
            raise Stop()


def run(name, taps, limit_ms):
    """Run the application on a device with taps of (logical key, at ms); return chip, board."""
    profile = load(name)
    pins = dict(key_pins(profile))
    chip = Device(profile, [(pins[key], at_ms, at_ms + 90) for key, at_ms in taps])
    chip.limit_ms = limit_ms
    store = rig.empty_store("device")
    store.write("board", store.root + "/board", name.encode(), "wb")
    boards = []

    def application_on(board):
        board.entropy = lambda: b"12345678"  # the same deal every time
        boards.append(board)
        application.run(board)

    try:

        def boot():
            return Boot(theme.PALETTE, small.FONT, chip, chip, store.root)

        live.run(boot, application_on)
        raise AssertionError("it ended by itself")
    except Stop:
        pass
    return chip, boards[0]


def glass_differs(chip, canvas):
    if canvas.mono:
        return chip.glass.differing(canvas, 0)
    return chip.glass.differing(canvas, theme.PALETTE, chip.profile.PANEL["rotation"])


def test_the_menu_stands_on_the_glass_and_is_lit():
    for name in ("ssd1306_diy", "display_pack"):
        chip, board = run(name, (), 600)
        assert type(board.loop.scene).__name__ == "Menu"
        assert glass_differs(chip, board.loop.canvas) is None
        assert chip.light() in (None, 65535) and chip.shorts == []
        del chip, board  # the next one needs their room


def test_keys_lead_to_a_match_and_it_is_kept():
    for name, answer in (("ssd1306_diy", (OK,)), ("display_pack", (LEFT, LEFT))):
        keys = (OK, BACK) + answer + (OK,)
        chip, board = run(name, [(key, 600 + 200 * i) for i, key in enumerate(keys)], 16400)
        assert type(board.loop.scene).__name__ == "Table"
        assert glass_differs(chip, board.loop.canvas) is None
        assert board.store.journal("okey").exists()
        del chip, board


def test_the_light_goes_out_and_a_key_brings_it_back():
    for name in ("ssd1306_diy", "display_pack"):
        chip, board = run(name, ((OK, 600),), 122000)
        assert chip.light() == (None if name == "ssd1306_diy" else 0)
        if name == "ssd1306_diy":
            assert not chip.glass.on
        del chip, board
        chip, board = run(name, ((OK, 600), (BACK, 800), (BACK, 121000)), 121500)
        assert type(board.loop.scene).__name__ == "NewMatch", "the key that wakes does no more"
        assert glass_differs(chip, board.loop.canvas) is None
        assert chip.light() in (None, 65535)
        del chip, board
