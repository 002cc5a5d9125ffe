"""Deals the hands of the corpus of Okey decisions, and answers them by brute force.

The hands are dealt from a seed: raw deals, hands played on for some turns by a rule of thumb,
hands a few tiles from winning, hands crowded into one or two colours, hands of pairs, each with
few or many jokers. The answers come only from `tools.corpus.brute`. Format: `tools.corpus.packed`.
"""

import functools
from concurrent.futures import ProcessPoolExecutor

from engine.rng import Rng, mix
from tools.corpus import brute, packed

SEED = "0123456789abcdef"
HANDS = 20480


def _deck(rng):
    tiles = [kind for kind in range(53) for _ in range(2)]
    rng.shuffle(tiles)
    return tiles


def _company(kind, counts):
    """Return how well a numbered tile fits a hand: tiles near in its colour, or of its value."""
    score = 4 if counts[kind] > 1 else 0
    for step in (-2, -1, 1, 2):
        if 0 <= kind % 13 + step < 13 and counts[kind + step]:
            score += 3 - abs(step)
    for colour in range(4):
        other = colour * 13 + kind % 13
        if other != kind and counts[other]:
            score += 2
    return score


def played(rng, joker, turns):
    """Return 15 tiles after some turns of drawing a tile and throwing the one that fits worst."""
    tiles = _deck(rng)
    counts = packed.counts_of([tiles.pop() for _ in range(14)])
    for _ in range(turns):
        counts[tiles.pop()] += 1
        throw = -1
        least = 99
        for kind in range(52):
            if counts[kind] and kind != joker and _company(kind, counts) < least:
                least = _company(kind, counts)
                throw = kind
        counts[throw] -= 1
    counts[tiles.pop()] += 1
    return counts


def _fill(rng, counts, choose):
    """Add tiles by `choose` until there are 15."""
    while sum(counts) < 15:
        kind = choose()
        if counts[kind] < 2:
            counts[kind] += 1
    return counts


def _near_win(rng, joker):
    """Return 15 tiles, a few exchanges from sets and runs."""
    counts = bytearray(53)
    for length in ((3, 3, 3, 5), (3, 3, 4, 4), (4, 5, 5))[rng.below(3)]:
        if length < 5 and rng.below(2):
            value = rng.below(13)
            kinds = [colour * 13 + value for colour in range(4)][:length]
        else:
            colour = rng.below(4)
            first = rng.below(15 - length)
            kinds = [colour * 13 + (first + i) % 13 for i in range(length)]
        for kind in kinds:
            kind = brute.FALSE_JOKER if kind == joker else kind
            if counts[kind] < 2:
                counts[kind] += 1
    for _ in range(rng.below(4)):
        kind = rng.below(53)
        if counts[kind] and sum(counts) > 10:
            counts[kind] -= 1
    return _fill(rng, counts, lambda: joker if rng.below(12) == 0 else rng.below(53))


def _crowded(rng, joker):
    """Return 15 tiles, nearly all of a few values of one or two colours."""
    first = rng.below(13)
    width = 6 + rng.below(7)
    colours = [rng.below(4)] if rng.below(2) else [rng.below(4), rng.below(4)]

    def choose():
        if rng.below(10) == 0:
            return (joker, brute.FALSE_JOKER, rng.below(53))[rng.below(3)]
        return colours[rng.below(len(colours))] * 13 + (first + rng.below(width)) % 13

    return _fill(rng, bytearray(53), choose)


def _paired(rng, joker):
    """Return 15 tiles with four to seven pairs."""
    counts = bytearray(53)
    for _ in range(4 + rng.below(4)):
        counts[rng.below(53)] = 2
    while sum(counts) > 14:
        kind = rng.below(53)
        counts[kind] = max(0, counts[kind] - 1)
    return _fill(rng, counts, lambda: joker if rng.below(12) == 0 else rng.below(53))


def hand(rng):
    """Return (counts of 15 tiles, joker) of a random sort of hand."""
    joker = rng.below(52)
    sort = rng.below(16)
    if sort == 0:
        counts = played(rng, joker, 0)
    elif sort < 9:
        counts = played(rng, joker, 4 + rng.below(16))
    elif sort < 11:
        counts = _near_win(rng, joker)
    elif sort < 14:
        counts = _crowded(rng, joker)
    else:
        counts = _paired(rng, joker)
    return counts, joker


def answer(counts, joker, index):
    """Return the record of a hand by brute force."""
    kinds = bytes(kind for kind in range(53) for _ in range(counts[kind]))
    melds, pairs, choices = brute.decide(counts, joker)
    total = 0
    for seed in (2 * index, 2 * index + 1):
        live = packed.live_of(seed)
        marks = bytearray(53)
        for kind, useful in choices.items():
            marks[kind] = 1 + sum(live[wanted] for wanted in useful)
        total = packed.checksum(total, marks)
    throws = packed.throws_of(kinds, marks)
    tail = throws.to_bytes(2, "little") + total.to_bytes(2, "little")
    return kinds + bytes((joker, melds << 4 | pairs)) + tail


def deal(seed, index):
    """Return the record of the hand that a seed deals at this index."""
    counts, joker = hand(Rng(mix(seed, index & 0xFFFF, index >> 16)))
    return answer(counts, joker, index)


def make(seed, hands, jobs):
    """Yield the records of `hands` hands, each dealt from its own stream of the seed."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(functools.partial(deal, seed), range(hands), chunksize=64)


def check(weigh, distances, first=0, step=1):
    """Return (records read, sentences about a solver's errors) for the committed corpus."""
    wrong = []
    count = 0
    for index, record in packed.records(first, step):
        count += 1
        said = packed.check(record, index, weigh, distances)
        if said:
            wrong.append(said)
    return count, wrong
