"""Runs the application on a simulated board and keeps the run as a session.

Portable. With the virtual clock of sim/board.py a run is as fast as the computer. Scripts and
recorded sessions run in this way, on CPython and on MicroPython. The window and the terminal give
their own display, clock and keys to the same `Run`.
"""

from hal.contract import KEY_NAMES
from sim.board import Entropy, Quit, SimBoard, checksum, load_profile
from sim.sessions import END


class Run:
    """One run of the application: its board, its keys, and the session that it records.

    It is the board's `keys`: every poll is one frame. `sources` give the keys that are down; a
    source has poll(frame) -> levels and may raise Quit.
    """

    def __init__(self, session, clock, panel, store, on_shot=None, hear=None, canvas=None):
        """Prepare a run from the header of `session`; its events are recorded there.

        on_shot(name, run) is called for every picture that is taken; hear, canvas: see SimBoard.
        """
        self.session = session
        self.panel = panel
        self.sources = []
        self.frame = 0
        self._on_shot = on_shot
        self.down = 0  # the keys that are down
        profile = load_profile(session.board)
        entropy = Entropy(session.entropy)
        self.board = SimBoard(profile, clock, self, panel, store, entropy, hear, canvas)

    def levels(self):
        """Poll every source, note what changed, and return the keys that are down."""
        self.frame += 1
        levels = 0
        for source in self.sources:
            levels |= source.poll(self.frame)
        if levels != self.down:
            self._note_keys(levels)
        return levels

    def _note_keys(self, levels):
        """Record which keys went down and up, and remember the levels."""
        for key, name in enumerate(KEY_NAMES):
            if (levels ^ self.down) >> key & 1:
                self._note(name, "down" if levels >> key & 1 else "up")
        self.down = levels

    def _note(self, word, rest):
        self.session.events.append((self.frame, word, rest))

    def shoot(self, name):
        """Take a picture of the panel: note it in the session and return its checksum."""
        crc = checksum(self.panel.buffer)
        self._note("shot", name + " " + crc)
        if self._on_shot:
            self._on_shot(name, self)
        return crc

    def charge(self, percent):
        """Set the charge of the board's battery, in per cent. Raises Quit if it has no battery."""
        if self.board.battery is None:
            raise Quit(failure="the board " + self.board.name + " does not measure a battery")
        self._note("battery", str(percent))
        self.board.battery.percent = percent

    def fail(self):
        """Raise an exception that the application does not expect."""
        self._note("fail", "")
        raise RuntimeError("the script says so")

    def is_waiting(self):
        """Return whether the application says that it waits for a key."""
        return self.board.loop is not None and self.board.loop.waiting

    def go(self, start, extra=None):
        """Run `start(board, launch)` until Quit. Return a sentence about a failure, or None.

        extra: a dict to add to the session's launch, with entries that are not part of a session.
        """
        launch = dict(self.session.launch)
        launch.update(extra or {})
        failure = None
        restart = True
        while restart:
            restart = False
            try:
                start(self.board, launch)
            except Quit as left:
                restart = left.restart
                failure = left.failure
            except KeyboardInterrupt:
                pass
            finally:
                self.session.end = max(self.frame, 1)
            if restart:
                self._note("reset", "")
                launch = dict(extra or {})
                self.board.loop = None  # a reset ends the earlier run, as on a device
        return failure


class SessionKeys:
    """Presses the keys of a session.

    differences    the pictures that differ: (name, frame, checksum in the session, checksum now)
    """

    def __init__(self, timeline, run):
        """Play a timeline, the iterator of sim/sessions.py, on `run`."""
        self.differences = []
        self._timeline = timeline
        self._run = run
        self._next = next(timeline)
        self._levels = 0

    def poll(self, frame):
        """Return the keys that are down in this frame. Raises Quit at the end of the session."""
        while self._next[0] <= frame:
            _, word, rest = self._next
            if word == END:
                raise Quit()
            self._next = next(self._timeline)
            self._happen(frame, word, rest)
        return self._levels

    def _happen(self, frame, word, rest):
        """Carry out one line of the session."""
        if word == "reset":
            raise Quit(restart=True)
        if word == "battery":
            self._run.charge(int(rest))
        elif word == "fail":
            self._run.fail()
        elif word == "shot":
            name, crc = rest.split()
            came = self._run.shoot(name)
            if came != crc:
                self.differences.append((name, frame, crc, came))
        elif rest == "down":
            self._levels |= 1 << KEY_NAMES.index(word)
        else:
            self._levels &= ~(1 << KEY_NAMES.index(word))
