"""Play-outs of a round of Koi-Koi in plain Python: the kernel's twin, and the moves of `medium`.

A play-out deals the hidden cards at random and lets both players follow the policy of
`values.Tables` to the end of the round. Every option is played out on the same deals.
"""

from engine.koikoi import values
from engine.koikoi.root import CHECKED, PLAYED, TURNED, capture

PER_CALL = 1  # values of a root's `multiply`, 0 is for the other's calls alone
OWN_CALLS = 2

_CERTAIN = 140  # 64ths of a standard deviation: nothing is more certain than 2.2 of them


def points_of(rules, tally):
    """Return what the yaku of a pile add up to. rules: of Tables; tally: see `values`."""
    return (
        rules[tally & 255]
        + rules[values.RIBBONS + (tally >> 8 & 255)]
        + rules[values.ANIMALS + (tally >> 18 & 63)]
        + rules[values.PLAINS + (tally >> 25)]
    )


def worth_of(policy, base, tally):
    """Return what a pile is worth in eighths of a point: what it pays, and what it promises.

    policy: of Tables; base: where the tables begin in it.
    """
    return (
        policy[base + (tally & 255)]
        + policy[base + values.WORTH_RIBBONS + (tally >> 8 & 1023)]
        + policy[base + values.WORTH_ANIMALS + (tally >> 18 & 127)]
        + policy[base + values.WORTH_PLAINS + (tally >> 25)]
    )


def chance(slope, lead):
    """Return how good it is to be so many points ahead after this round: a winning chance.

    slope: 1024 / standard deviation of what the rounds to come bring. From -19880 for a lost match
    to 19880 for a won one, by a parabola near the normal distribution; and one for each point.
    """
    ahead = abs(lead)
    deviations = min(_CERTAIN, ahead * slope >> 4)
    good = ahead + deviations * (2 * _CERTAIN + 2 - deviations)
    return good if lead >= 0 else 0 - good


def payment(root, total, calls, their_calls):
    """Return what a player scores who stops with these points and calls.

    Source: docs/rules/koikoi.md, "Multipliers".
    """
    paid = 2 * total if total >= 7 and root.seven else total
    if root.multiply == PER_CALL:
        return paid * (1 + calls + their_calls)
    if their_calls:
        paid *= 2
    if root.multiply == OWN_CALLS and calls:
        paid *= 2
    return paid


class Player:
    """One of the two in a play-out.

    sign       1 for oneself, -1 for the other
    hand       list of cards; months: list of 12, how many of them belong to each
    tally, calls, decided    as in root.Line
    policy, limits           where its tables begin in the policy, and in the root's limits
    """

    def __init__(self, root, number, hand, tally, calls, decided):
        """Seat oneself (number 0) or the other (1)."""
        self.sign = 1 - 2 * number
        self.hand = list(hand)
        self.months = [0] * 12
        for card in hand:
            self.months[card >> 2] += 1
        self.tally = tally
        self.calls = calls
        self.decided = decided
        self.policy = root.policies[number]
        self.limits = 8 * number


