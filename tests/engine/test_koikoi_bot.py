"""Koi-Koi's bots: the tables against the rules, the two play-outs, and what the levels choose."""

import gc
import random
from binascii import crc32

from engine.compat import IS_MICROPYTHON
from engine.contract import complete
from engine.games import levels_of, result_of
from engine.koikoi import (
    bot,
    cards,
    playouts,
    position,
    score,
    table_policy,
    table_weights,
    value_tables,
    yaku,
)
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.options import OPTIONS, PRESETS
from engine.koikoi.phases import BETWEEN, DECIDING, OVER, PLAYING
from engine.koikoi.search_position import MANY, SLICE, SearchPosition, add_lines, tally_of_pile
from engine.koikoi.state import State
from engine.rng import Rng, mix
from tests.engine.laws import dump
from tests.sample import sampled
from tools.play import selfplay

if IS_MICROPYTHON:
    from engine.koikoi import kernel
else:
    kernel = None  # viper: only the real interpreter runs it

PLAY_OUTS = 8000  # compared between kernel and plain Python


def new_seed():
    return "%04x%04x%04x%04x" % tuple([random.getrandbits(16) for _ in range(4)])


def any_options(rng):
    return {option.name: option.values[rng.below(len(option.values))] for option in OPTIONS}


def fill(tables, options):
    for _ in value_tables.fill(tables, complete(options, OPTIONS)):
        pass


def tables_of(options):
    tables = value_tables.Tables()
    fill(tables, options)
    return tables


def decisions(rng, options, seed, rounds):
    """Yield the views in which a seat has a choice, along a match of random actions."""
    state = State(options, seed)
    while state.phase != OVER and not (state.phase == BETWEEN and state.round_no >= rounds):
        legal = state.legal_actions()
        if len(legal) > 1:
            yield state, state.view(state.to_act)
        state.apply(legal[rng.below(len(legal))])


def test_new_tables_of_the_bot_need_a_new_version():
    """A record names the version of its bots: those of one version choose alike."""
    sums = []
    for _, options in PRESETS:
        tables = tables_of(options)
        sums.append(crc32(bytes(tables.rules) + bytes(tables.policy)) & 0xFFFFFFFF)
    slopes = ",".join([str(number) for number in table_weights.SLOPE + table_weights.SLOPE_SEVEN])
    sums.append(crc32(slopes.encode() + table_weights.LET_GO) & 0xFFFFFFFF)
    assert (bot.VERSION, sums) == (
        6,
        [1339434915, 2138036402, 811656764, 732542959, 4143071348],
    )


def test_points_by_table_are_the_points_of_the_rules():
    seed = new_seed()
    rng = Rng(mix(seed, 1))
    for number in range(60):
        options = PRESETS[number][1] if number < len(PRESETS) else any_options(rng)
        tables = tables_of(options)
        for _ in range(40):
            deck = bytearray(range(cards.CARDS))
            rng.shuffle(deck)
            size = rng.below(30)
            own, other = deck[:size], deck[size:40]
            tally = tally_of_pile(tables, own, other)
            where = (seed, number, list(own))
            assert table_policy.points_of(tables.rules, tally) == yaku.points(own, options), where


def test_the_kernel_has_the_constants_of_plain_python():
    if IS_MICROPYTHON:
        print("skipped: MicroPython leaves no constants in the module")
        return
    from engine.koikoi import kernel

    points = ("RIBBONS", "ANIMALS", "PLAINS", "MARKS")
    worths = ("WORTH_RIBBONS", "WORTH_ANIMALS", "WORTH_PLAINS", "TAKEN", "LAY", "HURRY")
    for name in points + worths:
        assert getattr(kernel, "_" + name) == getattr(value_tables, name), name
    assert (kernel._CERTAIN, kernel._STEEPEST) == (table_policy.CERTAIN, table_policy.STEEPEST)
    assert kernel._DOUBLES_FROM == score.DOUBLES_FROM
    assert table_policy.WON == table_policy.CERTAIN * (
        table_policy.STEEPEST - table_policy.CERTAIN
    )


def test_tables_filled_again_are_as_new():
    seed = new_seed()
    rng = Rng(mix(seed, 5))
    used = value_tables.Tables()
    for _ in range(20):
        options = any_options(rng)
        fill(used, options)
        new = tables_of(options)
        assert (used.rules, used.policy) == (new.rules, new.policy), (seed, options)
        assert list(used.tally) == list(new.tally), (seed, options)


