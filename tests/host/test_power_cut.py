"""A match on littlefs: the power cut anywhere, a chip that refuses, and what it costs in erases.

`python -m tools.powercut` cuts at every operation; here it is every fourth, each in three ways.
"""

import pytest

from tests.host import micropython
from tools import powercut
from tools.common import pages


def told(*arguments):
    said = micropython.run("tools/probe/cut_match.py", *arguments)
    return [line.split(" ") for line in said.split("\n")[:-1]]


@pytest.fixture(scope="module")
def operations():
    """Cut the power in every fourth operation; return how many operations there are."""
    ((_, cuts, _, number),) = told("cuts", "0", "4")
    assert int(cuts) == (int(number) + 3) // 4 * 3
    return int(number)


@pytest.fixture(scope="module")
def counts():
    """Return the numbers of whole matches, and of moves to the shelf and from it."""
    lines = told("counts", str(powercut.MATCHES))
    numbers = [(line[0], [int(number) for number in line[2:]]) for line in lines]
    return [
        [found for kind, found in numbers if kind == one] for one in ("count", "counted", "move")
    ]


def test_a_cut_costs_the_action_in_flight_at_most(operations):
    assert operations > 100


def test_a_full_locked_or_broken_chip_is_a_sentence_and_loses_nothing():
    assert [line[1] for line in told("refusals")] == ["unwritable", "failed", "full"]


def test_few_blocks_are_erased(counts):
    matches, counted, moves = counts
    assert len(counted) == len(moves) == powercut.MATCHES
    assert max(line[2] for line in matches + counted) + sum(max(moves)) < 60
    actions = sum(line[0] for line in matches)
    met = sum(line[1] for line in matches)
    assert met * 8 <= actions  # the aim is one in ten: racks and noted lengths miss it by a little


def test_the_page_says_these_numbers(operations, counts):
    page = (pages.DOCS / powercut.PAGE).read_text("utf-8")
    text = powercut.summary(operations, *counts)
    assert pages.wanted(page, "tools.powercut", text) == page, "python -m tools.powercut --update"
