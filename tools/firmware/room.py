"""Computes the places of a firmware image and of the file system behind it, in bytes of flash."""

import ast
import operator

from sim.command import UsageError

KB = 1024

# The file system takes the last 768 KB of the flash in every firmware of ours, for ever. So it
# begins at the same place after every update, and saves survive the update.
STORAGE = 768 * KB

_FLASH = "PICO_FLASH_SIZE_BYTES"
_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.floordiv,
}


def evaluate(text, flash=None):
    """Return the value of an expression of C such as (2 * 1024 * 1024). Raises ValueError.

    flash: the value of PICO_FLASH_SIZE_BYTES in it.

    >>> evaluate("(PICO_FLASH_SIZE_BYTES - 1536 * 1024)", 4 * 1024 * KB) // KB
    2560
    """
    try:
        return _value(ast.parse(text.strip(), mode="eval").body, flash)
    except SyntaxError:
        raise ValueError(f"cannot read the number {text!r}")


def _value(node, flash):
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    if isinstance(node, ast.Name) and node.id == _FLASH and flash is not None:
        return flash
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        return _OPERATORS[type(node.op)](_value(node.left, flash), _value(node.right, flash))
    raise ValueError(f"cannot read the number {ast.unparse(node)!r}")


def free(flash, romfs=0):
    """Return the bytes that an image may have, which begins with the flash.

    The file system ends with the flash, and a ROMFS partition, if the board has one, lies directly
    before it. romfs: its size.

    >>> free(2048 * KB) // KB
    1280
    """
    return flash - STORAGE - romfs


def refuse_overlap(image, flash, romfs=0):
    """Raise UsageError if an image would reach into the file system. image: its size."""
    room = free(flash, romfs)
    if image > room:
        raise UsageError(
            f"the image has {-(-image // KB)} KB and {max(room, 0) // KB} KB are free for it: "
            "choose fewer LANGUAGES, or one PROFILE"
        )
