"""What one seat may know of a Koi-Koi match: a snapshot that owns its buffers."""

from engine.koikoi import cards
from engine.off_board import Readable


class View(Readable):
    """Everything a seat may know, and nothing else.

    seat, players, options   whose view; number of seats; settings
    phase, turn, to_act      see phases.py; the seat in turn; who decides, -1 for nobody
    round_no, rounds         of the round in play; how many there are
    leader                   seat that plays first in this round
    hand                     bytearray, the own cards in ascending order
    hand_sizes               bytes, cards held per seat
    field                    bytes, in the order laid
    stock                    cards left in it, face down
    captured                 list of bytes per seat, in the order of capture
    pending                  card that matches two on the field, or -1
    choices                  bytes, the cards of the field that it may take
    turned                   card last turned from the stock in this turn, or -1
    calls, decided           per seat: koi-koi calls; points at its last decision in this round
    let_go                   list of bytes(12) per seat, by month: in how many of its turns it
                             captured other cards while cards of this month lay on the field; 8
                             once it laid a card without capturing
    scores                   points per seat
    history, best            list of (winner or -1, points), one for each round that is over; the
                             greatest yaku of them, see State
    legal                    list of actions if this seat decides, else empty
    seen                     bytearray(48): 1 for each card that is in the own hand or has lain
                             open in this round
    result, outcome          state.round_result and state.outcome()

    >>> from engine.koikoi.state import State
    >>> view = State({}, "0000000000000001").view(0)
    >>> view.seat, view.to_act, view.legal, view.scores
    (0, 1, [], [0, 0])
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
        self.rounds = state.options["rounds"]
        self.leader = state.leader
        self.hand = bytearray(state.hands[seat])
        self.hand_sizes = bytes([len(hand) for hand in state.hands])
        self.field = bytes(state.field)
        self.stock = len(state.stock)
        self.captured = [bytes(pile) for pile in state.captured]
        self.pending = state.pending
        self.choices = state.choices()
        self.turned = state.turned
        self.calls = list(state.calls)
        self.decided = list(state.decided)
        self.let_go = [bytes(months) for months in state.let_go]
        self.scores = list(state.scores)
        self.history = list(state.history)
        self.best = state.best
        self.legal = state.legal_actions() if state.to_act == seat else []
        self.result = state.round_result
        self.outcome = state.outcome()
        self.see()

    def see(self):
        """Note every card that lies open to this seat."""
        seen = self.seen = bytearray(cards.CARDS)
        open_cards = [self.hand, self.field, self.captured[0], self.captured[1]]
        if self.result:
            open_cards += self.result.hands
        for some in open_cards:
            for card in some:
                seen[card] = 1
        if self.pending >= 0:
            seen[self.pending] = 1
