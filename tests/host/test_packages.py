"""What mip installs is all there is; package.json is up to date."""

import json

import pytest
from mpremote import main as mpremote_main
from mpremote import mip

from tests.host.fake_board import FakeBoard
from tools import build, built, packages
from tools.common import cli
from tools.device import plan as flash_plan


class Folder:
    """A transport of mpremote's that writes into a folder here."""

    def __init__(self, folder):
        self.folder = folder

    def fs_exists(self, path):
        return (self.folder / path.lstrip("/")).exists()

    def fs_mkdir(self, path):
        (self.folder / path.lstrip("/")).mkdir()

    def fs_writefile(self, path, data, progress_callback=None):
        (self.folder / path.lstrip("/")).write_bytes(data)


def test_package_json_is_up_to_date(capsys):
    assert cli.run(packages.main, ["--check"]) == 0, capsys.readouterr().out


def test_mip_installs_the_source(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    mip._install_json(Folder(tmp_path), str(packages.PACKAGE), "", "/lib", None, True)
    installed = {path: file.read_bytes() for path, file in built.files(tmp_path).items()}
    urls = json.loads(packages.PACKAGE.read_text("utf-8"))["urls"]
    assert installed == {"/lib/" + name: (build.ROOT / url).read_bytes() for name, url in urls}


def test_version_comes_first_so_that_half_an_installation_is_known_as_ours():
    urls = json.loads(packages.source_package())["urls"]
    assert flash_plan.is_installed(None, {"/lib/" + urls[0][0]})


def test_mip_installs_a_build_on_a_board(tmp_path, monkeypatch, capsys):
    tree = tmp_path / "toy"
    for name in (
        "main.py",
        "lib/app/shell/version.mpy",
        "lib/app/core/loop.mpy",
        "lib/engine/okey/bot.mpy",
    ):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_bytes(name.encode())
    monkeypatch.setattr(build, "build", lambda board: tree)
    (tmp_path / "toy.json").write_text(packages.board_package("toy"))
    with FakeBoard(tmp_path) as board:
        for command in (
            ["mip", "install", str(tmp_path / "toy.json")],
            ["fs", "cat", ":/lib/engine/okey/bot.mpy"],
        ):
            monkeypatch.setattr("sys.argv", ["mpremote", "connect", board.port, *command])
            assert not mpremote_main.main()
    said = capsys.readouterr().out
    assert said.endswith("lib/engine/okey/bot.mpy")
    assert "main.py" not in said


def test_refusals(capsys):
    assert cli.run(packages.main, ["--board", "gameboy"]) == 2
    assert "there is no board 'gameboy'" in capsys.readouterr().err


@pytest.mark.parametrize("stale", [True, False])
def test_check_says_when_it_is_out_of_date(tmp_path, monkeypatch, capsys, stale):
    path = tmp_path / "package.json"
    path.write_text("{}" if stale else packages.source_package())
    monkeypatch.setattr(packages, "PACKAGE", path)
    assert cli.run(packages.main, ["--check"]) == int(stale)
    assert ("out of date" in capsys.readouterr().out) == stale
