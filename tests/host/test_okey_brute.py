"""The solver against brute force on hands dealt afresh, and brute force against its definition.

A sample of the hands; more with LAWS=all.
"""

import os
import secrets

from engine.okey import coverings, melds
from engine.rng import Rng, mix
from tests.sample import sampled
from tools.corpus import brute, packed
from tools.corpus import hands as corpus


def distances(counts, joker):
    return melds.distance_melds(counts, joker), melds.distance_pairs(counts, joker)


def useful_by_trying(counts, joker):
    """Return the kinds that bring 14 tiles nearer: by definition, draw each and measure."""
    before = brute.distance(counts, joker)
    useful = set()
    for kind in range(53):
        if counts[kind] < 2:
            more = bytearray(counts)
            more[kind] += 1
            if brute.distance(more, joker) < before:
                useful.add(kind)
    return useful


def most_melded(counts, joker):
    """Return the most tiles, jokers included, that sets and runs can take of up to 15 tiles."""
    hand, jokers = brute.hand_of(counts, joker)
    known = {}

    def best(left, jokers):
        some = (left | left >> 1) & brute.ONE_OF_TWO
        if not some:
            return 0
        if (left, jokers) not in known:
            lowest = some & -some
            most = best(left - lowest, jokers)
            for length, faces, _ in brute.MELDS_WITH[lowest.bit_length() // 2]:
                used = some & faces
                lacking = length - used.bit_count()
                if lacking <= jokers:
                    most = max(most, length + best(left - used, jokers - lacking))
            known[left, jokers] = most
        return known[left, jokers]

    return best(sum(copies << 2 * face for face, copies in hand.items()), jokers)


def test_decisions_afresh():
    seed = os.environ.get("OKEY_SEED") or secrets.token_hex(8)
    print(f"OKEY_SEED={seed}")
    for index in range(sampled(80, 200)):
        record = corpus.deal(seed, index)
        assert packed.check(record, index, coverings.weigh, distances) == "", f"OKEY_SEED={seed}"


def test_the_corpus_is_what_brute_force_says():
    for index, record in packed.records(7, 1500):
        assert corpus.deal(corpus.SEED, index) == record, index


def test_brute_force_agrees_with_the_definition():
    """Useful is what makes the distance smaller when it is drawn and measured."""
    rng = Rng(mix(corpus.SEED, 4242))
    tried = 0
    while tried < sampled(4, 12):
        counts, joker = corpus.hand(rng)
        away, pairs, choices = brute.decide(counts, joker)
        if not 0 < min(away, pairs) < 4:
            continue
        tried += 1
        for kind in range(53):
            if not counts[kind]:
                continue
            counts[kind] -= 1
            kept = brute.distance(counts, joker) == min(away, pairs)
            assert kept == (kind in choices)
            counts[kind] += 1
        kind = min(choices)
        counts[kind] -= 1
        assert useful_by_trying(counts, joker) == choices[kind]


def test_arrangements_take_the_most_tiles():
    rng = Rng(mix(corpus.SEED, 777))
    for index in range(sampled(150, 400)):
        counts, joker = corpus.hand(rng)
        for kind in range(53):  # fewer tiles, too
            if counts[kind] and index % 3 == 2 and rng.below(4) == 0:
                counts[kind] -= 1
        groups, rest = melds.arrange(counts, joker)
        left = bytearray(counts)
        for group in groups:
            assert melds.meld_types(group, joker) & (melds.SET | melds.RUN), (group, joker)
            for kind in group:
                left[kind] -= 1
        assert rest == [kind for kind in range(53) for _ in range(left[kind])]
        assert sum(map(len, groups)) == most_melded(counts, joker), (list(counts), joker)
        if sum(counts) == 15:
            for kind in range(53):
                if counts[kind]:
                    counts[kind] -= 1
                    wins = melds.win(counts, joker, lambda is_pairs, colour: 2)
                    counts[kind] += 1
                    assert (wins is not None) == (kind in melds.finishing_discards(counts, joker))
