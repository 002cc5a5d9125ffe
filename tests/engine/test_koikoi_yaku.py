"""Koi-Koi's yaku against a slow scorer of their own: those made, and those still possible."""

from engine.compat import IS_MICROPYTHON
from engine.koikoi import cards, deal, yaku
from engine.koikoi.options import PRESETS
from engine.rng import Rng, mix
from tests.engine import koikoi_brute as brute
from tests.engine.koikoi_laws import LAWS
from tests.engine.koikoi_shadow import is_lucky
from tests.engine.laws import SEED

PILES = 100 if IS_MICROPYTHON else 3000
REACHES = 4 if IS_MICROPYTHON else 200


def options_of(number):
    """Every preset in turn, and any values."""
    place = number % (len(PRESETS) + 1)
    return PRESETS[place][1] if place < len(PRESETS) else LAWS.settings(number)


def two_piles(rng, most):
    """Two piles without a common card, as lists."""
    order = list(range(cards.CARDS))
    rng.shuffle(order)
    first = rng.below(most + 1)
    return order[:first], order[first : first + rng.below(most + 1)]


def named(found):
    return {yaku.PATTERNS[one.yaku].name: one for one in found}


def test_any_pile_makes_what_the_slow_scorer_finds():
    rng = Rng(mix(SEED, 41))
    for number in range(PILES):
        options = options_of(number)
        pile, _ = two_piles(rng, 40)
        expected = brute.score(brute.texts(pile), options)
        found = named(yaku.made(pile, options))
        assert {name: found[name].points for name in found} == expected, (pile, options)
        assert yaku.points(pile, options) == sum([expected[name] for name in expected])
        for name in found:
            assert all(card in pile for card in found[name].cards)


def test_a_yaku_is_possible_if_some_pile_makes_it():
    rng = Rng(mix(SEED, 42))
    for number in range(REACHES):
        options = options_of(number)
        own, other = two_piles(rng, (6, 14, 22)[number % 3])
        made = brute.score(brute.texts(own), options)
        for one in yaku.progress(own, other, options):
            name = yaku.PATTERNS[one.yaku].name
            least = brute.fewest(name, brute.texts(own), brute.texts(other), options)
            assert one.possible == (least >= 0), (name, own, other, options)
            assert not one.possible or one.needed == least, (name, own, other, options)
            assert (one.needed == 0 and name in made) or name not in made
            assert name not in made or one.points == made[name]
            assert all(card in own for card in one.have)
            assert all(card not in own and card not in other for card in one.missing)


def test_a_yaku_that_is_completed_pays_what_was_told():
    rng = Rng(mix(SEED, 43))
    for number in range(PILES // 10):
        options = options_of(number)
        own, other = two_piles(rng, 10)
        for one in yaku.progress(own, other, options):
            if one.possible and one.needed == len(one.missing) > 0:
                found = named(yaku.made(own + list(one.missing), options))
                name = yaku.PATTERNS[one.yaku].name
                assert found[name].points == one.points, (name, own, options)


def test_the_deck_is_what_the_rules_say():
    kinds = [cards.kind_of(card) for card in range(cards.CARDS)]
    assert [kinds.count(kind) for kind in range(4)] == [5, 9, 10, 24]
    ribbons = [cards.ribbon_of(card) for card in range(cards.CARDS)]
    assert [ribbons.count(ribbon) for ribbon in (-1, 0, 1, 2)] == [38, 3, 3, 4]
    for card in range(cards.CARDS):
        assert brute.DECK[card][:2] == "%02d" % (cards.month_of(card) + 1)
        assert brute.DECK[card][2] == cards.KIND_LETTERS[kinds[card]]


def test_lucky_hands_are_what_the_slow_look_finds():
    rng = Rng(mix(SEED, 44))
    found = 0
    for _ in range(PILES):
        # Cards of few months, or hardly any hand would be lucky.
        some = [rng.below(4) * 4 + place for place in range(4) for _ in range(4)]
        hand = sorted(set(some))[:8]
        if len(hand) == 8:
            assert deal.is_lucky(hand) == is_lucky(hand), hand
            found += deal.is_lucky(hand)
    assert found > 0
