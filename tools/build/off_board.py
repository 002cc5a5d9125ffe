"""Leaves out of a build what the games offer to a person at a computer, and no board needs.

engine/off_board.py makes states and views that can be printed, with the notation of the game. A
module that boards do have reaches these in two ways, and both are removed:

* an import of them, in the module's body
* a base class that is imported from them

Lines keep their numbers. Imports within functions stay: no board calls these functions.
"""

import ast
import re

_OFF_BOARD = re.compile(r"engine\.(fields|off_board|transcript|\w+\.(notation|position))")


def is_off_board(module):
    """Return whether no board has a module. module: its dotted name."""
    return _OFF_BOARD.fullmatch(module) is not None


def without(source):
    """Return the source of a module as boards have it."""
    lines = source.split("\n")
    names = set()
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and is_off_board(node.module or ""):
            names |= {alias.asname or alias.name for alias in node.names}
            for number in range(node.lineno - 1, node.end_lineno or 0):
                lines[number] = ""
    for node in tree.body if names else ():
        if isinstance(node, ast.ClassDef) and {ast.unparse(base) for base in node.bases} & names:
            assert len(node.bases) == 1, f"{node.name} has more than one base class"
            lines[node.lineno - 1] = f"class {node.name}:"
    return "\n".join(lines)
