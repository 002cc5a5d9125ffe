"""Finds out in which blocks of flash littlefs keeps a file.

A flash block is 4,096 bytes. The files of littlefs are linked lists, from the last block to the
first (Source: littlefs, SPEC.md, CTZ skip-lists). Which block is the last, littlefs is asked
itself: the blocks of older versions of the file are still in flash, and look the same.
"""

from array import array
from binascii import crc32

from engine.compat import const

BLOCK = const(4096)  # bytes
COUNT, SIZE = 4, 5  # requests of a block device's ioctl: how many blocks it has; bytes of each


class _Reader:
    """A flash as a block device that can only be read, and remembers the last block it read."""

    def __init__(self, flash):
        self._flash = flash
        self.block = 0

    def readblocks(self, block, buffer, offset=0):
        self.block = block
        self._flash.readblocks(block, buffer, offset)

    def ioctl(self, request, argument):
        return self._flash.ioctl(request, argument) if request in (COUNT, SIZE) else 0


def last_block(flash, path):
    """Return the block in which a file of a littlefs ends. Raises OSError."""
    import vfs

    reader = _Reader(flash)
    with vfs.VfsLfs2(reader).open(path, "rb") as file:  # pyright: ignore[reportArgumentType]
        file.seek(-1, 2)
        file.read(1)
    return reader.block


def file_blocks(last, count, blocks_of_flash, read):
    """Return how far into the flash each block of a file is, array of "I".

    last: the file's last block; count: how many it has; blocks_of_flash: how many there are;
    read(at): the word there. Each block but the first begins with the number of the one before.
    Raises ValueError where that leads out of the flash.
    """
    found = array("I", bytes(4 * count))
    block = last
    for i in range(count - 1, -1, -1):
        if not 0 <= block < blocks_of_flash:
            raise ValueError("no block of the flash: " + str(block))
        found[i] = at = block * BLOCK
        if i:
            block = read(at)
    return found


def kept(block):
    """Return how many bytes littlefs keeps for itself at the beginning of a file's block."""
    size = 4 if block else 0
    while block and not block & 1:
        size += 4
        block >>= 1
    return size


def part_crc(blocks, begin, end, read):
    """Return the CRC of a part of the pack as it stands in flash.

    blocks: as `file_blocks` returns them; begin, end: block << 12 | place; read(at, size): bytes
    of the flash.
    """
    value = 0
    block, place = begin >> 12, begin & 0xFFF
    while block < len(blocks) and block <= end >> 12:
        stop = BLOCK if block < end >> 12 else end & 0xFFF
        if place < stop:
            value = crc32(read(blocks[block] + place, stop - place), value)
        block += 1
        place = kept(block)
    return value
