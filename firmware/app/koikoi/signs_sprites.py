"""Made by tools.assets from assets/koikoi/signs.txt: change that, not this.

Each sprite is (data, w, h, format, key) as hal.canvas takes it.
"""

SIGN = (
    (b"\x20\x70\xf8\x70\x20", 5, 5, 3, -1),
    (b"\xf8\xd8\xf8\xd8\xf8", 5, 5, 3, -1),
    (b"\xf8\x88\x88\x88\xf8", 5, 5, 3, -1),
    (b"\x70\x70\x70\x70\x70", 5, 5, 3, -1),
    (b"\x88\xd8\x20\xd8\x88", 5, 5, 3, -1),
    (b"\x70\xf8\xf8\xf8\x70", 5, 5, 3, -1),
    (b"\x30\x60\x60\x60\x30", 5, 5, 3, -1),
    (b"\x50\xf8\xd8\xf8\x50", 5, 5, 3, -1),
    (b"\x00\x00\x30\x30\x00", 5, 5, 3, -1),
)
