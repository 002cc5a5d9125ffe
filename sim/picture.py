"""Turns a canvas into an image: for screenshots, GIFs, the window and golden frames."""

from PIL import Image


def inks(canvas):
    """Return the ink of every pixel of a canvas, one byte each, row by row."""
    if canvas.mono:
        width = canvas.width
        pages = [
            canvas.buffer[start : start + width] for start in range(0, len(canvas.buffer), width)
        ]
        tables = [bytes((byte >> bit) & 1 for byte in range(256)) for bit in range(8)]
        return b"".join(pages[y >> 3].translate(tables[y & 7]) for y in range(canvas.height))
    return inks_of_rows(canvas.buffer, canvas.width)


def inks_of_rows(rows, width):
    """Return the inks of whole rows of a colour canvas's buffer, one byte each."""
    # A byte is two pixels, high half first. So its two hex digits are the inks, without a loop.
    row = (width + 1) // 2 * 2
    digits = rows.hex().encode().translate(_FROM_HEX)
    if row == width:
        return digits
    return b"".join(digits[i : i + width] for i in range(0, len(digits), row))


_FROM_HEX = bytes(int(chr(i), 16) if chr(i) in "0123456789abcdef" else 0 for i in range(256))


def to_image(canvas, palette, scale=1):
    """Return a palette image of a canvas, each pixel `scale` by `scale`.

    palette: bytes, red, green, blue of each ink, as theme.PALETTE. A one-bit canvas uses two inks:
    pass sim.panel.MONO_PALETTE.
    """
    image = Image.frombytes("P", (canvas.width, canvas.height), inks(canvas))
    image.putpalette(palette)
    if scale != 1:
        image = image.resize(
            (canvas.width * scale, canvas.height * scale), Image.Resampling.NEAREST
        )
    return image
