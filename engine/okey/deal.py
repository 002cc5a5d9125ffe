"""The deal: with stacks and dice as at a real table, or without them, equally distributed.

Source: docs/rules/okey.md, "The deal".
"""

from collections import namedtuple

from engine.compat import const
from engine.okey import tiles

STACKS = const(21)
_HEIGHT = const(5)
_SPARE = const(105)

# dice: bytes as thrown; stack: 0..20, or -1; from_bottom: place 1..6 of the indicator in its
# stack, or -1; indicator: kind; hands: one bytes of kinds per player, the first player first;
# pieces: per player a list of (stack counted from the one after the indicator's, tiles taken);
# pile: bytes, the next tile to draw first.
Deal = namedtuple("Deal", ("dice", "stack", "from_bottom", "indicator", "hands", "pieces", "pile"))


def formal(order, players, one_throw, die):
    """Build the wall, throw for the indicator and deal whole stacks.

    order: the 106 kinds as mixed: stacks 0..20 of five, each from the bottom up, then the spare.
    one_throw: the throw for the stack also tells the tile. die: called without arguments for each
    throw, 1..6.
    Source: docs/rules/okey.md, "The deal", 1 to 5.
    """
    first = die()
    dice = bytearray((first,))
    stack = first - 1
    chosen = order[stack * _HEIGHT : (stack + 1) * _HEIGHT] + order[_SPARE:]
    if one_throw:
        place = 7 - first
    else:
        dice.append(die())
        place = dice[-1]
    while chosen[place - 1] == tiles.FALSE_JOKER:
        dice.append(die())
        place = 7 - dice[-1] if one_throw else dice[-1]
    indicator = chosen[place - 1]

    flow = bytearray()
    for i in range(1, STACKS):
        at = (stack + i) % STACKS * _HEIGHT
        for j in range(_HEIGHT - 1, -1, -1):
            flow.append(order[at + j])
    for j in range(len(chosen) - 1, -1, -1):
        if j != place - 1:
            flow.append(chosen[j])
    return _hand_out(bytes(dice), stack, place, indicator, flow, players)


def informal(order, players, pick):
    """Deal without stacks and dice; every outcome is as likely as with them.

    The indicator is one of the last six tiles, as the dice choose one of the six in a stack. A
    false joker is put back among these, so the last five tiles hold one a little more often than
    by chance. order: the 106 kinds as mixed. pick: called with 6 for a random int 0..5.
    Source: docs/rules/okey.md, "The deal", 6.
    """
    base = tiles.TILES - 6
    place = pick(6)
    while order[base + place] == tiles.FALSE_JOKER:
        place = pick(6)
    flow = bytearray(order)
    flow[base + place : base + place + 1] = b""
    return _hand_out(b"", -1, -1, order[base + place], flow, players)


def _hand_out(dice, stack, place, indicator, flow, players):
    hands = [bytearray() for _ in range(players)]
    pieces = [[] for _ in range(players)]
    at = 0
    for turn in range(3):
        for player in range(players):
            wanted = 4 if turn == 2 and player > 0 else _HEIGHT
            while wanted:
                taken = min(wanted, _HEIGHT - at % _HEIGHT)
                hands[player] += flow[at : at + taken]
                pieces[player].append((at // _HEIGHT, taken))
                at += taken
                wanted -= taken
    hands = [bytes(hand) for hand in hands]
    return Deal(dice, stack, place, indicator, hands, pieces, bytes(flow[at:]))
