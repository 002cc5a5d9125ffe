"""A game's table under test: opened without the menu, played by its keys, watched while it moves.

Portable; the tests of every game's table share it.
"""

from app.core import games
from app.core.match import Match
from app.table.play import Play
from app.texts import catalog
from engine.seeds import Deal
from tests.app import rig
from tests.locked_heap import LockedHeap
from tools.probe.shown import shown as shown_by

BOARDS = (rig.SQUARE, rig.MONO)
_LOCKED_FRAMES = 5
_MOST_STEPS = 30


def opened(
    game,
    options,
    seats,
    seed,
    state=None,
    profile=rig.SQUARE,
    speed="instant",
    sound=None,
    lang="en",
    level="count",
    home=None,
    store=None,
):
    """Return the loop and the table of a match; `state`, one to decide in, replaces its deal.

    level: of help; home: as of rig.loop; store: where the match is kept
    """
    loop = rig.loop(rig.board(profile, store), home)
    loop.settings.speed = speed
    loop.settings.help = level
    loop.sound = sound or loop.sound
    catalog.use(lang)
    catalog.load("shell")
    match = Match(game, options, seats, Deal(seed, "0" * 16, "", ""), store)
    if state is not None:
        match.state = state
        match.is_placed = True
        match.log.actions.append((0, 0, None))  # so that nothing is dealt
    scene = games.table(game)(loop, Play(match))
    loop.reset(scene)
    loop.frame()
    return loop, scene


def ready(loop, frames=4000):
    """Let frames pass until the application waits for a key."""
    for _ in range(frames):
        if loop.waiting:
            return
        loop.frame()
    raise AssertionError("it never waits")


def texts_of(canvas):
    """Return a list to which every text is added that the canvas paints from now on."""
    written = []
    paint = canvas.text

    def text(font, x, y, words, ink):
        written.append(words)
        return paint(font, x, y, words, ink)

    canvas.text = text
    return written


def shouts_of(scene):
    """Return a list to which every word is added that is shown in very large letters."""
    words = []
    show = scene.director.shout

    def shout(word, text):
        words.append(word)
        return show(word, text)

    scene.director.shout = shout
    return words


def shown(loop):
    """Return the name of the scene on the screen, of a table that of its course if not Play."""
    return shown_by(loop.scene).__name__


def done(scene):
    """Return the actions of the match so far."""
    return [action for _, action, _ in scene.match.log.actions]


def play_match(loop, scene, play_on, check, most=2000):
    """Play a match by keys to the screen after its end; return the names of the scenes in order.

    play_on(): press keys that lead on; check(): called whenever the table waits for a key; most:
    how often to press.
    """
    seen = []
    for _ in range(most):
        ready(loop)
        if not seen or seen[-1] != shown(loop):
            seen.append(shown(loop))
        if shown(loop) == "Scene":
            break
        if shown(loop) == "Table":
            check()
        play_on()
    assert seen[-2:] == ["MatchEnd", "Scene"], seen
    assert scene.match.state.outcome() is not None
    return seen


def assert_paints_alike(loop, scene):
    """A picture painted bit by bit is the same as one painted at once."""
    bit_by_bit = loop.canvas.crc()
    scene.draw()
    assert loop.canvas.crc() == bit_by_bit


def walk(loop, scene, wanted):
    """Move the cursor to a piece of this kind or face."""
    for _ in range(_MOST_STEPS):
        if scene.controls.under_cursor() == wanted:
            return
        rig.press(loop, "RIGHT")
    raise AssertionError("the cursor does not get there")


def assert_idles_without_allocating(loop):
    """Let frames pass with the heap locked; the scene waits for a key."""
    ready(loop)
    loop.frame()
    with LockedHeap():
        for _ in range(_LOCKED_FRAMES):
            loop.frame()
