"""Okey's levels: the rules of thumb of easy, and how medium and hard use the exact distance."""

import random
from binascii import crc32

from engine.compat import IS_MICROPYTHON
from engine.games import LEVELS, result_of
from engine.okey import bot, lookahead, melds, notation, styles, tiles
from engine.okey.actions import DISCARD, DRAW, FINISH, PASS, SHOW, TAKE
from engine.okey.phases import DISCARDING, DRAWING
from engine.okey.state import State
from engine.rng import Rng, mix
from tests.engine.okey_position import before_y11, position
from tests.sample import sampled
from tools.play import selfplay, study

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


def test_new_tables_of_the_bot_need_a_new_version():
    """A record names the version of its bots: those of one version choose alike."""
    worths = ",".join([str(worth) for row in lookahead._BY_DISTANCE for worth in row])
    sum_of_both = crc32(worths.encode() + b"".join(lookahead._BY_USEFUL)) & 0xFFFFFFFF
    assert (bot.VERSION, sum_of_both) == (3, 3705835268)


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


def test_easy_throws_a_loose_tile_with_few_neighbours():
    """It likes a twin as four neighbours, and the colour that it has most of as two."""
    for where, hand, _, joker in hands():
        own = naturals(hand, joker)
        if not own or where[1] % 10:
            continue
        faces = [tiles.face_of(kind, joker) for kind in own]
        colours = [face // tiles.VALUES for face in faces]
        most = max([colours.count(colour) for colour in range(4)])
        favourite = min([colour for colour in range(4) if colours.count(colour) == most])
        likes = {}
        for kind, face in zip(own, faces):
            others = [(one, other) for one in own for other in own if one > other]
            if not any(makes(one, other, kind, joker) for one, other in others):
                friends = len([1 for other in own if are_near(kind, other, joker)])
                likes[kind] = friends + 4 * (faces.count(face) > 1)
                likes[kind] += 2 * (face // tiles.VALUES == favourite)
        if likes:
            wanted = sorted([kind for kind in likes if likes[kind] == min(likes.values())])
            allowed = [kind for kind in sorted(set(tiles.kinds_of(hand))) if kind != joker]
            assert bot._loneliest(hand, allowed, joker) == wanted, where


def thrown_gladly(state, level):
    """Return the kinds among which a level leaves the choice to chance."""
    return set(result_of(bot._discards(state.view(state.turn), level, Rng(mix(SEED, 1)))))


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
    """A sample, until a tile has helped both levels and one neither; more with LAWS=all."""
    seen = set()
    for tried, (where, state) in enumerate(positions(DRAWING, HANDS)):
        hand, joker = state.table.hands[1], state.table.joker
        view = state.view(1)
        top = state.table.discards[0][-1]
        before = melds.distance(hand, joker)
        completes = top == joker or bot._completes(hand, top, joker)
        hand[top] += 1
        nearer = melds.distance(hand, joker) < before
        hand[top] -= 1
        is_better = is_worth_more(view, top)
        seen.add((nearer, is_better))
        for level, helps in (("medium", nearer), ("hard", is_better)):
            action, _ = selfplay.decide(bot.think, view, Rng(mix(SEED, 1)), level)
            assert action == (TAKE if helps else DRAW), (where, level)
        action, _ = selfplay.decide(bot.think, view, Rng(mix(SEED, 1)), "easy")
        assert action == DRAW or completes, where
        if top == joker:
            assert action == TAKE, where
        if tried + 1 >= sampled(3, HANDS // 2) and {(True, True), (False, False)} <= seen:
            return
    raise AssertionError(seen)


def test_a_take_is_decided_as_if_every_draw_was_weighed():
    """`takes` weighs them all if it has to say what they are worth."""
    seen = set()
    for where, state in positions(DRAWING, HANDS if IS_MICROPYTHON else sampled(8, HANDS // 2)):
        view = state.view(1)
        live = view.live_tiles()
        top = state.table.discards[0][-1]
        for grant in (0, styles.GRANT):
            weighed = []
            wanted = result_of(lookahead.takes(view, live, top, weighed, grant))
            assert result_of(lookahead.takes(view, live, top, None, grant)) == wanted, where
            seen.add((len(weighed) > 0, wanted))
    assert len(seen) > 1


def is_worth_more(view, top):
    """Tell whether a hand with a tile is worth more than after a draw, and than without both."""
    joker = view.joker
    unseen = list(view.live_tiles())
    stage = lookahead.stage(view)
    hand = bytearray(view.hand)
    before = distance(hand, joker)
    now = lookahead.worth(
        lookahead._BY_DISTANCE[stage], before, chances(hand, joker, before, unseen)
    )
    hand[top] += 1
    points = worth_of(hand, joker, unseen, stage, top if hand[top] < 2 else -1)
    hand[top] -= 1
    return points > now and sum(unseen) * points > hope(hand, -1, joker, unseen, stage)


def test_hard_takes_what_triples_the_live_tiles():
    """The tile, Y11, brings the hand no nearer: one away, with 5 live tiles or with 16."""
    state = before_y11()
    view = state.view(0)
    top = state.table.discards[3][-1]
    assert melds.outlook(view.hand, view.joker, view.live_tiles()) == (1, 5)
    assert lookahead.with_tile(view, view.live_tiles(), top) == (1, 16)
    chosen = []
    for think, level in ((bot.think, "hard"), (study.thinker("okey", "live"), "live")):
        chosen.append(selfplay.decide(think, view, Rng((1, 2, 3, 4)), level)[0])
    assert chosen == [TAKE, TAKE]
    state.apply(TAKE)
    thrown, _ = selfplay.decide(bot.think, state.view(0), Rng((1, 2, 3, 4)), "hard")
    assert thrown == DISCARD + tiles.kind_of(tiles.BLACK, 10)


def test_medium_keeps_the_distance_and_hard_most_hope_besides():
    """A sample, until the hopes of a hand differ; more with LAWS=all."""
    choosy = tried = 0
    for where, state in positions(DISCARDING, HANDS):
        if state.finishing():
            continue
        hand, joker = state.table.hands[1], state.table.joker
        view = state.view(1)
        unseen = [tiles.COPIES - seen for seen in view.seen]
        near = {}  # kinds that keep the distance, and how many tiles help then
        best = melds.distance(hand, joker)
        for kind in sorted(set(tiles.kinds_of(hand))):
            hand[kind] -= 1
            if melds.distance(hand, joker) == best:
                near[kind] = chances(hand, joker, best, unseen)
            hand[kind] += 1
        loose = {kind for kind in near if not bot._completes(hand, kind, joker)}
        assert thrown_gladly(state, "medium") == (loose or set(near)), where
        most = max(near.values())
        judged = 4 - (len(near) > 8) - (len(near) > 11)
        judged = sorted([(most - near[kind], kind) for kind in near])[:judged]
        judged = [kind for less, kind in judged if 5 * less <= most]
        hopes = {kind: hope(hand, kind, joker, unseen, lookahead.stage(view)) for kind in judged}
        highest = max(hopes.values())
        wanted = {kind for kind in judged if hopes[kind] == highest}
        thrown = thrown_gladly(state, "hard")
        assert thrown <= wanted, where
        choosy += highest > min(hopes.values())
        tried += 1
        if tried >= sampled(2, HANDS // 20) and choosy:
            return
    raise AssertionError(tried)


_known = {}


def distance(hand, joker):
    """Return melds.distance; the same hands come up often, and CPython has room to keep them."""
    if IS_MICROPYTHON:
        return melds.distance(hand, joker)
    key = bytes(hand), joker
    if key not in _known:
        _known[key] = melds.distance(hand, joker)
    return _known[key]


def hope(hand, thrown, joker, unseen, stage):
    """Return what a hand is worth after a throw, -1 for none, and a draw, by distances alone."""
    total = 0
    after = bytearray(hand)
    if thrown >= 0:
        after[thrown] -= 1
    for drawn in range(tiles.KINDS):
        if unseen[drawn]:
            after[drawn] += 1
            left = list(unseen)
            left[drawn] -= 1
            total += unseen[drawn] * worth_of(after, joker, left, stage)
            after[drawn] -= 1
    return total


def worth_of(hand, joker, unseen, stage, kept=-1):
    """Return what 15 tiles are worth after the best throw; kept: a kind that stays."""
    best = distance(hand, joker)
    useful = 0
    for kind in sorted(set(tiles.kinds_of(hand))):
        hand[kind] -= 1
        if best and kind != kept and distance(hand, joker) == best:
            useful = max(useful, chances(hand, joker, best, unseen))
        hand[kind] += 1
    return lookahead.worth(lookahead._BY_DISTANCE[stage], best, useful)


def test_a_hand_is_worth_more_the_nearer_it_is():
    for row in lookahead._BY_DISTANCE:
        for distance in range(9):
            for useful in range(100):
                worth = lookahead.worth(row, distance, useful)
                assert 0 < worth < 1 << 21
                assert worth <= lookahead.worth(row, distance, useful + 1)
                if distance and useful > 1:
                    assert worth <= lookahead.worth(row, distance - 1, useful)


def test_the_stage_of_a_round_follows_from_the_pile():
    for players in (2, 3, 4):
        record = selfplay.new_record("okey", {"players": players}, ["easy"] * players, SEED)
        view = record.start().view(0)
        assert lookahead.stage(view) == 0
        stages = []
        while view.pile:
            view.pile -= 1
            stages.append(lookahead.stage(view))
        assert stages == sorted(stages) and stages[-1] == 5
        assert stages.index(1) == 2 * players - 1  # after so many draws


def chances(hand, joker, best, unseen):
    """Return how many unseen tiles would bring a hand of fourteen nearer."""
    count = 0
    for kind in range(tiles.KINDS):
        if unseen[kind]:
            hand[kind] += 1
            if distance(hand, joker) < best:
                count += unseen[kind]
            hand[kind] -= 1
    return count


def test_easy_throws_the_drawn_tile_one_time_in_four():
    hand = "R1 R2 R3 B5 B6 B7 Y9 Y10 K1 K2 K3 R8 R10 K9 Y13"
    drawn = tiles.kind_of(tiles.RED, 10)
    state = position("B12", ["", hand], DISCARDING, 1, drawn=drawn)
    thrown = []
    for n in range(400):
        action, _ = selfplay.decide(bot.think, state.view(1), Rng(mix(SEED, n)), "easy")
        thrown.append(action - DISCARD)
    assert 70 < thrown.count(drawn) < 130
    assert set(thrown) == {drawn, tiles.kind_of(tiles.YELLOW, 13)}


def ends_the_match(scores, **more):
    """Return what each level does when a finish for two points is possible."""
    hand = "R1 R2 R3 B5 B6 B7 Y9 Y10 Y11 K1 K2 K3 K4 K5 R13"
    state = position("B12", ["", hand], DISCARDING, 1, scores=scores, **more)
    choices = {}
    for level in LEVELS:
        action, _ = selfplay.decide(bot.think, state.view(1), Rng(mix(SEED, 1)), level)
        choices[level] = "finish" if action >= FINISH else "on"
    return choices["easy"], choices["medium"], choices["hard"]


def test_hard_does_not_end_a_match_for_another_to_win():
    assert ends_the_match([9, 8, 2, 9]) == ("finish", "finish", "finish")
    assert ends_the_match([11, 8, 2, 9]) == ("finish", "finish", "on")
    assert ends_the_match([10, 8, 2, 9]) == ("finish", "finish", "finish")  # shared
    assert ends_the_match([11, 8, 3, 9]) == ("finish", "finish", "finish")  # nobody is out
    second = {"options": {"win_mode": "top2"}}
    assert ends_the_match([11, 8, 2, 9], **second) == ("finish", "finish", "finish")
    assert ends_the_match([11, 8, 2, 11], **second) == ("finish", "finish", "on")
    last = {"options": {"win_mode": "elimination"}}
    assert ends_the_match([11, 8, 2, 9], **last) == ("finish", "finish", "finish")
    team = {"options": {"win_mode": "partners"}}
    assert ends_the_match([2, 1], **team) == ("finish", "finish", "finish")


def test_only_hard_declines_to_show_what_ends_the_match():
    state = State({"players": 3, "gosterme": "before_start"}, "0000000000000004")
    state.scores = [9, 2, 1]
    while SHOW not in state.legal_actions():
        state.apply(PASS)
    chosen = []
    for level in ("easy", "medium", "hard"):
        action, _ = selfplay.decide(bot.think, state.view(state.to_act), Rng((1, 2, 3, 4)), level)
        chosen.append(action)
    assert chosen == [SHOW, SHOW, PASS]
