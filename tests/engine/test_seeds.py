"""Seeds: every bit of the entropy counts, codes are read back, and errors in them are noticed."""

import binascii
import hashlib

from engine import seeds

TIMING = [0x1234, 7]


def entropy_of(*numbers):
    """Return a source of entropy that gives these numbers of 64 bits, one after the other."""
    left = list(numbers)

    def entropy():
        return left.pop(0).to_bytes(8, "big")

    return entropy


def drawn(*numbers, timing=TIMING, cut=7):
    """Return a Commitment with a chosen cut."""
    commitment = seeds.Commitment(entropy_of(*numbers), timing)
    commitment.cut = cut
    return commitment


def test_every_bit_of_the_entropy_gives_another_secret():
    deals = [drawn(0, 0).dealt()]
    for bit in range(64):
        deals += [drawn(1 << bit, 0).dealt(), drawn(0, 1 << bit).dealt()]
    for part in ("seed", "bot_seed", "secret"):
        assert len({getattr(deal, part) for deal in deals}) == 129
    assert len({seeds.fingerprint("", deal.secret) for deal in deals}) == 129


def test_when_the_player_pressed_keys_counts_too():
    secret = drawn(0, 0).dealt().secret
    for timing in ([0x1235, 7], [0x1234, 8]):
        assert drawn(0, 0, timing=timing).dealt().secret != secret


def test_each_cut_gives_another_deal_of_one_promise():
    deals = [drawn(1, 2, cut=cut).dealt() for cut in range(1, 100)]
    assert len({deal.secret for deal in deals}) == 1
    assert len({deal.seed for deal in deals} | {deal.bot_seed for deal in deals}) == 198
    assert deals[41].cut == "42 chosen"


def hashed(text):
    return binascii.hexlify(hashlib.sha256(text.encode()).digest()).decode()


def test_seeds_and_fingerprint_are_what_the_page_says():
    deal = drawn(1, 2, cut=42).dealt()
    assert len(deal.secret) == 32
    assert deal.seed == hashed("tessera deal 2 " + deal.secret + " 42")[:16]
    assert deal.bot_seed == hashed("tessera bots 2 " + deal.secret + " 42")[:16]
    proof = drawn(1, 2).fingerprint
    assert proof == seeds.fingerprint("", deal.secret)
    number = seeds.number_of(proof.replace(" ", ""))
    assert number == int(hashed("tessera promise 2 " + deal.secret)[:32], 16)


def test_a_cut_is_stepped_round_from_1_to_99():
    commitment = drawn(0, 0, cut=0)
    seen = []
    for by in (1, 1, -1, -1, -1, 1):
        commitment.step(by)
        seen.append(commitment.cut)
    assert seen == [1, 2, 1, 99, 98, 99]
    commitment = drawn(0, 0, cut=0)
    commitment.step(-1)
    assert commitment.cut == 99


def test_an_untouched_cut_stops_at_the_key_that_deals():
    timing = [0, 7]
    commitment = drawn(0, 0, timing=timing, cut=0)
    for moment in range(99):
        timing[0] = moment + 99 * 5
        assert commitment.dealt().cut == "%d stopped" % (moment + 1)


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


def test_a_day_is_a_word_that_keys_without_0_and_1_can_type():
    day = seeds.seed_of("20261127")
    assert day == seeds.seed_of("2026-11-27") == seeds.seed_of("2o26ii27")
    assert day != seeds.seed_of("20261128")
    for text in ("2026112", "202611271", "2026A127"):
        assert refused(text), text


def test_the_bots_of_a_challenge_follow_from_its_seed_alone():
    word = seeds.seed_of("LOKUM")
    code = seeds.code_of(word)
    challenge = seeds.known(word, "LOKUM")
    assert challenge == seeds.known(seeds.seed_of(code), code)
    assert challenge.bot_seed == hashed("tessera challenge " + word)[:16]
    assert challenge.bot_seed != seeds.known(word).bot_seed
    assert challenge[2:] == ("", "")


def test_a_fingerprint_of_format_1_depends_on_seed_and_salt():
    proofs = [
        seeds.fingerprint(digit * 16, salt * 16)
        for digit, salt in (("0", "1"), ("0", "2"), ("1", "1"))
    ]
    assert len(set(proofs)) == 3


def test_a_typing_error_in_a_fingerprint_is_noticed():
    proof = drawn(1, 2).fingerprint.replace(" ", "")
    for at in range(27):
        for sign in seeds.SIGNS:
            wrong = proof[:at] + sign + proof[at + 1 :]
            try:
                seeds.number_of(wrong)
                assert wrong == proof
            except ValueError:
                pass
