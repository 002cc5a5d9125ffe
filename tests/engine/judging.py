"""Judging whole rounds: every decision of seat 0, which does not always play its best.

Portable; the tests of each game's judge share it, each in a module of its own.
"""

from binascii import crc32

from engine.games import load
from engine.judgement import is_decision
from engine.log import MatchLog
from engine.rng import Rng


def run(generator):
    """Return what a generator returns."""
    while True:
        try:
            next(generator)
        except StopIteration as done:
            return done.value


def decisions(game, seed, options=None, level="medium", others="easy"):
    """Generate (view, a function that makes the stream, action) of seat 0's decisions in a round.

    Seat 0 plays as `level`, but one time in four takes any legal action.
    """
    state = load(game, "state").State(options or {}, seed)
    seats = ["human"] + ["bot easy 1"] * (state.players - 1)
    log = MatchLog(game, options or {}, seats, seed, "1" * 16)
    think = load(game, "bot").think
    whim = Rng((7, 7, 7, 7))
    while state.round_result is None and state.to_act >= 0:
        seat = state.to_act
        view = state.view(seat)
        count = len(log.actions)
        action, arg = run(think(view, log.bot_rng(seat, count), level if seat == 0 else others))
        if seat == 0:
            if whim.below(4) == 0:
                action, arg = view.legal[whim.below(len(view.legal))], None
            if is_decision(view):
                yield view, lambda seat=seat, count=count: log.bot_rng(seat, count), action
        state.apply(action, arg)
        log.actions.append((seat, action, arg))


def lines(game, seed, options=None, check=None):
    """Return the judgements of a round as lines of text."""
    judge = load(game, "judge").judge
    think = load(game, "bot").think
    found = []
    for view, stream, action in decisions(game, seed, options):
        said = run(judge(view, stream(), action))
        assert said.best == run(think(view, stream(), "hard"))[0]
        assert said.loss >= 0 and (action != said.best or said.loss == 0)
        assert all(
            isinstance(one, int) and abs(one) < 1 << 30 for one in said.worth + (said.loss,)
        )
        if check:
            check(view, action, said)
        found.append("%d %d %d %s" % (action, said.best, said.loss, list(said.worth)))
    return found


def checksum(found):
    """Return the CRC of lines as hex digits."""
    return "%08x" % (crc32("\n".join(found).encode()) & 0xFFFFFFFF)
