"""The statistics of Okey: points, ways to win, and twelve achievements."""

from engine.okey import melds
from engine.okey.score import side_of

_LONG = 5  # tiles of a long run
_EARLY = 30  # tiles left in the pile at an early finish


def side(view):
    """Return the player's number among the winners of a match: the seat, or the team."""
    return side_of(view.seat, view.options)


def points(view):
    """Return the points that the player's side has got in the round: never more than 0."""
    mine = side(view)
    return -sum([line.points for line in view.result.bill if line.side == mine])


def won(view):
    """Return 1 if the player's side has won the round, -1 if another, 0 if nobody."""
    if view.result.winner < 0:
        return 0
    return 1 if side_of(view.result.winner, view.options) == side(view) else -1


def well(view):
    """Return whether a match that the player has won was won with half of the points left."""
    return 2 * view.scores[side(view)] >= view.options["start"]


def made(view):
    """Return the names of what the player has made in the round."""
    names = []
    if view.shower == view.seat:
        names.append("twin")
    if view.result.winner == view.seat:
        is_pairs, colour = melds.describe(view.result.groups, view.joker)
        names.append("pairs" if is_pairs else "sets")
        if view.result.thrown == view.joker:
            names.append("joker")
        if colour >= 0:
            names.append("colour")
    return names


def earned(view, levels):
    """Return the numbers of the achievements that the round was worth.

    levels: by seat the level of a bot, or HUMAN.
    """
    names = made(view)
    numbers = [3] if "twin" in names else []
    if view.result.winner == view.seat:
        numbers += [0] + [number for number, name in ((1, "pairs"), (2, "joker")) if name in names]
        numbers += [4] if "colour" in names else []
        numbers += _of_groups(view)
        numbers += [8] if view.pile >= _EARLY else []
    if view.outcome and side(view) in view.outcome.winners:
        numbers += [5]
        numbers += [9] if levels.count("hard") == len(levels) - 1 else []
        numbers += [10] if _is_whole(view) else []
        numbers += [11] if view.players == 4 else []
    return numbers


def _of_groups(view):
    """Return the achievements for the groups of a finish."""
    held = b"".join(view.result.groups)
    numbers = [6] if any(len(group) >= _LONG for group in view.result.groups) else []
    if view.joker not in held and view.result.thrown != view.joker:
        numbers.append(7)
    return numbers


def _is_whole(view):
    """Return whether the player has never lost a point in the match."""
    return view.scores[side(view)] == view.options["start"]
