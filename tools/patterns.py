"""What a string may be that a program puts together: "GAME_" + x, f"{x}_end", "%s_end" % x."""

import ast
import re

_TELLING = 3  # letters; what begins with fewer is no name, but a file's or a number's text


def pattern_of(node):
    """Return what a string may be that a node puts together, in lower case; None if any word."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts = _summands(node)
    elif isinstance(node, ast.JoinedStr):
        parts = node.values
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        parts = _cut(node.left, r"(%[0-9]*\w)")
    elif isinstance(node, ast.Call) and getattr(node.func, "attr", None) == "format":
        parts = _cut(getattr(node.func, "value", None), r"({[^}]*})")
    else:
        return None
    texts = [p.value if isinstance(p, ast.Constant) else None for p in parts]
    said = "".join([text for text in texts if isinstance(text, str)])
    if not re.fullmatch(r"\w+", said) or sum(map(str.isalpha, said)) < _TELLING:
        return None
    return "".join(re.escape(t.lower()) if isinstance(t, str) else r"\w*" for t in texts)


def _summands(node):
    """Return what is added up, in order."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [*_summands(node.left), *_summands(node.right)]
    return [node]


def _cut(node, gap):
    """Return the parts of a constant text around its gaps, None for each of those."""
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        return []
    parts = re.split(gap, node.value)
    return [None if number % 2 else ast.Constant(part) for number, part in enumerate(parts)]
