"""Decides which texts that a person typed are numbers. Portable."""


def is_number(text):
    """Return whether `text` is one to nine of the digits 0 to 9, so that `int` accepts it.

    isdigit() is also true for digits of other scripts, for a small ², which `int` refuses, and
    for numbers that are too long for `int`.
    """
    return 0 < len(text) < 10 and all("0" <= char <= "9" for char in text)


def is_hex(text, count):
    """Return whether `text` is `count` hexadecimal digits."""
    return len(text) == count and all(char in "0123456789abcdefABCDEF" for char in text)
