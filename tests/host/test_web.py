"""The page in Chromium: the same pictures as on a device, and saves that survive.

`make test` replays one recorded session on each kind of screen; `make web-test` replays all of
them, plays a whole match and whole rounds, and tries what is marked `long`.
"""

import base64
import contextlib
import functools
import gzip
import html
import http.server
import io
import json
import os
import pathlib
import random
import re
import shutil
import threading
import urllib.error
import urllib.request
import zlib

import pytest
import qrcode
from PIL import Image
from qrcode.util import MODE_8BIT_BYTE, QRData

from app.ceki import square
from app.texts.languages import LANGUAGES
from engine import seeds
from engine.ceki import bot as ceki_bot
from engine.ceki import state as ceki_state
from engine.contract import complete
from engine.games import GAMES, load, styles_of
from hal.contract import KEY_NAMES
from sim import limits
from sim.choices import boards
from sim.command import UsageError
from sim.launcher import read_session
from sim.web import challenge
from tests.host import browser
from tests.host.browser import DESKTOP, PHONE, Tab
from tests.host.listener import Listener
from tests.host.micropython import ROOT
from tools import frames
from tools.play import selfplay
from tools.web import game_pages, interpreter, measure, pico_pages, pictures, steps
from tools.web import server as web_server
from tools.web import site as web_site

SEED = "0123456789abcdef"
# A session of each screen class whose pictures are compared on the page's own canvas.
DRAWN = ("waveshare_lcd13_end", "display_pack2_end", "display_pack_end", "ssd1306_diy_end")


ALL = os.environ.get("WEB") == "all"
long = pytest.mark.skipif(not ALL, reason="make web-test tries it")


def checksums(session):
    """Return the recorded pictures of a session: name and checksum."""
    return [rest for _, word, rest in session.events if word == "shot"]


CALM = dict(DESKTOP, reduced_motion="reduce")  # then nothing moves

# Plays a session in a worker of its own, and returns name, checksum and picture of every shot.
_REPLAY = """async ([text, board]) => {
  const { Panel } = await import("./panel.mjs");
  const panel = new Panel(document.createElement("canvas"), board);
  const worker = new Worker("worker.mjs", { type: "module" });
  const shots = [];
  const heard = {
    colours: ({ hex }) => panel.recolour(hex),
    picture: ({ buffer }) => panel.show(buffer),
    shot: ({ name, crc }) => shots.push([name, crc, panel.canvas.toDataURL()]),
  };
  const failure = await new Promise((done) => {
    heard.replayed = () => done("");
    heard.failed = ({ text }) => done(text);
    worker.onmessage = ({ data }) => heard[data.kind]?.(data);
    worker.postMessage({ kind: "replay", text });
  });
  worker.terminate();
  return { shots, failure };
}"""


@pytest.fixture(scope="module")
def playwright():
    reason = browser.missing()
    if reason:
        print("skipped:", reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def chromium(playwright):
    running = browser.launch(playwright)
    yield running
    running.close()


@pytest.fixture(scope="module")
def folder(playwright, request):
    """The page's files."""
    try:
        interpreter.fetch()
    except UsageError as sorry:  # npm is there, and no network
        print("skipped:", sorry)
        pytest.skip(str(sorry))
    return request.getfixturevalue("site")


@pytest.fixture(scope="module")
def address(folder):
    with browser.serving(folder) as served:
        yield served


@pytest.fixture
def tab(chromium, address):
    """A function that opens the page in a new tab, of the same player each time.

    Whatever a tab writes to the console fails the test.
    """
    contexts = {}
    tabs = []

    def opened(fragment="", **settings):
        key = json.dumps(settings, sort_keys=True)
        if key not in contexts:
            contexts[key] = chromium.new_context(**(settings or DESKTOP))
        tabs.append(Tab(contexts[key], address, fragment))
        return tabs[-1]

    yield opened
    for context in contexts.values():
        context.close()
    assert [one.noise for one in tabs if one.noise] == []


@pytest.fixture(scope="module")
def stage(chromium, address):
    """A page in which sessions are replayed."""
    context = chromium.new_context()
    yield Tab(context, address)
    context.close()


def replayed(stage, name):
    session = read_session(frames.path_of(name))
    boards = stage.page.evaluate("fetch('site.json').then((answer) => answer.json())")["boards"]
    board = next(board for board in boards if board["name"] == session.board)
    with open(frames.path_of(name)) as file:
        came = stage.page.evaluate(_REPLAY, [file.read(), board])
    assert came["failure"] == ""
    return session, came["shots"]


@long
@pytest.mark.parametrize("name", [name for name in frames.names() if name not in DRAWN])
def test_a_session_gives_the_pictures_of_the_device(stage, name):
    session, shots = replayed(stage, name)
    assert [f"{shot} {crc}" for shot, crc, _ in shots] == checksums(session)


@pytest.mark.parametrize("name", DRAWN)
def test_the_page_draws_them_pixel_by_pixel(stage, name):
    session, shots = replayed(stage, name)
    assert shots and [f"{shot} {crc}" for shot, crc, _ in shots] == checksums(session)
    for shot, _, url in shots:
        drawn = Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))).convert("RGB")
        recorded = Image.open(f"{frames.FRAMES}/{name}/{shot}.png").convert("RGB")
        recorded = recorded.resize(drawn.size, Image.Resampling.NEAREST)
        assert drawn.tobytes() == recorded.tobytes(), shot


def test_every_language_has_every_sentence_of_the_page():
    folder = pathlib.Path(ROOT, "sim", "web")
    texts = json.loads((folder / "texts.json").read_text("utf-8"))
    assert sorted(texts) == sorted(LANGUAGES)
    code = "".join(path.read_text("utf-8") for path in (folder / "page").glob("*.mjs"))
    asked = set(re.findall(r'\bt\("(\w+)"\)', code)) | {"left", "right", "source", "pico"}
    asked |= {f"key_{key}" for key in KEY_NAMES}
    asked |= {f"{text}_{game}" for game in GAMES for text in ("about", "name")}
    asked |= {f"saves_{why}" for why in ("strange", "damaged", "large", "no_room")}
    for language, sentences in texts.items():
        assert set(sentences) == asked, language


def test_the_bytes_of_a_start_are_counted_as_a_host_packs_them(tmp_path):
    page = b"<!doctype html>" + 999 * b"words "
    (tmp_path / "index.html").write_bytes(page)
    line = measure.Line(tmp_path)
    with web_server.make(tmp_path, 0, measure.handler(line)) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        address = f"http://localhost:{served.server_address[1]}/"
        for line.kind in measure.KINDS[:1] + measure.KINDS[-1:]:
            with urllib.request.urlopen(address) as answer:
                assert answer.headers["Content-Type"] == "text/html"
                assert gzip.decompress(answer.read()) == page
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(address + "missing.mjs")
        served.shutdown()
    packed = len(gzip.compress(page, 9))
    assert line.requests == 3 and line.sent == {"index.html": 2 * packed}
    assert line.sizes() == {"page": packed}


def test_it_is_small_enough(folder):
    assert web_site.packed_size(folder) < web_site.BUDGET
    sizes = measure.Line(folder).sizes()
    first = sum(sizes[name] for name in ("interpreter", "page", "core.rom"))
    first += max(sizes[f"{game}.rom"] for game in GAMES)
    first += max(sizes[f"{language}.rom"] for language in LANGUAGES)
    assert first < web_site.FIRST_BUDGET


