"""Solves Ceki's puzzles by trying everything.

Every hand of eight cards that the caller can hold is tried. For each throw that is not safe a deal
is found, and played from its beginning, in which seat 0 sees exactly the same and the throw loses.
"""

import itertools
import random
from collections import Counter
from functools import cache

from engine.ceki import cards, events
from engine.ceki.actions import THROW, WIN
from engine.ceki.phases import CALLING
from engine.ceki.puzzles import CALLER
from engine.ceki.state import State
from engine.puzzles import SEAT

_KINDS = 12
_HAND = 8
_TRIES = 2_000


@cache
def _callers():
    """Return (hand, pair) of all hands that may call: a tuple of cards per kind, and the kind.

    All 75,582 ways to hold eight cards of twelve kinds are looked at.
    """
    found = []
    for bars in itertools.combinations(range(_HAND + _KINDS - 1), _KINDS - 1):
        edges = (-1, *bars, _HAND + _KINDS - 1)
        hand = tuple(edges[i + 1] - edges[i] - 1 for i in range(_KINDS))
        over = [kind for kind in range(_KINDS) if hand[kind] % 3]
        if len(over) == 1 and hand[over[0]] % 3 == 2:
            found.append((hand, over[0]))
    return found


class Seen:
    """A hand of Ceki as seat 0 has seen it.

    A *slot* is a card of the deal, by its place in a hand or in the stock.

    told       the events that seat 0 was told
    faces      the face of each slot in truth
    hands      per seat the slots that it holds now
    hidden     the slots whose cards seat 0 has never seen
    came       per slot when its card came to a hand: after how many actions
    thrown     per seat a list of (slot, when) of unseen cards that it threw from its hand
    drawn      per seat the kinds that it has drawn and thrown since it called
    laid       per seat how many cards it has laid down
    """

    def __init__(self, puzzle, actions):
        """Play the hand again. actions: all actions that led to the puzzle."""
        self.actions = actions
        first = type(puzzle.state)(puzzle.options, puzzle.state.seed)
        self.dealer = first.dealer
        self.options = puzzle.options
        self.faces = [face for hand in first.hands for face in cards.cards_of(hand)]
        self.faces += first.stock
        self.told = self._play(self.faces)[0]
        self.hands = [list(range(seat * _HAND, (seat + 1) * _HAND)) for seat in range(3)]
        self.stock = list(range(3 * _HAND, len(self.faces)))
        self.hidden = set(range(_HAND, len(self.faces)))
        self.drawn = [set() for _ in self.hands]
        self.thrown = [[] for _ in self.hands]
        self.came = dict.fromkeys(self.hidden, -1)
        self.laid = puzzle.state.called
        self._follow(first)

    def _deal(self, faces):
        """Return the state after a deal of these faces, by slot."""
        hands = [faces[seat * _HAND : (seat + 1) * _HAND] for seat in range(3)]
        return State.from_position(
            hands=hands,
            stock=faces[3 * _HAND :],
            discards=b"",
            turn=(self.dealer + 1) % 3,
            phase=CALLING,
            options=self.options,
            dealer=self.dealer,
        )

    def _play(self, faces):
        """Play the actions with other faces. Return what seat 0 is told, and the state.

        Raises ValueError if an action is not legal.
        """
        state = self._deal(faces)
        told = list(state.deal_events)
        for action in self.actions:
            told += state.apply(action)
        return [events.event_for(event, SEAT) for event in told], state

    def _follow(self, state):
        """Follow the cards by slot, to the end of what was played."""
        pile = []
        came = -1  # slot of the card that the seat in turn has just drawn or taken
        for now, action in enumerate(self.actions):
            for event in state.apply(action):
                if event[0] == events.DREW:
                    came = self.stock.pop(0)
                    self.came[came] = now
                    self.hands[event[1]].append(came)
                    if event[1] == SEAT:
                        self.hidden.discard(came)
                elif event[0] == events.TOOK:
                    came = pile.pop()
                    self.hands[event[1]].append(came)
                elif event[0] == events.THREW:
                    slot = self._thrown(event, came)
                    self.hands[event[1]].remove(slot)
                    if event[3] == events.FROM_HAND and slot in self.hidden:
                        self.thrown[event[1]].append((slot, now))
                    self.hidden.discard(slot)
                    pile.append(slot)
                    if state.called[event[1]] and event[3] == events.DRAWN_THROWN:
                        self.drawn[event[1]].add(cards.kind_of(event[2]))

    def _thrown(self, event, came):
        """Return the slot of a thrown card: one that was taken openly before, if there is one."""
        if event[3] == events.DRAWN_THROWN:
            return came
        held = [slot for slot in self.hands[event[1]] if self.faces[slot] == event[2]]
        return min(held, key=lambda slot: (slot == came, slot in self.hidden))

    def loses(self, face, hand, rng):
        """Whether a deal is found in which seat 0 sees the same, and this throw loses.

        hand: what the caller holds, a tuple of cards per kind; rng: draws the other cards.
        """
        pool = [self.faces[slot] for slot in sorted(self.hidden)]
        rng.shuffle(pool)
        faces = list(self.faces)
        for seat in sorted((1, 2), key=lambda seat: seat != CALLER):
            slots = [slot for slot in self.hands[seat] if slot in self.hidden]
            if seat != CALLER:
                possible = self.possible(seat, pool) if self.laid[seat] else []
                if self.laid[seat] and not possible:
                    return False
                hand = rng.choice(possible)[0] if possible else None
            given = self._deal_out(seat, hand, pool) if hand else pool[: len(slots)]
            for one in given:
                pool.remove(one)
            rng.shuffle(given)
            # A card that was thrown may have come at any time before.
            slots += [slot for slot, _ in self.thrown[seat]]
            for thrown, when in self.thrown[seat]:
                slot = rng.choice([slot for slot in slots if self.came[slot] < when - 1])
                slots.remove(slot)
                faces[slot] = self.faces[thrown]
            for slot, one in zip(slots, given, strict=True):
                faces[slot] = one
        for slot in self.stock:
            faces[slot] = pool.pop()
        try:
            told, state = self._play(faces)
            state.apply(THROW + face)
        except ValueError:
            return False
        return told == self.told and state.turn == CALLER and WIN in state.legal_actions()

    def _deal_out(self, seat, hand, pool):
        """Return the cards of the pool that, with its open ones, make a seat's hand."""
        held = self._held(seat)
        given = []
        left = list(pool)
        for kind in range(_KINDS):
            for _ in range(hand[kind] - held[kind]):
                given.append(next(one for one in left if cards.kind_of(one) == kind))
                left.remove(given[-1])
        return given

    def _held(self, seat):
        """Return the kinds that a seat is seen to hold, counted."""
        slots = [slot for slot in self.hands[seat] if slot not in self.hidden]
        return Counter(cards.kind_of(self.faces[slot]) for slot in slots)

    def possible(self, seat, pool=None):
        """Return (hand, pair) of all hands of a seat that has called.

        pool: the faces that may be in it besides those seen; all unseen ones if it is left out.
        """
        if pool is None:
            pool = [self.faces[slot] for slot in self.hidden]
        held = self._held(seat)
        unseen = Counter(cards.kind_of(face) for face in pool)
        return [
            (hand, pair)
            for hand, pair in _callers()
            if hand[pair] == self.laid[seat]
            and pair not in self.drawn[seat]
            and all(held[k] <= hand[k] <= held[k] + unseen[k] for k in range(_KINDS))
        ]


def right(puzzle, actions):
    """Return the safe throws. actions: all actions that led to the puzzle.

    Raises ValueError if for a throw that some hand can win by no deal is found.
    """
    state = puzzle.state
    seen = Seen(puzzle, actions)
    possible = seen.possible(CALLER)
    throws = {action - THROW for action in state.legal_actions() if action >= THROW}
    rng = random.Random(1)
    safe = set()
    for face in sorted(throws):
        hands = [hand for hand, pair in possible if pair == cards.kind_of(face)]
        if not hands:
            safe.add(face)
        elif not any(seen.loses(face, rng.choice(hands), rng) for _ in range(_TRIES)):
            raise ValueError(f"no deal found in which face {face} loses")
    return safe
