"""Writes the tables of docs/boards.md and docs/flashing.md from the profiles in hal/boards.

    python -m tools.boards             say whether the page is up to date
    python -m tools.boards --update    write the tables again

The pages outside the marked parts are written by hand.
"""

import sys

from sim.board import load_profile
from sim.choices import boards
from sim.command import Parser, run
from tools.build.building import ANY, offered
from tools.common import pages

WIRED = "ssd1306_diy"  # players wire it themselves, so the page has its pins
_ARROWS = "▲▼◀▶"
_BUS = ("sck", "mosi", "cs", "dc", "reset", "sda", "scl")


def table():
    """Return the generated part of the page, lines between the two marks."""
    lines = ["", "| profile, with its pins | panel | printed on its keys |", "|---|---|---|"]
    for name in boards():
        profile = load_profile(name)
        file = f"[`{name}`](../hal/boards/{name}.py)"
        lines.append(f"| {file} | {_panel(profile)} | {_labels(profile)} |")
    return "\n".join([*lines, "", _wiring(load_profile(WIRED)), "", ""])


def _panel(profile):
    """Return the controller and the size of the glass."""
    width, height = profile.PANEL.get("size", (profile.WIDTH, profile.HEIGHT))
    return f"{profile.PANEL['driver'].__name__} {width}x{height}"


def _labels(profile):
    """Return the keys whose labels are no arrows: LEFT=A."""
    keys = [f"{key[0]}={key[1]}" for key in profile.KEYS if key[1] not in _ARROWS]
    return " ".join(keys)


def _wiring(profile):
    """Return the line about the pins of one board."""
    panel = profile.PANEL
    wires = [f"{name.upper()} {panel[name]}" for name in _BUS if name in panel]
    keys = [f"{name} {pin}" for name, _, pin, *_ in profile.KEYS]
    return f"GPIOs of `{profile.NAME}`: {' · '.join(wires + keys)}."


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
