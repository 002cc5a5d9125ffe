"""Improves the weights of the Koi-Koi bots by hill climbing in self-play, on MicroPython.

tools.tune_koikoi starts it with a seed, a number of steps, a number of hands, and the names of the
weights. A step changes a few weights at random. The new policy plays against the best so far, on
the same deals from both sides, at all presets. It is kept if it gains more points a round than the
uncertainty, and does so again on more deals.
"""

from engine.koikoi import cards, kernel, options, values, weights
from engine.koikoi.root import CHECKED, MANY, PLAYED, TURNED, Line, Root
from engine.koikoi.state import State
from engine.rng import Rng, mix

TUNED = ("BRIGHT", "VIEW", "RIBBON", "POETRY", "BLUE", "ANIMAL", "BOAR", "PLAIN", "COST", "RISK")
TUNED += ("STANDING", "HURRY", "LIMIT")
_DEALS = 6  # of the hidden cards, for every hand
_SCALE = 1000  # results are thousandths of a point


def policy_of(found, settings):
    """Return the Tables with these weights: dict of name to bytearray."""
    for name in TUNED:
        setattr(weights, name, bytes(found[name]))
    tables = values.Tables()
    for _ in values.fill(tables, settings):
        pass
    return tables


class Arena:
    """Two policies at one preset."""

    def __init__(self, settings):
        """Make a root that the duels fill with deals. settings: a complete dict of options."""
        self.settings = settings
        state = State(settings, "0123456789abcdef")
        self.root = Root(state.view(0), policy_of(START, settings), Rng([1, 2, 3, 4]))
        self.root.slope = 0  # so that results are points
        self.root.lead = 0
        self.root.their_count = cards.HAND
        self.root.calls = (0, 0)
        self.root.decided = (0, 0)

    def duel(self, mine, best, rng, hands):
        """Return (gain of `mine` over `best` in 1/1000 point a round, its standard error).

        mine, best: Tables. Every deal is played with both leaders and with both policies in both
        seats.
        """
        root = self.root
        root.tables.rules = mine.rules
        root.tables.tally = mine.tally
        policy = root.tables.policy = mine.policy + best.policy
        total = squares = 0
        for _ in range(hands):
            order = bytearray(range(cards.CARDS))
            rng.shuffle(order)
            root.field = bytearray(cards.MONTHS)
            for card in order[8:16]:
                root.field[card >> 2] |= 1 << (card & 3)
            if max(root.field) == 15:
                continue
            root.own = root.other = root.gone = 0
            seed = 1 + rng.word()
            sums = []
            for policies in ([0, values.POLICY], [values.POLICY, 0]):
                ends = [base + values.LIMIT for base in policies]
                root.hidden = order[16:]
                root.rng_state = seed
                root.policy_starts = policies
                root.limits = b"".join([policy[at : at + 8] for at in ends])
                root.lines = []
                root.sums = []
                for skip in (0, PLAYED | TURNED | CHECKED):
                    root.leader_points = (
                        0 - self.settings["oyaken"] if skip else self.settings["oyaken"]
                    )
                    root.add(Line(root, order[:8], skip))
                for _ in kernel.play(root, MANY, _DEALS):
                    pass
                sums.append(sum(root.sums))
            gain = sums[0] - sums[1]
            total += gain
            squares += gain * gain
        rounds = 4 * _DEALS  # of one hand
        spread = squares - total * total // hands
        error = _root(spread * _SCALE * _SCALE // (hands * hands)) // rounds
        return total * _SCALE // (hands * rounds), max(1, error)


def _root(n):
    """Return the integer square root."""
    x = n
    y = 1
    while x > y:
        x = (x + y) // 2
        y = n // x
    return x


def changed(found, names, rng):
    """Return a copy of the weights with one to four changed. names: the weights to choose from."""
    trial = {name: bytearray(found[name]) for name in TUNED}
    for _ in range(1 + rng.below(4)):
        name = names[rng.below(len(names))]
        at = rng.below(len(trial[name]))
        step = 1 + rng.below(3 + trial[name][at] // 4)
        if rng.below(2):
            step = -step
        trial[name][at] = max(0, min(255, trial[name][at] + step))
    return trial


def gain_of(arenas, trial, found, rng, hands):
    """Return the gain over all presets and its standard error, both summed."""
    gain = error = 0
    for arena in arenas:
        one, spread = arena.duel(
            policy_of(trial, arena.settings), policy_of(found, arena.settings), rng, hands
        )
        gain += one
        error += spread * spread
    return gain, _root(error)


START = {name: bytearray(getattr(weights, name)) for name in TUNED}


def climb(seed, steps, hands, names):
    """Climb for a number of steps; print each gain, then the weights."""
    rng = Rng(mix(seed, 0))
    found = START
    arenas = [Arena(settings) for _, settings in options.PRESETS]
    for step in range(steps):
        trial = changed(found, names, rng)
        gain, error = gain_of(arenas, trial, found, rng, hands)
        if gain > error:
            gain, error = gain_of(arenas, trial, found, rng, 4 * hands)
            if gain > error:
                found = trial
                print("step", step, "gain", gain, "+-", error)
        if step % 50 == 49 or step == steps - 1:
            print("after", step + 1, "against the start", gain_of(arenas, found, START, rng, 500))
            for name in TUNED:
                print(name, "= bytes((" + ", ".join([str(one) for one in found[name]]) + "))")


def main(arguments):
    """Climb. arguments: seed, steps, hands, names of the weights separated by commas."""
    seed, steps, hands, names = arguments
    climb(seed, int(steps), int(hands), names.split(","))
