"""Computes the places of a firmware image and of the file system behind it, in bytes of flash."""

import ast
import operator

from sim.requests import Sorry

KB = 1024
SECTOR = 4096  # bytes; the unit of erasing the flash, and of the file system

# Tessera takes 460 KB of the image. The board's file system is made smaller by more than that,
# so that it begins at the same place after every update, and saves survive the update.
GIVEN_UP = 512 * KB
LEAST_STORAGE = 128 * KB  # a file system with room for matches of all games, and for growth

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


def smaller_storage(stock, wanted_kb=None):
    """Return the expression of C for the size of the file system.

    stock: the board's own expression; wanted_kb: the size that was asked for, or None.

    >>> smaller_storage("(1408 * 1024)")
    '((1408 * 1024) - 524288)'
    """
    if wanted_kb is None:
        return f"({stock} - {GIVEN_UP})"
    if wanted_kb * KB % SECTOR or wanted_kb * KB < LEAST_STORAGE:
        least = LEAST_STORAGE // KB
        raise Sorry(f"the file system's size must be a multiple of 4 KB, and {least} at least")
    return f"({wanted_kb} * {KB})"


def spare(image, flash, storage, romfs=0):
    """Return the bytes of flash between the image and the next partition; negative: an overlap.

    image, storage, romfs: sizes in bytes. The image begins with the flash. The file system ends
    with the flash, and a ROMFS partition, if the board has one, lies directly before it.

    >>> spare(769 * KB, 2048 * KB, 1408 * KB) // KB
    -132
    >>> spare(769 * KB, 2048 * KB, 896 * KB) // KB
    380
    """
    image_end = -(-image // SECTOR) * SECTOR
    return flash - storage - romfs - image_end


def refuse_overlap(image, flash, storage, romfs=0):
    """Raise Sorry if the first save would destroy the program, or if saves have no room."""
    if storage < LEAST_STORAGE:
        raise Sorry(
            f"the file system would have {storage // KB} KB and needs {LEAST_STORAGE // KB}; "
            "choose its size with STORAGE=KB"
        )
    missing = -spare(image, flash, storage, romfs)
    if missing > 0:
        fits = (storage - missing) // KB
        if fits * KB < LEAST_STORAGE:
            raise Sorry(
                f"the image has {-(-image // KB)} KB: with a file system behind it, it does not "
                f"fit into {flash // KB} KB of flash"
            )
        raise Sorry(
            f"the image would overlap the file system by {-(-missing // KB)} KB, and the first "
            f"save would destroy the program; make the file system smaller: STORAGE={fits}"
        )
