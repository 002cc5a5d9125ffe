"""Finds the lines of the source that a traceback from a board means.

On a board some modules are joined to one (tools/build/join.py), and comments are gone. So a
traceback names a line of the joined module. This command prints the traceback with the file, the
line and the function of the source.

    python -m tools.crash --board NAME [FILE]

NAME is what was built for that board, `any` perhaps: build/NAME.names says where its lines come
from. The traceback is read from FILE; without FILE from what is piped in.
"""

import re
import sys

from sim.requests import Sorry, one_of, read_text
from tools.build import building
from tools.common.cli import Parser, run

_FRAME = re.compile(r'(\s*File )"([^"]+)", line (\d+), in (\S+)(.*)')
_ABOUT_A_NAME = ("AttributeError: ", "NameError: ", "TypeError: ")


def read_names(path):
    """Return what build/NAME.names says. Raises Sorry.

    It is a dict: module -> dict of line or name there -> line or name in the source.
    """
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError:
        raise Sorry(f"there is no {path}; building that board's files writes it (tools.build)")
    rows = [line.split(" ") for line in lines]
    return {row[0]: dict(pair.split("=") for pair in row[1:]) for row in rows}


def translate(text, names):
    """Return a traceback with the files, lines and names of the source.

    names: as from `read_names`.
    """
    lines = []
    module = ""
    for line in text.split("\n"):
        frame = _FRAME.fullmatch(line)
        if frame:
            start, module, number, name, rest = frame.groups()
            own = names.get(module, {})
            path, _, number = own.get(number, f"{module}:{number}").rpartition(":")
            line = f'{start}"{path}", line {number}, in {own.get(name, name)}{rest}'
        elif line.startswith(_ABOUT_A_NAME):
            own = names.get(module, {})
            words = re.split(r"'([^\W\d]\w*)'", line)
            words[1::2] = [_meant(word, own, names) for word in words[1::2]]
            line = "".join(words)
        lines.append(line)
    return "\n".join(lines)


def _meant(word, own, names):
    """Return a name in quotes: as the module means it that failed, or as all of them may."""
    if word in own:
        return f"'{own[word]}'"
    meant = {module[word] for module in names.values() if word in module}
    return " or ".join(f"'{name}'" for name in sorted(meant or {word}))


def main(arguments):
    """Translate what the command line names; return the exit status."""
    parser = Parser(prog="python -m tools.crash", description=(__doc__ or "").split("\n")[0])
    names = ", ".join(building.choices())
    parser.add_argument("--board", required=True, metavar="NAME", help=f"one of {names}")
    parser.add_argument("file", nargs="?", metavar="FILE", help="else what is piped in")
    options = parser.parse_args(arguments)
    one_of("board", options.board, building.choices())
    meant = read_names(building.names_file(building.ROOT / "build" / options.board))
    text = read_text(options.file, "report") if options.file else sys.stdin.read()
    print(translate(text, meant), end="")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
