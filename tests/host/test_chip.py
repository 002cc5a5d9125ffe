"""tools.chip on a fake board: its refusals, the files it leaves, the answers it reads."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import ast
import re

import pytest

from sim import command
from sim.command import UsageError
from tests.host import flash_rig
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import FILES, board, get, hashes, impatient, put, tree_of
from tools.build import building
from tools.chip import __main__ as chip
from tools.chip import budgets
from tools.chip import play as chip_play
from tools.chip import readings as chip_readings
from tools.chip import tables as chip_tables
from tools.chip import visit as chip_board
from tools.chip.play import Failure, Lesson, Look, Notes, Paint, Place, Press, Thought, Wait
from tools.chip.readings import Readings
from tools.device.board import Board
from tools.firmware import board_folder

pytestmark = pytest.mark.usefixtures("impatient")

MAIN = b'''"""Starts Tessera, the toy."""
def mount():
    return ""
leave = mount
'''
# An application that waits for keys in a menu until it has had enough of them. Its function for
# reading a line stands for a board, where Ctrl-C is no letter.
DEVICE = b"""
import sys
def line():
    text = ""
    while text[-1:] != "\\n":
        text += sys.stdin.read(1)
        if text[-1] == "\\x03":
            raise KeyboardInterrupt
    return text
def start():
    words = ["k"]
    while words[0] != "x":
        if words[0] == "k":
            print("@ Menu", 4000, 20000 if len(words) == 1 else -1, 1, 0, 0, 4500, 0, 0)
        elif words[0] == "h":
            print("GC: total: 9000, used: 1000, free: 8000")
            print(" No. of 1-blocks: 1, max blk sz: 2, max free sz: 30")
            print("stack 5000")
        elif words[0] == "c":
            print("check 1234 0")
        else:
            print("paint", 40000, 21000)
        words = line().split()
"""
DEVICE_OF_BOTS = b"""
def start():
    class board:
        relinker = None
    run_on(board)
def drop_boot():
    pass
"""
GUEST = b"""class Over(BaseException):
    pass
class Wire:
    def __init__(self, stack, settings, reads_heap):
        self.connect = None
class Stack:
    def __init__(self, memory, end):
        pass
def begin_in(device, folder, connect):
    open(folder + "/settings.dat", "w").close()
    print("clock", 200000000)
"""
BOTS = b"""def decisions(relinker, game, counts):
    for level, count in counts:
        print("level", level)
        for number in range(count):
            print("think", 1000 * number, 500)
"""
WAITS = b"""def waits(board, game, level):
    for thought in (0, 400000):
        print("wait deal tapped", 250000, 0)
        print("wait lap", 1000000 + thought, thought)
    print("waited")
"""
TEACHING = b"""def lessons(board, stack, game, rounds, looks):
    print("teach hint", 250000, 20000, 90000 * looks, 5000 * looks)
    for number in rounds:
        print("teach review", number, 2500000, 18000, 80000 * looks, 6000 * looks)
    print("taught")
