"""What may have to be said at any time; the screen that says it is loaded for it."""

import gc

from app.core import games


def teller(loop):
    """Return a function that says what a StoreError met while saving means."""

    def tell(error):
        from app.shell.dialog import Notice
        from app.texts.catalog import t
        from app.texts.shell import ids

        sentences = {"full": ids.STORE_FULL, "unwritable": ids.STORE_UNWRITABLE}
        loop.lend(Notice(t(sentences.get(error.reason, ids.STORE_FAILED))))

    return tell


def failure(error):
    """Return the scene that shows an exception.

    The game is forgotten first: it may have met the end of the heap, and shows nothing any more.
    """
    games.close()
    gc.collect()
    from app.shell.dialog import Failure

    return Failure(error)


def battery_low(loop):
    """Say that the battery is nearly empty."""
    from app.shell.dialog import Notice
    from app.texts.catalog import t
    from app.texts.shell import ids

    loop.lend(Notice(t(ids.BATTERY_LOW)))
