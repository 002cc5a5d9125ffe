"""A second account of a Koi-Koi match, kept from its events alone and compared with the state.

It knows the deal, what events say and the slow scorer of koikoi_brute, no rule of the engine.
"""

from engine.koikoi import score, yaku
from engine.koikoi.phases import BETWEEN, CHOOSING, CHOOSING_TURNED, DECIDING, OVER
from tests.engine import koikoi_brute as brute

_NAMES = [pattern.name for pattern in yaku.PATTERNS]


class Shadow:
    """Cards, calls and scores of a match, as told."""

    def __init__(self, state):
        self.options = state.options
        self.scores = [0, 0]
        self.round_no = 0
        self.leader = -1
        self.winner = -1
        self.lots = []
        self.follow(state, None, state.deal_events)

    def follow(self, state, action, happened):
        """Do what the events say and compare."""
        for event in happened:
            self._tell[event[0]](self, state, *event[1:])
        assert [bytes(hand) for hand in state.hands] == self.hands
        assert bytes(state.field) == self.field
        assert bytes(state.stock) == self.stock
        assert [bytes(pile) for pile in state.captured] == self.captured
        assert state.scores == self.scores
        assert state.calls == self.calls and state.decided == self.decided
        assert [list(months) for months in state.let_go] == self.let_go
        assert state.pending == self.laid
        assert (self.laid >= 0) == (state.phase in (CHOOSING, CHOOSING_TURNED))
        everything = b"".join(self.hands + self.captured) + self.field + self.stock
        if self.laid >= 0:
            everything += bytes((self.laid,))
        assert sorted(everything) == list(range(48))
        ended = state.phase in (BETWEEN, OVER)
        assert (state.round_result is not None) == ended
        if ended and action is not None:
            self._check_result(state)
        elif state.phase == DECIDING:
            self._check_decision(state)

    def points(self, seat):
        """The points of a seat's pile by the slow scorer."""
        found = brute.score(brute.texts(self.captured[seat]), self.options)
        return sum([found[name] for name in sorted(found)])

    # The effects of events.

    def _lots(self, state, first, second):
        assert first != second
        self.lots.append((first // 4, second // 4))

    def _round_started(self, state, number, leader):
        assert number == self.round_no + 1 == state.round_no
        if number == 1:
            assert [a == b for a, b in self.lots] == [True] * (len(self.lots) - 1) + [False]
            assert leader == (0 if self.lots[-1][0] < self.lots[-1][1] else 1)
        elif self.winner >= 0:
            assert leader == self.winner
        else:
            assert (leader == self.leader) == (self.options["null_lead"] == "same")
        self.round_no = number
        self.leader = leader
        self.winner = -1
        self.calls = [0, 0]
        self.decided = [0, 0]
        self.let_go = [[0] * 12, [0] * 12]
        self.captured = [b"", b""]
        self.laid = -1
        self.answers = []
        self.showed = []
        self.made = -1
        self.stopped = -1
        self.empty = False

    def _dealt(self, state, field):
        assert len(field) == 8
        self.field = field
        self.hands = [bytes(hand) for hand in state.hands]
        self.stock = bytes(state.stock)
        assert [len(hand) for hand in self.hands] == [8, 8] and len(self.stock) == 24

    def _redealt(self, state, reason, shown):
        months = [card // 4 for card in shown]
        if reason < 2:
            assert len(shown) == 4 - reason and len(set(months)) == 1
            assert all(card in self.field for card in shown)
            assert reason == 0 or self.options["field3"] == "redeal"
        else:
            assert self.options["lucky"] == "redeal" and is_lucky(shown)

    def _answered(self, state, seat, declared):
        assert self.options["lucky"] == "score"
        assert seat == (self.leader if not self.answers else 1 - self.leader)
        self.answers.append(declared)

    def _declared(self, state, seat, hand):
        assert hand == self.hands[seat] and is_lucky(hand) and len(self.answers) == 2
        self.showed.append(seat)

    def _played(self, state, seat, card):
        assert card in self.hands[seat] and self.laid < 0
        self.hands[seat] = bytes([one for one in self.hands[seat] if one != card])
        self.laid = card
        lying = {one // 4 for one in self.field}
        for month in lying - {card // 4}:
            times = self.let_go[seat][month] + 1 if card // 4 in lying else 8
            self.let_go[seat][month] = min(times, 8)

    def _turned(self, state, seat, card):
        assert card == self.stock[-1] and self.laid < 0
        self.stock = self.stock[:-1]
        self.laid = card

    def _captured(self, state, seat, cards):
        assert cards[0] == self.laid and len(cards) > 1
        assert len({card // 4 for card in cards}) == 1
        there = [card for card in self.field if card // 4 == self.laid // 4]
        taken = [card for card in there if card in cards[1:]]
        assert len(taken) == len(cards) - 1 and len(taken) == (1 if len(there) < 3 else 3)
        self.field = bytes([card for card in self.field if card not in taken])
        self.captured[seat] += cards
        self.laid = -1

    def _stayed(self, state, seat, card):
        assert card == self.laid
        assert not [one for one in self.field if one // 4 == card // 4]
        self.field += bytes((card,))
        self.laid = -1

    def _made(self, state, seat, now, before):
        assert now == self.points(seat) > before == self.decided[seat]
        self.made = seat

    def _called(self, state, seat):
        assert self.made == seat and self.hands[seat]
        assert not self.calls[1 - seat] or self.options["battle"] == "on"
        self.calls[seat] += 1
        self.decided[seat] = self.points(seat)
        self.made = -1
        assert self.options["calls"] != "once_each" or self.calls[seat] == 1
        assert self.options["calls"] != "once_total" or sum(self.calls) == 1

    def _stopped(self, state, seat, automatic):
        assert self.made == seat
        self.stopped = seat
        assert bool(automatic) == self._has_to_stop(seat)

    def _has_to_stop(self, seat):
        used = {"any": 0, "once_each": self.calls[seat], "once_total": sum(self.calls)}
        answered = self.calls[1 - seat] > 0 and self.options["battle"] == "off"
        return not self.hands[seat] or answered or used[self.options["calls"]] > 0

    def _both_empty(self, state, caller):
        assert not self.hands[0] and not self.hands[1]
        callers = [seat for seat in (0, 1) if self.calls[seat]]
        assert caller == (callers[0] if len(callers) == 1 else -1)
        self.empty = True

    def _won(self, state, seat, points, after):
        assert points > 0
        self.winner = seat
        self.scores[seat] += points
        assert self.scores[seat] == after
        assert points == self._worth(seat)

    def _nobody_won(self, state):
        assert self._worth(0) == self._worth(1) == 0

    def _match_ended(self, state, winners):
        assert state.to_act < 0 and self.round_no == self.options["rounds"]
        best = max(self.scores)
        assert tuple(winners) == state.outcome().winners
        assert list(winners) == [seat for seat in (0, 1) if self.scores[seat] == best]

    # In the order of their codes.
    _tell = (
        _lots,
        _round_started,
        _dealt,
        _redealt,
        _answered,
        _declared,
        _played,
        _turned,
        _captured,
        _stayed,
        _made,
        _called,
        _stopped,
        _both_empty,
        _won,
        _nobody_won,
        _match_ended,
    )

    # Checks.

    def _worth(self, seat):
        """A seat's points of the round that has just ended, in the order of the rules."""
        if self.showed:
            return 6 if self.showed == [seat] else 0
        points = self.points(seat)
        doubled = 2 * points if self.options["seven"] == "on" and points >= 7 else points
        own, other = self.calls[seat], self.calls[1 - seat]
        if self.empty and not own and not other:
            return self.options["oyaken"] if seat == self.leader else 0
        if self.empty:
            return doubled if own and not other and self.options["exhaust"] == "keep" else 0
        if self.stopped != seat:
            return 0
        if self.options["koi_mult"] == "per_call":
            return doubled * (1 + own + other)
        twice = own > 0 and self.options["koi_mult"] == "own_x2"
        return doubled * (2 if other else 1) * (2 if twice else 1)

    def _check_decision(self, state):
        assert self.made == state.to_act and not self._has_to_stop(state.to_act)

    def _check_result(self, state):
        result = state.round_result
        assert result.winner == self.winner
        assert result.points == (self._worth(self.winner) if self.winner >= 0 else 0)
        assert list(result.hands) == self.hands and list(result.captured) == self.captured
        base = 0
        factor = 1
        named = {}
        for line in result.bill:
            if line.what >= score.SEVEN:
                factor *= line.amount
            else:
                base += line.amount
            if line.what == score.YAKU:
                named[_NAMES[line.yaku]] = line.amount
                assert all(card in self.captured[self.winner] for card in line.cards)
        assert result.base == base and result.points == base * factor
        if result.reason == score.STOPPED:
            pile = brute.texts(self.captured[self.winner])
            assert named == brute.score(pile, self.options)
        assert (state.outcome() is not None) == (self.round_no == self.options["rounds"])


def is_lucky(hand):
    """Four of one month, or four months twice."""
    months = [card // 4 for card in hand]
    counts = sorted([months.count(month) for month in set(months)])
    return counts[-1:] == [4] or counts == [2, 2, 2, 2]
