"""The smallest application that a simulated board can run: a square that keys push about.

OK makes it glow for ten frames, during which it does not wait; BACK takes it home; F1 draws
without marking; the report says where it went.
"""

from hal.canvas import Canvas
from hal.contract import BACK, DOWN, FRAME_MS, LEFT, OK, RIGHT, UP
from hal.keys import LONG, Keys

_MOVES = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}
STEP = 8


class TinyLoop:
    def __init__(self, board, launch):
        self.board = board
        self.waiting = True
        self.report = launch.get("report")
        self.canvas = Canvas(board.width, board.height, board.mono)
        self.keys = Keys(board.clock.diff_ms)
        self.x = self.y = STEP
        self.glow = 0
        self.long = False
        self.draw()

    def draw(self):
        canvas = self.canvas
        canvas.fill(0 if self.canvas.mono else 1)
        canvas.rect(self.x, self.y, STEP, STEP, 9 if self.glow else 7)
        if self.long:
            canvas.frame(0, 0, canvas.width, canvas.height, 4)

    def frame(self):
        board = self.board
        now_ms = board.clock.now_ms()
        self.keys.update(board.keys.levels(), now_ms, 1 << OK)
        event = self.keys.next_event()
        while event >= 0:
            self.key(event % LONG, event >= LONG)
            event = self.keys.next_event()
        if self.glow:
            self.glow -= 1
            self.draw()
        self.waiting = not self.glow
        board.display.show(self.canvas)
        board.clock.sleep_ms(FRAME_MS)

    def key(self, key, is_long):
        if key == OK:
            self.glow = 10
            self.long = is_long
        elif key == BACK:
            self.x = self.y = STEP
        elif key in _MOVES:
            self.x += _MOVES[key][0] * STEP
            self.y += _MOVES[key][1] * STEP
        self.draw()
        if self.report:
            self.report("%d %d" % (self.x, self.y))


def start(board, launch=None):
    board.loop = TinyLoop(board, launch or {})
    while True:
        board.loop.frame()
