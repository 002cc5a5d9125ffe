"""A few sentences on a panel while there is no application to say them."""

from hal.canvas import Canvas

_WIDTH = 128  # fits every panel, in the middle of the larger ones, and takes 4 KB at most
_HEIGHT = 64
_GAP = 4  # between sentences, where there is room for it
_LIT = 3  # ivory; on one bit whatever is not 0


def sheet(font, mono, sentences):
    """Return a canvas of 128x64 with sentences in its middle, each on lines of its own.

    What does not fit is cut off: the last lines of the last sentence.
    """
    canvas = Canvas(_WIDTH, _HEIGHT, mono)
    parts = [lines(font, sentence) for sentence in sentences]
    spare = max(_HEIGHT - font.height * sum([len(part) for part in parts]), 0)
    gap = min(spare // len(parts), _GAP)
    y = (spare - gap * (len(parts) - 1)) // 2
    for part in parts:
        for line in part:
            if y + font.height <= _HEIGHT:
                canvas.text_centred(font, 0, y, _WIDTH, line, _LIT)
            y += font.height
        y += gap
    return canvas


def lines(font, sentence):
    """Return a sentence broken into lines: at spaces, and where a word is too long."""
    found = [""]
    for word in sentence.split():
        line = (found[-1] + " " + word).strip()
        if font.width(line) <= _WIDTH - 2:
            found[-1] = line
            continue
        if found[-1]:
            found.append("")
        for letter in word:
            if font.width(found[-1] + letter) > _WIDTH - 2:
                found.append("")
            found[-1] += letter
    return found
