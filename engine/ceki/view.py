"""What one seat may know of a Ceki match: a snapshot that owns its buffers."""

from engine.ceki import cards
from engine.off_board import Readable


class View(Readable):
    """Everything a seat may know, and nothing else.

    seat, players, options   whose view; number of seats; settings
    phase, turn              see phases.py; the seat in turn
    to_act                   who decides, -1 for nobody
    round_no, dealer, opener of the hand in play
    hand                     bytearray(30), own copies per face
    hand_sizes               bytes, cards held per seat, those laid down included
    stock                    cards left in the stock, face down
    reshuffles               how often the discards have become a new stock in this hand
    discards                 bytes, the whole heap, its top last; all of it lay open
    origin                   how the top discard arose, see events.py, or -1
    drawn, taken             face this seat has just drawn; face that the seat in turn took and
                             may not throw back; -1 for none
    called                   bytes per seat: cards laid down, 0 for who has not called
    awaited                  kind this seat waits for, -1 if it has not called
    seen                     bytearray(30), copies per face that this seat holds or whose place
                             it knows
    known                    list of bytes(30) per seat: cards it took for all to see and holds
    let_go                   list per seat: kinds, as bits, that a caller threw or left lying
                             since it called, the throw it called with included
    scores, best             per seat; the greatest win of the match, see State
    legal                    list of actions if this seat decides, else empty
    result, outcome          state.round_result and state.outcome()

    >>> from engine.ceki.state import State
    >>> view = State({}, "0000000000000001").view(0)
    >>> view.seat, view.to_act, view.legal, view.scores
    (0, 2, [], [0, 0, 0, 0])
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
        self.dealer = state.dealer
        self.opener = state.opener
        self.hand = bytearray(state.hands[seat])
        self.hand_sizes = bytes([sum(hand) for hand in state.hands])
        self.stock = len(state.stock)
        self.reshuffles = state.reshuffles
        self.discards = bytes(state.discards)
        self.origin = state.origin
        self.drawn = state.drawn if state.turn == seat else -1
        self.taken = state.taken
        self.called = bytes(state.called)
        self.awaited = state.awaited[seat]
        self.seen = state.open_cards.seen(seat, state.hands[seat])
        self.known = [bytes(known) for known in state.open_cards.known]
        self.let_go = list(state.open_cards.let_go)
        self.scores = list(state.scores)
        self.best = state.best
        self.legal = state.legal_actions() if state.to_act == seat else []
        self.result = state.round_result
        self.outcome = state.outcome()

    def live(self, kind):
        """Return how many cards of a kind this seat cannot place: unseen, and not its own."""
        return cards.copies_of(kind) - sum([self.seen[face] for face in cards.faces_of(kind)])
