"""Sorting slides the tiles to their places in 150 ms. Portable."""

from engine.okey.phases import DISCARDING
from hal.contract import FRAME_MS
from tests.app import rig
from tests.app.tables import BOARDS, assert_paints_alike, ready
from tests.app.test_okey_table import position, table
from tests.locked_heap import LockedHeap

_SLIDE_MS = 150
HAND = (0, 14, 28, 1, 15, 29, 2, 16, 30, 5, 20, 33, 41, 45, 51)


def sliding(profile, speed):
    """Return loop and scene of a table whose rack has just been sorted."""
    loop, scene = table(profile, speed, position(HAND, DISCARDING))
    rig.press(loop, "F1")
    ready(loop)
    before = bytes(scene.painter.rack.slots)
    rig.press(loop, "F1")  # from groups to pairs
    assert bytes(scene.painter.rack.slots) != before
    return loop, scene


def test_after_a_slide_the_rack_is_as_if_painted_at_once():
    for profile in BOARDS:
        for speed in ("normal", "instant"):
            loop, scene = sliding(profile, speed)
            frames = 0
            while scene.controls.is_moving:
                loop.frame()
                frames += 1
            assert frames * FRAME_MS <= _SLIDE_MS and bool(frames) == (speed == "normal")
            assert_paints_alike(loop, scene)


def test_a_key_ends_the_slide_and_does_its_work():
    for profile in BOARDS:
        loop, scene = sliding(profile, "slow")
        assert scene.controls.is_moving
        at = scene.controls.at
        rig.press(loop, "LEFT")
        assert not scene.controls.is_moving and scene.controls.at != at
        assert_paints_alike(loop, scene)
        rig.press(loop, "F1 F1")
        ready(loop)
        assert_paints_alike(loop, scene)


def test_a_sliding_frame_allocates_nothing():
    for profile in BOARDS:
        scene = sliding(profile, "slow")[1]
        with LockedHeap():
            scene.painter.paint_sliding_hand(scene.controls.slide.origins, 99)
