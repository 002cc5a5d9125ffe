"""How the cursor walks: over the tiles of a rack, or over all its slots while a tile is held."""

from app.okey.rack import COLUMNS, EMPTY, SLOTS


def nearest(rack, slot):
    """Return the slot with a tile that is nearest to this one, in its row if possible."""
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
    """Return where the cursor gets on its way from `at` to another row's slot.

    Without a held tile that is the nearest tile of that row; if the row has none, it stays.
    """
    if rack.held >= 0 or rack.slots[slot] != EMPTY:
        return slot
    other = nearest(rack, slot)
    if other // COLUMNS != slot // COLUMNS and at < SLOTS:
        return at
    return other


def step(rack, places, at, by):
    """Return the next (by 1) or previous (by -1) stop in the ring of slots and then places.

    places: list of the places on the table that can be used. Slots without a tile are passed
    unless one is held.
    """
    ring = SLOTS + len(places)
    here = at if at < SLOTS else SLOTS + places.index(at)
    for _ in range(ring):
        here = (here + by) % ring
        if here >= SLOTS:
            return places[here - SLOTS]
        if rack.held >= 0 or rack.slots[here] != EMPTY:
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