def test_each_game_has_a_page_with_its_rules_in_every_language(folder):
    for game in GAMES:
        assert Image.open(folder / game / "preview.png").size == pictures.PREVIEW_SIZE
        titles = set()
        for language in LANGUAGES:
            path = folder / game_pages.folder_of(game, language) / "index.html"
            page = path.read_text("utf-8")
            titles.add(page.partition('name="description" content="')[2].partition('"')[0])
            assert page.count("<h2>") > 4 and page.count("hreflang=") == len(LANGUAGES)
            assert page.count("<main>") == page.count("</main>") == 1
            assert "https://" not in page and "og:image" not in page and "@" not in page
            for link in re.findall(r'(?:href|src)="([^"#]*)', page):  # each leads to a file
                there = path.parent / link
                assert (there / "index.html" if there.is_dir() else there).is_file(), link
        assert len(titles) == len(LANGUAGES)


def test_with_its_address_a_page_of_a_game_has_a_preview(tmp_path):
    texts = json.loads(pathlib.Path(ROOT, "sim", "web", "texts.json").read_text("utf-8"))
    game_pages.write(tmp_path, texts, "https://example.org/t/")
    page = (tmp_path / "koikoi" / "it" / "index.html").read_text("utf-8")
    assert '"og:image" content="https://example.org/t/koikoi/preview.png"' in page
    assert '<link rel="canonical" href="https://example.org/t/koikoi/it/">' in page
    for language in LANGUAGES:
        there = "https://example.org/t/" + game_pages.folder_of("koikoi", language)
        assert f'<link rel="alternate" hreflang="{language}" href="{there}">' in page


@long
def test_with_its_address_the_first_page_has_a_preview(folder, tmp_path):
    index = (folder / "index.html").read_text("utf-8")
    assert "https://" not in index and "og:image" not in index and "@" not in index
    out = web_site.build(tmp_path / "web", address="https://example.org/t/")
    index = (out / "index.html").read_text("utf-8")
    assert '"og:image" content="https://example.org/t/preview.png"' in index
    assert '"og:url" content="https://example.org/t/"' in index and "@" not in index
    assert Image.open(out / "preview.png").size == pictures.PREVIEW_SIZE
    assert "preview" not in (out / "service.js").read_text("utf-8")


def test_every_colon_of_the_page_is_in_its_texts():
    """A language has its own: French a space before it, Japanese a wide one."""
    for path in pathlib.Path(ROOT, "sim", "web", "page").glob("*.mjs"):
        assert not re.search(r't\("\w+"\)\}[^`]*:', path.read_text("utf-8")), path.name


def test_a_french_sign_of_two_parts_stays_in_its_line():
    folder = pathlib.Path(ROOT, "sim", "web")
    for name in ("texts.json", "pico.json"):
        french = json.loads((folder / name).read_text("utf-8"))["fr"]
        for sentence in [*french.pop("said", {}).values(), *french.values()]:
            assert not re.search(r"[^\u00a0][:;!?]", sentence), sentence


FIRMWARE = [
    pico_pages.Firmware("picosystem", "a.uf2", 1_700_864, "12" * 32),
    pico_pages.Firmware("waveshare_lcd13", "b.uf2", 2048, "34" * 32),
]
HOSTED = pico_pages.Hosted(FIRMWARE, ("en", "de"))


def test_three_steps_put_it_on_a_pico_in_every_language(tmp_path):
    spoken = pico_pages.texts()
    assert sorted(spoken) == sorted(LANGUAGES)
    pico_pages.write(tmp_path, dict.fromkeys(spoken, "On a Pico"), HOSTED)
    english = dict(spoken["en"]["said"])
    for language, sentences in spoken.items():
        said = sentences["said"]
        assert list(sentences) == list(spoken["en"]) and list(said) == list(english)
        for name, text in english.items():
            assert sorted(re.findall(r"{\w+}", said[name])) == sorted(re.findall(r"{\w+}", text))
        path = tmp_path / game_pages.folder_of("pico", language) / "index.html"
        page = path.read_text("utf-8")
        assert "@" not in page and "PicoSystem" in page and "(a.uf2, 1661 KB)" in page
        shown = [html.escape(text) for name, text in sentences.items() if name != "said"]
        assert all(text in page for text in shown + [json.dumps(said, ensure_ascii=False)])
        files = [
            (path.parent / link).resolve() for link in re.findall(r'(?:href|src)="(.*?)"', page)
        ]
        assert [one.name for one in files if one.suffix == ".uf2"] == ["a.uf2", "b.uf2"]
        for one in files:
            if one.suffix in (".uf2", ".txt"):  # beside the folder of the page
                assert one.relative_to(tmp_path.parent / "firmware")
            elif one.suffix == ".mjs":
                assert one.is_file()
            elif one.suffix == ".png" and one.parent == tmp_path / "pico":
                assert Image.open(one).size == steps.SIZE


def test_a_page_for_a_pico_has_only_the_ways_that_it_has_files_for(tmp_path):
    titles = dict.fromkeys(pico_pages.texts(), "On a Pico")
    for packs, firmware in ((("en",), []), ((), FIRMWARE)):
        out = tmp_path / str(len(packs))
        out.mkdir()
        pico_pages.write(out, titles, pico_pages.Hosted(firmware, packs))
        page = (out / "pico" / "it" / "index.html").read_text("utf-8")
        assert ("BOOTSEL" in page) == ("licences/" in page) == bool(firmware)
        displays = re.findall('<option value="(.+?)"', page)
        assert displays == ([*boards(), "any"] if packs else ["picosystem", "waveshare_lcd13"])


@long
def test_with_a_release_the_first_card_leads_onto_a_pico(chromium, tmp_path):
    with browser.serving(web_site.build(tmp_path / "web", hosted=HOSTED)) as address:
        context = chromium.new_context(locale="it-IT", **DESKTOP)
        reading = context.new_page()
        noise = []
        reading.on("console", lambda message: noise.append(message.text))
        reading.goto(address)
        reading.click("#card >> text=Installa Tessera su un Pico")
        reading.wait_for_selector("h1:has-text('Installa Tessera su un Pico')")
        sizes = "Array.from(document.images, (one) => one.naturalWidth)"
        assert reading.evaluate(sizes) == [steps.SIZE[0]] * steps.COUNT
        assert noise == []
        context.close()


def test_the_page_of_a_game_leads_to_its_table(chromium, address):
    context = chromium.new_context(locale="it-IT", **DESKTOP)
    reading = context.new_page()
    noise = []
    reading.on("console", lambda message: noise.append(message.text))
    reading.goto(address + "ceki/it/")
    assert reading.get_attribute("html", "lang") == "it"
    assert reading.evaluate("document.images[0].naturalWidth") == pictures.PREVIEW_SIZE[0]
    reading.click("text=Gioca")
    reading.wait_for_selector("#notice-text:has-text('Ceki')")
    reading.click("text=Tutti i giochi")
    assert noise == []
    context.close()


@long
def test_a_whole_match_by_touch(tab):
    phone = tab("#koikoi/" + SEED, reduced_motion="reduce", **PHONE)
    phone.wait(r"\b1/12\b")
    for _ in range(600):
        if "Again" in phone.touch("OK"):
            break
    assert "Again" in phone.lines
    scores = [int(score) for score in re.findall(r"^[12]\. \w+ (\d+)$", phone.lines, re.M)]
    rows = re.findall(r"^(?:[A-Z]\w+ )?(\d+(?: \d+)*)$", phone.lines, re.M)
    months = sum(range(1, 13))  # the row that numbers them; the others have the points won in them
    assert len(scores) == 2
    assert sum(int(number) for row in rows for number in row.split()) == months + sum(scores)
    phone.touch("BACK")
    phone.wait("Okey\nKoi-Koi\nCeki")
    assert "Resume" not in phone.lines


