"""Plays on a real board with keys that come over the wire, and reports times and heap.

Runs on the board beside Tessera's modules. tools.chip copies it there and talks with it. main.py
starts the application as always, with two differences: the files lie in another folder than
/data, and a `Wire` stands in for the board's keys:

    wire = Wire(Stack(memory, end), settings, True)
    import main
    main.mount()
    from app import device
    begin_in(device, folder, wire.connect)
    device.start()

The board sends a line whenever the application waits for a key and its picture is on the panel:

    @ SCENE FIRST THERE FRAMES LATE LATER LONGEST MOVING JERKS

The numbers describe what followed the last key. Before the first key they count from the moment
when the Wire was made.

    FIRST    us from the frame that saw the key to the first change on its way to the panel; a key
             with a long function counts from its release; -1 if nothing changed
    THERE    us to the end of the first picture of another scene; -1 if the scene is the same
    FRAMES   how many frames changed the picture
    LATE     how many of these worked for longer than one frame; LATER: longer than two
    LONGEST  the longest of these frames, in us
    MOVING   in how many of these frames pieces were moving over a table
    JERKS    how many of the moving frames worked for longer than one frame

Before copies of loaded code are dropped, the line `loaded FREE` says how many bytes are free.
Then the board reads commands:

    h       collect as the application does; print micropython.mem_info(), then `stack DEEPEST`, in
            bytes since the last h
    d       draw the scene and send it; print `paint DRAW SHOW`, in us
    k MASK  press these keys, bit n for key n, and continue
    c       check everything that was relinked; print `check WORDS WRONG`
    x       end: raise Over
"""

import gc
import sys
import time

import machine
import micropython

from tools.probe.shown import shown

ticks_us = time.ticks_us  # pyright: ignore[reportAttributeAccessIssue]
ticks_diff = time.ticks_diff  # pyright: ignore[reportAttributeAccessIssue]

_HELD = 3  # frames that a key is down, and as many that it is up
_FRAME_US = 33333
_SIZE = 8192  # bytes of the stack
_MARGIN = 700  # bytes above the used part stay unpainted: painting and interrupts use some
_PAINT = 0x15A5A5A5


class Over(BaseException):
    """Raised when tools.chip ends the session."""


def begin_in(device, folder, connect):
    """Make the application keep its files in a folder, and pass its board to connect(board).

    device: the module app/device.py. Prints `clock HZ`, the clock that the application has set.
    """
    from_flash = device.boot

    def boot():
        made = from_flash()
        made.folder = folder
        make = made.board

        def board():
            live = make()
            if live:
                print("clock", machine.freq())
                connect(live)
            return live

        made.board = board
        return made

    device.boot = boot


class Stack:
    """The unused part of a chip's stack, filled with a pattern: so its deepest use is seen."""

    def __init__(self, memory, end):
        """Take machine.mem32, and the address of the stack's far end, 0 if it is not known."""
        self._memory = memory
        self._end = end

    def paint(self):
        """Fill the unused part with the pattern."""
        if self._end:
            memory = self._memory
            end = self._end + _SIZE - micropython.stack_use() - _MARGIN
            for address in range(self._end, end & -4, 4):
                memory[address] = _PAINT

    def deepest(self):
        """Return how many bytes were in use at most since it was painted; 0 if unknown."""
        if not self._end:
            return 0
        memory = self._memory
        address = self._end
        while memory[address] == _PAINT:
            address += 4
        return self._end + _SIZE - address