"""
GUESTS = {
    "lib/tools/probe/chip.py": GUEST,
    "lib/tools/probe/chip_bots.py": BOTS,
    "lib/tools/probe/chip_teaching.py": TEACHING,
    "lib/tools/probe/chip_waits.py": WAITS,
}


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """Stand for what tools.build makes; return the folder of what goes on a board."""
    main = {"main.py": MAIN, "lib/app/device.py": DEVICE}
    tree_of(tmp_path / "beside", {**FILES, **main, **GUESTS})
    (tmp_path / "tree.map").write_text("app.core.loop a=hear\n")

    monkeypatch.setattr(building, "build", lambda *_, **__: tmp_path / "tree")
    monkeypatch.setattr(building, "up_to_date", lambda *_, **__: tmp_path / "tree")
    monkeypatch.setattr(building, "build_loose", lambda board, out, **_: tmp_path / "beside")
    return tree_of(tmp_path / "tree", {**FILES, **main})


class Keys:
    """A tour of a few keys in the menu; `what` happens at the third."""

    def __init__(self, what=None):
        self.game = 0
        self.asked = 0
        self._what = what

    def key(self, scene):
        assert scene == "Menu"
        self.asked += 1
        if self.asked == 3 and self._what:
            self._what()
        return "DOWN" if self.asked < 5 else None


@pytest.fixture
def tour(monkeypatch):
    """Return a function that takes what happens in the middle of the next tour."""

    def plan(what=None):
        monkeypatch.setattr(chip_play, "tour", lambda *_: Keys(what))

    plan()
    return plan


def test_a_firmware_with_tessera_in_it(tmp_path, monkeypatch):
    monkeypatch.setattr(board_folder, "modules", lambda *_: ({}, ""))
    ours = board_folder.fingerprint({})
    with FakeBoard(tmp_path, frozen=("display_pack", ours)) as board:
        assert installed(board, tmp_path) == ("display_pack", None)
    with FakeBoard(tmp_path, frozen=("any", ours)) as board:
        with pytest.raises(UsageError, match=r"choose with its keys$"):
            installed(board, tmp_path)
        put(board, "/data/board", b"picosystem")
        assert installed(board, tmp_path) == ("picosystem", None)
    other = FakeBoard(tmp_path, frozen=("display_pack", "0123"))
    with other as board, pytest.raises(UsageError, match="was not built from this checkout"):
        installed(board, tmp_path)


def installed(board, folder):
    with Board(board.port) as connected:
        return chip_board.installed(connected, connected.facts(), folder)


def run(board, *arguments):
    return command.run(chip.main, ["--port", board.port, "--game", "okey", *arguments])


def read(board, *arguments, restarts=1):
    """Run the tool and wait until the board has restarted: starting, it may keep its port."""
    starts = board.starts
    status = run(board, *arguments)
    assert board.wait_for_start(starts + restarts)
    return status


def install(board):
    """Install what stands for Tessera, and wait likewise."""
    starts = board.starts
    flash_rig.install(board)
    assert board.wait_for_start(starts + 1)


# On a board -------------------------------------------------------------------------------------


def test_a_board_is_read_and_left_as_it_was(board, toy, tour, capsys):
    put(board, "/data/settings.dat", b"the player's")
    install(board)
    before = hashes(board)
    capsys.readouterr()
    assert read(board, "--readings", "heap,times", restarts=2) == 0
    said = capsys.readouterr().out
    assert "waveshare_lcd13 on Raspberry Pi Pico with RP2040, micropython 1.28.0, 200 MHz" in said
    assert "Start: 20 ms from main.py to the menu" in said
    assert "okey  Menu       1  8,000            480  5,000" in said
    assert "okey  Menu   40.0  21.0  61.0" in said
    assert hashes(board) == before


def test_bots_are_read(board, toy, capsys):
    tree_of(toy, {"lib/app/device.py": DEVICE_OF_BOTS})
    install(board)
    assert read(board, "--readings", "bots") == 0
    said = capsys.readouterr().out
    assert "okey  hard           60    30.0  57.0   59.0            0.5" in said


def test_waits_are_read(board, toy, capsys):
    tree_of(toy, {"lib/app/device.py": DEVICE_OF_BOTS})
    install(board)
    assert read(board, "--readings", "waits") == 0
    said = capsys.readouterr().out
    rows = [line.split() for line in said.splitlines() if line.startswith("okey")]
    assert rows == [
        ["okey", "deal", "tapped", "2", *["250.0"] * 6, *["0.0"] * 3],
        ["okey", "lap", "2", *["1400.0"] * 3, *["1000.0"] * 3, *["400.0"] * 3],
    ]


def test_teaching_is_read(board, toy, capsys, monkeypatch):
    monkeypatch.setattr(chip_readings, "REVIEWS", {"okey": (7, 9)})
    tree_of(toy, {"lib/app/device.py": DEVICE_OF_BOTS})
    install(board)
    assert read(board, "--readings", "teaching") == 0
    said = capsys.readouterr().out
    rows = [line.split() for line in said.splitlines() if line.startswith("okey")]
    assert rows == [
        ["okey", "hint", "1", *["250.0"] * 3, "20.0", "90,000", "5,000"],
        ["okey", "review", "7", "1", *["2500.0"] * 3, "18.0", "not", "read", "not", "read"],
        ["okey", "review", "9", "1", *["2500.0"] * 3, "18.0", "not", "read", "not", "read"],
    ]


def stop():
    raise KeyboardInterrupt


def test_stopped_by_ctrl_c(board, toy, tour, capsys):
    install(board)
    before = hashes(board)
    tour(stop)
    assert read(board, "--readings", "heap") == 130
    assert capsys.readouterr().err == "\nStopped.\n"
    assert hashes(board) == before


def test_unplugged_in_the_middle(tmp_path, toy, tour, capsys):
    with FakeBoard(tmp_path) as board:
        install(board)
        before = hashes(board)
        tour(board.unplug)
        assert run(board, "--readings", "heap") == 2
    said = capsys.readouterr().err
    assert "the connection to the board broke" in said
    assert "still has /tessera-chip" in said
    with FakeBoard(tmp_path) as board:
        assert hashes(board) != before
        tour()
        assert read(board, "--readings", "heap") == 0
        assert hashes(board) == before


def test_a_boot_of_the_players_own_stays(board, toy, tour, capsys):
    put(board, "/boot.py", b"# mine\n")
    install(board)
    assert read(board, "--readings", "times") == 0
    assert get(board, "/boot.py") == b"# mine\n"
    assert "was not read" in capsys.readouterr().out


def test_the_boot_file_of_the_reset_removes_itself(board, toy):
    put(board, "/tessera-chip/tools/probe/chip.py", b"")
    put(board, "/boot.py", chip_board._BOOT_TEXT.encode())
    with chip_board.Board(board.port) as connected:
        connected.exec("import os; exec(open('/boot.py').read())")
    found = hashes(board)
    assert "/boot.py" not in found
    assert int(get(board, "/tessera-chip/reset")) >= 0


def test_a_failure_of_the_application_fails_the_tool(board, toy, tour, capsys):
    failing = DEVICE.replace(b'words = ["k"]', b"raise ValueError('no tile left')")
    tree_of(toy, {"lib/app/device.py": failing})
    install(board)
    capsys.readouterr()
    assert read(board, "--readings", "heap") == 1
    said = capsys.readouterr().out
    assert "FAILED in the start:" in said and "ValueError: no tile left" in said
    assert said.index("ValueError") < said.index("waveshare_lcd13 on Rasp"), "not said at once"


# Refusals ---------------------------------------------------------------------------------------


def refused(board, capsys, *arguments):
    """Return the sentence with which the tool refuses; the board stays as it is."""
    before = hashes(board)
    capsys.readouterr()
    assert run(board, *arguments) == 2
    assert hashes(board) == before
    return capsys.readouterr().err


def test_a_board_without_tessera(board, toy, capsys):
    put(board, "/note.txt", b"mine")
    assert refused(board, capsys) == (
        "Tessera is not on this board; python -m tools.flash puts it there.\n"
    )


def test_a_board_with_another_tessera(board, toy, capsys):
    install(board)
    tree_of(toy, {"lib/app/core/loop.py": b'NAME = "new"\n'})
    assert refused(board, capsys) == (
        "what is on the board is not what this checkout builds; "
        "python -m tools.flash brings it up to date.\n"
    )


def test_a_board_that_does_not_know_which_it_is(board, toy, capsys):
    install(board)
    with chip_board.Board(board.port) as connected:
        connected.remove("/data/board")
    assert refused(board, capsys) == (
        "no display has been chosen on this board yet; choose with its keys, or run "
        "python -m tools.flash --board NAME.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess"], "there is no game 'chess'; choose one of okey, koikoi, ceki.\n"),
        (
            ["--readings", "heap,"],
            "there is no reading ''; choose one of heap, times, waits, teaching, bots, matches.\n",
        ),
        (["--rounds", "-1"], "--rounds must be 1 or more, or 0 for whole matches.\n"),
        (["--matches", "0"], "--matches must be 1 or more.\n"),
        (
            ["--game", "okey", "--update"],
            "--update writes heap and times, waits, teaching, or bots, ",
        ),
        (["--speed", "hasty"], "there is no speed 'hasty'; choose one of slow, normal, fast, "),
    ],
)
def test_impossible_requests_are_refused(arguments, sentence, capsys):
    assert command.run(chip.main, ["--port", "/nowhere", *arguments]) == 2
    assert capsys.readouterr().err.startswith(sentence)


# Answers of the board, and their parsing --------------------------------------------------------


def test_the_output_of_mem_info_is_parsed():
    said = [
        "stack: 2604 out of 7936",
        "GC: total: 231424, used: 192160, free: 39264",
        " No. of 1-blocks: 1923, 2-blocks: 513, max blk sz: 1808, max free sz: 352",
    ]
    assert chip_play.free_of(said) == (39264, 352 * 16)
    with pytest.raises(ValueError, match="nothing that mem_info says"):
        chip_play.free_of(said[:2])


def test_the_stack_is_read_where_it_is_known():
    assert chip_play.stack_of("Raspberry Pi Pico with RP2040") == 0x20040000
    assert chip_play.stack_of("Raspberry Pi Pico2 with RP2350") == 0


class Script:
    """A board whose lines are known; a line for every answer comes after it."""

    def __init__(self, lines, answers=()):
        self.trouble = "ValueError: gone"
        self.answers = []
        self._lines = list(lines)
        self._later = list(answers)

    def start(self, code):
        pass

    def line(self):
        return self._lines.pop(0) if self._lines else None

    def answer(self, *words):
        self.answers.append(words)
        if self._later:
            self._lines += self._later.pop(0)

    def error(self):
        return "MemoryError: memory allocation failed"


def test_a_scene_that_cannot_be_painted_ends_the_walk():
    notes = Notes()
    menu = "@ Menu 1 2 3 0 0 4 0 0"
    script = Script(["share 4000", menu], [["@ Failure -1 -1 0 0 0 0 0 0"]])
    walk = chip_play.Walk(script, Keys(), notes, heap=False, times=True)
    assert not walk.go(0, "normal")
    assert notes.share == 4000
    assert notes.failures == [
        Failure(Place("okey", "Menu"), "MemoryError: memory allocation failed")
    ]
    assert script.answers == [("d",), ("k", 2), ("x",)]


def test_an_application_that_ends_is_reported():
    notes = Notes()
    script = Script(["@ Menu 1 2 3 0 0 4 0 0"], [["Traceback"]])
    assert not chip_play.Walk(script, Keys(), notes, heap=True, times=False).go(0, "normal")
    assert notes.failures == [Failure(Place("okey", "Menu"), "Traceback\nValueError: gone")]


def test_the_tables_have_what_was_read():
    menu, table = Place("-", "Menu"), Place("okey", "Table")
    notes = Notes()
    notes.share = 3120
    notes.start_us = 1790400
    notes.looks = [Look(menu, 120000, 50000, 6000), Look(table, 40000, 9000, 6800)]
    notes.looks.append(Look(table, 38000, 12000, 0))
    notes.presses = [
        Press(menu, "DOWN", "Menu", 30000, -1, 1, 0, 0, 50000, 0, 0),
        Press(menu, "OK", "Table", 5000, 2060000, 9, 2, 1, 90000, 0, 0),
        Press(table, "OK", "Table", -1, -1, 0, 0, 0, 0, 0, 0),
        Press(table, "UP", "Table", 8000, -1, 1, 0, 0, 8200, 0, 0),
        Press(table, "LEFT", "Table", 22000, -1, 40, 5, 1, 70500, 31, 2),
    ]
    notes.paints = [Paint(menu, 71000, 21000)]
    notes.thoughts = [Thought("okey", "hard", us, us // 2) for us in (3000, 1000, 2000)]
    notes.failures = [Failure(Place("ceki", "Heap"), "MemoryError\n")]
    lines = chip_tables.start(notes, 180)
    lines += chip_tables.heap(notes) + chip_tables.keys(notes) + chip_tables.paint(notes)
    lines += chip_tables.frames(notes) + chip_tables.bots(notes)
    lines += chip_tables.failures(notes, lambda text: text + " (read)")
    assert "\n".join(lines) == EXPECTED


EXPECTED = """
Start: 1,790 ms from main.py to the menu on the glass
with 180 ms of the firmware before: 1,970 ms from reset

