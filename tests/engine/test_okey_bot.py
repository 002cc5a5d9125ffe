"""Okey's levels: what the beginner has in mind, and what the others do for the exact distance."""

import random

from engine.okey import bot, melds, notation, tiles
from engine.okey.actions import DRAW, TAKE
from engine.okey.phases import DISCARDING, DRAWING
from engine.rng import Rng, mix
from tests.engine.okey_position import position
from tools.play import selfplay

HANDS = 300
SEED = "00000000000003e1"


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


def thrown_gladly(state, level):
    """Return the kinds among which a level leaves the choice to chance."""
    thinking = bot._discards(state.view(state.turn), level)
    try:
        while True:
            next(thinking)
    except StopIteration as done:
        return set(done.value)


def written(some):
    return " ".join([notation.tile(kind) for kind in some])


def positions(phase, count):
    """Yield (where, a State of this phase in which seat 1 decides) for some of the hands."""
    for where, hand, other, joker in hands():
        if where[1] >= count:
            return
        indicator = joker - 1 if joker % tiles.VALUES else joker + tiles.VALUES - 1
        held = bytearray(hand)
        held[other] += 1
        if held[indicator] == tiles.COPIES or max(held) > tiles.COPIES:
            continue
        given = written(tiles.kinds_of(hand))
        if phase == DRAWING:
            more = {"discards": {0: written([other])}}
        else:
            given += " " + written([other])
            more = {"drawn": other}
        yield where, position(written([indicator]), ["", given], phase, 1, **more)


def test_a_discard_is_taken_if_it_helps_as_the_level_understands_it():
    seen = set()
    for where, state in positions(DRAWING, HANDS):
        hand, joker = state.table.hands[1], state.table.joker
        top = state.table.discards[0][-1]
        before = melds.distance(hand, joker)
        completes = top == joker or bot._completes(hand, top, joker)
        hand[top] += 1
        nearer = melds.distance(hand, joker) < before
        hand[top] -= 1
        seen.add((nearer, completes, top == joker))
        for level, helps in (("easy", completes), ("medium", nearer), ("hard", nearer)):
            view = state.view(1)
            action, _ = selfplay.decide(bot.think, view, Rng(mix(SEED, 1)), level)
            assert action == (TAKE if helps else DRAW), (where, level)
    assert {(True, True, True), (True, True, False), (True, False, False)} < seen
    assert (False, False, False) in seen


def test_medium_keeps_the_distance_and_hard_most_chances_besides():
    choosy = 0
    for where, state in positions(DISCARDING, HANDS // 20):
        if state.finishing():
            continue
        hand, joker = state.table.hands[1], state.table.joker
        unseen = [tiles.COPIES - seen for seen in state.view(1).seen]
        near = {}  # kinds that keep the distance, and how many tiles help then
        best = melds.distance(hand, joker)
        for kind in sorted(set(tiles.kinds_of(hand))):
            hand[kind] -= 1
            if melds.distance(hand, joker) == best:
                near[kind] = chances(hand, joker, best, unseen)
            hand[kind] += 1
        assert thrown_gladly(state, "medium") == set(near), where
        most = max(near.values())
        wanted = {kind for kind in near if near[kind] == most}
        assert thrown_gladly(state, "hard") == wanted, where
        choosy += wanted != set(near)
    assert choosy


def chances(hand, joker, best, unseen):
    """Return how many unseen tiles would bring a hand of fourteen nearer."""
    count = 0
    for kind in range(tiles.KINDS):
        if unseen[kind]:
            hand[kind] += 1
            if melds.distance(hand, joker) < best:
                count += unseen[kind]
            hand[kind] -= 1
    return count
