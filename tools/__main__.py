"""Lists the commands of this folder, each with its first line.

python -m tools
"""

import ast
import sys
from pathlib import Path

from sim.command import Parser, run

_FOLDER = Path(__file__).parent


def commands():
    """Yield (name, first line of its docstring) of each command."""
    for path in [*_FOLDER.glob("[a-z]*.py"), *_FOLDER.glob("*/__main__.py")]:
        about = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        yield path.parent.name if path.stem == "__main__" else path.stem, about.split("\n")[0]


def main(arguments):
    """Print the commands; return the exit status."""
    Parser(prog="python -m tools", description=__doc__.split("\n")[0]).parse_args(arguments)
    for name, about in sorted(commands()):
        print(f"python -m tools.{name:14}{about}")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
