"""Ceki's puzzles: the one throw that the next player, who has called, can surely not win by.

The next player waits for one kind. A kind is safe if that player has drawn and thrown it since the
call, or if too few of its cards are unseen for those laid down. A caller may let a discard pass
that would win, so a card left lying proves nothing; no puzzle depends on it.
"""

from engine import puzzles
from engine.ceki import cards, events
from engine.ceki.actions import TAKE, THROW, WIN
from engine.ceki.phases import TAKING, THROWING
from engine.compat import const
from engine.puzzles import NO_PIECE, SEAT

CALLER = const(1)  # plays after seat 0
PLAYERS = const(3)

_SET = const(3)  # cards of a combination
_LAID_WITH_SET = const(5)  # cards laid down by a caller who holds one combination besides


class Puzzle(puzzles.BasePuzzle):
    """A hand of Ceki with three players; a piece is a face.

    All take what makes a pair a set, throw a card of their smallest kind, and win if they can.

    thrown    the kinds, as bits, that CALLER has drawn and thrown since it called
    """

    game = "ceki"
    options = {"players": PLAYERS}
    thrown = 0

    def move(self, rng):
        """Return the next action of the fixed play."""
        state = self.state
        legal = state.legal_actions()
        if WIN in legal:
            return WIN
        kinds = cards.kinds_of_hand(state.hands[state.turn])
        if state.phase == TAKING:
            wants = TAKE in legal and kinds[cards.kind_of(state.discards[-1])] == 2
            return TAKE if wants else legal[0]
        if state.phase != THROWING:
            return legal[0]
        sizes = [kinds[cards.kind_of(action - THROW)] for action in legal]
        least = [legal[i] for i, size in enumerate(sizes) if size == min(sizes)]
        return least[rng.below(len(least))]

    def note(self, happened):
        """Note what the caller throws, and every call."""
        called = self.state.called[CALLER]
        for event in happened:
            if event[0] == events.THREW and event[1] == CALLER and called:
                self.thrown |= 1 << cards.kind_of(event[2])
            elif event[0] == events.CALLED and event[1] == CALLER:
                self.thrown = 0

    @property
    def is_asked(self):
        """Whether seat 0 has cards to choose from, and the next player has called."""
        state = self.state
        if state.phase != THROWING or state.turn != SEAT or state.called[SEAT]:
            return False
        return state.called[CALLER] > 0

    def answer(self):
        """Return the face whose throw is the one answer, else NO_PIECE."""
        if not self.is_asked:
            return NO_PIECE
        view = self.state.view(SEAT)
        found = NO_PIECE
        for action in view.legal:
            kind = cards.kind_of(action - THROW)
            if self.is_safe(view, kind):
                if found != NO_PIECE:
                    return NO_PIECE  # a second answer
                found = action - THROW
            elif view.let_go[CALLER] >> kind & 1:
                return NO_PIECE  # a player could take it for safe: the caller has let it pass
        return found

    def is_safe(self, view, kind):
        """Whether the caller cannot wait for a kind."""
        return self.thrown >> kind & 1 or not self._can_wait(view, kind)

    def _can_wait(self, view, kind):
        """Whether unseen cards, with those it took openly, can be a caller's hand.

        All cards that it has laid down are of the kind that it waits for: a pair, which may have
        one set (five cards) or two (eight) of its own kind with it. The other sets are of other
        kinds, and all of them are tried.
        """
        laid = view.called[CALLER]
        held = cards.kinds_of_hand(view.known[CALLER])
        most = bytes([view.live(one) + held[one] for one in range(cards.KINDS)])
        need = bytearray(cards.KINDS)
        need[kind] = laid
        sets = [one for one in range(cards.KINDS) if one != kind and most[one] >= _SET]
        for first in sets if laid < cards.HAND else (kind,):
            for second in sets if laid < _LAID_WITH_SET else (first,):
                for one in sets:
                    need[one] = 0
                if laid < cards.HAND:
                    need[first] += _SET
                if laid < _LAID_WITH_SET:
                    need[second] += _SET
                if all(held[one] <= need[one] <= most[one] for one in range(cards.KINDS)):
                    return True
        return False

    def grade(self):
        """Return how hard a position with one answer is: a place in puzzles.GRADES.

        Easy: the caller has thrown the kind. Medium: too few cards of it are unseen. Hard: that is
        so, and five cards are laid down, or another kind of honours is in the hand too.
        """
        kind = cards.kind_of(self.answer())
        if self.thrown >> kind & 1:
            return 0
        kinds = cards.kinds_of_hand(self.state.hands[SEAT])
        honours = [one for one in range(cards.RANKS, cards.KINDS) if kinds[one] and one != kind]
        return 2 if honours or self.state.called[CALLER] > 2 else 1
