"""The statistics of Koi-Koi: points, yaku, and twelve achievements."""

from engine.games import MASTER
from engine.koikoi import score
from engine.koikoi.yaku import (
    AKATAN,
    AOTAN,
    GOKO,
    HANAMI,
    INOSHIKA,
    KASU,
    SANKO,
    TANE,
    TSUKIMI,
)

# By yaku of the engine.
_NAMES = [
    "goko",
    "shiko",
    "ame",
    "sanko",
    "akatan",
    "aotan",
    "tan",
    "inoshika",
    "tane",
    "tsukimi",
    "hanami",
    "kasu",
]
_RICH = 10  # points of a rich month


def side(view):
    """Return the player's number among the winners of a match: the seat."""
    return view.seat


def points(view):
    """Return the points that the player has got in the month."""
    return view.result.points if view.result.winner == view.seat else 0


def won(view):
    """Return 1 if the player has won the month, -1 if the opponent, 0 if nobody."""
    return 0 if view.result.winner < 0 else 1 if view.result.winner == view.seat else -1


def _yaku(view):
    """Return the yaku for which the player gets points."""
    if view.result.winner != view.seat:
        return []
    return [line.yaku for line in view.result.bill if line.what == score.YAKU]


def well(view):
    """Return whether a match that the player has won was won by twice the opponent's points."""
    return view.scores[view.seat] >= 2 * view.scores[1 - view.seat]


def made(view):
    """Return the names of the yaku that the player gets points for."""
    return [_NAMES[yaku] for yaku in _yaku(view)]


def earned(view, levels):
    """Return the numbers of the achievements that the month was worth.

    levels: by seat the level of a bot, or HUMAN.
    """
    numbers = []
    if view.result.winner == view.seat:
        numbers.append(0)
        calls = view.calls[view.seat]
        numbers += [1] if calls else []
        numbers += [2] if calls > 1 else []
        numbers += _of_yaku(_yaku(view))
        numbers += [8] if view.result.points >= _RICH else []
    if view.outcome and view.seat in view.outcome.winners:
        numbers.append(9)
        numbers += [10] if "hard" in levels or MASTER in levels else []
        numbers += [11] if 1 - view.seat not in [seat for seat, _ in view.history] else []
    return numbers


def _of_yaku(found):
    """Return the achievements for yaku."""
    wanted = ((3, (HANAMI, TSUKIMI)), (4, (AKATAN, AOTAN)), (5, (INOSHIKA,)), (7, (KASU, TANE)))
    numbers = [number for number, some in wanted if any(yaku in found for yaku in some)]
    if any(GOKO <= yaku <= SANKO for yaku in found):
        numbers.append(6)
    return numbers
