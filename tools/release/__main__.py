"""Writes dist/, the files of a release: a folder that any host can serve.

    make release VERSION=0.1.0 [MICROPYTHON=path/to/a/checkout] [LANGUAGES=tr,en]
    python -m tools.release --version 0.1.0 [--micropython DIR] [--boards NAME,NAME] [--lang CODES]

index.html      how to put Tessera on a Pico, without Python
web/            the page in which it plays in a browser
packs/NAME/     for each board a folder for mpremote mip install
packs/any/de/   for any board English and a language, which web/pico/ installs by cable
firmware/       with --micropython: a .uf2 for each display, and the licences of what is in it
CHANGELOG.md    what has changed; LICENSE; SHA256SUMS

The same sources give the same bytes. After `make web` and `make firmware` were run once, no
network is needed. Without --lang all languages are in it.
"""

import sys
from pathlib import Path

from sim.choices import boards
from sim.command import Parser, UsageError, one_of, run
from tools.build import building, pack_languages
from tools.firmware import checkout
from tools.release import folder

_BOARD = "RPI_PICO"  # the microcontroller board of the firmware files


def main(arguments):
    """Write the release that the command line asks for; return the exit status."""
    parser = Parser(prog="python -m tools.release", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--version", required=True, metavar="X", help="as the sources say")
    parser.add_argument("--micropython", metavar="DIR", help="a checkout, for the firmware files")
    parser.add_argument("--boards", metavar="NAMES", help="only these, with commas")
    every = pack_languages.ALL
    parser.add_argument("--lang", default=every, metavar="CODES", help="such as tr,en")
    options = parser.parse_args(arguments)
    names = options.boards.split(",") if options.boards else building.choices()
    for name in names:
        one_of("board", name, building.choices())
    folder.refuse(options.version)
    source = None
    if options.micropython:
        source = Path(options.micropython).expanduser().resolve()
        checkout.refuse(source, _BOARD)
    profiles = [name for name in names if name in boards()] if source else []
    if source and not profiles:
        raise UsageError("firmware files are for one display each; name some with --boards")
    release = folder.Release(options.version, pack_languages.read(options.lang), source, _BOARD)
    out = release.write(names, profiles)
    files = [path for path in out.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"{out.name}/ has {len(files)} files, {size / 1024 / 1024:.1f} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
