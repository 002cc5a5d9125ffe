"""The rack: the slot of each tile, the tile picked up, and the complete groups.

Pure logic, no drawing. The rules do not know how tiles are arranged. The rack follows the hand of
a view (`sync`) and leaves all other tiles where the player put them.
"""

from app.okey import loose_tiles
from engine.compat import const
from engine.okey import melds
from engine.okey.tiles import KINDS

ROWS = const(2)
COLUMNS = const(12)
SLOTS = const(24)
EMPTY = const(0xFF)

# The flags of a slot in `marks`.
PLAIN = const(0)
GROUPED = const(1)  # part of a complete group
LINKED = const(2)  # its right neighbour belongs to the same group
LIT = const(4)  # part of a group that `light` has lit, until the next `mark`

# The meaning of a byte of a placement, of the tile in a slot.
_KIND = const(0x3F)
_LAID = const(0x40)  # the player has laid the tile there
_NEWEST = const(0x80)


class Rack:
    """Twenty-four slots in two rows, some of them empty.

    slots    bytearray(24), the kind in each slot or EMPTY. While something is held over `over`,
             the other tiles have made room, and the slot of a single held tile is EMPTY
    held     kind of the tile picked up, -1 for none
    carried  the kinds of what is held as bytes, of the tile alone or of its whole group. A group
             stands in its slots, unlike a single tile
    over     slot over which the held tile hovers, of a group the first one; -1 for none
    is_of_group    whether the tile picked up stood in a complete group
    newest    slot of the newest tile, -1 for none
    marks    bytearray(24), GROUPED, LINKED and LIT per slot, after `mark`
    pairs    groups are pairs rather than sets and runs
    """

    def __init__(self):
        self.slots = bytearray(b"\xff" * SLOTS)
        self.marks = bytearray(SLOTS)
        self.held = -1
        self.carried = b""
        self.is_of_group = False
        self.over = -1
        self.newest = -1
        self.pairs = False
        self._origin = -1
        self._base = bytearray(b"\xff" * SLOTS)  # the slots without the held tile
        self._laid = bytearray(SLOTS)  # 1 for each slot whose tile the player has laid there

    def clear(self):
        """Take everything away, as before a deal."""
        self._release()
        self.newest = -1
        for slot in range(SLOTS):
            self.slots[slot] = EMPTY
            self.marks[slot] = PLAIN
            self._laid[slot] = 0

    # Following the hand.

    def sync(self, hand):
        """Make the rack hold exactly the tiles of `hand`; the other tiles keep their slots.

        hand: bytearray(53), copies per kind. A new tile takes a free slot, which becomes `newest`.
        The held tile stays held if `hand` has any copy of it. Returns the slot of the last new
        tile, or -1.
        """
        if self.has_group:
            self.cancel()
        spare = bytearray(hand)
        if self.held >= 0:
            if spare[self.held]:
                spare[self.held] -= 1
            else:
                self._release()
        slots = self._base if self.held >= 0 else self.slots
        new = -1
        for slot in range(SLOTS):
            kind = slots[slot]
            if kind == EMPTY:
                continue
            if spare[kind]:
                spare[kind] -= 1
            else:
                slots[slot] = EMPTY
                if slot == self.newest:
                    self.newest = -1
        for kind in range(KINDS):
            for _ in range(spare[kind]):
                new = self._free_slot(slots)
                slots[new] = kind
                self._laid[new] = 0
        if new >= 0:
            self.newest = new
        if self.held >= 0:
            self.hover(self.over)
        return new

    def _free_slot(self, slots):
        """Return the slot for a new tile: the right end of a row, if there is a gap before it.

        The lower row is tried first. If neither row has room, return the last free slot. The slot
        from which the held tile came is used only if there is no other.
        """
        for row in range(ROWS - 1, -1, -1):
            first = row * COLUMNS
            for slot in range(first + COLUMNS - 1, first, -1):
                if slots[slot] != EMPTY:
                    break
                if slots[slot - 1] == EMPTY:
                    return slot
        for slot in range(SLOTS - 1, -1, -1):
            if slots[slot] == EMPTY and slot != self._origin:
                return slot
        return self._origin

    def take_out(self, kind):
        """Remove a tile that leaves the hand, the held one first; return its slot.

        If another tile leaves, the held one is put back in its slot.
        """
        if self.held == kind and not self.has_group:
            slot = self.over
            self._release()
            return slot
        self.cancel()
        slot = self.find(kind)
        if slot >= 0:
            self.slots[slot] = EMPTY
            if slot == self.newest:
                self.newest = -1
        return slot

    def find(self, kind):
        """Return the slot of a tile, preferably of a copy in no group; -1 if there is none."""
        found = -1
        for slot in range(SLOTS):
            if self.slots[slot] == kind and (found < 0 or not self.marks[slot]):
                found = slot
        return found

    # Picking up and putting down.

    @property
    def has_group(self):
        """Whether a whole group is held."""
        return len(self.carried) > 1

    def pick(self, slot):
        """Pick up the tile in a slot; return whether there was one."""
        if self.held >= 0 or self.slots[slot] == EMPTY:
            return False
        self.is_of_group = self.marks[slot] != PLAIN
        self._hold(slot, slot + 1)
        return True

    @property
    def is_just_picked(self):
        """Whether a single tile hovers where it was picked up."""
        return len(self.carried) == 1 and self.over == self._origin

    def can_pick_group(self):
        """Return whether the held tile hovers where it was in its group."""
        return self.is_of_group and self.is_just_picked

    def pick_group(self, joker):
        """Pick up the whole group of the held tile, which `can_pick_group` has allowed."""
        slot = self._origin
        self.slots[slot] = self.held
        self.mark(joker)
        for first, end in self.standing():
            if first <= slot < end:
                self._hold(first, end)

    def _hold(self, first, end):
        """Hold the tiles in the slots from `first` to `end`."""
        slots = self.slots
        self.held = slots[first]
        self.carried = bytes(slots[first:end])
        if first <= self.newest < end:
            self.newest = -1
        self._base[:] = slots
        self._base[first:end] = b"\xff" * (end - first)
        self._origin = first
        self.hover(first)

    def hover(self, slot):
        """Hold the tiles over a slot and move those there as if they were put down.

        The tiles move into the next free slots of the row, to the right or to the left. A free
        slot that does not separate two groups is preferred, then the one at the right. Tiles that
        have no room in a full row move to the slots from which the held ones came.
        """
        slots = self.slots
        slots[:] = self._base
        size = len(self.carried)
        self.over = slot
        end = slot + size
        over = [kind for kind in slots[slot:end] if kind != EMPTY]
        slots[slot:end] = self.carried  # no gaps
        right = self._gaps(end, 1)
        left = self._gaps(slot - 1, -1)
        wants = len(over)
        goes_right = len(right) >= wants
        if 0 < wants <= len(right) and wants <= len(left):
            goes_right = self._is_wide(right[0], 1) >= self._is_wide(left[0], -1)
        while over:
            if right and (goes_right or not left):
                gap = right.pop(0)
                slots[end + 1 : gap + 1] = slots[end:gap]
                slots[end] = over.pop()
            elif left:
                gap = left.pop(0)
                slots[gap : slot - 1] = slots[gap + 1 : slot]
                slots[slot - 1] = over.pop(0)
            else:
                slots[slots.find(b"\xff", self._origin)] = over.pop(0)
        if size == 1:
            slots[slot] = EMPTY

    def _gaps(self, slot, step):
        """Return the free slots of a row in a direction, the nearest first."""
        row = (slot - step) // COLUMNS
        gaps = []
        while slot // COLUMNS == row:
            if self.slots[slot] == EMPTY:
                gaps.append(slot)
            slot += step
        return gaps

    def _is_wide(self, slot, step):
        """Tell whether the free slot can be filled without joining two groups."""
        beyond = slot + step
        if beyond < 0 or beyond // COLUMNS != slot // COLUMNS:
            return True
        return self.slots[beyond] == EMPTY

    def drop(self):
        """Put what is held down where it hovers; return the slot."""
        slot = self.over
        self.slots[slot : slot + len(self.carried)] = self.carried
        before = self._base
        before[self._origin : self._origin + len(self.carried)] = self.carried
        for other in range(SLOTS):
            if self.slots[other] != before[other]:
                self._laid[other] = 1
        self._release()
        return slot

    def cancel(self):
        """Put what is held back where it came from; return that slot, -1 if nothing was held."""
        origin = self._origin
        if self.held >= 0:
            self.slots[:] = self._base
            self.slots[origin : origin + len(self.carried)] = self.carried
            self._release()
        return origin

    def hand(self):
        """Return the tiles on the rack and the held tile as counts."""
        counts = bytearray(KINDS)
        for kind in self.slots:
            if kind != EMPTY:
                counts[kind] += 1
        if len(self.carried) == 1:
            counts[self.held] += 1
        return counts

    def _release(self):
        self.held = -1
        self.carried = b""
        self.over = -1
        self._origin = -1

    # Sorting.

    def sort(self, hand, joker, pairs=False):
        """Lay out the hand again: groups from the upper left, near groups, then loose tiles.

        There is a gap after each group. A group that the player has laid keeps its place. If the
        other tiles then have no room, everything is laid out again. Returns the number of groups.
        """
        find = melds.arrange_pairs if pairs else melds.arrange
        groups, rest = find(hand, joker)
        groups = [bytes(group) for group in groups]
        rest = (
            loose_tiles.by_colour(rest, joker) if pairs else loose_tiles.by_nearness(rest, joker)
        )
        self.lay(groups, rest, joker, pairs)
        return len(groups)

    def lay(self, groups, rest, joker, pairs):
        """Lay out groups and loose blocks as `sort` does. groups, rest: lists of bytes."""
        self.cancel()
        self.pairs = pairs
        self.newest = -1
        self.mark(joker)
        kept = self._kept(groups)
        in_one = [b"".join(rest)]
        self.slots[:] = (
            (kept and _laid_out(kept, groups, rest))
            or _laid_out([], groups, rest)
            or _laid_out([], groups, in_one)
            or (b"".join(groups + in_one) + b"\xff" * SLOTS)[:SLOTS]  # no room for gaps
        )
        for slot in range(SLOTS):
            self._laid[slot] = 0
        for at, group in kept:
            for slot in range(at, at + len(group)):
                self._laid[slot] = self.slots[slot] == group[slot - at]

    def _kept(self, groups):
        """Return the groups that the player has laid, as they stand: a list of (slot, bytes)."""
        left = [bytes(sorted(group)) for group in groups]
        kept = []
        for start, end in self.standing():
            group = bytes(self.slots[start:end])
            tiles = bytes(sorted(group))
            if tiles in left and any(self._laid[start:end]):
                left.remove(tiles)
                kept.append((start, group))
        return kept

    def standing(self):
        """Return the complete groups on the rack, after `mark`: a list of (first slot, end)."""
        found = []
        start = 0
        for slot in range(SLOTS):
            if self.marks[slot] & GROUPED and not self.marks[slot] & LINKED:
                found.append((start, slot + 1))
            if not self.marks[slot] & LINKED:
                start = slot + 1
        return found

    def restore(self, placement):
        """Lay the tiles out as in `placement`, as far as they are the same."""
        self.lie(placement, self.hand())
        self.pairs = False
        self.newest = -1

    # How it lies, to be kept.

    def placement(self):
        """Return how the tiles lie, with the held tile put back: 24 bytes.

        A byte is EMPTY, or a kind with the flags _LAID and _NEWEST.
        """
        slots = bytearray(self.slots)
        if self.held >= 0:
            slots[:] = self._base
            slots[self._origin : self._origin + len(self.carried)] = self.carried
        for slot in range(SLOTS):
            kind = slots[slot]
            if kind != EMPTY and self._laid[slot]:
                slots[slot] |= _LAID
        if self.newest >= 0:
            slots[self.newest] |= _NEWEST
        return bytes(slots)

    def lie(self, placement, hand):
        """Lay the tiles of `hand` out as in `placement`, as far as they are the same."""
        self.clear()
        for slot in range(SLOTS):
            kind = placement[slot] & _KIND
            if placement[slot] != EMPTY and kind < KINDS:
                self.slots[slot] = kind
                self._laid[slot] = placement[slot] & _LAID
                if placement[slot] & _NEWEST:
                    self.newest = slot
        self.sync(hand)

    # Groups.

    def mark(self, joker):
        """Compute `marks`: which tiles, standing side by side, are complete groups."""
        for slot in range(SLOTS):
            self.marks[slot] = PLAIN
        slot = 0
        while slot < SLOTS:
            end = slot
            row_end = slot - slot % COLUMNS + COLUMNS
            while end < row_end and self.slots[end] != EMPTY:
                end += 1
            if end > slot:
                self._mark_stretch(slot, end, joker)
            slot = end + 1 if end < row_end else row_end

    def light(self, number):
        """Light a complete group, counted from 0; return whether there is one."""
        for slot in range(SLOTS):
            mark = self.marks[slot]
            if mark and number == 0:
                self.marks[slot] = mark | LIT
            if mark and not mark & LINKED:
                number -= 1
        return number < 0

    def _mark_stretch(self, start, end, joker):
        """Mark the groups in the slots from start to end, in which there is no gap.

        The groups cover as many tiles as possible, with as few groups as possible.
        """
        wanted = melds.PAIR if self.pairs else melds.SET | melds.RUN
        least = 2 if self.pairs else 3
        most = 2 if self.pairs else COLUMNS
        size = end - start
        # By number of tiles from start: the value of the best covering (8 per tile, less 1 per
        # group), and the length of the group that ends there in that covering.
        worth = bytearray(size + 1)
        length = bytearray(size + 1)
        for here in range(1, size + 1):
            worth[here] = worth[here - 1]
            for count in range(least, min(here, most) + 1):
                value = worth[here - count] + 8 * count - 1
                if value <= worth[here]:
                    continue
                group = self.slots[start + here - count : start + here]
                if melds.meld_types(group, joker) & wanted:
                    worth[here] = value
                    length[here] = count
        here = size
        while here > 0:
            count = length[here]
            if not count:
                here -= 1
                continue
            for i in range(start + here - count, start + here - 1):
                self.marks[i] = GROUPED | LINKED
            self.marks[start + here - 1] = GROUPED
            here -= count

    def arrangement(self):
        """Return the rack as bytes of groups parted by 0xFF; None if a tile is in no group.

        Call `mark` before. The held tile is left out, since it is the one to be thrown.
        """
        arg = bytearray()
        for slot in range(SLOTS):
            if self.slots[slot] == EMPTY:
                continue
            if not self.marks[slot]:
                return None
            arg.append(self.slots[slot])
            if not self.marks[slot] & LINKED:
                arg.append(EMPTY)
        return bytes(arg[:-1]) if arg else None


def _laid_out(kept, groups, rest):
    """Return slots with groups and then loose blocks beside the groups that stay, None if full.

    kept: a list of (slot, bytes); groups, rest: lists of bytes.
    """
    slots = bytearray(b"\xff" * SLOTS)
    left = [bytes(sorted(group)) for group in groups]
    order = list(groups)
    for at, group in kept:
        slots[at : at + len(group)] = group
        number = left.index(bytes(sorted(group)))
        left.pop(number)
        order.pop(number)
    after = 0  # the last group that does not stay
    for number, block in enumerate(order + rest):
        at = _room_for(slots, len(block), after if number >= len(order) else 0)
        if at < 0:
            at = _room_for(slots, len(block), 0)
        if at < 0:
            return None
        slots[at : at + len(block)] = block
        if number < len(order):
            after = max(after, at)
    return slots


def _room_for(slots, size, start):
    """Return the first of `size` free slots in a row, from `start` on, with a gap beside them.

    Returns -1 if there are none.
    """
    for at in range(start, SLOTS):
        row = at - at % COLUMNS
        first = max(row, at - 1)
        end = min(row + COLUMNS, at + size + 1)
        if at + size <= row + COLUMNS and slots[first:end] == b"\xff" * (end - first):
            return at
    return -1
