"""Writes the opening of docs/rules/NAME.md: the pages of rules that the device shows.

    python -m tools.rules_pages             say which page is out of date
    python -m tools.rules_pages --update    write them

The pages are those of app/GAME/rules.py in English, with the default options; tiles and cards are
written in the notation of records, which the end of each page explains.
"""

import sys

from engine.contract import complete
from engine.games import GAMES, load
from sim.launcher import prepare
from tools.common import cli, pages

_COMMAND = "tools.rules_pages"
_TEXT, _ROW = 0, 1  # as in app/table/rules.py


def _piece(game):
    """Return the function that writes a piece of a game in the notation of its records."""
    notation = load(game, "notation")
    return getattr(notation, "tile", None) or notation.card


def opening(game):
    """Return the pages of a game as lines of Markdown."""
    prepare()
    from app.core import games
    from app.texts import catalog
    from app.texts.catalog import fill, t

    book = games.rules(game)
    piece = _piece(game)
    catalog.use("en")
    catalog.load(book.AREA)
    lines = []
    for title, blocks in book.pages(complete({}, games.options(game))):
        lines += ["### " + t(title), ""]
        for number, block in enumerate(blocks):
            if block[0] == _TEXT:
                lines += [fill(block[1], *block[2]), ""]
            elif block[0] == _ROW:
                label = block[1] if isinstance(block[1], str) else t(block[1])
                lines.append(f"- {label}: {block[2]}")
                if blocks[number + 1 : number + 2] == [] or blocks[number + 1][0] != _ROW:
                    lines.append("")
            else:
                groups = [" ".join(map(piece, group)) for group in block[1]]
                lines += ["> " + " · ".join(f"`{group}`" for group in groups), ""]
    catalog.unload(book.AREA)
    return "\n".join(lines)


def main(arguments):
    """Compare or write. Returns the exit status."""
    parser = cli.Parser(prog="python -m tools.rules_pages", description=__doc__.split("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the pages")
    args = parser.parse_args(arguments)
    status = 0
    for game in GAMES:
        name = f"rules/{game}.md"
        if args.update:
            pages.update(name, _COMMAND, opening(game))
            continue
        page = (pages.DOCS / name).read_text("utf-8")
        if pages.wanted(page, _COMMAND, opening(game)) != page:
            print(f"docs/{name} is out of date: python -m tools.rules_pages --update")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(cli.run(main))
