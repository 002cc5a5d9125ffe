"""The review of Okey against play-outs of takes and draws, kept by tools.takes."""

from engine.okey.actions import DRAW, TAKE
from tests.sample import sampled
from tools import takes

FRESH = "tests/data/okey_takes_fresh.txt"


def test_the_review_never_calls_the_better_choice_a_mistake():
    """Better by more than two standard errors; the review must often say so, too."""
    certain = [position for position in takes.kept() if takes.verdict(position)]
    assert len(certain) > 40
    named = 0
    for position in certain[:: sampled(3, 1)]:
        better, worse = (TAKE, DRAW) if takes.verdict(position) > 0 else (DRAW, TAKE)
        assert takes.lost(position, better) == 0, position
        named += takes.lost(position, worse) > 0
    assert named > 5


def test_of_fresh_positions_few_better_choices_are_called_mistakes():
    """The review's limit was not fitted to these positions."""
    certain = [position for position in takes.kept(FRESH) if takes.verdict(position)]
    right = wrong = 0
    for position in certain:
        better, worse = (TAKE, DRAW) if takes.verdict(position) > 0 else (DRAW, TAKE)
        wrong += takes.lost(position, better) > 0
        right += takes.lost(position, worse) > 0
    assert right >= 8 * wrong and right > 5, (right, wrong)


def test_a_difference_within_two_errors_is_not_certain():
    position = takes.Position("0", 4, "", 100, 30, 25, 15, 10)
    assert takes.verdict(position) == 0
    assert takes.verdict(position._replace(only_take=30)) == 1
    assert takes.verdict(position._replace(only_draw=40)) == -1


def test_a_position_plays_out_the_same_again():
    line = takes._find(1)[0]
    once = takes._play(line, 3)
    assert once == takes._play(line, 3)
    assert once.startswith(takes.kept()[0].seed) and len(once.split()) == 8
