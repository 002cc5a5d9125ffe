"""Made by tools.assets from assets/people/features_colour.txt: change that, not this.

Each sprite is (data, w, h, format, key) as hal.canvas takes it.
"""

BROW = (
    (b"\x00\x00\x70\xe0", 12, 2, 3, -1),
    (b"\x60\x60\x90\x90", 12, 2, 3, -1),
    (b"\xc0\x30\x30\xc0", 12, 2, 3, -1),
)
EYE = (
    (b"\x40\x20\x60\x60", 12, 2, 3, -1),
    (b"\x60\x60\x90\x90", 12, 2, 3, -1),
    (b"\xf0\xf0\x40\x20", 12, 2, 3, -1),
)
SHINE = (
    (b"\x20\x40\x00\x00", 12, 2, 3, -1),
    (b"\x00\x00\x00\x00", 12, 2, 3, -1),
    (b"\x00\x00\x20\x40", 12, 2, 3, -1),
)
LIP = (
    (b"\x00\x78\x00", 6, 3, 3, -1),
    (b"\x84\x84\x78", 6, 3, 3, -1),
    (b"\x00\x78\x84", 6, 3, 3, -1),
)
TEETH = (
    (b"\x00\x00\x00", 6, 3, 3, -1),
    (b"\x00\x78\x00", 6, 3, 3, -1),
    (b"\x00\x00\x00", 6, 3, 3, -1),
)
