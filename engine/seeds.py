"""Seeds of matches: drawn, written as a code that a person can type, and proved by a fingerprint.

A seed has 64 bits, written as 16 hex digits. Its code has fourteen signs, such as
"2ABCD-EFGHJ-KMNP": thirteen for the seed, in base 31, and a check sign. The signs are the digits
and capitals without 0, O, 1, I and L.

Nobody may know a deal before the match. Yet afterwards everybody can check that it was not chosen:
before the deal the fingerprint of seed and salt is shown, after the match seed and salt are. The
salt is random, so that nobody finds the seed by trying all deals that fit the own hand.
"""

import binascii
import hashlib
from collections import namedtuple

from engine.log import bot_seed_of

SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 14
WORD_LENGTHS = (3, 10)  # least and most letters of a word

_MISREAD = {"0": "Q", "O": "Q", "1": "7", "I": "J", "L": "J"}  # signs that no code has
_GROUP = 5

# seed, bot_seed: 16 hex digits; salt: 16 hex digits, empty if somebody knew the deal before.
Deal = namedtuple("Deal", ("seed", "bot_seed", "salt"))


def draw(entropy, timing):
    """Return a Deal that nobody knows.

    entropy: a function that returns eight random bytes; timing: two 16-bit words that depend on
    when the player pressed keys.
    """
    said = b"".join([word.to_bytes(2, "little") for word in timing])
    parts = [
        _hashed(b"tessera " + name + entropy() + said) for name in (b"deal", b"bots", b"salt")
    ]
    return Deal(*parts)


def known(seed, entropy=None):
    """Return a Deal that somebody chose.

    entropy: as for `draw`; without it the bots' seed follows from the seed, so that a whole match
    can be repeated.
    """
    bots = _hashed(b"tessera bots" + entropy()) if entropy else bot_seed_of(seed)
    return Deal(seed, bots, "")


def fingerprint(seed, salt):
    """Return the fingerprint of a deal, 16 hex digits: 64 bits of SHA-256.

    >>> fingerprint("0000000000000001", "fedcba9876543210")
    '54e308eaa899f438'
    """
    return _hashed((seed.lower() + salt.lower()).encode())


def _hashed(data):
    return binascii.hexlify(hashlib.sha256(data).digest()[:8]).decode()


def code_of(seed):
    """Return the code of a seed.

    >>> code_of("0123456789abcdef")
    '2592V-N4Y93-MSZX'
    """
    number = int(seed, 16)
    digits = []
    for _ in range(CODE_LENGTH - 1):
        digits.insert(0, number % 31)
        number //= 31
    digits.append(_check(digits))
    signs = "".join([SIGNS[digit] for digit in digits])
    return "-".join([signs[at : at + _GROUP] for at in range(0, CODE_LENGTH, _GROUP)])


def seed_of(text):
    """Return the seed that a code or a word stands for.

    A word has three to ten letters. Small letters, spaces and dashes do not matter. In a code a
    sign that no code has is read as the one that it resembles. Raises ValueError with a sentence.

    >>> seed_of("2592v n4y93 mszx"), seed_of("Lokum")
    ('0123456789abcdef', '6e2c457dda4e3663')
    """
    typed = text.upper().replace("-", "").replace(" ", "")
    if WORD_LENGTHS[0] <= len(typed) <= WORD_LENGTHS[1] and _is_word(typed):
        return _hashed(b"tessera word " + typed.encode())
    if len(typed) != CODE_LENGTH:
        raise ValueError("a code has fourteen signs, a word three to ten letters A to Z")
    digits = []
    for sign in typed:
        if sign in _MISREAD:
            sign = _MISREAD[sign]
        if sign not in SIGNS:
            raise ValueError("a code has no sign '%s'" % sign)
        digits.append(SIGNS.index(sign))
    number = 0
    for digit in digits[:-1]:
        number = number * 31 + digit
    if digits[-1] != _check(digits[:-1]) or number >> 64:
        raise ValueError("the code has a typing error: its check sign does not fit")
    return "%08x%08x" % (number >> 32, number & 0xFFFFFFFF)


def _is_word(text):
    return all("A" <= letter <= "Z" for letter in text)


def _check(digits):
    """Return the check digit; one wrong sign, or two of the thirteen swapped, changes it."""
    return sum([(at + 1) * digit for at, digit in enumerate(digits)]) % 31
