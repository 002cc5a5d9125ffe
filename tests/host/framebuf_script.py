"""Random drawing on any framebuf, one line per call with every byte it left behind.

Portable: tests/host/test_framebuf.py runs it on CPython with the simulator's framebuf and on
MicroPython with the real one, and compares the lines.
"""

import binascii
import sys

from engine.rng import Rng

FORMATS = ("MONO_VLSB", "RGB565", "GS4_HMSB", "MONO_HLSB", "MONO_HMSB", "GS2_HMSB", "GS8")
BITS = {
    "MONO_VLSB": 1,
    "RGB565": 16,
    "GS4_HMSB": 4,
    "MONO_HLSB": 1,
    "MONO_HMSB": 1,
    "GS2_HMSB": 2,
    "GS8": 8,
}
CALLS = (
    ("fill",) * 1
    + ("pixel", "hline", "vline", "line", "rect", "fill_rect", "scroll") * 3
    + ("blit", "keyed", "palette") * 6
    + ("same", "peek", "refuse")
)


class Dice:
    """Random arguments: mostly near the picture, sometimes far outside it."""

    def __init__(self, seed):
        self.rng = Rng((seed, 7, 99, 1))

    def below(self, n):
        return self.rng.below(n)

    def place(self, size):
        return self.below(3 * size) - size

    def colour(self):
        return (0, 1, self.below(16), self.below(256), self.below(65536), -1)[self.below(6)]

    def bytes(self, count):
        return bytes([self.below(256) for _ in range(count)])


def size_of(name, stride, height):
    """Return bytes that surely suffice for a picture of that stride and height."""
    if name == "MONO_VLSB":
        return stride * ((height + 7) // 8)
    return (stride + 7) // 8 * 8 * height * BITS[name] // 8


def picture(framebuf, dice, name):
    """Return a random picture's buffer, FrameBuffer, width and height."""
    width, height = 1 + dice.below(36), 1 + dice.below(20)
    stride = width + (0, 0, 1, 5)[dice.below(4)]
    buffer = bytearray(dice.bytes(size_of(name, stride, height)))
    frame = framebuf.FrameBuffer(buffer, width, height, getattr(framebuf, name), stride)
    return buffer, frame, width, height


def source(framebuf, dice, name):
    """Return a random source for blit: a FrameBuffer, or the tuple or list form of one."""
    form = dice.below(4)
    if form == 0:
        return picture(framebuf, dice, name)[1]
    width, height = 1 + dice.below(20), 1 + dice.below(12)
    stride = width + (0, 3)[form == 1]
    data = dice.bytes(size_of(name, stride, height))
    if form == 1:
        return (data, width, height, getattr(framebuf, name), stride)
    if form == 2:
        return [bytearray(data), width, height, getattr(framebuf, name)]
    return (data, width, height, getattr(framebuf, name))


def palette(framebuf, dice, bits):
    """Return a palette wide enough for every colour of `bits` bits."""
    name = FORMATS[dice.below(len(FORMATS))]
    width = 1 << bits
    buffer = bytearray(dice.bytes(size_of(name, width, 1)))
    return framebuf.FrameBuffer(buffer, width, 1, getattr(framebuf, name))


def draw(framebuf, dice, call, target):
    """Make one random call and return its arguments, for the line."""
    _, frame, width, height = target
    x, y, c = dice.place(width), dice.place(height), dice.colour()
    w, h = dice.below(2 * width) - 2, dice.below(2 * height) - 2
    if call == "fill":
        frame.fill(c)
    elif call == "pixel":
        frame.pixel(x, y, c)
    elif call == "peek":
        return frame.pixel(x, y)
    elif call == "hline":
        frame.hline(x, y, w, c)
    elif call == "vline":
        frame.vline(x, y, h, c)
    elif call == "line":
        w, h = dice.place(width), dice.place(height)
        frame.line(x, y, w, h, c)
    elif call == "rect":
        if dice.below(2):
            frame.rect(x, y, w, h, c)
        else:
            frame.rect(x, y, w, h, c, dice.below(2) == 1)
    elif call == "fill_rect":
        frame.fill_rect(x, y, w, h, c)
    elif call == "scroll":
        frame.scroll(x, y)
    elif call == "same":
        frame.blit(frame, x, y, dice.below(3) - 1)
    elif call == "refuse":
        return refuse(framebuf, dice)
    else:
        name = FORMATS[dice.below(len(FORMATS))]
        picked = source(framebuf, dice, name)
        if call == "blit":
            frame.blit(picked, x, y)
        elif call == "keyed" or BITS[name] == 16:
            frame.blit(picked, x, y, dice.below(1 << BITS[name]))
        else:
            key = (-1, 255, dice.below(4), dice.below(16))[dice.below(4)]
            frame.blit(picked, x, y, key, palette(framebuf, dice, BITS[name]))
        return name, x, y
    return x, y, w, h, c


def refuse(framebuf, dice):
    """Return what a construction with doubtful sizes came to."""
    name = FORMATS[dice.below(len(FORMATS))]
    width, height = dice.below(12), dice.below(12)
    stride = width + dice.below(4) - 1
    count = dice.below(80)
    try:
        framebuf.FrameBuffer(bytearray(count), width, height, getattr(framebuf, name), stride)
    except ValueError:
        return "ValueError", name, width, height, stride, count
    return "made", name, width, height, stride, count


def run(framebuf, name, seed, count, out):
    """Make `count` calls on pictures of one format and give a line for each to `out`."""
    dice = Dice(seed)
    for i in range(count):
        if i % 25 == 0:
            target = picture(framebuf, dice, name)
        call = CALLS[dice.below(len(CALLS))]
        said = draw(framebuf, dice, call, target)
        pixels = binascii.hexlify(target[0]).decode()
        out("%d %s %r %dx%d %s" % (i, call, said, target[2], target[3], pixels))


if __name__ == "__main__":
    import framebuf

    run(framebuf, sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), print)
