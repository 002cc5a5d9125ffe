"""Every scene of every board on its own panel: the glass shows the canvas, plain and by DMA.

The profile's real driver stands before the bus spy of tests/hal; what the controller makes of
the bytes is compared with the canvas, pixel by pixel: on a tour of the scenes, and at every mark
of some sessions with golden frames, in the middle of what moves and under prompts. MicroPython
tries every board, in turn plain and by DMA; on CPython, where plain Python draws, a few
stand for all. LAWS=all tries all of them there, also plain.
"""

import gc
import sys

import tests.hal.glass  # noqa: F401 - first, while there is a block large enough for it
from app import application
from app.core import games, theme
from app.core.match import Match
from app.shell.typing_screen import Typing
from app.table.play import Play
from app.texts import catalog
from app.texts.shell import ids
from engine.compat import IS_MICROPYTHON
from engine.seeds import Deal
from hal.boards.live import make
from hal.boards.live.profiles import PROFILES, load
from hal.canvas import Canvas
from hal.contract import BACK, DOWN, KEY_NAMES, OK, RIGHT
from hal.drivers import rp2dma
from hal.drivers.spibus import DmaBus
from sim import sessions, start
from sim.board import Clock, Entropy, SimBoard
from sim.headless import Run, SessionKeys
from tests.app import rig
from tests.app.tables import ready
from tests.hal.chip import Chip
from tests.hal.spies import Dma, Registers
from tests.sample import ALL, sampled

SCENES = "About ActionMenu MatchEnd Menu NewMatch RoundEnd SettingsScene Table Typing"
SEED = "0000000000000010"
# Of the golden frames; with LAWS=all of every game and every screen class.
SESSIONS = ("ssd1306_diy_end",)
if IS_MICROPYTHON:  # the last one by DMA
    SESSIONS = ("ceki_5_ssd1306_diy", "display_pack_end")
elif ALL:
    SESSIONS += ("koikoi_display_pack", "ceki_5_ssd1306_diy", "display_pack", "display_pack2_end")
    SESSIONS += ("koikoi_waveshare_lcd13", "ceki_display_pack2", "waveshare_lcd13_end")
BOARDS = PROFILES if IS_MICROPYTHON else sampled(("display_pack", "picoboy"), PROFILES)


def display_of(profile, chip, by_dma):
    """Return the display that a board would make of its profile, with a DMA of ours."""
    wire = chip.wire

    def open_bus(number, spi, cs, dc):
        dma = Dma(wire)
        return DmaBus(wire, wire.cs_pin, wire.dc_pin, dma, Registers(dma), dma.address_of)

    real = rp2dma.open_bus
    if by_dma:
        rp2dma.open_bus = open_bus
    try:
        bus = make.make_bus(profile, chip, not by_dma)
        panel = make.make_panel(profile, bus, theme.PALETTE, chip, chip)
    finally:
        rp2dma.open_bus = real
    return make.make_display(profile, panel)


def differs(chip, canvas, palette=theme.PALETTE):
    """Return the first (x, y) where the glass does not show the canvas, or None."""
    panel = chip.profile.PANEL
    if not canvas.mono:
        return chip.glass.differing(canvas, palette, panel["rotation"])
    if "size" not in panel:
        return chip.glass.differing(canvas, panel["rotation"])
    inked = Canvas(canvas.width, canvas.height)
    for y in range(canvas.height):
        for x in range(canvas.width):
            if canvas.buffer[(y >> 3) * canvas.width + x] >> (y & 7) & 1:
                inked.pixel(x, y, theme.IVORY)
    return chip.glass.differing(inked, theme.PALETTE, panel["rotation"])


def press_for(loop, key):
    """Press what the board has for a logical key: the key itself, or another one for long."""
    for held, other in loop.board.longs.items():
        if other == key:
            rig.press(loop, KEY_NAMES[held] + ":long")
            return
    rig.press(loop, KEY_NAMES[key])


def look(loop, chip, seen):
    """Compare glass and canvas once nothing moves any more; return the name of the scene."""
    ready(loop)
    loop.frame()
    scene = type(loop.scene).__name__
    if scene not in seen or scene in ("Menu", "Table"):
        found = differs(chip, loop.canvas)
        assert found is None, (loop.board.name, scene, found)
        seen.add(scene)
    return scene


