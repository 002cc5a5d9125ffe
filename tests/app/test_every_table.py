"""The table of every game: it moves and waits without allocating, is skipped, and is watched."""

from app.texts.table import ids
from engine.games import GAMES
from hal.contract import BACK
from tests.app import rig, tables
from tests.app.tables import BOARDS, assert_idles_without_allocating, ready, shown
from tests.app.test_replay import OPTIONS
from tests.locked_heap import LockedHeap

SEED = "0000000000000007"
LOCKED_FRAMES = 5
SKIPPED_MS = 8000


def table(game, profile=rig.SQUARE, speed="instant", is_watched=False):
    """Return the loop and the table of a match."""
    options, seats = OPTIONS[game]
    seats = ("easy",) * len(seats) if is_watched else seats
    return tables.opened(game, options, seats, SEED, profile=profile, speed=speed)


def test_moving_pieces_allocate_nothing():
    for game in GAMES:
        for profile in BOARDS:
            loop, scene = table(game, profile, "slow")
            animation = scene.director.animation
            for _ in range(300):
                loop.frame()
                if animation.is_running:
                    break
            assert animation.is_running
            tick = scene.tick
            clock = loop.board.clock
            frames = 0
            with LockedHeap():
                while animation.is_running and frames < LOCKED_FRAMES:
                    clock.sleep_ms(33)
                    tick(clock.now_ms())
                    loop.canvas.clear_dirty()
                    frames += 1
            assert frames == LOCKED_FRAMES, (game, profile)


def test_scenes_that_wait_allocate_nothing():
    for game in GAMES:
        loop, _ = table(game)
        assert_idles_without_allocating(loop)
        for keys in ("F1", "BACK F2", "BACK BACK"):
            rig.press(loop, keys)
            assert_idles_without_allocating(loop)


def test_a_key_skips_what_is_being_shown():
    for game in GAMES:
        loop, _ = table(game, speed="slow")
        rig.run(loop, 30)
        assert not loop.waiting
        began_ms = loop.board.clock.now_ms()
        for _ in range(60):
            if loop.waiting:
                break
            rig.press(loop, "OK")
        ready(loop, 10)
        assert loop.board.clock.now_ms() - began_ms < SKIPPED_MS, game


def test_watching_offers_only_the_menu():
    for game in GAMES:
        for profile in BOARDS:
            loop, scene = table(game, profile, "normal", is_watched=True)
            rig.run(loop, 20)
            rig.press(loop, "OK LEFT F1 F2 BACK")
            for _ in range(3000):
                if shown(loop) != "Table":
                    break
                loop.frame()
            assert shown(loop) == "ActionMenu", (game, profile)
            rig.press(loop, "BACK")
            assert loop.scene is scene and scene.player < 0
            hints = scene.controls.key_hints_now()
            assert hints == [(None, ids.WATCHING), (BACK, ids.KEY_MENU)], (game, profile)
