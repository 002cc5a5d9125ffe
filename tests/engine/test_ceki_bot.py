"""Ceki's distances, outs and costs against brute force, and the choices of the bots."""

from binascii import crc32

from engine.ceki import bot, cards, notation, outs, throw_value
from engine.ceki.actions import DRAW, TAKE, THROW, WIN
from engine.ceki.phases import TAKING, THROWING
from engine.ceki.score import DOUBLE
from engine.compat import IS_MICROPYTHON
from engine.games import LEVELS
from engine.rng import Rng, mix
from tests.engine.ceki_position import faces, position
from tests.sample import sampled
from tools.play import selfplay

SEED = "00000000000ce410"
HANDS = sampled(40, 400)


def kinds_of(text):
    return cards.kinds_of_hand(cards.counts_of(faces(text)))


def all_goals():
    """Every hand that may call, by kinds, that the pack can make."""
    goals = []
    for pair in range(12):
        for first in range(12):
            for second in range(first, 12):
                goal = bytearray(12)
                goal[pair] += 2
                goal[first] += 3
                goal[second] += 3
                if max(goal[9:]) <= 4:
                    goals.append(bytes(goal))
    return goals


def test_new_tables_of_the_bot_need_a_new_version():
    """A record names the version of its bots: those of one version choose alike."""
    rows = throw_value._STRENGTH + (throw_value._USUAL, throw_value._PACE, throw_value._WAITING)
    numbers = ",".join([str(number) for row in rows for number in row])
    assert (bot.VERSION, crc32(numbers.encode()) & 0xFFFFFFFF) == (4, 1460700335)


def brute_fit(kinds, goals):
    return max([sum([min(kinds[i], goal[i]) for i in range(12)]) for goal in goals])


def hands():
    """Random hands of eight, every other one collected from few kinds so that all shapes come."""
    rng = Rng(mix(SEED, 1))
    for number in range(HANDS):
        pack = [kind for kind in range(12) for _ in range(cards.copies_of(kind))]
        if number % 2:
            few = [rng.below(12) for _ in range(3)] + [0]
            pack = [kind for kind in pack if kind in few]
        rng.shuffle(pack)
        kinds = bytearray(12)
        for kind in pack[:8]:
            kinds[kind] += 1
        yield kinds


def test_distance_and_what_helps_agree_with_brute_force():
    goals = all_goals()
    seen = set()
    for kinds in hands():
        fit = brute_fit(kinds, goals)
        assert outs.fit(kinds) == fit and outs.distance(kinds) == 8 - fit
        seen.add(fit)
        helps = []
        for kind in range(12):
            more = bytearray(kinds)
            more[kind] += 1
            # A hand that may call waits for the one kind that completes three combinations.
            if fit == 8 and not any(count % 3 for count in more):
                helps.append(kind)
            if fit < 8 and more[kind] <= cards.copies_of(kind) and brute_fit(more, goals) > fit:
                helps.append(kind)
        assert list(outs.waiting_for(kinds)) == helps, list(kinds)
    assert len(seen) >= 4


def test_live_outs_leave_out_what_is_seen():
    state = position(["C5 S5 M5 C9 S9 M9 C1 S1"], TAKING, heap="M1 C1", called=(0,))
    ones = [face for face in bytes(state.discards) if cards.kind_of(face) == 0]
    assert outs.live_outs(state.view(0)) == 12 - 2 - len(ones)
    state = position(["C5 S5 M5 C9 S9 M9 C1 S1 C4"], THROWING, drawn=faces("C4")[0], called=(0,))
    ones = [face for face in bytes(state.discards) if cards.kind_of(face) == 0]
    assert outs.live_outs(state.view(0)) == 12 - 2 - len(ones)


def test_ways_of_a_caller():
    hands_ = ["C2 S4 M6 C8 WF RF OT S2 C4", "C3 S3 M3 C9 S9 M9 C3 S3"]
    state = position(hands_, THROWING, heap="OT", drawn=faces("C4")[0], called=(1,))
    ways = outs.chances(state.view(0), 1)
    live = [state.view(0).live(kind) for kind in range(12)]
    for kind in range(12):
        expected = 1
        for i in range(5):
            expected = expected * (live[kind] - i) // (i + 1)
        assert ways[kind] == max(0, expected)
    assert ways[9:] == [0, 0, 0]  # nobody lays five honours


def choice(state, level, stream=1):
    """The text of what a bot does."""
    action, _ = selfplay.decide(bot.think, state.view(state.to_act), Rng(mix(SEED, stream)), level)
    return notation.action(action)


def test_all_levels_win_call_and_draw_as_they_must():
    for level in LEVELS:
        state = position(["C5 S5 M5 C9 S9 M9 C1 S1"], TAKING, heap="M1", called=(0,))
        assert choice(state, level) == "win"
        state = position(["C5 S5 M5 C9 S9 M9 C1 S1"], TAKING, heap="M2", called=(0,))
        assert choice(state, level) == "draw"


