"""Decides which texts are numbers, wherever a person may have typed them. Portable."""


def is_number(text):
    """Return whether `text` is one to nine of the digits 0 to 9, so that `int` will read it.

    isdigit() says yes to other scripts' digits and to a small ², where `int` fails, and to
    numbers longer than `int` cares to read.
    """
    return 0 < len(text) < 10 and all("0" <= char <= "9" for char in text)
