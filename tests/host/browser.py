"""Opens the page in a real browser for tests, and says what is missing where there is none.

tests/host/conftest.py has the fixtures for it: `tab` and `stage` open the page in Chromium.
"""

import contextlib
import importlib.util
import os
import re
import shutil
import signal
import threading
import time

import pytest

from tools.web import server
from tools.web.measure import RESTS, chromium_path

_WAIT_S = 300  # for a state that never comes: then the test fails with a sentence
# Keeps the page's workers where a test can reach them.
_KEEP_WORKERS = """window.workers = [];
if (window.Worker) window.Worker = class extends Worker {
  constructor(...what) {
    super(...what);
    window.workers.push(this);
  }
};"""
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
CALM = dict(DESKTOP, reduced_motion="reduce")  # then nothing moves

ALL = os.environ.get("WEB") == "all"
long = pytest.mark.skipif(not ALL, reason="make web-test tries it")

SEED = "0123456789abcdef"
TURN = r"\bA Yaku\b"  # the keys of the player's turn at Koi-Koi


def missing():
    """Return a sentence about what has to be installed for these tests, or None."""
    wanted = []
    if importlib.util.find_spec("playwright") is None:
        wanted.append("pip install playwright")
    packages = [] if chromium_path() else ["chromium"]
    packages += [] if shutil.which("npm") else ["npm"]
    if packages:
        wanted.append("apt-get install " + " ".join(packages))
    return "not installed; run: " + ", ".join(wanted) if wanted else None


@contextlib.contextmanager
def serving(folder):
    """Serve a folder; yield its address."""
    with server.make(folder, 0) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://localhost:{served.server_address[1]}/"
        served.shutdown()


def launch(playwright):
    """Return Playwright's Browser, to be closed."""
    return playwright.chromium.launch(executable_path=chromium_path())


def launch_refusing(playwright, folder):
    """Return Playwright's BrowserContext of a browser that lets no page keep anything.

    folder: an empty one for the browser's own files.
    """
    (folder / "Default").mkdir(parents=True)
    block = '{"profile": {"default_content_setting_values": {"cookies": 2}}}'
    (folder / "Default" / "Preferences").write_text(block)
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=chromium_path(), **DESKTOP
    )


def kill_tabs(browser):
    """Kill the processes of all tabs, as a system without memory does."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    for process in processes:
        if process["type"] == "renderer":
            os.kill(process["id"], signal.SIGKILL)
    session.detach()


class Tab:
    """A tab with the page. `noise`: what it wrote to the console or asked other hosts for."""

    def __init__(self, context, address, fragment=""):
        """Open the page."""
        self.noise = []
        self.page = context.new_page()
        self.page.on("console", lambda message: self.noise.append(message.text))
        self.page.on("pageerror", lambda error: self.noise.append(str(error)))
        self.page.on("request", lambda request: self._ask(address, request.url))
        self.page.add_init_script(_KEEP_WORKERS)
        self.page.set_default_timeout(1000 * _WAIT_S)
        self.page.goto(address + fragment)

    def _ask(self, address, url):
        if not url.startswith((address, "blob:" + address, "data:")):
            self.noise.append("asks for " + url)

    @property
    def lines(self):
        """The texts of the picture, as of the last time when it stood still."""
        return self.page.text_content("#lines")

    @property
    def notice(self):
        """The notice over the picture, "" for none."""
        return self.page.text_content("#notice-text") if self.page.is_visible("#notice") else ""

    def rest(self):
        """Wait until all keys are answered and the page waits for the next; return the texts."""
        self.page.wait_for_selector(RESTS)
        return self.lines

    def wait(self, pattern, of="lines"):
        """Wait until `lines` (or `notice`, `news`) has a match of a pattern; return the text."""
        end_s = time.monotonic() + _WAIT_S
        while True:
            text = getattr(self, of)
            if re.search(pattern, text):
                return text
            assert time.monotonic() < end_s, f"{of} has no {pattern!r}, but {text!r}"
            self.page.wait_for_timeout(20)

    @property
    def news(self):
        """The text below the device."""
        return self.page.text_content("#news")

    @property
    def drawn(self):
        """The picture, as an address that contains it."""
        return self.page.evaluate("document.getElementById('picture').toDataURL()")

    def touch(self, key):
        """Touch a drawn key with a finger, when the page listens; return the texts after it."""
        self.rest()
        self.page.tap(f"[data-key={key}]")
        return self.rest()

    def type(self, *codes):
        """Press keys of a keyboard, each when the page listens; return the texts after them."""
        self.rest()
        for code in codes:
            self.page.keyboard.press(code)
            self.rest()
        return self.lines


def began(tab, **settings):
    """Begin a match and play a little; return the tab, when it is the player's turn again."""
    playing = tab("#koikoi/" + SEED, **settings)
    playing.wait("Menu")
    playing.type(*4 * ["KeyZ"])
    playing.wait(TURN)
    return playing


def table(playing, pattern=TURN):
    """Return the words on the table, sorted: a resumed match may lay out its cards otherwise.

    pattern: what the table shows, once it can be read. The bar is left out, which shows the last
    event.
    """
    return sorted(playing.wait(pattern).split("\n", 2)[2].split())
