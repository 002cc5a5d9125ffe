"""The largest cover of a hand by a winning pattern, in plain Python; kernel.py does it in viper.

A meld longer than five can be split into shorter ones, so fourteen tiles in melds are always
3+3+3+5, 3+3+4+4 or 4+5+5. A target hand is then three or four windows (a window is the place of a
run, or the value of a set). The tiles that the target shares with the hand are those that its
windows cover, so the search is at most four deep. Held faces are bits; a face held twice may be
covered twice.

The search ignores one limit: a target can have a face three times only if jokers stand for it, and
there are two jokers. This never changes the answer, because another target that keeps the limit is
just as near. Test: a brute-force search that keeps the limit agrees on hands crowded into five to
nine values of one colour.

Median over mid-game hands: 88 iterations of the two loops, 0.1 ms for a distance on a desktop.

Source: docs/rules/okey.md, "Combinations".
"""

from engine.okey.face_bits import naturals, ones, pairs_away, run_places, set_bits


def _windows(faces):
    """Return the windows worth choosing: (tiles covered, mask, length, is it a set), best first.

    A window is left out if it covers fewer than two faces, or no face that another window of the
    same length does not cover.
    """
    found = []
    for colour in range(4):
        places, bits = run_places(faces, colour)
        count = len(places)
        for length in (3, 4, 5):
            reached = 0
            for low in range(count - 1):
                high = low
                mask = bits[low]
                while high + 1 < count and places[high + 1] - places[low] < length:
                    high += 1
                    mask |= bits[high]
                if high > reached and high > low:
                    reached = high
                    found.append((high - low + 1, mask, length, 0))
    for mask in set_bits(faces):
        size = ones(mask)
        if size == 4:
            found.append((4, mask, 4, 1))
            bit = mask
            while bit:
                low_bit = bit & (bit - 1) ^ bit
                found.append((3, mask ^ low_bit, 3, 1))
                bit ^= low_bit
        elif size > 1:
            found.append((size, mask, 3, 1))
    found.sort(reverse=True)
    return found


def _cover4(windows, start, barred, once, left, fives, fours, best):
    """Return how many tiles beyond one per meld `left` more melds of 3+3+3+5 or 3+3+4+4 cover.

    start: index of the first window to try; barred: mask of the faces used up; once: mask of the
    faces whose next use bars them; fives, fours: melds of these lengths so far; best: the number
    to beat, returned if no choice is better.
    """
    for at in range(start, len(windows)):
        size, mask, length, _ = windows[at]
        if (size - 1) * left <= best:
            break
        if length == 5:
            if fives or fours:
                continue
        elif length == 4 and (fives or fours == 2):
            continue
        gain = (ones(mask & (barred ^ 0xFFFF)) if mask & barred else size) - 1
        if gain < 1:
            continue
        if left > 1:
            gain += _cover4(
                windows,
                at,
                barred | mask & once,
                once | mask,
                left - 1,
                fives + (length == 5),
                fours + (length == 4),
                max(best - gain, 0),
            )
        if gain > best:
            best = gain
    return best


def _cover3(windows, start, barred, once, left, fives, sets, best):
    """Return the same as `_cover4` for the melds of 4+5+5, of which at most one is a set."""
    for at in range(start, len(windows)):
        size, mask, length, is_set = windows[at]
        if (size - 1) * left <= best:
            break
        if (is_set and sets) or (length == 5 and fives == 2):
            continue
        gain = (ones(mask & (barred ^ 0xFFFF)) if mask & barred else size) - 1
        if gain < 1:
            continue
        if left > 1:
            gain += _cover3(
                windows,
                at,
                barred | mask & once,
                once | mask,
                left - 1,
                fives + (length == 5),
                sets + is_set,
                max(best - gain, 0),
            )
        if gain > best:
            best = gain
    return best


def cover_of(faces, doubles):
    """Return how many natural tiles the best target of sets and runs shares with these faces."""
    windows = _windows(faces)
    once = doubles ^ 0xFFFF
    best = 4 + _cover4(windows, 0, 0, once, 4, 0, 0, 0)
    best = 3 + _cover3(windows, 0, 0, once, 3, 0, 0, best - 3)
    return min(best, len(faces) + ones(doubles))


def cover(counts, joker):
    """Return how many natural tiles of 14 or 15 the best target of sets and runs shares.

    counts: bytearray(53).
    """
    faces, doubles, _ = naturals(counts, joker)
    return cover_of(faces, doubles)


def _lonely(faces, jokers):
    """Tell whether two or more faces are in no meld that `jokers`, 0 or 1, can complete."""
    rows = [0, 0, 0, 0]
    for face in faces:
        rows[face // 13] |= 1 << face % 13
    red, yellow, blue, black = rows
    if jokers:
        sets = (red | yellow) & (blue | black) | red & yellow | blue & black
    else:
        sets = red & yellow & (blue | black) | blue & black & (red | yellow)
    alone = 0
    for row in rows:
        places = row | (row & 1) << 13
        if jokers:
            runs = places & (places << 1 | places >> 1 | places << 2 | places >> 2)
        else:
            runs = places & places >> 1 & places >> 2
            runs |= runs << 1 | runs << 2
        rest = row & ~(sets | runs | runs >> 13)
        if rest:
            if alone or rest & (rest - 1):
                return True
            alone = 1
    return False


def finishes(counts, joker):
    """Tell whether some 14 of 15 tiles win.

    Most hands are rejected without a search: in a winning hand at most one tile is in no complete
    meld or, with one joker, in no meld that lacks at most one tile. Rejecting takes 10 us instead
    of 100 on a desktop, and every turn of a match calls this function.
    """
    faces, doubles, jokers = naturals(counts, joker)
    if pairs_away(len(faces), ones(doubles), jokers) <= 0:
        return True
    if jokers < 2 and _lonely(faces, jokers):
        return False
    return cover_of(faces, doubles) + jokers >= 14