@long  # keys that play a hand badly, over and over; at Okey the cursor leaves an empty place.
@pytest.mark.parametrize(
    ("game", "keys", "next_one"),
    (("okey", ("OK", "F2", "OK", "RIGHT"), "Round 2"), ("ceki", ("OK",), "Hand 2/6")),
)
def test_a_round_by_touch(tab, game, keys, next_one):
    phone = tab(f"#{game}/{SEED}", reduced_motion="reduce", **PHONE)
    phone.wait("1")
    for number in range(1500):
        is_bill = "Replay" in phone.lines  # where F2 opens the review
        if next_one in phone.touch("OK" if is_bill else keys[number % len(keys)]):
            break
    assert next_one in phone.lines


# Collects what a screen reader is given to say.
_HEAR = """window.heard = [];
new MutationObserver((list) => {
  for (const { addedNodes } of list) for (const node of addedNodes) heard.push(node.textContent);
}).observe(document.getElementById("said"), { childList: true });"""


class Ear:
    """Hears the page's live region, and presses the keys of the keyboard that it names."""

    def __init__(self, tab):
        self._tab = tab
        tab.page.evaluate(_HEAR)

    def hear(self):
        self._tab.rest()
        return "\n".join(self._tab.page.evaluate("heard.splice(0)"))

    def press(self, name):
        codes = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown"}
        self._tab.type(codes.get(name, "Key" + name))


@long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_round_by_what_is_said(tab, game):
    desk = tab("", **CALM)
    desk.wait("Okey\nKoi-Koi\nCeki")
    ear = Ear(desk)
    desk.page.evaluate(f"location.hash = '#{game}/fedcba9876543210'")
    desk.wait("1")
    listener = Listener(ear)
    listener.play()
    assert len(listener.turns) > 3
    assert desk.page.get_attribute("#device", "role") == "application"


def test_a_finger_on_the_picture_touches_swipes_and_rests(tab):
    phone = tab(**PHONE)
    phone.wait("Okey\nKoi-Koi\nCeki")
    phone.page.tap("#card [aria-label=Close]")
    finger = Finger(phone.page)
    finger.swipe(0, 60)
    phone.wait("Flower cards")
    finger.swipe(0, -60)
    phone.wait("Sets and runs of tiles")
    finger.tap(*KOIKOI_ROW)
    phone.wait("Flower cards")
    finger.tap(*KOIKOI_ROW)
    phone.wait("Never played Koi-Koi?")
    phone.touch("BACK")
    phone.wait("Which rules do you know?")
    phone.touch("OK")
    phone.wait("Koi-Koi: new match")
    finger.down()  # and rests: OK goes down
    phone.wait(r"\bMonth\b|1/12")
    finger.up()


@long
def test_a_card_is_drawn_by_a_finger(tab):
    phone = tab("#ceki/" + SEED, reduced_motion="reduce", **PHONE)
    phone.wait("1/6")
    while "Draw" not in phone.rest():
        phone.touch("OK")
    finger = Finger(phone.page)
    x, y = square.STOCK
    finger.go(x + 4, y + 4)
    finger.down()
    phone.page.wait_for_timeout(300)  # a swift stroke is a swipe
    scale = phone.page.locator("#picture").bounding_box()["width"] / 240
    for part in (0.5, 1):
        finger.move(50 * part * scale, (square.HAND_Y + 10 - y) * part * scale)
    finger.up()
    phone.wait("You draw")


KOIKOI_ROW = (120, 110)  # a pixel of the menu
KOIKOI_LATER = (120, 161)  # below three rows of today


class Finger:
    """A finger on the picture: at a pixel of 240x240, in the middle at first."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        self._box = page.locator("#picture").bounding_box()
        self.go(120, 120)

    def go(self, x, y):
        scale = self._box["width"] / 240
        self._at = self._box["x"] + x * scale, self._box["y"] + y * scale

    def tap(self, x, y):
        self.go(x, y)
        self.down()
        self.up()

    def down(self):
        self._send("touchStart", 0, 0)

    def up(self):
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def move(self, x, y):
        self._send("touchMove", x, y)

    def swipe(self, x, y):
        self.down()
        self.move(x, y)
        self.up()

    def _send(self, kind, x, y):
        point = {"x": self._at[0] + x, "y": self._at[1] + y}
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


# CSS pixels of a phone's page -> the least share of the narrow side that the picture has.
PHONES = {
    (375, 553): 0.92,
    (360, 560): 0.92,
    (390, 664): 0.95,
    (412, 780): 0.95,
    (390, 844): 0.97,
    (320, 480): 0.92,
    (667, 331): 0.95,
    (844, 340): 0.95,
    (560, 360): 0.95,
}
# What moved after it was shown: the sum of the browser's layout shifts.
_SHIFTS = """() => new Promise((done) => {
  const sum = (list) => list.getEntries().reduce((all, { value }) => all + value, 0);
  const observer = new PerformanceObserver((list) => done(sum(list)));
  observer.observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 500); // nothing moved: the browser has nothing to tell
})"""


# Then the page has answered a change of its size.
_TWO_FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)


def test_the_picture_fills_a_phone(tab):
    phone = tab(**PHONE)
    phone.wait("Okey\nKoi-Koi\nCeki")
    assert phone.page.evaluate(_SHIFTS) < 0.02
    phone.page.evaluate("document.getElementById('dare').hidden = false")  # as after a match
    for (width, height), share in PHONES.items():
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.evaluate(_TWO_FRAMES)
        narrow = "width" if width < height else "height"
        picture = phone.page.locator("#picture").bounding_box()
        assert picture[narrow] >= share * min(width, height), (width, height)
        places = [
            one.bounding_box()
            for one in phone.page.locator("[data-key], #more, #dare, #picture").all()
        ]
        for one in places:
            assert one["x"] >= 0 and one["x"] + one["width"] <= width + 0.5, (width, height)
            assert one["y"] >= 0 and one["y"] + one["height"] <= height + 0.5, (width, height)
            assert min(one["width"], one["height"]) >= 44, (width, height)
        for i, one in enumerate(places):
            for other in places[:i]:
                assert not overlap(one, other), (width, height, one, other)
    assert not phone.page.is_visible("#title") and not phone.page.is_visible("h1")


def overlap(one, other):
    """Return whether two boxes share more than their edges."""
    return all(
        one[at] + one[size] > other[at] + 0.5 and other[at] + other[size] > one[at] + 0.5
        for at, size in (("x", "width"), ("y", "height"))
    )


def test_a_bar_says_how_much_has_come(chromium, address):
    context = chromium.new_context(**PHONE)
    waiting = []

    def hold(route):
        waiting.append(route)

    context.route("**/micropython.wasm", hold)
    phone = Tab(context, address)
    bar = phone.page.locator("#progress")
    while not waiting or float(bar.evaluate("(bar) => bar.value")) == 0:
        phone.page.wait_for_timeout(20)
    assert bar.is_visible()
    assert 0.2 < bar.evaluate("(bar) => bar.value") < 0.8  # the modules, not the interpreter
    waiting[0].continue_()
    phone.wait("Okey\nKoi-Koi\nCeki")
    assert not bar.is_visible()
    assert bar.evaluate("(bar) => bar.value") == 1
    context.close()
    assert not phone.noise


def test_a_key_has_one_name(tab):
    desk = tab()
    desk.wait("Okey\nKoi-Koi\nCeki")
    assert desk.page.text_content("[data-key=OK] span") == "Z"  # as the hints call it
    assert desk.page.text_content("[data-key=OK] small") == "A"
    desk.wait("Z choose")
    phone = tab(**PHONE)
    phone.wait("A choose")
    assert phone.page.text_content("[data-key=OK]") == "A"


def test_keyboard_and_mouse(tab):
    desk = tab()
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.type("ArrowDown", "KeyZ")
    desk.wait("Never played Koi-Koi?")
    desk.type("KeyX")
    desk.wait("Which rules do you know?")
    desk.type("Escape")
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.type("KeyZ")
    desk.wait("Which rules do you know?")
    desk.page.click("[data-key=BACK]")
    desk.wait("Okey\nKoi-Koi\nCeki")
    assert "Koi-Koi" in desk.page.text_content("#said")
    box = desk.page.locator("#picture").bounding_box()
    scale = box["width"] / 240
    at = {"x": KOIKOI_LATER[0] * scale, "y": KOIKOI_LATER[1] * scale}
    desk.page.click("#picture", position=at)  # the row has the cursor already
    desk.wait("Which rules do you know?")
    desk.type("Escape")
    desk.page.focus("[data-key=DOWN]")
    desk.type("Enter")
    desk.wait("Three sets of three")


def began(tab, **settings):
    """Begin a match and play a little; return the tab, when it is the player's turn again."""
    playing = tab("#koikoi/" + SEED, **settings)
    playing.wait("Menu")
    playing.type(*4 * ["KeyZ"])
    playing.wait(TURN)
    return playing