class Outcome:
    """The end of a match of four: the first has won."""

    places = (1, 2, 3, 4)
    winners = (0,)


def tour(name, by_dma):
    """Go through all scenes of a board on its panel."""
    games.close()
    gc.collect()
    profile = load(name)
    chip = Chip(profile)
    display = display_of(profile, chip, by_dma)
    store = rig.empty_store("glass_" + sys.implementation.name)
    board = SimBoard(profile, Clock(), rig.Held(), display, store, Entropy("glass"))
    loop = rig.loop(board, application.home)
    loop.settings.speed = "instant"
    loop.settings.last["okey"] = {"options": {}}  # a player of earlier matches is asked nothing
    catalog.use("en")
    catalog.load("shell")
    seen = set()
    down = DOWN if DOWN in board.labels else RIGHT
    for row in (ids.SETTINGS, ids.ABOUT, ids.GAME_OKEY):
        loop.home()
        look(loop, chip, seen)
        while rig.row(loop).label != catalog.t(row):
            press_for(loop, down)
        press_for(loop, OK)
        look(loop, chip, seen)
    loop.push(Typing(ids.SEED, "ADA", 14, None, loop.pop))
    look(loop, chip, seen)
    seats = ("human", "easy", "easy", "easy")
    match = Match("okey", {}, seats, Deal(SEED, "0" * 16, "", ""))
    loop.reset(games.table("okey")(loop, Play(match)))
    look(loop, chip, seen)
    press_for(loop, OK)
    table = loop.scene
    for _ in range(3):  # the cursor leaves the table first, a question is answered
        if loop.scene is table:
            press_for(loop, BACK)
    look(loop, chip, seen)
    match = Match("okey", {}, seats, Deal(SEED, "0" * 16, "", ""))
    state = match.state
    while state.round_result is None:  # draw and throw until the pile is used up
        match.act(state.legal_actions()[0])
    table = games.table("okey")(loop, Play(match))
    loop.reset(table)
    look(loop, chip, seen)
    table.view.outcome = Outcome()
    loop.reset(table.match_end())
    look(loop, chip, seen)
    assert " ".join(sorted(seen)) == SCENES, seen


class Watched:
    """A display that compares its glass with the canvas after the first picture behind a mark."""

    def __init__(self, chip, display):
        self.buffer = b""  # sessions take checksums of it
        self.marks = []
        self.compared = []
        self.wrong = []  # told later: the loop takes an exception for the application's
        self._palette = theme.PALETTE
        self._chip = chip
        self._display = display

    def recolour(self, palette):
        self._palette = palette
        self._display.recolour(palette)

    def show(self, canvas):
        self._display.show(canvas)
        if self.marks:
            found = differs(self._chip, canvas, self._palette)
            if found:
                self.wrong.append((self.marks, found))
            self.compared += self.marks
            self.marks = []


def walk(name, by_dma):
    """Play a session of the golden frames on the panel of its board."""
    games.close()
    gc.collect()
    with open("tests/sessions/" + name + ".ses") as file:
        session = sessions.parse(file.read())
    chip = Chip(load(session.board))
    display = Watched(chip, display_of(chip.profile, chip, by_dma))
    empty = sessions.Session(session.board, session.entropy, session.launch)
    store = rig.empty_store("glass_" + sys.implementation.name)
    run = Run(empty, Clock(), display, store, lambda mark, run: display.marks.append(mark))
    run.sources.append(SessionKeys(session.timeline(), run))
    assert run.go(start.run) is None
    shots = [rest.split()[0] for _, word, rest in session.events if word == "shot"]
    assert display.wrong == [], name
    assert display.compared + display.marks == shots, name


def toured_by_dma():
    """Return the boards of every other place in the list whose panels can have a DMA."""
    return [name for name in list(BOARDS)[::2] if "i2c" not in load(name).PANEL]


def test_a_tour_shows_the_canvas_on_every_glass():
    for name in BOARDS:
        if ALL or name not in toured_by_dma():
            tour(name, False)


def test_a_tour_by_dma_shows_the_canvas_on_the_glass():
    for name in toured_by_dma():
        tour(name, True)


def test_sessions_show_the_canvas_on_the_glass():
    for name in SESSIONS if ALL else SESSIONS[:1]:
        walk(name, False)


def test_a_session_by_dma_shows_the_canvas_on_the_glass():
    walk(SESSIONS[-1], True)
