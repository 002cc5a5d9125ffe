"""What the names in a module's source stand for, and changing the source without moving a line.

It is for tools.fold, which has to be certain: a name stands for something only if the whole file
binds it in one way, so that no argument, local or class attribute can be meant.
"""

import ast
from collections import Counter
from typing import NamedTuple


class Import(NamedTuple):
    """What a name stands for that an import binds: a module, or an attribute of it."""

    module: str
    attribute: "str | None"


class Module:
    """One module of the program: what it binds, and what is to change in it."""

    def __init__(self, name, source, names):
        """Read the source. name: dotted; names: those of all modules."""
        self.name = name
        self.source = source
        self.tree = ast.parse(source, name)
        self._edits = {}  # node -> the text in its place
        self._dropped = []
        self.parents = {c: p for p in ast.walk(self.tree) for c in ast.iter_child_nodes(p)}
        self.nodes = [node for node in ast.walk(self.tree) if not self._is_annotation(node)]
        self._names = names
        self.used = {
            node.id
            for node in self.nodes
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        }
        self.aliases = []  # (import statement, alias, Import, name bound)
        bound = Counter(name for node in self.nodes for name in _bound(node))
        self.bound = set(bound)
        meant = {}
        for node in self.nodes:
            for alias, what, local in self._imported(node):
                self.aliases.append((node, alias, what, local))
                meant.setdefault(local, []).append(what)
        self.plain = {
            alias.name
            for node in self.nodes
            if isinstance(node, ast.Import)
            for alias in node.names
            if alias.name in names and not alias.asname
        }
        self.imports = {
            local: what[0]
            for local, what in meant.items()
            if len(what) == bound[local] and len(set(what)) == 1
        }
        self.assigned = {}  # name -> the statement that binds it, of those bound once
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                target = node.targets[0]
                if isinstance(target, ast.Name) and bound[target.id] == 1:
                    self.assigned[target.id] = node

    def module_of(self, node):
        """Return the module that an expression stands for, or None."""
        what = self.meaning(node)
        return what.module if what and what.attribute is None else None

    def meaning(self, node):
        """Return the Import that an expression stands for, or None."""
        return self.imports.get(node.id) if isinstance(node, ast.Name) else None

    def imported(self):
        """Return the modules that are imported by name, those apart that have been dropped."""
        names = {what.module for _, alias, what, _ in self.aliases if alias not in self._dropped}
        return names | self.plain

    def put(self, node, text):
        """Replace a node, and whatever is to change within it."""
        self._edits[node] = text

    def drop(self, aliases):
        """Take names out of the import statements."""
        self._dropped += aliases
        for node in {node for node, alias, _, _ in self.aliases if alias in aliases}:
            stay = [ast.unparse(alias) for alias in node.names if alias not in aliases]
            start = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
            self.put(node, f"{start}import {', '.join(stay)}" if stay else "pass")

    def _imported(self, node):
        """Yield (alias, Import, local name) of an import of ours."""
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in self._names:
                    yield alias, Import(whole, None), alias.asname or alias.name
                elif node.module in self._names:
                    yield alias, Import(node.module, alias.name), alias.asname or alias.name
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in self._names and alias.asname:
                    yield alias, Import(alias.name, None), alias.asname

    def _is_annotation(self, node):
        """Return whether a node stands in an annotation: MicroPython does not evaluate them."""
        while node in self.parents:
            parent = self.parents[node]
            if node in (getattr(parent, "annotation", None), getattr(parent, "returns", None)):
                return True
            node = parent
        return False

    def is_in_text(self, node):
        """Return whether a node is part of an f-string, where Python 3.11 knows no columns."""
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, ast.JoinedStr):
                return True
        return False

    def text(self):
        """Return the source with the edits made."""
        inner = {part for node in self._edits for part in ast.walk(node) if part is not node}
        lines = self.source.encode().split(b"\n")
        for node in sorted(self._edits, key=_start, reverse=True):
            if node in inner:
                continue
            first, last = node.lineno - 1, node.end_lineno - 1
            rest = lines[last][node.end_col_offset :]
            lines[first] = lines[first][: node.col_offset] + self._edits[node].encode()
            lines[last] = (lines[first] if first == last else b"") + rest
            for between in range(first + 1, last):
                lines[between] = b""
        return b"\n".join(lines).decode()


def _start(node):
    return node.lineno, node.col_offset


def _bound(node):
    """Return the names that a node itself binds."""
    if isinstance(node, ast.Name):
        return () if isinstance(node.ctx, ast.Load) else (node.id,)
    if isinstance(node, ast.arg):
        return (node.arg,)
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return (node.name,)
    if isinstance(node, ast.ExceptHandler):
        return (node.name,) if node.name else ()
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return tuple([(alias.asname or alias.name).split(".")[0] for alias in node.names])
    if isinstance(node, ast.Global):
        return tuple(node.names)
    return ()
