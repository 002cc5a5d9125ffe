"""A flash chip in memory, for littlefs in the MicroPython interpreter.

It does what the Pico's does: programming only clears bits, only erasing a whole block sets them.
Everything written is counted, and can be logged and done again up to any operation, of which a
power cut may have left a part.
"""

# On MicroPython, whose modules differ from the stubs of the Pico.
# pyright: reportAttributeAccessIssue=false, reportArgumentType=false
# pyright: reportGeneralTypeIssues=false

import os

import vfs

BLOCK = 4096
BLOCKS = 352  # what MicroPython leaves of the Pico's 2 MB
WHOLE, HALF, NOISE = range(3)  # how much of an operation is done; NOISE: half, the rest uncertain
PLACE = "/flash"

_EIO = 5
_ERASED = bytes([255]) * BLOCK
_RUBBISH = bytes([(7 * i ^ i >> 3) & 255 for i in range(BLOCK)])


class NorFlash:
    """The chip.

    erases, programs    how often each was done
    log                 None, or a list of (block, offset, bytes or None for an erase)
    broken              nothing can be written any more, and the chip says so
    """

    def __init__(self, blocks=BLOCKS):
        """Begin with an erased chip."""
        self.erases = self.programs = 0
        self.log = None
        self.broken = False
        self._blocks = blocks
        self._content = {}  # block -> bytes; what is missing is erased

    def fork(self):
        """Return another chip with the same content."""
        other = NorFlash(self._blocks)
        other._content = self._content.copy()
        return other

    def do(self, operation, how):
        """Carry out a logged operation."""
        block, offset, data = operation
        old = self._content.get(block, _ERASED)
        if data is None:
            new = _part(_ERASED, old, how, True)
        else:
            here = old[offset : offset + len(data)]
            new = old[:offset] + _part(data, here, how, False) + old[offset + len(data) :]
        self._content[block] = new

    # Called by littlefs.

    def readblocks(self, block, buffer, offset=0):
        """Fill the buffer."""
        buffer[:] = self._content.get(block, _ERASED)[offset : offset + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        """Program the buffer's bytes."""
        if self.broken:
            return -_EIO
        self.programs += 1
        self._done((block, offset, bytes(buffer)))
        return 0

    def ioctl(self, operation, argument):
        """Say how large the chip is, or erase a block."""
        if operation == 4:
            return self._blocks
        if operation == 5:
            return BLOCK
        if operation == 6:
            if self.broken:
                return -_EIO
            self.erases += 1
            self._done((argument, 0, None))
        return 0

    def _done(self, operation):
        self.do(operation, WHOLE)
        if self.log is not None:
            self.log.append(operation)

    def format(self):
        """Make an empty file system."""
        vfs.VfsLfs2.mkfs(self, progsize=256)

    def mount(self, readonly=False):
        """Put the file system at PLACE, in place of any other. Raises OSError if there is none."""
        unmount()
        os.mount(vfs.VfsLfs2(self, progsize=256), PLACE, readonly=readonly)


def unmount():
    """Take the file system at PLACE away, if there is one."""
    try:
        os.umount(PLACE)
    except OSError:
        pass


def _part(data, old, how, sets):
    """Return the bytes after an operation that sets or clears bits was done so far."""
    if how == WHOLE and (sets or old == _ERASED[: len(data)]):
        return data
    half = len(data) if how == WHOLE else len(data) // 2
    new = bytearray(old)
    for i in range(len(data)):
        if i < half:
            new[i] = data[i] | old[i] if sets else data[i] & old[i]
        elif how == NOISE:
            new[i] = old[i] | _RUBBISH[i] if sets else old[i] & (data[i] | _RUBBISH[i])
    return bytes(new)
