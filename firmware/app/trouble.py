"""What cannot be stored, as a sentence for the player."""

from app.texts.shell import ids

_SENTENCES = {
    "full": ids.STORE_FULL,
    "unwritable": ids.STORE_UNWRITABLE,
    "failed": ids.STORE_FAILED,
}


def sentence_id(error):
    """Return the number of the text for a StoreError met while saving."""
    return _SENTENCES.get(error.reason, ids.STORE_FAILED)