def test_kernel_and_plain_python_play_out_alike():
    if kernel is None:
        print("skipped: the viper kernel runs on MicroPython only")
        return
    seed = new_seed()
    rng = Rng(mix(seed, 2))
    count = 0
    while count < PLAY_OUTS:
        options = any_options(rng)
        tables = tables_of(options)
        for _, view in decisions(rng, options, seed, 4):
            if rng.below(3):
                continue
            roots = [SearchPosition(view, tables, Rng([1, 2, 3, count & 0xFFFF])) for _ in (0, 1)]
            for root, play in zip(roots, (kernel.play, playouts.play)):
                add_lines(view, root)
                for work in (5000, 1):
                    for _ in play(root, work):
                        pass
            found = [
                (root.sums, root.deals, root.lost, root.ahead, root.rng_state, bytes(root.hidden))
                for root in roots
            ]
            assert found[0] == found[1], (seed, count, options)
            count += roots[0].deals * len(roots[0].lines)


def test_a_hand_dealt_hardly_has_a_month_that_the_opponent_let_go():
    rest = bytes(range(8, cards.CARDS))  # all but January and February
    state = State.from_position(hands=(rest[:8], rest[8:16]), field=range(8), stock=rest[16:])
    held = []
    for let_go in (0, 1, 8):
        state.let_go[1][11] = let_go
        root = SearchPosition(state.view(0), tables_of({}), Rng([1, 2, 3, 4]))
        add_lines(state.view(0), root)
        held.append(0)
        for _ in range(4000):
            playouts.deal(root)
            held[-1] += sum([card >> 2 == 11 for card in root.hidden[: root.their_count]])
    assert 3800 < held[0] < 4200  # eight of 32 cards, four of this month
    assert 2550 < held[1] < 3050
    assert 100 < held[2] < 220


def test_an_opponent_who_plays_in_another_way_is_dealt_any_cards():
    """If too few cards of other months are hidden, he has let cards lie that he held."""
    rest = bytes(range(8, cards.CARDS))
    state = State.from_position(hands=(rest[:8], rest[8:16]), field=range(8), stock=rest[16:])
    for months, is_believed in ((4, True), (8, False)):
        state.let_go[1][12 - months :] = bytes([8] * months)
        root = SearchPosition(state.view(0), tables_of({}), Rng([1, 2, 3, 4]))
        assert any(root.redeal_odds) == is_believed


def quickly(function, work):
    """Call a function while `hard` plays out less, so that CPython can follow."""
    before = bot.WORK
    bot.WORK = work
    try:
        function()
    finally:
        bot.WORK = before


def answers(level, settings):
    """Return what a level answers when it may play on, before the last month of some matches."""
    found = set()
    for match in range(1, 40):
        state = State(settings, "%016x" % match)
        while state.round_no < state.options["rounds"] and found != {STOP, KOIKOI}:
            deciding = state.phase == DECIDING
            view = state.view(state.to_act)
            who = level if deciding else "medium"
            action = selfplay.decide(bot.think, view, Rng([5, 6, 7, 8]), who)[0]
            state.apply(action)
            if deciding:
                found.add(action)
    return found


def test_every_level_calls_sometimes_at_every_preset():
    def check():
        few = PRESETS if IS_MICROPYTHON else sampled(PRESETS[:2], PRESETS)
        for name, settings in few:
            for level in levels_of("koikoi"):
                assert answers(level, settings) == {STOP, KOIKOI}, (name, level)

    quickly(check, 80_000)


def test_hard_lays_a_card_only_if_none_of_its_cards_can_capture():
    laid = []

    def check():
        rng = Rng([1, 2, 3, 4])
        for _, view in decisions(rng, {}, "00000000000b0e80", 8):
            if view.phase != PLAYING:
                continue
            months = cards.per_month(view.field)
            action, _ = selfplay.decide(bot.think, view, rng, "hard")
            lays = not months[(action - PLAY) >> 2]
            assert lays == (not any(months[card >> 2] for card in view.hand))
            laid.append(lays)

    quickly(check, 2000)
    assert len(set(laid)) == 2


def test_hard_does_not_think_if_only_one_card_can_capture():
    thought = []

    def check():
        for _, view in decisions(Rng([1, 2, 3, 4]), {}, "00000000000b0e80", 8):
            if view.phase != PLAYING or len(view.hand) < 2:
                continue
            months = cards.per_month(view.field)
            taking = [card for card in view.hand if months[card >> 2]]
            action, root = result_of(bot.weigh(view, Rng([1, 2, 3, 4])))
            assert (root.deals == 0) == (len(taking) == 1)
            assert len(taking) != 1 or action == PLAY + taking[0]
            thought.append(root.deals > 0)

    quickly(check, 2000)
    assert len(set(thought)) == 2


