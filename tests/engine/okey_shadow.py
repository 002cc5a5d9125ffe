"""A second account of an Okey match, kept from its events alone and compared with the state.

It knows the deal and what events say, no rule of the engine; so what agrees was told rightly.
"""

from engine.okey import melds, score, tiles
from engine.okey.phases import BETWEEN, DISCARDING, OVER

_TWO_OF_EACH = bytes([2] * 53)
_PILES = {2: 76, 3: 62, 4: 48}


class Shadow:
    """Tiles, scores and the round's losses of a match, as told."""

    def __init__(self, state):
        self.options = state.options
        self.players = state.players
        self.scores = list(state.scores)
        self.active = list(state.active)
        self.left_in = [0] * state.players
        self.round_no = 0
        self.dealer = -1
        self.follow(state, None, state.deal_events)

    def next(self, seat, step=1):
        """The nearest seat still in, at the right; with step -1 at the left."""
        seat = (seat + step) % self.players
        while seat not in self.active:
            seat = (seat + step) % self.players
        return seat

    def follow(self, state, action, happened):
        """Do what the events say and compare."""
        for event in happened:
            self._tell[event[0]](self, state, *event[1:])
        table = state.table
        assert table.hands == self.hands
        assert table.discards == self.discards
        assert table.pile == self.pile
        assert state.scores == self.scores
        assert state.active == self.active
        assert state.shower == self.shower
        assert state.drawn == self.drawn and state.taken == self.taken
        full = state.turn if state.phase == DISCARDING else self.full
        for seat in self.dealt:
            assert sum(self.hands[seat]) == (15 if seat == full else 14)
        ended = state.phase in (BETWEEN, OVER)
        assert (state.round_result is not None) == ended
        if ended and action is not None:
            self._check_result(state)

    # The effects of events.

    def _round_started(self, state, number, dealer):
        assert number == self.round_no + 1 == state.round_no
        assert self.dealer < 0 or dealer == self.next(self.dealer)
        assert dealer == state.dealer
        self.round_no = number
        self.dealer = dealer
        self.shower = -1
        self.drawn = -1
        self.taken = -1
        self.lost = [0] * len(self.scores)
        self.winner = -1
        self.dealt = list(self.active)
        self.hands = [bytearray(hand) for hand in state.table.hands]
        self.pile = bytes(state.table.pile)
        self.discards = [b""] * self.players
        self.indicator = state.table.indicator
        assert bytes(state.table.count()) == _TWO_OF_EACH
        assert len(self.pile) == _PILES[len(self.active)]
        for seat in range(self.players):
            assert seat in self.active or not sum(self.hands[seat])

    def _dice(self, state, dice):
        assert self.options["setup"] != "informal"
        assert min(dice) >= 1 and max(dice) <= 6
        assert len(dice) >= (1 if self.options["setup"] == "one_throw" else 2)

    def _indicator(self, state, kind):
        assert kind == self.indicator != tiles.FALSE_JOKER
        colour, value = kind // 13, kind % 13
        assert state.table.joker == colour * 13 + (value + 1) % 13

    def _dealt(self, state, leader):
        assert leader == self.next(self.dealer) == state.to_act
        self.full = leader

    def _showed(self, state, seat, kind):
        assert self.shower < 0 and kind == self.indicator and self.hands[seat][kind]
        self.shower = seat

    def _passed(self, state, seat):
        assert self.options["gosterme"] == "before_start"

    def _drew(self, state, seat, kind):
        assert self.pile[0] == kind
        self.pile = self.pile[1:]
        self.hands[seat][kind] += 1
        self.drawn = kind

    def _drew_indicator(self, state, seat, kind):
        assert kind == self.indicator and not self.pile
        assert self.options["indicator_last"] == "on"
        self.hands[seat][kind] += 1
        self.drawn = kind

    def _took(self, state, seat, source, kind):
        assert source == self.next(seat, -1)
        assert self.discards[source][-1] == kind
        self.discards[source] = self.discards[source][:-1]
        self.hands[seat][kind] += 1
        self.taken = kind

    def _declined(self, state, seat):
        assert not self.pile

    def _discarded(self, state, seat, kind):
        self.hands[seat][kind] -= 1
        self.discards[seat] += bytes((kind,))
        self.full = -1
        self.drawn = -1
        self.taken = -1

    def _finished(self, state, seat, kind, groups):
        self._discarded(state, seat, kind)
        shown = melds.split(groups)
        assert sorted(b"".join(shown)) == list(tiles.kinds_of(self.hands[seat]))
        assert melds.is_legal(shown, state.table.joker)
        self.winner = seat
        self.thrown = kind
        self.groups = tuple(shown)

    def _round_drawn(self, state):
        assert not self.pile and self.winner < 0

    def _lost(self, state, side, points, after):
        assert points > 0
        self.scores[side] -= points
        self.lost[side] += points
        assert self.scores[side] == after

    def _left(self, state, seat):
        assert self.scores[seat] <= 0
        self.active.remove(seat)
        self.left_in[seat] = self.round_no

    def _match_ended(self, state, winners):
        assert state.to_act < 0
        assert tuple(winners) == state.outcome().winners

    # In the order of their codes.
    _tell = (
        _round_started,
        _dice,
        _indicator,
        _dealt,
        _showed,
        _passed,
        _drew,
        _drew_indicator,
        _took,
        _declined,
        _discarded,
        _finished,
        _round_drawn,
        _lost,
        _left,
        _match_ended,
    )

    # Checks when a round is over.

    def _check_result(self, state):
        result = state.round_result
        assert result.winner == self.winner
        assert result.hands == tuple([tiles.kinds_of(hand) for hand in self.hands])
        billed = [0] * len(self.scores)
        for line in result.bill:
            assert line.points > 0 and line.side != score.side_of(line.seat, self.options)
            billed[line.side] += line.points
        assert billed == self.lost
        self._check_price(result)
        self._check_end(state)

    def _check_price(self, result):
        """Every other side pays the same: the showing, and the finish by the rules' table."""
        twins = [line for line in result.bill if line.what == score.TWIN]
        assert len({line.seat for line in twins}) == (1 if self.shower >= 0 else 0)
        assert len({line.side for line in twins}) == len(twins)
        if self.winner < 0:
            assert len(result.bill) == len(twins)
            return
        assert result.groups == self.groups and result.thrown == self.thrown
        joker = tiles.joker_of(self.indicator)
        threw_joker = self.thrown == joker
        if len(self.groups) == 7:
            price = self.options["pairs_joker"] if threw_joker else 4
        else:
            price = 4 if threw_joker else 2
        wanted = self.options["one_colour"]
        naturals = [
            joker if kind == 52 else kind for kind in b"".join(self.groups) if kind != joker
        ]
        colours = {kind // 13 for kind in naturals}
        if len(colours) == 1 and (wanted == "any" or (wanted == "red_black" and colours & {0, 3})):
            price *= 2
        own = score.side_of(self.winner, self.options)
        for side in {score.side_of(seat, self.options) for seat in self.dealt}:
            paid = [line.points for line in result.bill if line.side == side]
            twin = sum([line.points for line in twins if line.side == side])
            assert sum(paid) - twin == (0 if side == own else price)

    def _check_end(self, state):
        """The match is over exactly when its mode says so, and then the right sides win."""
        mode = self.options["win_mode"]
        over = state.phase == OVER
        assert (state.outcome() is not None) == over == (state.to_act < 0)
        if mode == "elimination":
            for seat in self.active:
                assert self.scores[seat] > 0
            assert over == (len(self.active) < 2)
            if over and self.active:
                assert state.outcome().winners == tuple(self.active)
        else:
            assert over == (min(self.scores) <= 0)
            if over:
                order = sorted(self.scores)
                least = order[-2] if mode == "top2" else order[-1]
                winners = [side for side, points in enumerate(self.scores) if points >= least]
                assert state.outcome().winners == tuple(winners)
        assert list(state.left_in) == self.left_in
