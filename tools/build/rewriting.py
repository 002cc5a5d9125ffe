"""Writes changed source: by edits that keep line numbers, or from a changed syntax tree."""

import ast

from tools.build.program import statements


class Edits:
    """Changes to a module's source that keep its line numbers.

    dropped    the names removed from import statements: list of program.Alias
    """

    def __init__(self, module):
        """Begin without changes. module: a program.Module."""
        self._module = module
        self._texts = {}  # node -> the text that replaces it
        self.dropped = []

    def put(self, node, text):
        """Replace a node, and all changes within it."""
        self._texts[node] = text

    def drop(self, aliases):
        """Remove names from import statements. aliases: some of the module's."""
        self.dropped += aliases
        gone = [one.alias for one in aliases]
        for node in {one.statement for one in aliases}:
            stay = [ast.unparse(alias) for alias in node.names if alias not in gone]
            start = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
            self.put(node, f"{start}import {', '.join(stay)}" if stay else "pass")

    def text(self):
        inner = {part for node in self._texts for part in ast.walk(node) if part is not node}
        lines = self._module.source.encode().split(b"\n")
        for node in sorted(self._texts, key=_start, reverse=True):
            if node in inner:
                continue
            first, last = node.lineno - 1, node.end_lineno - 1
            rest = lines[last][node.end_col_offset :]
            lines[first] = lines[first][: node.col_offset] + self._texts[node].encode()
            lines[last] = (lines[first] if first == last else b"") + rest
            for between in range(first + 1, last):
                lines[between] = b""
        return b"\n".join(lines).decode()


def _start(node):
    return node.lineno, node.col_offset


def unparse(tree):
    """Return the source of a tree, without parentheses around assigned tuples, and its statements.

    MicroPython executes `a, b = b, a` without making a tuple. With `(b, a)` it makes one, and
    ast.unparse writes that form.
    """
    text = ast.unparse(tree)
    lines = text.encode().split(b"\n")
    cuts = set()
    written = statements(ast.parse(text))
    for node in written:
        if isinstance(node, ast.Assign) and is_in_parentheses(node.value, lines):
            value = node.value
            assert value.end_lineno and value.end_col_offset
            cuts.add((value.lineno - 1, value.col_offset))
            cuts.add((value.end_lineno - 1, value.end_col_offset - 1))
    for line, column in sorted(cuts, reverse=True):
        lines[line] = lines[line][:column] + lines[line][column + 1 :]
    return b"\n".join(lines).decode(), written


def is_in_parentheses(node, lines):
    """Whether a node is a tuple of at least two items, written in parentheses.

    lines: the source, bytes each
    """
    if not isinstance(node, ast.Tuple) or len(node.elts) < 2:
        return False
    assert node.end_lineno and node.end_col_offset
    first = node.lineno - 1
    written = b"\n".join(lines[first : node.end_lineno])
    behind = len(lines[node.end_lineno - 1]) - node.end_col_offset
    written = written[node.col_offset : len(written) - behind]
    try:
        inner = ast.parse(written[1:-1], mode="eval")
    except SyntaxError:  # these parentheses belong to the first and the last item
        return False
    return ast.dump(inner.body) == ast.dump(node)