class Wire:
    """A board's keys, pressed by tools.chip over the wire."""

    def __init__(self, stack, settings, reads_heap):
        """Begin to count time.

        stack: a Stack; settings: dict of names in app/core/settings.py, which are set again with
        every key; reads_heap: report the free bytes before copies are dropped, which takes 20 ms
        each time.
        """
        self._stack = stack
        self._settings = settings
        self._reads_heap = reads_heap
        stack.paint()
        self._left = 0  # frames until the next key may be pressed
        self._mask = 0
        self._is_late = False  # the key that is down has a long function
        self._scene = ""  # in which the key was pressed
        self._frame_us = 0
        self._has_changed = False  # the picture, in this frame
        self._was_moving = False  # pieces, in the previous frame
        self._expect()

    def connect(self, board):
        """Replace a board's keys, and measure the calls of its display and clock."""
        self._board = board
        self._send = send = board.display.show
        sleep_ms = board.clock.sleep_ms

        def show(canvas):
            if canvas.dirty_count:
                self._has_changed = True
                if self._first < 0:
                    self._first = ticks_diff(ticks_us(), self._key_us)
            send(canvas)
            if self._has_changed and self._there < 0 and self._name() != self._scene:
                self._there = ticks_diff(ticks_us(), self._key_us)

        def sleep(ms):
            if self._has_changed:
                self._count(ticks_diff(ticks_us(), self._frame_us))
            sleep_ms(ms)
            self._frame_us = ticks_us()
            self._has_changed = False

        if board.relinker and self._reads_heap:
            relink = board.relinker.relink

            def looked():
                gc.collect()
                print("loaded", gc.mem_free())  # pyright: ignore[reportAttributeAccessIssue]
                return relink()

            board.relinker.relink = looked
        board.keys = self
        board.display.show = show
        board.clock.sleep_ms = sleep

    def levels(self):
        """Return the keys that are down; the loop asks once a frame. Raises Over."""
        if not self._left:
            board = self._board
            if board.loop.waiting and not board.canvas.dirty_count:
                self._ask()
            return 0  # the answer may have taken long: the key goes down in the next frame
        if self._left == 2 * _HELD:
            self._expect()
        self._left -= 1
        if self._left >= _HELD:
            return self._mask
        if self._left == _HELD - 1 and self._is_late:
            self._key_us = ticks_us()
        return 0

    def _ask(self):
        """Report the effect of the last key, then carry out commands until the next key comes."""
        from app.core import heap  # can be imported only after main.py has begun

        print("@", self._name(), self._first, self._there, *self._frames)
        while True:
            words = sys.stdin.readline().split()
            if words[0] == "h":
                heap.collect()
                micropython.mem_info()
                print("stack", self._stack.deepest())
                self._stack.paint()
            elif words[0] == "d":
                self._draw()
            elif words[0] == "c":
                relinker = self._board.relinker
                print("check", *(relinker.check() if relinker else (0, 0)))
            elif words[0] == "x":
                raise Over
            else:
                break
        self._mask = int(words[1])
        board = self._board
        for name in self._settings:
            setattr(board.loop.settings, name, self._settings[name])
        longs = board.loop.scene.long_keys
        for key in board.longs:
            longs |= 1 << key
        self._is_late = self._mask & longs != 0
        self._scene = self._name()
        self._left = 2 * _HELD

    def _expect(self):
        """Forget the readings of the last key."""
        self._first = self._there = -1
        # FRAMES to JERKS of a report.
        self._frames = [0, 0, 0, 0, 0, 0]
        self._key_us = self._frame_us = ticks_us()

    def _count(self, work_us):
        frames = self._frames
        is_late = work_us > _FRAME_US
        frames[0] += 1
        frames[1] += is_late
        frames[2] += work_us > 2 * _FRAME_US
        frames[3] = max(frames[3], work_us)
        is_moving = self._is_moving()
        if is_moving or self._was_moving:  # in the last such frame the pieces arrive
            frames[4] += 1
            frames[5] += is_late
        self._was_moving = is_moving

    def _is_moving(self):
        try:
            return self._board.loop.scene.director.animation.is_running
        except AttributeError:
            return False

    def _name(self):
        return shown(self._board.loop.scene).__name__

    def _draw(self):
        board = self._board
        begin = ticks_us()
        board.loop.scene.draw()
        drawn = ticks_us()
        self._send(board.canvas)
        shown = ticks_us()
        print("paint", ticks_diff(drawn, begin), ticks_diff(shown, drawn))
