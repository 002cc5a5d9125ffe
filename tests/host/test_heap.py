"""The walk of tools.heap, with objects of 32 bits: no scene allocates while it waits.

`make laws` takes it; `make test` locks the heap while scenes wait (tests/app/tables.py).
"""

import pytest

from sim.command import UsageError
from tests.sample import ALL
from tools import heap


@pytest.mark.skipif(not ALL, reason="make laws takes it")
def test_no_scene_of_the_walk_allocates_while_it_waits():
    try:
        heap.tool("node")
        heap.package()
    except UsageError as reason:
        print("skipped:", reason)
        pytest.skip(str(reason))
    share, scenes = heap.walk("ssd1306_diy", 1)
    print("most kept:", heap.kept(share, scenes))
    assert {"Menu", "SettingsScene", "About", "NewMatch", "Table"} <= set(scenes)
    assert {name: row[3] for name, row in scenes.items() if row[3]} == {}
