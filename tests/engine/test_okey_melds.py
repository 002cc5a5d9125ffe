"""Okey's melds, wins and arrangements, case by case. Tiles are written R5, FJ is the false joker.

The many cases of the rules are data (tests/rules); here stand the traps and what data cannot say.
"""

from engine.okey import tiles
from engine.okey.arrange import _Search
from engine.okey.melds import (
    PAIR,
    RUN,
    SET,
    arrange,
    arrange_pairs,
    describe,
    distance,
    finishing_discards,
    is_legal,
    join,
    meld_types,
    split,
    win,
)
from engine.okey.notation import parse_tile as kind
from engine.okey.notation import tile


def kinds(text):
    return bytes([kind(word) for word in text.split()])


def counts(text):
    return tiles.counts_of(kinds(text))


def names(group):
    return " ".join([tile(one) for one in group])


def plain_price(is_pairs, colour):
    return 4 if is_pairs else 2


R5 = kind("R5")  # the joker wherever nothing else is said


def test_groups_by_themselves():
    for text, types in (
        ("K7 K8 K9", RUN),
        ("K7 K8 K10", 0),
        ("K7 K8", 0),
        ("Y12 Y13 Y1", RUN),
        ("Y13 Y1 Y2", 0),
        ("Y1 Y13 R5", RUN),  # 12-13-1
        ("Y1 Y2 Y13 R5", 0),
        ("Y1 R5 R5 Y13", RUN),  # 11-12-13-1
        ("Y1 R5 R5", SET | RUN),
        ("Y11 R5 R5 Y1", RUN),
        ("K5 B5 Y5", SET),
        ("K5 B5 Y5 FJ", SET),
        ("K5 B5 Y5 FJ R5", 0),
        ("FJ FJ K5", 0),
        ("FJ FJ", PAIR),
        ("R5 FJ", PAIR),
        ("R5 R5", PAIR),
        ("R5 K9", PAIR),
        ("R4 FJ R6", RUN),
        ("R4 R5 R6", RUN),
        ("R4 R5 R7", 0),
        ("K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13", RUN),
        ("K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 R5", 0),
        ("K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 K1", RUN),
        ("R9 Y9 R5 R5", SET),
        ("R9 R10 Y9", 0),
        ("R9", 0),
        ("", 0),
    ):
        assert meld_types(kinds(text), R5) == types, text


def test_an_arrangement_is_all_melds_or_all_pairs():
    runs = [kinds("K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11"), kinds("R7 Y7 B7")]
    assert is_legal(runs, R5)
    assert describe(runs, R5) == (False, -1)
    assert not is_legal([runs[0][:-1], runs[1]], R5)
    assert not is_legal([runs[0][1:], runs[1], kinds("K1")], R5)
    pairs = [kinds("Y%d Y%d" % (value, value)) for value in range(1, 8)]
    assert is_legal(pairs, R5)
    assert describe(pairs, R5) == (True, 1)
    assert not is_legal(pairs[:4] + [kinds("R7 Y7 B7"), kinds("R8 Y8 B8")], R5)
    assert not is_legal([], R5)


def test_one_colour_is_what_all_tiles_can_stand_for():
    assert describe([kinds("R1 R2 R3 R4 R5"), kinds("R9 R10 R11")], R5)[1] == 0
    black = [kinds("K1 K2 K3 K4 FJ K6"), kinds("K9 K10 K11 K12 R5 R5 K1 K2")]
    assert describe(black, R5)[1] == -1  # the false joker is red
    assert describe([kinds("K8 R5 R5")], R5)[1] == 3  # read as a run


def test_the_argument_of_a_finish_splits_and_joins():
    groups = [kinds("R1 R2 R3"), kinds("FJ Y5 B5 K5")]
    assert join(groups) == kinds("R1 R2 R3") + b"\xff" + kinds("FJ Y5 B5 K5")
    assert split(join(groups)) == groups
    assert split(b"") == [b""]
    assert split(b"\xff\xff") == [b"", b"", b""]


