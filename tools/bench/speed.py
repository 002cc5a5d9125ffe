"""Measures decisions a second of random play on one core of this Python, next to public engines.

Of each game: random play by `legal_actions` and `apply` alone; with a view for each decision; with
views and a record, as in a tournament. Beside them gin rummy of RLCard and of OpenSpiel, which is
written in C++, if they are installed (`.venv/bin/pip install rlcard open-spiel`). tools.bench runs
it.
"""

import random
import time

from engine.games import GAMES, load
from tools.play import selfplay

_SECONDS = 2.0  # of each measurement, of the processor


def decisions_a_second(play):
    """Return how many decisions a second play(seed), which returns a number of them, makes."""
    count = 0
    seed = 1
    play(0)  # so that everything is loaded
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        count += play(seed)
        seed += 1
    return count / (time.process_time() - began)


def alone(game):
    """Return a function that plays a round at random by `legal_actions` and `apply`."""
    make = load(game, "state").State

    def play(seed):
        state = make({}, "%016x" % seed)
        choose = random.Random(seed).choice
        count = 0
        while not state.round_result:
            state.apply(choose(state.legal_actions()))
            count += 1
        return count

    return play


def with_views(game):
    """Return a function that plays a round at random by views."""
    make = load(game, "state").State

    def play(seed):
        state = make({}, "%016x" % seed)
        choose = random.Random(seed).choice
        count = 0
        while not state.round_result:
            state.apply(choose(state.view(state.to_act).legal))
            count += 1
        return count

    return play


def with_records(game):
    """Return a function that plays a round of the level `random`, as tournaments do."""
    levels = [selfplay.RANDOM] * selfplay.players_of(game, {})

    def play(seed):
        record = selfplay.new_record(game, {}, levels, "%016x" % seed)
        selfplay.play(record, 1)
        return len(record.actions)

    return play


def rlcard_gin():
    """Return a function that plays RLCard's gin rummy, or None."""
    try:
        import rlcard  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    table = rlcard.make("gin-rummy")

    def play(seed):
        table.seed(seed)
        choose = random.Random(seed).choice
        state, _ = table.reset()
        count = 0
        while not table.is_over():
            state, _ = table.step(choose(list(state["legal_actions"])))
            count += 1
        return count

    return play


def openspiel_gin():
    """Return a function that plays OpenSpiel's gin rummy; chance is not counted; or None."""
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")

    def play(seed):
        choose = random.Random(seed).choice
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            count += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
        return count

    return play


def run():
    """Print the table."""
    print("Decisions a second, random play, one core, CPython")
    print("  %-26s %10s %10s %10s" % ("", "alone", "views", "records"))
    for game in GAMES:
        found = [decisions_a_second(way(game)) for way in (alone, with_views, with_records)]
        print("  %-26s %10.0f %10.0f %10.0f" % (game, *found))
    for name, play in (("RLCard", rlcard_gin()), ("OpenSpiel", openspiel_gin())):
        if play:
            print("  %-26s %10.0f" % (name + ", gin rummy", decisions_a_second(play)))
        else:
            print(f"  {name} is not installed: no comparison")
