"""Made by tools.assets from assets/people/features_mono.txt: change that, not this.

Each sprite is (data, w, h, format, key) as hal.canvas takes it.
"""

FEATURES = (
    (b"\x00\x00\x42\x00\x00\x00\x18\x00", 8, 8, 3, -1),
    (b"\x00\x00\x42\x00\x00\x24\x18\x00", 8, 8, 3, -1),
    (b"\x00\x81\x42\x00\x00\x00\x18\x24", 8, 8, 3, -1),
)
