"""Objects that hal/xip/layout_check.py relinks first: a function, a generator, a text, bytes.

Nothing else in the pack has the same bytes, so it is known what each should come to.
"""


def add_up(count):
    """Return 1 + 2 + ... + count."""
    total = 0
    while count:
        total += count
        count -= 1
    return total


SECOND = 2


def stages():
    """Yield twice: between the two it has an inner pointer into its code."""
    yield 1
    yield SECOND


def text():
    """Return a text that is too long to be interned as a name."""
    return "A text of the sample, which the check compares before and after."


def data():
    """Return bytes."""
    return b"Bytes of the sample, which the check compares before and after."