Heap after a collection and stack, bytes: the least free and the deepest of each scene
The reading itself takes 3,120 of the heap.
game  scene  times     free  largest piece  stack
-     Menu       1  120,000         50,000  6,000
okey  Table      2   38,000          9,000  6,800

Key to the first change on its way to the glass, ms; and 0 to 4 of sleep before it
game  scene  key   times  median  95 %  worst
-     Menu   move      1    30.0  30.0   30.0
-     Menu   OK        1     5.0   5.0    5.0
okey  Table  move      2    22.0  22.0   22.0

Key to the first picture of another scene, ms (NewMatch to Table: Deal)
game  scene  then   times  median    95 %   worst
-     Menu   Table      1  2060.0  2060.0  2060.0

A whole scene, ms
game  scene  draw  show  both
-     Menu   71.0  21.0  92.0

Frames that change the picture at the table
game  frames  above 33 ms  above 66 ms  longest, ms  with pieces on their way  above 33 ms
okey      41            5            1         70.5                        31            2

Bots, ms: the engine alone, decisions that leave a choice
game  level  decisions  median  95 %  worst  longest slice
okey  hard           3     2.0   3.0    3.0            1.5

FAILED in ceki, Heap:
MemoryError
 (read)"""


def test_a_missed_budget_says_by_how_much():
    notes = Notes()
    notes.start_us = 600000
    table = Place("okey", "Table")
    notes.looks = [Look(table, 60000, 9000, 0), Look(table, 58000, 12000, 0)]
    notes.looks.append(Look(Place("okey", chip_play.LOADED), 46080, 0, 0))
    notes.presses = [
        Press(Place("okey", "NewMatch"), "OK", "Table", 5000, 700400, 9, 2, 1, 90000, 0, 0),
        Press(table, "LEFT", "Table", 24000, -1, 40, 5, 1, 70500, 100, 2),
    ]
    spent = (3000, 9_000_000)
    notes.lessons = [Lesson("ceki", f"review {us}", us, 9000, None, None) for us in spent]
    taken = Readings("a board", "picosystem", False, 180, notes, Notes(), {})
    assert budgets.scenes(taken) == SCENES
    assert budgets.teaching(taken) == TEACHING
    assert budgets.waits(taken) == budgets.bots(taken) == BARE
    notes.waits = [Wait("okey", "lap tapped", 400000 + 30000 * n, 20000 * n) for n in range(20)]
    assert budgets.waits(taken) == WAITED


WAITED = """\
| | budget | okey | koikoi | ceki | missed by |
|---|---|---|---|---|---|
| lap tapped, with thinking, median | 500 | 700 |  |  | 200 |
| the same, 95th percentile | 800 | 970 |  |  | 170 |
| of that a bot thinks, median |  | 200 |  |  |  |

