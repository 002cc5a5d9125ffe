"""The table of docs/keys.md is what the boards take. KEYS=update writes it."""

import os
from pathlib import Path

from hal.boards.live.profiles import PROFILES, load
from hal.contract import F1
from hal.keymap import labels_of
from tests.app.test_key_budget import BUDGET, OF_FIVE_KEYS, OF_SIX_KEYS, WAYS, budget
from tests.host.micropython import ROOT

PAGE = Path(ROOT, "docs", "keys.md")
BEGIN = "<!-- tests/host/test_keys_page.py writes from here -->\n"
END = "<!-- to here -->"


def written():
    """Return the table: a row for each board, and one for the budget."""
    counts = budget()
    rows = [["board", "keys", *WAYS], ["-"] * (len(WAYS) + 2)]
    for name in PROFILES:
        keys = len(load(name).KEYS)
        rows.append([f"`{name}`", str(keys), *[str(counts[way][name]) for way in WAYS]])
    few = {**BUDGET, **OF_SIX_KEYS, **OF_FIVE_KEYS}
    most = [
        str(BUDGET[way]) + (f" ({few[way]})" if few[way] > BUDGET[way] else "") for way in WAYS
    ]
    rows.append(["at most", "", *[str(number) for number in most]])
    lines = ["| " + " | ".join(row) + " |\n" for row in rows]
    without = [name for name in PROFILES if F1 not in labels_of(load(name))]
    names = ", ".join(f"`{name}`" for name in without)
    words = f"sort and throw without F1 and F2, on {names}; hint without F4"
    return "".join(lines) + f"\nIn brackets: {words}.\n"


def test_the_page_says_what_the_boards_take():
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    page = head + BEGIN + written() + END + rest.partition(END)[2]
    if os.environ.get("KEYS") == "update":
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page
