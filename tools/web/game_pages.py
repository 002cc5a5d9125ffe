"""Writes a page for each game and language: a sentence about it, a picture, and its rules.

okey/index.html is in English, okey/it/index.html in Italian. With the address of the site they
also have what previews of links and search engines need: absolute addresses of the page, of its
picture and of the page in other languages.
"""

from html import escape

from engine.games import GAMES
from sim.command import ROOT
from tools import rules_pages
from tools.build import pack_languages
from tools.texts.source import ENGLISH
from tools.web import pictures

_WEB = ROOT / "sim" / "web"
TEMPLATE = _WEB / "game.html"
RULES = ROOT / "docs" / "rules"
_TAGS = {"### ": "h2", "- ": "li", "> ": "blockquote"}


def write(out, texts, address):
    """Write the pages of all games below `out`.

    texts: of the page, language -> name -> text; address: of the site, "" if it is unknown.
    """
    for game in GAMES:
        (out / game).mkdir()
        pictures.draw_preview(game, out / game / "preview.png")
        for language in texts:
            folder = out / folder_of(game, language)
            folder.mkdir(exist_ok=True)
            page = _page(game, language, texts, address)
            (folder / "index.html").write_text(page, "utf-8")


def folder_of(game, language):
    """Return the folder of a page, relative to the site.

    >>> folder_of("okey", "en"), folder_of("okey", "it")
    ('okey/', 'okey/it/')
    """
    return f"{game}/" if language == ENGLISH else f"{game}/{language}/"


def _page(game, language, texts, address):
    top = "../" * folder_of(game, language).count("/")
    own = texts[language]
    name, about = own[f"name_{game}"], own[f"about_{game}"]
    width, height = pictures.PREVIEW_SIZE
    own_head = head(address, folder_of(game, language), f"{game}/preview.png")
    own_head += _languages(game, texts, address)
    fields = {
        "LANGUAGE": language,
        "GAME": game,
        "TOP": top,
        "TITLE": escape(f"{name} · Tessera"),
        "NAME": escape(name),
        "ABOUT": escape(about),
        "HEAD": own_head if address else "",
        "PLAY": escape(own["play"]),
        "WIDTH": str(width),
        "HEIGHT": str(height),
        "RULES": html(_rules(game, language)),
        "ALL": escape(own["all_games"]),
        "LANGUAGES": others(game, top, texts),
    }
    return filled(TEMPLATE, fields)


def filled(template, fields):
    """Return a template's text with its fields, such as @TITLE@. fields: name -> HTML."""
    page = template.read_text("utf-8")
    for field, text in fields.items():
        page = page.replace(f"@{field}@", text)
    return page


def others(game, top, languages):
    """Return links to a page in every language. top: the way to the site's folder."""
    links = [
        f'<a href="{top}{folder_of(game, code)}" hreflang="{code}" lang="{code}">'
        f"{escape(pack_languages.name(code))}</a>"
        for code in languages
    ]
    return "\n".join(links)


def head(address, page, picture):
    """Return the lines of a page's head that need the address of the site.

    page, picture: paths below it, of the page and of a picture in PREVIEW_SIZE.
    """
    own, seen = escape(address + page), escape(address + picture)
    width, height = pictures.PREVIEW_SIZE
    lines = [
        f'<meta property="og:url" content="{own}">',
        f'<meta property="og:image" content="{seen}">',
        f'<meta property="og:image:width" content="{width}">',
        f'<meta property="og:image:height" content="{height}">',
        '<meta name="twitter:card" content="summary_large_image">',
        f'<link rel="canonical" href="{own}">',
    ]
    return "\n".join(lines) + "\n"


def _languages(game, texts, address):
    """Return the lines that name a page in every language."""
    address = escape(address)
    lines = [f'<link rel="alternate" hreflang="x-default" href="{address}{game}/">']
    for code in texts:
        there = address + folder_of(game, code)
        lines.append(f'<link rel="alternate" hreflang="{code}" href="{there}">')
    return "\n".join(lines) + "\n"


def _rules(game, language):
    """Return the rules as docs/rules has them, Markdown from the first heading on."""
    if language == ENGLISH:
        text = rules_pages.translated(game, language)
    else:
        text = (RULES / language / f"{game}.md").read_text("utf-8")
    return text[text.index("### ") :]


def html(markdown):
    """Return the few kinds of lines that pages of rules have, as HTML.

    >>> html("### Goal\\n\\nA & B.\\n\\n- One: 1\\n\\n> 5 5 5\\n").split("\\n")[:3]
    ['<h2>Goal</h2>', '<p>A &amp; B.</p>', '<ul>']
    """
    lines = []
    for line in markdown.splitlines():
        mark = next((mark for mark in _TAGS if line.startswith(mark)), "")
        tag = _TAGS.get(mark, "p")
        is_listed = bool(lines) and lines[-1].startswith("<li>")
        if is_listed and tag != "li":
            lines.append("</ul>")
        if line:
            if tag == "li" and not is_listed:
                lines.append("<ul>")
            lines.append(f"<{tag}>{escape(line.removeprefix(mark))}</{tag}>")
    if lines and lines[-1].startswith("<li>"):
        lines.append("</ul>")
    return "\n".join(lines) + "\n"
