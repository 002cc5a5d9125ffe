"""Opening a game, and a review of Koi-Koi, do not meet the end of the chip's stack.

MicroPython on a Pico raises RuntimeError at 7,936 bytes. On an emulated one (MicroPython 1.28) a
call took some 240 bytes and a module that is imported by another some 540; with the interpreter,
main.py and the file system below and above, opening Okey took 7,056 where this sum says 4,860.
"""

import subprocess
import sys

import pytest

from sim.command import ROOT
from tests.sample import sampled

LIMIT = 7936
MEASURED, SUMMED = 7056, 4860
SPARE = 300
MOST = LIMIT - SPARE - (MEASURED - SUMMED)
BEGIN = {"okey": "OK", "koikoi": "DOWN OK", "ceki": "DOWN DOWN OK READY BACK READY OK"}


@pytest.mark.parametrize("board", ["waveshare_lcd13", "ssd1306_diy"])
@pytest.mark.parametrize("game", BEGIN)
def test_the_stack_has_room_for_what_is_imported(game, board):
    keys = f"READY {BEGIN[game]} READY OK READY"
    deepest, chain = measured("--board", board, "--speed", "instant", "--script", keys)
    assert "opening" in chain or "app/table" in chain, "no game was opened"
    assert deepest <= MOST, chain


@pytest.mark.parametrize("board", sampled(["ssd1306_diy"], ["waveshare_lcd13", "ssd1306_diy"]))
def test_the_stack_has_room_for_a_review_of_koikoi(board):
    """Okey's engine calls a kernel on the chip, and Ceki's turns are shallow."""
    deepest, chain = measured("--replay", f"tests/sessions/review_koikoi_{board}.ses")
    assert deepest <= MOST, chain


def measured(*arguments):
    """Return the deepest stack of a run of the simulator, in bytes, and the calls on it."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.host.stack_script", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    deepest, _, chain = told.strip().split("\n")[-1].partition(" ")
    return int(deepest), chain
