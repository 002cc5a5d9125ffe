"""The statistics of Ceki: points, ways to win, and twelve achievements."""

from engine.ceki.score import DOUBLE, PAYS, SCORES, SIMPLE, TRIPLE

_NAMES = {SIMPLE: "simple", DOUBLE: "double", TRIPLE: "triple"}
_RICH = 60  # points of a rich hand
_AHEAD = 300  # points by which a match is won well
_MOST = 6  # players at a full table


def side(view):
    """Return the player's number among the winners of a match: the seat."""
    return view.seat


def points(view):
    """Return the points that the player has got in the hand, negative for what was paid."""
    mine = view.seat
    got = 0
    for line in view.result.bill:
        if line.what == SCORES and line.seat == mine:
            got += line.points
        elif line.what == PAYS:
            got += line.points if view.result.winner == mine else 0
            got -= line.points if line.seat == mine else 0
    return got


def won(view):
    """Return 1 if the player has won the hand, -1 if another, 0 if nobody."""
    return 0 if view.result.winner < 0 else 1 if view.result.winner == view.seat else -1


def well(view):
    """Return whether a match of two that the player has won was won by 300 points."""
    return view.scores[view.seat] >= _AHEAD + view.scores[1 - view.seat]


def made(view):
    """Return the names of what the player has made in the hand."""
    names = ["call"] if view.result.called[view.seat] else []
    if view.result.winner == view.seat:
        names.append(_NAMES[view.result.how])
    return names


def earned(view, levels):
    """Return the numbers of the achievements that the hand was worth.

    levels: by seat the level of a bot, or HUMAN.
    """
    result = view.result
    numbers = [0] if result.called[view.seat] else []
    if result.winner == view.seat:
        numbers += [1]
        numbers += [number for number, how in ((2, DOUBLE), (3, TRIPLE)) if how == result.how]
        numbers += [4] if result.points >= _RICH else []
        numbers += [5] if view.reshuffles else []
        numbers += [6] if any(_is_alike(group) for group in result.groups) else []
        numbers += [7] if view.players == _MOST else []
        others = [seat for seat in range(view.players) if seat != view.seat]
        numbers += [8] if all(result.called[seat] for seat in others) else []
    if view.outcome and view.seat in view.outcome.winners:
        numbers += [9]
        numbers += [10] if levels.count("hard") == len(levels) - 1 else []
        numbers += [11] if min(view.scores) == 0 < view.scores[view.seat] else []
    return numbers


def _is_alike(group):
    """Return whether three cards have the same face."""
    return len(set(group)) == 1
