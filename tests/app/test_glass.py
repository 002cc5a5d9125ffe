"""The glass is the canvas: after every frame the panel shows what was painted. Portable.

A panel copies only the dirty rectangles, so whatever is painted without being marked is missing
on it. Random keys go to every game on every class of screens while others play and pieces move.
"""

from engine.rng import Rng
from tests.app.tables import opened, shown

SEATS = {"okey": 4, "koikoi": 2, "ceki": 4}
CLASSES = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
KEYS = (0, 0, 0, 1, 1, 2, 4, 8, 4, 8, 4, 8, 16, 16, 32, 64, 128)  # masks of logical keys
FRAMES = 600


def assert_shown(loop, when):
    panel = loop.board.display
    if bytes(panel.buffer) == bytes(loop.canvas.buffer):
        return
    shown, painted = bytes(panel.buffer), bytes(loop.canvas.buffer)
    at = [i for i in range(len(shown)) if shown[i] != painted[i]][0]
    w = loop.canvas.width if loop.canvas.mono else (loop.canvas.width + 1) // 2
    x, y = (at % w, at // w * 8) if loop.canvas.mono else (at % w * 2, at // w)
    raise AssertionError("%s: the glass differs from the canvas at %d, %d" % (when, x, y))


def play(game, profile, number, frames=FRAMES):
    """Press random keys while a match goes on; compare after each frame. Return scenes seen."""
    seats = ("human",) + ("easy",) * (SEATS[game] - 1)
    seed = "%016x" % (number * 97 + 5)
    loop, _ = opened(game, {}, seats, seed, profile=profile, speed="normal")
    rng = Rng((number, len(profile), len(game), 7))
    seen = set()
    for frame in range(frames):
        if not rng.below(3):
            loop.board.keys.down = KEYS[rng.below(len(KEYS))]
        loop.frame()
        name = shown(loop)
        assert name != "Failure", loop.scene.text
        seen.add(name)
        if name == "Scene":  # the match was left
            break
        assert_shown(
            loop, "%s on %s, match %d, frame %d, %s" % (game, profile, number, frame, name)
        )
    return seen


def test_keys_at_random_leave_nothing_on_the_glass():
    for game in SEATS:
        for number, profile in enumerate(CLASSES):
            play(game, profile, number)
