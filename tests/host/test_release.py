"""make release: the same bytes again, all files listed, licences beside the firmware."""

# ruff: noqa: F401, F811 - fixtures are imported, and used by their names

import functools
import hashlib
import http.server
import json
import re
import socket
import threading

import pytest
from mpremote import main as mpremote_main

from sim.command import run
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import FILES, impatient, tree_of
from tools.build import building, pack_languages
from tools.firmware import checkout as checkouts
from tools.firmware import image
from tools.release import __main__ as release
from tools.release import folder, licences

VERSION = building.version()
CONDITIONS = "Redistribution and use in source and binary forms"
LICENCES = {
    "LICENSE": "MicroPython's licence\n",
    "lib/pico-sdk/LICENSE.TXT": f"Copyright R\n\n{CONDITIONS}\n",
    "lib/tinyusb/LICENSE": "TinyUSB's licence\n",
    "lib/littlefs/lfs2.h": "/*\n * (c) the authors\n * SPDX: BSD-3-Clause\n */\n#ifndef LFS2_H\n",
}


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A folder with the licences of a checkout, from which a stand-in builds firmware files."""
    root = tmp_path / "micropython"
    for name, text in LICENCES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    monkeypatch.setattr(checkouts, "refuse", lambda *_: None)

    def build(source, board, profile, languages):
        path = image.OUT / f"tessera-{profile}-{board}.uf2"
        path.write_bytes(f"{profile} {folder.os.environ['SOURCE_DATE_EPOCH']}".encode() * 999)
        return [f"{path.name}: the image has 800 of 1280 KB"]

    monkeypatch.setattr(image, "firmware", build)
    return root


@pytest.fixture
def out(tmp_path, monkeypatch, impatient):
    """Where the release is written, made of toys."""
    web = tree_of(tmp_path / "web", {"index.html": b"the page", "pico/index.html": b"steps"})
    monkeypatch.setattr(folder, "OUT", tmp_path / "dist")
    monkeypatch.setattr(folder.interpreter, "is_here", lambda: True)

    def page(say, hosted):
        """Note in the page which files it leads to."""
        (web / "index.html").write_text(json.dumps(hosted))
        return web

    monkeypatch.setattr(folder.site, "build", page)

    def build(board, languages):
        own = {"lib/board.py": board.encode(), "lib/tessera.lang": ",".join(languages).encode()}
        return tree_of(tmp_path / board, {**FILES, **own})

    monkeypatch.setattr(building, "up_to_date", build)
    return tmp_path / "dist"


def made(*words):
    return run(release.main, ["--version", VERSION, *words])


def content(out):
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file()
    }


def test_a_release_has_the_same_bytes_again_and_needs_no_network(
    out, checkout, monkeypatch, capsys
):
    def refuse(*_, **__):
        raise AssertionError("the network was used")

    monkeypatch.setattr(socket, "socket", refuse)
    assert made("--micropython", str(checkout)) == 0
    found = content(out)
    assert made("--micropython", str(checkout)) == 0
    assert content(out) == found
    told = capsys.readouterr()
    assert "KeyError" not in told.err
    assert "picosystem-RPI_PICO.uf2: the image has 800 of 1280 KB\n" in told.out
    for name in building.choices():
        assert f"packs/{name}/package.json" in found
        assert (f"firmware/tessera-{VERSION}-{name}.uf2" in found) == (name != building.ANY)


def test_all_files_are_in_the_sums_and_linked(out, checkout):
    assert made("--micropython", str(checkout), "--boards", "picopad,any") == 0
    found = content(out)
    lines = found.pop("SHA256SUMS").decode().splitlines()
    assert {line[66:]: line[:64] for line in lines} == {
        name: hashlib.sha256(data).hexdigest() for name, data in found.items()
    }
    page = found["index.html"].decode()
    for link in re.findall('href="([^"]+)"', page):
        assert link in (*found, "SHA256SUMS")
    assert "Hold BOOTSEL" in page and "PicoPad" in page
    name = f"tessera-{VERSION}-picopad.uf2"
    size = len(found["firmware/" + name])
    own = ["picopad", name, size, hashlib.sha256(found["firmware/" + name]).hexdigest()]
    assert json.loads(found["web/index.html"]) == [[own], list(pack_languages.every())]
    assert page.count("<tr>") == 3  # a firmware and two packs
    assert found["firmware/licences/TinyUSB.txt"] == b"TinyUSB's licence\n"
    littlefs = f"(c) the authors\nSPDX: BSD-3-Clause\n\n{CONDITIONS}\n"
    assert found["firmware/licences/littlefs.txt"].decode() == littlefs
    assert found["CHANGELOG.md"].decode().startswith(f"# Tessera {VERSION}\n")


def test_without_a_checkout_there_is_no_firmware(out):
    assert made("--boards", "picopad") == 0
    found = content(out)
    assert not any(name.startswith("firmware") for name in found)
    assert "BOOTSEL" not in found["index.html"].decode()
    assert "web/pico" not in found["index.html"].decode()
    assert json.loads(found["web/index.html"]) is None


def test_the_page_has_files_in_each_language_to_put_on_a_board(out):
    assert made("--boards", "any", "--lang", "de,tr") == 0
    found = content(out)
    assert "web/pico" in found["index.html"].decode()
    assert json.loads(found["web/index.html"]) == [[], ["en", "de", "tr"]]
    for code, languages in (("en", b"en"), ("de", b"en,de"), ("tr", b"en,tr")):
        folder = f"packs/any/{code}"
        assert found[f"{folder}/lib/tessera.lang"] == languages
        listed = json.loads(found[f"{folder}/files.json"])
        assert listed == {
            name.removeprefix(folder): hashlib.sha256(data).hexdigest()
            for name, data in found.items()
            if name.startswith(folder) and not name.endswith("files.json")
        }


def test_a_missing_part_is_named_in_one_sentence(out, checkout, monkeypatch, capsys):
    (checkout / "lib/tinyusb/LICENSE").unlink()
    assert made("--micropython", str(checkout)) == 2
    assert "lacks lib/tinyusb/LICENSE, a licence of the firm" in capsys.readouterr().err
    (checkout / "lib/littlefs/lfs2.h").write_text("/* nothing */")
    (checkout / "lib/tinyusb/LICENSE").write_text("")
    assert made("--micropython", str(checkout)) == 2
    assert "the licence of littlefs is not found" in capsys.readouterr().err
    assert not out.exists()
    assert run(release.main, ["--version", "99"]) == 2
    assert f"the sources are version {VERSION}, not 99" in capsys.readouterr().err
    assert made("--boards", "gameboy") == 2
    assert "there is no board 'gameboy'" in capsys.readouterr().err
    monkeypatch.setattr(folder.interpreter, "is_here", lambda: False)
    assert made() == 2
    assert "run make web once" in capsys.readouterr().err


def test_a_changelog_with_the_version_gives_that_part():
    log = "# Log\n\n## Unreleased\n\n- New.\n\n## 1.0\n\n### Playing\n\n- Old.\n"
    assert folder.changes(log, "1.0") == "# Tessera 1.0\n\n### Playing\n\n- Old.\n"
    with pytest.raises(folder.UsageError, match=r"has no part 3\.0 or Unreleased"):
        folder.changes("# Log\n\n## 1.0\n\n- Old.\n", "3.0")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def test_mip_installs_from_the_address_of_a_release(out, tmp_path, monkeypatch, capsys):
    assert made("--boards", "picopad") == 0
    handler = functools.partial(Quiet, directory=out)
    with (
        http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server,
        FakeBoard(tmp_path) as board,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/packs/picopad/package.json"
        words = ["mpremote", "connect", board.port, "mip", "install", address]
        monkeypatch.setattr("sys.argv", words)
        assert not mpremote_main.main()
        words[3:] = ["fs", "cat", ":/lib/board.py"]
        capsys.readouterr()
        assert not mpremote_main.main()
        assert capsys.readouterr().out == "picopad"
        server.shutdown()
