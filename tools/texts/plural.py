"""Translates plural rules of gettext files, expressions of C, to Python."""

import ast
import re

from sim.command import UsageError

_TOKEN = re.compile(r"\s*(n|\d+|&&|\|\||[<>=!]=|[<>!?:()%*/+-])")
_PYTHON = {"&&": "and", "||": "or", "!": "not", "/": "//"}


def python_rule(rule):
    """Return a rule such as `n == 1 ? 0 : 1` as an expression of Python. Raises UsageError.

    >>> python_rule("(n != 1)")
    'n != 1'
    >>> python_rule("n==1 ? 0 : n>4 && n<9 ? 1 : 2")
    '0 if n == 1 else 1 if n > 4 and n < 9 else 2'
    """
    tokens = []
    at = 0
    rule = rule.strip()
    while at < len(rule):
        match = _TOKEN.match(rule, at)
        if not match:
            raise UsageError(f"the plural rule {rule!r} is not understood from {rule[at:]!r} on")
        tokens.append(match[1])
        at = match.end()
    try:
        text, rest = _choice(tokens)
        if rest:
            raise SyntaxError
        return ast.unparse(ast.parse(text, mode="eval"))
    except (IndexError, SyntaxError):
        raise UsageError(f"the plural rule {rule!r} is not understood")


def _choice(tokens):
    """Return (text, tokens left) of `condition ? one : other`, or of a plain expression."""
    words = []
    while tokens and tokens[0] not in ("?", ":", ")"):
        if tokens[0] == "(":
            inner, tokens = _choice(tokens[1:])
            _expect(")", tokens)
            words.append(f"({inner})")
        else:
            words.append(_PYTHON.get(tokens[0], tokens[0]))
        tokens = tokens[1:]
    text = " ".join(words)
    if not tokens or tokens[0] != "?":
        return text, tokens
    one, tokens = _choice(tokens[1:])
    _expect(":", tokens)
    other, tokens = _choice(tokens[1:])
    return f"({one} if {text} else {other})", tokens


def _expect(token, tokens):
    if tokens[0] != token:
        raise SyntaxError
