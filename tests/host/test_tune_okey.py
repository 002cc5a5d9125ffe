"""The tables that `python -m tools.tune_okey` fits: the same each time, and near those in use."""

import pytest

pytest.importorskip("numpy", reason="the dependency group arena is not installed")

from engine.okey import ahead
from tools import tune_okey

SEED = "00000000000a0001"


@pytest.fixture(scope="module")
def counts():
    return tune_okey.counted(SEED, 400)


def test_the_same_rounds_give_the_same_counts(counts):
    few = tune_okey.counted(SEED, 20)
    assert few == tune_okey.counted(SEED, 20)
    assert few != tune_okey.counted("00000000000a0002", 20)
    for key, (hands, won) in few.items():  # the first rounds are among the longer run's
        assert 0 <= won <= hands <= counts[key][0]
        assert won <= counts[key][1]


def test_the_tables_obey_what_hard_relies_on(counts):
    by_distance, by_useful = tune_okey.whole(*tune_okey.fitted(counts))
    assert len(by_distance) == len(ahead._BY_DISTANCE)
    assert all(len(row) == len(ahead._BY_DISTANCE[0]) for row in by_distance)
    assert all(len(row) == len(ahead._BY_USEFUL[0]) for row in by_useful)
    for row in by_useful:
        assert list(row) == sorted(row) and row[0] > 0
    for row in by_distance:
        for distance in range(2, tune_okey.FARTHEST + 1):
            own = by_useful[min(distance, tune_okey.ROWS) - 1]
            nearer = by_useful[min(distance - 1, tune_okey.ROWS) - 1]
            for step in range(1, tune_okey.STEPS):
                assert row[distance] * own[step] <= row[distance - 1] * nearer[step]


def test_the_chances_are_near_those_of_the_tables_in_use(counts):
    by_distance, by_useful = tune_okey.whole(*tune_okey.fitted(counts))
    apart = hands = 0
    for (stage, distance, step), (number, _) in counts.items():
        if 0 < distance <= 4:
            step = min(step, tune_okey.STEPS - 1)
            fitted = by_distance[stage][distance] * by_useful[distance - 1][step]
            used = ahead._BY_DISTANCE[stage][distance] * ahead._BY_USEFUL[distance - 1][step]
            apart += number * abs(fitted - used) / (tune_okey.FULL * tune_okey.WON)
            hands += number
    assert apart / hands < 0.04


def test_what_one_more_draw_turns_round_are_mostly_differences_that_count_as_none():
    pairs = tune_okey.leads(20)
    small = [three < 0 for two, three in pairs if ahead.lead(1000, 1000 - two) == 0]
    large = [three < 0 for two, three in pairs if ahead.lead(1000, 1000 - two) > 0]
    assert len(small) > 30 and len(large) > 50
    assert sum(small) / len(small) > 0.08 > 2 * sum(large) / len(large)
