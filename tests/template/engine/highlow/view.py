"""What one seat may know of a High-Low match: a snapshot that owns its buffers."""

from engine.off_board import Readable


class View(Readable):
    """Everything a seat may know, and nothing else.

    seat, players, options   whose view; number of seats; settings
    phase, turn, to_act      see phases.py; the seat in turn; who decides, -1 for nobody
    round_no                 of the round in play
    open                     the tile that lies open
    seen                     bytearray(52): 1 for each tile that has lain open in this round
    right                    per seat: right guesses in this round
    scores                   per seat: right guesses in the match
    legal                    list of actions if this seat decides, else empty
    result, outcome          state.round_result and state.outcome()

    >>> from engine.highlow.state import State
    >>> view = State({}, "0000000000000001").view(0)
    >>> view.legal, sum(view.seen)
    ([0, 1], 1)
    """

    def __init__(self, state, seat):
        """Take the snapshot of what `seat` may know. Nothing of it is shared with the state."""
        self.seat = seat
        self.players = state.players
        self.options = dict(state.options)
        self.phase = state.phase
        self.turn = state.turn
        self.to_act = state.to_act
        self.round_no = state.round_no
        self.open = state.open
        self.seen = bytearray(state.seen)
        self.right = list(state.right)
        self.scores = list(state.scores)
        self.legal = state.legal_actions() if state.to_act == seat else []
        self.result = state.round_result
        self.outcome = state.outcome()
