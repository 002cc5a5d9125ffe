"""The position from which play-outs start: everything that a seat knows, packed in numbers.

"Own" is the seat that thinks. A month's cards on the field are four bits. A pile is its tally (see
`value_tables`). The hidden cards are the opponent's hand and the stock, in any order.
"""

from engine.compat import const
from engine.koikoi import cards, table_policy, table_weights, value_tables
from engine.koikoi.actions import KOIKOI, PASS, PLAY, TAKE
from engine.koikoi.phases import CHOOSING, CHOOSING_TURNED, DECLARING, PLAYING

# The parts of a turn that are over when the play-out of a line begins.
PLAYED = const(1)
TURNED = const(2)
CHECKED = const(4)

# The work of the play-outs, which decides how many there are. A deal counts 2 for each card that
# is dealt, a play-out 6, each of its turns 9, and 2 more for each card in the hand. So equal work
# takes equal time on the chip, 0.6 us each, however long the play-outs are.
SLICE = const(34_000)  # after so much the screen gets its time
MANY = const(0x3FFFFFFF)  # deals or work: no limit

_POINT = const(300)  # what a point is worth beside the chance to win the match
_ALWAYS = const(31)  # more calls than there can be in a round
_HARDLY = const(31)  # redeal odds of a month that the opponent hardly ever holds
# The hidden cards of other months must be so many more than the opponent holds, or the odds are
# not believed.
_SPARE = const(2)
_REACH = const(16)  # points that one month may still bring: who is further behind plays for points


class Line:
    """A legal action after its own step: the position from which its play-outs go on.

    field       bytearray(12), the cards of each month as four bits
    hand        bytearray, the own cards
    own, other  tallies
    gone        bits of the months of which two cards lie in the piles
    skip        what of the turn is over: PLAYED, TURNED, CHECKED
    calls, decided    own calls of the round; own points at the last decision
    """

    def __init__(self, root, hand, skip):
        """Copy the root's position."""
        self.field = bytearray(root.field)
        self.hand = bytearray(hand)
        self.own = root.own
        self.other = root.other
        self.gone = root.gone
        self.skip = skip
        self.calls = root.calls[0]
        self.decided = root.decided[0]


class SearchPosition:
    """The start of play-outs. Pairs are (own, other's).

    tables          value_tables.Tables
    policy_starts   where the pair's tables of policy begin in `tables`
    field, own, other, gone, calls, decided    as in Line
    hidden          bytearray, the cards that the seat has not seen
    their_count     how many of them the opponent holds
    cards_needed    how many hidden cards a play-out can use
    redeal_odds     bytes(12): in so many of 32 cases a card of a month that was dealt to the
                    opponent is dealt again
    limits          bytearray(16): by 8 * player + cards left, the most points to call with
    calls_each, calls_total    calls allowed to a player, and in all
    may_answer      whether a call may answer a call
    doubles_seven   whether seven points double
    multiplier      how calls multiply: see `table_policy.payment`
    caller_keeps    whether the only caller keeps his points when both hands are empty
    leader_points   points of the leader in a round without calls or points
    lead            points ahead in the match
    slope, point_worth    what a point counts: see `table_policy.value`
    lines           list of Line, to be compared
    sums, deals     what each of them has brought so far, and on how many deals
    likings         what a style adds to each of them for a deal; empty without a style
    lost, ahead     of all these play-outs: in how many the other scores, and after how many the
                    seat is ahead in the match
    rng_state       of the generator of the play-outs, 1 to 2^30
    """

    def __init__(self, view, tables, rng):
        """Pack what the view says. rng: engine.rng.Rng, gives the generator its seed."""
        seat, options = view.seat, view.options
        self.tables = tables
        self.policy_starts = [0, 0]
        self.hidden = bytearray([card for card in range(cards.CARDS) if not view.seen[card]])
        self.their_count = view.hand_sizes[1 - seat]
        pile, their_pile = view.captured[seat], view.captured[1 - seat]
        self.field = bytearray(cards.MONTHS)
        for card in view.field:
            self.field[card >> 2] |= 1 << (card & 3)
        self.own = tally_of_pile(tables, pile, their_pile)
        self.other = tally_of_pile(tables, their_pile, pile)
        self.gone = 0
        for month, count in enumerate(cards.per_month(pile + their_pile)):
            self.gone |= int(count == 2) << month
        self.calls = (view.calls[seat], view.calls[1 - seat])
        self.decided = (view.decided[seat], view.decided[1 - seat])
        self.calls_each = 1 if options["calls"] == "once_each" else _ALWAYS
        self.calls_total = 1 if options["calls"] == "once_total" else _ALWAYS
        self.may_answer = options["battle"] == "on"
        self.doubles_seven = options["seven"] == "on"
        self.multiplier = ("opp_x2", "per_call", "own_x2").index(options["koi_mult"])
        self.caller_keeps = options["exhaust"] == "keep"
        self.leader_points = options["oyaken"] * (1 if view.leader == seat else -1)
        self.lead = view.scores[seat] - view.scores[1 - seat]
        slopes = table_weights.SLOPE_SEVEN if self.doubles_seven else table_weights.SLOPE
        self.slope = slopes[view.rounds - view.round_no]
        self.point_worth = _POINT
        self.limits = limits(tables, self.lead, view.rounds - view.round_no)
        self.rng_state = 1 + rng.word() + (rng.word() >> 2 << 16)
        self.redeal_odds = bytes([table_weights.LET_GO[count] for count in view.let_go[1 - seat]])
        likely = [card for card in self.hidden if self.redeal_odds[card >> 2] < _HARDLY]
        if len(likely) < self.their_count + _SPARE:
            self.redeal_odds = bytes(cards.MONTHS)
        self.cards_needed = 0
        self.lines = []
        self.sums = []
        self.likings = []
        self.deals = 0
        self.lost = 0
        self.ahead = 0

    def add(self, line):
        """Add a line to those that are compared."""
        self.lines.append(line)
        self.sums.append(0)
        own_turn = line.skip & (PLAYED | TURNED) == PLAYED  # the card of this turn is out
        needed = 2 * self.their_count + len(line.hand) + own_turn
        self.cards_needed = max(self.cards_needed, needed)

    def value_of(self, number):
        """Return the sum of a line, with what the style adds."""
        added = self.deals * self.likings[number] if self.likings else 0
        return self.sums[number] + added

    def meet(self, line, card, taken):
        """Let a card meet the field of a line and take cards (bits of its month), or stay."""
        month = card >> 2
        bit = 1 << (card & 3)
        if not taken:
            line.field[month] |= bit
            return
        line.field[month] ^= taken
        at = 16 * month + (taken | bit)
        line.own, line.other = capture(self.tables, line.own, line.other, at)
        if taken | bit != 15:
            line.gone ^= 1 << month


