"""The rack: tiles stay where they were put, make room, and are known as groups."""

from app.okey.rack import COLUMNS, EMPTY, GROUPED, LINKED, SLOTS, Rack
from engine.okey.tiles import counts_of
from engine.rng import Rng

JOKER = 30
HAND = (2, 3, 4, 8, 21, 34, 47, 10, 11, 12, 5, 7, 50, 52, JOKER)


def laid(*kinds):
    """Return a rack with these kinds from the first slot on; -1 leaves one free."""
    rack = Rack()
    for slot, kind in enumerate(kinds):
        rack.slots[slot] = EMPTY if kind < 0 else kind
    return rack


def row(rack, number=0):
    """Return the kinds of a row up to its last tile, -1 for a free slot."""
    kinds = [-1 if kind == EMPTY else kind for kind in rack.slots]
    kinds = kinds[number * COLUMNS : number * COLUMNS + COLUMNS]
    while kinds and kinds[-1] < 0:
        kinds.pop()
    return kinds


def test_sorting_lays_groups_with_gaps_and_marks_them():
    rack = Rack()
    rack.sort(counts_of(HAND), JOKER)
    rack.mark(JOKER)
    assert rack.hand() == counts_of(HAND)
    assert sum([1 for mark in rack.marks if mark]) == 13
    assert rack.marks[0] == GROUPED | LINKED
    ends = [slot for slot in range(SLOTS) if rack.marks[slot] == GROUPED]
    for slot in ends:
        assert slot % COLUMNS == COLUMNS - 1 or rack.slots[slot + 1] == EMPTY
    rack.sort(counts_of(HAND), JOKER, True)
    rack.mark(JOKER)
    assert rack.hand() == counts_of(HAND)
    assert rack.marks[0] == GROUPED | LINKED and rack.marks[1] == GROUPED


def test_any_hand_finds_room_when_sorted():
    for start in range(52):
        kinds = [(start + 7 * i) % 53 for i in range(15)]
        for pairs in (False, True):
            rack = Rack()
            rack.sort(counts_of(kinds), JOKER, pairs)
            assert rack.hand() == counts_of(kinds)


def test_a_group_of_the_player_keeps_its_place_when_sorted():
    rack = laid(-1, 2, 1, -1, -1, 40, 9, 28, 0)  # 3, 2 and 1 of a colour, and the 10, 3 and 2
    rack.pick(8)
    rack.hover(3)
    rack.drop()
    before = bytes(rack.slots[1:4])
    assert before == bytes((2, 1, 0))
    assert rack.sort(rack.hand(), JOKER) == 1
    assert rack.slots[1:4] == before
    for _ in range(2):
        again = bytes(rack.slots)
        rack.sort(rack.hand(), JOKER)
        assert rack.slots == again


def test_a_group_by_chance_is_laid_first_and_rises():
    rack = laid(40, 9, -1, 2, 1, 0, -1, 28)
    assert rack.sort(rack.hand(), JOKER) == 1
    assert row(rack)[:4] == [0, 1, 2, -1]
    assert all(kind in row(rack)[4:] for kind in (40, 9, 28))


def _blocks(rack):
    """Return the tiles that stand side by side as a list of (first slot, is a group)."""
    groups = rack.standing()
    blocks = [(first, True) for first, _ in groups]
    for slot in range(SLOTS):
        is_first = slot % COLUMNS == 0 or rack.slots[slot - 1] == EMPTY
        if rack.slots[slot] != EMPTY and not rack.marks[slot] and is_first:
            blocks.append((slot, False))
    return sorted(blocks)


def test_sorting_lays_groups_before_loose_tiles():
    rng = Rng((4, 1, 3, 9))
    for number in range(200):
        rack = Rack()
        kinds = [rng.below(52) for _ in range(9)]
        kinds += ([20, 21, 22] if number % 2 else [9, 22, 35]) + [number % 40, number % 40 + 1, 51]
        rack.sort(counts_of(kinds), JOKER)
        for _ in range(6):
            rack.mark(JOKER)
            loose = [s for s in range(SLOTS) if rack.slots[s] != EMPTY and not rack.marks[s]]
            if loose:  # the player moves a loose tile to where it stands alone
                rack.pick(loose[rng.below(len(loose))])
                rack.hover(SLOTS - 1)
                rack.drop()
            rack.sort(rack.hand(), JOKER)
            rack.mark(JOKER)
            hand = rack.hand()
            here = [kind for kind in rack.slots if kind != EMPTY]
            hand[here[rng.below(len(here))]] -= 1
            hand[rng.below(52)] += 1
            rack.sync(hand)
            rack.sort(hand, JOKER)
            rack.mark(JOKER)
            is_group = [group for _, group in _blocks(rack)]
            assert is_group == sorted(is_group, reverse=True), (number, bytes(rack.slots))


