"""Maps lines of bundled modules to lines of the source, in build/NAME.map."""

import re

from sim.command import ROOT, UsageError
from tools.build.program import dotted

_FRAME = re.compile(r'(\s*File )"([^"]+)", line (\d+), in (\S+)(.*)')
_ABOUT_A_NAME = ("AttributeError: ", "NameError: ", "TypeError: ")


def path(tree):
    """Return the path of the source map of a tree."""
    return tree.with_name(tree.name + ".map")


def text(known, bundled):
    """Return the text of a source map: the source of each line of the compiled modules.

    It has a row for each module, such as `app.core.loop 12=hal/keys.py:34 run_2=run`: line 12
    comes from line 34 of that file, and the name run_2 is run in the source.
    """
    files = {dotted(name): file.relative_to(ROOT).as_posix() for name, file in known.items()}
    rows = []
    for home in bundled.sources:
        names = bundled.renamed.get(home, {})
        row = [home]
        for line, (module, was) in bundled.lines[home].items():
            row.append(f"{line}={files.get(module) or module.replace('.', '/') + '.py'}:{was}")
        row += [f"{new}={was}" for new, was in sorted(names.items()) if new != was]
        rows.append(" ".join(row) + "\n")
    return "".join(rows)


def read(file):
    """Return the contents of build/NAME.map. Raises UsageError.

    The result is a dict: module -> dict of line or name in it -> line or name in the source.
    """
    try:
        lines = file.read_text("utf-8").splitlines()
    except OSError:
        raise UsageError(
            f"there is no {file}; building that board's files writes it (tools.build)"
        )
    rows = [line.split(" ") for line in lines]
    return {row[0]: dict(pair.split("=") for pair in row[1:]) for row in rows}


def translate(traceback, names):
    """Return a traceback with the files, lines and names of the source.

    names: as from `read`.
    """
    lines = []
    module = ""
    for line in traceback.split("\n"):
        frame = _FRAME.fullmatch(line)
        if frame:
            start, module, number, name, rest = frame.groups()
            own = names.get(module, {})
            file, _, number = own.get(number, f"{module}:{number}").rpartition(":")
            line = f'{start}"{file}", line {number}, in {own.get(name, name)}{rest}'
        elif line.startswith(_ABOUT_A_NAME):
            own = names.get(module, {})
            words = re.split(r"'([^\W\d]\w*)'", line)
            words[1::2] = [_meant(word, own, names) for word in words[1::2]]
            line = "".join(words)
        lines.append(line)
    return "\n".join(lines)


def _meant(word, own, names):
    """Return a quoted name as in the source: by the failed module's names, or by those of all."""
    if word in own:
        return f"'{own[word]}'"
    meant = {module[word] for module in names.values() if word in module}
    return " or ".join(f"'{name}'" for name in sorted(meant or {word}))
