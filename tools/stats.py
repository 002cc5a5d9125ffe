"""Writes the player's statistics as CSV, and a picture of them.

    python -m tools.stats                                  # of the simulator, to the screen
    python -m tools.stats --port /dev/ttyACM0 -o stats.csv --picture stats.png

One row for each game and group of matches: the opponents' level, the rules, the number of players,
and what was counted. A last row for each game has all groups together, and what the player made:
yaku, and ways to win.
"""

import csv
import io
import sys

from PIL import Image, ImageDraw

from engine.games import GAMES
from hal.files import StoreError
from hal.store import Store
from sim.command import Parser, UsageError, check_output, replacing, run, write_text
from sim.launcher import prepare
from tools.device.saves import add_place, opened

COLUMNS = [
    "game",
    "level",
    "rules",
    "players",
    "matches",
    "matches_won",
    "rounds",
    "rounds_won",
    "rounds_lost",
    "points",
    "streak",
    "best_streak",
    "seconds",
    "made",
]

_WIDTH = 640
_ROW = 24
LEFT = 250
_WON, _DRAWN, _LOST = "#d8a520", "#9a9aa2", "#d0668c"


def parser():
    """Return the parser of the command line."""
    p = Parser(prog="python -m tools.stats", description=(__doc__ or "").split("\n")[0])
    add_place(p)
    p.add_argument("-o", dest="output", metavar="FILE", help="write the CSV there instead")
    p.add_argument("--picture", metavar="FILE", help="draw rounds won, drawn and lost as a PNG")
    return p


def rows_of(folder):
    """Return the rows of the table, each a list as COLUMNS says. Raises UsageError."""
    prepare()
    from app.core.statistics import Statistics

    rows = []
    for game in GAMES:
        try:
            statistics = Statistics(Store(str(folder)), game)
        except StoreError as error:
            raise UsageError(f"the statistics of {game} in {folder} cannot be read: {error}")
        for group in sorted(statistics.groups):
            level, rules, players = (group.split(" ") + ["", ""])[:3]
            rows.append([game, level, rules, players, *statistics.groups[group], ""])
        if statistics.groups:
            made = "; ".join(f"{name} {statistics.made[name]}" for name in sorted(statistics.made))
            rows.append([game, "all", "", "", *statistics.total(), made])
    if not rows:
        raise UsageError(f"there are no statistics in {folder}: no round was counted yet")
    return rows


def table(rows):
    """Return the rows as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows)
    return text.getvalue()


def picture(rows):
    """Return an image with a bar for each row: rounds won, drawn and lost."""
    image = Image.new("RGB", (_WIDTH, _ROW * (len(rows) + 1)), "white")
    draw = ImageDraw.Draw(image)
    draw.text((8, 6), "rounds won, drawn, lost", fill="black")
    for number, row in enumerate(rows, 1):
        game, level, rules, players = row[:4]
        rounds, won, lost = row[6:9]
        y = number * _ROW
        draw.text((8, y + 6), f"{game} {level} {rules} {players}", fill="black")
        x = LEFT
        for part, colour in ((won, _WON), (rounds - won - lost, _DRAWN), (lost, _LOST)):
            wide = (_WIDTH - LEFT - 60) * part // max(rounds, 1)
            draw.rectangle((x, y + 4, x + wide, y + _ROW - 6), fill=colour)
            x += wide
        draw.text((_WIDTH - 54, y + 6), f"{won}/{rounds}", fill="black")
    return image


def main(arguments):
    """Write what the command line asks for. Returns the exit status."""
    options = parser().parse_args(arguments)
    for path in (options.output, options.picture):
        if path is not None:
            check_output(path)
    with opened(options) as place:
        rows = rows_of(place)
    if options.output is None:
        sys.stdout.write(table(rows))
    else:
        write_text(options.output, table(rows))
    if options.picture is not None:
        with replacing(options.picture) as file:
            picture(rows).save(file, "PNG")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
