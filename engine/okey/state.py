"""An Okey match as a seat-aware state machine over small ints: turns, rounds, scores, end.

Seats are numbered in the order of play, which is anticlockwise. The next seat is at the right. The
previous seat, whose discards may be taken, is at the left.

Source: docs/rules/okey.md throughout; the methods name its sections.
"""

from engine.compat import const
from engine.contract import IllegalAction, check_action, complete, copy_of, greatest
from engine.off_board import Playable
from engine.okey import deal, events, melds, score, tiles
from engine.okey.actions import (
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_INDICATOR,
    FINISH,
    NEXT_ROUND,
    PASS,
    SHOW,
    TAKE,
)
from engine.okey.phases import BETWEEN, DISCARDING, DRAWING, OVER, SHOWING
from engine.okey.round_tiles import RoundTiles
from engine.okey.view import View
from engine.rng import Rng, mix

RULES_VERSION = const(1)

_DEALER_STREAM = const(0)  # rounds count from 1, so stream 0 is free for the first dealer
# By phase: the possible actions that name no tile.
_SIMPLE = ((SHOW, PASS), (SHOW, DRAW, TAKE, DRAW_INDICATOR, DECLINE), (SHOW,), (NEXT_ROUND,), ())


class State(Playable):
    """A match of Okey.

    options, seed, players    as given; `options` is complete
    active, left_in           seats still in; round of elimination per seat, 0 for none
    scores                    per side, see score.py
    best                      the dearest finish so far, a tuple as of contract.greatest, or None;
                              `what` is the last line of its bill that is not ONE_COLOUR
    round_no, dealer, leader  of the round in play; `leader` moves first
    phase, turn               SHOWING ... OVER; the seat in turn
    table                     the tiles, see round_tiles.py
    drawn, taken              kind the seat in turn just drew, or took and may not throw; -1
    shower                    seat that showed the twin in this round, or -1
    twin_holder               seat that was dealt the indicator's twin, or -1
    acted                     bit mask of the seats that have drawn, taken or thrown in this round
    empty_takes               bit mask of the seats that took when nothing could be drawn
    deal_events, round_result see engine/contract.py and score.RoundResult

    >>> state = State({"players": 2}, "0000000000000001")
    >>> state.to_act, state.legal_actions()[:3]
    (0, [65, 67, 72])
    >>> state.apply(state.legal_actions()[0])
    [(10, 0, 1)]
    """

    def __init__(self, options=None, seed="0000000000000000"):
        """Begin a match and deal its first round.

        options: dict of settings, see options.py; seed: 16 hex digits.
        Raises BadOptions, naming the option; ValueError for a bad seed.
        """
        from engine.okey.options import OPTIONS  # not in memory while a match is played

        self.options = complete(options or {}, OPTIONS)
        self.seed = seed
        self.players = self.options["players"]
        self.active = list(range(self.players))
        self.scores = [self.options["start"]] * score.sides(self.options)
        self.left_in = [0] * self.players
        self.best = None
        self.round_no = 0
        self.dealer = Rng(mix(seed, _DEALER_STREAM)).below(self.players)
        self._deal_round()

    # Seats.

    def next(self, seat):
        """Return the next active seat after `seat`, at its right."""
        return self._neighbour(seat, 1)

    def previous(self, seat):
        """Return the active seat before `seat`, at its left, whose discards it may take."""
        return self._neighbour(seat, -1)

    def _neighbour(self, seat, step):
        """Return the nearest active seat in direction `step`; `seat` if no seat is active."""
        for i in range(1, self.players + 1):
            other = (seat + step * i) % self.players
            if other in self.active:
                return other
        return seat

    @property
    def to_act(self):
        """The seat that decides; between rounds the next leader; -1 when the match is over."""
        if self.phase == OVER:
            return -1
        if self.phase == BETWEEN:
            return self.next(self.next(self.dealer))
        return self.turn

    @property
    def drawable(self):
        """How many tiles can still be drawn, including the indicator if it may be drawn."""
        return len(self.table.pile) + self.table.indicator_left

    # The deal.

    def _deal_round(self):
        """Deal a round to the active seats. Source: docs/rules/okey.md, "The deal"."""
        self.round_no += 1
        rng = Rng(mix(self.seed, self.round_no))
        order = bytearray([i // tiles.COPIES for i in range(tiles.TILES)])
        rng.shuffle(order)
        setup = self.options["setup"]
        if setup == "informal":
            dealt = deal.informal(order, len(self.active), rng.below)
        else:
            dealt = deal.formal(order, len(self.active), setup == "one_throw", rng.die)
        self.dice = dealt.dice
        self.leader = self.next(self.dealer)
        hands = [b""] * self.players
        seat = self.leader
        for hand in dealt.hands:
            hands[seat] = hand
            seat = self.next(seat)
        may_draw_indicator = self.options["indicator_last"] == "on"
        self.table = RoundTiles(
            dealt.indicator, may_draw_indicator, hands, dealt.pile, [b""] * self.players
        )
        self.turn = self.leader
        before_start = self.options["gosterme"] == "before_start"
        self.phase = SHOWING if before_start else DISCARDING
        self.begin_round()
        happened = []
        happened.append((events.ROUND_STARTED, self.round_no, self.dealer))
        if self.dice:
            happened.append((events.DICE_THROWN, self.dice))
        happened.append((events.INDICATOR_TURNED, dealt.indicator))
        happened.append((events.DEALT, self.leader))
        self.deal_events = happened

    def begin_round(self):
        """Find the holder of the dealt twin and reset the other facts of a round."""
        self.twin_holder = -1
        for seat in self.active:
            if self.table.hands[seat][self.table.indicator]:
                self.twin_holder = seat
        self.acted = 0
        self.empty_takes = 0
        self.shower = -1
        self.drawn = -1
        self.taken = -1
        self.round_result = None
        self._bill = ()
        self._finishing = None

    # Legal actions.

    def legal_actions(self):
        """Return the legal actions of the seat to act: show, draw, finish, discard, in order."""
        legal = [action for action in _SIMPLE[self.phase] if self._allows(action)]
        if self.phase == DISCARDING:
            legal += [FINISH + kind for kind in self.finishing()]
            hand = self.table.hands[self.turn]
            held = [kind for kind in range(tiles.KINDS) if hand[kind]]
            legal += [DISCARD + kind for kind in held if self._may_throw(kind)]
        return legal

    def finishing(self):
        """Return the kinds that can be thrown to finish the round now, as bytes, ascending.

        Source: docs/rules/okey.md, "Finishing".
        """
        if self.phase != DISCARDING:
            return b""
        if self._finishing is None:
            kinds = melds.finishing_discards(self.table.hands[self.turn], self.table.joker)
            self._finishing = bytes([kind for kind in kinds if self._may_throw(kind)])
        return self._finishing

    def _may_throw(self, kind):
        """Tell whether a kind may be thrown: not the tile just taken, but another of its kind."""
        kept = 1 if kind == self.taken else 0
        return self.phase == DISCARDING and self.table.hands[self.turn][kind] > kept

    def _allows(self, action):
        """Tell whether an action other than DISCARD and FINISH is allowed now."""
        phase = self.phase
        if action == NEXT_ROUND:
            return phase == BETWEEN
        if action == SHOW:
            return self._may_show()
        if action == PASS:
            return phase == SHOWING
        if phase != DRAWING:
            return False
        if action == DRAW:
            return len(self.table.pile) > 0
        if action == DRAW_INDICATOR:
            return not self.table.pile and self.table.indicator_left
        if action == TAKE:
            took = not self.drawable and self.empty_takes >> self.turn & 1
            return not took and len(self.table.discards[self.previous(self.turn)]) > 0
        return action == DECLINE and not self.drawable

    def _may_show(self):
        """Tell whether the seat in turn may show the twin now.

        The twin must have been dealt to this seat, and this must be the seat's first decision of
        the round. Source: docs/rules/okey.md, "Showing the twin".
        """
        if self.twin_holder != self.turn or self.shower >= 0:
            return False
        if self.options["gosterme"] == "own_turn":
            first = not self.acted >> self.turn & 1
            return first and (self.phase == DRAWING or self.phase == DISCARDING)
        return self.phase == SHOWING

    # Carrying out actions.

    def apply(self, action, arg=None):
        """Carry out an action of the seat to act; return the events it causes, in order.

        arg: only with FINISH: the fourteen kinds as bytes, with 0xFF between the groups. Without
        it, the arrangement counts that costs the others most. Raises IllegalAction, and then
        changes nothing.
        """
        check_action(action)
        if FINISH <= action < FINISH + tiles.KINDS:
            return self._finish(action - FINISH, arg)
        check_action(action, arg)
        if DISCARD <= action < DISCARD + tiles.KINDS:
            return self._discard(action - DISCARD)
        if not self._allows(action):
            raise IllegalAction("this cannot be done now")
        if action == NEXT_ROUND:
            self.dealer = self.next(self.dealer)
            self._deal_round()
            return list(self.deal_events)
        seat = self.turn
        if action in (SHOW, PASS):
            return self._show_or_pass(seat, action == SHOW)
        if action == DECLINE:
            self.acted |= 1 << seat
            return [(events.DECLINED, seat), (events.ROUND_DRAWN,)] + self._end_round(-1, -1, [])
        return [self._draw(seat, action)]

    def _draw(self, seat, action):
        """Move a tile into a hand, from pile, discards or indicator; return the event."""
        self.acted |= 1 << seat
        self.phase = DISCARDING
        self._finishing = None
        if action == TAKE:
            if not self.drawable:
                self.empty_takes |= 1 << seat
            source = self.previous(seat)
            self.taken = self.table.take(seat, source)
            return (events.TOOK, seat, source, self.taken)
        if action == DRAW_INDICATOR:
            self.drawn = self.table.draw_indicator(seat)
            return (events.DREW_INDICATOR, seat, self.drawn)
        self.drawn = self.table.draw(seat)
        return (events.DREW, seat, self.drawn)

    def _show_or_pass(self, seat, shows):
        happened = []
        if shows:
            kind = self.table.indicator
            self.shower = seat
            self.table.show_twin(seat)
            happened.append((events.SHOWED, seat, kind))
            happened += self.charge(seat, [(score.TWIN, 1)], bytes((kind,)))
        else:
            happened.append((events.PASSED, seat))
        # In elimination there is no outcome yet: a seat without points plays the round to its end.
        if self.outcome():
            return happened + self._end_round(-1, -1, [])
        if self.phase == SHOWING:
            self.turn = self.next(seat)
            if self.turn == self.leader:
                self.phase = DISCARDING
        return happened

    def _throw(self, seat, kind):
        self.table.throw(seat, kind, kind == self.taken)
        self.acted |= 1 << seat
        self.drawn = -1
        self.taken = -1
        self._finishing = None

    def _discard(self, kind):
        if not self._may_throw(kind):
            raise IllegalAction("this tile cannot be thrown now")
        seat = self.turn
        self._throw(seat, kind)
        self.phase = DRAWING
        self.turn = self.next(seat)
        return [(events.DISCARDED, seat, kind)]

    def _finish(self, kind, arg):
        if kind not in self.finishing():
            raise IllegalAction("these fourteen tiles do not win")
        seat = self.turn
        joker = self.table.joker
        rest = bytearray(self.table.hands[seat])
        rest[kind] -= 1
        if arg is None:
            groups = score.dearest(rest, joker, kind, self.options)
        else:
            groups = melds.split(arg)
            if sorted(b"".join(groups)) != list(tiles.kinds_of(rest)):
                raise IllegalAction("the arrangement is not of these fourteen tiles")
            if not melds.is_legal(groups, joker):
                raise IllegalAction("the tiles do not win in this arrangement")
        items = score.finish_items(groups, joker, kind, self.options)
        what = max([what for what, _ in items if what != score.ONE_COLOUR])
        self.best = greatest(self.best, score.total(items), self.round_no, seat, what)
        self._throw(seat, kind)
        happened = [(events.FINISHED, seat, kind, melds.join(groups))]
        happened += self.charge(seat, items, bytes((kind,)))
        return happened + self._end_round(seat, kind, groups)

    def charge(self, seat, items, kinds):
        """Subtract points from every other side still in; return the events."""
        own = score.side_of(seat, self.options)
        points = score.total(items)
        happened = []
        for side in sorted({score.side_of(other, self.options) for other in self.active}):
            if side != own:
                self._bill += tuple(
                    [score.BillLine(what, seat, side, part, kinds) for what, part in items]
                )
                self.scores[side] -= points
                happened.append((events.LOST, side, points, self.scores[side]))
        return happened

    def _end_round(self, winner, thrown, groups):
        """Close the round: store its result, remove seats that are out, end the match if decided.

        Return the events.
        """
        left = []
        if self.options["win_mode"] == "elimination":
            left = [seat for seat in self.active if self.scores[seat] <= 0]
        hands = [tiles.kinds_of(hand) for hand in self.table.hands]
        self.round_result = score.RoundResult(
            winner, thrown, tuple(groups), tuple(hands), self._bill, tuple(left)
        )
        for seat in left:
            self.left_in[seat] = self.round_no
        self.active = [seat for seat in self.active if seat not in left]
        self.drawn = -1
        self.taken = -1
        self._finishing = None
        happened = [(events.LEFT, seat) for seat in left]
        result = self.outcome()
        if not result:
            self.phase = BETWEEN
            return happened
        self.phase = OVER
        return happened + [(events.MATCH_ENDED, bytes(result.winners))]

    # Views and copies.

    def view(self, seat):
        """Return a new View of everything that `seat` may know."""
        return View(self, seat)

    def outcome(self):
        """Return None, or score.Outcome once the match is over."""
        return score.outcome(self.options, self.scores, self.active, self.left_in)

    def copy(self):
        return copy_of(self)
