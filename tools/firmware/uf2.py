"""Wraps an image in UF2 blocks, the format that a Pico's BOOTSEL drive accepts, and unwraps it.

Each block has 512 bytes: a head of eight words, 256 bytes of the image, zeros, and a last word.
pico-sdk makes the .uf2 itself if it has picotool; `wrap` is for builds without it.
"""

import struct

RP2040 = 0xE48BFF56  # family id
CHIPS = {RP2040: "RP2040", 0xE48BFF59: "RP2350", 0xE48BFF5A: "RP2350"}
FLASH = 0x10000000  # address of the flash on the RP2040

_MAGIC = (0x0A324655, 0x9E5D5157)
_LAST = 0x0AB16F30
_HAS_FAMILY = 0x2000
_PAYLOAD = 256
_BLOCK = 512
_ABSOLUTE = 0xE48BFF57  # picotool puts one such block before an image for the RP2350


def wrap(image, address=FLASH, family=RP2040):
    """Return an image, which begins at an address, as the bytes of a .uf2 file."""
    count = -(-len(image) // _PAYLOAD)
    blocks = []
    for number in range(count):
        at = number * _PAYLOAD
        head = struct.pack(
            "<8I", *_MAGIC, _HAS_FAMILY, address + at, _PAYLOAD, number, count, family
        )
        payload = image[at : at + _PAYLOAD].ljust(_BLOCK - len(head) - 4, b"\0")
        blocks.append(head + payload + struct.pack("<I", _LAST))
    return b"".join(blocks)


def unwrap(data):
    """Return the family id and the image of a .uf2 file. Raises ValueError if it is none.

    >>> unwrap(wrap(b"image")) == (RP2040, b"image".ljust(256, bytes(1)))
    True
    """
    if not data or len(data) % _BLOCK:
        raise ValueError("it is no .uf2 file, or was cut off")
    families, pieces = set(), []
    for at in range(0, len(data), _BLOCK):
        *magic, flags, _, size, number, count, family = struct.unpack_from("<8I", data, at)
        last = struct.unpack_from("<I", data, at + _BLOCK - 4)[0]
        if (*magic, last) != (*_MAGIC, _LAST) or not flags & _HAS_FAMILY:
            raise ValueError("it is no .uf2 file of a Pico")
        if family == _ABSOLUTE:
            continue
        if (number, size) != (len(pieces), _PAYLOAD):
            raise ValueError("it is damaged")
        families.add(family)
        pieces.append(data[at + 32 : at + 32 + size])
    if len(families) != 1 or len(pieces) != count:
        raise ValueError("it was cut off")
    return families.pop(), b"".join(pieces)
