"""Makes a canvas with a few sentences, for messages while no application runs."""

from hal.canvas import Canvas

_WIDTH = 128  # fits every panel, is centred on larger ones, and takes 4 KB at most
_HEIGHT = 64
_GAP = 4  # pixels between sentences, if there is room
_LIT = 3  # ivory; on a one-bit panel every ink except 0 is lit


def sheet(font, mono, sentences):
    """Return a canvas of 128x64 with sentences in its middle, each beginning on a new line.

    The last lines are cut off if they do not fit.
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
    """Return a sentence broken into lines at spaces; a word that is too long is broken too."""
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
