"""A Koi-Koi match as a seat-aware state machine over small ints: turns, calls, rounds, end.

Source: docs/rules/koikoi.md throughout; the methods name its sections.
"""

from engine.compat import const
from engine.contract import IllegalAction, check_action, complete, copy_of, greatest
from engine.koikoi import cards, deal, events, score, yaku
from engine.koikoi.actions import DECLARE, KOIKOI, NEXT_ROUND, PASS, PLAY, STOP, TAKE
from engine.koikoi.phases import (
    BETWEEN,
    CHOOSING,
    CHOOSING_TURNED,
    DECIDING,
    DECLARING,
    OVER,
    PLAYING,
)
from engine.koikoi.view import View
from engine.off_board import Playable
from engine.rng import Rng, mix

RULES_VERSION = const(1)

_LOT_STREAM = const(0)  # rounds count from 1, so stream 0 is free for the lots
_UNASKED = const(-1)
_LAID = const(8)  # in `let_go`: more than there are turns before the last


class State(Playable):
    """A match of Koi-Koi.

    options, seed, players   as given; `options` is complete; two play
    round_no, leader         of the round in play; `leader` plays first
    phase, turn              DECLARING ... OVER; the seat in turn
    hands                    per seat bytearray of cards in ascending order
    field, stock             bytearrays: in the order laid; the next card last
    captured                 per seat bytearray in the order of capture
    pending                  card that matches two on the field and waits for a choice, or -1
    turned                   card turned from the stock in this turn, or -1
    calls, decided           per seat: koi-koi calls; points at its last decision in this round
    let_go                   per seat bytearray(12), by month: in how many of its turns it
                             captured other cards while cards of this month lay on the field; 8
                             once it laid a card without capturing
    scores                   points per seat
    history                  list of (winner or -1, points), one for each round that is over
    best                     the round that was won with most points, and its dearest yaku; -1
                             for a lucky hand: contract.greatest
    answers                  per seat, whether it declares a lucky hand: 1, 0 or -1 for not yet
    deal_events, round_result  see engine/contract.py and score.RoundResult

    >>> state = State({"lucky": "off"}, "0000000000000001")
    >>> state.to_act, state.legal_actions()[:3]
    (1, [69, 71, 75])
    >>> state.apply(state.legal_actions()[0])[0]
    (6, 1, 5)
    """

    def __init__(self, options=None, seed="0000000000000000"):
        """Draw for the lead and deal the first round.

        options: dict of settings, see options.py; seed: 16 hex digits.
        Raises BadOptions, naming the option; ValueError for a bad seed.
        """
        from engine.koikoi.options import OPTIONS  # not in memory while a match is played

        self.options = complete(options or {}, OPTIONS)
        self.seed = seed
        self.players = 2
        self.scores = [0, 0]
        self.history = []
        self.best = None
        self.round_no = 0
        lots = deal.draw_lots(Rng(mix(seed, _LOT_STREAM)))
        self._deal_round(deal.leader_of(*lots[-1]))
        self.deal_events = [(events.LOT_DRAWN,) + lot for lot in lots] + self.deal_events

    @property
    def to_act(self):
        """The seat to decide; between rounds the next leader; -1 when the match is over."""
        if self.phase == OVER:
            return -1
        if self.phase == BETWEEN:
            return self._next_leader()
        if self.phase == DECLARING and self.answers[self.leader] != _UNASKED:
            return 1 - self.leader
        return self.turn

    def _next_leader(self):
        """The winner leads; after a round that nobody won, by `null_lead`.

        Source: docs/rules/koikoi.md, "Who leads", 2 and 3.
        """
        if self.round_result.winner >= 0:
            return self.round_result.winner
        return self.leader if self.options["null_lead"] == "same" else 1 - self.leader

    # The deal.

    def _deal_round(self, leader):
        """Deal until a deal holds. Source: docs/rules/koikoi.md, "The deal"."""
        self.round_no += 1
        self.leader = leader
        dealt = deal.deal(Rng(mix(self.seed, self.round_no)), self.options)
        self.hands = dealt.hands if leader == 0 else [dealt.hands[1], dealt.hands[0]]
        self.field = dealt.field
        self.stock = dealt.stock
        self.captured = [bytearray(), bytearray()]
        self.phase = DECLARING if self.options["lucky"] == "score" else PLAYING
        self.begin_round()
        happened = []
        happened.append((events.ROUND_STARTED, self.round_no, leader))
        for field, reason, shown in dealt.voids:
            happened.append((events.DEALT, field))
            happened.append((events.REDEALT, reason, shown))
        happened.append((events.DEALT, bytes(self.field)))
        self.deal_events = happened

    def begin_round(self):
        """Nobody has done anything yet in this round."""
        self.turn = self.leader
        self.pending = -1
        self.turned = -1
        self.calls = [0, 0]
        self.decided = [0, 0]
        self.let_go = [bytearray(cards.MONTHS), bytearray(cards.MONTHS)]
        self._compared = [-1, -1]  # per seat: cards in its pile when the points were compared
        self.answers = [_UNASKED, _UNASKED]
        self.round_result = None

    # What may be done.

    def legal_actions(self):
        """Return what the seat to act may do, in a fixed order."""
        phase = self.phase
        if phase == DECLARING:
            lucky = deal.is_lucky(self.hands[self.to_act])
            return [DECLARE, PASS] if lucky else [PASS]
        if phase == PLAYING:
            return [PLAY + card for card in self.hands[self.turn]]
        if phase in (CHOOSING, CHOOSING_TURNED):
            return [TAKE + card for card in self.choices()]
        if phase == DECIDING:
            return [STOP, KOIKOI]
        return [NEXT_ROUND] if phase == BETWEEN else []

    def choices(self):
        """Return the cards of the field that the pending card may take, as bytes, ascending."""
        if self.pending < 0:
            return b""
        return bytes(sorted(cards.of_month(self.field, cards.month_of(self.pending))))

    def _may_call(self, seat):
        """Tell whether a seat whose points have risen may play on.

        Source: docs/rules/koikoi.md, "Stop or koi-koi", 4 to 6.
        """
        if not self.hands[seat]:
            return False
        if self.calls[1 - seat] and self.options["battle"] == "off":
            return False
        limit = self.options["calls"]
        made = self.calls[seat] if limit == "once_each" else sum(self.calls)
        return limit == "any" or made == 0

    # What is done.

    def apply(self, action, arg=None):
        """Carry out an action of the seat to act; return the events it causes, in order.

        arg: no action takes one. Raises IllegalAction and then changes nothing.
        """
        check_action(action, arg)
        if action not in self.legal_actions():
            raise IllegalAction("this cannot be done now")
        if action >= TAKE:
            happened = []
            self._settle(self.pending, bytes((action - TAKE,)), happened)
            return self._go_on(happened)
        if action >= PLAY:
            return self._play(action - PLAY)
        if action == NEXT_ROUND:
            self._deal_round(self._next_leader())
            return list(self.deal_events)
        if action == STOP:
            return self._stop(0)
        if action == KOIKOI:
            return self._call()
        return self._answer(action == DECLARE)

    def _answer(self, declares):
        """Note an answer; when both are there, tell them and act on them.

        Source: docs/rules/koikoi.md, "Lucky hands", 3 to 5.
        """
        self.answers[self.to_act] = int(declares)
        if _UNASKED in self.answers:
            return []
        order = (self.leader, 1 - self.leader)
        happened = [(events.ANSWERED, seat, self.answers[seat]) for seat in order]
        both = deal.is_lucky(self.hands[0]) and deal.is_lucky(self.hands[1])
        shown = [seat for seat in order if both or self.answers[seat]]
        happened += [(events.DECLARED, seat, bytes(self.hands[seat])) for seat in shown]
        if both:
            return happened + self._end_round(-1, score.BOTH_LUCKY, [])
        if shown:
            bill = score.lucky(self.hands[shown[0]])
            return happened + self._end_round(shown[0], score.DECLARED, bill)
        self.phase = PLAYING
        return happened

    def _play(self, card):
        hand = self.hands[self.turn]
        at = hand.find(bytes((card,)))
        hand[at : at + 1] = b""
        self.turned = -1
        self._lets_go(cards.month_of(card))
        happened = [(events.PLAYED, self.turn, card)]
        return happened if self._must_choose(card, happened) else self._go_on(happened)

    def _lets_go(self, played):
        """Note what the seat in turn does not capture with a card of the month `played`."""
        lying = cards.per_month(self.field)
        let_go = self.let_go[self.turn]
        for month in range(cards.MONTHS):
            if lying[month] and month != played:
                let_go[month] = min(let_go[month] + 1, _LAID) if lying[played] else _LAID

    def _go_on(self, happened):
        """Go on with a turn when a card has met the field: turn one up, or end the turn."""
        if self.turned < 0:
            self.turned = self.stock[-1]
            self.stock[-1:] = b""
            happened.append((events.TURNED, self.turn, self.turned))
            if self._must_choose(self.turned, happened):
                return happened
        return happened + self._end_turn()

    def _must_choose(self, card, happened):
        """Let a card meet the field: two that match are a choice, all else settles itself.

        Source: docs/rules/koikoi.md, "A turn", 2 and 3.
        """
        matching = cards.of_month(self.field, cards.month_of(card))
        if len(matching) != 2:
            self._settle(card, matching, happened)
            return False
        self.pending = card
        self.phase = CHOOSING if self.turned < 0 else CHOOSING_TURNED
        return True

    def _settle(self, card, taken, happened):
        """Capture with a card what it takes, or leave it on the field."""
        seat = self.turn
        self.pending = -1
        if taken:
            self.field = bytearray([one for one in self.field if one not in taken])
            self.captured[seat] += bytes((card,)) + taken
            happened.append((events.CAPTURED, seat, bytes((card,)) + taken))
        else:
            self.field.append(card)
            happened.append((events.STAYED, seat, card))

    def _end_turn(self):
        """Compare the points with those at the seat's last decision.

        Source: docs/rules/koikoi.md, "A turn", 5, and "Stop or koi-koi", 1.
        """
        seat = self.turn
        size = len(self.captured[seat])
        if size == self._compared[seat]:  # the same pile has the same points
            return self._pass_on()
        self._compared[seat] = size
        points = yaku.points(self.captured[seat], self.options)
        if points <= self.decided[seat]:
            return self._pass_on()
        happened = [(events.MADE, seat, points, self.decided[seat])]
        if self._may_call(seat):
            self.phase = DECIDING
            return happened
        return happened + self._stop(1)

    def _call(self):
        seat = self.turn
        self.calls[seat] += 1
        self.decided[seat] = yaku.points(self.captured[seat], self.options)
        return [(events.CALLED, seat)] + self._pass_on()

    def _stop(self, automatic):
        seat = self.turn
        bill = score.stopped(
            self.captured[seat], self.calls[seat], self.calls[1 - seat], self.options
        )
        return [(events.STOPPED, seat, automatic)] + self._end_round(seat, score.STOPPED, bill)

    def _pass_on(self):
        self.turn = 1 - self.turn
        self.phase = PLAYING
        return [] if self.hands[self.turn] else self._exhaust()

    def _exhaust(self):
        """Nobody has a card left to play. Source: docs/rules/koikoi.md, "Both hands empty"."""
        callers = [seat for seat in (0, 1) if self.calls[seat]]
        caller = callers[0] if len(callers) == 1 else -1
        winner, bill = -1, []
        if caller >= 0 and self.options["exhaust"] == "keep":
            bill = score.kept(self.captured[caller], self.options)
            winner = caller if bill else -1  # the weather may have undone the yaku
        elif not callers and self.options["oyaken"]:
            winner, bill = self.leader, score.oyaken(self.options)
        return [(events.BOTH_EMPTY, caller)] + self._end_round(winner, score.EXHAUSTED, bill)

    def _end_round(self, winner, reason, bill):
        """Close the round: the bill, the score, and whether that ends the match."""
        points = score.total(bill)
        self.round_result = score.RoundResult(
            winner,
            reason,
            tuple(bill),
            score.base(bill),
            points,
            tuple([bytes(hand) for hand in self.hands]),
            tuple([bytes(pile) for pile in self.captured]),
        )
        self.history.append((winner, points))
        if winner >= 0:
            self.scores[winner] += points
        named = [line for line in bill if line.what in (score.YAKU, score.LUCKY)]
        if named:
            dearest = min([(-line.amount, line.yaku) for line in named])[1]
            self.best = greatest(self.best, points, self.round_no, winner, dearest)
        result = self.outcome()
        self.phase = OVER if result else BETWEEN
        happened = []
        if winner < 0:
            happened.append((events.NOBODY_WON,))
        else:
            happened.append((events.WON, winner, points, self.scores[winner]))
        if result:
            happened.append((events.MATCH_ENDED, bytes(result.winners)))
        return happened

    # Looking and copying.

    def view(self, seat):
        """Return everything `seat` may know, as a View of its own."""
        return View(self, seat)

    def outcome(self):
        """Return None, or score.Outcome once the match is over."""
        played = self.round_no - (self.round_result is None)
        return score.outcome(self.options["rounds"], played, self.scores)

    def copy(self):
        return copy_of(self)
