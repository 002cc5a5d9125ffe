"""The rule cases of High-Low; tools/rules/case.py says what an adapter offers."""

from engine.highlow import notation, tiles
from engine.highlow.state import State
from tools.rules.case import BadCase, Kind, expects, one_of, truth, whole

_TILES = tuple(notation.tile(number) for number in range(tiles.TILES))
_TILE = one_of(*_TILES)


def _ask_guess(case):
    """Let the engine judge one guess."""
    before, after = _TILES.index(case["open"]), _TILES.index(case["next"])
    state = State.from_position(open=before, stock=bytearray((after,)))
    events = state.apply(notation.parse_action(case["guess"])[0])
    return [{"right": bool(events[0][4]), "points": state.scores[0]}]


KINDS = {
    "guess": Kind(
        needs={"open": _TILE, "next": _TILE, "guess": one_of("higher", "lower")},
        may={},
        expects=expects({"right": truth, "points": whole(0, 1)}),
        ask=_ask_guess,
    ),
}


def check(case):
    """Raise BadCase for faults that show only in several fields together."""
    if case["open"] == case["next"]:
        raise BadCase("the fields 'open' and 'next': there is one tile of each")
