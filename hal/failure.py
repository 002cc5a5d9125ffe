"""Exceptions that nobody expected, as text, and kept in the store."""

import io
import sys

from hal.store import StoreError

_MOST = 2000  # characters of a traceback that are kept


def keep(store, error):
    """Store the traceback of an exception under `error`, if that can be done at all."""
    try:
        store.save("error", traceback_of(error)[-_MOST:].encode())
    except StoreError:
        pass  # the screen says what went wrong; there is no place to say it again


def traceback_of(error):
    """Return the traceback of an exception as the interpreter would print it."""
    show = getattr(sys, "print_exception", None)
    if show:
        text = io.StringIO()
        show(error, text)
        return text.getvalue()
    import traceback

    return "".join(traceback.format_exception(error))


def summary(error):
    """Return an exception as its kind and what it says: ValueError: a tile too many."""
    kind = type(error).__name__
    what = str(error)
    return kind + ": " + what if what else kind
