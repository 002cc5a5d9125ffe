"""Plays the rounds, the same on every machine, that measurements of reviews judge.

Portable: tests read it on both interpreters, and chip_teaching.py on a board. There it is
imported before Tessera's modules can be: `played` imports them.
"""

_WHIM = (7, 7, 7, 7)  # the words of the stream of seat 0's whims
_BOT_SEED = "1" * 16


def played(game, seed, options=None, level="medium"):
    """Play the first round of a match; return its MatchLog.

    The others play as level easy. Seat 0 plays as `level`, but one time in four takes any legal
    action: so there is something to find fault with.
    """
    from engine.games import load, result_of
    from engine.log import MatchLog
    from engine.rng import Rng

    state = load(game, "state").State(options or {}, seed)
    seats = ["human"] + ["bot easy 1"] * (state.players - 1)
    log = MatchLog(game, options or {}, seats, seed, _BOT_SEED)
    think = load(game, "bot").think
    whim = Rng(_WHIM)
    while state.round_result is None and state.to_act >= 0:
        seat = state.to_act
        view = state.view(seat)
        stream = log.bot_rng(seat)
        action, arg = result_of(think(view, stream, level if seat == 0 else "easy"))
        if seat == 0 and whim.below(4) == 0:
            action, arg = view.legal[whim.below(len(view.legal))], None
        state.apply(action, arg)
        log.actions.append((seat, action, arg))
    return log
