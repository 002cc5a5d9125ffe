"""Ceki's judge of decisions: the choice of level hard, and how much worse another is."""

from engine.ceki import bot, judge
from engine.ceki.actions import CALL, WIN
from engine.ceki.phases import THROWING
from engine.games import result_of
from engine.rng import Rng
from tests.engine import judging

# The same on every interpreter.
CHECKSUM = "c4e194ec"


def _check(view, action, said):
    assert (said.worth == ()) == (said.best == CALL and action != CALL)
    if said.best == WIN and action != WIN:
        assert said.loss >= 100


def test_it_judges_whole_rounds():
    found = []
    for seed in range(1, 5):
        found += judging.lines("ceki", "%016x" % seed, {"call": "ask"}, check=_check)
    assert judging.checksum(found) == CHECKSUM, judging.checksum(found)
    losses = [line.split()[2] for line in found]
    assert 0 < losses.count("0") < len(losses)


def test_every_choice_of_hard_is_no_loss():
    """Hard chooses by chance among the throws that it rates equal."""
    others = 0
    for seed in range(1, 41):
        for view, stream, _ in judging.decisions("ceki", "%016x" % seed):
            if view.phase != THROWING:
                continue
            best = result_of(bot.think(view, stream(), "hard"))[0]
            for word in range(3):
                action, _ = result_of(bot.think(view, Rng((word, 1, 1, 1)), "hard"))
                if action != best:
                    assert result_of(judge.judge(view, stream(), action)).loss == 0
                    others += 1
            if others:
                return
    assert others
