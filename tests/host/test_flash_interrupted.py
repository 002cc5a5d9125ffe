"""Flashing that is broken off anywhere: nothing broken starts, and the next run repairs all."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import re
import subprocess
import sys
import time

import pytest

from sim.command import ROOT
from tests.host import micropython
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import (
    BOARD,
    FILES,
    MAIN,
    board,
    get,
    hashes,
    impatient,
    install,
    put,
    run,
    tree,
    tree_of,
    wanted,
    whole_or_halted,
)
from tests.sample import sampled
from tools.build import building
from tools.device import install as installing

pytestmark = pytest.mark.usefixtures("impatient")

UPDATE = dict(
    FILES,
    **{
        "main.py": MAIN + b"# 2\n",
        "lib/app/core/loop.py": b'NAME = "new"\n',
        "lib/engine/rng.py": bytes(range(255, -1, -1)) * 30,
        "lib/app/added.py": b"# added\n" * 900,
    },
)
del UPDATE["lib/hal/store.py"]


@pytest.fixture
def updates(tmp_path, monkeypatch):
    """Return a function that makes the tool install the old tree or the new one."""
    trees = [tree_of(tmp_path / "old", FILES), tree_of(tmp_path / "new", UPDATE)]

    def take(number):
        monkeypatch.setattr(building, "up_to_date", lambda *_, **__: trees[number])
        return trees

    return take


def repaired(board, updates):
    """Assert that nothing broken would start, that the next run repairs all, and that it runs."""
    whole_or_halted(board, updates(1))
    install(board)
    found = hashes(board)
    assert found.pop("/data/board")
    assert found == wanted(updates(1)[1])
    assert board.wait_for_start(board.starts)
    assert b"it is new" in board.output


@pytest.mark.parametrize("write", sampled([1, 9, 20], [1, 4, 9, 14, 20, 27]))
def test_power_cut_in_a_write_to_the_flash(tmp_path, updates, write, capsys):
    updates(0)
    with FakeBoard(tmp_path) as board:
        install(board)
    updates(1)
    with FakeBoard(tmp_path, cut_at=write) as board:
        status = run(board, "--board", BOARD)
        assert status == 2, "no flash write of that number"
        assert "the connection to the board broke" in capsys.readouterr().err
    with FakeBoard(tmp_path) as board:
        repaired(board, updates)


@pytest.mark.parametrize("count", sampled([20, 9000], [20, 3000, 9000, 15000]))
def test_an_update_goes_on_after_the_board_was_unplugged(tmp_path, updates, count, capsys):
    updates(0)
    with FakeBoard(tmp_path) as board:
        install(board)
    updates(1)
    with FakeBoard(tmp_path) as board:
        board.cut_after = count
        assert run(board, "--board", BOARD) == 2
        assert re.search("does not answer|connection .* broke", capsys.readouterr().err)
    with FakeBoard(tmp_path) as board:
        repaired(board, updates)


KILLED = """
import sys
from pathlib import Path
from tools.flash import __main__ as flash
from sim import command
from tools.build import building
building.up_to_date = lambda *_, **__: Path(sys.argv[2])
command.run(flash.main, ["--port", sys.argv[1], "--board", sys.argv[3]])
"""


@pytest.mark.parametrize("count", sampled([2500, 14000], [2500, 7777, 14000, 21000]))
def test_the_tool_is_killed(board, updates, count):
    trees = updates(0)
    install(board)
    board.deaf_after = (
        board.received + count
    )  # so that the tool gets no further before it is killed
    command = [sys.executable, "-c", KILLED, board.port, str(trees[1]), BOARD]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as tool:
        while not board.deaf and tool.poll() is None:
            time.sleep(0.01)
        assert tool.poll() is None, "it was done before"
        tool.kill()
    board.deaf, board.deaf_after = False, None
    repaired(board, updates)


def test_stopped_by_ctrl_c(board, tree, capsys, monkeypatch):
    def stop(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(installing, "check", stop)
        assert run(board, "--board", BOARD) == 130
    assert capsys.readouterr().err == "\nStopped. Run it again to finish.\n"
    assert board.wait_for_start(2), "the board was left stopped"
    whole_or_halted(board, [tree])
    install(board)


def test_an_interrupted_uninstall_is_finished(tmp_path, updates, capsys):
    updates(0)
    with FakeBoard(tmp_path) as board:
        put(board, "/main.py", b"print('mine')\n")
        install(board)
    with FakeBoard(tmp_path, cut_at=8) as board:
        assert run(board, "--uninstall") == 2
    with FakeBoard(tmp_path) as board:
        whole_or_halted(board, updates(0))
        assert run(board, "--uninstall") == 0
        assert set(hashes(board)) == {"/data/board", "/main.py"}
        assert get(board, "/main.py") == b"print('mine')\n"
