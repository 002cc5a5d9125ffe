"""For test_micropython.py: what the runner of the portable tests must notice."""


def test_one_and_one():
    assert 1 + 1 == 2


def test_two_and_two():
    assert 2 + 2 == 5