def test_every_level_chooses_what_is_legal_and_nothing_hidden_matters():
    def check():
        seed = new_seed()
        rng = Rng(mix(seed, 3))
        phases = set()
        for number in range(sampled(2, 12)):
            options = any_options(rng)
            for state, view in decisions(rng, options, "%016x" % number, 3):
                phases.add(view.phase)
                before = dump(view)
                other = position.sample(State, view, rng).view(view.seat)
                for level in levels_of("koikoi"):
                    chosen = [
                        selfplay.decide(bot.think, one, Rng([5, 6, 7, 8]), level)
                        for one in (view, other)
                    ]
                    assert chosen[0] == chosen[1], (seed, level)
                    assert chosen[0][0] in state.legal_actions(), (seed, level)
                assert dump(view) == before
        assert len(phases) >= 4

    quickly(check, 3000)


def deciding(scores, round_no, points_cards):
    """A state in which seat 0 has just made yaku with these cards, five cards left."""
    rest = bytes([card for card in range(cards.CARDS) if card not in points_cards])
    return State.from_position(
        hands=(rest[:5], rest[5:11]),
        stock=rest[11:30],
        field=rest[30:38],
        captured=(points_cards, rest[38:]),
        phase=DECIDING,
        turned=cards.CUP,
        scores=scores,
        round_no=round_no,
    )


def test_after_a_call_only_more_points_end_the_round():
    seed = new_seed()
    rng = Rng(mix(seed, 4))
    found = 0
    while found < 100:
        options = any_options(rng)
        tables = tables_of(options)
        for state, view in decisions(rng, options, seed, 6):
            if view.phase != DECIDING:
                continue
            found += 1
            root = SearchPosition(view, tables, Rng([1, 2, 3, 4]))
            assert add_lines(view, root) == [KOIKOI]
            called = state.copy()
            called.apply(KOIKOI)
            line = root.lines[0]
            assert line.calls == called.calls[view.seat], seed
            assert line.decided == called.decided[view.seat] > view.decided[view.seat], seed


def test_the_last_round_is_played_for_the_match():
    pile = bytes((cards.MOON, cards.CUP))  # five points

    def check():
        for level in ("medium", "hard"):
            for own, wanted in ((40, KOIKOI), (42, STOP), (50, STOP)):
                view = deciding((own, 46), 12, pile).view(0)
                chosen = selfplay.decide(bot.think, view, Rng([1, 2, 3, 4]), level)[0]
                assert chosen == wanted, (level, own)

    quickly(check, 60_000)


def test_a_bot_out_of_reach_plays_the_last_round_for_points():
    points = selfplay.thinker("koikoi", "points")
    piles = (bytes((cards.MOON, cards.CUP)), bytes((cards.MOON, cards.CUP, cards.CURTAIN)))

    def check():
        for pile in piles:
            for own in (0, 20, 29):
                view = deciding((own, 46), 12, pile).view(0)
                found = [
                    selfplay.decide(think, view, Rng([1, 2, 3, 4]), "hard")[0]
                    for think in (bot.think, points)
                ]
                assert found[0] == found[1], (pile, own)

    quickly(check, 60_000)


def test_a_winning_chance_grows_with_the_lead_and_is_even_for_both():
    for left, slope in list(enumerate(table_weights.SLOPE)) + list(
        enumerate(table_weights.SLOPE_SEVEN)
    ):
        chances = [table_policy.chance(slope, lead) for lead in range(-200, 201)]
        assert sorted(chances) == chances
        assert [0 - one for one in reversed(chances)] == chances
        if left == 0:
            assert table_policy.chance(slope, 1) - table_policy.chance(slope, -1) > 2 * 19000


def test_slices_divide_the_work_and_change_nothing():
    tables = tables_of({})
    view = next(decisions(Rng([1, 2, 3, 4]), {}, new_seed(), 1))[1]
    roots = [SearchPosition(view, tables, Rng([5, 6, 7, 8])) for _ in (0, 1)]
    slices = 0
    for one in roots:
        add_lines(view, one)
    for _ in bot.play(roots[0], 5 * SLICE // 2):
        slices += 1
    assert slices == 3
    for _ in bot.play(roots[1], MANY, roots[0].deals):
        pass
    assert roots[0].sums == roots[1].sums and roots[0].deals == roots[1].deals


def test_the_bots_keep_little_memory():
    if kernel is None:
        print("skipped: memory is MicroPython's")
        return
    gc.collect()
    before = gc.mem_alloc()  # pyright: ignore - of MicroPython
    tables = tables_of(PRESETS[0][1])
    gc.collect()
    kept = gc.mem_alloc() - before  # pyright: ignore - the same
    print("tables keep", kept, "bytes")
    assert kept < 5000 and tables
