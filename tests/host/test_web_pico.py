"""The page that leads onto a Pico: a match goes from the browser to a board, and back."""

# ruff: noqa: F811 - fixtures are imported, and used by their names

import base64
import pathlib
import re
import shutil

import pytest

from app.core.match import Match
from app.shell import saved, shelf
from engine.record import of_log
from engine.seeds import dealt
from hal.store import Store
from sim.web.disk import Disk
from tests.host import browser
from tests.host.browser import DESKTOP
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import get, hashes, put
from tests.host.serial_bridge import Bridge
from tests.host.test_web import chromium, folder, playwright  # noqa: F401
from tools.build import building
from tools.web import pico_pages

SEATS = {"okey": ("human", "easy", "easy", "hard"), "koikoi": ("human", "easy")}
VERSION = building.version()
OURS = {
    "/main.py": b'"""Starts Tessera: a device runs this file."""\n',
    "/lib/tessera.lang": f"en,it\n{VERSION}\n".encode(),
    "/data/board": b"picosystem",
}
_PUT_INTO_PAGE = """async (files) => {
  const { write } = await import("./saves.mjs");
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  await write(new Map(Object.entries(files).map(([name, text]) => [name, bytes(text)])));
}"""
_PAGE_HAS = """async () => {
  const { read } = await import("./saves.mjs");
  return [...(await read())].map(([name, bytes]) => [name, Array.from(bytes)]);
}"""

_COPIES = """async () => {
  const { all } = await import("./copies.mjs");
  const { unpack } = await import("./saves.mjs");
  const plain = ([name, bytes]) => [name, Array.from(bytes)];
  return (await all()).map(({ content }) => [...unpack(content)].map(plain));
}"""


@pytest.fixture(scope="module")
def pico(folder, tmp_path_factory):
    """The page's files, with the pages that lead onto a Pico."""
    out = shutil.copytree(folder, tmp_path_factory.mktemp("pico") / "web")
    titles = dict.fromkeys(pico_pages.texts(), "On a Pico")
    pico_pages.write(out, titles, [("picosystem", "a.uf2", 2048)], "../firmware/")
    return out


@pytest.fixture(scope="module")
def address(pico):
    with browser.serving(pico) as served:
        yield served


@pytest.fixture
def desk(chromium, address, tmp_path):
    """A player at the page; nothing may be written to the console."""
    context = chromium.new_context(**DESKTOP)
    made = Desk(context, address, tmp_path)
    yield made
    context.close()
    assert made.noise == []


@pytest.fixture
def board(tmp_path):
    with FakeBoard(tmp_path) as made:
        yield made


class Desk:
    """A browser whose player has the page open."""

    def __init__(self, context, address, folder):
        self.context = context
        self.address = address
        self.folder = folder
        self.bridge = Bridge(context, None)
        self.noise = []
        self.page = context.new_page()
        self.page.on("console", lambda message: self.noise.append(message.text))
        self.page.on("pageerror", lambda error: self.noise.append(str(error)))
        self.page.goto(address + "pico/")

    @property
    def told(self):
        return self.page.text_content("#told")

    def press(self, label):
        """Press a button, and wait until there is something to press again; return the text."""
        self.page.click(f"button:text-is('{label}')")
        self.page.wait_for_selector("#answers button")
        return self.told

    def connect(self, board):
        self.bridge.board = board
        return self.press("Connect the Pico")

    def fill(self, files):
        """Put files into the page. files: name -> bytes."""
        coded = {name: base64.b64encode(data).decode() for name, data in files.items()}
        self.page.evaluate(_PUT_INTO_PAGE, coded)

    @property
    def files(self):
        """The files of the page, name -> bytes."""
        return {name: bytes(data) for name, data in self.page.evaluate(_PAGE_HAS)}


def play(store, game, secret, actions):
    """Begin a match of an unknown deal, play some actions, and leave it; return its Record."""
    match = Match(game, {}, SEATS[game], dealt(secret * 16, "42 chosen"), store)
    for number in range(actions):
        legal = match.state.legal_actions()
        match.act(legal[number % len(legal)])
        match.save()
    match.leave()
    return of_log(match.log)