class PlayOut:
    """One play-out of one line: the field and two players."""

    def __init__(self, root, line):
        """Put the line's position before the players, with the other's hand as dealt."""
        self.root = root
        self.tables = root.tables
        self.field = list(line.field)
        self.gone = line.gone
        dealt = root.hidden[: root.theirs]
        self.stock = root.theirs
        self.own = Player(root, 0, line.hand, line.own, line.calls, line.decided)
        self.other = Player(root, 1, dealt, line.other, root.calls[1], root.decided[1])

    def result(self, skip):
        """Play to the end of the round and return what it brings oneself."""
        while skip & PLAYED or self.own.hand:
            captured = bool(skip)
            if not skip & PLAYED:
                captured = self.meet(self.take_out(best_play(self)))
            if not skip & TURNED:
                self.stock += 1
                captured = self.meet(self.root.hidden[self.stock - 1]) or captured
            if captured and not skip & CHECKED:
                total = points_of(self.tables.rules, self.own.tally)
                if total > self.own.decided:
                    if total > self.limit():
                        own, other = self.own, self.other
                        return own.sign * payment(self.root, total, own.calls, other.calls)
                    self.own.calls += 1
                    self.own.decided = total
            skip = 0
            self.own, self.other = self.other, self.own
        return self.exhausted()

    def take_out(self, at):
        """Take a card out of the hand, the last one moving to its place; return it."""
        card = self.own.hand[at]
        self.own.hand[at] = self.own.hand[-1]
        self.own.hand.pop()
        self.own.months[card >> 2] -= 1
        return card

    def meet(self, card):
        """Let a card meet the field; tell whether it takes something."""
        month = card >> 2
        field = self.field[month]
        bit = 1 << (card & 3)
        if not field:
            self.field[month] = bit
            return False
        policy = self.own.policy
        taken = self.tables.policy[policy + values.TAKEN + 16 * month + field]
        self.field[month] ^= taken
        if taken | bit != 15:
            self.gone ^= 1 << month
        at = 16 * month + (taken | bit)
        self.own.tally, self.other.tally = capture(
            self.tables, self.own.tally, self.other.tally, at
        )
        return True

    def limit(self):
        """Return the most points with which the player in turn may and will call koi-koi."""
        root, own, other = self.root, self.own, self.other
        if not own.hand or own.calls >= root.each or own.calls + other.calls >= root.total:
            return 0
        if other.calls and not root.battle:
            return 0
        return root.limits[own.limits + len(own.hand)]

    def exhausted(self):
        """Return what the round brings when both hands are empty."""
        root = self.root
        callers = [player for player in (self.own, self.other) if player.calls]
        if not callers:
            return root.nobody
        if len(callers) == 2 or not root.keep:
            return 0
        total = points_of(self.tables.rules, callers[0].tally)
        return callers[0].sign * payment(root, total, 0, 0)


def best_play(position):
    """Return the place in the hand of the card that the policy plays, the first of the best.

    position: a PlayOut, or anything with its attributes; `own` is in turn.
    """
    own, policy = position.own, position.tables.policy
    base = own.policy
    now = 4 * worth_of(policy, base, own.tally)
    best = -1
    chosen = 0
    for at, card in enumerate(own.hand):
        month = card >> 2
        field = position.field[month]
        standing = 4 * (position.gone >> month & 1) + own.months[month] - 1
        if field:
            taken = policy[base + values.TAKEN + 16 * month + field] | 1 << (card & 3)
            adds = position.tables.tally[16 * month + taken]
            value = 4 * worth_of(policy, base, own.tally + adds)
            value += policy[base + values.HURRY + 8 * field + standing]
        else:
            value = now + policy[base + values.LAY + 8 * card + standing]
        if value > best:
            best = value
            chosen = at
    return chosen


def _next(root, left):
    """Return a random int below `left`, of 1 to 40.

    The generator multiplies and carries: 31 bits, of which the low 16 count.
    """
    root.random = 18000 * (root.random & 0xFFFF) + (root.random >> 16)
    return (root.random & 0xFFFF) * left >> 16


def deal(root):
    """Shuffle as many of the hidden cards to the front as a play-out needs."""
    hidden = root.hidden
    for at in range(root.need):
        left = len(hidden) - at
        other = at + _next(root, left)
        is_rare = at < root.theirs and root.rare >> (hidden[other] >> 2) & 1
        if is_rare and root.random >> 16 & 15 < root.doubt:
            other = at + _next(root, left)
        hidden[at], hidden[other] = hidden[other], hidden[at]


def play(root, deals):
    """Play every line of a root out on so many deals and add up what they bring in its sums."""
    for _ in range(deals):
        deal(root)
        for number, line in enumerate(root.lines):
            result = PlayOut(root, line).result(line.skip)
            root.sums[number] += chance(root.slope, root.lead + result)
