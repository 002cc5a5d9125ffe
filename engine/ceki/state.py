"""A match of Ceki as a state machine; the contract is in engine/contract.py.

Seats are numbered clockwise: the *next* seat, which also begins next to the dealer, is the one to
your left; the *previous* seat, whose discard you may take, is the one to your right.

Source: docs/rules/ceki.md throughout; the methods name its sections.
"""

from engine.ceki import cards, events, score, sets
from engine.ceki.actions import CALL, DRAW, LEAVE, NEXT_ROUND, PASS, TAKE, THROW, WIN
from engine.ceki.open_cards import OpenCards
from engine.ceki.phases import BETWEEN, CALLING, OVER, TAKING, THROWING
from engine.ceki.view import View
from engine.compat import const
from engine.contract import IllegalAction, check_action, complete, copy_of, greatest
from engine.off_board import Playable
from engine.rng import Rng, mix

RULES_VERSION = const(1)

_DEALER_STREAM = const(0)  # hands count from 1, so stream 0 is free for the first dealer
_MOST_RESHUFFLES = const(3)
_PACKET = const(2)
_VOID = const(0)  # how nobody has won
# By phase: the actions without a card that there may be, in the order they are listed.
_SIMPLE = ((CALL, PASS), (DRAW, TAKE, WIN, PASS), (WIN,), (NEXT_ROUND, LEAVE), ())


