"""Opponents at High-Low: three levels that see what their seat sees, and nothing else.

easy: guesses at random.
medium: says higher below 7 and lower above.
hard: counts the tiles that have not been seen.
"""

from engine.games import LEVELS
from engine.highlow import tiles
from engine.highlow.actions import HIGHER, LOWER

VERSION = 1  # of the way the levels play: part of every record


def think(view, rng, level, style=""):
    """Choose an action for the view's seat.

    view: a View whose seat is to act; rng: the bot's own stream; level: one of games.LEVELS.
    The generator yields after each slice of work and returns (action, arg), the value of its
    StopIteration.

    >>> from engine.highlow.state import State
    >>> from engine.rng import Rng
    >>> choosing = think(State().view(0), Rng((1, 2, 3, 4)), "medium")
    >>> next(choosing)
    >>> next(choosing)
    Traceback (most recent call last):
    StopIteration: (1, None)
    """
    if level not in LEVELS:
        raise ValueError("no level '" + level + "'")
    yield
    if len(view.legal) == 1:
        return view.legal[0], None
    if level == "easy":
        return (HIGHER, LOWER)[rng.below(2)], None
    value = tiles.value_of(view.open)
    if level == "medium":
        return HIGHER if value < 7 else LOWER, None
    unseen = [tiles.value_of(tile) for tile in range(tiles.TILES) if not view.seen[tile]]
    higher = sum([1 for other in unseen if other > value])
    lower = sum([1 for other in unseen if other < value])
    return HIGHER if higher > lower else LOWER, None
