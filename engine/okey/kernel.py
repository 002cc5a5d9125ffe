"""The exact search for the tile to throw, in viper: the one native file of Okey's bots.

It gives the same answers as `engine.okey.coverings`, which is plain Python; read that first. All
state is in one workspace, so nothing is allocated. `x ^ -1` and `0 - x` stand for `~x` and `-x`,
which the compiler gets wrong. Every stored word stays below 2^31, because viper's integers have
32 bits on the chip and 64 on a desktop.

A group is one word:

    bits 0-14    the held faces it takes
    bits 15-17   its class: 0 run of three, 1 set of three, 2 run of four, 3 set of four,
                 4 run of five
    bits 18-20   its number of tiles less one
    bits 21-24   the lowest place of a run, or the value of a set
    bits 25-28   which of the four next places a run takes, or which colours a set lacks
    bits 29-30   the colour of a run

A mask of wanted kinds is two words of 26 bits, two colours each.

Counted over 300 mid-game hands on the unix port (callgrind): 78,000 x86-64 instructions a decision
on average, 30,000 a distance. On an emulated RP2040 (MicroPython 1.28, 125 MHz, 100 hands) `weigh`
takes 0.84 ms, 95th percentile 2.3, and `cover` 0.33 and 0.54. The file is long because the
compiler does not fold constants of another file.
"""

from array import array

from engine.compat import const, micropython
from engine.okey.face_bits import distance_pairs

# The workspace, in 32-bit words.
_FACES = const(0)  # how many faces are held naturally
_DOUBLES = const(1)  # which of them twice
_BEST = const(2)  # tiles shared with the best targets
_STORED = const(3)  # coverings waiting in the store
_LOOSE = const(4)  # faces that some best covering leaves out
_NEVER = const(5)  # 2 words: kinds of which both naturals are held
_LIVE = const(7)  # 2 words: kinds with 1 or 3 live tiles; 2 words: kinds with 2 or 3
_END = const(11)  # 6 words, by tiles less one: the end of the groups of so many tiles or more
_FACE = const(17)  # 15 words: the kind of each held face
_WANTED = const(32)  # 2 * 16 words: kinds useful once a face is thrown
_SINGLE = const(64)  # 2 * 16 words: kinds that go with one face alone
_STACK = const(96)  # 4 levels of 5 words: the search before that level added a group
_SUBSET = const(128)  # 16 words: the subsets of a group's faces so far
_VALUE = const(144)  # 13 words: the faces of each value
_PLACE = const(160)  # 16 words: places of one colour
_BIT = const(176)  # 16 words: the bits of their faces
_STORE = const(192)  # 32 coverings of 7 words
_UNSORTED = const(416)  # 192 words: groups as found; 165 is the most that was ever found
_SORTED = const(608)  # 192 words: groups, largest first
_WORDS = const(800)

_ROOM = const(32)  # coverings in the store
# The words of a stored covering. Its groups come first, and a 0 after the last of fewer than four.
_AT_STATE = const(4)  # of the pattern
_AT_BARRED = const(5)  # mask of the faces used up
_AT_ONCE = const(6)  # mask of the faces whose next use bars them
_COVERING = const(7)

# The winning patterns as a state machine. States 0-3 stand for 3+3+3+5 and 3+3+4+4; their numbers
# of groups of five and of four are (0,0) (0,1) (0,2) (1,0). States 4-9 stand for 4+5+5; a state is
# 4 + 2 * groups of five + sets. The row of a state has the next state by class of group, 15 if the
# group does not fit. The last three bytes of a row are not used.
_NEXT = (
    b"\x00\x00\x01\x01\x03\x0f\x0f\x0f"
    b"\x01\x01\x02\x02\x0f\x0f\x0f\x0f"
    b"\x02\x02\x0f\x0f\x0f\x0f\x0f\x0f"
    b"\x03\x03\x0f\x0f\x0f\x0f\x0f\x0f"
    b"\x04\x05\x04\x05\x06\x0f\x0f\x0f"
    b"\x05\x0f\x05\x0f\x07\x0f\x0f\x0f"
    b"\x06\x07\x06\x07\x08\x0f\x0f\x0f"
    b"\x07\x0f\x07\x0f\x09\x0f\x0f\x0f"
    b"\x08\x09\x08\x09\x0f\x0f\x0f\x0f"
    b"\x09\x0f\x09\x0f\x0f\x0f\x0f\x0f"
)

