"""The deal: whole stacks to the right hands, and the informal deal as likely as the formal one."""

from engine.compat import IS_MICROPYTHON
from engine.okey import deal, tiles
from engine.rng import Rng, mix

# Every tile has a number of its own, and none is a false joker (52).
MARKED = bytes([i if i < 52 else i + 1 for i in range(106)])
DEALS = 1200 if IS_MICROPYTHON else 6000


def dice(*throws):
    """A die that falls like this."""
    falls = list(throws)
    return lambda: falls.pop(0)


def stack(number):
    """The tiles of a marked stack, the upper first."""
    number %= 21
    return bytes(reversed(MARKED[5 * number : 5 * number + 5]))


def stacks(first, *letters):
    """Whole stacks by the letters of the rules: a is the one after the indicator's."""
    return b"".join([stack(first + 1 + ord(letter) - ord("a")) for letter in letters])


def test_four_players_get_the_stacks_of_the_rules():
    for die in range(1, 7):
        s = die - 1
        dealt = deal.formal(MARKED, 4, False, dice(die, 2))
        j, k, rest = stacks(s, "j"), stacks(s, "k"), stacks(s, "l")
        assert dealt.stack == s and dealt.dice == bytes((die, 2))
        assert dealt.indicator == MARKED[5 * s + 1]
        assert dealt.hands == [
            stacks(s, "a", "e", "i"),
            stacks(s, "b", "f") + j[:4],
            stacks(s, "c", "g") + j[4:] + k[:3],
            stacks(s, "d", "h") + k[3:] + rest[:2],
        ]
        under = MARKED[105:] + bytes([tile for tile in stack(s) if tile != dealt.indicator])
        assert dealt.pile == rest[2:] + stacks(s, *"mnopqrst") + under
        assert len(dealt.pile) == 48


def test_three_and_two_players_get_the_stacks_of_the_rules():
    three = deal.formal(MARKED, 3, False, dice(4, 6))
    h, i = stacks(3, "h"), stacks(3, "i")
    assert three.indicator == MARKED[105]
    assert three.hands == [
        stacks(3, "a", "d", "g"),
        stacks(3, "b", "e") + h[:4],
        stacks(3, "c", "f") + h[4:] + i[:3],
    ]
    assert len(three.pile) == 62 and three.pile[:2] == i[3:]
    two = deal.formal(MARKED, 2, False, dice(1, 1))
    f = stacks(0, "f")
    assert two.hands == [stacks(0, "a", "c", "e"), stacks(0, "b", "d") + f[:4]]
    assert len(two.pile) == 76 and two.pile[:1] == f[4:]


def test_one_throw_counts_down_from_the_spare():
    assert deal.formal(MARKED, 4, True, dice(1)).indicator == MARKED[105]
    assert deal.formal(MARKED, 4, True, dice(6)).indicator == MARKED[25]
    assert deal.formal(MARKED, 4, True, dice(3)).indicator == MARKED[5 * 2 + 3]


def test_a_false_joker_goes_back_and_the_die_is_thrown_again():
    order = bytearray(MARKED)
    order[5 * 2 + 3] = tiles.FALSE_JOKER  # the fourth from the bottom, the third from the spare
    dealt = deal.formal(order, 4, False, dice(3, 4, 4, 2))
    assert dealt.dice == bytes((3, 4, 4, 2)) and dealt.indicator == MARKED[5 * 2 + 1]
    dealt = deal.formal(order, 4, True, dice(3, 3, 5))
    assert dealt.dice == bytes((3, 3, 5)) and dealt.indicator == MARKED[5 * 2 + 1]
    assert tiles.FALSE_JOKER in dealt.pile[-5:]


def last_five(setup, number):
    """Deal many rounds; count false jokers among the last five tiles, and indicators by colour,
    by value, and by being the twin of the first player's first tile.
    """
    rng = Rng(mix("00000000deadbeef", number))
    jokers = 0
    colours = [0] * 4
    values = [0] * 13
    twins = 0
    order = bytearray([i // 2 for i in range(106)])
    for _ in range(DEALS):
        rng.shuffle(order)
        if setup == "informal":
            dealt = deal.informal(order, 4, rng.below)
        else:
            dealt = deal.formal(order, 4, setup == "one_throw", rng.die)
        jokers += dealt.pile[-5:].count(bytes((tiles.FALSE_JOKER,)))
        colours[dealt.indicator // 13] += 1
        values[dealt.indicator % 13] += 1
        twins += dealt.hands[0][0] == dealt.indicator
    return jokers, colours, values, twins


def test_every_setup_deals_with_the_same_chances():
    """Six tiles, one of them the indicator, hold 6 * 2 / 106 false jokers on average; were the
    indicator chosen from all tiles, the five left would hold 5 * 2 / 105, which is out of bounds.
    """
    slack = 3 if IS_MICROPYTHON else 1
    for number, setup in enumerate(("two_throws", "one_throw", "informal")):
        jokers, colours, values, twins = last_five(setup, number)
        assert abs(10000 * jokers // DEALS - 1132) <= 80 * slack, (setup, jokers)
        for count in colours:
            assert abs(1000 * count // DEALS - 250) <= 15 * slack, (setup, colours)
        for count in values:
            assert abs(1000 * count // DEALS - 77) <= 11 * slack, (setup, values)
        assert abs(10000 * twins // DEALS - 95) <= 40 * slack, (setup, twins)
