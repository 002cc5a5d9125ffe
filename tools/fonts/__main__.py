"""Packs the fonts: assets/fonts/NAME.txt to firmware/app/fonts/NAME.py.

    python -m tools.fonts            pack every font
    python -m tools.fonts --check    say which are out of date; exit status 1 if one is

tools/fonts/glyphs.py describes the format of a source.
"""

import sys

from sim.command import Parser, UsageError, run, write_text
from tools.fonts import glyphs


def main(arguments):
    """Pack or check; return the exit status."""
    parser = Parser(prog="python -m tools.fonts", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    try:
        packed = list(glyphs.fonts())  # parse all sources before anything is written
    except glyphs.FontError as error:
        raise UsageError(str(error))
    for path, text in packed:
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(f"{path.name} is not what its source says: run python -m tools.fonts")
                stale = 1
        else:
            write_text(path, text)
            print(text.splitlines()[0].split('"""')[1].split(" Made")[0])
    return stale


if __name__ == "__main__":
    sys.exit(run(main))
