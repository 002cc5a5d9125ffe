"""Random numbers: the same seed gives the same deal on every interpreter.

The generator works in 16-bit words and keeps every intermediate result below 2^30, so that it does
not allocate on a 32-bit MicroPython. It is similar to sfc16: three words of state and a counter,
mixed by additions, shifts and a rotation. It is not for secrets.
"""

from engine.compat import const

_MASK = const(0xFFFF)
_WARM_UP = const(12)  # words that are thrown away


class Rng:
    """A stream of random integers, seeded with four 16-bit words.

    >>> stream = Rng(mix("0000000000000001", 1))
    >>> [stream.die() for _ in range(6)]
    [1, 6, 2, 4, 5, 1]
    """

    def __init__(self, words):
        """Seed from a sequence of four ints 0..65535, as `mix` and `seed_words` return."""
        a, b, c, counter = words
        for _ in range(_WARM_UP):  # as `word` does, in local variables, which are quicker
            result = (a + b + counter) & _MASK
            counter = (counter + 1) & _MASK
            a = b ^ (b >> 5)
            b = (c + (c << 3)) & _MASK
            c = (((c << 6) | (c >> 10)) + result) & _MASK
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter

    def word(self):
        """Return the next 16 random bits."""
        result = (self._a + self._b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = self._b ^ (self._b >> 5)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = (((self._c << 6) | (self._c >> 10)) + result) & _MASK
        return result

    def below(self, n):
        """Return a random int 0..n-1, every value equally likely. n is 1..65536."""
        limit = 65536 - 65536 % n
        while True:
            word = self.word()
            if word < limit:
                return word % n

    def die(self):
        """Return a throw of a six-sided die, 1..6."""
        return self.below(6) + 1

    def shuffle(self, items):
        """Shuffle a list or bytearray in place, every order equally likely (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seed_words(seed):
    """Return the four words of a seed of 16 hex digits.

    Raises ValueError if `seed` is anything else.

    >>> seed_words("00010002000300ff")
    [1, 2, 3, 255]
    """
    if not isinstance(seed, str) or len(seed) != 16:
        raise ValueError("a seed is 16 hex digits")
    for digit in seed:
        if digit not in "0123456789abcdefABCDEF":
            raise ValueError("a seed is 16 hex digits")
    return [int(seed[i : i + 4], 16) for i in (0, 4, 8, 12)]


def mix(seed, *numbers):
    """Return the four words of a stream that belongs to a seed (16 hex digits) and some numbers.

    Each number is an int 0..65535. Streams with different numbers are independent of each other.

    >>> mix("0000000000000001", 1)
    [32343, 62654, 1274, 31004]
    """
    return mix_words(seed_words(seed), *numbers)


def mix_words(words, *numbers):
    """Return the same for a seed that is given as its four words.

    >>> mix_words(mix("0000000000000001", 1), 2) == mix("0000000000000001", 1, 2)
    True
    """
    for number in numbers:
        stream = Rng(words)
        words = [
            (stream.word() ^ number) & _MASK,
            (stream.word() + number * 9) & _MASK,
            stream.word() ^ (((number << 7) | (number >> 9)) & _MASK),
            stream.word(),
        ]
    return words
