"""Hints at a table of Okey: their words, and that they change nothing."""

from app.okey import hints
from app.okey.words import tile_text
from engine.games import result_of
from engine.okey import melds
from engine.okey.actions import DISCARD, DRAW, TAKE
from engine.okey.phases import DISCARDING, DRAWING
from engine.rng import Rng, mix
from tests.app import rig
from tests.app.hinting import (
    ask,
    assert_hides_nothing_framed,
    assert_is_hard_and_changes_nothing,
    assert_lies_on_the_bare_table,
    assert_paints_alike,
    chosen,
    said,
)
from tests.app.tables import ready
from tests.app.test_okey_table import WINNING, position, table
from tests.engine.okey_position import before_y11
from tests.sample import sampled

SEEDS = ("0000000000000007", "0123456789abcdef")
GAME = ("okey", {}, ("human", "easy", "easy", "easy"))


def test_a_hint_is_what_hard_would_do_and_changes_nothing():
    assert_is_hard_and_changes_nothing(*GAME)


def test_the_panel_is_painted_alike_on_all_screens():
    assert_paints_alike(*GAME, sampled(1, 2))


def test_the_panel_hides_nothing_that_it_speaks_of():
    assert_hides_nothing_framed(*GAME, SEEDS)


def test_fanned_out_tiles_are_not_seen_below_other_panels():
    def resting(profile):
        loop, scene = table(profile, "normal", position(WINNING[:13] + (41, 7), DISCARDING))
        ready(loop)
        rig.press(loop, "OK")
        ready(loop)
        assert scene.controls.fan.at is not None
        return loop, scene

    def fold(scene):
        scene.controls.fan.at = None

    assert_lies_on_the_bare_table(resting, fold)


def test_okey_says_how_far_the_rest_is_and_what_is_live():
    hand = (0, 1, 2, 5, 14, 15, 18, 9, 22, 39, 28, 29, 30, 33, 51)
    loop, scene = table(state=position(hand, DISCARDING))
    ready(loop)
    kind = chosen(scene) - DISCARD
    rest = bytearray(scene.view.hand)
    rest[kind] -= 1
    joker = scene.view.joker
    live = sum([scene.view.live(one) for one in melds.useful_draws(rest, joker)])
    ask(loop, scene)
    reason = "%d away, %d unseen tiles help" % (melds.distance(rest, joker), live)
    assert said(loop)[1] == reason
    # The best of the other throws that lead as near.
    others = []
    for other in melds.best_discards(scene.view.hand, joker)[1]:
        if other != kind:
            rest = bytearray(scene.view.hand)
            rest[other] -= 1
            useful = melds.useful_draws(rest, joker)
            others.append((sum([scene.view.live(one) for one in useful]), other))
    count, other = max(others)
    assert count <= live
    judged = {did - DISCARD: points for did, points in result_of(hints.think(scene))[1]}
    assert count == live and 0 < judged[kind] - judged[other] < 15 * judged[kind] // 1000
    assert said(loop)[2] == tile_text(other, joker) + " is as good."  # no certain difference


def test_okey_says_why_a_throw_that_keeps_no_more_is_better():
    """Hard looks two draws ahead, so it says the expected value of another throw."""
    more = (46, 23, 40, 45, 47, 24, 33, 38, 48, 48, 13, 46, 52, 3, 20)
    alike = (39, 8, 17, 18, 50, 29, 19, 29, 14, 49, 42, 1, 33, 47, 8)
    worse = "Throwing 2◆: 30 help, about 4% worse after the next draw"
    for hand, wanted in ((more, worse), (alike, "8■ is as good.")):
        loop, scene = table(state=position(hand, DISCARDING))
        ready(loop)
        ask(loop, scene)
        assert " ".join(said(loop)[2:]) == wanted
        _, weighed = result_of(hints.think(scene))
        judged = sorted(points for _, points in weighed)
        loss = 100 - 100 * judged[-2] // judged[-1]
        assert "worse" not in wanted or " %d%%" % loss in wanted


def test_okey_says_why_a_discard_is_left_or_taken():
    hand = (0, 1, 2, 3, 14, 15, 16, 9, 22, 35, 28, 29, 30, 32)
    for pile, wanted in ((20, "is not worth more than a draw."), (0, "does not finish.")):
        loop, scene = table(state=position(hand, DRAWING, pile=pile))
        ready(loop)
        ask(loop, scene)
        reason = said(loop)[1]
        assert reason.endswith(wanted) or reason == "You can finish with it.", reason


def test_the_bar_says_that_a_discard_helps_if_a_hint_takes_it():
    told = set()
    for number in range(sampled(2, 12)):
        loop, scene = table(start=10)
        rng = Rng(mix("%016x" % number, 1))
        for _ in range(12):
            ready(loop)
            if loop.scene is not scene:
                break
            scene.draw()
            if TAKE in scene.controls.legal and DRAW in scene.controls.legal:
                top = scene.painter.tile_text(scene.view.offered())
                helps = scene.painter.bar.last.endswith(top + " helps")
                assert helps or scene.painter.bar.last.endswith(top + ": no help")
                assert helps == (chosen(scene) == TAKE)
                told.add(helps)
            scene.act(scene.controls.legal[rng.below(len(scene.controls.legal))])
            loop.frame()
    assert told == {True, False}


def test_okey_says_how_many_more_tiles_help_with_a_discard():
    state = before_y11()
    loop, scene = table(state=state)
    ready(loop)
    ask(loop, scene)
    assert said(loop)[1] == "1 away: 16 help with it, 5 without"


def test_okey_says_why_a_finish_is_left():
    not_yet = "Finish now, and someone else wins."
    for scores, wanted in (([20] * 4, " on the stock"), ([9, 20, 2, 9], not_yet)):
        loop, scene = table(state=position(WINNING, DISCARDING, scores=scores))
        ready(loop)
        ask(loop, scene)
        assert said(loop)[1].endswith(wanted)
