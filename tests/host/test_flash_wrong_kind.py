"""A board on which a folder stands where a file belongs, or a file where a folder does."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import pytest

from sim import command
from tests.host.flash_rig import BOARD, board, impatient, put, run, tree
from tools import export, stats
from tools.device import board as device

pytestmark = pytest.mark.usefixtures("impatient")

FOLDERS = ("/main.py", "/main.py.new", "/data/board")
FILES = ("/lib", "/data")


@pytest.mark.parametrize("path", FOLDERS + FILES)
def test_it_is_named_in_a_sentence_and_left_alone(board, tree, path, tmp_path, capsys):
    with device.Board(board.port) as connected:
        if connected.scan(path):
            connected.remove(path)
    if path in FILES:
        put(board, path, b"mine")
    else:
        put(board, path + "/mine.txt", b"mine")
    backup = tmp_path / "backup"
    backup.mkdir()
    (backup / "settings.dat").write_bytes(b"")
    commands = [
        ["--board", BOARD],
        ["--board", BOARD, "--dry-run"],
        ["--uninstall"],
        ["--backup", str(tmp_path / "saved")],
        ["--restore", str(backup)],
    ]
    for asked in commands:
        status = run(board, *asked)
        said = capsys.readouterr().err
        assert status == 2 and path in said and said.count("\n") == 1, asked
    for tool, words in ((export, ["okey"]), (stats, [])):
        assert command.run(tool.main, [*words, "--port", board.port]) == 2
        assert path in capsys.readouterr().err
    with device.Board(board.port) as connected:
        mine = path if path in FILES else path + "/mine.txt"
        assert connected.read(mine) == b"mine"
