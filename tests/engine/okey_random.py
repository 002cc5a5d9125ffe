"""Random matches of Okey for the laws: settings, a player without a plan, and deep dumps."""

from engine.okey.actions import FINISH, TAKE
from engine.okey.options import OPTIONS
from engine.okey.state import State
from engine.rng import Rng, mix

MAX_ROUNDS = 30  # random play hardly ever ends a match
SEED = "7e55e7a000000000"


def seed_of(number):
    """The seed of random match `number`."""
    return "".join(["%04x" % word for word in mix(SEED, number, 0)])


def settings(number):
    """The options of random match `number`: any values that go together."""
    rng = Rng(mix(SEED, number, 1))
    chosen = {}
    for option in OPTIONS:
        chosen[option.name] = option.values[rng.below(len(option.values))]
    for option in OPTIONS:
        for value, other, allowed in option.needs:
            if chosen[option.name] == value and chosen[other] not in allowed:
                chosen[other] = allowed[0]
    return chosen


class Player:
    """Any legal action; a finish half of the time. Some hardly ever take a discard."""

    def __init__(self, number):
        self.rng = Rng(mix(SEED, number, 2))
        self._reluctance = (1, 4, 16, 8)[number % 4]

    def choose(self, legal):
        finishes = [action for action in legal if action >= FINISH]
        if finishes:
            if self.rng.below(2):
                return finishes[self.rng.below(len(finishes))]
            legal = [action for action in legal if action < FINISH]
        if TAKE in legal and len(legal) > 1 and self.rng.below(self._reluctance):
            legal = [action for action in legal if action != TAKE]
        return legal[self.rng.below(len(legal))]


def is_stopped(state, rounds=MAX_ROUNDS):
    """Tell whether a random match goes no further."""
    return state.to_act < 0 or (state.round_result and state.round_no >= rounds)


def steps(number, rounds):
    """Yield (state, legal actions, the action to come) all along a random match."""
    state = State(settings(number), seed_of(number))
    player = Player(number)
    while not is_stopped(state, rounds):
        legal = state.legal_actions()
        action = player.choose(legal)
        yield state, legal, action
        state.apply(action)


def dump(value):
    """Everything that hangs on a value, as nested tuples that can be compared."""
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    if isinstance(value, (list, tuple)):
        return tuple([dump(part) for part in value])
    if isinstance(value, dict):
        return tuple([(key, dump(value[key])) for key in sorted(value)])
    if value is None or isinstance(value, (int, bool, str)):  # on MicroPython no bool is an int
        return value
    return dump(value.__dict__)