def test_hands_that_win_and_hands_that_do_not():
    all_red = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"
    for text, joker, wins in (
        (all_red + " R1", "K9", True),
        (all_red + " R2", "K9", False),
        (all_red + " R3", "K9", True),
        (all_red + " R12", "K9", True),
        (all_red + " R13", "K9", False),
        (all_red + " K3", "K9", False),
        (all_red + " K9", "K9", True),
        ("R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1 R1", "K9", True),
        ("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 K3 K3", "K9", False),
        ("R4 FJ R6 K5 B5 Y5 FJ Y1 Y2 Y3 K10 K11 K12 K13", "R5", True),
        ("B6 R5 R5 B9 Y1 Y2 Y3 K1 K2 K3 R12 Y12 B12 K12", "R5", True),
        ("R7 Y7 R7 K7 B1 B2 B3 B4 Y11 Y12 Y13 K2 K3 K4", "Y10", False),
        ("R1 R1 Y2 Y2 B3 B3 K4 K4 R6 R6 Y7 Y7 R5 R5", "R5", True),
        ("R1 R1 Y2 Y2 B3 B3 K4 K4 R6 R6 Y7 B9 R5 R5", "R5", True),
        ("R1 R1 Y2 Y2 B3 B3 K4 K4 R6 R6 Y7 B9 FJ FJ", "R5", False),
    ):
        found = win(counts(text), kind(joker), plain_price)
        assert (found is not None) == wins, text
        assert (distance(counts(text), kind(joker)) == 0) == wins, text
        if found:
            groups, is_pairs, colour = found
            assert is_legal(groups, kind(joker)), text
            assert describe(groups, kind(joker)) == (is_pairs, colour)
            assert sorted(join(groups).replace(b"\xff", b"")) == sorted(kinds(text))


def test_the_dearest_reading_wins():
    both = counts("R1 R2 R3 R1 R2 R3 K1 K2 K3 K1 K2 K3 B10 B10")
    joker = kind("B10")
    assert win(both, joker, plain_price)[1]
    assert not win(both, joker, lambda is_pairs, colour: 2)[1]
    # One colour, whatever the joker really is.
    red = counts("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 K2")
    assert win(red, kind("K2"), plain_price)[1:] == (False, 0)
    assert win(counts("Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y6 Y6 Y7 Y7 Y9 R5"), R5, plain_price)[1:] == (
        True,
        1,
    )


def test_every_discard_that_finishes_is_found():
    hand = counts("R1 R2 R3 Y4 Y5 Y6 B7 B8 B9 K10 K11 K12 K13 K1 R5")
    assert finishing_discards(hand, R5) == bytes([one for one in range(53) if hand[one]])
    hand = counts("R1 R1 Y2 Y2 B3 B3 K4 K4 R6 R6 Y7 Y7 B8 K9 Y10")
    assert finishing_discards(hand, kind("Y10")) == kinds("B8 K9")
    assert finishing_discards(hand, kind("Y11")) == b""


def test_a_rack_lies_as_a_player_would_lay_it():
    groups, rest = arrange(counts("R3 R1 R2 R9 Y9 K9 B4 B7"), R5)
    assert [names(group) for group in groups] == ["R1 R2 R3", "R9 Y9 K9"]
    assert names(rest) == "B4 B7"
    # Jokers lie in the gaps they fill, then lengthen a run; a high 1 is last; runs are joined.
    groups, rest = arrange(counts("R10 R5 R13 R12 R1"), R5)
    assert [names(group) for group in groups] == ["R10 R5 R12 R13 R1"]
    groups, rest = arrange(counts("Y3 Y4 Y5 Y6 Y7 Y8 R5"), R5)
    assert [names(group) for group in groups] == ["Y3 Y4 Y5 Y6 Y7 Y8 R5"]
    groups, rest = arrange(counts("Y11 Y12 Y13 Y1 R5"), R5)
    assert [names(group) for group in groups] == ["R5 Y11 Y12 Y13 Y1"]
    groups, rest = arrange(counts("Y11 R5 R5"), R5)
    assert len(groups) == 1
    assert rest == []
    assert arrange(counts("Y11 R5"), R5) == ([], list(kinds("R5 Y11")))
    assert arrange(counts(""), R5) == ([], [])


def test_a_hand_without_loose_tiles_is_arranged_at_once():
    # Nothing can be better than its first arrangement. 356 steps took 0.17 s on the chip.
    steps = []
    run = _Search.run

    def counted(*arguments):
        steps.append(1)
        run(*arguments)

    _Search.run = counted
    try:
        groups, rest = arrange(counts("R1 R2 R3 Y1 Y2 Y3 B1 B2 B3 B4 K1 K2 K3 K4"), R5)
    finally:
        _Search.run = run
    assert len(groups) == 4 and rest == [] and len(steps) == 5


def test_pairs_are_laid_lowest_first():
    groups, rest = arrange_pairs(counts("R1 R1 Y3 B9 FJ FJ R5"), R5)
    assert [names(group) for group in groups] == ["R1 R1", "FJ FJ", "Y3 R5"]
    assert names(rest) == "B9"
    assert arrange_pairs(counts("R5 R5"), R5) == ([[R5, R5]], [])