a board.
"""
BARE = """\
| | budget | okey | koikoi | ceki | missed by |
|---|---|---|---|---|---|

a board.
"""
SCENES = """\
| | budget | okey | koikoi | ceki | missed by |
|---|---|---|---|---|---|
| reset to the menu | 750 | 780 |  |  | 30 |
| opening a game | 850 | 700 |  |  |  |
| free heap while a game opens, KB | at least 50 | 45 |  |  | 5 |
| free heap at other times, KB | at least 50 | 57 |  |  |  |
| an arrow to the first changed pixel, median | 20 | 24 |  |  | 4 |
| the same, worst | 40 | 24 |  |  |  |
| later than 33 ms, of 1,000 frames with moving pieces | 10 | 20 |  |  | 10 |

a board.
"""
TEACHING = """\
| | budget | okey | koikoi | ceki | missed by |
|---|---|---|---|---|---|
| review, the 95th percentile of 100 rounds | 8,000 |  |  | 9,000 | 1,000 |
| the longest review |  |  |  | 9,000 |  |
| the longest slice of thinking | 25 |  |  | 9 |  |

a board.
"""


def test_no_readings_no_tables():
    notes = Notes()
    for lines in (chip_tables.heap(notes), chip_tables.keys(notes), chip_tables.paint(notes)):
        assert lines == []
    assert chip_tables.start(notes, None) == []
    assert chip_tables.frames(notes) + chip_tables.bots(notes) == []
