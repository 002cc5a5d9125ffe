"""The generator: one stream for one seed on every interpreter, and no value more likely."""

from engine.rng import Rng, mix, seed_words

SEED = "0123456789abcdef"


def test_the_stream_of_a_seed_is_pinned():
    rng = Rng(seed_words(SEED))
    assert [rng.word() for _ in range(6)] == [38895, 58568, 43182, 14608, 29772, 48408]
    rng = Rng(mix(SEED, 1, 65535))
    assert [rng.word() for _ in range(3)] == [33798, 44219, 18367]
    assert mix(SEED.upper(), 7) == mix(SEED, 7)


def test_streams_of_other_numbers_are_others():
    firsts = set()
    for number in range(300):
        firsts.add(tuple(mix(SEED, number)))
        firsts.add(tuple(mix(SEED, 0, number)))
    assert len(firsts) == 600


def test_below_and_shuffle_favour_nothing():
    rng = Rng(mix(SEED, 2))
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert min(counts) > 900 and max(counts) < 1100
    # With a plain remainder the lower third of these would come up half of the time.
    low = sum([rng.below(49152) < 16384 for _ in range(3000)])
    assert 900 < low < 1100
    orders = {}
    for _ in range(6000):
        items = bytearray(range(3))
        rng.shuffle(items)
        orders[bytes(items)] = orders.get(bytes(items), 0) + 1
    assert len(orders) == 6
    for order in orders:
        assert sorted(order) == [0, 1, 2] and 900 < orders[order] < 1100
    assert rng.below(1) == 0 and {rng.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_no_step_leaves_the_small_integers():
    """Every word of state stays below 2^16, so that a rotation or a sum stays below 2^30."""
    rng = Rng([65535, 65535, 65535, 65535])
    for _ in range(3000):
        rng.word()
        assert max(rng._a, rng._b, rng._c, rng._counter) < 65536


def test_a_seed_is_sixteen_hex_digits():
    for seed in ("", "0123", SEED + "0", "0123456789abcdeg", " 123456789abcdef", None, 5):
        try:
            seed_words(seed)
            refused = False
        except ValueError:
            refused = True
        assert refused, seed
