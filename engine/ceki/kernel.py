"""The value of a hand in viper: the one native file of Ceki's bots.

It gives the same answers as `throw_value.worth`, which is plain Python; read that first. All
intermediate results stay below 2^30.
"""

from engine.compat import const, micropython

_KINDS = const(12)
_RANKS = const(9)
_HAND = const(8)
_COMBINATION = const(3)
_UNKNOWN = const(15)
_SAVED = const(9700)  # 100 times what a seat pays when another wins
# Steps of an index into STAND.
_FIRST = const(24)
_SECOND = const(4)
# In the words of a race: six strengths, five paces, five usual numbers, then these.
_PACE = const(5)
_USUAL = const(10)
_FIELD = const(16)
_PAID = const(17)


@micropython.viper
def worth(kinds, race) -> int:
    """Return the value of eight cards: see `throw_value.worth`."""
    held = ptr8(kinds)
    live = ptr8(race.live)
    words = ptr32(race.words)
    stand = ptr8(race.stand)
    points = ptr8(race.points)
    # The three largest kinds, and what the hand is worth without kinds that are not complete.
    first = 0
    second = 0
    third = 0
    likely = 0
    lacking = 3
    awaited = 0
    kind = 0
    while kind < _KINDS:
        count = held[kind]
        over = count
        while over >= _COMBINATION:
            likely += points[kind]
            lacking -= 1
            over -= _COMBINATION
        if over == 2:
            awaited = kind
        if kind >= _RANKS and count > _COMBINATION:
            count = _COMBINATION
        if count > third:
            if count <= second:
                third = count
            elif count <= first:
                third = second
                second = count
            else:
                third = second
                second = first
                first = count
        kind += 1
    place = _FIRST * first + _SECOND * second + third
    fit = stand[place]
    distance = _HAND - fit
    pace = 0
    if distance:
        # As bits, how many cards a kind must have for one more card of it to help.
        sizes = 0
        if stand[place + _FIRST] > fit:
            sizes = 1 << first
        if second < first and stand[place + _SECOND] > fit:
            sizes |= 1 << second
        if third < second and stand[place + 1] > fit:
            sizes |= 1 << third
        helping = 0
        kind = 0
        while kind < _KINDS:
            count = held[kind]
            if sizes >> count & 1 and (kind < _RANKS or count < _COMBINATION):
                helping += live[kind]
            kind += 1
        pace = words[_PACE + distance]
        pace += 100 - 2 * pace + pace * helping // words[_USUAL + distance]
        if pace < 0:
            pace = 0
    else:
        waiting = ptr8(race.waiting)
        pace = waiting[live[awaited]]
    # Complete the pairs, then single cards, the dearest first.
    over = 2
    while over:
        order = 0
        while order < _KINDS and lacking:
            kind = order
            if order < _RANKS:
                kind = _RANKS - 1 - order
            count = held[kind]
            while count >= _COMBINATION:
                count -= _COMBINATION
            if count == over:
                count = points[kind]
                if over == 1:
                    count = (7 * _UNKNOWN + 3 * count) // 10
                likely += count
                lacking -= 1
            order += 1
        over -= 1
    likely += lacking * _UNKNOWN
    strength = words[distance] * pace // 100
    return (words[_PAID] * likely + _SAVED) * strength // (strength + words[_FIELD])