def test_medium_and_hard_take_what_brings_nearer():
    for level in ("medium", "hard"):
        state = position(["C5 S5 M5 C9 S9 C1 S2 M3"], TAKING, heap="M9")
        assert choice(state, level) == "take"
        state = position(["C5 S5 M5 C9 S9 C1 S2 M3"], TAKING, heap="OT")
        assert choice(state, level) == "draw"


def test_easy_takes_every_other_pair_and_never_looks_at_the_distance():
    state = position(["C5 S5 C9 S9 C1 S1 C2 M3"], TAKING, heap="M3")
    taken = [choice(state, "easy", stream) for stream in range(100)].count("take")
    assert 30 < taken < 70 and choice(state, "medium") == "draw"


def test_easy_throws_the_drawn_card_one_time_in_four():
    state = position(["C5 S5 M5 C9 S9 M9 C1 S1 M3"], THROWING, drawn=faces("C1")[0], stock=80)
    thrown = [choice(state, "easy", stream) for stream in range(400)]
    assert set(thrown) == {"throw:C1", "throw:M3"}
    assert 70 < thrown.count("throw:C1") < 130


def test_medium_throws_any_card_that_keeps_the_distance():
    """It does not count how many cards would help after each: few would after keeping OT."""
    state = position(["C5 S5 M5 C9 S9 C1 S2 M3 OT"], THROWING, drawn=faces("C1")[0], stock=80)
    thrown = {choice(state, "medium", stream) for stream in range(100)}
    assert thrown == {"throw:C1", "throw:S2", "throw:M3", "throw:OT"}


def test_hard_keeps_seven_and_one_rather_than_eight():
    """Eight 3s may call, but only four are left; seven and a 9 soon wait for a 9."""
    state = position(["C3 S3 M3 C3 S3 M3 C3 S3 C9"], THROWING, drawn=faces("C9")[0], stock=80)
    assert choice(state, "medium") == "throw:C9"
    assert cards.kind_of(notation.parse_card(choice(state, "hard")[6:])) == 2


def test_hard_does_not_wait_for_two_honours():
    hand = "C5 S5 M5 C9 S9 M9 OT OT C1"
    state = position([hand], THROWING, drawn=faces("C1")[0], stock=80)
    assert choice(state, "medium") == "throw:C1"
    assert choice(state, "hard") == "throw:OT"


def test_hard_does_not_feed_the_caller_at_its_left():
    """Far from the call it throws what the caller has let go, or else what is cheap."""
    far = "C2 S4 M6 C9 RF OT S1 C8 M9"
    state = position([far, "C5 S5 M5 C7 S7 M7 C3 S3"], THROWING, drawn=faces("OT")[0], called=(1,))
    state.open_cards.let_go[1] = 0xFFF ^ (1 << 8) ^ (1 << 7)  # it waits for a 9 or an 8
    state.hands[1] = cards.counts_of(faces("C5 S5 M5 C7 S7 M7 S9 S9"))
    for stream in range(6):
        assert choice(state, "hard", stream) not in ("throw:C9", "throw:M9", "throw:C8")
    kinds = cards.kinds_of_hand(state.hands[0])
    hard = throw_value.Hard(state.view(0), kinds)
    costs = {}
    for text in ("C9", "C8", "OT"):
        face = faces(text)[0]
        kinds[cards.kind_of(face)] -= 1
        costs[text] = hard._risk(cards.kind_of(face), DOUBLE, 0)
        kinds[cards.kind_of(face)] += 1
    assert costs["C9"] > costs["C8"] > 0 == costs["OT"]


def test_shared_weights_give_each_throw_the_same_value():
    state = position(["C1 S1 C3 S4 M4 C7 S8 RF OT"], THROWING, drawn=faces("OT")[0], stock=60)
    view = state.view(0)
    kinds = cards.kinds_of_hand(view.hand)
    shared = throw_value.Hard(view, kinds)
    for kind in range(cards.KINDS):
        if kinds[kind]:
            kinds[kind] -= 1
            points = shared.after(kind, DOUBLE)
            assert points == throw_value.Hard(view, kinds).after(kind, DOUBLE)
            kinds[kind] += 1


def worths(players, called=()):
    """The values of three similar hands: one that may call, and at distance 1 and 2."""
    state = position([""], TAKING, heap="C9", options={"players": players}, stock=0)
    state.called = [3 if seat in called else 0 for seat in range(players)]
    hands_ = ["C5 S5 M5 C5 S5 M5 C5 S5", "C5 S5 M5 C5 S5 M5 C1 C2", "C5 S5 M5 C5 S5 C1 C2 C3"]
    race = throw_value.Hard(state.view(0), bytearray(12))
    race.live = bytes([8] * 9 + [3] * 3)
    return [throw_value.worth(kinds_of(text), race) for text in hands_]


