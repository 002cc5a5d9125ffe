"""Makes the application's layout modules from the tables in assets/layouts.

    python -m tools.layouts           write the modules that have changed
    python -m tools.layouts --check   write nothing; exit status 1 if one is out of date

assets/layouts/README.md explains the tables.
"""

import sys

from sim.command import Parser, run, write_text
from tools.layouts import modules, table


def main(arguments):
    """Run the command; return its exit status."""
    parser = Parser(prog="python -m tools.layouts", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if out of date")
    options = parser.parse_args(arguments)
    wanted = modules.made()
    stale = modules.stale(wanted)
    for path in stale:
        name = path.relative_to(table.ROOT)
        if options.check:
            print(f"{name} is out of date: run make layouts")
        else:
            write_text(path, wanted[path])
            print(name)
    return int(options.check and bool(stale))


if __name__ == "__main__":
    sys.exit(run(main))
