"""The list that holds a match's actions is a list, but for what it costs."""

from engine.action_list import ActionList
from engine.rng import Rng, mix


def test_it_does_as_a_list_does():
    rng = Rng(mix("0000000000000001", 1))
    plain = []
    packed = ActionList()
    for _ in range(3000):
        if plain and rng.below(40) == 0:
            count = rng.below(len(plain) + 1)
            packed.cut(count)
            del plain[count:]
        else:
            arg = bytes([rng.below(53)]) if rng.below(9) == 0 else None
            entry = (rng.below(6), rng.below(1 << 15), arg)
            packed.append(entry)
            plain.append(entry)
        assert len(packed) == len(plain)
    assert list(packed) == plain
    assert packed[-1] == plain[-1] and packed[0] == plain[0]


def test_past_its_end_there_is_nothing():
    packed = ActionList()
    packed.append((1, 2, None))
    packed.cut(0)
    for number in (0, 5, -1):
        try:
            packed[number]
        except IndexError:
            continue
        raise AssertionError("an action that is not there")