TURN = r"\bA Yaku\b"  # the keys of the player's turn at Koi-Koi


def table(playing, pattern=TURN):
    """Return the words on the table, sorted: a resumed match may lay out its cards otherwise.

    pattern: what the table shows, once it can be read. The bar is left out, which shows the last
    event.
    """
    return sorted(playing.wait(pattern).split("\n", 2)[2].split())


@long
def test_tabs_that_are_killed_go_on_where_they_were(playwright, address):
    running = browser.launch(playwright)
    context = running.new_context(**CALM)

    def tab(fragment="", **_):
        return Tab(context, address, fragment)

    def killed(playing):
        """Kill a tab; return another one, at the same table."""
        browser.kill_tabs(running)
        playing.page.close()
        again = tab()
        again.wait("Resume")
        again.type("KeyZ")
        said = again.wait("[Mm]onth|earlier|could not")
        assert "earlier" not in said and "could not" not in said
        return again

    playing = began(tab)
    before = table(playing)
    playing = killed(playing)
    assert table(playing) == before
    rng = random.Random(5)
    for _ in range(4):  # at any moment after a key
        playing.rest()
        playing.page.keyboard.press("KeyZ")
        playing.page.wait_for_timeout(rng.randrange(60))
        playing = killed(playing)
    running.close()


def test_without_a_network(chromium, folder):
    context = chromium.new_context(**DESKTOP)
    with browser.serving(folder) as address:
        first = Tab(context, address)
        first.wait("Koi-Koi")
        first.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    first.page.close()  # and the server is gone
    again = Tab(context, address)
    again.wait("Okey\nKoi-Koi\nCeki")
    for game, first in (("okey", "Round 1"), ("koikoi", "Month 1"), ("ceki", "Hand 1")):
        again.page.evaluate(f"location.hash = '#{game}/{SEED}'")
        again.wait(first)
    again.page.click("#more")
    again.page.select_option("dialog select >> nth=-1", "ja")
    again.wait("おいちょ|オケイ|こいこい")
    assert again.noise == []
    context.close()


FIRST_MOVES = (
    ("okey", ("KeyZ", "KeyZ")),
    ("koikoi", ("ArrowRight", "KeyZ")),
    ("ceki", ("KeyZ", "KeyZ")),
)


def parts_but(*names):
    """Return a pattern of the addresses of the modules' parts, without those of some names."""
    return re.compile(f"/(?!{'|'.join(('core', *names))})\\w+\\.rom$")


@pytest.mark.parametrize(
    ("game", "keys"),
    FIRST_MOVES if ALL else FIRST_MOVES[:1],
)
def test_the_first_move_needs_one_game_and_language(chromium, address, game, keys):
    context = chromium.new_context(service_workers="block", locale="de-DE", **CALM)
    asked = []

    def refused(route):
        asked.append(route.request.resource_type)
        route.abort()

    context.route(parts_but(game, "de"), refused)
    playing = Tab(context, address, f"#{game}/fedcba9876543210")
    playing.wait("1")
    before = playing.rest()
    assert playing.type(*keys) != before
    assert playing.notice == "" and asked and set(asked) == {"fetch"}  # none was waited for
    context.close()


def press(playing):
    """Press OK without waiting for what it does."""
    playing.rest()
    playing.page.keyboard.press("KeyZ")


@long
def test_a_game_that_is_chosen_too_soon_is_waited_for(chromium, address):
    context = chromium.new_context(service_workers="block", **CALM)
    held = []
    context.route("**/okey.rom", lambda route: held.append(route))  # noqa: PLW0108
    playing = Tab(context, address)
    playing.wait("Okey\nKoi-Koi\nCeki")
    assert not playing.page.is_visible("#progress")
    press(playing)
    playing.page.wait_for_selector("#progress:not([value])")
    for route in held:
        route.continue_()
    playing.wait("Never played Okey?")
    assert not playing.page.is_visible("#progress") and playing.notice == ""
    context.close()


@pytest.mark.parametrize("answer", ("missing", "cut", "aborted") if ALL else ("cut",))
def test_a_game_that_does_not_come_is_asked_for_again(chromium, address, folder, answer):
    context = chromium.new_context(service_workers="block", locale="it-IT", **CALM)
    context.route("**/okey.rom", functools.partial(answered, folder, "okey.rom", answer))
    playing = Tab(context, address)
    press(playing)
    playing.wait("un file della pagina manca o è danneggiato", "notice")
    context.unroute("**/okey.rom")
    playing.page.click("text=Riprova")
    playing.type("ArrowUp", "ArrowDown", "KeyZ")
    playing.wait("Okey")
    assert playing.notice == ""
    context.close()


def test_parts_of_two_versions_are_never_mixed(chromium, folder, tmp_path):
    copy = tmp_path / "web"
    shutil.copytree(folder, copy)
    mark = json.loads((copy / "site.json").read_text("utf-8"))["mark"]
    context = chromium.new_context(service_workers="block", **CALM)
    with plain_host(copy) as (address, _):
        context.route("**/okey.rom", lambda route: route.abort())
        playing = Tab(context, address)
        playing.wait("Okey\nKoi-Koi\nCeki")
        for path in (*copy.glob("*.rom"), copy / "site.json", copy / "worker.mjs"):
            path.write_bytes(path.read_bytes().replace(mark.encode(), mark[::-1].encode()))
        context.unroute("**/okey.rom")
        press(playing)
        playing.wait("a file of the page is missing or damaged", "notice")
        playing.page.click("text=Try again")  # the whole page anew
        playing.type("KeyZ")
        playing.wait("Never played Okey?")
    context.close()


