"""Seeds of matches: committed before the deal, and written as a code that a person can type.

A seed has 64 bits, written as 16 hex digits. Its code has fourteen signs, such as
"2ABCD-EFGHJ-KMNP": thirteen for the seed, in base 31, and a check sign. The signs are the digits
and capitals without 0, O, 1, I and L.

Nobody may know a deal before the match. Yet afterwards everybody can check that it was not chosen.
The device draws a secret of 128 bits and shows its fingerprint: a commitment. Then the player
cuts the deck: a number from 1 to 99. Secret and cut together give the seeds. After the match the
secret is shown.
"""

import binascii
import hashlib
from collections import namedtuple

from engine.compat import const
from engine.log import MOST_CUT, bot_seed_of, parts_of_cut

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 14
FINGERPRINT_LENGTH = 27
WORD_LENGTHS = (3, 10)  # least and most letters of a word

_MISREAD = {"0": "Q", "O": "Q", "1": "7", "I": "J", "L": "J"}  # signs that no code has
_GROUP = 5
_OLD_SECRET = const(16)  # digits
_DAY = const(8)  # digits

# seed, bot_seed: 16 hex digits; secret: 32 hex digits, empty if somebody knew the deal before;
# cut: the number and how it came about, "42 chosen" or "42 stopped". Records of format 1 have a
# salt of 16 hex digits for a secret, and no cut.
Deal = namedtuple("Deal", ("seed", "bot_seed", "secret", "cut"))


class Commitment:
    """A deal that is fixed but for the player's cut: a secret, and its fingerprint.

    cut          what the player has chosen; 0: nothing, the number runs until the deal
    fingerprint  to be shown before the player cuts
    """

    def __init__(self, entropy, timing):
        """Draw a secret.

        entropy: a function that returns eight random bytes; timing: two 16-bit words that depend
        on when the player pressed keys; borrowed, the press that deals changes them.
        """
        self._timing = timing
        self._secret = _hashed(b"tessera secret" + entropy() + entropy() + _bytes(timing), 16)
        self.fingerprint = fingerprint("", self._secret)
        self.cut = 0

    def step(self, by):
        """Choose the next cut (1) or the previous one (-1)."""
        at = self.cut or (0 if by > 0 else 1)  # a number that runs goes on to 1 or to 99
        self.cut = (at - 1 + by) % MOST_CUT + 1

    def dealt(self):
        """Return the Deal. A number that still runs stops: at the time of the last key."""
        cut = "%d chosen" % self.cut
        if not self.cut:
            cut = "%d stopped" % (self._timing[0] % MOST_CUT + 1)
        return dealt(self._secret, cut)


def dealt(secret, cut):
    """Return the Deal of a secret and a cut.

    >>> dealt("00" * 16, "42 chosen")[:2]
    ('65290226bee6fcf8', 'e811c3808ecf53ab')
    """
    said = "2 %s %s" % (secret, parts_of_cut(cut)[0])
    seed, bot_seed = [
        _hashed(("tessera %s %s" % (name, said)).encode()) for name in ("deal", "bots")
    ]
    return Deal(seed, bot_seed, secret, cut)


def known(seed, code=""):
    """Return a Deal that somebody chose: its bots' seed follows from the seed.

    code: the word or code that stands for the seed, if it was typed or came in a link. Then it is
    a challenge, in which everybody meets the same bots.

    >>> known("6e2c457dda4e3663", "LOKUM").bot_seed
    '4dce6f5b330f4a30'
    """
    bots = _hashed(("tessera challenge " + seed).encode()) if code else bot_seed_of(seed)
    return Deal(seed, bots, "", "")


def fingerprint(seed, secret):
    """Return the fingerprint of a secret: 128 bits of SHA-256, and a check sign.

    It has 27 signs, those of a code, in groups with spaces; a code has dashes. The seed is needed
    only in format 1, whose fingerprints have 16 hex digits.

    >>> fingerprint("", "00" * 16)
    '67EXN 5ASB3 G5UWD 8GFRF 59RW3 GP'
    >>> fingerprint("0000000000000001", "fedcba9876543210")
    '54e308eaa899f438'
    """
    if len(secret) == _OLD_SECRET:
        return _hashed((seed.lower() + secret.lower()).encode())
    proof = _hashed(("tessera promise 2 " + secret).encode(), 16)
    return _signs(proof, FINGERPRINT_LENGTH).replace("-", " ")


def _hashed(data, size=8):
    return binascii.hexlify(hashlib.sha256(data).digest()[:size]).decode()


def _bytes(words):
    return b"".join([word.to_bytes(2, "little") for word in words])


def code_of(seed):
    """Return the code of a seed.

    >>> code_of("0123456789abcdef")
    '2592V-N4Y93-MSZX'
    """
    return _signs(seed, CODE_LENGTH)


def _signs(hex_digits, length):
    """Return a number in base 31 and its check sign, in groups: so many signs together."""
    number = int(hex_digits, 16)
    digits = []
    for _ in range(length - 1):
        digits.insert(0, number % 31)
        number //= 31
    digits.append(_check(digits))
    signs = "".join([SIGNS[digit] for digit in digits])
    return "-".join([signs[at : at + _GROUP] for at in range(0, length, _GROUP)])


def seed_of(text):
    """Return the seed that a code or a word stands for.

    A word has three to ten letters, or is a day. Small letters, spaces and dashes do not matter.
    Whoever has no keys for 0 and 1 types O and I: they are the same in a word. In a code a sign
    that no code has is read as the one that it resembles. Raises ValueError with a sentence.

    >>> seed_of("2592v n4y93 mszx"), seed_of("Lokum")
    ('0123456789abcdef', '6e2c457dda4e3663')
    >>> seed_of("2026-11-27") == seed_of("2O26II27")
    True
    """
    typed = text.upper().replace("-", "").replace(" ", "")
    word = typed.replace("0", "O").replace("1", "I")
    if WORD_LENGTHS[0] <= len(word) <= WORD_LENGTHS[1] and _is_word(word):
        return _hashed(b"tessera word " + word.encode())
    if len(typed) != CODE_LENGTH:
        raise ValueError("a code has fourteen signs, a word three to ten letters A to Z")
    number = number_of(typed)
    if number >> 64:
        raise ValueError("no code has these signs")
    return "%08x%08x" % (number >> 32, number & 0xFFFFFFFF)


def number_of(typed):
    """Return the number of a code or a fingerprint without its groups. Raises ValueError."""
    digits = []
    for sign in typed:
        if sign in _MISREAD:
            sign = _MISREAD[sign]
        if sign not in SIGNS:
            raise ValueError("there is no sign '%s'" % sign)
        digits.append(SIGNS.index(sign))
    number = 0
    for digit in digits[:-1]:
        number = number * 31 + digit
    if digits[-1] != _check(digits[:-1]):
        raise ValueError("there is a typing error: the check sign does not fit")
    return number


def _is_word(text):
    """Return whether a text has letters only, or is a day: eight digits, with O and I."""
    is_day = len(text) == _DAY and all(sign in "OI23456789" for sign in text)
    return is_day or all("A" <= letter <= "Z" for letter in text)


def _check(digits):
    """Return the check digit; one wrong sign, or two that are swapped, change it."""
    return sum([(at + 1) * digit for at, digit in enumerate(digits)]) % 31
