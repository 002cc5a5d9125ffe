"""Keys: tables of (levels, time) against the events they must give."""

from hal.keys import LONG, Keys

UP, DOWN, LEFT, RIGHT, OK, BACK = range(6)
B_UP, B_OK, B_BACK = 1 << UP, 1 << OK, 1 << BACK


def diff_ms(a, b):
    return a - b


def wrapping_diff_ms(a, b):
    return (a - b + 512) % 1024 - 512


def play(steps, long_mask=0, diff=diff_ms):
    """Feed (levels, now) pairs; return the list of (now, event)."""
    keys = Keys(diff)
    events = []
    for levels, now in steps:
        keys.update(levels, now, long_mask)
        event = keys.next_event()
        while event >= 0:
            events.append((now, event))
            event = keys.next_event()
    return events


def test_a_press_gives_one_event_at_once():
    assert play([(B_OK, 0), (B_OK, 33), (0, 66), (0, 99)]) == [(0, OK)]


def test_bounces_within_20_ms_are_one_press():
    steps = [(B_OK, 0), (0, 2), (B_OK, 4), (0, 9), (B_OK, 19), (B_OK, 30), (0, 100), (B_OK, 105)]
    assert play(steps + [(0, 110), (0, 140)]) == [(0, OK)]


def test_a_tap_shorter_than_the_deaf_time_is_released_after_it():
    assert play([(B_OK, 0), (0, 10), (0, 25), (B_OK, 50)]) == [(0, OK), (50, OK)]


def test_directions_repeat_after_350_then_every_90():
    steps = [(B_UP, now) for now in range(0, 640, 10)] + [(0, 640), (0, 1000)]
    again = UP + LONG
    assert play(steps) == [(0, UP), (350, again), (440, again), (530, again), (620, again)]


def test_other_keys_do_not_repeat():
    assert play([(B_OK, now) for now in range(0, 2000, 33)]) == [(0, OK)]


def test_a_long_key_gives_a_short_press_on_release():
    assert play([(B_BACK, 0), (B_BACK, 200), (0, 499)], B_BACK) == [(499, BACK)]


def test_a_long_key_gives_a_long_press_at_500_ms_and_none_on_release():
    steps = [(B_BACK, 0), (B_BACK, 499), (B_BACK, 500), (B_BACK, 900), (0, 1000)]
    assert play(steps, B_BACK) == [(500, BACK + LONG)]


def test_a_long_direction_does_not_repeat():
    assert play([(B_UP, now) for now in range(0, 1500, 50)], B_UP) == [(500, UP + LONG)]


def test_two_keys_in_one_frame_give_two_events():
    assert play([(B_UP | B_OK, 0)]) == [(0, UP), (0, OK)]


def test_forget_silences_what_is_held():
    keys = Keys(diff_ms)
    keys.update(B_BACK | B_UP, 0, B_BACK)
    keys.forget()
    for now in range(33, 1200, 33):
        keys.update(B_BACK | B_UP, now, B_BACK)
        assert keys.next_event() == -1
    keys.update(0, 1300, B_BACK)
    assert keys.next_event() == -1
    keys.update(B_UP, 1400, B_BACK)
    assert keys.next_event() == UP


def test_kind_of_key_is_settled_when_it_goes_down():
    keys = Keys(diff_ms)
    keys.update(B_OK, 0, 0)
    assert keys.next_event() == OK
    keys.update(B_OK, 600, B_OK)
    assert keys.next_event() == -1
    keys.update(0, 700, B_OK)
    assert keys.next_event() == -1


def test_a_wrapping_clock_does_no_harm():
    steps = [(B_BACK, 1000), (B_BACK, (1000 + 499) % 1024), (B_BACK, (1000 + 501) % 1024)]
    assert play(steps, B_BACK, wrapping_diff_ms) == [((1000 + 501) % 1024, BACK + LONG)]


def test_a_long_press_gives_the_key_that_the_board_maps_it_to():
    keys = Keys(lambda a, b: a - b, {OK: 6})
    for held_ms, expected in ((300, [OK]), (600, [6])):
        happened = []
        for now_ms in range(0, 800, 10):
            keys.update(1 << OK if now_ms < held_ms else 0, now_ms, 1 << OK)
            event = keys.next_event()
            if event >= 0:
                happened.append(event)
        assert happened == expected


def test_a_key_that_stands_for_an_unused_key_gives_its_event_at_once():
    keys = Keys(diff_ms, {OK: 7})
    keys.update(B_OK, 0, 0, 1 << BACK)
    assert keys.next_event() == OK and not keys.pending
    keys.update(0, 100, 0)
    keys.update(B_OK, 200, 0, 1 << 7)
    assert keys.next_event() == -1 and keys.pending == B_OK


def test_a_key_is_held_after_300_ms_until_a_question_comes():
    keys = Keys(diff_ms)
    for now, expected in ((0, False), (290, False), (300, True), (900, True)):
        keys.update(B_OK, now, 0)
        assert keys.is_held(OK) == expected
    keys.drop()
    keys.update(B_OK, 930, 0)
    assert keys.is_held(OK)
    keys.forget()
    keys.update(B_OK, 960, 0)
    assert not keys.is_held(OK)
    keys.update(0, 1000, 0)
    keys.update(B_OK, 1100, 0)
    keys.update(B_OK, 1500, 0)
    assert keys.is_held(OK)
