"""The page in a browser: its files, texts, pictures and sizes, and what it shows first.

`make test` replays one recorded session on each kind of screen; `make web-test` replays all of
them, and tries what is marked `long` in this and the other tests of the page.
"""

import base64
import gzip
import html
import io
import json
import re
import threading
import urllib.error
import urllib.request

import pytest
from PIL import Image

from app.texts.languages import LANGUAGES
from engine.games import GAMES
from hal.contract import KEY_NAMES
from sim.choices import boards
from sim.command import ROOT
from sim.launcher import read_session
from tests.host import browser
from tests.host.browser import CALM, DESKTOP, PHONE, Tab, began, long, table
from tools import frames
from tools.web import game_pages, measure, pico_pages, pictures, steps
from tools.web import server as web_server
from tools.web import site as web_site

# A session of each screen class whose pictures are compared on the page's own canvas.
DRAWN = ("waveshare_lcd13_end", "display_pack2_end", "display_pack_end", "ssd1306_diy_end")


def checksums(session):
    """Return the recorded pictures of a session: name and checksum."""
    return [rest for _, word, rest in session.events if word == "shot"]


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
    folder = ROOT / "sim" / "web"
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


def test_it_is_small_enough(web_folder):
    assert web_site.packed_size(web_folder) < web_site.BUDGET
    sizes = measure.Line(web_folder).sizes()
    first = sum(sizes[name] for name in ("interpreter", "page", "core.rom"))
    first += max(sizes[f"{game}.rom"] for game in GAMES)
    first += max(sizes[f"{language}.rom"] for language in LANGUAGES)
    assert first < web_site.FIRST_BUDGET


def test_each_game_has_a_page_with_its_rules_in_every_language(web_folder):
    for game in GAMES:
        assert Image.open(web_folder / game / "preview.png").size == pictures.PREVIEW_SIZE
        titles = set()
        for language in LANGUAGES:
            path = web_folder / game_pages.folder_of(game, language) / "index.html"
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
    texts = json.loads((ROOT / "sim" / "web" / "texts.json").read_text("utf-8"))
    game_pages.write(tmp_path, texts, "https://example.org/t/")
    page = (tmp_path / "koikoi" / "it" / "index.html").read_text("utf-8")
    assert '"og:image" content="https://example.org/t/koikoi/preview.png"' in page
    assert '<link rel="canonical" href="https://example.org/t/koikoi/it/">' in page
    for language in LANGUAGES:
        there = "https://example.org/t/" + game_pages.folder_of("koikoi", language)
        assert f'<link rel="alternate" hreflang="{language}" href="{there}">' in page


@long
def test_with_its_address_the_first_page_has_a_preview(web_folder, tmp_path):
    index = (web_folder / "index.html").read_text("utf-8")
    assert "https://" not in index and "og:image" not in index and "@" not in index
    out = web_site.build(tmp_path / "web", address="https://example.org/t/")
    index = (out / "index.html").read_text("utf-8")
    assert '"og:image" content="https://example.org/t/preview.png"' in index
    assert '"og:url" content="https://example.org/t/"' in index and "@" not in index
    assert Image.open(out / "preview.png").size == pictures.PREVIEW_SIZE
    assert "preview" not in (out / "service.js").read_text("utf-8")


def test_every_colon_of_the_page_is_in_its_texts():
    """A language has its own: French a space before it, Japanese a wide one."""
    for path in (ROOT / "sim" / "web" / "page").glob("*.mjs"):
        assert not re.search(r't\("\w+"\)\}[^`]*:', path.read_text("utf-8")), path.name


def test_a_french_sign_of_two_parts_stays_in_its_line():
    folder = ROOT / "sim" / "web"
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


def boxes(located):
    """Return the boxes of some elements."""
    return [one.bounding_box() for one in located.all()]


def test_a_page_that_is_up_to_date_is_not_built_again(web_folder):
    said = []
    made = (web_folder / "service.js").stat().st_mtime_ns
    web_site.build(web_folder, said.append)
    assert not said and (web_folder / "service.js").stat().st_mtime_ns == made
