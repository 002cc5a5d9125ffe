"""Two players of Okey who work together, for play-throughs of rare positions.

One collects a valuable hand and sees everything; the other throws the tiles that are missing.
Their actions are legal, although they know more than a player may.
"""

from engine.okey import melds, score, tiles
from engine.okey.actions import DISCARD, DRAW, FINISH, PASS, TAKE


def one_colour(state, throws_joker=False):
    """Return the next action towards runs of a single colour, the leader collecting.

    throws_joker: the leader then waits until he can finish by throwing a joker.
    """
    collector = state.leader
    joker = state.table.joker
    hand = state.table.hands[collector]
    colour = max(range(4), key=lambda one: (sum(hand[13 * one : 13 * one + 13]), one))

    def is_wanted(kind):
        return kind == joker or tiles.face_of(kind, joker) // tiles.VALUES == colour

    def finishes(groups, thrown):
        if throws_joker and thrown != joker:
            return False
        return len(groups) < 7 and melds.describe(groups, joker)[1] >= 0

    return _choose(state, is_wanted, finishes)


def runs_and_joker(state):
    """Return the next action towards runs of one colour and a joker to throw."""
    return one_colour(state, throws_joker=True)


def pairs_and_joker(state):
    """Return the next action towards seven natural pairs and a joker to throw."""
    collector = state.leader
    joker = state.table.joker
    hand = state.table.hands[collector]
    other = state.table.hands[state.next(collector)]
    in_pile = state.table.discards[state.previous(collector)][-1:]

    def is_wanted(kind):
        if kind == joker or hand[kind] == tiles.COPIES:
            return True
        return hand[kind] == 1 and (other[kind] or kind in in_pile)

    def finishes(groups, thrown):
        return len(groups) == 7 and joker not in b"".join(groups)

    return _choose(state, is_wanted, finishes)


def _choose(state, is_wanted, finishes):
    """Return the first of: a finish that suits, a useful draw, a discard that helps.

    is_wanted: of a kind; finishes: of the groups to show and the kind thrown.
    """
    legal = state.legal_actions()
    joker = state.table.joker
    collects = state.turn == state.leader
    hand = state.table.hands[state.turn]
    for action in legal:
        if action >= FINISH and collects:
            thrown = action - FINISH
            rest = bytearray(hand)
            rest[thrown] -= 1
            if finishes(score.dearest(rest, joker, thrown, state.options), thrown):
                return action
    if TAKE in legal and collects:
        top = state.table.discards[state.previous(state.turn)][-1]
        if is_wanted(top):
            return TAKE
    for action in (PASS, DRAW):
        if action in legal:
            return action
    discards = [action for action in legal if DISCARD <= action < FINISH]
    if not discards:
        return legal[0]
    throws = [action for action in discards if is_wanted(action - DISCARD) != collects]
    if collects and not throws:
        keeping = melds.best_discards(hand, joker)[1]
        throws = [
            action
            for action in discards
            if action - DISCARD in keeping and action - DISCARD != joker
        ]
    return (throws or discards)[0]
