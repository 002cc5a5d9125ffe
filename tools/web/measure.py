"""Measures how soon the page can be played in Chromium, on slow lines and slow computers too.

    python -m tools.web.measure        five starts of each kind; run as `make web-measure`

Cold: nothing of the page is in the browser. Link: the same, by a link that opens a game. Warm: the
page was there before, and its service worker has kept its files. The bytes of a start are without
the parts of the modules that nothing waits for (sim/web/parts.py). The page is served from this
computer, packed by gzip. A slow line answers each request late, and all requests together get so
many bits a second. For a slower computer the processes of the page stand still three quarters of
the time. Only a quiet machine gives times that compare.
"""

import contextlib
import gzip
import importlib.util
import os
import shutil
import signal
import statistics
import sys
import threading
import time
from collections import Counter, namedtuple
from pathlib import Path

from sim.command import Parser, UsageError, run, within
from tools.web import interpreter, server, site

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
RESTS = "#picture[aria-busy=false]"  # the page listens: see setBusy in sim/web/page/page.mjs
_WARM = "navigator.serviceWorker.ready.then(() => 0)"
_PIECE = 2048  # bytes that a slow line sends at once
_TURN_S = 0.004  # how long a slowed process runs; then it stands still for the others' turns
_LOOK_S = 0.2  # how often there may be a new process
_KB = 1000
_GAME, _LANGUAGE = "koikoi", "en"  # what is opened: the largest game, in Chromium's own language
_LINK = f"#{_GAME}/LOKUM"

# bits_s: of all requests together, 0: without limit; wait_s: before each answer; slower: how many
# times less the computer does.
Kind = namedtuple("Kind", ("name", "bits_s", "wait_s", "slower"))
KINDS = (
    Kind("none", 0, 0, 1),
    Kind("none", 0, 0, 4),
    Kind("slow 4G", 1_600_000, 0.15, 1),
    Kind("slow 4G", 1_600_000, 0.15, 4),
    Kind("3G", 700_000, 0.3, 4),
)
# Waits in the page: a selector is looked for only twice a second after a while.
_TIMES = """(rests) => new Promise((tell) => {
  const at = (name) => Math.round(performance.getEntriesByName(name)[0]?.startTime ?? 0);
  const look = () => {
    if (!document.querySelector(rests)) return;
    tell([at("first-contentful-paint"), at("first picture"), Math.round(performance.now())]);
  };
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document, all);
  look();
})"""
_TITLES = ("page", "first picture", "playable")


def chromium_path():
    """Return the path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, _BROWSERS)), None)


class Line:
    """A line to the browser: how slow it is, and what went over it."""

    def __init__(self, folder):
        """Pack the files of a folder."""
        self.kind = KINDS[0]
        self.requests = 0
        self.sent = Counter()  # name of a file -> bytes, without headers
        self._turn = threading.Lock()
        self._folder = Path(folder)
        files = (path for path in self._folder.rglob("*") if path.is_file())
        self._packed = {path: gzip.compress(path.read_bytes(), 9) for path in files}

    def sizes(self):
        """Return the bytes of what the page consists of, without the pages of the games."""
        sizes = Counter()
        for path, data in self._packed.items():
            if path.parent == self._folder:
                is_part = path.suffix == ".rom"
                name = "interpreter" if path.name in interpreter.FILES else "page"
                sizes[path.name if is_part else name] += len(data)
        return sizes

    def packed(self, path):
        """Return a file's bytes after gzip, None if there is no such file."""
        self.requests += 1
        time.sleep(self.kind.wait_s)
        return self._packed.get(Path(path))

    def before_a_move(self, game):
        """Return the bytes that came, without parts that a game ("": the menu) can do without."""
        needed = [f"{part}.rom" for part in ("core", _LANGUAGE, game)]
        own = [name for name in self.sent if name in needed or not name.endswith(".rom")]
        return sum(self.sent[name] for name in own)

    def send(self, out, data, name):
        """Write the data of a file, as fast as the line is."""
        step = _PIECE if self.kind.bits_s else len(data)
        for at in range(0, len(data), step):
            piece = data[at : at + step]
            with self._turn:
                if self.kind.bits_s:
                    time.sleep(8 * len(piece) / self.kind.bits_s)
                self.sent[name] += len(piece)
            out.write(piece)


def handler(line):
    """Return a handler that sends files packed, over a line."""

    class Packed(server.Handler):
        def do_GET(self):  # noqa: N802 - http.server says so
            path = Path(self.translate_path(self.path))
            path = path / "index.html" if path.is_dir() else path
            data = line.packed(path)
            if data is None:
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            with contextlib.suppress(ConnectionError):  # the tab was closed
                line.send(self.wfile, data, path.name)

    return Packed


