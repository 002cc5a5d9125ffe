"""Opens the page in a real browser for tests, and says what is missing where there is none."""

import contextlib
import importlib.util
import re
import shutil
import threading
import time

from tools.web import server

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_WAIT_S = 20
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def missing():
    """Return a sentence about what has to be installed for these tests, or None."""
    wanted = []
    if importlib.util.find_spec("playwright") is None:
        wanted.append("pip install playwright")
    packages = [] if _browser() else ["chromium"]
    packages += [] if shutil.which("npm") else ["npm"]
    if packages:
        wanted.append("apt-get install " + " ".join(packages))
    return "not installed; run: " + ", ".join(wanted) if wanted else None


def _browser():
    return next(filter(None, map(shutil.which, _BROWSERS)), None)


@contextlib.contextmanager
def serving(folder):
    """Serve a folder; yield its address."""
    with server.make(folder, 0) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://localhost:{served.server_address[1]}/"
        served.shutdown()


@contextlib.contextmanager
def chromium():
    """Yield Playwright's Browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_browser())
        yield browser
        browser.close()


@contextlib.contextmanager
def refusing(folder):
    """Yield Playwright's BrowserContext of a browser that lets no page keep anything.

    folder: an empty one for the browser's own files.
    """
    from playwright.sync_api import sync_playwright

    (folder / "Default").mkdir(parents=True)
    block = '{"profile": {"default_content_setting_values": {"cookies": 2}}}'
    (folder / "Default" / "Preferences").write_text(block)
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=_browser(), **DESKTOP
        )
        yield context
        context.close()


class Tab:
    """A tab with the page. `noise`: what it wrote to the console or asked other hosts for."""

    def __init__(self, context, address, fragment=""):
        """Open the page."""
        self.noise = []
        self.page = context.new_page()
        self.page.on("console", lambda message: self.noise.append(message.text))
        self.page.on("pageerror", lambda error: self.noise.append(str(error)))
        self.page.on("request", lambda request: self._ask(address, request.url))
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
        """What the page says over the picture, "" for nothing."""
        return self.page.text_content("#notice-text") if self.page.is_visible("#notice") else ""

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
        """What the page says below the device."""
        return self.page.text_content("#news")

    def touch(self, key):
        """Touch a drawn key with a finger."""
        self.page.tap(f"[data-key={key}]")

    def type(self, *codes):
        """Press keys of a keyboard, one after the other."""
        for code in codes:
            self.page.keyboard.press(code, delay=30)
            self.page.wait_for_timeout(70)

    def kill(self):
        """Kill the process of the tab, as a system without memory does."""
        session = self.page.context.new_cdp_session(self.page)
        with contextlib.suppress(Exception):  # the answer never comes
            session.send("Page.crash")
        self.page.close()
