"""A deal's code is typed on the board of letters within a minute with six keys, two with four."""

from app.shell import typing_screen
from app.shell.typing_screen import Typing
from app.texts import catalog
from app.texts.shell import ids
from engine import seeds
from engine.rng import Rng
from hal.contract import UP
from tests.app import rig

FOUR = "display_pack"
SIX = "ssd1306_diy"
A_SECOND = 4  # presses that a player makes without hurry
CODES = 12
_COUNT = 36  # keys on the board of letters
_COLUMNS = 9


def route(at, to, has_rows):
    """Return the shortest way from one letter to another, as names of keys; both wrap around."""
    best = ["RIGHT"] * _COUNT
    for rows in range(-2, 3) if has_rows else (0,):
        columns = (to - at - rows * _COLUMNS) % _COUNT
        columns -= _COUNT if columns > _COUNT // 2 else 0
        keys = ["DOWN" if rows > 0 else "UP"] * abs(rows)
        keys += ["RIGHT" if columns > 0 else "LEFT"] * abs(columns)
        if len(keys) < len(best):
            best = keys
    return best


def presses(code, profile):
    """Type a code with a board's keys, and accept it; return how many presses that takes."""
    loop = rig.loop(rig.board(profile))
    catalog.use("en")
    catalog.load("shell")
    told = []

    def check(text):
        seeds.seed_of(text)  # raises ValueError

    loop.reset(Typing(ids.SEED, "", seeds.CODE_LENGTH, check, told.append, ids.CODE_HELP))
    loop.frame()
    has_rows = UP in loop.board.labels
    at = count = 0
    for sign in code:
        to = typing_screen._SIGNS.find(sign)
        keys = route(at, to, has_rows) + ["OK"]
        rig.press(loop, " ".join(keys))
        count += len(keys)
        at = to
    keys = route(at, _COUNT - 1, has_rows) + ["OK"]
    rig.press(loop, " ".join(keys))
    assert told == [code]
    return count + len(keys)


def longest(profile):
    """Return the most presses that one of several codes takes."""
    rng = Rng((3, 1, 4, 1))
    codes = [
        seeds.code_of("%04x%04x%04x%04x" % tuple([rng.below(0x10000) for _ in range(4)]))
        for _ in range(CODES)
    ]
    counts = [presses(code.replace("-", ""), profile) for code in codes]
    print(profile, "presses:", min(counts), "to", max(counts))
    return max(counts)


def test_a_code_is_typed_within_a_minute_with_six_keys():
    assert longest(SIX) <= 60 * A_SECOND


def test_a_code_is_typed_within_two_minutes_with_four_keys():
    assert longest(FOUR) <= 120 * A_SECOND
