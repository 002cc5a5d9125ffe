"""The styles of Ceki: what a bot likes among moves that its level finds about equally good.

miser: throws what the next player may least need.
racer: takes what goes with its cards, and does not mind whom it feeds.
nines: keeps high cards, and waits for more.
stock: draws; it takes a discard only if that gains much.

Easy and medium follow the style among throws that they rate equal, and `stock` takes what makes a
combination. Hard adds the style's liking to what a throw is worth.
"""

from engine.ceki import cards
from engine.compat import const

MISER = "miser"
RACER = "racer"
NINES = "nines"
STOCK = "stock"

FEAR = const(150)  # weight of a throw's risk for `miser`, per cent
# Hundredths of a point that a discard must gain to be taken.
STOCK_GAIN = const(2000)
RACER_GAIN = const(-2000)
WEIGHT = const(16)  # thousandths of a throw's worth that hard gives for a liking
_TAKEN = const(2)  # live cards that a card taken by the next player counts for


def liking(view, style, kind):
    """Return how much a style likes to throw a card of a kind."""
    if style == NINES:
        return (cards.RANKS - cards.value_of(kind)) // 2
    if style == MISER:
        following = view.known[(view.seat + 1) % view.players]
        taken = sum([following[face] for face in cards.faces_of(kind)])
        return 0 - 2 * (view.live(kind) + _TAKEN * taken)
    return 0


def liked(view, style, faces):
    """Return those of the faces that a style likes most to throw; all of them without a style."""
    if not style:
        return faces
    likings = [liking(view, style, cards.kind_of(face)) for face in faces]
    most = max(likings)
    return [face for i, face in enumerate(faces) if likings[i] == most]
