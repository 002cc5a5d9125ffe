"""The page in Chromium, Firefox and WebKit, for `make web-test`; it says which it has skipped."""

import os
import re
import time

import pytest

from sim.command import UsageError
from tests.host import drivers
from tests.host.browser import serving

_WAIT_S = 120  # for a state that never comes
_TURN = r"\b[AX] Yaku\b"  # the keys of a turn at Koi-Koi; X where nothing can hover
_ADDRESS = "#koikoi/0123456789abcdef"
_SEEN = """const at = (id) => document.getElementById(id);
return [at("lines").textContent, at("notice").hidden ? "" : at("notice-text").textContent,
  at("news").textContent, at("picture").getAttribute("aria-busy"), location.hash];"""


class Playing:
    """A player of the page in one tab."""

    def __init__(self, driver):
        self.driver = driver

    def seen(self):
        """Return the texts when the page listens; fail if it says that another tab plays."""
        end_s = time.monotonic() + _WAIT_S
        while True:
            lines, notice, news, busy, fragment = self.driver.run(_SEEN)
            assert notice == "", notice
            if busy == "false" and lines:
                return lines, news, fragment
            assert time.monotonic() < end_s, (lines, notice, news, busy)
            time.sleep(0.05)

    def press(self, key):
        """Press a key when the page listens; return the texts after it."""
        self.seen()
        self.driver.press(key)
        return self.seen()[0]

    def table(self):
        """Return the words on the table, resumed if need be, without the bar of the last event."""
        lines = self.seen()[0]
        if "Resume" in lines:
            lines = self.press("z")
        assert re.search(_TURN, lines), lines
        return sorted(lines.split("\n", 2)[2].split())


@pytest.mark.skipif(os.environ.get("WEB") != "all", reason="make web-test tries it")
@pytest.mark.parametrize("name", ("chromium", "firefox", "webkit"))
def test_start_play_leave_and_come_back(name, request):
    try:
        folder = request.getfixturevalue("site")
        with serving(folder) as address, getattr(drivers, name)() as driver:
            _try(driver, address)
    except (drivers.Missing, UsageError) as reason:
        print(f"skipped: {name}: {reason}")
        pytest.skip(f"{name}: {reason}")


def _try(driver, address):
    playing = Playing(driver)
    driver.go(address + "icon-192.png")  # another page, to come from and to go to
    driver.go(address + _ADDRESS)
    _, news, fragment = playing.seen()
    assert fragment == ""
    is_kept = "saves nothing" not in news
    for _ in range(100):
        if re.search(_TURN, playing.press("z")):
            break
    playing.table()
    for _ in range(2):
        driver.back()
        driver.forward()
        driver.reload()
        if is_kept:
            before = playing.table()
        driver.reload()
        if is_kept:
            assert playing.table() == before
        driver.go(address + "icon-192.png")
        driver.go(address + _ADDRESS)
        if is_kept:
            assert playing.table() == before
        else:
            assert "Month 1/12" in playing.seen()[0]
