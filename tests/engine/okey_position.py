"""Positions of Okey for tests: what a test does not care about is filled in."""

from engine.okey import notation, tiles
from engine.okey.phases import DISCARDING
from engine.okey.state import State
from tools.play.selfplay import with_humans

_BEFORE_Y11 = "4e0074004404006000660074004f0045006b0146016300400147004a014b006e0147004600490057"


def before_y11():
    """A state of four players in which seat 0 may take Y11."""
    state = with_humans("okey", {"players": 4}, "00000000000003fa").start()
    for action in bytes.fromhex(_BEFORE_Y11):
        state.apply(action)
    return state


def kinds(text):
    """The kinds of tiles written with spaces, as bytes."""
    return bytes([notation.parse_tile(word) for word in text.split()])


def position(indicator, hands, phase, turn=0, pile=40, discards=None, **rest):
    """A state with these hands (text, "" for any), the next to draw and the discards if given.

    indicator: text; pile: how many tiles, or text of them all; discards: dict of seat: text.
    What is left over lies in the discards of the seat in turn, under the first tile he throws.
    """
    options = rest.get("options", {})
    players = options.get("players", 4)
    left = [kind for kind in range(tiles.KINDS) for _ in range(tiles.COPIES)]
    left.remove(notation.parse_tile(indicator))

    def lay(text):
        laid = list(kinds(text))
        for kind in laid:
            left.remove(kind)
        return laid

    all_hands = [lay(text) for text in hands] + [[] for _ in range(players - len(hands))]
    piles = [lay((discards or {}).get(seat, "")) for seat in range(players)]
    drawn = lay(pile) if isinstance(pile, str) else []
    active = rest.get("active", range(players))
    for seat in active:
        full = tiles.HAND + (seat == turn and phase == DISCARDING)
        while len(all_hands[seat]) < full:
            all_hands[seat].append(left.pop())
    while not isinstance(pile, str) and len(drawn) < pile:
        drawn.append(left.pop())
    piles[turn] = left + piles[turn]
    return State.from_position(
        indicator=notation.parse_tile(indicator),
        hands=all_hands,
        pile=drawn,
        discards=piles,
        turn=turn,
        phase=phase,
        **rest,
    )
