"""Seeds: every bit of the entropy counts, codes are read back, and errors in them are noticed."""

from engine import seeds

TIMING = [0x1234, 7]


def entropy_of(*numbers):
    """Return a source of entropy that gives these numbers of 64 bits, one after the other."""
    left = list(numbers)

    def entropy():
        return left.pop(0).to_bytes(8, "big")

    return entropy


def test_every_bit_of_the_entropy_gives_another_deal():
    deals = {seeds.draw(entropy_of(0, 0, 0), TIMING).seed}
    for bit in range(64):
        deals.add(seeds.draw(entropy_of(1 << bit, 0, 0), TIMING).seed)
    assert len(deals) == 65


def test_deal_and_bots_and_salt_are_drawn_independently():
    base = seeds.draw(entropy_of(0, 0, 0), TIMING)
    assert len(set(base)) == 3
    for bit in range(64):
        bots = seeds.draw(entropy_of(0, 1 << bit, 0), TIMING)
        assert bots.seed == base.seed and bots.salt == base.salt
        assert bots.bot_seed != base.bot_seed
        salt = seeds.draw(entropy_of(0, 0, 1 << bit), TIMING)
        assert salt[:2] == base[:2] and salt.salt != base.salt


def test_when_the_player_pressed_keys_counts_too():
    base = seeds.draw(entropy_of(0, 0, 0), TIMING)
    for timing in ([0x1235, 7], [0x1234, 8]):
        assert seeds.draw(entropy_of(0, 0, 0), timing).seed != base.seed


def test_a_code_is_read_back():
    for bit in range(64):
        seed = "%08x%08x" % ((1 << bit) >> 32, (1 << bit) & 0xFFFFFFFF)
        code = seeds.code_of(seed)
        assert len(code) == 16 and seeds.seed_of(code) == seed
        assert seeds.seed_of(code.lower().replace("-", " ")) == seed


def test_a_wrong_sign_and_two_swapped_ones_are_noticed():
    code = seeds.code_of("0123456789abcdef").replace("-", "")
    for at in range(14):
        for sign in seeds.SIGNS:
            if sign != code[at]:
                assert refused(code[:at] + sign + code[at + 1 :])
    for at in range(12):
        if code[at] != code[at + 1]:
            assert refused(code[:at] + code[at + 1] + code[at] + code[at + 2 :])


def refused(text):
    try:
        seeds.seed_of(text)
    except ValueError:
        return True
    return False


def test_a_sign_that_no_code_has_is_read_as_the_one_that_it_resembles():
    for number in range(200):
        seed = "%016x" % (number * 0x9E3779B97F4A7C)
        code = seeds.code_of(seed)
        assert seeds.seed_of(code.replace("Q", "0").replace("7", "1").replace("J", "L")) == seed


def test_a_word_is_a_deal_of_its_own():
    assert seeds.seed_of("lokum") == seeds.seed_of(" LOKUM") != seeds.seed_of("LOKUN")
    for text in ("", "AB", "ABCDEFGHIJK", "LOK2M", "LOKÜM", "2" * 13, "Z" * 14):
        assert refused(text), text


def test_the_fingerprint_depends_on_seed_and_salt():
    base = seeds.fingerprint("0" * 16, "1" * 16)
    assert (
        len({base, seeds.fingerprint("0" * 16, "2" * 16), seeds.fingerprint("1" * 16, "1" * 16)})
        == 3
    )
