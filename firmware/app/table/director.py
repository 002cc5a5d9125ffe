"""Plays what has happened: one event after the other moves its pieces, then changes the table.

Each event is a generator that paints a step a frame. While pieces move, a frame allocates
nothing. `hurry` makes everything that is still to come happen at once.
"""

from app.core.animation import Animation, paced_ms

# How long things take at normal speed.
FLIGHT_MS = 220
GLANCE_MS = 120  # after a piece has been taken up
LOOK_MS = 300  # after one has been thrown
READ_MS = 900  # something in large letters


class Director:
    """Shows events on the table of a painter.

    painter   of the table
    me        the seat the picture is for
    player    the seat called "you", -1 if nobody is
    view      what `me` knows once the events added last have happened
    hurry     finish everything at once
    now_ms    the time of this frame

    A game's director brings `play` and `piece`, and in `cues` a dict of event code -> the cue of
    app/core/cues.py that is heard when the first piece has arrived.
    """

    cues = {}

    def __init__(self, table, w, h):
        """Play at `table`, whose painter is there; pieces that move are w by h pixels."""
        self.painter = table.painter
        self.me = table.me
        self.player = table.player
        self.view = table.view
        self.hurry = False
        self.now_ms = 0
        clock = table.loop.board.clock
        self.diff_ms = clock.diff_ms
        self.settings = table.loop.settings
        self.animation = Animation(self.painter.canvas, w, h, self.piece, clock.diff_ms)
        self._hear = table.loop.play
        self._cue = None  # of this event, not heard yet
        self._queue = []
        self._script = None

    # What a game brings.

    def play(self, event):
        """Return the generator that shows an event, and applies it to the painter's `shown`."""
        raise NotImplementedError

    def piece(self, kind, x, y):
        """Paint a piece that is on its way; `kind` is what `fly` was told."""
        raise NotImplementedError

    # The queue.

    @property
    def is_busy(self):
        """Whether there is something left to show."""
        return self._script is not None or len(self._queue) > 0

    def add(self, happened, view):
        """Show these events after those before; `view` is what is known then."""
        self._queue.extend(happened)
        self.view = view

    def tick(self, now_ms):
        """Move on; return whether anything is left to show."""
        self.now_ms = now_ms
        while self.is_busy:
            if self._script is None:
                event = self._queue.pop(0)
                self._cue = self.cues.get(event[0])
                self._script = self.play(event)
            try:
                next(self._script)
                return True
            except StopIteration:
                self._script = None
        self.hurry = False
        return False

    @property
    def is_instant(self):
        """Whether nothing moves, nor waits."""
        return self.settings.speed == "instant"

    @property
    def next_event(self):
        """The event to be shown after this one, None if it is not known yet."""
        return self._queue[0] if self._queue else None

    def paced(self, ms):
        """Return how long something takes that takes `ms` at normal speed."""
        return paced_ms(ms, self.settings.speed)

    # Steps for `play`, all of them generators.

    def wait(self, ms):
        """Let so much time pass, at normal speed."""
        ms = self.paced(ms)
        began_ms = self.now_ms
        while not self.hurry and self.diff_ms(self.now_ms, began_ms) < ms:
            yield

    def show(self):
        """Let what was painted get to the glass: the rest of it has a frame of its own."""
        if not (self.hurry or self.is_instant):
            yield

    def fly(self, kind, start, end, ms=FLIGHT_MS):
        """Move one piece from a place to another, both (x, y)."""
        self.animation.begin(self.now_ms)
        ms = self.paced(ms)
        self.animation.start(kind, start[0], start[1], end[0], end[1], ms)
        yield from self.moving()
        if self._cue:
            self._hear(self._cue)
            self._cue = None

    def moving(self):
        """Let the pieces move that were started."""
        animation = self.animation
        if self.is_instant:
            animation.clear()
        while animation.tick(self.now_ms):
            if self.hurry:
                animation.clear()
                return
            yield

    def banner(self, text):
        """Say something in large letters for a while."""
        if self.is_instant:
            return
        self.painter.prompt(text, "")
        yield from self.wait(READ_MS)
        self.painter.table()
        yield from self.show()
