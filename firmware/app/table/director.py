"""Shows events one after the other: moves the pieces of an event, then changes the table.

Each event is shown by a generator that paints one step a frame. While pieces move, a frame
allocates nothing. While `is_skipping`, all events are finished at once, up to the next large
letters or question.
"""

from app.core import theme
from app.core.animation import Animation, paced_ms
from app.table import panels

# How long things take at normal speed.
FLIGHT_MS = 220
GLANCE_MS = 120  # after a piece has been taken up
LOOK_MS = 300  # after one has been thrown
READ_MS = 900  # something in large letters
_POINTS_MS = 350  # points on their way to a name


class Director:
    """Shows events with the table's painter.

    painter   the table's painter
    viewer    the seat the picture is for
    you       the seat that texts call "you", -1 if bots alone play
    view      view of `viewer` after the events added last
    is_skipping    whether to finish everything at once, until `stop_skipping`
    now_ms    the time of this frame
    speech    what the people say, an app.table.speech.Speech; None if nobody says anything
    spoken    the sentence that one of them says of the latest event, "" for none

    A game's director implements `play`, `piece` and `text_of`. Its `cues` is a dict of event
    code -> cue of app/core/cues.py. The cue is played when the event's first pieces have arrived,
    or with its word in large letters. Its `moves` are the codes of the events that a seat causes:
    that is the event's first value.
    """

    cues = {}
    moves = ()
    spoken = ""

    def __init__(self, table, w, h):
        """Show events of `table`, whose painter exists; moving pieces are w by h pixels."""
        self.painter = table.painter
        self.viewer = table.viewer
        self.you = table.you
        self.speech = table.speech
        self.view = table.view
        self.is_skipping = False
        self.now_ms = 0
        clock = table.loop.board.clock
        self.diff_ms = clock.diff_ms
        self.settings = table.loop.settings
        self._pieces = Animation(self.painter.canvas, w, h, self.piece, clock.diff_ms)
        self.animation = self._pieces  # what moves now: these, or points or petals in between
        self.play_cue = table.loop.play
        self._cue = None  # cue of this event that has not been played yet
        self._queue = []
        self._script = None
        self._is_title = False

    # What a game implements.

    def play(self, event):
        """Return a generator that shows an event and applies it to the painter's `displayed`."""
        raise NotImplementedError

    def piece(self, kind, x, y):
        """Paint a moving piece at (x, y); `kind` is the value given to `fly`."""
        raise NotImplementedError

    def follow(self, event):
        """Apply an event to the painter's `displayed` at once, without showing it."""
        self.painter.displayed.apply(event)

    def tell(self, event):
        """Say an event in the bar; return what was said, or None."""
        said = self.text_of(event)
        if said:
            self.painter.bar.add_event(said, *self.briefs_of(event))
        self.note_turn(event)
        return self.speak(event) or said

    def moment_of(self, event):
        """Return the seat that may say something of an event, and the moment; None for nobody."""
        return None

    def speak(self, event):
        """Let one of the people say a sentence of an event; return it, "" for none."""
        self.spoken = ""
        if self.speech:
            moment = self.moment_of(event)
            painter = self.painter
            bar = painter.bar
            if moment and self.settings.talk and not bar.sentence:
                words = self.speech.words(moment[0], moment[1], painter.displayed.round_no)
                if words:
                    bar.add_sentence(painter.names[words[0]], words[1])
                    self.spoken = bar.sentence
        return self.spoken

    def note_turn(self, event):
        """Let the news at the player's next decision begin after the player's last action."""
        if event[0] in self.moves and event[1] == self.you:
            self.painter.bar.has_acted()

    def briefs_of(self, event):
        """Return an event in fewer and fewer words, a tuple; the fewest may be none: see Bar."""
        return ()

    def awaits_more(self):
        """Return whether the last queued event is told together with one still to come."""
        return False

    def text_of(self, event):
        """Return an event in words for the player, None if it needs no words."""
        raise NotImplementedError

    def texts_of(self, happened):
        """Return a list of events in words, without those that need no words."""
        return [text for text in [self.text_of(event) for event in happened] if text]

    # The queue.

    @property
    def is_busy(self):
        """Whether an event is being shown or is queued."""
        return self._script is not None or len(self._queue) > 0

    def add(self, happened, view):
        """Queue a list of events; `view` is the view after them."""
        self._queue.extend(happened)
        self.view = view

    def forget(self):
        """Drop the event that is being shown and all queued ones; the caller repaints."""
        self.animation.clear()
        self.animation = self._pieces
        self._queue = []
        self._script = None
        self._is_title = False
        self.is_skipping = False

    def retrace(self, actions):
        """Follow and tell the events of a round. actions: an iterable of lists of events."""
        for happened in actions:
            self._queue.extend(happened)
            while len(self._queue) > 1 or (self._queue and not self.awaits_more()):
                self._follow_next()
        while self._queue:
            self._follow_next()

    def _follow_next(self):
        event = self._queue.pop(0)
        self.tell(event)
        self.follow(event)

    def tick(self, now_ms):
        """Show the next step; return whether anything is left to show."""
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
        return False

    def stop_skipping(self):
        """Skip no longer: the player is to see what comes now."""
        self.is_skipping = False
        self.painter.catch_up()

    @property
    def is_instant(self):
        """Whether the speed setting leaves out movements and pauses."""
        return self.settings.speed == "instant"

    @property
    def next_event(self):
        """The next event of the queue, None if the queue is empty."""
        return self._queue[0] if self._queue else None

    def paced(self, ms):
        """Return the duration at the set speed of something that takes `ms` at normal speed."""
        return paced_ms(ms, self.settings.speed)

    # Steps for `play`, all of them generators.

    def wait(self, ms):
        """Wait for `ms`, scaled by the set speed."""
        ms = self.paced(ms)
        began_ms = self.now_ms
        while not self.is_skipping and self.diff_ms(self.now_ms, began_ms) < ms:
            yield

    def show(self):
        """End this frame, so that what was painted is displayed before the next step."""
        if not (self.is_skipping or self.is_instant):
            yield

    def fly(self, kind, start, end, ms=FLIGHT_MS):
        """Move one piece from `start` to `end`, both (x, y)."""
        self.animation.begin(self.now_ms)
        ms = self.paced(ms)
        self.animation.start(kind, start[0], start[1], end[0], end[1], ms)
        yield from self.moving()

    def fly_points(self, text, end):
        """Move points, such as "+5", in a small plate from the middle of the table to `end`."""
        if self.is_instant:
            return
        canvas = self.painter.canvas
        layout = self.painter.layout
        font = layout.FONT_PROMPT
        w = font.width(text) + 8
        h = font.cap + 8

        def paint(_, x, y):
            self.painter.scenery.plate(canvas, x, y, w, h, True)
            canvas.text(font, x + 4, y + 4 - font.top, text, theme.INK)

        left, top, width, height = layout.TABLE
        start = (left + (width - w) // 2, top + (height - h) // 2)
        self.animation = Animation(canvas, w, h, paint, self.diff_ms, capacity=1)
        yield from self.fly(0, start, end, _POINTS_MS)

    def moving(self):
        """Wait until all started pieces have arrived."""
        animation = self.animation
        if self.is_instant or self.is_skipping:
            animation.clear()
        while animation.tick(self.now_ms):
            yield
            if self.is_skipping:
                animation.clear()
        self.animation = self._pieces
        self._play_event_cue()

    def _play_event_cue(self):
        """Play the event's cue, if it has one that has not been played yet."""
        if self._cue:
            self.play_cue(self._cue)
            self._cue = None

    def _read(self, ms=READ_MS):
        """Let the player read what lies over the table, then paint the table."""
        yield from self.wait(ms)
        self.painter.paint_table()
        yield from self.show()

    def shout(self, word, text):
        """Show a word in very large letters, and below it a sentence, for a while."""
        self._play_event_cue()
        if self.is_instant:
            return
        self.stop_skipping()
        panels.shout(self.painter, word, text)
        yield from self._read()

    def recall(self, texts):
        """Show what the player has missed, the last three texts, before the queued events."""
        if texts and not self.is_instant:
            self._script = self._recalled(texts[-3:])

    def _recalled(self, texts):
        panels.recap(self.painter, texts)
        yield from self._read(2 * READ_MS)

    def banner(self, text):
        """Show a text in large letters for READ_MS."""
        if self.is_instant:
            return
        self.stop_skipping()
        panels.prompt(self.painter, text, "")
        yield from self._read()

    def hold_title(self):
        """Leave a title over the table for READ_MS, or until `end_title`; then paint the table."""
        self._is_title = True
        began_ms = self.now_ms
        ms = self.paced(READ_MS)
        while self._is_title and not self.is_skipping and self.diff_ms(self.now_ms, began_ms) < ms:
            yield
        self._is_title = False
        self.painter.paint_table()
        yield from self.show()

    def end_title(self):
        """End `hold_title` early, when a key is pressed; return whether a title was shown."""
        was_title = self._is_title
        self._is_title = False
        return was_title
