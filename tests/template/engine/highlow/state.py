"""A match of High-Low as a state machine; the contract is in engine/contract.py.

Source: docs/rules/highlow.md throughout.
"""

from engine.compat import const
from engine.contract import IllegalAction, check_action, complete, copy_of
from engine.highlow import events, score, tiles
from engine.highlow.actions import HIGHER, LOWER, NEXT_ROUND
from engine.highlow.phases import BETWEEN, GUESSING, OVER
from engine.highlow.view import View
from engine.off_board import Playable
from engine.rng import Rng, mix

RULES_VERSION = const(1)

_GUESSES = const(5)  # of each seat in a round


class State(Playable):
    """A match of High-Low.

    options, seed, players    as given; `options` is complete
    scores, right             per seat: right guesses in the match, and in this round
    round_no, phase, turn     of the round in play; GUESSING ... OVER; the seat in turn
    stock                     bytearray of tiles, the next one last
    open                      the tile that lies open
    seen                      bytearray(52): 1 for each tile that has lain open in this round
    left                      guesses until the round is over
    deal_events, round_result see engine/contract.py and score.RoundResult

    >>> state = State({"players": 2}, "0000000000000001")
    >>> state.to_act, state.legal_actions(), tiles.value_of(state.open)
    (0, [0, 1], 5)
    >>> state.apply(LOWER)
    [(1, 0, 1, 2, 1)]
    """

    def __init__(self, options=None, seed="0000000000000000"):
        """Begin a match and its first round.

        options: dict of settings, see options.py; seed: 16 hex digits.
        Raises BadOptions, naming the option; ValueError for a bad seed.
        """
        from engine.highlow.options import OPTIONS  # not in memory while a match is played

        self.options = complete(options or {}, OPTIONS)
        self.seed = seed
        self.players = self.options["players"]
        self.scores = [0] * self.players
        self.round_no = 0
        self.begin_round()

    @property
    def to_act(self):
        """The seat to decide; between rounds the first seat; -1 when the match is over."""
        return -1 if self.phase == OVER else self.turn

    def begin_round(self):
        """Shuffle the tiles and turn the first one. Source: docs/rules/highlow.md, "A round"."""
        self.round_no += 1
        self.phase = GUESSING
        self.turn = 0
        self.right = [0] * self.players
        self.round_result = None
        self.stock = bytearray(range(tiles.TILES))
        Rng(mix(self.seed, self.round_no)).shuffle(self.stock)
        self.seen = bytearray(tiles.TILES)
        self.left = _GUESSES * self.players
        self._turn_up()
        self.deal_events = [(events.ROUND_STARTED, self.round_no, self.open)]

    def _turn_up(self):
        """Open the next tile."""
        self.open = self.stock[-1]
        self.stock[-1:] = b""
        self.seen[self.open] = 1

    def legal_actions(self):
        """Return what the seat to act may do."""
        return ([HIGHER, LOWER], [NEXT_ROUND], [])[self.phase]

    def apply(self, action, arg=None):
        """Carry out an action of the seat to act; return the events it causes, in order.

        arg: no action takes one. Raises IllegalAction and then changes nothing.
        """
        check_action(action, arg)
        if action not in self.legal_actions():
            raise IllegalAction("this cannot be done now")
        if action == NEXT_ROUND:
            self.begin_round()
            return list(self.deal_events)
        return self._guess(action)

    def _guess(self, action):
        """Turn the next tile and compare. Source: docs/rules/highlow.md, "A round", 2 and 3."""
        seat = self.turn
        before = tiles.value_of(self.open)
        self._turn_up()
        now = tiles.value_of(self.open)
        is_right = now > before if action == HIGHER else now < before
        if is_right:
            self.right[seat] += 1
            self.scores[seat] += 1
        happened: "list[tuple]" = [(events.GUESSED, seat, action, self.open, int(is_right))]
        self.turn = (seat + 1) % self.players
        self.left -= 1
        return happened if self.left else happened + self._end_round()

    def _end_round(self):
        """Close the round, and the match after the last one."""
        self.round_result = score.round_result(self.right)
        happened: "list[tuple]" = [(events.ROUND_WON, self.round_result.winner)]
        if self.round_no < self.options["rounds"]:
            self.phase = BETWEEN
            return happened
        self.phase = OVER
        return happened + [(events.MATCH_ENDED, bytes(score.outcome(self.scores).winners))]

    def view(self, seat):
        """Return everything `seat` may know, as a View of its own."""
        return View(self, seat)

    def outcome(self):
        """Return None, or score.Outcome once the match is over."""
        return score.outcome(self.scores) if self.phase == OVER else None

    def copy(self):
        return copy_of(self)
