"""The sheet with every screen of a language."""

import pytest
from PIL import Image, ImageChops

from sim.launcher import read_session
from tools import frames, sheets
from tools.play import pupil


def test_a_session_is_played_in_another_language():
    name = "stats_ssd1306_diy"
    own = read_session(frames.path_of(name)).launch["lang"]
    same, none = sheets.screens(name, own)
    turkish, failure = sheets.screens(name, "tr")
    assert own != "tr" and none is None and failure is None
    assert [screen.mark for screen in same] == [screen.mark for screen in turkish] != []
    for screen, other in zip(same, turkish):
        recorded = Image.open(f"{frames.FRAMES}/{name}/{screen.mark}.png").convert("RGB")
        assert not _differ(screen.image, recorded)
        assert _differ(screen.image, other.image)


def test_a_script_that_fails_in_a_language_is_told_in_a_sentence(monkeypatch):
    monkeypatch.setattr(sheets.replay, "perform", lambda *_: (None, "it waited too long"))
    assert sheets.screens("stats_ssd1306_diy", "tr") == (
        [],
        "stats_ssd1306_diy: it waited too long",
    )


def test_a_sheet_has_every_screen():
    taken = [sheets.Screen(str(n), Image.new("RGB", (240, 135), (n, 0, 0))) for n in range(1, 20)]
    drawn = sheets.sheet(taken)
    assert {(n, 0, 0) for n in range(1, 20)} <= {colour for _, colour in drawn.getcolors(1 << 16)}


def test_all_pages_of_the_rules_and_the_guided_hand_are_there():
    taken = sheets.pages("ceki", "ssd1306_diy", "de")
    marks = [screen.mark for screen in taken]
    rules = [mark for mark in marks if "rules" in mark]
    guide = [mark for mark in marks if "guide" in mark]
    assert rules == [f"ceki rules {at}" for at in range(1, len(rules) + 1)]
    assert guide == [f"ceki guide {at}" for at in range(1, len(guide) + 1)]
    assert marks == rules + guide and len(rules) >= 7 and len(guide) >= 16  # pages, steps
    assert len({screen.image.tobytes() for screen in taken}) == len(taken)


@pytest.mark.parametrize("board", sheets.BOARDS)
def test_the_rules_are_read_with_the_keys_of_every_board(board):
    assert len(pupil.rules("ceki", board)) >= 7


def _differ(one, other):
    return ImageChops.difference(one, other).getbbox() is not None
