"""tools.chip plays its files for a board in MicroPython, on a chip that does nothing.

The modules are a board's own but for the processor; the wire is two pipes.
"""

import os
import subprocess
from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from engine.games import GAMES
from hal.contract import KEY_NAMES
from hal.keymap import labels_of
from sim.board import load_profile
from tools.chip import play as chip_play
from tools.chip import readings
from tools.chip import tables as chip_tables
from tools.chip import visit as chip_board
from tools.chip.play import BEFORE, Notes, Place
from tools.common import interpreter

BOARD = "display_pack2"  # without UP and DOWN
# A Pico leaves a heap of 240wK. The rest is for the code, 200 KB at a table, which a chip
# has in flash; and for the names of all three games, which no MicroPython frees: 25 KB of names at
# the first menu, 88 at the end (micropython.qstr_info()). A session on a chip has one game. Alone
# the walk passes with 380wK. Beside other work keys come in other frames, and once 400wK were in
# too many pieces.
HEAP = "420wK"
# Stands for the chip before anything of ours is imported; its time passes in `sleep_ms`.
CHIP = """
from tools.probe.heap import Chip
Chip.ticks_us = lambda chip: chip.ticks_ms() * 1000
import sys
for name in ("machine", "time", "rp2", "uctypes"):
    sys.modules[name] = chip = Chip() if name == "machine" else chip
"""


@pytest.fixture
def tree(shipped):
    """Return a tree as on a board, with what tools.chip puts beside it."""
    if interpreter.micropython() is None or os.uname().machine != "x86_64":
        pytest.skip("no micropython for x86-64")
    return shipped.parent


