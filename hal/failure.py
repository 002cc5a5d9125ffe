"""Turns unexpected exceptions into text, and keeps them in the store."""

import io
import sys

from hal.files import StoreError

_MOST = 2000  # number of characters at the end of a traceback that are kept


def keep(store, error):
    """Store the traceback of an exception under the name `error`; do nothing if that fails."""
    try:
        store.save("error", traceback_of(error)[-_MOST:].encode())
    except (StoreError, MemoryError):
        pass  # the screen shows the exception anyway


def traceback_of(error):
    """Return the traceback of an exception as the interpreter prints it."""
    show = getattr(sys, "print_exception", None)
    if show:
        text = io.StringIO()
        show(error, text)
        return text.getvalue()
    import traceback

    return "".join(traceback.format_exception(error))


def summary(error):
    """Return the class name and message of an exception: "ValueError: a tile too many"."""
    kind = type(error).__name__
    what = str(error)
    return kind + ": " + what if what else kind
