"""What may have to be said at any time; the screen that says it is loaded for it."""


def teller(loop):
    """Return a function that says what a StoreError met while saving means."""

    def tell(error):
        from app.dialog import Notice
        from app.texts.catalog import t
        from app.texts.shell import ids

        sentences = {"full": ids.STORE_FULL, "unwritable": ids.STORE_UNWRITABLE}
        loop.over(Notice(t(sentences.get(error.reason, ids.STORE_FAILED))))

    return tell


def battery_low(loop):
    """Say that the battery is nearly empty."""
    from app.dialog import Notice
    from app.texts.catalog import t
    from app.texts.shell import ids

    loop.over(Notice(t(ids.BATTERY_LOW)))
