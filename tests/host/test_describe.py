"""A blind player can play a whole round of each game by the spoken sentences, in every language.

The listener below hears the sentences of a screen reader's live region, and nothing else.
tests/host/test_web_play.py lets the same listener play in the page.
"""

import re

import pytest

from app.ceki.words import card_name
from app.okey.words import tile_text
from app.texts.languages import LANGUAGES
from engine.games import GAMES
from hal.contract import KEY_NAMES, LEFT
from sim import spoken
from sim.describe import Teller, cursor, tile, worded
from tests.app import rig
from tests.app.tables import ready
from tests.host.listener import Listener
from tests.host.test_touch import opened, own_turn

SEED = "fedcba9876543210"
BOARDS = ("waveshare_lcd13", "ssd1306_diy", "display_pack2", "display_pack")


class Ear:
    """Hears what the application says, and presses the keys that it is told."""

    def __init__(self, loop):
        self._loop = loop
        self._teller = Teller(loop)

    def hear(self):
        """Return what is new, as the live region has it."""
        ready(self._loop)
        rig.run(self._loop, 3)
        return "\n".join(self._teller.sentences()[1])

    def press(self, name):
        """Press the key that has this name on the board."""
        is_long = name.startswith("hold ")
        name = name.replace("hold ", "")
        arrows = {"up": "▲", "down": "▼", "left": "◀", "right": "▶"}
        label = arrows.get(name, name)
        key = next(key for key, own in self._loop.board.labels.items() if own == label)
        rig.press(self._loop, KEY_NAMES[key] + ":long" * is_long)


@pytest.mark.parametrize("name", BOARDS[:2])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_round_is_played_by_text_alone(game, name):
    loop, _ = opened(name, {"game": game, "seed": SEED})
    listener = Listener(Ear(loop))
    listener.play()
    assert type(loop.scene).__name__ == "RoundEnd"
    assert len(listener.turns) > 3
    assert not [text for text in listener.heard if re.search("[\ue000-\ue0ff●▲■◆★]", text)]


def test_nothing_is_said_twice():
    loop, _ = opened("waveshare_lcd13", {"game": "okey", "seed": SEED})
    own_turn(loop)
    teller = Teller(loop)
    assert teller.sentences()[1]
    assert teller.sentences()[1] == []
    rig.press(loop, "RIGHT")
    ready(loop)
    assert 1 <= len([one for one in teller.sentences()[1] if "Keys" not in one]) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_table(language):
    for game in GAMES:
        loop, _ = opened("waveshare_lcd13", {"game": game, "seed": SEED, "lang": language})
        own_turn(loop)
        lines, said = Teller(loop).sentences()
        opening = spoken.TEXTS[language][spoken.RACK if game == "okey" else spoken.HAND]
        assert [one for one in lines if one.startswith(opening.partition("{")[0])], lines
        assert [one for one in said if one in lines], said  # what is under the cursor


def test_the_languages_have_the_same_texts():
    english = spoken.TEXTS["en"]
    assert sorted(spoken.TEXTS) == sorted(LANGUAGES)
    for texts in spoken.TEXTS.values():
        assert [set(re.findall(r"\{\d\}", one)) for one in texts] == [
            set(re.findall(r"\{\d\}", one)) for one in english
        ]
        assert all(texts)


def test_tiles_are_named_by_colour():
    opened("waveshare_lcd13")

    class Drawn:
        picture = True

    for canvas in (None, Drawn()):
        assert worded("You draw " + tile_text(9, 20, canvas)) == "You draw red 10"
        assert worded(tile_text(52, 20, canvas) + "!") == "false joker, worth yellow 8!"
    assert worded(tile_text(20, 20, Drawn())) == "yellow 8, joker"
    assert worded("★") == "false joker" and worded("★★ 3/300") == "★★ 3/300"
    assert worded("Round 10, 3 left") == "Round 10, 3 left"


