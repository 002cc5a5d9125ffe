"""The two solvers of Okey against the brute-force corpus, and against each other."""

import random

from engine.compat import IS_MICROPYTHON
from engine.okey import coverings, search, solver
from engine.okey.face_bits import distance_pairs
from engine.okey.melds import (
    best_discards,
    decision,
    distance,
    distance_melds,
    finishing_discards,
    outlook,
    useful_draws,
)
from engine.rng import Rng
from tests.sample import sampled
from tools.corpus import packed

if IS_MICROPYTHON:
    from engine.okey import kernel
else:
    kernel = None  # viper: only the real interpreter runs it

# Plain Python reads one record in so many here; `make corpus-check` reads all.
STEP = sampled(64 if IS_MICROPYTHON else 32, 16)
HANDS = 1500  # on which kernel and plain Python are compared


def distances(counts, joker):
    return distance_melds(counts, joker), distance_pairs(counts, joker)


def check_corpus(weigh, first, step):
    count = 0
    for index, record in packed.records(first, step):
        said = packed.check(record, index, weigh, distances)
        assert not said, said
        count += 1
    return count


def test_the_plain_solver_agrees_with_brute_force():
    first = Rng([random.getrandbits(16) for _ in range(4)]).below(STEP)
    print("corpus: every", STEP, "th record from", first)
    assert check_corpus(coverings.weigh, first, STEP) >= 20000 // STEP


def test_the_kernel_agrees_with_brute_force_on_the_whole_corpus():
    if kernel is None:
        print("skipped: the viper kernel runs on MicroPython only")
        return
    assert search.weigh == kernel.weigh
    assert check_corpus(kernel.weigh, 0, 1) >= 20000


def random_hand(rng, tiles):
    """Deal a hand: from everything, or crowded into few values and colours; return it, joker."""
    joker = rng.below(52)
    width = 5 + rng.below(9)
    first = rng.below(13)
    colours = 1 + rng.below(4)
    start = rng.below(4)
    odd = 2 + rng.below(12)
    counts = bytearray(53)
    while tiles:
        kind = (start + rng.below(colours)) % 4 * 13 + (first + rng.below(width)) % 13
        if rng.below(odd) == 0:
            kind = (joker, 52, rng.below(53))[rng.below(3)]
        if counts[kind] < 2:
            counts[kind] += 1
            tiles -= 1
    return counts, joker


def test_no_finish_is_refused_unsearched():
    count = 0
    for index, record in packed.records(0, 1 if kernel is None else 4):
        wins = min(record[16] >> 4, record[16] & 15) == 0
        assert solver.finishes(packed.counts_of(record[:15]), record[15]) == wins, index
        count += wins
    assert count > 1000


def test_kernel_and_plain_python_agree():
    if kernel is None:
        print("skipped: the viper kernel runs on MicroPython only")
        return
    seed = [random.getrandbits(16) for _ in range(4)]
    rng = Rng(seed)
    marks = bytearray(53)
    others = bytearray(53)
    for _ in range(HANDS):
        counts, joker = random_hand(rng, 14 + rng.below(2))
        where = "seed %s: %s joker %d" % (seed, list(counts), joker)
        assert kernel.cover(counts, joker) == solver.cover(counts, joker), where
        if sum(counts) == 14:
            nearest = kernel.draws(counts, joker, marks)
            assert nearest == coverings.draws(counts, joker, others), where
        else:
            live = bytearray([rng.below(4) for _ in range(53)])
            nearest = kernel.weigh(counts, joker, live, marks)
            assert nearest == coverings.weigh(counts, joker, live, others), where
        assert marks == others, where


def test_the_answers_hang_together():
    rng = Rng([1, 2, 3, 4])
    live = bytearray(53)
    for _ in range(60):
        counts, joker = random_hand(rng, 15)
        for kind in range(53):
            live[kind] = 2 - counts[kind]
        nearest, kinds, useful = decision(counts, joker, live)
        assert finishing_discards(counts, joker) == (b"" if nearest else kinds)
        assert nearest == distance(counts, joker)
        assert (nearest, kinds) == best_discards(counts, joker)
        for kind in range(53):
            if counts[kind]:
                counts[kind] -= 1
                assert (distance(counts, joker) == nearest) == (kind in kinds)
                wanted = useful_draws(counts, joker)
                helpful = sum([live[one] for one in wanted])
                assert outlook(counts, joker, live) == (distance(counts, joker), helpful)
                if kind in kinds:
                    # The thrown tile itself is not live any more.
                    assert helpful == useful[list(kinds).index(kind)]
                counts[kind] += 1