class Piped:
    """Stands for chip_board.Talk, with a MicroPython of this computer as the board."""

    def __init__(self, tree, folder):
        self.trouble = ""
        self._tree = tree
        self._folder = folder / "data"
        self._folder.mkdir()
        for name, content in chip_board.unused(BOARD).items():
            (self._folder / name).write_bytes(content)

    def start(self, code):
        code = CHIP + code.replace(chip_board.DATA, str(self._folder))
        self._process = subprocess.Popen(
            [interpreter.needed(), "-X", f"heapsize={HEAP}", "-c", code],
            cwd=self._folder,  # where no modules are
            env=dict(os.environ, MICROPYPATH=f"{self._tree / 'lib'}:{self._tree}:.frozen"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def line(self):
        line = self._process.stdout.readline()
        if not line:
            self._process.communicate()
        return line.rstrip() if line else None

    def answer(self, *words):
        self._process.stdin.write(" ".join(map(str, words)) + "\n")
        self._process.stdin.flush()

    def end(self):
        """Leave no process behind when a test ends in the middle of its walk."""
        self._process.kill()
        self._process.communicate()

    def error(self):
        return (self._folder / "error.dat").read_bytes()[4:].decode()


@pytest.fixture
def talk(tree, tmp_path):
    piped = Piped(tree, tmp_path)
    yield piped
    piped.end()


def test_all_games_are_walked_in_one_session(talk):
    notes = chip_play.Notes()
    labels = labels_of(load_profile(BOARD))
    assert KEY_NAMES.index("UP") not in labels
    tour = chip_play.tour(GAMES, 1, labels)
    well = chip_play.Walk(talk, tour, notes, heap=True, times=True).go(0, "instant")
    assert well, notes.failures
    seen = {look.place for look in notes.looks}
    assert {Place(BEFORE, scene) for scene in ("Menu", "SettingsScene", "About")} <= seen
    for game in GAMES:
        for scene in ("NewMatch", "Table", "ActionMenu", "RoundEnd", "Menu"):
            assert Place(game, scene) in seen, (game, scene)
    assert {look.place for look in notes.looks} == {paint.place for paint in notes.paints}
    assert all(0 < look.largest < look.free for look in notes.looks)
    assert notes.start_us >= 0 and notes.share > 0
    moves = [press for press in notes.presses if press.place.scene == press.after == "Menu"]
    assert moves and all(press.first_us >= 0 and press.scene_us < 0 for press in moves)
    deals = [p for p in notes.presses if (p.place.scene, p.after) == ("NewMatch", "Table")]
    assert {press.place.game for press in deals} == set(GAMES)
    assert all(press.scene_us >= 0 for press in deals)


def test_matches_are_played_to_their_end_in_one_session(talk):
    notes = chip_play.Notes()
    games = ["koikoi", "ceki"] * 3
    tour = chip_play.tour(games, 0, labels_of(load_profile(BOARD)), True)
    walk = chip_play.Walk(talk, tour, notes, heap=True, times=False, numbered=True)
    assert walk.go(0, "instant"), notes.failures
    ends = [look.place.game for look in notes.looks if look.place.scene == "MatchEnd"]
    assert ends == [f" {number} {game}" for number, game in enumerate(games, start=1)]
    rows = chip_tables.matches(notes)[3:]
    assert [row.split()[:2] for row in rows] == [place.split() for place in ends]
    free = [int(row.split()[4].replace(",", "")) for row in rows]
    # By then the names of all that both games show are there, which MicroPython never frees.
    assert abs(free[5] - free[3]) < 1000


def test_frames_with_pieces_on_their_way_are_counted(talk, monkeypatch):
    notes = chip_play.Notes()
    tour = chip_play.tour(("okey",), 1, labels_of(load_profile(BOARD)))
    key = tour.key
    monkeypatch.setattr(tour, "key", lambda scene: None if scene == "Table" else key(scene))
    assert chip_play.Walk(talk, tour, notes, heap=False, times=False).go(0, "fast")
    (deal,) = [press for press in notes.presses if press.after == "Table"]
    assert 10 < deal.moving < deal.frames and 0 <= deal.late_moving <= deal.late
    others = [press for press in notes.presses if press.after not in ("Table", "Lesson")]
    assert all(press.moving == 0 for press in others)  # a guided hand lies on a table


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_bots_is_timed(game, talk, monkeypatch):
    monkeypatch.setattr(chip_play, "DECISIONS", 4)
    notes = chip_play.Notes()
    chip_play.think(talk, game, notes)
    assert notes.failures == []
    levels = ["easy"] * 4 + ["medium"] * 4 + ["hard"] * 4
    levels += {"okey": ["exact"] * 4, "koikoi": ["master"]}.get(game, [])
    assert [thought.level for thought in notes.thoughts] == levels


def test_laps_are_tapped_through(talk, monkeypatch):
    monkeypatch.setattr(chip_play, "LEVEL", "easy")
    notes = chip_play.Notes()
    chip_play.wait(talk, "ceki", notes)
    assert notes.failures == []
    assert {wait.what for wait in notes.waits} == {"deal", "deal tapped", "lap", "lap tapped"}
    laps = [[w.spent_us for w in notes.waits if w.what == what] for what in ("lap", "lap tapped")]
    assert len(laps[1]) > 20 and min(laps[0]) > 1000_000 > max(laps[1])


@pytest.mark.parametrize("game", GAMES)
def test_the_walk_opens_every_kind_of_lesson(game, talk):
    notes = chip_play.Notes()
    chip_play.teach(talk, game, (1,), True, 0, notes)
    assert notes.failures == []
    found = {lesson.what for lesson in notes.lessons}
    assert found == {
        *("hint", "review 1", "last review", "puzzle", "answer", "next puzzle"),
        *("guide", "page", "rules", "rules page"),
    }
    assert all(lesson.free > 0 and lesson.spent_us is None for lesson in notes.lessons)


def test_a_game_is_a_session(monkeypatch):
    played = []

    class Walk:
        def __init__(self, talk, tour, notes, heap, times, numbered=False):
            played.append(tour)

        def go(self, stack, speed):
            return len(played) != 2  # the second one fails

    monkeypatch.setattr(readings, "Talk", lambda port, profile: nullcontext())
    monkeypatch.setattr(chip_play, "tour", lambda games, *_: list(games))
    monkeypatch.setattr(chip_play, "Walk", Walk)
    options = SimpleNamespace(readings=["heap"], rounds=1, speed="instant")
    readings.play_games("a port", "waveshare_lcd13", GAMES, options, 0, Notes())
    assert played == [["okey"], ["koikoi"], ["ceki"]]