def test_small_cards_in_texts_are_named():
    opened("waveshare_lcd13")
    assert worded("Aki takes moon \ue01c", "koikoi") == "Aki takes moon (8)"
    name = card_name(3)
    assert worded("Mei throws \ue003", "ceki") == "Mei throws " + name


def test_the_answers_of_koikoi_are_said():
    loop, _ = opened("waveshare_lcd13", {"game": "koikoi", "seed": SEED})
    ear = Ear(loop)
    for _ in range(400):
        heard = ear.hear()
        if "left Stop" in heard:
            break
        ear.press(Listener.answer(heard) or "A")
    assert LEFT in loop.board.labels and "Koi-koi" in heard
    ear.press("left")
    panel = loop.scene.controls.panel
    assert ear.hear().splitlines()[0] == panel.labels[panel.at] != ""


def of_okey():
    """Return the loop at a turn of Okey, and the table."""
    loop, _ = opened("waveshare_lcd13", {"game": "okey", "seed": SEED})
    return loop, own_turn(loop)


def test_the_rack_is_said_in_its_blocks_and_with_the_joker():
    loop, table = of_okey()
    rack = table.painter.rack
    joker = table.painter.displayed.joker
    rack.slots[:] = bytearray([255] * len(rack.slots))
    for slot, kind in enumerate((0, 1, 255, joker, 255, 5)):
        rack.slots[slot] = kind
    rack.slots[12] = 7
    lines = Teller(loop).sentences()[0]
    said = next(line for line in lines if line.startswith("Rack: "))
    blocks = said[len("Rack: ") :].split("; ")
    assert blocks == [
        "red 1, red 2",
        worded(tile_text(joker, -1, None)) + ", joker",
        "red 6",
        "red 8",
    ]


def test_the_discards_of_the_others_are_said_and_a_lifted_tile():
    loop, table = of_okey()
    displayed = table.painter.displayed
    displayed.tops[1], displayed.tops[0] = 4, 5
    names = table.painter.names
    lines = Teller(loop).sentences()[0]
    assert f"Top discard of {names[1]}: red 5" in lines
    assert not [line for line in lines if line.startswith(f"Top discard of {names[0]}")]
    rig.press(loop, "OK")
    ready(loop)
    if table.painter.rack.held < 0:
        rig.press(loop, "OK")
        ready(loop)
    held = tile(table.painter.rack.carried[0], displayed.joker)
    assert [one for one in Teller(loop).sentences()[0] if one.startswith("Lifted: " + held)]


def test_captured_cards_are_said_for_each_player():
    loop, _ = opened("waveshare_lcd13", {"game": "koikoi", "seed": SEED})
    table = own_turn(loop)
    table.painter.displayed.captured[0] = bytearray((0,))
    table.painter.displayed.captured[1] = bytearray((4,))
    lines = Teller(loop).sentences()[0]
    assert [line for line in lines if line.startswith("You have taken: ")]
    assert [line for line in lines if line.startswith(table.painter.names[1] + " has taken: ")]


def test_every_move_is_said_once_and_in_order():
    loop, table = of_okey()
    bar = table.painter.bar
    teller = Teller(loop)
    teller.sentences()
    for text in ("one", "two", "three"):
        bar.add_event(text)
    assert teller.sentences()[1] == ["one", "two", "three"]
    bar.add_event("four")
    assert teller.sentences()[1] == ["four"]


def test_the_cursor_is_said_again_after_another_scene():
    loop, _ = opened("waveshare_lcd13", {"game": "koikoi", "seed": SEED})
    table = own_turn(loop)
    teller = Teller(loop)
    teller.sentences()
    rig.press(loop, "F2")
    ready(loop)
    assert loop.scene is not table and teller.sentences()[1]
    rig.press(loop, "BACK")
    ready(loop)
    assert loop.scene is table
    assert cursor(table) in teller.sentences()[1]
