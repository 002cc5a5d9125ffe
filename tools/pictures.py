"""Takes the pictures and the film of the README again, or says which of them are out of date.

    python -m tools.pictures            write docs/images
    python -m tools.pictures --check    write nothing; exit status 1 if one is out of date

For the film only the times of its frames are compared: the window's font depends on the machine.
"""

import contextlib
import io
import os
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageSequence

from sim import cli as sim
from sim.command import ROOT, Parser, UsageError, run

IMAGES = ROOT / "docs" / "images"
FILM = "round.gif"

_OKEY = "--game okey --seed 00000000000000ba --option start=10"
_STILL = "--face headless --speed instant --scale 2"
_OKEY_KEYS = "READY F1 READY"
# file -> arguments of the simulator, and the player's keys.
SHOTS = {
    "table.png": (f"{_STILL} {_OKEY} --board waveshare_lcd13", _OKEY_KEYS),
    "table_mono.png": (f"{_STILL} {_OKEY} --board ssd1306_diy", _OKEY_KEYS),
    "table_koikoi.png": (
        f"{_STILL} --game koikoi --seed 0000000000000023",
        "READY " + "OK READY " * 7,
    ),
    "table_ceki.png": (
        f"{_STILL} --game ceki --seed 0000000000000012",
        "READY " + "OK READY " * 3,
    ),
    FILM: (f"--face window --scale 1 {_OKEY} --speed fast", f"@{IMAGES / 'round.keys'}"),
}


def take(name, folder):
    """Let the simulator make one picture in a folder; return its path. Raises UsageError."""
    path = Path(folder, name)
    arguments, keys = SHOTS[name]
    kind = "--gif" if name == FILM else "--shot"
    with contextlib.redirect_stdout(io.StringIO()):  # it prints the name of a temporary file
        failed = sim.main([*arguments.split(), "--script", keys, kind, str(path)])
    if failed:
        raise UsageError(f"the simulator could not make {name}")
    return path


def shown(path):
    """Return the compared part of a picture: its pixels, or the times of a film's frames."""
    if not path.exists():
        return None
    with Image.open(path) as image:
        if path.name == FILM:
            return [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
        return image.size, image.convert("RGB").tobytes()


def renew(writes):
    """Take every picture; return the names of those that are out of date. writes: write them."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # the film's window needs no screen
    stale = []
    with tempfile.TemporaryDirectory() as folder:
        for name in SHOTS:
            new = take(name, folder)
            if shown(new) != shown(IMAGES / name):
                stale.append(name)
                if writes:
                    (IMAGES / name).write_bytes(new.read_bytes())
    return stale


def main(arguments):
    """Take the pictures, or compare them. Returns the exit status."""
    parser = Parser(prog="python -m tools.pictures", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    checks = parser.parse_args(arguments).check
    stale = renew(not checks)
    for name in stale:
        said = "is out of date: run make pictures" if checks else "written"
        print(f"docs/images/{name} {said}")
    return 1 if checks and stale else 0


if __name__ == "__main__":
    sys.exit(run(main))
