"""The pins on the page about boards are those of the profiles."""

from hal.boards.live.profiles import PROFILES
from sim.requests import ROOT, boards
from tools import boards as page


def read(name):
    with open(ROOT + "/docs/" + name, encoding="utf-8") as file:
        return file.read()


def test_every_profile_is_offered():
    assert sorted(PROFILES) == boards()


def test_the_pins_on_the_page_are_the_profiles():
    text = read("boards.md")
    assert page.wanted(text) == text, "python -m tools.boards --update"


def test_a_changed_pin_is_noticed():
    text = read("boards.md")
    assert page.wanted(text.replace("CS 9", "CS 5")) == text != text.replace("CS 9", "CS 5")
