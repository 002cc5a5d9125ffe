"""Cursor movement: over the tiles of a rack, or over all its slots while a tile is held."""

from app.okey.rack import COLUMNS, EMPTY, SLOTS


def nearest(rack, slot):
    """Return the nearest slot that has a tile, in the same row if possible."""
    best = slot
    best_far = 999
    for other in range(SLOTS):
        if rack.slots[other] == EMPTY:
            continue
        far = other % COLUMNS - slot % COLUMNS
        far = far if far > 0 else -far
        if other // COLUMNS != slot // COLUMNS:
            far += COLUMNS
        if far < best_far:
            best = other
            best_far = far
    return best


def jump(rack, at, slot):
    """Return the slot that the cursor reaches when it moves from `at` to `slot` in another row.

    With a held tile that is `slot`, with a held group the last slot in which it has room. Without
    one it is the nearest tile of the row; if the row has no tile, the cursor stays at `at`. From
    the table it goes to the other row instead.
    """
    if rack.held >= 0:
        return min(slot, slot - slot % COLUMNS + COLUMNS - len(rack.carried))
    if rack.slots[slot] != EMPTY:
        return slot
    other = nearest(rack, slot)
    if other // COLUMNS != slot // COLUMNS and at < SLOTS:
        return at
    return other


def step(rack, places, at, by):
    """Return the next (by 1) or previous (by -1) stop in a ring: the slots, then the places.

    places: list of the places on the table that can be used. Empty slots are skipped unless a
    tile is held; slots without room for a held group are skipped too.
    """
    ring = SLOTS + len(places)
    here = at if at < SLOTS else SLOTS + places.index(at)
    for _ in range(ring):
        here = (here + by) % ring
        if here >= SLOTS:
            return places[here - SLOTS]
        if rack.held >= 0:
            if here % COLUMNS + len(rack.carried) <= COLUMNS:
                return here
        elif rack.slots[here] != EMPTY:
            return here
    return at


def leap(rack, at, by):
    """Return the first tile of the next group (by 1) or of the one before (by -1), in the ring.

    A group here is tiles that stand side by side in a row.
    """
    here = at
    for _ in range(SLOTS):
        here = (here + by) % SLOTS
        if rack.slots[here] == EMPTY:
            continue
        before = (here - by) % SLOTS
        is_row_end = before // COLUMNS != here // COLUMNS
        if is_row_end or rack.slots[before] == EMPTY:
            return here
    return at
