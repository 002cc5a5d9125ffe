"""A round lasts as long as somebody plays it. Portable."""

from tests.app import rig
from tests.app.test_puzzle_table import opened

FRAME_MS = 33


def test_only_frames_at_the_table_with_the_light_on_count():
    loop, table = opened("koikoi")
    rig.press(loop, "OK")
    table.tick(table.loop.now_ms)
    now_ms = loop.now_ms
    table.played_ms = 0
    for step_ms, played_ms in (
        (FRAME_MS, FRAME_MS),
        (3_600_000, FRAME_MS),  # another scene had the screen, or the machine slept
        (FRAME_MS, 2 * FRAME_MS),
        (-500_000, 2 * FRAME_MS),  # the ticks of the clock have wrapped
        (FRAME_MS, 3 * FRAME_MS),
    ):
        now_ms += step_ms
        table.tick(now_ms)
        assert table.played_ms == played_ms, step_ms
    loop.settings.sleep = 5
    loop.power.tick(loop.now_ms + 3_600_000)
    assert loop.power.is_asleep
    table.tick(now_ms + FRAME_MS)
    assert table.played_ms == 3 * FRAME_MS
