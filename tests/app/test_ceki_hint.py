"""Hints at a table of Ceki: their words, and that they change nothing."""

from app.ceki import hints
from engine.ceki import cards, outs
from engine.ceki.actions import TAKE, THROW
from engine.ceki.judge import judge
from engine.ceki.notation import parse_card
from engine.ceki.phases import THROWING
from engine.games import result_of
from hal.contract import F4
from tests.app import rig
from tests.app.hinting import (
    ask,
    assert_hides_nothing_framed,
    assert_is_hard_and_changes_nothing,
    assert_paints_alike,
    chosen,
    said,
)
from tests.app.tables import ready, shown
from tests.app.test_ceki_table import position, table
from tests.sample import sampled

SEEDS = ("0000000000000007", "0123456789abcdef")
GAME = ("ceki", {"players": 4}, ("human", "easy", "easy", "easy"))


def test_a_hint_is_what_hard_would_do_and_changes_nothing():
    assert_is_hard_and_changes_nothing(*GAME)


def test_the_panel_is_painted_alike_on_all_screens():
    assert_paints_alike(*GAME, sampled(1, 2))


def test_the_panel_hides_nothing_that_it_speaks_of():
    assert_hides_nothing_framed(*GAME, SEEDS)


def test_ceki_says_how_far_the_call_is():
    hand = "C1,C1,S1,C2,S2,C3,C5,C7,C9"
    state = position(hand, phase=THROWING, drawn=8)
    loop, scene = table(state=state)
    ready(loop)
    kinds = cards.kinds_of_hand(scene.view.hand)
    kinds[cards.kind_of(chosen(scene) - THROW)] -= 1
    fits, helps = outs.reach(kinds)
    live = sum([scene.view.live(kind) for kind in helps])
    ask(loop, scene)
    assert said(loop)[1:] == ["Ceki in %d, %d unseen cards help" % (cards.HAND - fits, live)]


def test_ceki_says_that_a_card_completes_the_call():
    _, scene = table(state=position("C5,S5,M5,C9,S9,C1,S1,C7", discards="M9"))
    before = outs.distance(cards.kinds_of_hand(scene.view.hand))
    why = result_of(hints.reason(scene, TAKE, None))
    assert why == "Ceki with it, in %d without" % before and before > 0


def test_ceki_says_how_likely_the_next_player_waits_for_a_throw():
    hand = "C1,C1,S1,C2,S2,C3,C5,C7,C9"
    caller = "C4,S4,M4,C6,S6,M6,S8,M8"
    state = position(hand, phase=THROWING, drawn=8, left=caller, called=[1])
    loop, scene = table(state=state)
    ready(loop)
    kind = cards.kind_of(chosen(scene) - THROW)
    ways = outs.chances(scene.view, 1)
    ask(loop, scene)
    wanted = "Chance that %s waits for it: %d%%"
    assert said(loop)[2:] == [wanted % (scene.painter.names[1], 100 * ways[kind] // sum(ways))]


def test_a_review_names_what_differs_if_as_many_cards_help():
    for left_over, wanted in (
        ("C2,WF", "Unseen cards like it: "),
        ("C3,S4", "As a set it counts "),
    ):
        hand = "C1,S1,C5,S5,C7,S7,S8," + left_over
        _, scene = table(state=position(hand, phase=THROWING, drawn=0))
        action = THROW + parse_card("S8")
        judgement = result_of(judge(scene.view, scene.match.log.bot_rng(0), action))
        own, better = [text.split("\n") for text in hints.worths(scene, action, judgement)]
        assert own[0] == better[0]
        assert own[1].startswith(wanted) and better[1].startswith(wanted)
        assert int(own[1][len(wanted) :]) > int(better[1][len(wanted) :])
        own, better = hints.worths(scene, judgement.best, judgement)
        assert "\n" not in own  # nothing differs from itself


def test_a_key_asks_for_a_hint_while_the_player_is_to_act():
    loop, scene = table(speed="slow")
    assert F4 not in [key for key, _ in scene.controls.key_hints()]
    ready(loop)
    assert F4 in [key for key, _ in scene.controls.key_hints()]
    rig.press(loop, "F1:long")
    assert shown(loop) == "Hint"
    ready(loop)
    rig.press(loop, "F1:long")
    assert loop.scene is scene


def test_a_review_names_throws_that_call_or_feed_a_caller():
    hand = "C1,C1,S1,C2,S2,M2,C5,S5,C7"
    caller = "C4,S4,M4,C6,S6,M6,S8,M8"
    state = position(hand, phase=THROWING, drawn=6, left=caller, called=[1])
    _, scene = table(state=state)
    action = THROW + parse_card("C5")
    judgement = result_of(judge(scene.view, scene.match.log.bot_rng(0), action))
    assert judgement.best == THROW + parse_card("C7")
    own, better = [text.split("\n") for text in hints.worths(scene, action, judgement)]
    assert len(own) == 2 and own[0].startswith("Ceki in 1, ")
    assert len(better) == 3 and better[0] == "Ceki! 5 wins: %d left" % scene.view.live(4)
    assert own[1].startswith("Chance that ") and better[1].startswith("Chance that ")
    assert better[2].endswith(" points more on average")
