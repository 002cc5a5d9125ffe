"""Exceptions as text: for the store, and for the player."""

import io
import sys

from app.texts.shell import ids
from hal.store import StoreError

_MOST = 2000  # characters of a traceback that are kept

_SENTENCES = {
    "full": ids.STORE_FULL,
    "unwritable": ids.STORE_UNWRITABLE,
    "failed": ids.STORE_FAILED,
}


def sentence_id(error):
    """Return the number of the text for a StoreError met while saving."""
    return _SENTENCES.get(error.reason, ids.STORE_FAILED)


def keep(store, error):
    """Store the traceback of an exception under `error`, if that can be done at all."""
    try:
        store.save("error", _traceback(error)[-_MOST:].encode())
    except StoreError:
        pass  # the screen says what went wrong; there is no place to say it again


def _traceback(error):
    show = getattr(sys, "print_exception", None)
    if show:
        text = io.StringIO()
        show(error, text)
        return text.getvalue()
    import traceback

    return "".join(traceback.format_exception(error))