# The row of a state has three lengths and a byte of flags. The lengths: the longest run that a run
# of shortest length 3, 4 and 5 may become in the pattern. The flags: 1 if a single tile may begin
# a set, 2 if a set of three may become a set of four.
_LONGEST = (
    b"\x05\x00\x00\x03"
    b"\x04\x05\x00\x03"
    b"\x03\x04\x00\x01"
    b"\x03\x00\x05\x01"
    b"\x05\x05\x05\x03"
    b"\x05\x05\x05\x02"
    b"\x05\x05\x05\x03"
    b"\x05\x05\x05\x02"
    b"\x04\x04\x05\x03"
    b"\x04\x04\x05\x02"
)

# Indexed by 16 * melds left + tiles still to cover, beyond one per meld. The value is how many
# tiles beyond one the largest of these groups must have at least; 5 means that none is so large.
_NEEDED = bytes(
    [max(1, min(5, (i % 16 + (i // 16 or 1) - 1) // (i // 16 or 1))) for i in range(80)]
)

_workspace = array("i", [0] * _WORDS)
_marked = bytearray(53)  # buffer for kinds, valid during one call


@micropython.viper
def _build(workspace, counts, joker: int):
    """List the held faces and all groups of them in the workspace, the largest groups first.

    counts: bytearray(53), 14 or 15 tiles.
    """
    w = ptr32(workspace)
    held = ptr8(counts)
    for i in range(_LOOSE, _FACE):
        w[i] = 0
    for i in range(_VALUE, _VALUE + 13):
        w[i] = 0
    faces = 0
    doubles = 0
    found = _UNSORTED
    bit = 1
    kind = 0
    colour = 0
    while colour < 4:
        # The faces of one colour, with their places; the 1 is at both ends.
        count = 0
        place = 0
        while place < 13:
            copies = held[52] if kind == joker else held[kind]
            if copies and faces < 15:  # a mask has 15 bits, even if counts are bad
                if copies > 1:
                    doubles |= bit
                    w[_NEVER + (colour >> 1)] = w[_NEVER + (colour >> 1)] | 1 << (
                        place + 13 * (colour & 1)
                    )
                w[_FACE + faces] = kind
                w[_WANTED + 2 * faces] = 0
                w[_WANTED + 2 * faces + 1] = 0
                w[_VALUE + place] = w[_VALUE + place] | bit
                w[_PLACE + count] = place
                w[_BIT + count] = bit
                count += 1
                faces += 1
                bit <<= 1
            place += 1
            kind += 1
        if count and w[_PLACE] == 0:
            w[_PLACE + count] = 13
            w[_BIT + count] = w[_BIT]
            count += 1
        # The runs: each face, and all subsets of the faces up to four places after it.
        a = 0
        while a < count - 1:
            low = w[_PLACE + a]
            w[_SUBSET] = w[_BIT + a] | low << 21 | colour << 29
            subsets = 1
            b = a + 1
            while b < count:
                span = w[_PLACE + b] - low
                if span > 4:
                    break
                extra = w[_BIT + b] + (1 << 18) + (1 << (24 + span))
                shape = 0
                if span > 2:
                    shape = (span - 2) << 16
                i = 0
                while i < subsets:
                    group = w[_SUBSET + i] + extra
                    w[_SUBSET + subsets + i] = group
                    w[found] = group + shape
                    found += 1
                    w[_END + ((group >> 18) & 7)] = w[_END + ((group >> 18) & 7)] + 1
                    i += 1
                subsets += subsets
                b += 1
            a += 1
        colour += 1
    # The sets: all subsets of two faces or more of one value.
    value = 0
    while value < 13:
        full = w[_VALUE + value]
        if full & (full - 1):
            # The bit of each colour's face; the bits of one value are in the order of the colours.
            group = full
            kind = value
            i = _SUBSET
            while i < _SUBSET + 4:
                w[i] = 0
                if held[52] if kind == joker else held[kind]:
                    w[i] = group & (0 - group)
                    group ^= w[i]
                kind += 13
                i += 1
            group = full
            while group:
                if group & (group - 1):
                    lacks = 0
                    size = 3
                    i = 0
                    while i < 4:
                        if not group & w[_SUBSET + i]:
                            lacks |= 1 << i
                            size -= 1
                        i += 1
                    shape = 1 << 15
                    if size == 3:
                        shape = 3 << 15
                    w[_END + size] = w[_END + size] + 1
                    w[found] = group | shape | size << 18 | value << 21 | lacks << 25
                    found += 1
                group = (group - 1) & full
        value += 1
    # Sort the groups by size. An entry of _END starts where the larger groups end, then moves on.
    at = _SORTED
    i = _END + 5
    while i > _END:
        size = w[i]
        w[i] = at
        at += size
        i -= 1
    i = _UNSORTED
    while i < found:
        group = w[i]
        size = _END + ((group >> 18) & 7)
        at = w[size]
        w[at] = group
        w[size] = at + 1
        i += 1
    w[_FACES] = faces
    w[_DOUBLES] = doubles


@micropython.viper
def _add_stored(workspace):
    """Add the stored coverings to _LOOSE and _WANTED: loose tiles, and kinds that then help."""
    w = ptr32(workspace)
    longest = ptr8(_LONGEST)
    faces = w[_FACES]
    at = _STORE
    end = _STORE + _COVERING * w[_STORED]
    w[_STORED] = 0
    while at < end:
        state = 4 * w[at + _AT_STATE]
        barred = w[at + _AT_BARRED]
        once = w[at + _AT_ONCE]
        flags = longest[state + 3]
        melds = 4
        if state > 12:
            melds = 3
        # Kinds that extend one of the groups.
        want0 = 0
        want1 = 0
        i = 0
        while i < melds:
            group = w[at + i]
            if not group:
                break
            shape = (group >> 15) & 7
            low = (group >> 21) & 15
            extra = (group >> 25) & 15
            if shape & 1:
                size = (group >> 18) & 7
                if size == 1 or flags & 2:
                    want0 |= (extra & 1) << low | (extra >> 1 & 1) << (low + 13)
                    want1 |= (extra >> 2 & 1) << low | (extra >> 3) << (low + 13)
            else:
                length = longest[state + (shape >> 1)]
                high = low + 1
                if extra & 8:
                    high = low + 4
                elif extra & 4:
                    high = low + 3
                elif extra & 2:
                    high = low + 2
                first = high - length + 1
                if first < 0:
                    first = 0
                last = low + length
                if last > 14:
                    last = 14
                reach = ((1 << last) - (1 << first)) & (((1 + 2 * extra) << low) ^ -1)
                reach = (reach | reach >> 13) & 0x1FFF
                colour = group >> 29
                if colour & 1:
                    reach <<= 13
                if colour & 2:
                    want1 |= reach
                else:
                    want0 |= reach
            i += 1
        free = ((1 << faces) - 1) & (barred ^ -1)
        w[_LOOSE] = w[_LOOSE] | free
        # Kinds that go with one free tile at least (some), or with two at least (several).
        some0 = 0
        some1 = 0
        several0 = 0
        several1 = 0
        if i < melds:
            # Any free tile may begin the other melds, so each kind that goes with one is wanted.
            length = longest[state]
            i = 0
            while i < faces:
                if free >> i & 1:
                    low = w[_FACE + i]
                    colour = 0
                    while low > 12:
                        low -= 13
                        colour += 1
                    first = low - length + 1
                    if first < 0:
                        first = 0
                    last = low + length
                    if last > 14:
                        last = 14
                    reach = (1 << last) - (1 << first)
                    if low == 0:
                        reach |= (1 << 13) - (1 << (14 - length))
                    reach = (reach | reach >> 13) & 0x1FFF
                    one0 = 0
                    if flags & 1:
                        one0 = 1 << low | 1 << (low + 13)
                    one1 = one0
                    first = 13 * (colour & 1)
                    if colour & 2:
                        one1 = (one1 | reach << first) & (1 << (low + first) ^ -1)
                    else:
                        one0 = (one0 | reach << first) & (1 << (low + first) ^ -1)
                    w[_SINGLE + 2 * i] = one0
                    w[_SINGLE + 2 * i + 1] = one1
                    several0 |= some0 & one0
                    several1 |= some1 & one1
                    some0 |= one0
                    some1 |= one1
                i += 1
        # The thrown tile can no longer begin a meld, unless its twin is free as well.
        twins = w[_DOUBLES] & (once ^ -1)
        low = want0 | some0
        high = want1 | some1
        i = 0
        while free:
            if free & 1:
                first = _WANTED + 2 * i
                if (some0 | some1) and not (twins >> i & 1):
                    w[first] = w[first] | want0 | several0 | some0 & (w[_SINGLE + 2 * i] ^ -1)
                    first += 1
                    w[first] = w[first] | want1 | several1 | some1 & (w[_SINGLE + 2 * i + 1] ^ -1)
                else:
                    w[first] = w[first] | low
                    w[first + 1] = w[first + 1] | high
            free >>= 1
            i += 1
        at += _COVERING


@micropython.viper
def _search(workspace, only_best: int):
    """Find the size of the best covering and, unless `only_best`, record all of that size."""
    w = ptr32(workspace)
    following = ptr8(_NEXT)
    needed = ptr8(_NEEDED)
    stored = 0
    entered = 0
    best = 0
    state = 0
    while state < 8:  # start states: 0 for four melds, 4 for three
        left = 4 - (state >> 2)
        covered = left
        barred = 0
        once = w[_DOUBLES] ^ 0x7FFF
        at = _SORTED
        stack = _STACK
        least = best + only_best
        entering = 1  # a group was added, or the search begins
        while True:
            if entering and covered >= least:
                if covered > best:
                    best = covered
                    least = best + only_best
                    stored = 0
                    if entered:
                        entered = 0
                        w[_LOOSE] = 0  # what smaller coverings have added
                        i = _WANTED
                        while i < _WANTED + 32:
                            w[i] = 0
                            i += 1
                if not only_best:
                    if stored == _ROOM:
                        w[_STORED] = stored
                        _add_stored(workspace)
                        entered = 1
                        stored = 0
                    to = _STORE + _COVERING * stored
                    stored += 1
                    w[to + 1] = 0
                    w[to + 2] = 0
                    w[to + 3] = 0
                    w[to + _AT_STATE] = state
                    w[to + _AT_BARRED] = barred
                    w[to + _AT_ONCE] = once
                    w[to] = 0
                    i = _STACK
                    while i < stack:
                        w[to] = w[w[i]]
                        to += 1
                        i += 5
            # Stop at groups that cannot reach the best even if all further ones are as large.
            stop = 0
            if left:
                stop = w[_END + needed[16 * left + least - covered]]
            while at < stop:
                group = w[at]
                if not group & barred:
                    i = following[8 * state + ((group >> 15) & 7)]
                    if i < 15:
                        break
                at += 1
            if at < stop:  # add this group
                w[stack] = at
                w[stack + 1] = barred
                w[stack + 2] = once
                w[stack + 3] = covered
                w[stack + 4] = state
                stack += 5
                barred |= group & once
                once |= group & 0x7FFF
                covered += (group >> 18) & 7
                state = i
                left -= 1
                entering = 1
            else:  # take the last group back, and go on behind it
                if stack == _STACK:
                    break
                stack -= 5
                at = w[stack] + 1
                barred = w[stack + 1]
                once = w[stack + 2]
                covered = w[stack + 3]
                state = w[stack + 4]
                left += 1
                entering = 0
        state += 4
    w[_STORED] = stored
    if not only_best:
        _add_stored(workspace)
    # Not more than the natural tiles held: melds without a held tile were counted as begun too.
    left = w[_FACES]
    i = w[_DOUBLES]
    while i:
        i &= i - 1
        left += 1
    w[_BEST] = best if best < left else left


@micropython.viper
def _count_live(workspace, live, joker: int):
    """Write how many natural tiles of each kind are live: two bit planes of two words."""
    w = ptr32(workspace)
    copies = ptr8(live)
    for i in range(_LIVE, _LIVE + 4):
        w[i] = 0
    kind = 0
    at = _LIVE
    while at < _LIVE + 2:
        bit = 1
        while bit < 1 << 26:
            i = copies[52] if kind == joker else copies[kind]
            if i & 1:
                w[at] = w[at] | bit
            if i & 2:
                w[at + 2] = w[at + 2] | bit
            bit <<= 1
            kind += 1
        at += 1


@micropython.viper
def _write_marks(workspace, marks, joker: int, joker_lives: int) -> int:
    """Write the marks of the tiles that may be thrown; return the distance, as `weigh` does.

    joker_lives: the wild tiles held + 8 * the live ones.
    """
    w = ptr32(workspace)
    out = ptr8(marks)
    faces = w[_FACES]
    doubles = w[_DOUBLES]
    loose = w[_LOOSE]
    jokers = joker_lives & 7
    pairs = 0
    single0 = 0
    single1 = 0
    i = 0
    while i < faces:
        if doubles >> i & 1:
            pairs += 1
        else:
            kind = w[_FACE + i]
            if kind < 26:
                single0 |= 1 << kind
            else:
                single1 |= 1 << (kind - 26)
        i += 1
    melds_away = 14 - jokers - w[_BEST]
    pairs_away = faces - pairs
    if pairs_away > 7 - pairs:
        pairs_away = 7 - pairs
    pairs_away = 14 - jokers - 2 * pairs - pairs_away
    nearest = melds_away
    if pairs_away < nearest:
        nearest = pairs_away
    i = 0
    while i < 53:
        out[i] = 0
        i += 1
    if nearest < 0 and jokers:
        out[joker] = 1
    i = 0
    while i < faces:
        want0 = 0
        want1 = 0
        thrown = 0
        kind = w[_FACE + i]
        if nearest < 0:  # one tile is spare: any tile may be thrown
            thrown = 1
        if melds_away == nearest and loose >> i & 1:
            thrown = 1
            want0 = w[_WANTED + 2 * i]
            want1 = w[_WANTED + 2 * i + 1]
        if pairs_away == nearest and not doubles >> i & 1:
            thrown = 1
            want0 |= single0
            want1 |= single1
            if kind < 26:
                want0 &= 1 << kind ^ -1
            else:
                want1 &= 1 << (kind - 26) ^ -1
        if thrown:
            if nearest > 0:
                want0 &= w[_NEVER] ^ -1
                want1 &= w[_NEVER + 1] ^ -1
                plane = 0
                while plane < 2:
                    # Count the bits of both words in nibbles, then in bytes.
                    x = want0 & w[_LIVE + 2 * plane]
                    y = want1 & w[_LIVE + 2 * plane + 1]
                    x -= x >> 1 & 0x1555555
                    y -= y >> 1 & 0x1555555
                    x = (x & 0x3333333) + (x >> 2 & 0x3333333)
                    x += (y & 0x3333333) + (y >> 2 & 0x3333333)
                    x = (x & 0xF0F0F0F) + (x >> 4 & 0xF0F0F0F)
                    plane += 1
                    thrown += plane * ((x * 0x1010101 >> 24) & 0xFF)
                if jokers < 2:
                    thrown += joker_lives >> 3
            out[52 if kind == joker else kind] = thrown
        i += 1
    if nearest < 0:
        nearest = 0
    return nearest


def weigh(counts, joker, live, marks):
    """Weigh every throw from 15 tiles: see `coverings.weigh`, which gives the same answer."""
    _build(_workspace, counts, joker)
    _search(_workspace, 0)
    _count_live(_workspace, live, joker)
    return _write_marks(_workspace, marks, joker, counts[joker] | live[joker] << 3)


@micropython.viper
def _collect(marks, kinds) -> int:
    """Write the marked kinds into `kinds`; return how many there are."""
    mark = ptr8(marks)
    out = ptr8(kinds)
    n = 0
    i = 0
    while i < 53:
        if mark[i]:
            out[n] = i
            n += 1
        i += 1
    return n


def marked(marks):
    """Return the marked kinds: see `coverings.marked`. As bytecode this took 0.3 ms."""
    return bytes(_marked[: _collect(marks, _marked)])


@micropython.viper
def most(marks) -> int:
    """Return the highest mark: see `coverings.most`. As bytecode this took 0.09 ms."""
    mark = ptr8(marks)
    best = 0
    i = 0
    while i < 53:
        if mark[i] > best:
            best = mark[i]
        i += 1
    return best


def draws(counts, joker, marks):
    """Mark the kinds whose draw brings 14 tiles nearer: see `coverings.draws`.

    Slow, since no bot calls it: computes one distance for each of the 53 kinds.
    """
    nearest = _distance(counts, joker)
    trial = bytearray(counts)
    for kind in range(53):
        marks[kind] = 0
        if nearest and counts[kind] < 2:
            trial[kind] += 1
            marks[kind] = 1 if _distance(trial, joker) < nearest else 0
            trial[kind] -= 1
    return nearest


def _distance(counts, joker):
    """Return the distance to any winning hand."""
    return min(max(0, 14 - counts[joker] - cover(counts, joker)), distance_pairs(counts, joker))


def finishes(counts, joker):
    """Tell whether some 14 of 15 tiles win: see `solver.finishes`."""
    return cover(counts, joker) + counts[joker] >= 14 or distance_pairs(counts, joker) == 0


def cover(counts, joker):
    """Return how many natural tiles the best target shares: see `solver.cover`."""
    _build(_workspace, counts, joker)
    _search(_workspace, 1)
    return _workspace[_BEST]
