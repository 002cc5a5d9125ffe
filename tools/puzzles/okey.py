"""Solves Okey's puzzles by trying everything.

Every throw is tried, then every unseen tile, then every tile thrown again. A hand wins if some
division of its fourteen tiles, tried one by one, is legal.
"""

import itertools
from collections import Counter
from functools import cache

from engine.games import result_of
from engine.okey.actions import DISCARD, FINISH
from engine.okey.judge import judge
from engine.puzzles import SEAT
from engine.rng import Rng

_FALSE_JOKER = 52  # shows the joker's face
_VALUES = 13


def _all_melds():
    """Return all sets and runs of three to five faces, a list of tuples."""
    melds = []
    for value in range(_VALUES):
        faces = [colour * _VALUES + value for colour in range(4)]
        melds += [some for size in (3, 4) for some in itertools.combinations(faces, size)]
    for colour in range(4):
        for size in (3, 4, 5):
            for first in range(_VALUES + 2 - size):  # the 1 follows the 13
                run = [(first + i) % _VALUES for i in range(size)]
                melds.append(tuple(colour * _VALUES + place for place in run))
    return melds


_MELDS_WITH = {
    face: [meld for meld in _all_melds() if face in meld] for face in range(4 * _VALUES)
}


@cache
def _wins(faces, wild):
    """Whether these faces, a sorted tuple, and so many jokers can be divided into melds."""
    if not faces:
        return wild == 0
    for meld in _MELDS_WITH[faces[0]]:
        rest = list(faces)
        lacking = 0
        for face in meld:
            if face in rest:
                rest.remove(face)
            else:
                lacking += 1
        if lacking <= wild and _wins(tuple(rest), wild - lacking):
            return True
        # A joker may also stand for a face that the hand has, if the hand needs it elsewhere.
        spare = wild - lacking
        for count in range(1, spare + 1):
            for lent in itertools.combinations(meld[1:], count):
                kept = list(faces)
                missing = 0
                for face in meld:
                    if face in kept and face not in lent:
                        kept.remove(face)
                    else:
                        missing += 1
                if missing <= wild and _wins(tuple(kept), wild - missing):
                    return True
    return False


def is_win(hand, joker):
    """Whether fourteen kinds win: as sets and runs, or as seven pairs."""
    faces = sorted(joker if kind == _FALSE_JOKER else kind for kind in hand if kind != joker)
    wild = len(hand) - len(faces)
    odd = sum(count % 2 for count in Counter(faces).values())
    return odd <= wild or _wins(tuple(faces), wild)


def right(puzzle):
    """Return the throws that finish; without one, those after which most tiles finish."""
    _wins.cache_clear()
    state = puzzle.state
    table = state.table
    joker = table.joker
    hand = _kinds(table.hands[SEAT])
    throws = {action - (FINISH if action >= FINISH else DISCARD) for action in _throws(state)}
    known = {}

    def wins(held):
        if held not in known:
            known[held] = is_win(held, joker)
        return known[held]

    def without(some, kind):
        at = some.index(kind)
        return some[:at] + some[at + 1 :]

    finishing = {kind for kind in throws if wins(tuple(without(hand, kind)))}
    if finishing:
        return finishing
    # Seat 0 alone takes discards: the others hold only tiles that it has never seen.
    unseen = Counter(table.pile)
    for seat in range(1, state.players):
        unseen.update(
            kind for kind in range(_FALSE_JOKER + 1) for _ in range(table.hands[seat][kind])
        )
    worth = {}
    for kind in throws:
        kept = without(hand, kind)
        worth[kind] = 0
        for drawn, count in unseen.items():
            held = sorted([*kept, drawn])
            if any(wins(tuple(without(held, thrown))) for thrown in set(held)):
                worth[kind] += count
    most = max(worth.values())
    return {kind for kind in throws if worth[kind] == most} if most else set()


def doubt(puzzle):
    """Return "" if a review does not take off anything for the answer, else a sentence."""
    view = puzzle.state.view(SEAT)
    answer = puzzle.answer()
    action = next(action for action in (FINISH + answer, DISCARD + answer) if action in view.legal)
    said = result_of(judge(view, Rng((1, 2, 3, 4)), action))
    return f"the review prefers {said.best - DISCARD} to {answer}" if said.loss else ""


def _kinds(counts):
    return [kind for kind in range(_FALSE_JOKER + 1) for _ in range(counts[kind])]


def _throws(state):
    return [action for action in state.legal_actions() if action >= DISCARD]
