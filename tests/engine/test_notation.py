"""Okey's notation: every tile, action and event has one text, and nothing else is understood."""

from engine.okey import events, notation
from engine.okey.actions import DISCARD, FINISH
from engine.okey.melds import join

GROUPS = "R1,R2,R3,R4,R5,R6/Y9,Y10,Y11,Y12/B2,B3,B4,FJ"
SIMPLE = ("draw", "take_discard", "draw_indicator", "decline", "show", "pass", "next_round")


def test_every_tile_and_back():
    texts = [notation.tile(kind) for kind in range(53)]
    assert len(set(texts)) == 53
    assert [notation.parse_tile(text) for text in texts] == list(range(53))
    assert texts[0] == "R1" and texts[13] == "Y1" and texts[38] == "B13" and texts[52] == "FJ"


def test_every_action_and_back():
    texts = [notation.action(number) for number in range(7)]
    assert sorted(texts) == sorted(SIMPLE)
    for first in (0, DISCARD, FINISH):
        for number in range(first, first + (53 if first else 7)):
            assert notation.parse_action(notation.action(number)) == (number, None)
    arg = join([notation.parse_hand(group) for group in GROUPS.split("/")])
    text = "finish:K9=" + GROUPS
    assert notation.parse_action(text) == (FINISH + notation.parse_tile("K9"), arg)
    assert notation.action(FINISH + notation.parse_tile("K9"), arg) == text


def test_nothing_else_is_a_tile_or_an_action():
    for text in ("", "R0", "R14", "R01", "r5", "X5", "R", "5", "FJ1", "fj", "R5 ", "R٥"):
        assert is_bad(notation.parse_tile, text), text
        assert is_bad(notation.parse_action, "discard:" + text), text
        assert is_bad(notation.parse_action, "finish:K9=R1,R2," + text), text
    for text in (
        "",
        "DRAW",
        "draw ",
        "discard",
        "discard:",
        "finish",
        "finish:K9=",
        "take",
        "x:R5",
    ):
        assert is_bad(notation.parse_action, text), text


def is_bad(parse, text):
    try:
        parse(text)
    except notation.BadNotation as error:
        return len(str(error)) > 0
    return False


def test_events_read_like_this():
    arg = join([notation.parse_hand(group) for group in GROUPS.split("/")])
    for event, text in (
        ((events.ROUND_STARTED, 2, 3), "round 2, dealer 3"),
        ((events.DICE_THROWN, bytes((4, 6))), "dice 4 6"),
        ((events.INDICATOR_TURNED, 4), "indicator R5"),
        ((events.DEALT, 1), "dealt, seat 1 begins"),
        ((events.SHOWED, 1, 4), "seat 1 shows R5"),
        ((events.PASSED, 1), "seat 1 passes"),
        ((events.DREW, 1, 52), "seat 1 draws FJ"),
        ((events.DREW_INDICATOR, 1, 4), "seat 1 draws the indicator R5"),
        ((events.TOOK, 1, 0, 14), "seat 1 takes Y2 from seat 0"),
        ((events.DECLINED, 1), "seat 1 declines"),
        ((events.DISCARDED, 1, 14), "seat 1 discards Y2"),
        ((events.FINISHED, 1, 14, arg), "seat 1 finishes with " + GROUPS + ", throws Y2"),
        ((events.ROUND_DRAWN,), "round drawn"),
        ((events.LOST, 1, 4, -2), "side 1 loses 4, has -2"),
        ((events.LEFT, 1), "seat 1 is out"),
        ((events.MATCH_ENDED, bytes((0, 2))), "match over, won by 0 2"),
    ):
        assert notation.event(event) == text


def test_only_the_drawn_tile_of_another_is_hidden():
    drew = (events.DREW, 1, 52)
    assert events.event_for(drew, 1) == drew
    assert notation.event(events.event_for(drew, 0)) == "seat 1 draws ??"
    for event in ((events.TOOK, 1, 0, 14), (events.DISCARDED, 1, 14), (events.SHOWED, 1, 4)):
        assert events.event_for(event, 0) == event
