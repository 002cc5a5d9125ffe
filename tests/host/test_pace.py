"""Virtual time keeps step with real time; the wall clock is a fake."""

import pytest

from sim import pace


class Wall:
    """A clock on the wall, and a face that takes the time it is given."""

    def __init__(self):
        self.now_s = 100.0
        self.pumped = []
        self.slowness = 1

    def monotonic(self):
        return self.now_s

    def pump(self, seconds):
        self.pumped.append(seconds)
        self.now_s += seconds * self.slowness


@pytest.fixture
def wall(monkeypatch):
    wall = Wall()
    monkeypatch.setattr(pace.time, "monotonic", wall.monotonic)
    return wall


def test_a_sleep_lasts_as_long_for_both(wall):
    clock = pace.PacedClock(wall.pump, exact=False)
    for _ in range(10):
        clock.sleep_ms(33)
    assert clock.now_ms() == 330
    assert wall.now_s == pytest.approx(100.33)


def test_a_face_that_returns_early_is_asked_again(wall):
    wall.slowness = 0.5
    clock = pace.PacedClock(wall.pump, exact=False)
    clock.sleep_ms(64)
    assert wall.now_s >= 100.064 - 1e-6
    assert len(wall.pumped) > 3


def test_a_slow_frame_is_made_up_for_and_a_pause_is_not(wall):
    clock = pace.PacedClock(wall.pump, exact=False)
    wall.now_s += 0.05  # drawing took longer than the frame
    clock.sleep_ms(33)
    assert wall.pumped == [0.0]
    clock.sleep_ms(33)
    assert wall.now_s == pytest.approx(100.066)
    wall.now_s += 60
    clock.sleep_ms(33)
    clock.sleep_ms(33)
    assert wall.now_s == pytest.approx(160.066 + 0.033)


def test_a_bot_gets_what_is_left_of_the_frame(wall):
    clock = pace.PacedClock(wall.pump, exact=False)
    began = clock.now_ms()
    wall.now_s += 0.010
    assert clock.left_ms(began, 33) in (22, 23)
    wall.now_s += 0.030
    assert clock.left_ms(began, 33) < 0


def test_in_a_session_a_slice_costs_a_frame(wall):
    clock = pace.PacedClock(wall.pump, exact=True)
    assert clock.left_ms(clock.now_ms(), 33) == 0
