"""Makes the letters of languages whose script the fonts lack, from a font of this computer.

    python -m tools.letters                     make them, or say how to get the font
    python -m tools.letters --font FILE.ttf     the font is this file

assets/texts/LANG/letters.txt names the font and the package that has it. The letters that the
texts of the language use are put into firmware/app/texts/LANG/letters.py, together with those of
our own fonts. That file is not committed. Without it the language is not offered.
"""

import ast
import hashlib
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from sim.choices import own_letters
from sim.command import ROOT, Parser, UsageError, read_text, run, write_text
from tools.fonts import glyphs

_TEXTS = ROOT / "firmware" / "app" / "texts"
_FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/Library/Fonts",
)
# Drawn whatever the texts use: names, and what the engine says, may have them.
_ALWAYS = (
    "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)])) + "、。「」・ー！？〜"
)


class Wanted(NamedTuple):
    """The contents of a letters.txt."""

    font: str  # name of the font's file
    sha256: str
    package: str  # that has the font on Debian and Ubuntu
    size: int  # in pixels
    rows: dict[str, int]  # our font -> row of the cell in which the letters begin


def wanted(code):
    """Return what a language's letters.txt says. Raises UsageError."""
    path = ROOT / "assets" / "texts" / code / "letters.txt"
    said, rows = {}, {}
    for line in read_text(path, "list").splitlines():
        words = [] if line.startswith(";") else line.split()
        if words[:1] == ["row"]:
            rows[words[1]] = int(words[2])
        elif words:
            said[words[0]] = words[1]
    try:
        size = int(said["size"])
        return Wanted(said["font"], said["sha256"], said["package"], size, rows)
    except (KeyError, ValueError) as error:
        raise UsageError(f"{path} does not say {error}")


def found(asked):
    """Return the path of the font that is asked for, None if it is not installed."""
    for folder in _FOLDERS:
        for path in sorted(Path(folder).expanduser().rglob(asked.font)):
            if _is_it(path, asked):
                return path
    return None


def _is_it(path, asked):
    return hashlib.sha256(path.read_bytes()).hexdigest() == asked.sha256


def lacking(code):
    """Return a sentence that says how to get a language's font, None if its letters are made."""
    if _module_path(code).exists():
        return None
    asked = wanted(code)
    return (
        f"{code} is written with the font {asked.font}, which is not here; "
        f"run: apt-get install {asked.package}, then: python -m tools.letters"
    )


def _module_path(code):
    return _TEXTS / code / "letters.py"


def _letters(code):
    """Return the letters that a language's texts use, besides those of our fonts."""
    used = set(_ALWAYS)
    for path in (_TEXTS / code).glob("*.py"):
        if path != _module_path(code):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    used.update(node.value)
    return used


def _drawn(path, asked, letters):
    """Return letter -> set of lit pixels (x, y), its leftmost column at 0."""
    font = ImageFont.truetype(str(path), asked.size)
    side = 2 * asked.size
    drawn = {}
    for letter in sorted(letters):
        picture = Image.new("1", (side, side))
        pen = ImageDraw.Draw(picture)
        pen.fontmode = "1"
        pen.text((asked.size // 2, 0), letter, font=font, fill=1)
        lit = {(x, y) for x in range(side) for y in range(side) if picture.getpixel((x, y))}
        left = min((x for x, _ in lit), default=0)
        drawn[letter] = {(x - left, y) for x, y in lit}
    return drawn


def _tables(path, asked, letters):
    """Return the codes; for each of our fonts its `cap` and index; and the data of all fonts.

    All fonts get the same letters in the same order, so that one table of codes serves them. They
    share the data: most letters look alike in all.
    """
    drawn = _drawn(path, asked, letters)
    sources = {
        name: glyphs.Source(read_text(glyphs.SOURCES / f"{name}.txt", "font"))
        for name in asked.rows
    }
    own = set().union(*[one.glyphs for one in sources.values()])
    fonts, places = [], {}
    for name, one in sources.items():
        for letter in own | set(drawn):
            if letter in one.glyphs:
                continue
            if letter in own:
                one.glyphs[letter] = one.box()
                continue
            lit = {(x, y + asked.rows[name]) for x, y in drawn[letter]}
            one.glyphs[letter] = glyphs.Glyph(max((x for x, _ in lit), default=2) + 1, lit)
        first, codes, index, data = one.tables(places)
        fonts.append((one.measures["cap"], index))
    return first, codes, sources[name].measures["gap"], fonts, data


def module(code, path):
    """Return the text of a language's letters.py. path: of the font."""
    asked = wanted(code)
    own = "".join(chr(n) for n in range(128))
    letters = _letters(code) - set(own)
    first, codes, gap, fonts, data = _tables(path, asked, letters)
    size = len(codes) + sum(len(index) for _, index in fonts) + len(data)
    lines = [
        f'"""{len(letters)} letters of {asked.font}, {size} bytes. Made by tools.letters."""',
        "",
    ]
    lines += [f"FIRST = {first}", f"GAP = {gap}", f"CODES = {glyphs.literal(codes)}"]
    lines += [f"DATA = {glyphs.literal(data)}"]
    lines += ["# The capitals' height of a font, and its index.", "FONTS = ("]
    for cap, index in fonts:
        lines.append(f"    ({cap}, {glyphs.literal(index)}),")
    return "\n".join([*lines, ")", ""])


def main(arguments):
    """Make the letters of every language that needs them. Returns the exit status."""
    parser = Parser(prog="python -m tools.letters", description=__doc__.split("\n")[0])
    parser.add_argument("--font", metavar="FILE", help="read the letters from this file")
    parser.add_argument("--quiet", action="store_true", help="say nothing if there is no font")
    args = parser.parse_args(arguments)
    for code in own_letters():
        asked = wanted(code)
        path = Path(args.font) if args.font else found(asked)
        if args.font and not (path.is_file() and _is_it(path, asked)):
            raise UsageError(f"{path} is not {asked.font} as in the package {asked.package}")
        if path:
            text = module(code, path)
            target = _module_path(code)
            if not target.exists() or target.read_text("utf-8") != text:
                write_text(target, text)
                print(f"{target.relative_to(ROOT)}: {text.splitlines()[0].strip(chr(34))}")
            elif not args.quiet:
                print(f"{target.relative_to(ROOT)} is up to date")
        elif not args.quiet:
            print(lacking(code) or f"{code}: the letters that were made before stay")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
