"""Sorts the player's rack: into groups, into pairs, and back into the player's own order."""

from app.okey.rack import SLOTS
from app.texts.catalog import t
from app.texts.okey import ids

_KEY_HINTS = (ids.KEY_SORT, ids.KEY_PAIRS, ids.KEY_OWN)  # what the next step does

_NO_ORDER = b"\xff" * SLOTS


class Sorting:
    """The three steps of F1.

    step     how often F1 has been pressed without another key than BACK: what it does next
    is_vain  whether the last step found nothing to sort, or moved no tile: only its words say so
    """

    def __init__(self, painter):
        """Sort the rack of `painter`, and say in its bar how."""
        self.step = 0
        self.is_vain = False
        self._rack = painter.rack
        self._painter = painter
        self._own_order = None  # the rack's placement before the first step

    @property
    def key_hint(self):
        """The text id of what the next step does."""
        return _KEY_HINTS[self.step]

    def gathered(self, placement):
        """Go on with the third step, back to a placement, after a finish was shown in groups."""
        self._own_order = placement
        self.step = 2

    def next(self):
        """Do the next step; return the rack's slots as they were before, as bytes."""
        rack = self._rack
        rack.cancel()
        if self.step == 0:
            self._own_order = rack.placement()
        self.step = (self.step + 1) % len(_KEY_HINTS)
        if self.step:
            return self.sort(self.step == 2)
        self.is_vain = False
        old = bytes(rack.slots)
        rack.restore(self._own_order)
        return old

    def sort(self, pairs):
        """Sort into groups or pairs and say so, or that there are none; return as `next` does."""
        rack = self._rack
        rack.cancel()
        old = bytes(rack.slots)
        is_found = rack.sort(rack.hand(), self._painter.displayed.joker, pairs)
        if is_found:
            text = ids.KEY_PAIRS if pairs else ids.KEY_SORT
        else:
            text = ids.NO_PAIRS if pairs else ids.NO_GROUPS
        self.is_vain = not is_found or bytes(rack.slots) == old
        self._painter.bar.show_last(t(text))
        return old

    def placement(self):
        """Return how the tiles lie, as app/core/journal_entries.py keeps it.

        That is the rack, the order before sorting, how it is sorted, and the round.
        """
        rack = self._rack
        how = self.step * 2 + int(rack.pairs)
        own = self._own_order or _NO_ORDER
        return rack.placement() + own + bytes((how, self._painter.displayed.round_no & 255))

    def lay_out(self, placement, view):
        """Lay the tiles out as they lay; return False if that was in another round."""
        if placement is None or placement[2 * SLOTS + 1] != view.round_no & 255:
            return False
        self._rack.lie(placement[:SLOTS], view.hand)
        self._own_order = placement[SLOTS : 2 * SLOTS]
        self.step = placement[2 * SLOTS] >> 1
        self._rack.pairs = bool(placement[2 * SLOTS] & 1)
        return True