def test_a_second_tab_says_so_and_can_take_over(tab):
    first = began(tab, **CALM)
    before = table(first)
    second = tab(**CALM)
    second.wait("another tab", "notice")
    assert first.notice == ""
    second.page.click("#notice-buttons button")
    second.wait("Resume")
    first.wait("saved", "notice")
    second.type("KeyZ")
    assert table(second) == before
    first.page.click("#notice-buttons button")
    first.wait("Resume")
    second.wait("saved", "notice")


@long
def test_where_nothing_may_be_kept_one_plays_and_it_says_so(playwright, address, tmp_path):
    context = browser.launch_refusing(playwright, tmp_path)
    playing = Tab(context, address, "#ceki/" + SEED)
    playing.wait("saves nothing", "news")
    playing.wait("Menu")
    assert playing.notice == ""
    context.close()


def test_where_the_storage_is_full_the_match_goes_on(tab, address):
    playing = tab(**CALM)
    playing.wait("Koi-Koi")
    session = playing.page.context.new_cdp_session(playing.page)
    quota = {"origin": address.rstrip("/"), "quotaSize": 1}
    session.send("Storage.overrideQuotaForOrigin", quota)
    playing.type("ArrowDown", "KeyZ", "KeyX", "KeyZ", "KeyZ")
    playing.wait("no room left")
    playing.type("KeyZ")
    playing.wait(r"\b1/12\b")


def test_saves_go_into_a_file_and_come_back(tab, tmp_path):
    playing = began(tab, **CALM)
    before = table(playing)
    playing.page.click("#more")
    with playing.page.expect_download() as download:
        playing.page.click("text=Save to a file")
    path = tmp_path / "saves.tessera"
    download.value.save_as(path)
    elsewhere = tab(locale="it-IT", **CALM)
    elsewhere.wait("Okey\nKoi-Koi\nCeki")
    for content, said in (
        (path.read_bytes()[:-1], "danneggiato"),
        (b"no saves", "non contiene"),
        (bytes(limits.SAVES + 1), "troppo grande"),
    ):
        elsewhere.page.click("#more")
        file = {"name": "x.tessera", "mimeType": "", "buffer": content}
        elsewhere.page.set_input_files("input[type=file]", file)
        elsewhere.wait(said, "news")
    elsewhere.page.click("#more")
    elsewhere.page.set_input_files("input[type=file]", path)
    elsewhere.wait("Resume")  # the language is a setting: it came along
    elsewhere.type("KeyZ")
    assert table(elsewhere) == before


@long
def test_board_and_language_are_chosen_in_the_page(tab):
    playing = tab(locale="it-IT", **DESKTOP)
    playing.wait("Impostazioni")
    playing.page.click("#more")
    playing.page.select_option("select >> nth=0", "ssd1306_diy")
    playing.wait("Scale e set di tessere")
    glass = playing.page.locator("#picture").bounding_box()
    assert glass["width"] == pytest.approx(2 * glass["height"], abs=1)
    playing.page.click("#more")
    playing.page.select_option("select >> nth=1", "en")
    playing.wait("Sets and runs of tiles")
    assert playing.page.text_content("#more") == "Menu"
    assert playing.page.get_attribute("html", "lang") == "en"
    playing.page.reload()
    playing.wait("Sets and runs of tiles")
    glass = playing.page.locator("#picture").bounding_box()
    assert glass["width"] == pytest.approx(2 * glass["height"], abs=1)


@long
def test_for_the_left_hand_the_drawn_keys_change_sides(tab):
    playing = tab(**DESKTOP)
    playing.wait("Settings")
    places = "['UP', 'OK'].map(k => document.querySelector(`[data-key=${k}]`).offsetLeft)"
    up, ok = playing.page.evaluate(places)
    assert up < ok
    playing.type("ArrowUp", "ArrowUp", "Enter")
    playing.wait("Language")
    playing.type(*["ArrowDown"] * 6)
    playing.wait("Turn the device")
    playing.type("ArrowRight")
    playing.wait("Left-handed ◀ Yes")
    up, ok = playing.page.evaluate(places)
    assert ok < up
    playing.type("ArrowRight")
    playing.wait("Left-handed ◀ No")
    up, ok = playing.page.evaluate(places)
    assert up < ok


@long
def test_the_page_of_a_game_shows_its_table_and_leads_to_it(tab):
    visiting = tab("#ceki", **DESKTOP)
    visiting.wait("three sets of three", "notice")
    visiting.wait("Hand 1/6")
    visiting.page.click("text=Learn it")
    visiting.wait("X Leave")
    assert visiting.notice == ""
    again = tab("#ceki", **DESKTOP)
    again.page.wait_for_selector("text=Play here")
    # "Play here", and "Play" before the other tab has left
    again.page.evaluate(2 * "document.querySelector('#notice-buttons button').click();")
    again.wait("Hand 1/6")
    third = tab("#okey", **CALM)
    third.page.click("text=All games")
    third.wait("Okey\nKoi-Koi\nCeki")


@long
def test_the_first_card_leads_to_each_game_and_to_its_lesson(tab):
    for game, name, first in (("okey", "Okey", "Round 1"), ("ceki", "Ceki", "Hand 1/6")):
        visiting = tab("", **(PHONE if game == "okey" else DESKTOP))
        visiting.page.click(f"#card .games >> text={name}")
        visiting.wait(first)
        assert not visiting.page.is_visible("#card")
        visiting.page.close()
    learning = tab("", **CALM)
    learning.page.focus("#card [aria-labelledby^=card-lesson]")
    learning.page.keyboard.press("Enter")
    learning.wait("X Leave")
    assert not learning.page.is_visible("#card")


@long
def test_the_first_card_offers_the_match_in_play_first(tab):
    before = table(began(tab, **CALM))
    again = tab("", **CALM)
    again.page.click("text=Play here")
    again.page.wait_for_selector("#card button:focus >> text=Go on: Koi-Koi")
    again.page.keyboard.press("Enter")
    assert table(again) == before
    again.page.reload()
    again.page.click("#card .games >> text=Koi-Koi")  # its match is not set aside
    assert table(again) == before


def test_the_first_card_goes_with_one_tap_or_key(tab):
    phone = tab(**PHONE)
    card = phone.page.locator("#card")
    card.wait_for()
    assert phone.page.evaluate(_SHIFTS) < 0.02
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes(card.locator("button")))
    for width, height in PHONES:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.evaluate(_TWO_FRAMES)
        glass = phone.page.locator("#screen").bounding_box()
        for box in boxes(card.locator("button")):  # nothing of it has to be scrolled to
            assert box["y"] >= glass["y"], (width, height)
            assert box["y"] + box["height"] <= glass["y"] + glass["height"], (width, height)
    card.locator("h2").tap()
    assert not card.is_visible()
    desk = tab(**DESKTOP)
    desk.page.wait_for_selector("#card")
    assert "Three sets of three" in desk.type("ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown")
    assert not desk.page.is_visible("#card")


CARDLESS = ("#match/AAAA", "#okey", "#koikoi/LOKUM")


@pytest.mark.parametrize("fragment", CARDLESS if ALL else CARDLESS[:1])
def test_a_link_shows_no_first_card(tab, fragment):
    visiting = tab(fragment, **CALM)
    visiting.wait(r"\w")
    assert not visiting.page.is_visible("#card")


def boxes(located):
    """Return the boxes of some elements."""
    return [one.bounding_box() for one in located.all()]


