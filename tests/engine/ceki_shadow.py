"""A second account of a Ceki match, kept from its events alone and compared with the state.

It knows the deal and what events say, no rule of the engine: whether a hand may call and what it
wins are worked out again, by trying every kind and by cutting the sorted cards into threes.
"""

from engine.ceki.phases import BETWEEN, OVER, THROWING


def kind_of(face):
    """The kind of a face: its rank, or 10, 11, 12 for the honours."""
    return face % 9 + 1 if face < 27 else face - 17


def points_of(face):
    return face % 9 + 1 if face < 27 else 1


def threes(kinds):
    """Nine kinds, cut into threes of a kind; None if that cannot be."""
    kinds = sorted(kinds)
    cut = [kinds[i : i + 3] for i in (0, 3, 6)]
    return cut if all(part[0] == part[2] for part in cut) else None


def waits(faces):
    """The kind that these eight cards wait for, by trying all; 0 if they may not call."""
    held = [kind_of(face) for face in faces]
    found = [kind for kind in range(1, 13) if threes(held + [kind])]
    assert len(found) < 2
    return found[0] if found else 0


def faces_in(counts):
    return [face for face in range(30) for _ in range(counts[face])]


class Shadow:
    """Cards, calls, scores and payments of a match, as told."""

    def __init__(self, state):
        self.options = state.options
        self.players = state.players
        self.scores = [0] * state.players
        self.number = 0
        self.dealer = -1
        self.must_call = []
        self.asks = False
        self.follow(state, None, state.deal_events)

    def follow(self, state, action, happened):
        """Do what the events say and compare."""
        self.won = None
        self.paid = [0] * self.players
        self.over = False
        for event in happened:
            assert not self.must_call or event[0] == 5 or self.asks
            self._tell[event[0]](self, state, *event[1:])
        assert self.asks or not self.must_call
        assert [faces_in(hand) for hand in state.hands] == [sorted(hand) for hand in self.hands]
        assert list(state.stock) == self.stock
        assert list(state.discards) == self.heap
        assert state.scores == self.scores
        assert list(state.called) == self.laid
        assert state.reshuffles == self.reshuffles
        for seat in range(self.players):
            waiting = state.awaited[seat] + 1
            assert waiting == (self.waits[seat] if self.laid[seat] else 0)
        ended = state.phase in (BETWEEN, OVER)
        assert ended == (self.won is not None) or action is None or self.left
        if state.phase == THROWING:
            assert (state.drawn, state.taken) == (self.drawn, self.taken)
        if self.won is not None:
            self._check_result(state)
        assert self.over == (state.phase == OVER)

    # The effects of events.

    def _hand_started(self, state, number, dealer):
        assert number == self.number + 1 == state.round_no
        assert self.dealer < 0 or dealer == (self.dealer + 1) % self.players
        self.number = number
        self.dealer = dealer
        self.asks = self.options["call"] == "ask"
        self.left = False
        self.hands = [faces_in(hand) for hand in state.hands]
        self.stock = list(state.stock)
        self.heap = []
        self.laid = [0] * self.players
        self.waits = [0] * self.players
        self.reshuffles = 0
        self.drawn = self.taken = -1
        self.origin = -1
        self.must_call = []

    def _dealt(self, state, first):
        assert first == (self.dealer + 1) % self.players
        everything = sorted(self.stock + [face for hand in self.hands for face in hand])
        assert everything == [face for face in range(30) for _ in range(4)]
        assert len(self.stock) == 120 - 8 * self.players
        order = [(first + i) % self.players for i in range(self.players)]
        for seat in order:
            assert len(self.hands[seat]) == 8
        if not self.asks:
            self.must_call = [seat for seat in order if waits(self.hands[seat])]

    def _drew(self, state, seat, face):
        assert self.stock[0] == face
        self.stock = self.stock[1:]
        self.hands[seat].append(face)
        self.drawn = face

    def _took(self, state, seat, source, face):
        assert source == (seat - 1) % self.players and not self.laid[seat]
        assert self.heap[-1] == face
        self.heap = self.heap[:-1]
        self.hands[seat].append(face)
        self.taken = face

    def _threw(self, state, seat, face, origin):
        assert origin == (0 if face == self.drawn else 1)
        assert face != self.taken or self.hands[seat].count(face) > 1
        assert not self.laid[seat] or face == self.drawn
        self.hands[seat].remove(face)
        self.heap.append(face)
        self.origin = origin
        self.drawn = self.taken = -1
        if not self.laid[seat] and not self.asks and waits(self.hands[seat]):
            self.must_call = [seat]

    def _called(self, state, seat, laid):
        assert not self.laid[seat]
        if not self.asks:
            assert self.must_call[0] == seat
            self.must_call = self.must_call[1:]
        kind = waits(self.hands[seat])
        assert kind
        assert laid == len([face for face in self.hands[seat] if kind_of(face) == kind])
        assert laid in (2, 5, 8)
        self.waits[seat] = kind
        self.laid[seat] = laid

    def _passed(self, state, seat):
        assert self.asks or not self.stock

    def _reshuffled(self, state, count):
        assert self.options["stock"] == "reshuffle" and not self.stock
        assert count == len(self.heap) - 1
        below = sorted(self.heap[:-1])
        self.heap = self.heap[-1:]
        self.reshuffles += 1
        assert self.reshuffles <= 3
        # The state shows the new stock; one card of it has been drawn already.
        self.stock = list(below)
        last = state.drawn
        self.stock.remove(last)
        assert sorted(state.stock) == self.stock
        self.stock = [last] + list(state.stock)

    def _won_by(self, state, seat, how, face, shown):
        assert self.laid[seat] and kind_of(face) == self.waits[seat]
        if how == 3:
            assert face == self.drawn
        else:
            assert self.drawn < 0 and self.heap[-1] == face and how == 1 + self.origin
            self.heap = self.heap[:-1]
            self.hands[seat].append(face)
        assert sorted(shown) == sorted(self.hands[seat])
        for i in (0, 3, 6):
            assert len({kind_of(one) for one in shown[i : i + 3]}) == 1
        self.won = (seat, how, face, sum([points_of(one) for one in shown]))

    def _void(self, state):
        assert not self.stock
        assert self.options["stock"] == "void" or self.reshuffles == 3
        self.won = (-1, 0, -1, 0)

    def _paid(self, state, source, seat, points):
        assert self.options["format"] == "pay" and source != seat == self.won[0]
        assert points == self.won[1] * self.won[3] and not self.paid[source]
        self.paid[source] = points
        self.scores[source] -= points
        self.scores[seat] += points

    def _scored(self, state, seat, points, after):
        assert self.options["format"] != "pay" and seat == self.won[0]
        assert points == self.won[1] * self.won[3]
        self.scores[seat] += points
        assert self.scores[seat] == after

    def _match_ended(self, state, winners):
        self.over = True
        most = max(self.scores)
        assert list(winners) == [s for s in range(self.players) if self.scores[s] == most]
        assert tuple(winners) == state.outcome().winners
        mode = self.options["format"]
        if self.won is None:
            self.left = True
            assert self.options["hands"] == 0 and mode == "pay"
        elif mode == "target":
            assert most >= self.options["target"]
        else:
            assert self.number == self.options["hands"]

    # In the order of their codes.
    _tell = (
        _hand_started,
        _dealt,
        _drew,
        _took,
        _threw,
        _called,
        _passed,
        _reshuffled,
        _won_by,
        _void,
        _paid,
        _scored,
        _match_ended,
    )

    # Checks when a hand is over.

    def _check_result(self, state):
        winner, how, face, base = self.won
        result = state.round_result
        assert (result.winner, result.how, result.face, result.base) == (winner, how, face, base)
        assert result.points == how * base
        assert [sorted(hand) for hand in result.hands] == [sorted(hand) for hand in self.hands]
        assert list(result.called) == self.laid
        if winner < 0:
            assert result.bill == () and result.groups == ()
        else:
            assert 9 <= base <= 81
            thrower = (winner - 1) % self.players
            assert result.source == (winner if how == 3 else thrower)
            self._check_bill(result, winner, how, base)
        mode = self.options["format"]
        if mode == "pay":
            assert sum(self.scores) == 0
            others = self.players - 1 if winner >= 0 else 0
            assert sum(self.paid) == others * how * base
        if mode == "target":
            assert self.over == (max(self.scores) >= self.options["target"])
        else:
            assert self.over == (self.number == self.options["hands"])

    def _check_bill(self, result, winner, how, base):
        """Three combinations that add up to the base, the multiplier, who pays or who scores."""
        combinations = [line for line in result.bill if line.what == 0]
        assert sum([line.points for line in combinations]) == base
        assert [line.cards for line in combinations] == list(result.groups)
        factors = [line for line in result.bill if line.what == 1]
        assert [(line.points, line.cards) for line in factors] == [(how, bytes((result.face,)))]
        rest = [(line.what, line.seat, line.points) for line in result.bill if line.what > 1]
        if self.options["format"] == "pay":
            payers = [seat for seat in range(self.players) if seat != winner]
            assert rest == [(2, seat, how * base) for seat in payers]
        else:
            assert rest == [(3, winner, how * base)]
