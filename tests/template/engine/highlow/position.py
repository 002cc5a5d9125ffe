"""Builds High-Low states from described tiles, for rule cases and tests."""

from engine.contract import complete
from engine.highlow import tiles
from engine.highlow.options import OPTIONS
from engine.highlow.phases import GUESSING


def build(
    state_class,
    open,
    stock,
    turn=0,
    phase=GUESSING,
    right=None,
    scores=None,
    seen=None,
    round_no=1,
    options=None,
    seed="0000000000000000",
):
    """Return a State in the middle of a round.

    open: the tile that lies open; stock: tiles, the next one last; right, scores: per seat;
    seen: the tiles that have lain open in this round, by default the open one. Raises ValueError.
    """
    state = object.__new__(state_class)
    state.options = complete(options or {}, OPTIONS)
    state.seed = seed
    state.players = state.options["players"]
    state.scores = list(scores or [0] * state.players)
    state.round_no = round_no - 1
    state.begin_round()
    if phase != GUESSING or turn not in range(state.players):
        raise ValueError("a position is in the middle of a round")
    state.turn = turn
    state.right = list(right or [0] * state.players)
    state.open = open
    state.stock = bytearray(stock)
    state.seen = bytearray(tiles.TILES)
    for tile in (open,) if seen is None else seen:
        state.seen[tile] = 1
    state.left -= sum(state.seen) - 1
    state.deal_events = []
    return state
