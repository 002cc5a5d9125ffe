"""mip installs on a board exactly what tools.build made for it."""

import json

import pytest
from mpremote import main as mpremote_main

from sim.command import run
from tests.host.fake_board import FakeBoard
from tools import packages
from tools.build import building

FILES = ("lib/tessera.mpy", "lib/tessera.pack", "lib/tessera_boot.pack", "main.py")


@pytest.fixture(name="tree")
def _tree(tmp_path, monkeypatch):
    """A folder as tools.build makes it."""
    tree = tmp_path / "toy"
    (tree / "lib").mkdir(parents=True)
    for name in FILES:
        (tree / name).write_bytes(name.encode())
    monkeypatch.setattr(building, "up_to_date", lambda board, **_: tree)
    return tree


@pytest.fixture(name="mpremote")
def _mpremote(monkeypatch, capsys):
    """A function that runs mpremote on a board; returns what it prints."""

    def told(board, *words):
        monkeypatch.setattr("sys.argv", ["mpremote", "connect", board.port, *words])
        assert not mpremote_main.main()
        return capsys.readouterr().out

    return told


def install(mpremote, board, folder, count=None):
    """Install a folder, or no more than its first files, as if it were cut off then."""
    package = json.loads((folder / "package.json").read_text("utf-8"))
    package["urls"] = package["urls"][:count]
    (folder / "part.json").write_text(json.dumps(package), "utf-8")
    mpremote(board, "mip", "install", str(folder / "part.json"))


def test_mip_installs_a_folder_on_a_board(tmp_path, tree, mpremote):
    folder = packages.write_folder("toy")
    with FakeBoard(tmp_path) as board:
        install(mpremote, board, folder)
        for name in FILES:
            assert mpremote(board, "fs", "cat", ":/" + name) == name


def test_an_update_has_room_if_old_and_new_together_have_not(tmp_path, tree, mpremote):
    with FakeBoard(tmp_path, blocks=48) as board:
        for filling in (b"1", b"2"):
            (tree / "lib" / "tessera.pack").write_bytes(filling * 24 * 4096)
            install(mpremote, board, packages.write_folder("toy"))
        said = mpremote(board, "exec", "print(open('/lib/tessera.pack').read(1))")
        assert said.strip() == "2"


def test_half_an_update_does_not_start(tmp_path, tree, mpremote):
    with FakeBoard(tmp_path) as board:
        folder = packages.write_folder("toy")
        install(mpremote, board, folder)
        number = len(json.loads((folder / "package.json").read_text("utf-8"))["urls"])
        for count in range(1, number):
            install(mpremote, board, folder, count)
            assert "half on this board" in mpremote(board, "fs", "cat", ":/main.py")
        install(mpremote, board, folder)
        assert mpremote(board, "fs", "cat", ":/main.py") == "main.py"


def test_the_folder_has_nothing_of_an_earlier_build(tree):
    (packages.write_folder("toy") / "lib" / "old.mpy").write_bytes(b"")
    assert not (packages.write_folder("toy") / "lib" / "old.mpy").exists()


def test_a_wrong_board_is_refused_with_a_sentence(capsys):
    assert run(packages.main, ["--board", "gameboy"]) == 2
    assert "there is no board 'gameboy'" in capsys.readouterr().err
    assert run(packages.main, []) == 2
