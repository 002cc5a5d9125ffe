"""Judging whole rounds: every decision of seat 0, which does not always play its best.

Portable; the tests of each game's judge share it, each in a module of its own.
"""

from binascii import crc32

from engine.games import load, result_of
from engine.judgement import is_decision
from tools.probe.rounds import played


def decisions(game, seed, options=None, level="medium"):
    """Generate (view, a function that makes the stream, action) of seat 0's decisions in a round.

    The arguments are those of `played`.
    """
    log = played(game, seed, options, level)
    state = log.start()
    for count in range(len(log.actions)):
        seat, action, arg = log.actions[count]
        view = state.view(seat)
        if seat == 0 and is_decision(view.legal):
            yield view, lambda count=count: log.bot_rng(0, count), action
        state.apply(action, arg)


def lines(game, seed, options=None, check=None):
    """Return the judgements of a round as lines of text."""
    judge = load(game, "judge").judge
    think = load(game, "bot").think
    found = []
    for view, stream, action in decisions(game, seed, options):
        said = result_of(judge(view, stream(), action))
        assert said.best == result_of(think(view, stream(), "hard"))[0]
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
