"""Measures on a real board how long a player waits for a deal and for the other seats.

Runs on the board like chip.py: in the place of the application's start, with its loop and its
tables, at speed `normal`. tests/app/test_waiting.py does the same with a virtual clock. For each
wait it sends the line `wait WHAT US THOUGHT`:

    WHAT     "deal": from the first card to the last one; "lap": from the player's last action
             until the panel shows the cursor and keys act; "tapped" behind it: OK is tapped at
             its beginning
    US       how long it took
    THOUGHT  how much of that a bot thought while nothing moved, in us

The last line is `waited`.
"""

from hal.contract import OK
from tools.probe.chip import ticks_diff, ticks_us

_SEEDS = ("0000000000000007", "0000000000000011", "0000000000000023")
_OPTIONS = {"okey": {}, "koikoi": {}, "ceki": {"players": 4}}
_OTHERS = {"okey": 3, "koikoi": 1, "ceki": 3}
_LAPS = 4  # of a match
_MOST_FRAMES = 3000


class Held:
    """A board's keys, of which OK may be down."""

    def __init__(self):
        """Begin with no key down."""
        self.mask = 0

    def levels(self):
        return self.mask


class Watch:
    """Adds up the time in which bots think while nothing moves."""

    def __init__(self, scene):
        """Watch the bots of a table."""
        self.thought_us = 0
        self._director = scene.director
        self._bot = scene.match.bot
        scene.match.bot = self._watched

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

    board.keys = keys = Held()
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


def _until(loop, is_there):
    """Run frames until `is_there()`; return how long that took, in us."""
    begin = ticks_us()
    for _ in range(_MOST_FRAMES):
        if is_there():
            return ticks_diff(ticks_us(), begin)
        loop.frame()
    raise RuntimeError("this wait has no end")


def _deal(loop, keys, scene, game, is_tapped):
    """Report how long a deal takes, once it is known who begins; end it in any case."""
    if game == "koikoi":  # the lots are shown first
        from engine.koikoi.events import DEALT

        _until(loop, lambda: scene.director.next_event[0] == DEALT)
    keys.mask = is_tapped << OK
    spent = _until(loop, lambda: not scene.director.is_busy)
    keys.mask = 0
    print("wait", "deal tapped" if is_tapped else "deal", spent, 0)


def _laps(loop, keys, scene, is_tapped):
    """Report how long the others take for their turns, until the round is over at the latest."""
    watch = Watch(scene)

    def is_asked():
        is_shown = not loop.canvas.dirty_count
        return (len(scene.hand.legal) > 0 and is_shown) or loop.scene is not scene

    def is_ready():
        return loop.waiting or loop.scene is not scene

    for _ in range(_LAPS):
        _until(loop, is_ready)
        me = scene.view.to_act
        while loop.waiting and scene.view.to_act == me:
            scene.choose(scene.view.legal[-1])
        keys.mask = is_tapped << OK
        watch.thought_us = 0
        spent = _until(loop, is_asked)
        keys.mask = 0
        loop.frame()
        if loop.scene is not scene:
            return
        print("wait", "lap tapped" if is_tapped else "lap", spent, watch.thought_us)
