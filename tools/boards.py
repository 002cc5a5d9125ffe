"""Writes the tables of docs/boards.md and docs/flashing.md from the profiles in hal/boards.

    python -m tools.boards             say whether the page is up to date
    python -m tools.boards --update    write the tables again

The pages outside the marked parts are written by hand.
"""

import sys

from hal.contract import HELD
from hal.keymap import key_pins
from sim.board import load_profile
from sim.choices import boards
from sim.command import Parser
from tools.build.building import ANY, offered
from tools.common import pages
from tools.common.cli import run

_BUS = ("sck", "mosi", "cs", "dc", "reset", "sda", "scl")


def table():
    """Return the generated part of the page, lines between the two marks."""
    lines = []
    for name in boards():
        lines += ["", *_board(load_profile(name))]
    return "\n".join([*lines, "", ""])


def _board(profile):
    """Return the lines about one board."""
    panel = profile.PANEL
    width, height = panel.get("size", (profile.WIDTH, profile.HEIGHT))
    bus = f"I2C {panel['i2c']}" if "i2c" in panel else f"SPI {panel['spi']}"
    wires = " · ".join(f"{name.upper()} {panel[name]}" for name in _BUS if name in panel)
    about = f"{panel['driver'].__name__} {width}x{height} on {bus}, {panel['hz'] // 1000} kHz"
    about += f", rotation {panel['rotation']}"
    if "size" in panel:
        about += f"; the picture is {profile.WIDTH}x{profile.HEIGHT}"
    lines = [
        f"### `{profile.NAME}`: {profile.TITLE}",
        "",
        f"* Panel: {about}: {wires}",
        f"* Keys: {_keys(profile)}",
    ]
    rest = _parts(profile)
    return [*lines, f"* {rest}"] if rest else lines


def _keys(profile):
    """Return the line about the keys and their pins."""
    pins = key_pins(profile)
    words = []
    for number, (name, label, pin, *_) in enumerate(profile.KEYS):
        more = [str(p) for key, p in pins[len(profile.KEYS) :] if key == pins[number][0]]
        words.append(f"{name} {label} {' and '.join([str(pin), *more])}")
    labels = {key[0]: key[1] for key in profile.KEYS}
    for name, held in getattr(profile, "LONGS", ()):
        words.append(f"{name} {labels[held]}{HELD}")
    return " · ".join(words)


def _parts(profile):
    """Return the line about light, buzzer, LED and battery, or ""."""
    words = []
    if hasattr(profile, "LIGHT"):
        words.append(f"Light {profile.LIGHT}")
    if hasattr(profile, "BUZZER"):
        words.append(f"Buzzer {profile.BUZZER}")
    if hasattr(profile, "LED"):
        pins, active_low = profile.LED
        low = ", low is on" if active_low else ""
        words.append(f"LED {'/'.join(map(str, pins))}{low}")
    if hasattr(profile, "BATTERY"):
        adc, divider, drop_mv = profile.BATTERY
        drop = f" less {drop_mv} mV" if drop_mv else ""
        words.append(f"Battery ADC {adc}, 1/{divider} of the voltage{drop}")
    return " · ".join(words)


def names():
    """Return the table of what can be flashed: how each profile begins, and its name."""
    lines = ["", "| your display | `--board` |", "|---|---|"]
    for name in offered():
        about = (load_profile(name).__doc__ or "").split("\n")[0].partition(":")[0].rstrip(".")
        lines.append(f"| {about} | `{name}` |")
    return "\n".join([*lines, f"| not sure | `{ANY}`: the board asks |", "", ""])


PAGES = {"boards.md": table, "flashing.md": names}
_COMMAND = "tools.boards"


def wanted(page, name):
    """Return the text of a page, one of PAGES, with its marked part written again."""
    return pages.wanted(page, _COMMAND, PAGES[name]())


def main(arguments):
    """Compare or write the pages."""
    parser = Parser(prog="python -m tools.boards", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the tables anew")
    options = parser.parse_args(arguments)
    said = ("out of date: python -m tools.boards --update", "up to date")
    status = 0
    for name, write in PAGES.items():
        if options.update:
            pages.update(name, _COMMAND, write())
            continue
        page = (pages.DOCS / name).read_text("utf-8")
        is_new = wanted(page, name) == page
        print(f"docs/{name} is {said[is_new]}")
        status = status if is_new else 1
    return status


if __name__ == "__main__":
    sys.exit(run(main))
