"""Positions of Ceki for tests: what a test does not care about is filled in."""

from engine.ceki import cards, notation
from engine.ceki.phases import THROWING
from engine.ceki.state import State


def faces(text):
    """The faces of cards written with spaces, as a list."""
    return [notation.parse_card(word) for word in text.split()]


def position(hands, phase, turn=0, stock=40, heap=None, **rest):
    """A state with these hands (text, "" for any), stock and heap.

    stock: how many cards, or text of the next ones; heap: text, the top last, on top of what is
    left over; "" for no discard at all: then the stock is all the rest.
    """
    players = rest.get("options", {}).get("players", 4)
    left = [face for face in range(cards.FACES) for _ in range(cards.COPIES)]

    def lay(text):
        laid = faces(text)
        for face in laid:
            left.remove(face)
        return laid

    all_hands = [lay(text) for text in hands] + [[] for _ in range(players - len(hands))]
    top = lay(heap or "")
    drawn = lay(stock) if isinstance(stock, str) else []
    size = stock if isinstance(stock, int) else len(drawn)
    for seat in range(players):
        full = cards.HAND + (seat == turn and phase == THROWING)
        # Far apart in the pack, so that what is filled in makes no combination.
        while len(all_hands[seat]) < full:
            all_hands[seat].append(left.pop(len(all_hands[seat]) * 11 % len(left)))
    if heap == "":
        size = len(left) + len(drawn)
    while len(drawn) < size:
        drawn.append(left.pop())
    return State.from_position(
        hands=all_hands, stock=drawn, discards=left + top, turn=turn, phase=phase, **rest
    )