class State(Playable):
    """A match of Ceki.

    options, seed, players    as given; `options` is complete
    scores                    per seat; in format `pay` balances, which may be below nothing
    best                      the win with most points, and how it was won: contract.greatest
    round_no, dealer, opener  of the hand in play; `opener` begins, at the dealer's left
    phase, turn               CALLING ... OVER; the seat in turn
    hands                     per seat bytearray(30), copies per face
    stock                     bytearray of faces, the next card to draw first
    discards                  bytearray of faces, the one heap, its top last
    origin                    how the top discard arose, see events.py; -1 if its time is past
    drawn, taken              face the seat in turn just drew, or took and may not throw; -1
    called                    per seat: cards laid down when it called, 0 if it has not
    awaited                   per seat: the kind a caller waits for, -1 for the others
    reshuffles                how often the discards have become a new stock in this hand
    open_cards                what has lain open, see open_cards.py
    deal_events, round_result see engine/contract.py and score.RoundResult

    >>> state = State({"players": 2}, "0000000000000001")
    >>> state.to_act, state.legal_actions()
    (0, [0])
    >>> state.apply(DRAW)
    [(2, 0, 27)]
    """

    def __init__(self, options=None, seed="0000000000000000"):
        """Begin a match and deal its first hand.

        options: dict of settings, see options.py; seed: 16 hex digits.
        Raises BadOptions, naming the option; ValueError for a bad seed.
        """
        from engine.ceki.options import OPTIONS  # not in memory while a match is played

        self.options = complete(options or {}, OPTIONS)
        self.seed = seed
        self.players = self.options["players"]
        self.scores = [0] * self.players
        self.best = None
        self.round_no = 0
        self.dealer = Rng(mix(seed, _DEALER_STREAM)).below(self.players)
        self._deal_round()

    # Who sits where.

    def next(self, seat):
        """Return the seat at the left of `seat`, whose turn comes after."""
        return (seat + 1) % self.players

    def previous(self, seat):
        """Return the seat at the right of `seat`, whose discard it may take."""
        return (seat - 1) % self.players

    @property
    def to_act(self):
        """The seat to decide; between hands the next to begin; -1 when the match is over."""
        if self.phase == OVER:
            return -1
        return self.next(self.opener) if self.phase == BETWEEN else self.turn

    @property
    def can_draw(self):
        """Whether a card can be drawn, from a stock of discards shuffled anew if need be.

        Source: docs/rules/ceki.md, "The end of a hand", 2 and 3.
        """
        if self.stock:
            return True
        may_shuffle = self.options["stock"] == "reshuffle" and self.reshuffles < _MOST_RESHUFFLES
        return may_shuffle and len(self.discards) > 1

    # The deal.

    def _deal_round(self):
        """Deal a hand. Source: docs/rules/ceki.md, "The deal"."""
        self.round_no += 1
        self.opener = self.next(self.dealer)
        order = bytearray([card // cards.COPIES for card in range(cards.CARDS)])
        Rng(mix(self.seed, self.round_no)).shuffle(order)
        self.hands = [bytearray(cards.FACES) for _ in range(self.players)]
        at = 0
        while at < cards.HAND * self.players:
            seat = (self.opener + at // _PACKET) % self.players
            for face in order[at : at + _PACKET]:
                self.hands[seat][face] += 1
            at += _PACKET
        self.stock = order[at:]
        self.discards = bytearray()
        self.called = [0] * self.players
        self.awaited = [sets.NONE] * self.players
        self.open_cards = OpenCards(self.players)
        self.reshuffles = 0
        self.begin_turn(self.opener)
        self.round_result = None
        happened = []
        happened.append((events.HAND_STARTED, self.round_no, self.dealer))
        happened.append((events.DEALT, self.opener))
        self.deal_events = happened + self.call_as_dealt()

    def begin_turn(self, seat):
        """It is this seat's turn to take a card."""
        self.turn = seat
        self.phase = TAKING
        self.drawn = -1
        self.taken = -1
        if not self.discards:
            self.origin = -1

    def call_as_dealt(self):
        """Call, or ask all to, before the first card is taken; return the events.

        Source: docs/rules/ceki.md, "Calling ceki", 5.
        """
        if self.options["call"] == "ask":
            self.phase = CALLING
            return []
        order = [(self.opener + i) % self.players for i in range(self.players)]
        return [self._call(seat) for seat in order if self._may_call(seat)]

    # What may be done.

    def legal_actions(self):
        """Return what the seat to act may do: call, take, win, pass, throw, in this order."""
        legal = [action for action in _SIMPLE[self.phase] if self._allows(action)]
        if self.phase == THROWING:
            hand = self.hands[self.turn]
            held = [face for face in range(cards.FACES) if hand[face]]
            legal += [THROW + face for face in held if self._may_throw(face)]
        return legal

    def _allows(self, action):
        """Tell whether an action other than THROW is allowed now."""
        phase = self.phase
        if action in (NEXT_ROUND, LEAVE):
            return phase == BETWEEN and (action == NEXT_ROUND or self.options["hands"] == 0)
        if action == WIN:
            return self._may_win()
        if phase == CALLING:
            return action == PASS or (action == CALL and self._may_call(self.turn))
        if phase != TAKING:
            return False
        if action == DRAW:
            return self.can_draw
        if action == PASS:
            return not self.can_draw
        # A seat that has called takes a discard only to win; with nothing to draw all do so.
        called = self.called[self.turn]
        return action == TAKE and not called and self.can_draw and len(self.discards) > 0

    def _may_call(self, seat):
        return sets.awaited(cards.kinds_of_hand(self.hands[seat])) >= 0

    def _may_win(self):
        """Only a caller wins, by the kind it waits for, just drawn or just thrown.

        Source: docs/rules/ceki.md, "Winning", 1 and 2.
        """
        if self.phase == THROWING:
            face = self.drawn
        elif self.phase == TAKING and self.discards:
            face = self.discards[-1]
        else:
            return False
        return face >= 0 and cards.kind_of(face) == self.awaited[self.turn]

    def _may_throw(self, face):
        """A card just taken may not go back; one of its face may, if another is held.

        A caller throws what it drew, unless that wins. Source: docs/rules/ceki.md, "A turn", 3 and
        "Calling ceki", 6.
        """
        if self.called[self.turn]:
            return face == self.drawn and not self._may_win()
        kept = 1 if face == self.taken else 0
        return self.hands[self.turn][face] > kept

    # What is done.

    def apply(self, action, arg=None):
        """Carry out an action of the seat to act; return the events it causes, in order.

        No action takes an argument. Raises IllegalAction and then changes nothing.
        """
        check_action(action, arg)
        if THROW <= action < THROW + cards.FACES:
            return self._throw(action - THROW)
        if not self._allows(action):
            raise IllegalAction("this cannot be done now")
        if action == NEXT_ROUND:
            self.dealer = self.next(self.dealer)
            self._deal_round()
            return list(self.deal_events)
        if action == LEAVE:
            return self._end_match()
        seat = self.turn
        if action == WIN:
            return self._win(seat)
        if self.phase == CALLING:
            happened = [self._call(seat) if action == CALL else (events.PASSED, seat)]
            self._after_call(seat)
            return happened
        if action == PASS:
            return [(events.PASSED, seat), (events.VOID,)] + self._end_round(_VOID, -1)
        return self._draw(seat) if action == DRAW else [self._take(seat)]

    def _draw(self, seat):
        happened = [] if self.stock else [self._reshuffle()]
        if self.called[seat] and self.discards:
            self.open_cards.let_pass(seat, self.discards[-1])
        self.drawn = self.stock[0]
        self.stock[:1] = b""
        self.hands[seat][self.drawn] += 1
        self.phase = THROWING
        return happened + [(events.DREW, seat, self.drawn)]

    def _reshuffle(self):
        """All discards but the top become the stock.

        Source: docs/rules/ceki.md, "The end of a hand", 3.
        """
        self.reshuffles += 1
        self.stock = self.discards[:-1]
        self.discards = self.discards[-1:]
        self.open_cards.shuffled(self.stock)
        Rng(mix(self.seed, self.round_no, self.reshuffles)).shuffle(self.stock)
        return (events.RESHUFFLED, len(self.stock))

    def _pick_up(self, seat):
        """Move the top discard to a hand; return its face."""
        face = self.discards[-1]
        self.discards[-1:] = b""
        self.origin = -1
        self.hands[seat][face] += 1
        self.open_cards.took(seat, face)
        return face

    def _take(self, seat):
        self.taken = self._pick_up(seat)
        self.phase = THROWING
        return (events.TOOK, seat, self.previous(seat), self.taken)

    def _throw(self, face):
        """Throw a card and end the turn. Source: docs/rules/ceki.md, "A turn", 2 to 5."""
        if self.phase != THROWING or not self._may_throw(face):
            raise IllegalAction("this card cannot be thrown now")
        seat = self.turn
        self.origin = events.DRAWN_THROWN if face == self.drawn else events.FROM_HAND
        self.hands[seat][face] -= 1
        self.discards.append(face)
        self.open_cards.threw(seat, face, self.origin, face == self.taken)
        happened = []
        happened.append((events.THREW, seat, face, self.origin))
        if self.called[seat]:
            self.open_cards.let_pass(seat, face)
        elif self.options["call"] == "ask":
            self.phase = CALLING
            self.drawn = -1
            self.taken = -1
            return happened
        elif self._may_call(seat):
            happened.append(self._call(seat))
        self.begin_turn(self.next(seat))
        return happened

    def _call(self, seat):
        """Lay down all cards of the pair's kind. Source: docs/rules/ceki.md, "Calling ceki"."""
        kinds = cards.kinds_of_hand(self.hands[seat])
        self.awaited[seat] = sets.awaited(kinds)
        self.called[seat] = sets.laid(kinds, self.awaited[seat])
        if self.discards:
            self.open_cards.let_pass(seat, self.discards[-1])
        return (events.CALLED, seat, self.called[seat])

    def _after_call(self, seat):
        """A seat has called or passed: the next is asked, or takes its turn."""
        following = self.next(seat)
        if self.discards or following == self.opener:
            self.begin_turn(following)
        else:
            self.turn = following

    def _win(self, seat):
        """Show three combinations. Source: docs/rules/ceki.md, "Winning"."""
        is_drawn = self.phase == THROWING
        how = score.how_won(is_drawn, self.origin)
        face = self.drawn if is_drawn else self._pick_up(seat)
        return self._end_round(how, face)

    def _end_round(self, how, face):
        """Close the hand, won by the seat in turn with this face, or void with how 0."""
        seat = self.turn
        happened = []
        hands = tuple([cards.cards_of(hand) for hand in self.hands])
        called = bytes(self.called)
        if how == _VOID:
            result = score.RoundResult(-1, 0, -1, -1, (), 0, 0, (), hands, called)
        else:
            source = seat if self.drawn >= 0 else self.previous(seat)
            base = sets.base(cards.kinds_of_hand(self.hands[seat]))
            groups = sets.groups(self.hands[seat])
            bill = score.bill(seat, groups, how, face, self.options)
            result = score.RoundResult(
                seat, how, face, source, groups, base, how * base, bill, hands, called
            )
            self.best = greatest(self.best, result.points, self.round_no, seat, how)
            happened.append((events.WON, seat, how, face, b"".join(groups)))
            happened += self._settle(result)
        self.round_result = result
        self.drawn = -1
        self.taken = -1
        self.phase = BETWEEN
        if score.is_over(self.options, self.scores, self.round_no):
            return happened + self._end_match()
        return happened

    def _settle(self, result):
        """Move the points of a bill; return the events."""
        winner = result.winner
        happened = []
        for line in result.bill:
            if line.what == score.PAYS:
                self.scores[line.seat] -= line.points
                self.scores[winner] += line.points
                happened.append((events.PAID, line.seat, winner, line.points))
            elif line.what == score.SCORES:
                self.scores[winner] += line.points
                happened.append((events.SCORED, winner, line.points, self.scores[winner]))
        return happened

    def _end_match(self):
        self.phase = OVER
        return [(events.MATCH_ENDED, bytes(self.outcome().winners))]

    # Looking and copying.

    def view(self, seat):
        """Return everything `seat` may know, as a View of its own."""
        return View(self, seat)

    def outcome(self):
        """Return None, or score.Outcome once the match is over."""
        return score.ranked(self.scores) if self.phase == OVER else None

    def copy(self):
        return copy_of(self)
