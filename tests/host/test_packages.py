"""mip installs on a board exactly what tools.build made for it."""

import json

import pytest
from mpremote import main as mpremote_main

from tests.host.fake_board import FakeBoard
from tools import packages
from tools.build import building, mip
from tools.common import cli

FILES = ("lib/tessera.mpy", "lib/tessera.pack", "lib/tessera_boot.pack", "main.py")


@pytest.fixture(name="tree")
def _tree(tmp_path, monkeypatch):
    """A folder as tools.build makes it."""
    tree = tmp_path / "toy"
    (tree / "lib").mkdir(parents=True)
    for name in FILES:
        (tree / name).write_bytes(name.encode())
    monkeypatch.setattr(building, "build", lambda board, **_: tree)
    return tree


def test_mip_installs_a_folder_on_a_board(tmp_path, tree, monkeypatch, capsys):
    folder = mip.write_folder("toy")
    with FakeBoard(tmp_path) as board:
        commands = [["mip", "install", str(folder / "package.json")]]
        commands += [["fs", "cat", ":/" + name] for name in FILES]
        said = []
        for command in commands:
            monkeypatch.setattr("sys.argv", ["mpremote", "connect", board.port, *command])
            assert not mpremote_main.main()
            said.append(capsys.readouterr().out)
    assert said[1:] == list(FILES)


def test_main_comes_last_so_that_half_an_installation_does_not_start(tree):
    folder = mip.write_folder("toy")
    urls = json.loads((folder / "package.json").read_text("utf-8"))["urls"]
    assert urls[-1] == ["../main.py", "main.py"]
    assert sorted(url for _, url in urls) == sorted(FILES)


def test_the_folder_has_nothing_of_an_earlier_build(tree):
    (mip.write_folder("toy") / "lib" / "old.mpy").write_bytes(b"")
    assert not (mip.write_folder("toy") / "lib" / "old.mpy").exists()


def test_a_wrong_board_is_refused_with_a_sentence(capsys):
    assert cli.run(packages.main, ["--board", "gameboy"]) == 2
    assert "there is no board 'gameboy'" in capsys.readouterr().err
    assert cli.run(packages.main, []) == 2
