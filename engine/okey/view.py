"""What one seat may know of an Okey match: a snapshot that owns its buffers."""

from engine.off_board import Readable
from engine.okey import tiles
from engine.okey.actions import FINISH


class View(Readable):
    """Everything a seat may know, and nothing else.

    seat, players, options, active   this seat; number of seats; settings; seats still in
    phase, turn                      see phases.py; the seat in turn
    to_act                           the seat that decides, -1 for nobody
    round_no, dealer, leader, dice   of the round in play; dice are bytes, empty if informal
    indicator, joker                 kinds
    indicator_left                   the indicator may still be drawn as the last tile
    hand                             bytearray(53), own copies per kind
    hand_sizes                       bytes, tiles held per seat
    pile                             tiles left in the draw pile, face down
    discards                         list of bytes per seat, the latest last: the whole pile of
                                     this seat and of the previous one; of others the top tile
    drawn, taken                     kind this seat has just drawn from the pile; kind that the
                                     seat in turn took and may not throw back; -1 for none
    shower                           seat that showed the twin, or -1
    seen                             bytearray(53), copies per kind that this seat holds or that
                                     have been open: 2 - seen are still unknown to it
    scores, left_in                  points per side; round of elimination per seat, 0 for in
    best                             the greatest finish of the match, see State
    legal                            list of actions if this seat decides, else empty
    result, outcome                  state.round_result and state.outcome()

    >>> from engine.okey.state import State
    >>> view = State({}, "0000000000000001").view(0)
    >>> view.seat, view.to_act, view.legal, view.scores
    (0, 2, [], [20, 20, 20, 20])
    """

    def __init__(self, state, seat):
        """Take a snapshot of what `seat` may know. It shares no buffer with the state."""
        table = state.table
        own_turn = state.turn == seat
        whole = (seat, state.previous(seat))
        self.seat = seat
        self.players = state.players
        self.options = dict(state.options)
        self.active = list(state.active)
        self.phase = state.phase
        self.turn = state.turn
        self.to_act = state.to_act
        self.round_no = state.round_no
        self.dealer = state.dealer
        self.leader = state.leader
        self.dice = state.dice
        self.indicator = table.indicator
        self.joker = table.joker
        self.indicator_left = table.indicator_left
        self.hand = bytearray(table.hands[seat])
        self.hand_sizes = bytes([sum(hand) for hand in table.hands])
        self.pile = len(table.pile)
        self.discards = [
            bytes(pile if owner in whole else pile[-1:])
            for owner, pile in enumerate(table.discards)
        ]
        self.drawn = state.drawn if own_turn else -1
        self.taken = state.taken
        self.shower = state.shower
        self.seen = table.seen(seat)
        self.scores = list(state.scores)
        self.left_in = list(state.left_in)
        self.best = state.best
        self.legal = state.legal_actions() if state.to_act == seat else []
        self.result = state.round_result
        self.outcome = state.outcome()

    def offered(self):
        """Return the discard that this seat may take, -1 if there is none."""
        at = self.active.index(self.seat)
        pile = self.discards[self.active[at - 1]]
        return pile[-1] if pile else -1

    def best_finish(self):
        """Return the FINISH that throws the joker if legal, else the first FINISH, else -1."""
        if FINISH + self.joker in self.legal:
            return FINISH + self.joker
        for action in self.legal:
            if FINISH <= action < FINISH + tiles.KINDS:
                return action
        return -1

    def live(self, kind):
        """Return how many copies of a kind this seat has never seen."""
        return tiles.COPIES - self.seen[kind]

    def live_tiles(self):
        """Return bytearray(53): how many copies of each kind this seat has never seen."""
        return bytearray([tiles.COPIES - seen for seen in self.seen])
