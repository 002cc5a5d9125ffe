"""The styles of Okey: what a bot likes among moves that its level finds about equally good.

pairs: keeps twins.
joker: with a winning hand in a young round it throws on, if many tiles would let it finish by the
    joker.
high: throws high values.
left: takes what its left neighbour throws if that is nearly as good as a draw.

Easy and medium follow the style among throws that they rate equal. Hard adds the style's liking to
a throw's expected value.
"""

from engine.compat import const
from engine.okey import lookahead, melds, tiles
from engine.okey.actions import DISCARD, FINISH

PAIRS = "pairs"
JOKER = "joker"
HIGH = "high"
LEFT = "left"

GRANT = const(8)  # per cent by which a draw may be worth more than what `left` takes
_TWIN = const(8)  # how much `pairs` likes to throw a tile without a twin
_WEIGHT = const(2)  # thousandths of a throw's expected value that a liking is worth
_YOUNG = const(3)  # stages of a round (see lookahead.stage) in which `joker` waits
_MANY = const(6)  # live tiles with which it may finish by the joker


def liking(view, style, kind):
    """Return how much a style likes to throw a tile, 0 to 8."""
    if style == HIGH:
        return tiles.face_of(kind, view.joker) % tiles.VALUES // 2
    if style == PAIRS:
        return _TWIN if view.hand[kind] < 2 else 0
    return 0


def liked(view, style, kinds):
    """Return those of the kinds that a style likes most to throw; all of them without a style."""
    if not style:
        return kinds
    likings = [liking(view, style, kind) for kind in kinds]
    most = max(likings)
    return [kind for i, kind in enumerate(kinds) if likings[i] == most]


def weighed(view, style, judged):
    """Return the kinds of the throws that are worth most with the style's liking.

    judged: the list that lookahead.best has filled, of (DISCARD + kind, expected value).
    """
    most = 0
    kinds = []
    for action, points in judged:
        kind = action - DISCARD
        points += points // 1000 * (_WEIGHT * liking(view, style, kind))
        if points > most:
            most = points
            kinds = []
        if points == most:
            kinds.append(kind)
    return kinds


def wait(view, finish):
    """Return `finish`, or the throw of its tile to wait for a finish by the joker: a generator.

    The hand keeps fourteen tiles that win, so it can finish after the next draw. Of such throws it
    takes the one after which most live tiles let it finish by the joker.
    """
    joker = view.joker
    if not view.hand[joker] or finish == FINISH + joker or lookahead.stage(view) >= _YOUNG:
        return finish
    hand = bytearray(view.hand)
    live = view.live_tiles()
    chosen = finish
    most = _MANY - 1
    for action in view.legal:
        if action < FINISH:
            continue
        hand[action - FINISH] -= 1
        many = 0
        for kind in range(tiles.KINDS):
            if live[kind] and kind != joker:
                hand[kind] += 1
                if joker in melds.finishing_discards(hand, joker):
                    many += live[kind]
                hand[kind] -= 1
                yield
        hand[action - FINISH] += 1
        if many > most:
            most = many
            chosen = action - FINISH + DISCARD
    return chosen
