"""Takes the pictures and the film of the README again, or says which of them are out of date.

    python -m tools.pictures            write docs/images
    python -m tools.pictures --check    write nothing; exit status 1 if one is out of date

For the film only the times of its frames are compared: the window's font depends on the machine.
"""

import sys

from tools.common import cli
from tools.play import pictures


def main(arguments):
    """Take the pictures, or compare them. Returns the exit status."""
    parser = cli.Parser(
        prog="python -m tools.pictures", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    checks = parser.parse_args(arguments).check
    stale = pictures.renew(not checks)
    for name in stale:
        said = "is out of date: run make pictures" if checks else "written"
        print(f"docs/images/{name} {said}")
    return 1 if checks and stale else 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
