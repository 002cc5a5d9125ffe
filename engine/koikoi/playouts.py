"""Play-outs of a round of Koi-Koi in plain Python. The kernel does the same natively.

A play-out deals the hidden cards at random and lets both players follow the policy to the end of
the round. Every line is played out on the same deals.
"""

from engine.koikoi import value_tables
from engine.koikoi.search_position import CHECKED, MANY, PLAYED, SLICE, TURNED, capture
from engine.koikoi.table_policy import best_play, payment, points_of, value


class Player:
    """One of the two players in a play-out.

    sign       1 for oneself, -1 for the other
    hand       list of cards
    tally, calls, decided    as in search_position.Line
    policy_start, limits_start    where its tables begin in the policy, and in the root's limits
    """

    def __init__(self, root, number, hand, tally, calls, decided):
        """Set up the bot's own seat (number 0) or the opponent (1)."""
        self.sign = 1 - 2 * number
        self.hand = list(hand)
        self.tally = tally
        self.calls = calls
        self.decided = decided
        self.policy_start = root.policy_starts[number]
        self.limits_start = 8 * number


class PlayOut:
    """One play-out of one line: the field and two players."""

    def __init__(self, root, line):
        """Begin with the position of a line, and with the opponent's hand as dealt."""
        self.root = root
        self.tables = root.tables
        self.field = list(line.field)
        self.gone = line.gone
        self.work = 6
        dealt = root.hidden[: root.their_count]
        self.stock = root.their_count
        self.own = Player(root, 0, line.hand, line.own, line.calls, line.decided)
        self.other = Player(root, 1, dealt, line.other, root.calls[1], root.decided[1])

    def result(self, skip):
        """Play to the end of the round and return the value for the bot's own seat.

        `work` is then what it took.
        """
        while True:
            self.work += 2 * len(self.own.hand) + 9
            if not (skip & PLAYED or self.own.hand):
                return self.exhausted()
            captured = bool(skip)
            if not skip & PLAYED:
                captured = self.meet(self.play_best())
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

    def play_best(self):
        """Remove the card that the policy plays and return it; the last card fills its place."""
        own = self.own
        at = best_play(self.tables, own.policy_start, own.hand, own.tally, self.field, self.gone)
        card = own.hand[at]
        own.hand[at] = own.hand[-1]
        own.hand.pop()
        return card

    def meet(self, card):
        """Let a card meet the field; tell whether it takes something."""
        month = card >> 2
        field = self.field[month]
        bit = 1 << (card & 3)
        if not field:
            self.field[month] = bit
            return False
        policy = self.own.policy_start
        taken = self.tables.policy[policy + value_tables.TAKEN + 16 * month + field]
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
        called = own.calls + other.calls
        if not own.hand or own.calls >= root.calls_each or called >= root.calls_total:
            return 0
        if other.calls and not root.may_answer:
            return 0
        return root.limits[own.limits_start + len(own.hand)]

    def exhausted(self):
        """Return the value of the round when both hands are empty."""
        root = self.root
        callers = [player for player in (self.own, self.other) if player.calls]
        if not callers:
            return root.leader_points
        if len(callers) == 2 or not root.caller_keeps:
            return 0
        total = points_of(self.tables.rules, callers[0].tally)
        return callers[0].sign * payment(root, total, 0, 0)


def _next(root, left):
    """Return a random int below `left`, of 1 to 40.

    The generator is a multiply-with-carry of 31 bits; its low 16 bits are used.
    """
    root.rng_state = 18000 * (root.rng_state & 0xFFFF) + (root.rng_state >> 16)
    return (root.rng_state & 0xFFFF) * left >> 16


def deal(root):
    """Shuffle as many of the hidden cards to the front as a play-out needs; return the work."""
    hidden = root.hidden
    work = 2 * root.cards_needed
    for at in range(root.cards_needed):
        left = len(hidden) - at
        other = at + _next(root, left)
        if at < root.their_count:
            while root.rng_state >> 16 & 31 < root.redeal_odds[hidden[other] >> 2]:
                other = at + _next(root, left)
                work += 2
        hidden[at], hidden[other] = hidden[other], hidden[at]
    return work


def play(root, work, deals=MANY):
    """Generate: play every line of a root out on deals, and add up the values.

    work, deals: the play-outs end when so much work is done, or so many deals are played. Yields
    before the first deal, and again whenever a SLICE of work is done. The root's sums and deals
    are complete at the end.
    """
    left = 0
    last = root.deals + deals
    while work > 0 and root.deals < last:
        if left <= 0:
            yield
            left = SLICE
        done = deal(root)
        for at, line in enumerate(root.lines):
            play_out = PlayOut(root, line)
            result = play_out.result(line.skip)
            done += play_out.work
            root.sums[at] += value(root, result)
            root.lost += int(result < 0)
            root.ahead += int(root.lead + result > 0)
        root.deals += 1
        work -= done
        left -= done
