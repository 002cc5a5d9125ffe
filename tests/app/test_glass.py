"""Two rules for every picture, under random keys. Portable.

The glass is the canvas: after every frame the panel shows what was painted. A panel copies only
the dirty rectangles, so whatever is painted without being marked is missing on it.

The picture is the state: a scene at rest that is painted anew, from nothing, is the same picture.

Keys go to every game on every class of screens while others play and pieces move, and to the
application from its menu on. On CPython LAWS=all plays more of them.
"""

from app import application
from app.texts import catalog
from engine.rng import Rng
from tests.app import rig
from tests.app.tables import opened, shown
from tests.sample import sampled

SEATS = {"okey": 4, "koikoi": 2, "ceki": 4}
CLASSES = ("waveshare_lcd13", "display_pack2", "display_pack", "ssd1306_diy")
LANGUAGES = ("en", "tr", "de", "fr", "it", "es", "pt", "ms")
KEYS = (0, 0, 0, 1, 1, 2, 4, 8, 4, 8, 4, 8, 16, 16, 32, 64, 128)  # masks of logical keys
FRAMES = sampled(250, 500)
MATCHES = sampled(1, 20)


def where(canvas, one, other):
    """Return the first place where two pictures of a canvas differ, None if they are equal."""
    if one == other:
        return None
    at = next(i for i in range(len(one)) if one[i] != other[i])
    if canvas.mono:
        return at % canvas.width, at // canvas.width * 8
    stride = (canvas.width + 1) // 2
    return at % stride * 2, at // stride


def assert_shown(loop, when):
    """Compare the glass with the canvas, unless something was painted after it was sent."""
    if loop.canvas.dirty_count:
        return
    found = where(loop.canvas, bytes(loop.board.display.buffer), bytes(loop.canvas.buffer))
    assert not found, "%s: the glass differs from the canvas at %s" % (when, found)


def assert_painted_alike(loop, when):
    """Paint the scene anew, and compare it with what was there."""
    canvas = loop.canvas
    before = bytes(canvas.buffer)
    canvas.fill(5)
    loop.scene.draw()
    if loop.power.is_low:
        loop.power.draw(canvas)
    found = where(canvas, before, bytes(canvas.buffer))
    assert not found, "%s: painted anew it differs at %s" % (when, found)


def play(loop, rng, what, frames=FRAMES):
    """Press random keys and look at each frame; return the names of the scenes that were seen."""
    seen = set()
    rested = False
    for frame in range(frames):
        if not rng.below(3):
            loop.board.keys.down = KEYS[rng.below(len(KEYS))]
        loop.frame()
        name = shown(loop)
        assert name != "Failure", loop.scene.text
        if name == "Scene":  # the match was left
            break
        seen.add(name)
        when = "%s, frame %d, %s" % (what, frame, name)
        assert_shown(loop, when)
        rests = loop.waiting and not loop.board.keys.down
        rests = rests and not [scene for scene in loop.below if not scene.waiting]
        if rests and not rested:
            assert_painted_alike(loop, when)
        rested = rests
    return seen


def test_tables_under_random_keys():
    for game in SEATS:
        for number in range(len(CLASSES) * MATCHES):
            profile = CLASSES[number % len(CLASSES)]
            lang = LANGUAGES[(number + len(game)) % len(LANGUAGES)]
            seats = ("human",) + ("easy",) * (SEATS[game] - 1)
            seed = "%016x" % (number * 97 + 5)
            speed = ("normal", "instant", "fast")[number % 3]
            loop, _ = opened(game, {}, seats, seed, profile=profile, speed=speed, lang=lang)
            rng = Rng((number, len(profile), len(game), 7))
            play(loop, rng, "%s, %s, %s, match %d" % (game, profile, lang, number))


def test_the_application_under_random_keys():
    for number in range(len(CLASSES) * MATCHES):
        profile = CLASSES[number % len(CLASSES)]
        loop = application.begin(rig.board(profile))
        loop.settings.speed = "instant"
        loop.settings.language = LANGUAGES[number % len(LANGUAGES)]
        catalog.use(loop.settings.language, loop.canvas.mono)
        loop.home()
        rng = Rng((number, 3, 2, 1))
        seen = play(loop, rng, "%s, application %d" % (profile, number), 3 * FRAMES)
        assert len(seen) > 3, seen
