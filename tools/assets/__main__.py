"""Packs the art: text files under assets/ become the sprite modules of the application.

    python -m tools.assets            write every module
    python -m tools.assets --check    say which modules are out of date; exit status 1 if one is
    python -m tools.assets --sheet    also draw the sheets in docs/images

tools/assets/sprites.py describes the format of a source.
"""

import sys

from sim.command import Parser, UsageError, run, write_text
from tools.assets import sprites


def main(arguments):
    """Write the modules, or compare them. Returns the exit status."""
    parser = Parser(prog="python -m tools.assets", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    parser.add_argument(
        "--sheet", action="store_true", help="also draw the contact sheets of decks and faces"
    )
    options = parser.parse_args(arguments)
    stale = 0
    try:
        packed = [sprites.pack(path) for path in sprites.sources()]
    except sprites.BadArt as problem:
        raise UsageError(str(problem))
    for target, text in packed:
        if target.exists() and target.read_text("utf-8") == text:
            continue
        name = target.relative_to(sprites.ROOT)
        if options.check:
            print(f"{name} is out of date: run python -m tools.assets")
            stale = 1
        else:
            write_text(target, text)
            print(f"{name}: {len(text)} characters")
    if options.sheet:
        from tools.assets import ceki_sheet, hanafuda_sheet, people_sheet  # of the new modules

        for sheet in (hanafuda_sheet, ceki_sheet, people_sheet):
            sheet.image().save(sheet.SHEET)
    return stale


if __name__ == "__main__":
    sys.exit(run(main))