def test_runs_rise_in_every_sorted_hand():
    for start in range(52):
        kinds = [(start + 5 * i // 3) % 52 for i in range(14)]
        rack = Rack()
        rack.sort(counts_of(kinds), JOKER)
        rack.mark(JOKER)
        for first, end in rack.standing():
            group = [kind for kind in rack.slots[first:end] if kind != JOKER]
            if len({kind // 13 for kind in group}) == 1 and 0 not in [k % 13 for k in group]:
                assert group == sorted(group), group


def test_tiles_that_lack_one_for_a_group_stand_together():
    rack = laid(0, 20, 9, 1, 33)  # the blue 1 and 2 lack one
    assert rack.sort(rack.hand(), JOKER) == 0
    at = rack.slots.find(bytes((0, 1)))
    assert at >= 0 and rack.slots[at + 2] == EMPTY


def test_the_own_order_comes_back():
    rack = laid(5, -1, 9, 7, 20, 33)
    before = bytes(rack.slots)
    rack.sort(rack.hand(), JOKER)
    rack.sort(rack.hand(), JOKER, True)
    assert rack.slots != before
    rack.restore(before)
    assert rack.slots == before


def test_complete_groups_are_marked_in_the_own_order():
    rack = laid(0, 1, 2, -1, 40, 28, 9)
    rack.mark(JOKER)
    marks = bytes(rack.marks)
    before = bytes(rack.slots)
    assert GROUPED in marks
    rack.sort(rack.hand(), JOKER)
    rack.sort(rack.hand(), JOKER, True)
    rack.restore(before)
    rack.mark(JOKER)
    assert bytes(rack.marks) == marks


def test_the_rack_follows_the_hand_and_leaves_the_rest_alone():
    rack = laid(5, -1, 9, 7)
    hand = rack.hand()
    hand[20] += 1
    slot = rack.sync(hand)
    assert rack.newest == slot == SLOTS - 1
    assert row(rack) == [5, -1, 9, 7]
    hand[9] -= 1
    assert rack.sync(hand) == -1
    assert row(rack) == [5, -1, -1, 7]
    assert rack.hand() == hand


def test_a_new_tile_stands_clear_of_the_others_while_there_is_room():
    rack = Rack()
    hand = bytearray(53)
    for kind in range(15):
        hand[kind] += 1
        slot = rack.sync(hand)
        assert rack.slots[slot] == kind
    assert rack.hand() == hand


def test_picking_up_and_putting_back():
    rack = laid(5, 6, 7)
    assert not rack.pick(4)
    assert rack.pick(1)
    assert rack.held == 6 and row(rack) == [5, -1, 7]
    assert not rack.pick(0)  # one at a time
    rack.hover(0)
    assert rack.cancel() == 1
    assert row(rack) == [5, 6, 7] and rack.held == -1


def test_a_group_is_moved_as_a_whole_and_put_back():
    rng = Rng((4, 1, 3, 2))
    for number in range(60):
        rack = Rack()
        kinds = [rng.below(52) for _ in range(11)] + [20, 21, 22, JOKER]
        rack.sort(counts_of(kinds), JOKER, number % 3 == 0)
        hand = rack.hand()
        rack.mark(JOKER)
        for first, end in rack.standing():
            before = bytes(rack.slots)
            size = end - first
            slot = first + rng.below(size)
            assert rack.pick(slot) and rack.can_pick_group()
            rack.pick_group(JOKER)
            assert rack.over == first and bytes(rack.carried) == before[first:end]
            assert bytes(rack.slots) == before and rack.hand() == hand
            for at in range(SLOTS):
                if at % COLUMNS + size <= COLUMNS:
                    rack.hover(at)
                    assert rack.slots[at : at + size] == rack.carried and rack.hand() == hand
                    assert rack.placement() != b"" and rack.over == at
            assert rack.cancel() == first and bytes(rack.slots) == before
            rack.mark(JOKER)


def test_a_group_makes_room_as_a_tile_does():
    rack = laid(5, 6, 7, -1, -1, 40, 20, 21, 22)
    rack.mark(JOKER)
    rack.pick(7)
    rack.pick_group(JOKER)
    rack.hover(1)
    assert row(rack) == [5, 20, 21, 22, 6, 7, 40]
    rack.hover(4)
    assert rack.drop() == 4
    assert row(rack) == [5, 6, 7, -1, 20, 21, 22, 40]


def test_a_group_goes_into_a_full_row():
    rack = laid(0, 1, 2, 30, 4, 5, 33, 7, 8, 35, 10, 11, 20, 21, 22, 44)
    rack.mark(JOKER)
    rack.pick(12)
    rack.pick_group(JOKER)
    rack.hover(6)
    assert rack.slots[6:9] == bytes((20, 21, 22))
    assert sorted(rack.slots[12:16]) == [7, 8, 33, 44]


def test_a_single_tile_lifts_no_group():
    rack = laid(0, 1, 2, -1, 40)
    rack.mark(JOKER)
    rack.pick(4)
    assert not rack.can_pick_group()
    rack.cancel()
    rack.pick(1)
    assert rack.can_pick_group()
    rack.hover(3)
    assert not rack.can_pick_group()


def test_tiles_make_room_towards_the_next_gap():
    rack = laid(5, 6, 7, -1, -1, 20)
    rack.pick(5)
    rack.hover(1)
    assert row(rack) == [5, -1, 6, 7]
    rack.hover(0)
    assert row(rack) == [-1, 5, 6, 7]
    assert rack.drop() == 0
    assert row(rack) == [20, 5, 6, 7]


def test_a_gap_between_groups_is_used_up_last():
    rack = laid(-1, -1, 5, 6, 7, -1, 20, 21, 22, -1, -1, 30)
    rack.pick(11)
    rack.hover(3)
    assert row(rack) == [-1, 5, 6, -1, 7, -1, 20, 21, 22]


def test_in_a_full_row_two_tiles_change_places():
    rack = laid(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40)
    rack.pick(12)
    rack.hover(3)
    assert rack.drop() == 3
    assert row(rack) == [0, 1, 2, 40, 4, 5, 6, 7, 8, 9, 10, 11]
    assert row(rack, 1) == [3]


def test_the_held_tile_leaves_first_then_the_loose_one():
    rack = laid(5, 6, 7, -1, 6)
    rack.mark(JOKER)
    assert rack.find(6) == 4
    assert rack.take_out(6) == 4
    rack = laid(5, 6, 7, -1, 6)
    rack.pick(1)
    assert rack.take_out(6) == 1 and rack.held == -1
    assert row(rack) == [5, -1, 7, -1, 6]


def test_the_rack_holds_the_hand_while_tiles_come_and_leave():
    rng = Rng((4, 1, 3, 3))
    for _ in range(40):
        rack = Rack()
        hand = counts_of([rng.below(52) for _ in range(11)] + [20, 21, 22, JOKER])
        rack.sort(hand, JOKER)
        for _ in range(30):
            rack.mark(JOKER)
            rack.pick(rng.below(SLOTS))
            if rack.held >= 0:
                if rng.below(2) and rack.can_pick_group():
                    rack.pick_group(JOKER)
                rack.hover(rng.below(2) * COLUMNS + rng.below(COLUMNS - len(rack.carried) + 1))
            kinds = [kind for kind in range(53) if hand[kind]]
            kind = kinds[rng.below(len(kinds))]
            hand[kind] -= 1
            assert rack.take_out(kind) >= 0
            assert rack.hand() == hand
            hand[rng.below(52)] += 1
            rack.sync(hand)
            if rng.below(2):
                rack.cancel()
            assert rack.hand() == hand


def test_groups_that_touch_are_told_apart():
    rack = laid(0, 1, 2, 13, 26, 39, 50)
    rack.mark(JOKER)
    assert [mark > 0 for mark in rack.marks[:7]] == [True] * 6 + [False]
    assert rack.marks[2] == GROUPED  # the run ends here, the set begins
    assert not any(rack.marks[7:])


def test_groups_do_not_reach_over_the_end_of_a_row():
    rack = Rack()
    rack.slots[10], rack.slots[11], rack.slots[12] = 5, 6, 7
    rack.mark(JOKER)
    assert not any(rack.marks)


def test_a_complete_rack_is_an_arrangement():
    rack = laid(0, 1, 2, -1, 13, 26, 39, 9)
    for slot, kind in enumerate((20, 21, 22, 23, EMPTY, 45, 46, 47, 48)):
        rack.slots[12 + slot] = kind
    rack.mark(JOKER)
    assert rack.arrangement() is None
    rack.pick(7)
    rack.mark(JOKER)
    groups = b"\x00\x01\x02\xff\x0d\x1a\x27\xff\x14\x15\x16\x17\xff\x2d\x2e\x2f\x30"
    assert rack.arrangement() == groups
    assert Rack().arrangement() is None
