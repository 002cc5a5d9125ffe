"""A match on littlefs: the power cut anywhere, a chip that refuses, and what it costs in erases.

`python -m tools.powercut` cuts at every operation; here it is every fourth, each in three ways.
"""

from tests.host import micropython


def told(*arguments):
    said = micropython.run("tests/host/cut_match.py", *arguments)
    return [line.split(" ") for line in said.split("\n")[:-1]]


def test_a_cut_costs_the_action_in_flight_at_most():
    ((_, cuts, _, operations),) = told("cuts", "0", "4")
    assert int(cuts) == (int(operations) + 3) // 4 * 3 > 100


def test_a_full_locked_or_broken_chip_is_a_sentence_and_loses_nothing():
    assert [line[1] for line in told("refusals")] == ["unwritable", "failed", "full"]


def test_few_blocks_are_erased():
    counts = [[int(number) for number in line[2:]] for line in told("counts", "4")]
    assert max(erases for _, _, erases, _ in counts) < 60
    actions = sum(line[0] for line in counts)
    met = sum(line[1] for line in counts)
    assert met * 10 <= actions