def links(playing):
    """Return the addresses that the page's menu offers, each with its label."""
    playing.page.click("#more")
    playing.page.click("dialog >> text=Link")
    playing.page.wait_for_selector("dialog canvas")  # the code of the first one
    options = playing.page.query_selector_all("dialog option")
    found = {one.text_content(): one.get_attribute("value") for one in options}
    assert playing.page.input_value("dialog input[readonly]") == next(iter(found.values()))
    playing.page.click("dialog >> text=Close")
    return found


@long
def test_a_match_in_play_gives_only_its_game_away(tab):
    playing = began(tab, **CALM)
    found = links(playing)
    assert list(found) == ["This game", "Tessera"]
    assert found["This game"].endswith("#koikoi")


def match_link(text):
    """Return the fragment of a recorded match."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "#match/" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@long
def test_a_link_to_a_match_shows_it_from_its_first_round(tab):
    played = selfplay.new_record("koikoi", {"rounds": 3}, ["easy", "medium"], SEED)
    selfplay.play(played)
    watching = tab(match_link(played.text()), **CALM)
    month = r"\b1/3\b"
    before = table(watching, month)
    watching.type("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft")
    assert table(watching, month) == before
    watching.type("KeyS")
    watching.wait(r"\b2/3\b")
    found = links(watching)
    assert list(found) == ["This match, to watch", "This deal, to play", "This game", "Tessera"]
    shared = found["This match, to watch"].partition("#match/")[2]
    letters = base64.urlsafe_b64decode(shared + "=" * (-len(shared) % 4))
    assert zlib.decompress(letters, wbits=-15).decode() == played.text()
    assert seeds.seed_of(found["This deal, to play"].partition("#koikoi/")[2]) == SEED
    watching.type("KeyX")
    watching.wait("Okey\nKoi-Koi\nCeki")


@long
def test_a_link_deals_from_a_code_or_a_word(tab):
    dealt = []
    for code in ("2592v-n4y93-mszx", SEED, "2592VN4Y93MSZX", "Lokum"):
        playing = tab("#okey/" + code, **CALM)
        if code == "Lokum":  # another deal than the one in play
            playing.wait("Set it aside", "notice")
            playing.page.click("#notice-buttons >> text=Set it aside")
        playing.wait("Round 1")
        dealt.append(playing.drawn)
        playing.page.close()
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3]


BOTS = f"{ceki_state.RULES_VERSION}.{ceki_bot.VERSION}"
CHALLENGE = f"#ceki/LOKUM/quick/hard:nines,human/{BOTS}"
# A tap on a button of the page reaches this in place of the browser's sheet.
_SHARE = "navigator.share = async (what) => { window.shared = what; };"


def saved(playing):
    """Return the page's saves, as one file."""
    playing.page.click("#more")
    with playing.page.expect_download() as download:
        playing.page.click("text=Save to a file")
    return pathlib.Path(download.value.path()).read_bytes()


def test_terms_of_a_challenge_are_read_back():
    for game in GAMES:
        for name, settings in load(game, "options").PRESETS:
            seats = ["hard:" + max(styles_of(game)), "human"]
            if settings.get("win_mode") in ("top2", "partners"):
                seats += ["easy", "easy"]
            counted = {} if game == "koikoi" else {"players": len(seats)}
            options = complete({**settings, **counted}, load(game, "options").OPTIONS)
            text = challenge.terms(game, options, seats)
            assert text.startswith(name + "/" + ",".join(seats))
            assert challenge.read(game, text) == (options, seats)
            assert challenge.is_of_this_version(game, text)
            assert not challenge.is_of_this_version(game, text + "0")
    own = complete({"players": 3, "hands": 12}, load("ceki", "options").OPTIONS)
    assert challenge.terms("ceki", own, ["human", "easy", "easy"]) == ""
    for wrong in ("classic/human/1.1", "classic/human,easy", "classic/easy,easy/1.1", ""):
        with pytest.raises(ValueError):
            challenge.read("ceki", wrong)


def test_a_challenge_fixes_the_whole_match(tab):
    playing = tab(CHALLENGE, **CALM)
    playing.wait(r"\b1/4\b")
    seed = seeds.seed_of("LOKUM")
    content = saved(playing)
    for line in (
        "option players 2",
        "option hands 4",
        f"seat bot hard {ceki_bot.VERSION} nines\nseat human",
        f"seed {seed}\nbot_seed {seeds.known(seed, 'LOKUM').bot_seed}",
    ):
        assert b"\n" + line.encode() in content, line
    assert b"\nsecret" not in content
    assert not playing.page.is_visible("#dare")
    playing.page.evaluate("(fragment) => { location.hash = fragment; }", CHALLENGE + "0")
    playing.wait("another version of Tessera", "news")  # and its match goes on
    assert playing.notice == ""
    playing.type(*4 * ["KeyZ"])
    other = CHALLENGE.replace("human", "easy,human")
    playing.page.evaluate("(fragment) => { location.hash = fragment; }", other)
    playing.wait("Set it aside", "notice")


def test_a_challenge_that_only_a_later_version_knows_says_so(tab):
    stranger = tab("#ceki/LOKUM/moonlit/human,queen/9.99", **CALM)
    stranger.wait("Okey\nKoi-Koi\nCeki")
    stranger.wait("another version of Tessera", "news")


@long
def test_the_deal_of_today_is_the_challenge_of_its_day(tab):
    playing = tab("", **CALM)
    day = playing.page.text_content("#card-today").partition("(")[2].partition(")")[0]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
    playing.page.click("#card-today-koikoi")
    playing.wait(r"\b1/12\b")
    assert f"\nseed {seeds.seed_of(day)}\n".encode() in saved(playing)


@long
def test_a_match_that_is_over_challenges_others(tab):
    playing = tab(CHALLENGE, **CALM)
    playing.page.evaluate(_SHARE)
    playing.wait(r"\b1/4\b")
    for _ in range(600):
        playing.type("KeyZ")
        if playing.page.is_visible("#dare"):
            break
    points = re.search(r"You (-?\d+)", playing.lines).group(1)
    playing.page.click("#dare")
    sent = playing.page.evaluate("window.shared")
    assert sent["text"] == f"{points} points at LOKUM: beat it!"
    assert sent["url"].endswith(CHALLENGE)
    playing.page.evaluate("navigator.share = undefined")
    playing.page.click("#dare")
    assert playing.page.input_value("dialog input[readonly]") == sent["url"]
    playing.page.evaluate(
        "navigator.clipboard.writeText = async (what) => { window.copied = what; }"
    )
    playing.page.click("dialog >> text=Copy")
    assert playing.page.evaluate("window.copied") == f"{sent['text']} {sent['url']}"
    playing.page.click("dialog >> text=Close")
    playing.type("KeyX")
    assert not playing.page.is_visible("#dare")


def recorded(seed):
    """Return the link to a match of Koi-Koi of this deal."""
    played = selfplay.new_record("koikoi", {"rounds": 3}, ["easy", "medium"], seed)
    selfplay.play(played)
    return match_link(played.text())


def moves(playing, count):
    """Press OK so often, and on until it is the player's turn."""
    for number in range(1, 100):
        playing.type("KeyZ")
        if number >= count and re.search(TURN, playing.lines):
            return
    raise AssertionError(playing.lines)


FRAGMENTS = ("#koikoi/" + SEED, recorded(SEED), "#koikoi")


