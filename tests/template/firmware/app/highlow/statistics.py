"""The statistics of High-Low: points, and two achievements."""


def side(view):
    """Return the player's number among the winners of a match: the seat."""
    return view.seat


def points(view):
    """Return the points that the player has got in the round."""
    return view.result.bill[view.seat].points


def won(view):
    """Return 1 if the player has won the round, -1 if the other, 0 if nobody."""
    return 0 if view.result.winner < 0 else 1 if view.result.winner == view.seat else -1


def made(view):
    """Return the names of what the player has made in the round."""
    return []


def earned(view, levels):
    """Return the numbers of the achievements that the round was worth.

    levels: by seat the level of a bot, or HUMAN.
    """
    numbers = [0] if view.result.winner == view.seat else []
    return numbers + [1] if view.outcome and view.seat in view.outcome.winners else numbers
