"""Okey's beginner, who counts faces, against the melds that it has in mind."""

import random

from engine.okey import bot, melds, tiles
from engine.rng import Rng, mix

HANDS = 300


def hands():
    """Yield random (hand, another tile, joker), the hands full of neighbours and twins."""
    seed = "%04x%04x%04x%04x" % tuple([random.getrandbits(16) for _ in range(4)])
    rng = Rng(mix(seed, 1))
    for number in range(HANDS):
        joker = rng.below(tiles.NUMBERED)
        low = rng.below(tiles.VALUES)
        near = [(low + step) % tiles.VALUES for step in range(4 + rng.below(10))]
        pool = [tiles.FALSE_JOKER, tiles.FALSE_JOKER, joker, joker]
        for kind in range(tiles.NUMBERED):
            if kind != joker and kind % tiles.VALUES in near:
                pool += [kind, kind]
        rng.shuffle(pool)
        yield (seed, number), tiles.counts_of(pool[:14]), pool[14], joker


def makes(one, other, third, joker):
    return melds.meld_types((one, other, third), joker) & (melds.SET | melds.RUN)


def naturals(hand, joker):
    return [kind for kind in tiles.kinds_of(hand) if kind != joker]


def test_easy_takes_what_completes_a_meld_of_natural_tiles():
    taken = 0
    for where, hand, top, joker in hands():
        if top == joker:
            continue
        own = naturals(hand, joker)
        pairs = [(own[i], own[j]) for i in range(len(own)) for j in range(i)]
        helps = any(makes(one, other, top, joker) for one, other in pairs)
        before = bytes(hand)
        assert bot._completes(hand, top, joker) == bool(helps), where
        assert bytes(hand) == before
        taken += helps > 0
    assert 0 < taken < HANDS


def are_near(kind, other, joker):
    """Tell whether two tiles are in one set or run of three with some third; 2-1-13 is one too."""
    face, near = [tiles.face_of(one, joker) for one in (kind, other)]
    if face == near:
        return False
    if sorted([face % tiles.VALUES, near % tiles.VALUES]) == [1, tiles.VALUES - 1]:
        return face // tiles.VALUES == near // tiles.VALUES
    return any(makes(face, near, third, -1) for third in range(tiles.NUMBERED))


def test_easy_throws_the_tile_with_the_fewest_neighbours():
    for where, hand, _, joker in hands():
        own = naturals(hand, joker)
        if not own or where[1] % 10:
            continue
        friends = [len([1 for other in own if are_near(kind, other, joker)]) for kind in own]
        fewest = min(friends)
        wanted = {kind for kind, count in zip(own, friends) if count == fewest}
        allowed = sorted(set(tiles.kinds_of(hand)))
        assert bot._loneliest(hand, allowed, joker) == sorted(wanted), where