def player(folder):
    """Return the files of a player, name -> bytes: two matches in play, and one on the shelf."""
    store = Store(str(folder))
    left = play(store, "okey", "ab", 5)
    assert shelf.leave(store, "okey") == ""
    records = [left, play(store, "okey", "cd", 70), play(store, "koikoi", "ef", 9)]
    store.save("settings", b"{}")
    return read(folder), records


def read(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def matches(folder, files):
    """Return the Records of the matches among some files: the one on the shelf, then in play."""
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    store = Store(str(folder))
    (left,) = shelf.look(store)
    found = [shelf.read(store, left.name)]
    for game in SEATS:
        assert not saved.resume(store, game).moves_lost
        found.append(saved.in_play(store, game))
    assert not [name for name in read(folder) if ".bad" in name]
    return found


def assert_known(found, records):
    """Assert that matches are as they were, but for the proof that nobody knew their deals."""
    for one, before in zip(found, records, strict=True):
        assert before.secret and not one.secret and not one.cut
        assert (one.seed, one.bot_seed, one.seats) == (before.seed, before.bot_seed, before.seats)
        assert list(one.actions) == list(before.actions)


def install(board, files=OURS):
    for path, data in files.items():
        put(board, path, data)


def data_of(board):
    """Return the player's files on a board, name -> bytes."""
    paths = [path for path in hashes(board) if path.startswith("/data/")]
    return {path[6:]: get(board, path) for path in paths if path != "/data/board"}


def fill(board, files):
    for name, data in files.items():
        put(board, f"/data/{name}", data)


def test_a_match_goes_to_a_board_and_back(desk, board, tmp_path):
    install(board)
    files, records = player(tmp_path / "player")
    desk.fill(files)
    starts = board.starts
    told = desk.connect(board)
    assert told == (
        f"This Pico runs Tessera {VERSION}. Files on the Pico: 0. "
        f"Files in this browser: {len(files)}."
    )
    assert desk.press("Copy to the Pico") == f"Done. Files: {len(files)}. The Pico restarts."
    assert board.wait_for_start(starts + 1)
    there = data_of(board)
    assert len(there) == len(files) and get(board, "/data/board") == b"picosystem"
    assert_known(matches(tmp_path / "there", there), records)
    assert desk.files == files, "the browser keeps its own as they are"
    desk.connect(board)
    told = desk.press("Copy to this browser")
    assert (
        told
        == f"Files in this browser that will be replaced: {len(files)}. A copy of them is kept."
    )
    assert desk.press("Leave as it is") == "The Pico restarts."
    assert desk.files == files
    desk.connect(board)
    desk.press("Copy to this browser")
    desk.press("Replace")
    assert desk.files == there
    playing = browser.Tab(desk.context, desk.address, "#koikoi")
    assert "Aki has taken" in playing.rest(), "the match goes on"
    playing.page.close()
    desk.press("Put back")
    assert desk.press("Replace") == f"Done. Files: {len(files)}."
    assert desk.files == files, "what comes back to where it was stays as it was"


def test_the_files_of_a_board_are_saved_and_put_back(desk, board, tmp_path):
    install(board)
    files, _ = player(tmp_path / "player")
    fill(board, {**files, "half.dat.restored": b"of an interruption"})
    desk.connect(board)
    with desk.page.expect_download() as download:
        assert desk.press("Save what is on the Pico").startswith("Done")
    content = pathlib.Path(download.value.path()).read_bytes()
    disk = Disk()
    disk.replace(content)
    assert disk.files == {**files, "board": b"picosystem"}
    fill(board, {"settings.dat": b"other", "sub/new.dat": b"new"})
    desk.connect(board)
    assert desk.press("Put back").endswith(
        f"will be replaced: {len(files) + 1}. This browser keeps them."
    )
    desk.press("Replace")
    assert data_of(board) == files
    assert desk.page.locator("#copies li").count() == 2, "what was replaced is kept"
    desk.page.reload()
    desk.page.wait_for_selector("#copies li")
    assert desk.page.locator("#copies li").count() == 2


def test_a_cable_that_comes_off_is_mended_by_doing_it_again(desk, board, tmp_path):
    files, records = player(tmp_path / "player")
    desk.fill(files)
    old = {"gone.dat": b"gone", "settings.dat": b"old"}

    def copy(board):
        """Copy to a board, up to the question."""
        desk.connect(board)
        desk.press("Copy to the Pico")
        return board.received

    (tmp_path / "other").mkdir()
    with FakeBoard(tmp_path / "other") as other:
        install(other)
        fill(other, old)
        before = copy(other)
        desk.press("Replace")
        whole = other.received - before
    install(board)
    fill(board, old)
    for percent in (5, 50, 93):  # the last time the files are renamed
        board.cut_after = copy(board) + whole * percent // 100
        assert desk.press("Replace").startswith("The cable came off."), percent
        board.unplug()
        board.cut_after = None
        board.plug_in()
    assert 0 < len([name for name in data_of(board) if name.endswith(".restored")]) < len(files)
    kept = {name: bytes(data) for name, data in desk.page.evaluate(_COPIES)[-1]}
    assert kept == {**old, "board": b"picosystem"}
    copy(board)
    assert desk.press("Replace").startswith("Done")
    assert_known(matches(tmp_path / "there", data_of(board)), records)


def test_a_full_board_is_left_as_it_was(desk, tmp_path):
    with FakeBoard(tmp_path, blocks=24) as board:
        install(board)
        fill(board, {"settings.dat": b"old"})
        desk.fill({f"a{number}.dat": bytes(3000) for number in range(20)})
        desk.connect(board)
        desk.press("Copy to the Pico")
        told = desk.press("Replace")
        assert told == "The Pico has no room for this. Nothing was replaced. The Pico restarts."
        assert data_of(board) == {"settings.dat": b"old"}


@pytest.mark.parametrize(
    ("settings", "files", "told"),
    (
        ({"name": "circuitpython"}, {}, "This board runs circuitpython (rp2)."),
        ({"platform": "esp32"}, {}, "This board runs micropython (esp32)."),
        ({}, {}, "This Pico runs MicroPython without Tessera."),
        ({}, {"/main.py": b"import thermometer\n"}, "This Pico runs another program than"),
        ({}, {**OURS, "/lib/tessera.lang": b"en\n0.0.9\n"}, "This Pico runs Tessera 0.0.9, and"),
        ({"frozen": ("picosystem", "ab")}, {}, f"This Pico runs Tessera {VERSION}."),
    ),
)
def test_the_page_says_what_runs_on_a_board(desk, tmp_path, settings, files, told):
    desk.fill({"settings.dat": b"mine"})
    with FakeBoard(tmp_path, **settings) as board:
        install(board, files)
        assert desk.connect(board).startswith(told)
        labels = desk.page.locator("#answers button").all_text_contents()
        assert ("Copy to the Pico" in labels) == ("runs Tessera" in told)


def test_without_a_board_or_permission_the_page_says_why(desk, board):
    assert desk.connect(None).startswith("No Pico was chosen.")
    desk.bridge.may_open = False
    assert desk.connect(board).startswith("The port cannot be opened")


def test_while_a_tab_plays_nothing_is_copied(desk, board):
    install(board)
    playing = browser.Tab(desk.context, desk.address, "#koikoi/0123456789abcdef")
    playing.wait(r"\b1/12\b")
    assert desk.connect(board).startswith("Tessera is open in another tab.")
    playing.page.close()
    assert re.search("Files in this browser: [1-9]", desk.connect(board))


def test_without_serial_ports_the_page_says_what_it_takes(chromium, address):
    page = chromium.new_page()
    page.add_init_script("Object.defineProperty(navigator, 'serial', { value: undefined })")
    page.goto(address + "pico/it/")
    page.wait_for_selector("#told:has-text('Serve un browser')")
    page.close()
