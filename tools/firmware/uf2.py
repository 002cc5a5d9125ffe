"""Wraps an image in UF2 blocks, the format that a Pico's BOOTSEL drive accepts.

Each block has 512 bytes: a head of eight words, 256 bytes of the image, zeros, and a last word.
pico-sdk makes the .uf2 itself if it has picotool; this module is for builds without it.
"""

import struct

RP2040 = 0xE48BFF56  # family id
FLASH = 0x10000000  # address of the flash on the RP2040

_MAGIC = (0x0A324655, 0x9E5D5157)
_LAST = 0x0AB16F30
_HAS_FAMILY = 0x2000
_PAYLOAD = 256
_BLOCK = 512


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
