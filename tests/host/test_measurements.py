"""The counts in docs/measurements.md are those of the tests that the page names."""

import os

from sim.requests import boards
from tests.host import test_soak, test_stack
from tests.host.micropython import ROOT


def counts():
    """Return the cells of the table of counts: the name of a test file -> the counts beside it."""
    with open(os.path.join(ROOT, "docs", "measurements.md"), encoding="utf-8") as file:
        table = file.read().split("## Counted by tests")[1].split("\n## ")[0]
    found = {}
    for line in table.splitlines():
        if "tests/host/" in line:
            _, _, count, command, _ = (cell.strip() for cell in line.split("|"))
            name = command.rpartition("/")[2].strip('`"')
            found.setdefault(name, []).append(count)
    return found


def test_the_counts_on_the_page_are_those_of_the_tests():
    found = counts()
    assert f"{len(boards())} boards" in found["test_micropython.py"]
    keys = sum(count for _, count in test_soak.WALKS)
    assert found["test_soak.py"] == [f"{keys:,} keys"]
    assert found["test_stack.py"] == [f"at most {test_stack.MOST:,} bytes by the sum there"]
