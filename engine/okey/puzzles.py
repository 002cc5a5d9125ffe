"""Okey's puzzles: which tile thrown leaves a hand that one draw finishes most surely.

If a throw finishes the round at once, that tile is the answer. Else each throw is worth the number
of unseen tiles of which any one, drawn next, finishes the round. The answer is worth more than
every other throw.
"""

from engine import puzzles
from engine.okey import melds, tiles
from engine.okey.actions import DISCARD, FINISH, TAKE
from engine.okey.phases import DISCARDING
from engine.puzzles import NO_PIECE, SEAT


class Puzzle(puzzles.BasePuzzle):
    """A round of Okey; a piece is a kind.

    Seat 0 throws what keeps most chances and takes what helps. The others draw, and throw any
    tile but a joker.
    """

    game = "okey"
    options = {"gosterme": "off"}

    def move(self, rng):
        """Return the next action of the fixed play."""
        state = self.state
        legal = state.legal_actions()
        if state.phase != DISCARDING:
            return TAKE if TAKE in legal and self._takes() else legal[0]
        if state.turn == SEAT:
            if legal[0] >= FINISH:
                return legal[0]
            return DISCARD + max([(worth, kind) for kind, worth in self.worths()])[1]
        joker = DISCARD + state.table.joker
        throws = [action for action in legal if action < FINISH and action != joker]
        return throws[rng.below(len(throws))]

    def _takes(self):
        """Whether the seat in turn is seat 0, and the discard brings its hand nearer."""
        state = self.state
        if state.turn != SEAT or not state.drawable:
            return False
        hand = bytearray(state.table.hands[SEAT])
        joker = state.table.joker
        before = melds.distance(hand, joker)
        hand[state.table.discards[state.previous(SEAT)][-1]] += 1
        return melds.distance(hand, joker) < before

    def worths(self):
        """Return (kind, worth) of the throws that keep the distance to winning, a list.

        worth: how many unseen tiles bring the hand nearer after the throw.
        """
        table = self.state.table
        hand = table.hands[SEAT]
        seen = table.seen(SEAT)
        live = bytearray([tiles.COPIES - count for count in seen])
        _, kinds, useful = melds.decision(hand, table.joker, live)
        taken = self.state.taken
        return [
            (kind, useful[i])
            for i, kind in enumerate(kinds)
            if hand[kind] > (1 if kind == taken else 0)
        ] or [(kind, 0) for kind in tiles.kinds_of(hand) if kind != taken]

    @property
    def is_asked(self):
        """Whether seat 0 has a tile to throw, is near a finish, and will draw once more at least.

        Until then only seat 0 has taken discards: the others do when nothing is left to draw.
        """
        state = self.state
        if state.to_act != SEAT or state.phase != DISCARDING:
            return False
        if state.drawable < state.players:
            return False
        return melds.distance(state.table.hands[SEAT], state.table.joker) <= 1

    def answer(self):
        """Return the kind whose throw is the one answer, else NO_PIECE."""
        if not self.is_asked:
            return NO_PIECE
        finishing = self.state.finishing()
        if finishing:
            return finishing[0] if len(finishing) == 1 else NO_PIECE
        worths = sorted([(worth, kind) for kind, worth in self.worths()])
        if not worths[-1][0] or (len(worths) > 1 and worths[-1][0] == worths[-2][0]):
            return NO_PIECE
        return worths[-1][1]

    def grade(self):
        """Return how hard a position with one answer is: a place in puzzles.GRADES.

        Easy: a throw finishes, or only one keeps the hand one tile from a finish. Hard: at least
        three do, and the best is at most two tiles ahead.
        """
        worths = sorted([worth for _, worth in self.worths()])
        if self.state.finishing() or len(worths) < 2:
            return 0
        return 2 if len(worths) > 2 and worths[-1] - worths[-2] <= 2 else 1
