"""Reads a position to practise from: in the notation of its game, as `print(state)` writes it.

    game    okey
    option  players 2
    phase   discarding
    ...
    hands 1 ?14

A hand that is written as so many hidden pieces, and the pile or stock if it is left out, are dealt
from what is left.
"""

from collections import Counter

from engine import fields
from engine.games import GAMES, load
from engine.rng import Rng, mix
from sim.command import UsageError, read_text

_SEED = "0000000000000000"
# Of each game: how many kinds of pieces there are, copies of each, and the field of what is left.
_PIECES = {"okey": (53, 2, "pile"), "koikoi": (48, 1, "stock"), "ceki": (30, 4, "stock")}
_MOST = 9999  # of any number: no table has room for more


def read(path):
    """Return (game, pieces) of a file. Raises UsageError with a sentence about what is wrong."""
    text = read_text(path, "position")
    try:
        game = fields.game_of(text)
        if game not in GAMES:
            raise ValueError("its first line is not 'game', and one of " + ", ".join(GAMES))
        pieces = load(game, "notation").parse_position(text)
        for name in ("phase", "turn", "hands"):
            if name not in pieces:
                raise ValueError(f"there is no line '{name}'")
        for name, value in pieces.items():
            if any(abs(number) > _MOST for number in _numbers(value)):
                raise ValueError(f"{name} is too large")
        _deal(game, pieces)
        state = load(game, "state").State.from_position(**pieces)
        if not state.legal_actions():
            raise ValueError("nothing can be decided in it")
    except (ValueError, TypeError, IndexError) as error:
        raise UsageError(f"the position {path} cannot be used: {error}")
    return game, pieces


def _numbers(value):
    """Return all numbers in a value."""
    if isinstance(value, (list, tuple)):
        return [number for part in value for number in _numbers(part)]
    return [value] if isinstance(value, int) else []


def _deal(game, pieces):
    """Deal the hands that are so many hidden pieces, and the rest. Raises ValueError."""
    kinds, copies, rest = _PIECES[game]
    left = Counter([kind for kind in range(kinds) for _ in range(copies)])
    for name in ("indicator", "pending"):
        if pieces.get(name, -1) >= 0:
            left.subtract([pieces[name]])
    for name in ("hands", "discards", "captured", "field", rest):
        value = pieces.get(name, b"")
        for part in value if isinstance(value, list) else [value]:
            left.subtract(part if isinstance(part, bytes) else b"")
    if any(count < 0 for count in left.values()):
        raise ValueError("a piece is described too often")
    order = bytearray(sorted(left.elements()))
    Rng(mix(pieces.get("seed", _SEED), 1)).shuffle(order)
    for seat, hand in enumerate(pieces["hands"]):
        if not isinstance(hand, bytes):
            pieces["hands"][seat], order = bytes(order[:hand]), order[hand:]
    pieces.setdefault(rest, bytes(order))