@contextlib.contextmanager
def _slowed(browser, times):
    """Let the pages of a browser get only every so manieth part of the time."""
    if times == 1:
        yield
        return
    session = browser.new_browser_cdp_session()
    infos = session.send("SystemInfo.getProcessInfo")["processInfo"]
    root = next(info["id"] for info in infos if info["type"] == "browser")
    session.detach()
    ended = threading.Event()

    def work():
        found, looked, ran = [], 0.0, _TURN_S
        while not ended.is_set():
            _signal(found, signal.SIGSTOP)
            stopped = time.monotonic()
            if stopped - looked > _LOOK_S:
                found, looked = _renderers(root), stopped
                _signal(found, signal.SIGSTOP)
            time.sleep(max(0, stopped + (times - 1) * ran - time.monotonic()))
            _signal(found, signal.SIGCONT)
            began = time.monotonic()
            time.sleep(_TURN_S)
            ran = time.monotonic() - began  # a busy computer wakes this thread late

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _signal(processes, number):
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


def _renderers(root):
    """Return the numbers of the processes below a browser's that run pages."""
    parents, pages = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            process = int(folder.name)
            stat = (folder / "stat").read_text().rpartition(")")[2]
            parents[process] = int(stat.split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.append(process)
        except OSError:  # it has ended
            continue
    return [page for page in pages if root in _ancestors(page, parents)]


def _ancestors(process, parents):
    while process in parents:
        process = parents[process]
        yield process


def _start(context, address, line, fragment=""):
    """Open the page in a new tab; return the milliseconds of _TITLES, bytes, requests in all."""
    line.sent.clear()
    line.requests = 0
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address + fragment, wait_until="commit")
    times = page.evaluate(_TIMES, RESTS)
    page.evaluate(_WARM)
    page.close()
    return [*times, line.before_a_move(_GAME if fragment else ""), line.requests]


def _starts(chromium, address, line, count):
    """Return the medians of cold starts, of those by a link, of warm ones; and bytes in all."""
    rows = {"cold": [], "link": [], "warm": []}
    total = 0
    for _ in range(count):
        for name, fragment in (("cold", ""), ("link", _LINK)):
            context = chromium.new_context(reduced_motion="reduce")  # no cards are dealt
            with _slowed(chromium, line.kind.slower):
                rows[name].append(_start(context, address, line, fragment))
                total = line.sent.total()
                if not fragment:
                    rows["warm"].append(_start(context, address, line))
            context.close()
    middles = {
        name: [round(statistics.median(row)) for row in zip(*came)] for name, came in rows.items()
    }
    return middles, total


def _row(kind, name, came):
    *times, sent, requests = came
    cells = [kind.name, f"{kind.slower}x", name, *(f"{ms / 1000:.1f} s" for ms in times)]
    return "| " + " | ".join([*cells, f"{round(sent / _KB)} KB", str(requests)]) + " |"


def main(arguments):
    """Print the table. Returns the exit status."""
    parser = Parser(prog="python -m tools.web.measure", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=5, help="starts of each kind")
    args = parser.parse_args(arguments)
    within("times", args.times, 1, 100)
    if importlib.util.find_spec("playwright") is None or not chromium_path():
        raise UsageError("this needs: pip install playwright, apt-get install chromium")
    from playwright.sync_api import sync_playwright

    kinds = [kind for kind in KINDS if kind.slower == 1 or Path("/proc/self/stat").exists()]
    if len(kinds) < len(KINDS):
        print("Without /proc no slower computer is measured")
    folder = site.build(say=lambda line: print(line, flush=True))
    line = Line(folder)
    for name, size in sorted(line.sizes().items()):
        print(f"{size / _KB:6.1f} KB  {name}")
    with server.make(folder, 0, handler(line)) as served, sync_playwright() as playwright:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=chromium_path())
        count = args.times
        print(f"Chromium {chromium.version}, median of {count}; load {os.getloadavg()[0]:.1f}\n")
        print("| line | computer | start | " + " | ".join(_TITLES) + " | bytes | requests |")
        print("|---" * 8 + "|", flush=True)
        address = f"http://localhost:{served.server_address[1]}/"
        total = 0
        for line.kind in kinds:
            middles, total = _starts(chromium, address, line, count)
            for name, came in middles.items():
                print(_row(line.kind, name, came), flush=True)
        print(f"\nIn all, with what is kept for use without a network: {total / _KB:.0f} KB")
        chromium.close()
        served.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
