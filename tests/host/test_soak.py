"""Random keys on MicroPython: nothing fails, and the heap ends where it began."""

import os

import pytest

from tools import soak
from tools.common import interpreter

WALKS = (("waveshare_lcd13", 1200), ("ssd1306_diy", 3000))


@pytest.mark.parametrize(("board", "keys"), WALKS)
def test_random_keys_cause_no_failure_and_leave_no_heap_behind(board, keys, shipped, tmp_path):
    binary = interpreter.micropython()
    if binary is None or os.uname().machine != "x86_64":
        pytest.skip("no micropython for x86-64")
    ((told, well),) = soak.soak(binary, shipped.parent, str(tmp_path), board, keys, [1])
    assert well, told
    found = dict(line.split(" ", 1) for line in told.split("\n") if line)
    assert int(found["keys"]) >= keys and "scene Table" in told and "failure" not in told
    first, before, after, most = map(int, found["heap"].split())
    assert 0 < first <= before <= most and after <= before + 4096


def test_a_heap_that_is_too_small_is_reported(shipped, tmp_path, monkeypatch):
    binary = interpreter.micropython()
    if binary is None or os.uname().machine != "x86_64":
        pytest.skip("no micropython for x86-64")
    monkeypatch.setattr(soak, "HEAP", "100wK")
    ((told, well),) = soak.soak(binary, shipped.parent, str(tmp_path), "ssd1306_diy", 300, [1])
    assert not well and "MemoryError" in told
