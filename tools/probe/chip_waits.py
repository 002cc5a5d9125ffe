"""Measures on a real board how long a player waits for a deal and for the other seats.

Runs on the board like chip.py: in the place of the application's start, with its loop and its
tables, at speed `normal`. tests/app/test_waiting.py does the same with a virtual clock. For each
wait it sends the line `wait WHAT US THOUGHT`:

    WHAT     "deal": from the first card to the last one; "lap": from the player's last action
             until the panel shows the cursor and keys act; "tapped" behind it: OK is tapped at
             its beginning, and again after large letters, which end the skipping
    US       how long it took
    THOUGHT  how much of that a bot thought while nothing moved, in us

The last line is `waited`.
"""

from hal.contract import OK
from tools.probe.chip import ticks_diff, ticks_us

_SEEDS = tuple("%016x" % number for number in (7, 0x11, 0x23, 0x31, 0x43, 0x57))
_OPTIONS = {"okey": {}, "koikoi": {}, "ceki": {"players": 4}}
_OTHERS = {"okey": 3, "koikoi": 1, "ceki": 3}
_LAPS = 2  # of a match
_TAPPED_LAPS = 8  # of a match; a 95th percentile needs many
_TAP = 2  # frames that OK is down
_MOST_FRAMES = 3000


class Taps:
    """A board's keys, of which OK is tapped."""

    def __init__(self):
        """Begin with no key down."""
        self._left = 0  # frames until OK is up, and was up for as long

    def levels(self):
        """Return the keys that are down; the loop asks once a frame."""
        if self._left:
            self._left -= 1
        return (self._left >= _TAP) << OK

    def tap(self):
        """Put OK down in the next frame, unless it is being tapped."""
        self._left = self._left or 2 * _TAP


class Watch:
    """Adds up the time in which bots think while nothing moves."""

    def __init__(self, scene):
        """Watch the bots of a table."""
        self.thought_us = 0
        self._director = scene.director
        self._bot = scene.match.bot_thoughts
        scene.match.bot_thoughts = self._watched

    def _watched(self):
        bot = self._bot()
        return bot and self._thinking(bot)

    def _thinking(self, bot):
        choice = None
        while choice is None:
            begin = ticks_us()
            try:
                next(bot)
            except StopIteration as end:
                choice = end.value
            if not self._director.is_busy:
                self.thought_us += ticks_diff(ticks_us(), begin)
            if choice is None:
                yield
        return choice


def waits(board, game, level):
    """Report the waits of some matches against bots of a level."""
    from app import application

    board.keys = keys = Taps()
    loop = application.begin(board)
    for seed in _SEEDS:
        for is_tapped in (False, True):
            scene = _opened(loop, game, level, seed)
            _deal(loop, keys, scene, game, is_tapped)
            _laps(loop, keys, scene, is_tapped)
    print("waited")


def _opened(loop, game, level, seed):
    """Return the table of a new match, which the previous frame has shown first."""
    loop.settings.speed = "normal"
    _begin(loop, game, level, seed)
    loop.frame()
    return loop.scene


def _begin(loop, game, level, seed):
    from app.shell import opening
    from engine.games import HUMAN
    from engine.seeds import known

    seats = (HUMAN,) + (level,) * _OTHERS[game]
    opening.begin(loop, game, _OPTIONS[game], seats, known(seed), keep=False)


def _until(loop, is_there, tap=None):
    """Run frames until `is_there()`; return how long that took, in us.

    tap: None, or a function to call before every frame in which nothing is skipped
    """
    begin = ticks_us()
    for _ in range(_MOST_FRAMES):
        if is_there():
            return ticks_diff(ticks_us(), begin)
        if tap and not loop.scene.is_skipping:
            tap()
        loop.frame()
    raise RuntimeError("this wait has no end")


def _deal(loop, keys, scene, game, is_tapped):
    """Report how long a deal takes, once it is known who begins; end it in any case."""
    if game == "koikoi":  # the lots are shown first
        from engine.koikoi.events import DEALT

        _until(loop, lambda: scene.director.next_event[0] == DEALT)
    spent = _until(loop, lambda: not scene.director.is_busy, is_tapped and keys.tap)
    print("wait", "deal tapped" if is_tapped else "deal", spent, 0)


def _laps(loop, keys, scene, is_tapped):
    """Report how long the others take for their turns, until the round is over at the latest."""
    watch = Watch(scene)

    def is_asked():
        is_shown = not loop.canvas.dirty_count
        return (len(scene.controls.legal) > 0 and is_shown) or loop.scene is not scene

    def is_ready():
        return loop.waiting or loop.scene is not scene

    laps = 0
    while laps < (_TAPPED_LAPS if is_tapped else _LAPS):
        _until(loop, is_ready)
        if loop.scene is not scene:
            return
        scene.choose(scene.view.legal[-1])
        is_lap = scene.view.to_act != scene.player  # else it is another decision of this turn
        watch.thought_us = 0
        spent = _until(loop, is_asked, is_lap and is_tapped and keys.tap)
        loop.frame()
        if loop.scene is not scene:
            return
        if is_lap:
            print("wait", "lap tapped" if is_tapped else "lap", spent, watch.thought_us)
            laps += 1
