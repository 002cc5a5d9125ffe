"""The page without a network, beside another tab, killed, or with missing or damaged files."""

import contextlib
import functools
import http.server
import json
import os
import random
import re
import shutil
import threading

import pytest

from sim import limits
from sim.command import ROOT
from tests.host import browser
from tests.host.browser import ALL, CALM, DESKTOP, SEED, Tab, began, long, table
from tools.web import server as web_server
from tools.web import site as web_site


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


def test_without_a_network(chromium, web_folder):
    context = chromium.new_context(**DESKTOP)
    with browser.serving(web_folder) as address:
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
def test_a_game_that_does_not_come_is_asked_for_again(chromium, address, web_folder, answer):
    context = chromium.new_context(service_workers="block", locale="it-IT", **CALM)
    context.route("**/okey.rom", functools.partial(answered, web_folder, "okey.rom", answer))
    playing = Tab(context, address)
    press(playing)
    playing.wait("un file della pagina manca o è danneggiato", "notice")
    context.unroute("**/okey.rom")
    playing.page.click("text=Riprova")
    playing.type("ArrowUp", "ArrowDown", "KeyZ")
    playing.wait("Okey")
    assert playing.notice == ""
    context.close()


def test_parts_of_two_versions_are_never_mixed(chromium, web_folder, tmp_path):
    copy = tmp_path / "web"
    shutil.copytree(web_folder, copy)
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
    chromium, address, web_folder, script, name, answer, said
):
    context = chromium.new_context(service_workers="block", **DESKTOP)
    if script:
        context.add_init_script(script)

    if name:
        context.route("**/" + name, functools.partial(answered, web_folder, name, answer))
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


def test_a_host_serves_each_file_once(chromium, web_folder):
    context = chromium.new_context(**DESKTOP)
    with plain_host(web_folder) as (address, served):
        first = Tab(context, address)
        first.wait("Koi-Koi")
        first.page.evaluate(_KEPT)
        large = [
            path for path in served if path.endswith((".rom", ".wasm", ".mjs", ".css", ".json"))
        ]
        assert len(large) == len(set(large)), sorted(large)
    context.close()


def test_it_plays_under_the_headers_of_the_docs(chromium, web_folder):
    with open(os.path.join(ROOT, "docs", "web.md"), encoding="utf-8") as file:
        docs = file.read()
    block = docs.partition("```\n/*\n")[2].partition("```")[0]
    headers = [line.strip().split(": ", 1) for line in block.splitlines()]
    (policy,) = [value for name, value in headers if name == "Content-Security-Policy"]
    assert policy.partition("; frame-ancestors")[0] in (web_folder / "index.html").read_text(
        "utf-8"
    )
    context = chromium.new_context(**DESKTOP)
    with plain_host(web_folder, headers) as (address, _):
        playing = Tab(context, address)
        playing.type("KeyZ")
        playing.wait("Never played Okey?")
        playing.page.evaluate(_KEPT)
        assert playing.noise == []
    context.close()


def test_a_newer_version_waits_and_comes_with_a_reload(chromium, web_folder, tmp_path):
    from playwright.sync_api import TimeoutError as TooLate

    copy = tmp_path / "web"
    shutil.copytree(web_folder, copy)
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
