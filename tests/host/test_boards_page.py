"""The tables of boards and their order are those of the profiles."""

import pytest

from hal.boards.live.profiles import PROFILES
from sim.choices import boards
from sim.command import ROOT
from tools import boards as page
from tools.build import building


def read(name):
    with open(ROOT / "docs" / name, encoding="utf-8") as file:
        return file.read()


def test_the_offered_order_is_that_of_the_profiles():
    assert sorted(PROFILES) == boards()
    assert building.offered() == PROFILES, "a build offers them as the simulator does"
    path = building.sources()["hal/boards/live/profiles.py"]
    listed = next(line for line in path.read_text("utf-8").splitlines() if "PROFILES =" in line)
    assert listed == f"PROFILES = {PROFILES}"


@pytest.mark.parametrize("name", page.PAGES)
def test_the_tables_of_a_page_are_those_of_the_profiles(name):
    text = read(name)
    assert page.wanted(text, name) == text, "python -m tools.boards --update"


def test_a_changed_pin_is_noticed():
    text = read("boards.md")
    changed = text.replace("SDA 4", "SDA 6")
    assert page.wanted(changed, "boards.md") == text != changed
