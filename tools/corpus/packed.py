"""The packed corpus of Okey decisions: its format and its reader, for both interpreters.

A record has 21 bytes:

    15  the kinds of the hand, ascending
    1   the joker's kind
    1   16 * distance by melds + distance by pairs
    2   the throws that keep the distance: bit i is the i-th of the 15 kinds; low byte first
    2   a checksum of the tiles that each of these throws leaves useful; low byte first

The checksum is computed from `marks` as `engine.okey.coverings.weigh` writes them, for two
artificial arrays of live tiles. So it covers every set of useful kinds without listing them.
"""

SIZE = 21
PATH = "tests/data/okey_corpus.bin"


def live_of(seed):
    """Return an artificial array of live tiles, bytearray(53) of 0..3, made from a seed."""
    live = bytearray(53)
    state = seed % 65521 + 1
    for kind in range(53):
        state = state * 75 % 65537
        live[kind] = state >> 3 & 3
    return live


def checksum(total, marks):
    """Return a checksum, 0..65535, continued by 53 marks."""
    for mark in marks:
        total = (total * 31 + mark) & 0xFFFF
    return total


def throws_of(kinds, marks):
    """Return the bits of the kinds (15, ascending) that are marked."""
    bits = 0
    for i, kind in enumerate(kinds):
        if marks[kind]:
            bits |= 1 << i
    return bits


def counts_of(kinds):
    """Return bytearray(53) of copies per kind."""
    counts = bytearray(53)
    for kind in kinds:
        counts[kind] += 1
    return counts


def check(record, index, weigh, distances):
    """Return a sentence about a solver's errors in a record, or "".

    weigh: as `engine.okey.coverings.weigh`. distances: a function of (counts, joker) returning
    the distances by melds and by pairs, or None not to ask.
    """
    counts = counts_of(record[:15])
    joker = record[15]
    melds = record[16] >> 4
    pairs = record[16] & 15
    where = "record " + str(index) + " " + str(list(record[:15])) + " joker " + str(joker) + ": "
    if distances:
        said = distances(counts, joker)
        if said != (melds, pairs):
            return where + "distances " + str(said) + ", not " + str((melds, pairs))
    marks = bytearray(53)
    total = 0
    for seed in (2 * index, 2 * index + 1):
        nearest = weigh(counts, joker, live_of(seed), marks)
        if nearest != min(melds, pairs):
            return where + "distance " + str(nearest) + ", not " + str(min(melds, pairs))
        if throws_of(record[:15], marks) != record[17] | record[18] << 8:
            return where + "other throws"
        total = checksum(total, marks)
    if total != record[19] | record[20] << 8:
        return where + "other useful tiles"
    return ""


def records(first=0, step=1):
    """Yield (index, record) of every step-th record of the committed corpus from the first on."""
    with open(PATH, "rb") as file:
        index = first
        while True:
            file.seek(index * SIZE)
            record = file.read(SIZE)
            if len(record) < SIZE:
                return
            yield index, record
            index += step