@long
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_an_address_goes_on_with_the_match_of_its_deal(tab, address, fragment):
    playing = began(tab, **CALM)
    moves(playing, 10)
    before = table(playing)
    page = playing.page

    def given_again():
        page.evaluate("(fragment) => { location.hash = fragment; }", fragment)

    def bookmarked():
        page.goto("about:blank")
        page.goto(address + fragment)

    def beside():
        other = tab(fragment, **CALM)
        other.page.click("text=Play here")
        assert table(other) == before
        assert other.page.url == address
        other.page.close()
        page.click("text=Play here")
        playing.wait("Resume")
        playing.type("KeyZ")

    for come_back in (given_again, bookmarked, beside):
        come_back()
        page.wait_for_url(address)
        assert table(playing) == before, come_back
    page.reload()
    playing.wait("Resume")
    assert page.url == address


def test_before_a_match_is_set_aside_it_asks(tab, address):
    playing = began(tab, **CALM)
    moves(playing, 5)
    playing.page.reload()
    playing.wait("Resume")
    playing.type("KeyZ")
    before = table(playing)  # of a resumed match: its cursor lies elsewhere
    other_deal = "(() => { location.hash = '#koikoi/LOKUM'; })()"
    playing.page.evaluate(other_deal)
    playing.wait("Set it aside", "notice")
    assert playing.page.url == address
    playing.page.click("text=Go on with it")
    assert table(playing) == before
    playing.page.evaluate(other_deal)
    playing.page.click("#notice-buttons >> text=Set it aside")
    assert table(playing) != before


def test_a_wrong_address_leads_to_the_menu_and_says_so(tab):
    altered = "#match/" + base64.urlsafe_b64encode(b"\x01\x05\x00\xfa\xffhello").decode()
    packed = (match_link(""), match_link("a" * 50_000_000))  # longer than any record
    codes = ("#koikoi/12", "#koikoi/2592V-N4Y93-MSZY", "#okey//a/b/c", "#okey/LOKUM/classic")
    now = CHALLENGE.rpartition("/")[2]
    codes += tuple(
        f"#ceki/LOKUM/{terms}/{now}" for terms in ("classic/human,human", "x/human,easy")
    )
    every = ("#match/AAAA", "#match/%", altered, *packed, *codes)
    for broken in every if ALL else every[1::3]:
        stranger = tab(broken, locale="it-IT", **DESKTOP)
        stranger.wait("Okey\nKoi-Koi\nCeki")
        stranger.wait("non si può leggere", "news")
        stranger.page.close()


SIZES = (1, 17, 18, 78, 271, 400, 858, 1003, 1732, 2953)


@pytest.mark.parametrize("size", SIZES if ALL else (1, 17, 18, 271, 2953))
def test_a_qr_code_is_as_others_make_it(stage, size):
    text = "".join("abcdefghij0123456789-_/:#"[i * 7 % 25] for i in range(size))
    encode = "async (text) => (await import('./qr.mjs')).encode(text)"
    rows = stage.page.evaluate(encode, text)

    def other(mask):
        code = qrcode.QRCode(
            error_correction=qrcode.constants.ERROR_CORRECT_L, border=0, mask_pattern=mask
        )
        code.add_data(QRData(text, mode=MODE_8BIT_BYTE))
        return [[int(dark) for dark in row] for row in code.get_matrix()]

    assert rows in [other(mask) for mask in range(8)]


def test_a_text_that_is_too_long_has_no_qr_code(stage):
    encode = "async () => (await import('./qr.mjs')).encode('x'.repeat(2954))"
    assert stage.page.evaluate(encode) is None


# A promise of the worker's answer to what the page has sent to it so far.
_ANSWERED = """new Promise((done) => {
  const shared = (event) => event.data.kind === "shared" && done(0);
  window.workers.at(-1).addEventListener("message", shared);
  window.workers.at(-1).postMessage({ kind: "share" });
})"""


