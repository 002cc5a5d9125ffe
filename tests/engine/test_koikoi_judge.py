"""Koi-Koi's judge of decisions: the choice of level hard, and how much worse another is."""

from engine.compat import IS_MICROPYTHON
from engine.games import result_of
from engine.koikoi import bot, judge, playouts
from engine.koikoi.actions import KOIKOI, STOP
from engine.koikoi.phases import DECIDING
from tests.engine import judging

# The same on every interpreter, and with the kernel as in plain Python.
CHECKSUM = "4f277de3"
ROUND = ("koikoi", "0000000000000003", {"rounds": 3})


def _check(view, action, said):
    unit, lost, doubt = said.worth
    assert unit in (judge.POINTS, judge.CHANCE) and lost >= 0 and doubt >= 0
    assert not said.loss or lost >= doubt or lost + doubt < 2


def test_it_judges_a_whole_round():
    found = judging.lines(*ROUND, check=_check)
    assert judging.checksum(found) == CHECKSUM, judging.checksum(found)
    assert len(found) > 3


def test_the_last_month_is_told_in_chances():
    for seed in range(1, 4):
        units = []
        for view, stream, action in judging.decisions("koikoi", "%016x" % seed, {"rounds": 3}):
            if len(view.hand) > 3:
                continue
            view.rounds = 1
            units.append(result_of(judge.judge(view, stream(), action)).worth[0])
        assert set(units) == {judge.CHANCE}


def test_stop_and_koikoi_are_compared():
    seen = 0
    for seed in range(1, 12):
        for view, stream, _ in judging.decisions("koikoi", "%016x" % seed):
            if view.phase == DECIDING and len(view.hand) < 5:
                stop = result_of(judge.judge(view, stream(), STOP))
                go_on = result_of(judge.judge(view, stream(), KOIKOI))
                assert stop.best == go_on.best
                assert 0 in (stop.loss, go_on.loss)
                _, root = result_of(bot.weigh(view, stream()))
                more = [judge.margin(view, root, one) for one in (STOP, KOIKOI)]
                assert min(more) == 0 and more[stop.best == KOIKOI] == max(more)
                points, tenths, lost, won = judge.going_on(view, root, stop.best)
                sign = 1 if stop.best == KOIKOI else -1
                assert tenths == 10 * points + sign * max(more)
                assert 0 <= lost <= 100 and 0 <= won <= 100
                view.rounds = view.round_no
                assert judge.margin(view, root, STOP) == -1
                assert judge.going_on(view, root, STOP) == (points, None, lost, won)
                seen += 1
        if seen > 1:
            return
    assert seen


def test_the_kernel_and_its_twin_judge_alike():
    if not IS_MICROPYTHON:
        print("skipped: the kernel runs on MicroPython alone")
        return
    of_kernel = bot.play
    view, stream, action = list(judging.decisions(*ROUND))[-1]
    found = []
    for play in (of_kernel, playouts.play):
        bot.play = play
        try:
            found.append(result_of(judge.judge(view, stream(), action)))
        finally:
            bot.play = of_kernel
    assert found[0] == found[1]
