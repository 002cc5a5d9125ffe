"""Messages about trouble that may come at any time; loads the screen only when it is needed."""

import gc

from app.core import games


def teller(loop):
    """Return a function that shows a message for a StoreError that was raised while saving."""

    def report(error):
        from app.core.dialog import Notice
        from app.texts.catalog import fill, t
        from app.texts.shell import ids

        reasons = {"full": ids.STORE_FULL, "unwritable": ids.STORE_UNWRITABLE}
        why = t(reasons.get(error.reason, ids.STORE_FAILED))
        loop.push(Notice(fill(ids.NOT_SAVED, why)))

    return report


def tell_unread(loop, trouble):
    """Say that what was counted is damaged, or cannot be read now. trouble: why, a StoreError."""
    from app.texts.shell import ids

    tell(loop, ids.COUNTS_DAMAGED if trouble.reason == "damaged" else ids.UNREAD)


def failure(error):
    """Return the scene that shows an exception.

    The game is unloaded first: the heap may be full, and the game is not shown any more.
    """
    games.close()
    gc.collect()
    from app.core.dialog import Failure

    return Failure(error)


def tell(loop, number):
    """Show a message over the scene. number: of its text in the area shell."""
    from app.core.dialog import Notice
    from app.texts.catalog import t

    loop.push(Notice(t(number)))
