"""How long a player waits: a deal, and a lap of the others, untouched and after taps on OK.

At normal speed, in the time of the application's clock. The bots' thinking does not count: with a
virtual clock a slice of it costs a frame.
"""

from app.table.director import READ_MS
from engine.koikoi.events import DEALT
from hal.contract import FRAME_MS, OK
from tests.app import tables
from tests.sample import sampled

GAMES = (
    ("okey", {}, ("human", "easy", "easy", "easy")),
    ("koikoi", {}, ("human", "easy")),
    ("ceki", {"players": 4}, ("human", "easy", "easy", "easy")),
)
DEAL_MS = 3000
LAP_MS = 3500
TAPPED_DEAL_MS = 300
TAPPED_LAP_MS = 600
SEEDS = ("0000000000000007", "0000000000000011", "0000000000000023")
SHARE = sampled(3, 1)  # of the seeds one in so many is tried: at each game another one


class Watch:
    """Counts the slices in which bots think."""

    def __init__(self, scene):
        self.slices = 0
        self._bot = scene.match.bot_thoughts
        scene.match.bot_thoughts = self._counted

    def _counted(self):
        bot = self._bot()
        return bot and self._thinking(bot)

    def _thinking(self, bot):
        while True:
            self.slices += 1
            try:
                next(bot)
            except StopIteration as end:
                return end.value
            yield


def waited(loop, scene, watch, is_tapped):
    """Return the milliseconds until the player is asked or the round is over, without thinking."""
    slices = watch.slices
    frames = 0
    while not scene.controls.legal and loop.scene is scene:
        tap(loop, scene, is_tapped)
        loop.frame()
        frames += 1
    return (frames - watch.slices + slices) * FRAME_MS


def tap(loop, scene, is_tapped):
    """Play on as a tap does, also over large letters."""
    if is_tapped and not scene.is_skipping:
        scene.key(OK, False)


def deal(game, options, seats, seed, is_tapped):
    """Return how long a deal takes, once it is known who begins."""
    loop, scene = tables.opened(game, options, seats, seed, speed="normal")
    while game == "koikoi" and scene.director.next_event[0] != DEALT:  # the lots are shown
        loop.frame()
    tap(loop, scene, is_tapped)
    began_ms = loop.now_ms
    while scene.director.is_busy:
        loop.frame()
    return loop.now_ms - began_ms


def lap(game, options, seats, seed, is_tapped):
    """Return how long the others take for their turns, from the player's last action on."""
    loop, scene = tables.opened(game, options, seats, seed, speed="instant")
    tables.ready(loop)
    loop.settings.speed = "normal"
    watch = Watch(scene)
    words = tables.shouts_of(scene)
    longest = 0
    for _ in range(8):
        if loop.scene is not scene:
            break
        seat_was = scene.view.to_act
        scene.choose(scene.view.legal[-1])
        while scene.view.to_act == seat_was and loop.waiting:
            scene.choose(scene.view.legal[-1])
        del words[:]
        spent_ms = waited(loop, scene, watch, is_tapped)
        if not is_tapped:
            spent_ms -= len(words) * READ_MS  # large letters are there to be read
        longest = max(longest, spent_ms)
        tables.ready(loop)
    return longest


def test_a_deal_is_quick():
    for number, case in enumerate(GAMES):
        for seed in list(SEEDS)[number % SHARE :: SHARE]:
            assert deal(*case, seed, False) <= DEAL_MS, case
            assert deal(*case, seed, True) <= TAPPED_DEAL_MS, case


def test_a_lap_is_quick():
    for number, case in enumerate(GAMES):
        others = len(case[2]) - 1
        for seed in list(SEEDS)[number % SHARE :: SHARE]:
            if others == 3:
                assert lap(*case, seed, False) <= LAP_MS, case
            assert lap(*case, seed, True) <= TAPPED_LAP_MS, case
