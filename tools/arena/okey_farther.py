"""Looks three draws ahead at Okey, to see how exact two are; portable.

tools.tune_okey starts it with a number of rounds. In each decision of level hard, its best throw
is compared with the other throws that it judges and that promise up to 6 % less. Each line of the
output has one such pair: by how many thousandths the first promises more, as hard looks ahead,
and the same after one more draw and the best throw that follows it.
"""

from engine.okey import ahead, bot, melds, tiles
from engine.okey.actions import DISCARD, FINISH
from sim.rounds import finished, played

_NEAR = 60  # thousandths
_JUDGED = 2  # throws that are judged after each draw


def two(hand, joker, live, row):
    """Return what 14 tiles promise after the next draw, as `ahead.promise`."""
    return finished(ahead.after(hand, joker, live, row, tiles.KINDS))


def three(hand, joker, live, row):
    """Return what 14 tiles promise after two more draws, with the best throw between them."""
    points = 0
    for kind in range(tiles.KINDS):
        copies = live[kind]
        if not copies:
            continue
        hand[kind] += 1
        live[kind] -= 1
        distance, kinds, useful = melds.decision(hand, joker, live)
        best = ahead.worth(row, 0, 0) if distance == 0 else 0
        choices = sorted([(0 - useful[i], kinds[i]) for i in range(len(kinds))])[:_JUDGED]
        for _, thrown in choices if distance else ():
            hand[thrown] -= 1
            best = max(best, two(hand, joker, live, row) // sum(live))
            hand[thrown] += 1
        points += copies * best
        live[kind] += 1
        hand[kind] -= 1
    return points


def pairs(view):
    """Generate (thousandths two draws ahead, the same three draws ahead) of a view's throws."""
    live = view.live_tiles()
    allowed = [action - DISCARD for action in view.legal if DISCARD <= action < FINISH]
    weighed = []
    finished(ahead.best(view, live, bot.by_useful(view, live, allowed), weighed))
    row = ahead.row_of(view)
    weighed = sorted([(points, kind) for kind, points in weighed])
    if not weighed:
        return
    most, best = weighed.pop()
    farthest = _without(view, best, live, row)
    for points, kind in weighed:
        if most - points and 1000 * (most - points) // most < _NEAR:
            other = _without(view, kind, live, row)
            more = 1000 * (farthest - other) // max(farthest, other)
            yield 1000 * (most - points) // most, more


def _without(view, kind, live, row):
    """Return what a throw promises three draws ahead."""
    hand = bytearray(view.hand)
    hand[kind] -= 1
    return three(hand, view.joker, bytearray(live), row)


def main(arguments):
    """Play the rounds and print the pairs."""
    for number in range(1, int(arguments[0]) + 1):
        log = played("okey", "%016x" % number, {"players": 4}, level="hard")
        state = log.start()
        for seat, action, arg in [log.actions[at] for at in range(len(log.actions))]:
            if seat == 0 and DISCARD <= action < FINISH:
                view = state.view(seat)
                if max(view.legal) < FINISH:
                    for two_ahead, three_ahead in pairs(view):
                        print(two_ahead, three_ahead)
            state.apply(action, arg)
