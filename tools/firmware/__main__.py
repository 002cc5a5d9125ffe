"""Builds one .uf2: MicroPython with Tessera frozen in.

    make firmware MICROPYTHON=path/to/a/checkout [BOARD=RPI_PICO] [PROFILE=NAME]
        [LANGUAGES=tr,en]
    python -m tools.firmware --micropython DIR [--board NAME] [--profile NAME]
        [--lang tr,en]

writes build/tessera-PROFILE-BOARD.uf2. BOARD is MicroPython's name of the microcontroller board;
PROFILE is the profile of the display, as for tools.build. With the profile `any` the keys
choose it on the board. The file system has 768 KB in every firmware; an image that does not
fit before it is refused. The environment variable CMAKE_ARGS is passed on. docs/flashing.md
has the details.
"""

import sys
from pathlib import Path

from sim.command import Parser, UsageError, one_of, run
from tools.build import building, pack_languages
from tools.firmware import checkout, image


def main(arguments):
    """Build the firmware. Returns the exit status."""
    parser = Parser(prog="python -m tools.firmware", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--micropython", required=True, metavar="DIR", help="a checkout of it")
    parser.add_argument("--board", default="RPI_PICO", metavar="NAME", help="as MicroPython's")
    names = ", ".join(building.choices())
    parser.add_argument("--profile", default=building.ANY, metavar="NAME", help=f"one of {names}")
    parser.add_argument("--lang", metavar="CODES", help=pack_languages.HELP)
    options = parser.parse_args(arguments)
    one_of("profile", options.profile, building.choices())
    languages = pack_languages.chosen(options.lang)
    if not options.micropython:
        raise UsageError("which MicroPython? Say MICROPYTHON=path/to/a/checkout")
    source = Path(options.micropython).expanduser().resolve()
    checkout.refuse(source, options.board)
    version = checkout.version_of(source)
    print(f"MicroPython {version} for {options.board} with {options.profile}: takes minutes.")
    if version not in checkout.PROVED:
        print(f"This version was not tried. Known to work: {', '.join(checkout.PROVED)}.")
    print("Languages: " + ", ".join(map(pack_languages.name, languages)))
    built = image.firmware(source, options.board, options.profile, languages)
    for line in built:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
