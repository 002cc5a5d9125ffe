"""Okey's judge of decisions: the choice of level hard, and how much worse another is."""

from engine.okey import ahead, judge, melds
from engine.okey.actions import DISCARD, FINISH, SHOW
from tests.engine import judging
from tests.sample import sampled

# The same on every interpreter, and with the kernel as with its plain twin.
CHECKSUM = "48b5cbef"


def _check(view, action, said):
    if not said.worth:
        assert SHOW in (action, said.best) or said.best < FINISH <= action
        return
    lacking, live, best_lacking, best_live, promised = said.worth
    if lacking == best_lacking and DISCARD <= action < FINISH:
        assert said.loss == promised
    else:
        assert (said.loss == 0) == ((lacking, 0 - live) <= (best_lacking, 0 - best_live))
    if DISCARD <= action < FINISH:
        rest = bytearray(view.hand)
        rest[action - DISCARD] -= 1
        assert lacking == melds.distance(rest, view.joker)
    if said.best >= FINISH:
        assert best_lacking < 0


def test_it_judges_whole_rounds():
    found = []
    for seed in range(1, 6):
        found += judging.lines("okey", "%016x" % seed, check=_check)
    assert judging.checksum(found) == CHECKSUM, judging.checksum(found)
    losses = [line.split()[2] for line in found]
    assert 0 < losses.count("0") < len(losses)


def test_a_missed_finish_costs_more_than_anything_else():
    seen = 0
    for seed in range(1, sampled(8, 30)):
        for view, stream, _ in judging.decisions("okey", "%016x" % seed, level="hard"):
            finishes = [action for action in view.legal if FINISH <= action < FINISH + 53]
            if finishes:
                said = judging.finished(judge.judge(view, stream(), view.legal[-1]))
                assert view.legal[-1] < FINISH and said.best in finishes and said.loss >= 1000
                assert judging.finished(judge.judge(view, stream(), finishes[0])).loss == 0
                seen += 1
    assert seen


def test_a_difference_that_is_not_certain_counts_as_none():
    assert ahead.lead(1000, 1000) == 0 and ahead.lead(1000, 1001) == 0
    assert ahead.lead(1000, 986) == 0 and ahead.lead(1000, 985) == 15
    small = 0
    for seed in range(1, 6):
        for view, stream, action in judging.decisions("okey", "%016x" % seed):
            said = judging.finished(judge.judge(view, stream(), action))
            is_throw = DISCARD <= action < FINISH and DISCARD <= said.best < FINISH
            if not is_throw or action == said.best or said.worth[0] != said.worth[2]:
                continue
            live = view.live_tiles()
            own = judging.finished(ahead.promise(view, live, action - DISCARD, []))
            best = judging.finished(ahead.promise(view, live, said.best - DISCARD, []))
            if 0 < 1000 * (best - own) < 15 * best:
                assert said.loss == 0
                small += 1
    assert small
