"""Measures how soon the page can be played in Chromium, from its address to the first picture.

    python -m tools.web.measure        five starts of each kind; run as `make web-measure`

Cold: nothing of the page is in the browser. Warm: the page was there before, and its service
worker has kept its files. Both are served from this computer, so the network takes no time.
"""

import importlib.util
import shutil
import statistics
import sys
import threading
import time

from sim.command import UsageError
from tools.common import cli
from tools.web import server, site

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
RESTS = "#picture[aria-busy=false]"  # the page listens: see setBusy in sim/web/page/page.mjs
_TIMES = 5
_WARM = "navigator.serviceWorker.ready.then(() => 0)"


def chromium_path():
    """Return the path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, _BROWSERS)), None)


def _start_ms(context, address):
    """Return the milliseconds until a new tab of a context shows the menu and hears keys."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(address)
    page.wait_for_selector(RESTS)
    took = 1000 * (time.monotonic() - began)
    page.evaluate(_WARM)
    page.close()
    return took


def _starts(chromium, address):
    """Return the milliseconds of cold starts, and of warm ones."""
    cold, warm = [], []
    for _ in range(_TIMES):
        context = chromium.new_context()
        cold.append(_start_ms(context, address))
        warm.append(_start_ms(context, address))
        context.close()
    return cold, warm


def main(arguments):
    """Print the table. Returns the exit status."""
    parser = cli.Parser(
        prog="python -m tools.web.measure", description=(__doc__ or "").split("\n")[0]
    )
    parser.parse_args(arguments)
    if importlib.util.find_spec("playwright") is None or not chromium_path():
        raise UsageError("this needs: pip install playwright, apt-get install chromium")
    from playwright.sync_api import sync_playwright

    folder = site.build(say=lambda line: print(line, flush=True))
    with server.make(folder, 0) as served, sync_playwright() as playwright:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=chromium_path())
        print(f"Chromium {chromium.version}, {_TIMES} starts of each kind: median, least, most")
        address = f"http://localhost:{served.server_address[1]}/"
        for name, took in zip(("cold", "warm"), _starts(chromium, address)):
            median, least, most = statistics.median(took), min(took), max(took)
            print(f"first picture, {name}: {median:.0f} ms ({least:.0f} to {most:.0f})")
        chromium.close()
        served.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
