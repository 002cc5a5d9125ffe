"""Helpers for tests of hints: a hint is opened in the menu and compared with level hard.

Portable; the tests of every game's hints share it, each in a module of its own: the modules of one
game fit into the heap.
"""

from app.table.panels import common_rows
from engine.compat import load_module
from engine.games import load, result_of
from sim.reader import plain
from tests.app import rig, tables
from tests.app.tables import ready, shown

SEED = "0000000000000007"
PROFILES = ("waveshare_lcd13", "display_pack2", "waveshare_lcd114", "ssd1306_diy")
_TURNS = 3


def ask(loop, scene, until=ready):
    """Choose the hint in the menu; wait with `until`."""
    scene.open_menu()
    loop.frame()
    assert shown(loop) == "ActionMenu"
    rows = loop.scene.rows.items
    labels = [item.label for item in rows]
    assert labels[0].startswith(("Last moves", "Back to the table"))  # it does no harm
    assert labels[1].startswith("Hint")
    rows[1].enter()
    loop.frame()
    assert shown(loop) == "Hint"
    if until:
        until(loop)


def said(loop):
    """Return the lines of the hint on the screen, its tiles as their numbers and signs."""
    return [plain(text) for text, _ in loop.scene.lines]


def chosen(scene):
    """Return what a bot of level hard does now in the player's place."""
    match = scene.match
    view = match.state.view(scene.viewer)
    thoughts = load(match.game, "bot").think(view, match.log.bot_rng(scene.viewer), "hard")
    return result_of(thoughts)[0]


def reason(scene, action, found=None):
    """Return the reason that a hint of this action would give; found: see `think` of the hints."""
    words = load_module("app." + scene.match.game, "hints")
    thoughts = words.reason(scene, action, found)
    return result_of(thoughts)


def assert_is_hard_and_changes_nothing(game, options, seats):
    """Ask for hints in the first turns, and play on as they say."""
    loop, scene = tables.opened(game, options, seats, SEED)
    words = load_module("app." + game, "hints")
    asked = 0
    for _ in range(_TURNS):
        ready(loop)
        if loop.scene is not scene or scene.controls.asking >= 0:
            break
        before = list(scene.match.log.actions)
        action = chosen(scene)
        move = plain(words.move_text(scene, action))
        ask(loop, scene)
        lines = said(loop)
        assert " ".join(lines).startswith(move + " ") and len(lines) > 1, lines
        rig.press(loop, "OK")
        assert loop.scene is scene
        assert list(scene.match.log.actions) == before
        asked += 1
        scene.choose(action)
    assert asked


def assert_paints_alike(game, options, seats, languages):
    """The hint's panel, painted in parts, is what is painted at once, on all screens.

    languages: how many of two each screen has
    """
    for number, profile in enumerate(PROFILES):
        for lang in ("en", "it", "en")[number % 2 :][:languages]:
            loop = scene = None  # before the next table comes, this one goes
            loop, scene = tables.opened(game, options, seats, SEED, profile=profile, lang=lang)
            ready(loop)
            scene.show_hint()
            loop.frame()
            ready(loop)
            tables.assert_paints_alike(loop, loop.scene)


def assert_lies_on_the_bare_table(table, close):
    """A panel of the table that is open is not seen below a hint, nor below the menu.

    table: function (profile) that returns loop and table with such a panel; close(scene)
    """
    for profile in PROFILES:
        for lend in ("show_hint", "open_menu"):
            loop = scene = None
            loop, scene = table(profile)
            opened = loop.canvas.crc()
            getattr(scene, lend)()
            loop.frame()
            ready(loop)
            over = loop.canvas.crc()
            close(scene)
            loop.scene.draw()
            assert loop.canvas.crc() == over != opened, (profile, lend)


class Noted:
    """A scenery that notes where panels are painted."""

    def __init__(self, scenery):
        self._scenery = scenery
        self.place = (0, 0, 0, 0)

    def __getattr__(self, name):
        return getattr(self._scenery, name)

    def prompt(self, canvas, *place):
        self.place = place
        self._scenery.prompt(canvas, *place)


def assert_hides_nothing_framed(game, options, seats, seeds):
    """The panel of a hint hides what it speaks of only if no rows of the table are free.

    It never hides the hand, and on one bit nothing that it speaks of.
    """
    of_move = load_module("app." + game, "places").of_move
    free = 0
    for profile in PROFILES:
        for seed in seeds:
            loop = scene = None
            loop, scene = tables.opened(game, options, seats, seed, profile=profile)
            scene.painter.scenery = noted = Noted(scene.painter.scenery)
            layout = scene.painter.layout
            for _ in range(_TURNS):
                ready(loop)
                if loop.scene is not scene:
                    break
                scene.show_hint()
                loop.frame()
                ready(loop)
                action = loop.scene.action
                places = of_move(scene, action)
                _, y, _, h = layout.CONTEXT
                assert noted.place[1] + noted.place[3] <= y + h, (profile, seed)
                if any(common_rows(noted.place, one) for one in places):
                    assert not loop.canvas.mono, (seed, places)
                    around = [(0, y - 3, loop.canvas.width, h + 6) for _, y, _, h in places]
                    h = noted.place[3] + 2
                    for y in range(layout.CONTEXT[1] - 2 - h):
                        row = (0, y, loop.canvas.width, h)
                        assert any(common_rows(row, one) for one in around), (profile, seed)
                else:
                    free += 1
                rig.press(loop, "OK")
                scene.choose(action)
    assert free > len(seeds)
