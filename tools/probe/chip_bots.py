"""Measures on a real board how long bots think, while they play against themselves.

Runs on the board like chip.py, in the place of the application. For each decision with more
than one choice it sends the line `think US LONGEST`: the time of the decision and of its longest
slice. The level "exact" is no level of the game: it is the part of Okey's `hard` that searches for
the best tile to throw.
"""

import gc

from tools.probe.chip import ticks_diff, ticks_us

_EXACT = "exact"
_SEED = 0xBE7C4


def decisions(relinker, game, counts):
    """Play a game with its default rules until all decisions have been reported.

    relinker: the board's, or None; counts: pairs of a level and the number of its decisions. Each
    begins with the line `level NAME`. Raises RuntimeError if the board cannot relink.
    """
    for level, count in counts:
        print("level", level)
        _decisions(relinker, game, level, count)


def _decisions(relinker, game, level, count):
    turns = _turns(relinker, game, "hard" if level == _EXACT else level)
    while count:
        view, spent, longest = next(turns)
        if level == _EXACT:
            spent = longest = _exactly(view)
        if spent >= 0:
            print("think", spent, longest)
            count -= 1


def _turns(relinker, game, level):
    """Generate (view, total us, us of the longest slice) of decisions, match after match."""
    from engine.games import load
    from engine.rng import Rng, mix

    bot = load(game, "bot")
    new = load(game, "state").State
    matches = 0
    state = None
    while True:
        if state is None or state.to_act < 0:
            seed = "%016x" % (_SEED + matches)
            matches += 1
            state = new({}, seed)
            moves = 0
        view = state.view(state.to_act)
        thinking = bot.think(view, Rng(mix(seed, state.to_act, moves)), level)
        gc.collect()
        spent, longest, choice = _timed(thinking)
        if len(view.legal) > 1:
            yield view, spent, longest
        state.apply(*choice)
        moves += 1
        if matches == moves == 1 and relinker:  # now all is loaded; it runs from flash as in play
            relinker.relink()
            if relinker.why:
                raise RuntimeError("not relinked: " + relinker.why)


def _timed(thinking):
    """Return the total us, the us of the longest slice, and the choice."""
    spent = longest = 0
    choice = None
    while choice is None:
        begin = ticks_us()
        try:
            next(thinking)
        except StopIteration as done:
            choice = done.value
        took = ticks_diff(ticks_us(), begin)
        spent += took
        longest = max(longest, took)
    return spent, longest, choice


def _exactly(view):
    """Return the us that Okey's exact search for a discard takes; -1 if the phase has no discard.

    The bot itself also reads its view and the legal actions, and draws among equal choices.
    """
    from engine.okey import melds
    from engine.okey.phases import DISCARDING

    if view.phase != DISCARDING:
        return -1
    live = bytearray([view.live(kind) for kind in range(len(view.seen))])
    gc.collect()
    begin = ticks_us()
    melds.decision(view.hand, view.joker, live)
    return ticks_diff(ticks_us(), begin)
