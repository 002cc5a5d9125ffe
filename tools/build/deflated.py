"""Compresses the texts that no table needs in play, which leaves room for more of them.

The texts of the rules, of a first hand and of the options lie in a build as bytes, in zlib's
format. `app.texts.catalog.load` makes a tuple of them in the heap, until they are unloaded. The
texts of a table and of the menu stay strings: those take no heap, because they lie in flash.
"""

import re
import zlib

_AREA = re.compile(r"app/texts/[a-z]+/[a-z]+_(guide|rules|setup)\.py")
# The window takes 2 to the power of this many bytes of heap; 12 would save 3 % of the flash.
_WINDOW_BITS = 10


def is_deflated(name):
    """Return whether a module has compressed texts. name: such as app/texts/en/okey.py."""
    return _AREA.fullmatch(name) is not None


def deflated(source):
    """Return the source of a module with its TEXTS, a tuple of lines, as compressed bytes."""
    module = {}
    exec(source, module)
    texts = module["TEXTS"]
    assert not any("\n" in text for text in texts), "a line break separates the texts"
    packer = zlib.compressobj(9, zlib.DEFLATED, _WINDOW_BITS)
    packed = packer.compress("".join(text + "\n" for text in texts).encode()) + packer.flush()
    return f"TEXTS = {packed}\n"