def test_a_far_hand_is_worth_less_the_more_are_in_the_race():
    alone, many, called = worths(2), worths(6), worths(6, (2, 3))
    for row in (alone, many, called):
        assert row == sorted(row, reverse=True) and row[-1] > 0
    # By what part of the hand that may call the far one is worth.
    parts = [1000 * row[2] // row[0] for row in (alone, many, called)]
    assert parts == sorted(parts, reverse=True) and parts[0] > 3 * parts[2]


def test_kernel_and_plain_python_give_a_hand_the_same_value():
    if throw_value.worth is throw_value.plain_worth:
        print("skipped: the viper kernel runs on MicroPython only")
        return
    rng = Rng(mix(SEED, 4))
    for players in range(2, 7):
        for callers in range(players):
            state = position([""], TAKING, heap="C9", options={"players": players}, stock=0)
            state.called = [3 if 0 < seat <= callers else 0 for seat in range(players)]
            race = throw_value.Hard(state.view(0), bytearray(12))
            for kinds in hands():
                left = [cards.copies_of(kind) - kinds[kind] for kind in range(cards.KINDS)]
                race.live = bytes([rng.below(count + 1) for count in left])
                where = list(kinds), list(race.live), players, callers
                value = throw_value.plain_worth(kinds, race)
                assert throw_value.worth(kinds, race) == value, where


def test_the_cost_of_a_throw_depends_on_where_it_comes_from():
    far = "C2 S4 M6 C9 RF OT S1 C8 M9"
    costs = []
    for drawn in ("M9", "OT"):
        hands_ = [far, "C5 S5 M5 C7 S7 M7 C3 S3"]
        state = position(hands_, THROWING, drawn=faces(drawn)[0], called=(1,))
        cost = outs.cost(state.view(0), faces("M9")[0])
        costs.append((cost.combination, cost.factor))
    assert costs == [(27, 1), (27, 2)]
    nobody = position([far], THROWING, drawn=faces("OT")[0])
    assert outs.cost(nobody.view(0), faces("M9")[0]) is None


def test_a_throw_costs_just_where_the_caller_may_wait_for_it():
    """The table warns of the same cards as the hint: not of those that the caller has let go."""
    rng = Rng(mix(SEED, 4))
    seen = [0, 0]  # cards that cost nothing, cards that may
    while min(seen) < 40:
        options = {"players": 2 + rng.below(3)}
        levels = ["easy"] * options["players"]
        state = selfplay.new_record("ceki", options, levels, "%016x" % sum(seen)).start()
        while state.round_result is None:
            view = state.view(state.to_act)
            following = (view.seat + 1) % view.players
            if view.phase == THROWING and view.called[following]:
                chances = outs.chances(view, following)
                for face in set(view.hand):
                    is_costly = outs.cost(view, face) is not None
                    assert is_costly == (chances[cards.kind_of(face)] > 0)
                    seen[is_costly] += 1
            state.apply(selfplay.decide(bot.think, view, rng, "easy")[0])


def test_a_choice_is_always_legal_and_comes_in_slices():
    """Weighing a throw is one slice."""
    rng = Rng(mix(SEED, 2))
    for number in range(6 if IS_MICROPYTHON else 30):
        options = {"players": 2 + number % 5, "call": ("auto", "ask")[number % 2]}
        record = selfplay.new_record(
            "ceki", options, [LEVELS[rng.below(3)] for _ in range(options["players"])], SEED
        )
        state = record.start()
        while state.round_result is None:
            level = LEVELS[rng.below(3)]
            view = state.view(state.to_act)
            thinking = bot.think(view, Rng(mix(SEED, number)), level)
            slices = 0
            while True:
                try:
                    next(thinking)
                    slices += 1
                except StopIteration as stop:
                    action, arg = stop.value
                    break
            assert action in state.legal_actions() and arg is None
            if level != "easy" and action >= THROW and action != WIN and len(view.legal) > 1:
                thrown = {cards.kind_of(one - THROW) for one in view.legal if THROW <= one < WIN}
                before = 2 if level == "hard" else 1
                assert slices == before + len(thrown)
            state.apply(action)


def test_an_unknown_level_is_refused():
    state = position([""], TAKING, heap="C4")
    try:
        selfplay.decide(bot.think, state.view(0), Rng(mix(SEED, 3)), "genius")
    except ValueError as error:
        assert "genius" in str(error)
        return
    raise AssertionError


def test_the_last_discard_is_never_taken_from_a_void_hand():
    state = position(["C5 S5 M5 C9 S9 C1 S2 M3"], TAKING, stock=0, heap="M9")
    assert TAKE not in state.legal_actions() and DRAW not in state.legal_actions()
    for level in LEVELS:
        assert choice(state, level) == "pass"


def test_no_discard_goes_round_for_ever():
    """One that would only lie beside as good a pair is left: both might take it in turn."""
    hands_ = ["C5 S5 M5 C9 S9 M9 OT C1", "C7 S7 M7 C8 S8 M8 OT C2"]
    most = {"hard": 3, "hard:racer": 50}
    for who in most:
        state = position(hands_, TAKING, heap="RF OT", options={"players": 2})
        taken = 0
        for stream in range(400):
            view = state.view(state.to_act)
            action, _ = selfplay.decide(bot.think, view, Rng(mix(SEED, stream)), who)
            taken = taken + (action == TAKE) if action != DRAW else 0
            assert taken < most[who]
            state.apply(action)
            if state.round_result:
                break
        assert state.round_result, who
