"""Counting: the distance from the call, the cards that help, and what a throw may cost.

All counting is by kinds: `kinds` is a bytearray(12) of cards per kind. A hand that may call holds
two combinations and a pair. The *distance* is the number of cards to exchange for such a hand.

Source: docs/rules/ceki.md, "Calling ceki" and "Winning".
"""

from collections import namedtuple

from engine.ceki import cards, sets
from engine.ceki.score import DOUBLE, SIMPLE
from engine.compat import const

_COMBINATION = const(3)

# The cost of a throw. combination: points of the three cards it would complete; factor: the
# multiplier; least, most: points of the whole win, the factor included, as far as this seat knows.
Cost = namedtuple("Cost", ("combination", "factor", "least", "most"))


def _stand(first, second, third):
    """Return how many cards of the three largest kinds can stand in one hand that may call."""
    apart = min(first, 3) + min(second, 3) + min(third, 2)
    if first <= _COMBINATION:
        return apart
    return max(
        apart, min(first, 5) + min(second, 3), min(first, 6) + min(second, 2), min(first, 8)
    )


# The same as a table: up to ten, five and three cards of the three largest kinds.
_SECOND = const(4)
_FIRST = const(24)
STAND = bytes([_stand(a, b, c) for a in range(11) for b in range(6) for c in range(4)])


def largest(kinds):
    """Return the sizes of the three largest kinds, as an index into STAND."""
    first = second = third = 0
    ranks = cards.RANKS
    for count in kinds:
        ranks -= 1
        if count > third:
            if ranks < 0 and count > _COMBINATION:
                count = _COMBINATION  # there is no fifth, so the fourth honour is of no use
            if count <= second:
                third = count
            elif count <= first:
                third = second
                second = count
            else:
                third = second
                second = first
                first = count
    return first * _FIRST + second * _SECOND + third


def helped(place):
    """Return as bits how many cards a kind must have for one more card of it to help.

    Only the three largest kinds count, and others as large. place: see `largest`.
    """
    first = place // _FIRST
    second = place % _FIRST // _SECOND
    third = place % _SECOND
    before = STAND[place]
    sizes = 1 << first if STAND[place + _FIRST] > before else 0
    if second < first and STAND[place + _SECOND] > before:
        sizes |= 1 << second
    if third < second and STAND[place + 1] > before:
        sizes |= 1 << third
    return sizes


def fit(kinds):
    """Return how many of these cards can stand in one hand that may call, 0 to 8.

    Such a hand is 3 + 3 + 2 cards of different kinds, or 5 + 3, 6 + 2 or 8.
    """
    return STAND[largest(kinds)]


def distance(kinds):
    """Return how many cards must be exchanged for a hand that may call; of nine, one is left out.

    >>> distance(bytes([3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]))
    2
    """
    return cards.HAND - fit(kinds)


def waiting_for(kinds):
    """Return the kinds that eight cards wait for, as bytes in ascending order.

    For a hand that may call, the kind that wins; for any other, the kinds that bring it nearer.

    >>> waiting_for(bytes([3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]))
    b'\\x01\\x02\\x03\\x04'
    """
    return reach(kinds)[1]


def reach(kinds):
    """Return (fit, waiting_for) of eight cards, with less work than two calls."""
    place = largest(kinds)
    if STAND[place] == cards.HAND:
        return cards.HAND, bytes((sets.awaited(kinds),))
    sizes = helped(place)
    return STAND[place], bytes([kind for kind in range(cards.KINDS) if helps(sizes, kinds, kind)])


def helps(sizes, kinds, kind):
    """Tell whether one more card of a kind helps; sizes: what `helped` says of these kinds."""
    count = kinds[kind]
    return sizes >> count & 1 and (kind < cards.RANKS or count < _COMBINATION)


def live_outs(view):
    """Return the number of live cards that the view's seat waits for.

    The seat holds eight cards, or nine: then the last one, drawn or taken, is left out.
    """
    kinds = cards.kinds_of_hand(view.hand)
    for face in (view.drawn, view.taken):
        if face >= 0 and view.turn == view.seat:
            kinds[cards.kind_of(face)] -= 1
    return sum([view.live(kind) for kind in waiting_for(kinds)])


def chances(view, seat):
    """Return a list of 12: the number of ways in which a caller can have laid down each kind.

    0 for kinds with too few unseen cards, and for kinds that the caller has thrown or not taken
    since it called. A kind's likelihood is its number of ways among those of all kinds.
    """
    return [_ways(view, seat, kind) for kind in range(cards.KINDS)]


def _ways(view, seat, kind):
    """Return the number of ways in which a caller can have laid down a kind."""
    if view.let_go[seat] >> kind & 1:
        return 0
    held = sum([view.known[seat][face] for face in cards.faces_of(kind)])
    return _choose(view.live(kind), view.called[seat], held)


def _choose(live, laid, held):
    """Return the number of ways to choose `laid` cards from `live`, with `held` of them known."""
    missing = max(0, laid - held)
    ways = 1
    for i in range(missing):
        ways = ways * (live - i) // (i + 1)
    return max(0, ways)


def cost(view, face):
    """Return the Cost of throwing this face if the next player waits for it, or None.

    None if the next player has not called, or cannot wait for the kind: see `chances`. Source:
    docs/rules/ceki.md, "Winning", 3 and 4.
    """
    seat = (view.seat + 1) % view.players
    laid = view.called[seat]
    kind = cards.kind_of(face)
    if not laid or not _ways(view, seat, kind):
        return None
    factor = SIMPLE if face == view.drawn else DOUBLE
    combination = _COMBINATION * cards.value_of(kind)
    own = laid // _COMBINATION + 1  # combinations of this kind in the winning hand
    others = _COMBINATION - own
    values = [cards.value_of(other) for other in range(cards.KINDS) if other != kind]
    least = own * combination + others * _COMBINATION * min(values)
    most = own * combination + others * _COMBINATION * max(values)
    return Cost(combination, factor, factor * least, factor * most)
