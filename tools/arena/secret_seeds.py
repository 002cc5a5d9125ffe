"""The seeds of a tournament: from one of them nobody finds another.

The engine's `mix` can be undone by trying 2^16 times (engine/rng.py), so a program that is shown a
mixed seed could compute the deal. Here every seed is a SHA-256 with a label of its own.
"""

import hashlib
import secrets
from collections import namedtuple

_DRAWN = 4

# Of one deal, 16 hex digits each. deal: deals it; bots: of the levels' random numbers; streams: of
# the random numbers of programs.
Seeds = namedtuple("Seeds", ("deal", "bots", "streams"))


def drawn():
    """Return seeds that nobody knows yet, parted by commas."""
    return ",".join([secrets.token_hex(8) for _ in range(_DRAWN)])


def derived(label, *parts):
    """Return the seed with a label that follows from the parts: texts and ints."""
    text = " ".join(["tessera", label, *map(str, parts)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def of_deal(seed, number):
    """Return the Seeds of one deal of a tournament.

    seed: of the tournament. Several, parted by commas, take turns.
    """
    seeds = seed.split(",")
    of = seeds[number % len(seeds)], number // len(seeds)
    return Seeds(*[derived("arena " + label, *of) for label in Seeds._fields])
