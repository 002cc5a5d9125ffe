"""The canvas: a picture of sixteen inks, or of one bit on small panels, to draw on.

A Canvas allocates everything when it is made. Drawing allocates nothing (tested with the heap
locked). Every call marks the rectangle that it touched as dirty (hal/dirty.py). Coordinates may
lie outside the picture: pixels that do not fit are not drawn.

hal/surface.py has the buffer and the rarer shapes. hal/plain/canvas.py says what each call draws;
hal/native/canvas.py does the same in native code.

A sprite is a tuple (data, w, h, format, key). `data` are read-only bytes in a framebuf format. On
a one-bit canvas ink 0 is black and every other ink is white. `key` says what is not drawn:

    -1          nothing: all pixels are drawn
    0 to 15     pixels of this ink
    16 to 31    pixels of ink key - 16, which a line has only in its first two and its last two
                pixels; the native canvas draws such a sprite faster

The letters U+E000 to U+E0FF are pictures within a text, two columns wider and four rows higher
than the capitals are high. `picture` draws them: None, or a function(number from 0 on, x, y, cap),
whose (x, y) is the upper left corner, two rows above the capitals; cap: the height of a capital.
"""

from engine.compat import NATIVE

if NATIVE:
    from hal.native.canvas import Canvas, measure, prepare
else:
    from hal.plain.canvas import Canvas, measure, prepare

__all__ = ("Canvas", "measure", "prepare")
