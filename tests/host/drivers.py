"""Drives Chromium, Firefox and WebKit alike: by Playwright, by Marionette, and by WebDriver.

Firefox speaks Marionette over a socket, without geckodriver, which Debian does not have. WebKitGTK
has a WebDriver, which is asked over HTTP; its MiniBrowser needs a display, which Xvfb gives it.
"""

import contextlib
import glob
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from tests.host import browser

_WAIT_S = 60  # for an answer, and for a browser to start
_KEYS = {"Down": "\ue015"}


class Missing(Exception):
    """A browser that is not installed; the text says what to install."""


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _press(key):
    """Return the body of PerformActions that presses a key."""
    value = _KEYS.get(key, key)
    actions = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
    return {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]}


@contextlib.contextmanager
def _ended(process):
    """End a process in any case."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _started(*command, **settings):
    quiet = subprocess.DEVNULL
    return _ended(subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, **settings))


def _tried(work):
    """Call `work` until it does not raise OSError."""
    end_s = time.monotonic() + _WAIT_S
    while True:
        try:
            return work()
        except OSError:
            if time.monotonic() > end_s:
                raise
        time.sleep(0.1)


class Driver:
    """A browser with one tab. `ask(command, **body)` sends it a command of WebDriver."""

    def __init__(self, ask):
        self._ask = ask

    def go(self, url):
        self._ask("Navigate", url=url)

    def run(self, script):
        """Return what a script returns in the page."""
        return self._ask("ExecuteScript", script=script, args=[])

    def back(self):
        self._ask("Back")

    def forward(self):
        self._ask("Forward")

    def reload(self):
        self._ask("Refresh")

    def press(self, key):
        self._ask("PerformActions", **_press(key))


@contextlib.contextmanager
def firefox():
    """Yield a Driver of Firefox. Raises Missing."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise Missing("apt-get install firefox-esr")
    port = _free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with open(os.path.join(profile, "user.js"), "w") as file:
            file.write(f'user_pref("marionette.port", {port});\n')
            file.write('user_pref("ui.prefersReducedMotion", 1);\n')
        command = (program, "--headless", "--marionette", "--no-remote", "--profile", profile)
        with _started(*command):
            connection = _tried(lambda: socket.create_connection(("127.0.0.1", port), _WAIT_S))
            with connection, connection.makefile("rwb") as stream:
                _heard(stream)

                def ask(command, **body):
                    message = json.dumps([0, 1, "WebDriver:" + command, body]).encode()
                    stream.write(b"%d:" % len(message) + message)
                    stream.flush()
                    _, _, error, result = _heard(stream)
                    assert error is None, error
                    return result.get("value")

                ask("NewSession")
                yield Driver(ask)


def _heard(stream):
    """Return the next message of Marionette: its length, a colon, and JSON."""
    length = b""
    while not length.endswith(b":"):
        letter = stream.read(1)
        assert letter, "Firefox has ended"
        length += letter
    return json.loads(stream.read(int(length[:-1])))


_PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "Back": "back",
    "Forward": "forward",
    "Refresh": "refresh",
    "PerformActions": "actions",
}


@contextlib.contextmanager
def webkit():
    """Yield a Driver of WebKitGTK's MiniBrowser. Raises Missing."""
    found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
    if not (found and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        raise Missing("apt-get install webkit2gtk-driver xvfb")
    port = _free_port()
    display = f":{port}"
    environment = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
    with (
        _started("Xvfb", display, "-screen", "0", "1280x900x24", "-nolisten", "tcp"),
        _started("WebKitWebDriver", f"--port={port}", env=environment),
    ):

        def send(path, body):
            request = urllib.request.Request(
                f"http://127.0.0.1:{port}/session{path}",
                json.dumps(body).encode(),
                {"Content-Type": "application/json"},
            )
            try:
                with urllib.request.urlopen(request, timeout=_WAIT_S) as answer:
                    return json.load(answer)["value"]
            except urllib.error.HTTPError as error:
                raise AssertionError(error.read().decode()) from error

        options = {"binary": found[-1], "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = _tried(lambda: send("", wanted))["sessionId"]
        yield Driver(lambda command, **body: send(f"/{session}/{_PATHS[command]}", body))


class _Chromium:
    """The same by Playwright."""

    def __init__(self, page):
        self._page = page
        self.go = page.goto
        self.back = page.go_back
        self.forward = page.go_forward
        self.reload = page.reload

    def run(self, script):
        return self._page.evaluate(f"() => {{ {script} }}")

    def press(self, key):
        self._page.keyboard.press({"Down": "ArrowDown"}.get(key, key))


@contextlib.contextmanager
def chromium():
    """Yield a Driver of Chromium. Raises Missing."""
    reason = browser.missing()
    if reason:
        raise Missing(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = browser.launch(playwright)
        yield _Chromium(running.new_page(reduced_motion="reduce"))
        running.close()