@long
def test_a_hidden_page_stands_still(tab):
    watching = tab("#okey", **DESKTOP)
    watching.wait("Round 1")
    watching.page.evaluate(
        "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    watching.page.evaluate(_ANSWERED)  # the worker has heard of it
    before = watching.drawn
    watching.page.wait_for_timeout(1500)  # too short, and the test sees less; it does not fail
    assert watching.drawn == before
    watching.page.evaluate("delete document.hidden; document.onvisibilitychange()")
    while watching.drawn == before:
        watching.page.wait_for_timeout(20)


def other_than(text):
    """Return a pattern of every text but this one."""
    return rf"\A(?!{re.escape(text)}\Z)"


@long
def test_a_gamepad_plays(tab):
    desk = tab(**DESKTOP)
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.page.evaluate(
        "(() => { const up = {pressed: false}, buttons = Array.from({length: 17}, () => up);"
        "window.pad = {index: 0, connected: true, buttons, axes: [0, 0]};"
        "navigator.getGamepads = () => [window.pad];"
        "window.dispatchEvent(new Event('gamepadconnected')); })()"
    )
    first = desk.lines
    desk.page.evaluate("window.pad.axes = [0, 1]")
    desk.wait(other_than(first))
    desk.page.evaluate("window.pad.axes = [0, 0]")
    desk.page.wait_for_selector("[data-key=DOWN]:not(.down)")
    chosen = desk.lines  # perhaps a later row: a stick that is held repeats
    desk.page.evaluate("window.pad.buttons[0] = {pressed: true}")
    desk.wait(other_than(chosen))
    assert desk.page.is_visible("[data-key=OK].down")
    desk.page.evaluate("navigator.getGamepads = () => [null]")
    desk.page.wait_for_selector("[data-key=OK]:not(.down)")


@long
def test_a_key_with_ctrl_alt_or_cmd_is_the_browsers(tab):
    desk = tab(**DESKTOP)
    before = desk.type()
    desk.page.evaluate(
        "(() => { window.mine = 0; addEventListener('keydown', (event) => {"
        "window.mine += event.defaultPrevented; }); })()"
    )
    downloads = []
    desk.page.on("download", lambda download: downloads.append(download))  # noqa: PLW0108 - it takes no method of a list
    for modifiers in ("ctrlKey", "altKey", "metaKey"):
        for key in "zxaspP":
            for repeat in ("false", "true"):
                how = f"{modifiers}: true, repeat: {repeat}, bubbles: true, cancelable: true"
                desk.page.evaluate(
                    "document.body.dispatchEvent(new KeyboardEvent('keydown', "
                    f"{{key: '{key}', code: 'Key{key.upper()}', {how}}}))"
                )
    assert desk.rest() == before
    assert desk.page.evaluate("window.mine") == 0
    with desk.page.expect_download():
        desk.page.keyboard.down("p")
    for _ in range(5):  # it is held
        desk.page.keyboard.down("p")
    desk.page.keyboard.up("p")
    desk.type("ArrowDown")
    assert len(downloads) == 1


# A script that breaks the page, or a file and what a host answers for it; then the sentence.
_ANSWERS = ("missing", "cut", "aborted")
_FILES = ("site.json", "page.mjs", "keys.mjs", "worker.mjs", "turn.mjs")
_FILES += ("micropython.mjs", "micropython.wasm", "core.rom", "en.rom")
BROKEN = (
    ("delete globalThis.Worker", "", "", "needs WebAssembly and module workers"),
    ("delete globalThis.WebAssembly", "", "", "needs WebAssembly and module workers"),
    *(
        ("", name, answer, "a file of the page is missing or damaged")
        for number, name in enumerate(_FILES if ALL else _FILES[::4])
        for answer in (_ANSWERS if ALL else (_ANSWERS[number % 3],))
    ),
)


def answered(folder, name, answer, route):
    """Answer for a file as a host does that has it no longer, or only a part, or no answer."""
    if answer == "missing":
        route.fulfill(status=404, body="Not Found")
    elif answer == "aborted":
        route.abort()
    else:
        content = (folder / name).read_bytes()
        kind = web_server.TYPES.get((folder / name).suffix, "application/octet-stream")
        route.fulfill(body=content[: len(content) * 2 // 3], content_type=kind)


@pytest.mark.parametrize(("script", "name", "answer", "said"), BROKEN)
def test_a_broken_page_says_so_and_can_be_tried_again(
    chromium, address, folder, script, name, answer, said
):
    context = chromium.new_context(service_workers="block", **DESKTOP)
    if script:
        context.add_init_script(script)

    if name:
        context.route("**/" + name, functools.partial(answered, folder, name, answer))
    broken = Tab(context, address)
    broken.wait(said, "notice")
    if name:
        context.unroute("**/" + name)
        broken.page.click("text=Try again")
        broken.wait("Okey\nKoi-Koi\nCeki")
    context.close()


def test_a_missing_file_is_told_in_the_language_of_the_browser(chromium, address):
    context = chromium.new_context(service_workers="block", locale="tr-TR", **DESKTOP)
    context.route("**/page.mjs", lambda route: route.abort())
    Tab(context, address).wait("Tessera yüklenemedi", "notice")
    context.close()


@long  # it waits for ten seconds
def test_a_worker_that_is_ended_is_noticed(tab):
    playing = began(tab, **CALM)
    before = table(playing)
    playing.page.evaluate("window.workers.at(-1).terminate()")
    playing.wait("has stopped answering", "notice")
    playing.page.click("text=Start again")
    assert table(playing) == before


@long
def test_without_sound_one_plays_and_it_says_so(tab):
    silent = tab(**DESKTOP)
    silent.page.add_init_script("delete globalThis.AudioContext")
    silent.page.reload()
    silent.type("ArrowUp", "ArrowUp", "KeyZ")
    while "Sound" not in silent.page.text_content("#said"):
        silent.type("ArrowDown")
    silent.type("ArrowRight", "ArrowRight")
    silent.wait("plays no sound", "news")


class Plain(http.server.SimpleHTTPRequestHandler):
    """A host that tells nothing of a file's version, and counts what it serves."""

    extensions_map = web_server.TYPES

    def send_header(self, keyword, value):
        if keyword != "Last-Modified":
            super().send_header(keyword, value)

    def do_GET(self):
        self.server.served.append(self.path)  # pyright: ignore[reportAttributeAccessIssue]
        super().do_GET()

    def end_headers(self):
        for name, value in self.server.headers:  # pyright: ignore[reportAttributeAccessIssue]
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format, *args):
        """Say nothing."""


@contextlib.contextmanager
def plain_host(folder, headers=()):
    """Serve a folder by a plain host; yield its address, and the list of what it has served."""
    handler = functools.partial(Plain, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        host.headers = headers  # pyright: ignore[reportAttributeAccessIssue]
        host.served = []  # pyright: ignore[reportAttributeAccessIssue]
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://localhost:{host.server_address[1]}/", host.served  # pyright: ignore[reportAttributeAccessIssue]
        host.shutdown()


_KEPT = "navigator.serviceWorker.ready.then(() => 0)"


def test_a_host_serves_each_file_once(chromium, folder):
    context = chromium.new_context(**DESKTOP)
    with plain_host(folder) as (address, served):
        first = Tab(context, address)
        first.wait("Koi-Koi")
        first.page.evaluate(_KEPT)
        large = [
            path for path in served if path.endswith((".rom", ".wasm", ".mjs", ".css", ".json"))
        ]
        assert len(large) == len(set(large)), sorted(large)
    context.close()


def test_it_plays_under_the_headers_of_the_docs(chromium, folder):
    with open(os.path.join(ROOT, "docs", "web.md"), encoding="utf-8") as file:
        docs = file.read()
    block = docs.partition("```\n/*\n")[2].partition("```")[0]
    headers = [line.strip().split(": ", 1) for line in block.splitlines()]
    (policy,) = [value for name, value in headers if name == "Content-Security-Policy"]
    assert policy.partition("; frame-ancestors")[0] in (folder / "index.html").read_text("utf-8")
    context = chromium.new_context(**DESKTOP)
    with plain_host(folder, headers) as (address, _):
        playing = Tab(context, address)
        playing.type("KeyZ")
        playing.wait("Never played Okey?")
        playing.page.evaluate(_KEPT)
        assert playing.noise == []
    context.close()


def test_a_newer_version_waits_and_comes_with_a_reload(chromium, folder, tmp_path):
    from playwright.sync_api import TimeoutError as TooLate

    copy = tmp_path / "web"
    shutil.copytree(folder, copy)
    context = chromium.new_context(**DESKTOP)
    with plain_host(copy) as (address, _):
        old = Tab(context, address)
        old.wait("Koi-Koi")
        old.page.evaluate(_KEPT)
        other = Tab(context, address)
        other.wait("another tab", "notice")
        html = (copy / "index.html").read_text("utf-8")
        (copy / "index.html").write_text(
            html.replace("<h1>Tessera</h1>", "<h1>Newer</h1>"), "utf-8"
        )
        shutil.copy(os.path.join(ROOT, "sim", "web", "page", "service.js"), copy)
        web_site.list_files(copy)
        old.page.reload()
        old.wait("newer version", "news")
        old.page.reload()  # the other tab still has the old one
        old.wait("newer version", "news")
        assert old.page.text_content("h1") == "Tessera"
        other.page.close()
        newer = old.page.locator("h1", has_text="Newer")
        for _ in range(30):  # the browser counts a closed tab for a while
            old.page.evaluate("location.reload()")  # the newer version may load the tab again
            with contextlib.suppress(TooLate):
                newer.wait_for(state="attached", timeout=10_000)
                break
        old.wait("Okey\nKoi-Koi\nCeki")
        assert "newer" not in old.news
    context.close()


def test_without_a_service_worker_it_says_so(chromium, address):
    context = chromium.new_context(**DESKTOP)
    context.route("**/service.js", lambda route: route.abort())
    playing = Tab(context, address)
    playing.wait("needs the network", "news")
    playing.wait("Okey\nKoi-Koi\nCeki")
    context.close()


def test_a_tone_is_heard_after_a_key(tab):
    desk = tab(**DESKTOP)
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.page.evaluate(
        "(() => { window.tones = []; const set = AudioParam.prototype.setValueAtTime;"
        "AudioParam.prototype.setValueAtTime = function (...args) {"
        "  window.tones.push(args[0]); return set.apply(this, args); }; })()"
    )
    desk.type("ArrowUp", "ArrowUp", "KeyZ")
    desk.wait("Sound Off")
    while "Sound" not in desk.page.text_content("#said"):
        desk.type("ArrowDown")
    desk.type("ArrowRight", "ArrowRight")
    desk.wait("◀ Loud")
    desk.page.wait_for_function("Math.max(...window.tones) > 500")


def test_a_page_that_is_up_to_date_is_not_built_again(folder):
    said = []
    made = (folder / "service.js").stat().st_mtime_ns
    web_site.build(folder, said.append)
    assert not said and (folder / "service.js").stat().st_mtime_ns == made
