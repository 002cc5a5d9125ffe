"""Writes the pages of rules that the device shows into docs/rules.

    python -m tools.rules_pages             say which page is out of date
    python -m tools.rules_pages --update    write them

The pages are those of app/GAME/rules.py with the default options. In English they open
docs/rules/GAME.md, where tiles and cards are written in the notation of records, which the end of
the page explains. docs/rules/LANGUAGE/GAME.md has them in another language, with the pieces in
words.
"""

import importlib
import re
import sys

from engine.contract import complete
from engine.games import GAMES, load
from sim.choices import own_letters
from sim.command import Parser, run, write_text
from sim.launcher import prepare
from tools import letters
from tools.common import pages
from tools.texts import source

_COMMAND = "tools.rules_pages"
_TEXT, _ROW = 0, 1  # as in app/table/rules.py
_BREAKS = re.compile("(?<=[\u3000-\u9fff]) (?=[\u3000-\u9fff0-9])|(?<=[0-9]) (?=[\u3000-\u9fff])")

# Below the title of a translated page. A language that is not here has the English sentence.
_NOTES = {
    "de": "Das zeigt das Gerät unter *{rules}*. [Alle Regeln]({full}) gibt es auf Englisch.",
    "en": "The device shows this under *{rules}*. [The rules in full]({full}) are in English.",
    "es": "El aparato muestra esto en *{rules}*. [Las reglas completas]({full}) están en inglés.",
    "fr": "L'appareil montre ceci sous *{rules}*. [Les règles complètes]({full}) sont en anglais.",
    "it": "Il dispositivo lo mostra in *{rules}*. [Le regole complete]({full}) sono in inglese.",
    "ja": "本体の「{rules}」に出る内容です。[すべての規則]({full})は英語です。",
    "ms": "Peranti memaparkan ini di *{rules}*. [Peraturan penuh]({full}): bahasa Inggeris.",
    "pt": "O aparelho mostra isto em *{rules}*. [As regras completas]({full}) estão em inglês.",
    "tr": "Cihaz bunu *{rules}* altında gösterir. [Kuralların tamamı]({full}) İngilizcedir.",
}


def _in_notation(game, book):
    """Return the function that writes a group of pieces in the notation of records."""
    notation = load(game, "notation")
    piece = getattr(notation, "tile", None) or notation.card
    return lambda group: "`" + " ".join(map(piece, group)) + "`"


def _in_words(game, book):
    """Return the function that writes a group of pieces as the table says them."""
    words = importlib.import_module(f"app.{game}.words")
    if hasattr(words, "tile_text"):
        return lambda group: " ".join(words.tile_text(piece, book.JOKER) for piece in group)
    name = getattr(words, "card_text", None) or words.card_name
    return lambda group: ", ".join(map(name, group))


def _lines(game, language, written):
    """Yield the pages of a game as lines of Markdown. written: how pieces are, as `_in_words`."""
    prepare()
    from app.core import games
    from app.texts import catalog
    from app.texts.catalog import fill, t

    book = games.rules(game)
    catalog.use(language)
    catalog.load(book.AREA)
    pieces = written(game, book)
    for title, blocks in book.pages(complete({}, games.options(game))):
        yield "### " + t(title)
        yield ""
        for number, block in enumerate(blocks):
            if block[0] == _TEXT:
                yield fill(block[1], *block[2])
                yield ""
            elif block[0] == _ROW:
                label = block[1] if isinstance(block[1], str) else t(block[1])
                yield f"- {label}: {block[2]}"
                if blocks[number + 1 : number + 2] == [] or blocks[number + 1][0] != _ROW:
                    yield ""
            else:
                yield "> " + " · ".join(map(pieces, block[1]))
                yield ""
    catalog.unload(book.AREA)


def opening(game):
    """Return the pages of a game in English, with the pieces in notation, as Markdown."""
    return "\n".join(_lines(game, "en", _in_notation))


def translated(game, language):
    """Return the page docs/rules/LANGUAGE/GAME.md as Markdown."""
    body = list(_lines(game, language, _in_words))
    from app.texts.catalog import t
    from app.texts.shell import ids

    title = t(getattr(ids, "GAME_" + game.upper()))
    note = _NOTES.get(language, _NOTES["en"]).format(rules=t(ids.RULES), full=f"../{game}.md")
    lines = [f"# {title}", "", note, "", f"<!-- python -m {_COMMAND} --update writes this -->", ""]
    page = "\n".join(lines + body).rstrip("\n") + "\n"
    # Where words are not parted, spaces only tell the device where a line may break.
    return _BREAKS.sub("", page) if language in own_letters() else page


def wanted(language):
    """Yield (name below docs, text that should be there) of every page in a language."""
    for game in GAMES:
        if language == source.ENGLISH:
            name = f"rules/{game}.md"
            page = (pages.DOCS / name).read_text("utf-8")
            yield name, pages.wanted(page, _COMMAND, opening(game))
        else:
            yield f"rules/{language}/{game}.md", translated(game, language)


def _every():
    """Yield what `wanted` does for all languages whose letters are here; say what is left out."""
    for language in source.codes():
        lacking = letters.lacking(language) if language in own_letters() else None
        if lacking:
            print(lacking)
        else:
            yield from wanted(language)


def main(arguments):
    """Compare or write. Returns the exit status."""
    parser = Parser(prog="python -m tools.rules_pages", description=__doc__.split("\n")[0])
    parser.add_argument("--update", action="store_true", help="write the pages")
    args = parser.parse_args(arguments)
    status = 0
    for name, text in _every():
        path = pages.DOCS / name
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if args.update:
            path.parent.mkdir(exist_ok=True)
            write_text(path, text)
            print(f"docs/{name} written")
        else:
            print(f"docs/{name} is out of date: python -m tools.rules_pages --update")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(run(main))
