"""Moving pieces: where they are when, what they leave behind, and that they allocate nothing."""

from app.core.animation import Animation, SavedArea, paced_ms
from hal.canvas import Canvas
from tests.locked_heap import LockedHeap

W, H = 8, 6


def diff_ms(a, b):
    return a - b


class Stage:
    """A striped canvas with an animation, and where its pieces were painted."""

    def __init__(self, mono=False):
        self.canvas = Canvas(64, 48, mono)
        for y in range(0, 48, 3):
            self.canvas.hline(0, y, 64, 5)
        self.clean = self.canvas.crc()
        self.painted = []
        self.animation = Animation(self.canvas, W, H, self.paint, diff_ms)

    def paint(self, kind, x, y):
        self.canvas.rect(x, y, W, H, 1 + kind)
        self.painted.append((kind, x, y))


def test_a_piece_goes_from_place_to_place():
    stage = Stage()
    stage.animation.begin(1000)
    stage.animation.start(3, 0, 0, 40, 20, 200)
    assert stage.animation.tick(1000)
    assert stage.painted == [(3, 0, 0)]
    assert stage.animation.tick(1100)
    _, x, y = stage.painted[-1]
    assert 20 < x < 40 and 10 < y < 20  # more than half: it is slow at the end
    assert not stage.animation.tick(1200)
    assert not stage.animation.is_running


def test_a_moving_piece_leaves_no_trace():
    for mono in (False, True):
        stage = Stage(mono)
        stage.animation.begin(0)
        stage.animation.start(0, -4, -3, 60, 45, 100)
        stage.animation.start(1, 30, 40, -20, 2, 80, 10)
        for now in range(0, 120, 7):
            stage.animation.tick(now)
        assert not stage.animation.is_running
        assert stage.canvas.crc() == stage.clean


def test_a_skipped_movement_leaves_no_trace():
    stage = Stage()
    stage.animation.begin(0)
    stage.animation.start(0, 3, 3, 40, 30, 1000)
    stage.animation.start(1, 5, 5, 40, 30, 1000)
    stage.animation.tick(100)
    assert stage.canvas.crc() != stage.clean
    stage.animation.clear()
    assert stage.canvas.crc() == stage.clean and not stage.animation.is_running


def test_a_new_movement_works_after_the_buffers_are_freed():
    for mono in (False, True):
        stage = Stage(mono)
        for now in (0, 1000):
            stage.animation.begin(now)
            stage.animation.start(0, 0, 0, 40, 20, 100)
            stage.animation.start(1, 20, 10, 0, 30, 100)
            assert stage.animation.tick(now + 50) and stage.canvas.crc() != stage.clean
            stage.animation.free_buffers()
            assert not stage.animation.is_running and stage.canvas.crc() == stage.clean
            assert not stage.animation.tick(now + 60)


def test_a_delayed_piece_is_not_painted_before_it_starts():
    stage = Stage()
    stage.animation.begin(0)
    stage.animation.start(2, 10, 10, 50, 10, 100, 300)
    assert stage.animation.tick(299)
    assert stage.painted == [] and stage.canvas.crc() == stage.clean
    assert stage.animation.tick(300)
    assert stage.painted == [(2, 10, 10)]
    assert not stage.animation.tick(400)


def test_arrived_pieces_are_painted_once_below_moving_ones():
    stage = Stage()
    stage.animation.begin(0)
    stage.animation.start(1, 0, 0, 40, 30, 100)
    stage.animation.start(2, 0, 0, 40, 30, 100, 200)
    stage.animation.tick(100)
    assert stage.painted == [(1, 40, 30)]
    for now in (150, 240, 270):
        assert stage.animation.tick(now)
    assert [kind for kind, _, _ in stage.painted] == [1, 2, 2]
    assert not stage.animation.tick(300)
    assert stage.canvas.crc() == stage.clean


def test_more_pieces_than_there_is_room_for_are_left_out():
    stage = Stage()
    stage.animation.begin(0)
    for kind in range(9):
        stage.animation.start(kind, kind, 0, kind, 30, 100)
    stage.animation.tick(10)
    assert len(stage.painted) == 4


def test_at_speed_instant_nothing_moves():
    stage = Stage()
    stage.animation.begin(0)
    stage.animation.start(0, 0, 0, 40, 30, paced_ms(300, "instant"))
    assert not stage.animation.tick(0)
    assert stage.painted == []


def test_a_faster_speed_shortens_movements():
    ms = [paced_ms(200, speed) for speed in ("instant", "fast", "normal", "slow")]
    assert ms[0] == 0 and ms == sorted(ms) and ms[2] == 200
    assert paced_ms(200, "no such speed") == 200


def test_a_saved_area_is_restored_once():
    stage = Stage()
    area = SavedArea(stage.canvas, 9, 5)
    area.restore()
    area.save(58, 45)  # partly outside
    stage.canvas.rect(50, 40, 20, 20, 2)
    stage.canvas.rect(50, 40, 8, 8, 0)
    before = stage.canvas.crc()
    area.restore()
    after = stage.canvas.crc()
    assert after != before
    area.restore()
    assert stage.canvas.crc() == after


def test_moving_allocates_nothing():
    canvas = Canvas(64, 48)
    animation = Animation(canvas, W, H, lambda kind, x, y: canvas.rect(x, y, W, H, kind), diff_ms)
    animation.begin(0)
    animation.start(1, 0, 0, 40, 30, 300)
    animation.start(2, 40, 0, 0, 30, 300)
    tick = animation.tick
    with LockedHeap():
        for now in range(0, 363, 33):
            tick(now)
    assert not animation.is_running