def capture(tables, own, other, at):
    """Return both tallies after one's own pile has taken cards. at: 16 * month + their bits."""
    mark = tables.rules[value_tables.MARKS + at]
    own = own + tables.tally[at] | (mark & 8) << 4
    return own, other | (mark & 3) << 16 | (mark & 4) << 22


def tally_of_pile(tables, pile, their_pile):
    """Return the tally of a pile, given the opponent's pile. Both are sequences of cards."""
    own = lost = 0
    for card in pile:
        own, _ = capture(tables, own, 0, 16 * (card >> 2) + (1 << (card & 3)))
    for card in their_pile:
        _, lost = capture(tables, 0, lost, 16 * (card >> 2) + (1 << (card & 3)))
    return own | lost


def limits(tables, lead, rounds_left):
    """Return the most points with which each of the pair calls, by 8 * player + cards left.

    In the last round a player who is ahead stops at once. A player who is behind calls until the
    points are enough, if they are within reach.
    """
    once = tables.policy[value_tables.LIMIT : value_tables.LIMIT + 8]
    found = once + once
    if rounds_left == 0:
        for cards_left in range(1, 8):
            for player, behind in ((0, 0 - lead), (1, lead)):
                at = 8 * player + cards_left
                if behind <= 0:
                    found[at] = 0
                elif behind <= _REACH:
                    found[at] = max(found[at], behind)
    return found


def add_lines(view, root):
    """Add a Line to the root for each legal action that is played out; return these actions."""
    hand = view.hand
    if view.phase == PLAYING:
        for card in hand:
            line = Line(root, [other for other in hand if other != card], PLAYED)
            at = 16 * (card >> 2) + line.field[card >> 2]
            root.meet(line, card, root.tables.policy[value_tables.TAKEN + at])
            root.add(line)
        return [PLAY + card for card in hand]
    if view.phase in (CHOOSING, CHOOSING_TURNED):
        skip = PLAYED if view.phase == CHOOSING else PLAYED | TURNED
        for card in view.choices:
            line = Line(root, hand, skip)
            root.meet(line, view.pending, 1 << (card & 3))
            root.add(line)
        return [TAKE + card for card in view.choices]
    if view.phase == DECLARING:
        over = 0 if view.leader == view.seat else PLAYED | TURNED | CHECKED
        root.add(Line(root, hand, over))
        return [PASS]
    line = Line(root, hand, PLAYED | TURNED | CHECKED)
    line.calls += 1
    line.decided = table_policy.points_of(root.tables.rules, root.own)
    root.add(line)
    return [KOIKOI]
