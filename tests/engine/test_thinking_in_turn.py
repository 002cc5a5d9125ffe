"""Bots that think in turn, a slice each, choose as each does alone."""

from engine.compat import IS_MICROPYTHON
from engine.contract import BadOptions, complete
from engine.games import GAMES, load
from engine.rng import Rng, mix
from tests.sample import ALL, sampled

PAIRS = 8 if IS_MICROPYTHON else sampled(24, 60)
# Easy thinks in one slice, and master as hard, but longer. In plain Python hard takes seconds.
LEVELS = ("medium", "hard") if ALL or IS_MICROPYTHON else ("medium",)
MOST_MOVES = 24  # of random play, before a bot thinks


def any_options(game, rng):
    """Return random options that go together."""
    table = load(game, "options").OPTIONS
    while True:
        options = {option.name: option.values[rng.below(len(option.values))] for option in table}
        try:
            return complete(options, table)
        except BadOptions:
            pass


def somewhere(game, rng, seed):
    """Return the view of the seat to act in a match of random options, after random moves."""
    state = load(game, "state").State(any_options(game, rng), seed)
    for _ in range(rng.below(MOST_MOVES)):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state.view(state.to_act)


def choices_of(thinking):
    """Return what each of these generators returns; they are resumed in turn."""
    chosen = [None] * len(thinking)
    going = list(range(len(thinking)))
    while going:
        for number in going[:]:
            try:
                next(thinking[number])
            except StopIteration as done:
                chosen[number] = done.value
                going.remove(number)
    return chosen


def test_bots_that_think_in_turn_choose_as_alone():
    for game in GAMES:
        think = load(game, "bot").think
        for level in LEVELS:
            for pair in range(PAIRS):
                rng = Rng(mix("%016x" % pair, 1))
                views = [somewhere(game, rng, "%016x" % (2 * pair + side)) for side in (0, 1)]

                def begun(views=views, pair=pair, level=level, think=think):
                    return [think(view, Rng(mix("%016x" % pair, 2)), level) for view in views]

                alone = [choices_of([one])[0] for one in begun()]
                assert choices_of(begun()) == alone, (game, level, pair)
