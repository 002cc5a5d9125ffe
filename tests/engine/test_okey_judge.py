"""Okey's judge of decisions: the choice of level hard, and how much worse another is."""

from engine.games import result_of
from engine.okey import bot, judge, lookahead, melds
from engine.okey.actions import DISCARD, DRAW, FINISH, SHOW, TAKE
from engine.rng import Rng
from tests.engine import judging
from tests.engine.okey_position import before_y11
from tests.sample import sampled

# Of whole rounds by seed, a sample, all with LAWS=all. The same on every interpreter, and with the
# kernel as in plain Python.
CHECKSUMS = ("8f635a8f", "d1732359", "872d8419", "8d17b574", "18987943")


def _check(view, action, said):
    if not said.worth:
        assert SHOW in (action, said.best) or said.best < FINISH <= action
        return
    lacking, _, best_lacking, _, lead = said.worth
    if lead:
        assert said.loss == lead
    else:
        assert said.loss in (0, 1000)  # a finish, or the last tile
    if DISCARD <= action < FINISH:
        rest = bytearray(view.hand)
        rest[action - DISCARD] -= 1
        assert lacking == melds.distance(rest, view.joker)
    if said.best >= FINISH:
        assert best_lacking < 0


def test_it_judges_whole_rounds():
    losses = []
    for number, checksum in enumerate(CHECKSUMS[: sampled(2, 5)]):
        found = judging.lines("okey", "%016x" % (number + 1), check=_check)
        assert judging.checksum(found) == checksum, judging.checksum(found)
        losses += [line.split()[2] for line in found]
    assert 0 < losses.count("0") < len(losses)


def test_a_missed_finish_costs_more_than_anything_else():
    seen = 0
    for seed in range(1, sampled(5, 30)):
        for view, stream, _ in judging.decisions("okey", "%016x" % seed, level="hard"):
            finishes = [action for action in view.legal if FINISH <= action < FINISH + 53]
            if finishes:
                said = result_of(judge.judge(view, stream(), view.legal[-1]))
                assert view.legal[-1] < FINISH and said.best in finishes and said.loss >= 1000
                assert result_of(judge.judge(view, stream(), finishes[0])).loss == 0
                seen += 1
    assert seen


def test_a_difference_that_is_not_certain_counts_as_none():
    assert lookahead.lead(1000, 1000) == 0 and lookahead.lead(1000, 1001) == 0
    assert lookahead.lead(1000, 986) == 0 and lookahead.lead(1000, 985) == 15
    small = 0
    for seed in range(1, 4):
        for view, stream, _ in judging.decisions("okey", "%016x" % seed):
            weighed = []
            best, _ = result_of(bot.think(view, stream(), "hard", weighed=weighed))
            points = dict(weighed)
            for action in points:
                most = points.get(best, 0)
                if action >= DISCARD and 0 < 1000 * (most - points[action]) < 15 * most:
                    assert result_of(judge.judge(view, stream(), action)).loss == 0
                    small += 1
    assert small


def test_a_take_of_three_times_the_live_tiles_is_no_mistake():
    """It was one: the tile brings the hand no nearer."""
    state = before_y11()
    losses = []
    for action in (TAKE, DRAW):
        said = result_of(judge.judge(state.view(0), Rng((1, 2, 3, 4)), action))
        assert said.best == TAKE and said.worth[2:4] == (1, 16)
        losses.append(said.loss)
    assert losses[0] == 0 and losses[1] > 250
