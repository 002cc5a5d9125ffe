"""Counted trees: how many sequences of n actions a small position has. A reader can check them.

A sequence ends where the round ends. A changed number here is a changed rule.
"""

from engine.okey.phases import BETWEEN, DRAWING, SHOWING
from tests.engine.okey_position import position

# No two of these make a meld together, and no tile is the joker (K1) or a false joker.
APART = "R1 R4 R7 R10 Y2 Y5 Y8 Y11 B3 B6 B9 B12 K4 K7"
TWO = {"players": 2}


def count(state, depth):
    """How many sequences of so many actions lead from here."""
    if depth == 0:
        return 1
    if state.phase == BETWEEN:
        return 0
    total = 0
    for action in state.legal_actions():
        copy = state.copy()
        copy.apply(action)
        total += count(copy, depth - 1)
    return total


def counts(state, depth):
    """The counts for 1, 2, ... depth actions."""
    return [count(state, n) for n in range(1, depth + 1)]


def test_the_last_tile_of_the_pile():
    """Draw it (1). Throw one of fifteen kinds (15). The other takes it or declines (30); if he
    took it, he may throw any of his other thirteen kinds or, where he holds a second copy of the
    tile he took, that: fourteen for each of the fifteen (210). Take or decline once more (420).
    Who took throws: thirteen or fourteen kinds (2940). Now all have taken since the pile ran out.
    """
    state = position("K13", [APART, APART], DRAWING, pile="K10", options=TWO)
    assert counts(state, 7) == [1, 15, 30, 210, 420, 2940, 2940]


def test_the_indicator_as_the_last_tile():
    """The indicator is drawn for lack of others, or the discard taken instead; nobody declines
    while it lies there.
    """
    options = {"players": 2, "indicator_last": "on"}
    state = position("K13", [APART, APART], DRAWING, pile="", options=options)
    assert counts(state, 4) == [1, 15, 30, 210]


def test_everybody_is_asked_to_show_and_only_the_holder_can():
    """Four seats pass or, the third, shows (1, 1, 2, 2); the leader throws one of fourteen kinds,
    one of which he holds twice.
    """
    hands = ["", APART + " R1", "", "K13"]
    options = {"gosterme": "before_start"}
    state = position("K13", hands, SHOWING, turn=1, options=options, twin_holder=3, pile=48)
    assert counts(state, 5) == [1, 1, 2, 2, 28]


def test_a_winning_hand_may_finish_or_go_on():
    """Fourteen tiles that win and a useless one: fifteen kinds to throw, or finish with it (16).
    With R7 instead the red run is as long as to spare one tile anywhere a run can be cut: R1, R4
    or R7, or the first or last tile of the yellow or the blue four (22).
    """
    hand = "R1 R2 R3 R4 R5 R6 Y9 Y10 Y11 Y12 B2 B3 B4 B5"
    state = position("K13", [hand, APART], DRAWING, pile="K9 R13", options=TWO)
    assert counts(state, 2) == [1, 16]
    state = position("K13", [hand, APART], DRAWING, pile="R7 R13", options=TWO)
    assert counts(state, 2) == [1, 22]
