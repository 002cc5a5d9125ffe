"""The page that leads onto a Pico: it puts Tessera on a board, and takes matches along."""

# ruff: noqa: F401 - a fixture is imported, and used by its name

import base64
import json
import pathlib
import random
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
from tests.host.bootsel import UsbBoard, firmware
from tests.host.browser import ALL, DESKTOP, long
from tests.host.fake_board import FakeBoard
from tests.host.flash_rig import (
    get,
    get_all,
    hashes,
    impatient,
    put,
    put_all,
    tree_of,
    wanted,
)
from tests.host.serial_bridge import Bridge
from tools.build import building, trees
from tools.device import plan as flash_plan
from tools.device.board import ON_DEVICE, Entry, Facts
from tools.web import pico_pages

pytestmark = pytest.mark.usefixtures("impatient")

UNFINISHED = ON_DEVICE / "unfinished.py"
SEATS = {"okey": ("human", "easy", "easy", "hard"), "koikoi": ("human", "easy")}
VERSION = building.version()
STOCK = firmware()
FIRMWARE = firmware("picosystem")
MAIN = b'"""Starts Tessera: a device runs this file."""\nprint("it runs")\n'
OURS = {
    "/main.py": MAIN,
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
def release(web_folder, tmp_path_factory):
    """A release with a firmware for the PicoSystem, and files in English and German for others."""
    out = tmp_path_factory.mktemp("release")
    shutil.copytree(web_folder, out / "web")
    firmware = tree_of(out / "firmware", {"a.uf2": FIRMWARE.file}) / "a.uf2"
    for code in ("en", "de"):
        tree = tree_of(out / pico_pages.PACKS / code, pack_of(code))
        (tree / pico_pages.LIST).write_text(json.dumps(wanted(tree)))
    titles = dict.fromkeys(pico_pages.texts(), "On a Pico")
    own = pico_pages.Firmware("picosystem", firmware.name, 2048, flash_plan.sha256(firmware))
    pico_pages.write(out / "web", titles, pico_pages.Hosted([own], ("en", "de")))
    return out


def pack_of(code):
    """Return the files of a toy for a language: path below the root -> bytes."""
    return {
        "main.py": MAIN,
        "lib/tessera.lang": f"en,{code}\n{VERSION}\n".encode(),
        "lib/tessera.mpy": b"the importer",
        "lib/tessera.pack": code.encode() * 6000,
        "lib/tessera_boot.pack": bytes(range(256)) * 8,
    }


@pytest.fixture(scope="module")
def address(release):
    with browser.serving(release) as served:
        yield served + "web/"


@pytest.fixture
def desk(chromium, address, tmp_path):
    """A player at the page; nothing may be written to the console."""
    context = chromium.new_context(**DESKTOP)
    made = Desk(context, address, tmp_path)
    yield made
    context.close()
    assert made.noise == []


@pytest.fixture
def putting(desk):
    """The player at the part that puts Tessera on a board."""
    desk.part = "put"
    return desk


@pytest.fixture
def board(tmp_path):
    with FakeBoard(tmp_path) as made:
        yield made


class Desk:
    """A browser whose player has the page open.

    part: of the page, "put" or "take", that the player uses
    """

    def __init__(self, context, address, folder):
        self.context = context
        self.address = address
        self.folder = folder
        self.bridge = Bridge(context, None)
        self.part = "take"
        self.noise = []
        self.page = context.new_page()
        self.page.on("console", lambda message: self.noise.append(message.text))
        self.page.on("pageerror", lambda error: self.noise.append(str(error)))
        self.page.goto(address + "pico/")

    @property
    def told(self):
        return self.page.text_content(f"#{self.part} .told")

    @property
    def labels(self):
        return self.page.locator(f"#{self.part} .answers button").all_text_contents()

    def choose(self, display):
        self.page.select_option("#display", display)

    def press(self, label):
        """Press a button, and wait until there is something to press again; return the text."""
        self.page.click(f"#{self.part} button:text-is('{label}')")
        self.page.wait_for_selector(f"#{self.part} .answers button")
        self.bridge.settle()
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
        found.append(saved.in_journal(store.journal(game), game))
    assert not [name for name in read(folder) if ".bad" in name]
    return found


def assert_known(found, records):
    """Assert that matches are as they were, but for the proof that nobody knew their deals."""
    for one, before in zip(found, records, strict=True):
        assert before.secret and not one.secret and not one.cut
        assert (one.seed, one.bot_seed, one.seats) == (before.seed, before.bot_seed, before.seats)
        assert list(one.actions) == list(before.actions)


def install(board, files=OURS):
    put_all(board, files)


def data_of(board):
    """Return the player's files on a board, name -> bytes."""
    paths = [path for path in hashes(board) if path.startswith("/data/")]
    found = get_all(board, [path for path in paths if path != "/data/board"])
    return {path[6:]: data for path, data in found.items()}


def fill(board, files):
    put_all(board, {f"/data/{name}": data for name, data in files.items()})


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
    assert desk.page.locator("#take li").count() == 2, "what was replaced is kept"
    desk.page.reload()
    desk.page.wait_for_selector("#take li")
    assert desk.page.locator("#take li").count() == 2


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
    for percent in (5, 50, 93) if ALL else (5, 93):  # the last time the files are renamed
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


RUNNING = (
    ({}, {"/main.py": UNFINISHED.read_bytes()}, "Tessera is only half on"),
    ({"name": "circuitpython"}, {}, "This board runs circuitpython (rp2)."),
    ({"platform": "esp32"}, {}, "This board runs micropython (esp32)."),
    ({}, {}, "This Pico runs MicroPython without Tessera."),
    ({}, {"/main.py": b"import thermometer\n"}, "This Pico runs another program than"),
    ({}, {**OURS, "/lib/tessera.lang": b"en\n0.0.9\n"}, "This Pico runs Tessera 0.0.9, and"),
    ({"frozen": ("picosystem", "ab")}, {}, f"This Pico runs Tessera {VERSION}."),
)


@pytest.mark.parametrize(("settings", "files", "told"), RUNNING if ALL else RUNNING[:1])
def test_the_page_says_what_runs_on_a_board(desk, tmp_path, settings, files, told):
    desk.fill({"settings.dat": b"mine"})
    with FakeBoard(tmp_path, **settings) as board:
        install(board, files)
        assert desk.connect(board).startswith(told)
        assert ("Copy to the Pico" in desk.labels) == ("runs Tessera" in told)


def test_without_a_board_or_permission_the_page_says_why(desk, board):
    assert desk.connect(None).startswith("No Pico was chosen.")
    desk.bridge.may_open = False
    assert desk.connect(board).startswith("The port cannot be opened")


def test_a_board_that_does_not_answer_is_told_apart(putting, board):
    board.deaf = True
    putting.bridge.board = board
    putting.page.clock.install()
    putting.page.click("#put .answers button")
    while not putting.labels:
        putting.page.clock.fast_forward(60_000)
    assert putting.told.startswith("The board does not answer as MicroPython does.")


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
    for part in ("put", "take"):
        page.wait_for_selector(f"#{part} .told:has-text('Serve un browser')")
        assert page.locator(f"#{part} button").count() == 0
    page.close()


def hosted(release, code):
    """Return path on the board -> SHA-256 of the files of a pack."""
    return json.loads((release / pico_pages.PACKS / code / pico_pages.LIST).read_text())


# Putting Tessera on a board: files ---------------------------------------------------------------


def test_files_are_put_on_a_board_and_later_only_those_that_differ(putting, board, release):
    files = {"settings.dat": b"mine"}
    fill(board, files)
    starts = board.starts
    assert putting.connect(board) == (
        f"This Pico runs MicroPython without Tessera. This page has version {VERSION}."
    )
    assert putting.press("Put Tessera on it").startswith("Choose your display first")
    putting.choose("waveshare_lcd13")
    told = putting.press("Put Tessera on it")
    assert told == "Done. Files copied and compared: 6. The Pico restarts."
    assert board.wait_for_start(starts + 1) and b"it runs" in board.output
    installed = hashes(board)
    assert get(board, "/data/board") == b"waveshare_lcd13"
    assert installed.items() >= hosted(release, "en").items()
    before = board.received
    putting.connect(board)
    assert putting.page.input_value("#display") == "waveshare_lcd13"
    assert putting.press("Put Tessera on it") == "Everything is up to date. The Pico restarts."
    putting.connect(board)
    putting.page.select_option("#put .more select", "de")
    assert putting.press("Put Tessera on it").startswith("Done. Files copied and compared: 4.")
    assert board.received - before < 3 * len(pack_of("de")["lib/tessera.pack"])
    assert {**installed, **hosted(release, "de")} == hashes(board)
    assert putting.connect(board).startswith(f"This Pico runs Tessera {VERSION}.")
    assert putting.page.input_value("#put .more select") == "de", "its language stays"
    assert putting.press("Disconnect") == "The Pico restarts."
    assert data_of(board) == files


@long
def test_a_cable_that_comes_off_while_files_are_put_on_a_board(putting, board, release, tmp_path):
    def begin(board):
        """Connect a board; return how many bytes it has received."""
        putting.connect(board)
        putting.choose("picopad")
        return board.received

    (tmp_path / "other").mkdir()
    with FakeBoard(tmp_path / "other") as other:
        before = begin(other)
        putting.press("Put Tessera on it")
        whole = other.received - before
    ours = hosted(release, "en")
    saves = {"settings.dat": b"mine"}
    fill(board, saves)
    put(board, "/main.py", b"import thermometer\n")
    for eighth in range(1, 8):
        board.cut_after = begin(board) + whole * eighth // 8
        told = putting.press("Put Tessera on it")
        if told.startswith("Done"):
            break
        assert told.startswith("The cable came off."), eighth
        board.unplug()
        board.cut_after = None
        board.plug_in()
        found = hashes(board)
        if found.get("/main.py") == ours["/main.py"]:
            assert found.items() >= ours.items()
        assert data_of(board).items() >= saves.items()
    board.cut_after = None
    begin(board)
    putting.press("Put Tessera on it")
    found = hashes(board)
    assert found.items() >= ours.items()
    assert get(board, "/main-before-tessera.py") == b"import thermometer\n"
    assert [path for path in found if path.endswith(".new")] == []
    assert data_of(board) == saves


def test_a_full_board_gets_no_files(putting, tmp_path):
    with FakeBoard(tmp_path, blocks=24) as board:
        fill(board, {"settings.dat": b"mine"})
        before = hashes(board)
        putting.connect(board)
        putting.choose("picopad")
        told = putting.press("Put Tessera on it")
        assert told.startswith("The Pico has too little room for Tessera.")
        assert hashes(board) == before


_NO_SPACE = """async () => {
  const { Board } = await import("./board.mjs");
  const { run } = Board.prototype;
  Board.prototype.run = function (code) {
    return run.call(this, code.startsWith("file.write") ? "raise OSError(28)" : code);
  };
}"""


@long
def test_a_flash_that_fills_in_the_middle_of_a_file(putting, board):
    putting.connect(board)
    putting.choose("picopad")
    putting.page.evaluate(_NO_SPACE)
    told = putting.press("Put Tessera on it")
    assert told.startswith("The Pico has too little room for Tessera.")


READY = (
    ({"release": (1, 25, 0)}, {}, "The files need MicroPython 1.26 to 1."),
    ({"mpy": 6 | 2 << 8 | 4 << 10}, {}, "The files need MicroPython 1.26 to 1."),
    ({"mpy": 6 | 3 << 8 | 11 << 10}, {}, "The files need MicroPython 1.26 to 1."),
    ({"frozen": ("picopad", "ab")}, {}, "Tessera is in this Pico's firmware"),
    ({}, {"/lib/hal/own.py": b"mine"}, "The Pico has another program's file where"),
    ({"release": (1, 30, 0)}, {}, "Done. Files copied and compared: 6. MicroPython 1.30.0 is"),
    (
        {},
        {"/main.py": b"import thermometer\n"},
        "Done. Files copied and compared: 6. The program that was there is now called "
        "/main-before-tessera.py.",
    ),
)


@pytest.mark.parametrize(("settings", "files", "told"), READY if ALL else READY[:2])
def test_the_page_says_whether_a_board_can_run_the_files(putting, tmp_path, settings, files, told):
    with FakeBoard(tmp_path, **settings) as board:
        install(board, files)
        putting.connect(board)
        putting.choose("picopad")
        assert putting.press("Put Tessera on it").startswith(told)
        if not told.startswith("Done"):
            assert hashes(board).keys() == files.keys()


@long
def test_a_file_of_the_host_that_is_missing_or_wrong_changes_nothing(putting, board, release):
    pack_file = release / pico_pages.PACKS / "en" / "lib" / "tessera.pack"
    whole = pack_file.read_bytes()
    board_before = hashes(board)
    for change in (lambda: pack_file.write_bytes(whole[:-1]), pack_file.unlink):
        change()
        putting.connect(board)
        putting.choose("picopad")
        told = putting.press("Put Tessera on it")
        assert told.startswith("tessera.pack cannot be loaded, or is not what belongs here")
        assert hashes(board) == board_before
    pack_file.write_bytes(whole)
    putting.noise[:] = [line for line in putting.noise if "404" not in line]


_LOADED_AND_KEPT = """async (pack) => {
  const { load } = await import("./host.mjs");
  await load(JSON.parse(document.getElementById("told").textContent).folder + pack);
  const kept = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
  }
  return [Boolean(navigator.serviceWorker.controller), kept];
}"""


def test_the_service_worker_keeps_no_files_for_a_board(desk):
    desk.page.goto(desk.address)
    desk.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    desk.page.goto(desk.address + "pico/")
    is_served, kept = desk.page.evaluate(_LOADED_AND_KEPT, "en/lib/tessera.pack")
    assert is_served and desk.address + "core.rom" in kept
    assert [url for url in kept if "packs/" in url or "pico/" in url] == []


def test_a_foreign_board_and_one_that_cannot_be_opened_are_named(putting, tmp_path):
    assert putting.connect(None).startswith("No Pico was chosen.")
    with FakeBoard(tmp_path, platform="esp32") as board:
        assert putting.connect(board).startswith("This board runs micropython (esp32).")
        putting.bridge.may_open = False
        assert putting.connect(board).startswith("The port cannot be opened")


def test_keys_alone_do_it_and_meanwhile_the_other_part_rests(putting, board):
    page = putting.page
    putting.bridge.board = board
    rests = "document.getElementById('take').inert"

    def press(key, label):
        page.keyboard.press(key)
        page.wait_for_selector(f"#put button:text-is('{label}'):focus")

    page.focus("#put .answers button")
    assert not page.evaluate(rests)
    press("Enter", "Put Tessera on it")
    assert page.evaluate(rests)
    press("Tab", "Disconnect")
    press("Enter", "Connect the Pico")
    assert not page.evaluate(rests)


def test_the_time_left_is_told_in_the_language_of_the_page(chromium, address):
    page = chromium.new_page()
    page.goto(address + "pico/de/")
    said = """async (all) => {
      const { timeLeft } = await import("../desk.mjs");
      return all.map(([share, elapsed]) => timeLeft(share, elapsed));
    }"""
    times = [(0.01, 9000), (0.5, 2000), (0.5, 42_000), (0.1, 30_000)]
    assert page.evaluate(said, times) == ["", "", "Noch etwa 50 Sekunden", "Noch etwa 5 Minuten"]
    page.close()


_PLANS = """async (boards) => {
  const { install, neededBytes } = await import("./plan.mjs");
  const map = (items) => new Map(Object.entries(items));
  const plain = ([does, what, file]) => (file ? [does, what, file.sum] : [does, what]);
  return boards.map(({ wanted, unfinished, profile, facts, found }) => {
    const steps = install(map(wanted), unfinished, profile, facts, map(found));
    return [steps.map(plain), neededBytes(steps, map(found), facts.block)];
  });
}"""


def test_the_page_plans_as_the_flash_tool_does(desk, tmp_path):
    rng = random.Random(7)
    packs = [tree_of(tmp_path / code, pack_of(code)) for code in ("en", "de")]
    boards, answers = [], []
    for _ in range(300):
        tree, facts, found = any_board(rng, packs)
        profile = rng.choice((None, "picopad"))
        steps = flash_plan.install(tree, profile, facts, found)
        needed = flash_plan.needed_bytes(steps, found, facts.block)
        answers.append([[as_step(step) for step in steps], needed])
        texts = {name: getattr(facts, name) for name in ("main", "board")}
        texts = {name: text and text.decode() for name, text in texts.items()}
        own = {"block": facts.block, "free": facts.free, "root": facts.root, **texts}
        board = {"profile": profile, "facts": own, "unfinished": as_told(UNFINISHED)}
        board["wanted"] = {path: as_told(file) for path, file in trees.files(tree).items()}
        board["found"] = {path: {"size": e.size, "sum": e.sha256} for path, e in found.items()}
        boards.append(board)
    assert desk.page.evaluate(_PLANS, boards) == answers


def any_board(rng, packs):
    """Return a pack, and the Facts and files of a board: with some files of any pack, or strange.

    It may be half installed or full, or have another program, or old files of ours.
    """
    tree = rng.choice(packs)
    known = [path for one in packs for path in trees.files(one).items()]
    known += [("/lib/app/a.py", tree / "main.py"), ("/lib/hal/b.py", UNFINISHED)]
    there = dict(rng.sample(known, rng.randrange(len(known))))
    own = trees.files(tree)["/main.py"]
    there["/main.py"] = rng.choice((None, UNFINISHED, own, tree / "lib" / "tessera.mpy"))
    found = {path: entry_of(file) for path, file in there.items() if file}
    for home in ("/lib/app", "/lib/hal"):
        if any(path.startswith(home) for path in there) or rng.random() < 0.2:
            found[home] = Entry(0, None)
    names = ("data", "lib", "main.py.new", "main-before-tessera.py")
    facts = Facts(
        **{
            **dict.fromkeys(Facts._fields),
            "block": 4096,
            "free": rng.choice((3, 40, 300)) * 4096,
            "root": [name for name in names if rng.random() < 0.5],
            "main": there["/main.py"] and there["/main.py"].read_bytes()[:64],
            "board": rng.choice((None, b"picopad", b"picosystem")),
        }
    )
    return tree, facts, found


def entry_of(file):
    return Entry(file.stat().st_size, flash_plan.sha256(file))


def as_told(file):
    """Return a file of the host as the page has it; of its bytes only the number counts here."""
    return {"bytes": {"length": file.stat().st_size}, "sum": flash_plan.sha256(file)}


def as_step(step):
    """Return a step of the flash tool as the page has it."""
    kind = type(step).__name__
    if kind == "Copy":
        return ["copy", step.target, flash_plan.sha256(step.source)]
    if kind == "Check":
        return ["check", [list(pair) for pair in step.hashes.items()]]
    names = {"MakeFolder": "folder", "Remove": "remove", "RemoveFolder": "remove folder"}
    return [names.get(kind, "run"), step[0]]


# Putting Tessera on a board: a firmware ----------------------------------------------------------


@pytest.fixture
def usb(tmp_path):
    """A board with stock MicroPython that can become a drive."""
    (tmp_path / "media").mkdir()
    with UsbBoard(tmp_path, tmp_path / "media", STOCK, FIRMWARE) as made:
        yield made


def become_drive(desk, board):
    """Let the page have the board become a drive; return the bytes of the file that it saved."""
    desk.connect(board)
    desk.choose("picosystem")
    with desk.page.expect_download() as download:
        told = desk.press("Put Tessera on it")
        if told.startswith("Saves stay. Any other files"):
            told = desk.press("Put Tessera on it")
    assert told.startswith("a.uf2 is among your downloads. Drag it onto the drive RPI-RP2.")
    assert download.value.suggested_filename == "a.uf2"
    board.wait_until_it_is_a_drive()
    return pathlib.Path(download.value.path()).read_bytes()


def drag(board, data):
    """Put a file on the drive as which a board waits."""
    (board.drive / "a.uf2").write_bytes(data)
    board.wait_until_it_is_back()


def test_a_firmware_is_put_on_a_board_and_its_saves_come_back(putting, usb, tmp_path):
    files, _ = player(tmp_path / "player")
    fill(usb, files)
    data = become_drive(putting, usb)
    assert data == FIRMWARE.file
    with putting.page.expect_download() as download:
        putting.press("Save the file again")
    assert pathlib.Path(download.value.path()).read_bytes() == data
    assert putting.page.locator("#put img").count() == 1, "the picture that shows what to do"
    assert putting.connect(usb).startswith("The port cannot be opened"), "it is a drive yet"
    assert putting.labels == ["Connect the Pico", "Save the file again"]
    drag(usb, data)
    told = putting.connect(usb)
    assert told == (
        f"Saved files on the Pico, all compared: {len(files)}. This Pico runs Tessera 0.1.0. "
        "The Pico restarts."
    )
    assert data_of(usb) == files
    assert putting.labels == ["Connect the Pico"]
    assert putting.connect(usb).startswith(f"This Pico runs Tessera {VERSION}.")


@long
def test_saves_come_back_to_another_page_with_the_cable_pulled(putting, usb, tmp_path):
    files, _ = player(tmp_path / "player")
    fill(usb, files)

    def pulled(does, count):
        """Do something, and pull the cable after the board has received some bytes more."""
        usb.cut_after = usb.received + count
        assert does().startswith("The cable came off."), count
        usb.cut_after = None
        usb.plug_in_anew()

    putting.connect(usb)
    putting.choose("picosystem")
    putting.press("Put Tessera on it")
    pulled(lambda: putting.press("Put Tessera on it"), 2000)
    assert data_of(usb) == files
    drag(usb, become_drive(putting, usb))
    putting.page.reload()
    putting.page.wait_for_selector("#put .answers button")
    for count in (6000, 12_000):
        pulled(lambda: putting.connect(usb), count)
    assert putting.connect(usb).startswith("Saved files on the Pico, all compared")
    assert data_of(usb) == files


@long
def test_a_board_that_gets_no_firmware_is_as_it_was(putting, usb):
    fill(usb, {"settings.dat": b"mine"})
    become_drive(putting, usb)
    usb.plug_in_anew()
    told = putting.connect(usb)
    assert told.startswith(
        "Saved files on the Pico, all compared: 1. This Pico runs MicroPython without Tessera."
    )
    assert "Put Tessera on it" in putting.labels
    putting.press("Disconnect")
    assert data_of(usb) == {"settings.dat": b"mine"}


@long
def test_a_newer_firmware_leaves_what_was_played_meanwhile(putting, usb):
    usb.take(FIRMWARE)
    usb.plug_in_anew()
    fill(usb, {"settings.dat": b"old"})
    drag(usb, become_drive(putting, usb))
    fill(usb, {"settings.dat": b"new"})
    assert putting.connect(usb).startswith("The Pico was used meanwhile: what is on it stays")
    assert data_of(usb) == {"settings.dat": b"new"}
    (copy,) = putting.page.evaluate(_COPIES)
    assert {name: bytes(data) for name, data in copy} == {"settings.dat": b"old"}


@long
def test_both_parts_put_saves_back_on_a_moved_file_system(putting, usb):
    fill(usb, {"settings.dat": b"old"})
    drag(usb, become_drive(putting, usb))
    fill(usb, {"settings.dat": b"new"})
    putting.part = "take"
    assert "What was saved on it meanwhile is kept below." in putting.connect(usb)
    putting.press("Disconnect")
    putting.part = "put"
    assert putting.labels == ["Connect the Pico"], "nothing waits any more"
    assert data_of(usb) == {"settings.dat": b"old"}
    newest = putting.page.evaluate(_COPIES)[0]
    assert {name: bytes(data) for name, data in newest} == {"settings.dat": b"new"}


@long
def test_a_board_that_had_no_saves_keeps_what_was_played(putting, usb):
    drag(usb, become_drive(putting, usb))
    fill(usb, {"settings.dat": b"new"})
    putting.connect(usb)
    assert data_of(usb) == {"settings.dat": b"new"}


def test_another_firmware_than_the_right_one_is_not_begun(putting, usb, release):
    file = release / "firmware" / "a.uf2"
    file.write_bytes(b"half")
    fill(usb, {"settings.dat": b"mine"})
    putting.connect(usb)
    putting.choose("picosystem")
    assert putting.press("Put Tessera on it").startswith("a.uf2 cannot be loaded, or is not")
    file.write_bytes(FIRMWARE.file)
    assert not usb.is_drive and data_of(usb) == {"settings.dat": b"mine"}


def test_another_chip_gets_files_in_place_of_the_firmware(putting, tmp_path):
    with FakeBoard(tmp_path, machine="Raspberry Pi Pico 2 with RP2350") as board:
        putting.connect(board)
        putting.choose("picosystem")
        assert putting.press("Put Tessera on it").startswith("Done. Files copied and compared: 6.")


def test_by_hand_the_file_of_the_display_is_saved(desk):
    desk.page.click("#file")
    assert desk.page.text_content("#file-told").startswith("Choose your display first")
    desk.choose("picopad")
    desk.page.click("#file")
    assert desk.page.text_content("#file-told").startswith("There is no file here")
    desk.choose("picosystem")
    with desk.page.expect_download() as download:
        desk.page.click("#file")
    assert pathlib.Path(download.value.path()).read_bytes() == FIRMWARE.file
