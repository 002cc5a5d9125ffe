"""The portable tests pass on the real MicroPython too, in a small heap."""

import pytest

from tests.host import micropython

# A Pico leaves a heap of 240wK: right for objects, twice too loose for bytes. The rest is
# for the code, which lies in this heap and on the chip in flash.
HEAP = "320wK"
# A chip with its panel's memory stands beside the whole application; or all three games are
# opened one after another, with the names of all their constants; or one game many times, with its
# code, which a chip leaves in flash. Or a chip's whole memory is in it, and a flash.
WITH_CHIP = {
    "tests.app.test_any_order": "640wK",
    "tests.app.test_glass": "960wK",
    "tests.app.test_okey_marks": "480wK",
    "tests.app.test_one_tap": "640wK",
    "tests.app.test_proposals": "960wK",
    "tests.app.test_application": "480wK",
    "tests.app.test_repeated_mistakes": "640wK",
    "tests.app.test_device": "640wK",
    "tests.app.test_new_match": "480wK",
    "tests.app.test_ceki_hint": "480wK",
    "tests.app.test_ceki_table": "480wK",
    "tests.app.test_frames": "480wK",
    "tests.app.test_guides": "640wK",
    "tests.app.test_key_budget": "640wK",
    "tests.app.test_hidden_hands": "960wK",
    "tests.app.test_illegal_choice": "480wK",
    "tests.app.test_last_moves": "640wK",
    "tests.app.test_koikoi_decision": "960wK",
    "tests.app.test_koikoi_help": "960wK",
    "tests.app.test_koikoi_hint": "480wK",
    "tests.app.test_koikoi_lamps": "960wK",
    "tests.app.test_koikoi_looks": "480wK",
    "tests.app.test_koikoi_table": "480wK",
    "tests.app.test_ending": "960wK",
    "tests.app.test_every_board": "480wK",
    "tests.app.test_every_glass": "960wK",
    "tests.app.test_portraits": "960wK",
    "tests.app.test_fair": "640wK",
    "tests.app.test_field": "480wK",
    "tests.app.test_ladder": "960wK",
    "tests.app.test_old_saves": "480wK",
    "tests.app.test_mistake": "640wK",
    "tests.app.test_newmatch": "960wK",
    "tests.app.test_okey_fan": "640wK",
    "tests.app.test_okey_finish": "640wK",
    "tests.app.test_okey_hint": "480wK",
    "tests.app.test_okey_slide": "480wK",
    "tests.app.test_okey_table": "480wK",
    "tests.app.test_own_puzzles": "640wK",
    "tests.app.test_passing": "480wK",
    "tests.app.test_pocket": "640wK",
    "tests.app.test_power": "480wK",
    "tests.app.test_practice": "480wK",
    "tests.app.test_puzzle_table": "640wK",
    "tests.app.test_replay": "640wK",
    "tests.app.test_review": "640wK",
    "tests.app.test_seasons": "960wK",
    "tests.app.test_sentences": "960wK",
    "tests.app.test_shelf": "640wK",
    "tests.app.test_snap": "960wK",
    "tests.app.test_statistics": "640wK",
    "tests.app.test_table_cues": "480wK",
    "tests.app.test_rules_book": "640wK",
    "tests.app.test_settings_screen": "640wK",
    "tests.app.test_rows_kept": "640wK",
    "tests.app.test_unloading": "480wK",
    "tests.app.test_wrong_files": "640wK",
    "tests.app.test_tiles_in_texts": "960wK",
    "tests.app.test_today": "960wK",
    "tests.app.test_told": "960wK",
    "tests.app.test_waiting": "480wK",
    "tests.hal.test_turned": "480wK",
    "tests.hal.test_xip_scan": "1920wK",
    "tests.hal.test_xip_block_map": "1920wK",
    "tests.hal.test_xip_names": "1920wK",
}


def modules():
    return [path[:-3].replace("/", ".") for path in micropython.portable_tests()]


@pytest.mark.parametrize("name", modules())
def test_a_portable_test_passes_on_micropython(name, compiled):
    heap = WITH_CHIP.get(name, HEAP)
    told = micropython.run_compiled(compiled, "tests.portable", name, heap=heap)
    print(told)
    words = told.split("\n")[-2].split(" ")
    assert words[1:] == ["passed,", "0", "failed"] and int(words[0]) > 0


def test_a_failing_test_is_noticed(compiled):
    """The runner itself: one test that fails, one that passes, and a module without any."""
    with pytest.raises(AssertionError, match="1 passed, 1 failed"):
        micropython.run_compiled(compiled, "tests.portable", "tests.host.failing", heap=HEAP)
    with pytest.raises(AssertionError, match="has no tests"):
        micropython.run_compiled(compiled, "tests.portable", "tests.engine.laws", heap=HEAP)
