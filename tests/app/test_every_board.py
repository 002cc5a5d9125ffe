"""Every board is played with the keys it has, and says on the screen what they are called.

A sample of the boards plays a round, and each has key hints in some languages; all with LAWS=all.
"""

from app.core import games
from app.core.match import Match
from app.core.modules import drop
from app.core.screens import CLASSES
from app.table.play import Play
from app.texts import catalog
from app.texts.catalog import t
from app.texts.languages import LANGUAGES
from engine.seeds import Deal
from hal.boards.live.profiles import PROFILES, load
from hal.canvas import Canvas
from hal.contract import ALL_KEY_NAMES, BACK, HELD, KEY_NAMES, OK, RIGHT
from hal.keymap import longs_of
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_okey_table import play_on
from tests.sample import sampled

SEED = "0000000000000010"
SEATS = ("human", "easy", "easy", "easy")
SHARE = sampled(3, 1)  # of the boards, or the languages of a board, one in so many is tried


def table(profile, language="en"):
    for other in CLASSES:  # a board has the layouts of its own screen alone
        drop("app.okey." + other)
    loop = rig.loop(rig.board(profile))
    loop.settings.speed = "instant"
    loop.settings.asks = "all"
    catalog.use(language)
    catalog.load("shell")
    match = Match("okey", {"start": 10}, SEATS, Deal(SEED, "0" * 16, "", ""))
    scene = games.table("okey")(loop, Play(match))
    loop.reset(scene)
    ready(loop)
    return loop, scene


def press_for(loop, key):
    """Press what the board has for a logical key: the key itself, or another one for long."""
    if ALL_KEY_NAMES[key] in [row[0] for row in load(loop.board.name).KEYS]:
        rig.press(loop, KEY_NAMES[key])
        return
    for held, other in loop.board.longs.items():
        if other == key:
            rig.press(loop, KEY_NAMES[held] + ":long")
            return
    raise AssertionError(loop.board.name + " has nothing for " + ALL_KEY_NAMES[key])


def test_a_round_is_played_with_the_keys_there_are():
    """OK, RIGHT and BACK are enough, and every board has them."""
    for number, name in enumerate(PROFILES):
        keys = [key[0] for key in load(name).KEYS]
        assert "RIGHT" in keys and "OK" in keys
        if number % SHARE:
            continue
        loop, scene = table(name)
        for _ in range(200):
            if type(loop.scene).__name__ != "Table":
                break
            play_on(loop, scene)  # presses RIGHT and OK alone
            ready(loop)
        assert type(loop.scene).__name__ == "RoundEnd", name
        press_for(loop, OK)
        ready(loop)
        assert scene.view.round_no == 2
        for _ in range(3):  # the cursor leaves the table first, a question is answered
            if loop.scene is scene:
                press_for(loop, BACK)
        assert type(loop.scene).__name__ == "ActionMenu"
        press_for(loop, BACK)
        assert loop.scene is scene


def test_the_whole_menu_is_reached_without_up_and_down():
    loop, _ = table("display_pack")
    for _ in range(3):
        if type(loop.scene).__name__ == "Table":
            rig.press(loop, "BACK")
    count = len(loop.scene.rows.items)
    seen = set()
    for _ in range(count):
        seen.add(loop.scene.rows.at)
        rig.press(loop, "RIGHT")
    assert len(seen) == count and loop.settings.speed == "instant"


def test_every_long_press_does_something_at_the_table():
    for name in PROFILES:
        for held, other in longs_of(load(name)).items():
            loop, _ = table(name)
            before = loop.canvas.crc()
            rig.press(loop, KEY_NAMES[held] + ":long")
            assert loop.canvas.crc() != before, (name, KEY_NAMES[held], ALL_KEY_NAMES[other])


def test_key_hints_fit_beside_the_names_of_the_keys():
    """Nothing is drawn outside, and what OK and BACK do is always said."""
    from app.table.key_hints import KeyHints  # the class in use: modules are loaded anew

    said = []
    counted = [0]
    text = Canvas.text
    draw = KeyHints.draw

    def noted(self, font, x, y, string, ink):
        right = text(self, font, x, y, string, ink)
        said.append((string, x, right - font.gap))
        return right

    def measured(self, place, pairs, *how):
        said.clear()
        counted[0] += 1
        left_out = draw(self, place, pairs, *how)
        width = self._painter.canvas.width
        assert not said or (said[0][1] >= 0 and said[-1][2] <= width), said
        words = [word[0] for word in said]
        for key, number in pairs:
            if key in (OK, BACK) and not self.labels.get(key, HELD).endswith(HELD):
                assert self.labels[key] in words and t(number) in words
        return left_out

    KeyHints.draw = measured
    Canvas.text = noted
    try:
        for number, name in enumerate(PROFILES):
            for language in list(LANGUAGES)[number % SHARE :: SHARE]:
                loop, _ = table(name, language)
                for key in (OK, RIGHT, OK, OK, RIGHT):
                    ready(loop)
                    press_for(loop, key)
                ready(loop)
                press_for(loop, BACK)
                assert shown(loop) != "Failure", loop.scene.text
    finally:
        KeyHints.draw = draw
        Canvas.text = text
        catalog.use("en")
    assert counted[0] > len(PROFILES) * (len(LANGUAGES) // SHARE)
