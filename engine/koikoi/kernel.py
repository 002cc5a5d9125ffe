"""Play-outs of a round of Koi-Koi in viper: the one native file of Koi-Koi's bots.

Its results equal those of `engine.koikoi.playouts`, the same in plain Python; read that first. All
state lies in one workspace of 32-bit words, so nothing is allocated. The code writes `0 - x` for
`-x`, because the viper compiler gets `-x` wrong. All words stay below 2^31: viper's integers have
32 bits on the chip and 64 bits on a computer, where a negative word would be read as a large one.
For the same reason the generator multiplies and carries instead of shifting.
"""

from array import array

from engine.compat import const, micropython
from engine.koikoi.cards import per_month
from engine.koikoi.search_position import MANY, SLICE

# The workspace, in 32-bit words. "2" means one word for each player, the own seat first.
_DEALS = const(0)  # how many more deals may be played
_RANDOM = const(1)  # the state of the generator
_HIDDEN = const(2)  # how many cards are hidden
_NEED = const(3)  # how many of them are dealt: the opponent's hand, then the stock from its top
_THEIRS = const(4)  # how many cards the opponent holds
_LINES = const(5)  # how many lines are compared
_EACH = const(6)  # calls allowed to a player
_TOTAL = const(7)  # calls allowed to both together
_BATTLE = const(8)  # a call may answer a call
_KEEP = const(9)  # the only caller keeps his points
_SEVEN = const(10)  # many points double
_MULTIPLY = const(11)  # how calls multiply: see `table_policy.payment`
_NOBODY = const(12)  # the value of the round if nobody scores, plus _BIAS
_LEAD = const(13)  # points ahead, plus _BIAS
_SLOPE = const(14)
_POLICY = const(15)  # 2: where the tables of the policy begin
_THEIR_CALLS = const(17)
_THEIR_DECIDED = const(18)
_LIMIT = const(19)  # 2 * 2 words of 8 bytes: by cards left, the most points that call koi-koi
_CARDS = const(23)  # 10 words, a byte a hidden card
# What changes in a play-out.
_FIELD = const(33)  # 3 words, a byte a month
_HAND = const(36)  # 2 words, a byte a card; 3 words, a byte a month: how many cards of it
_THEIR_HAND = const(41)  # 5 words, the same of the other hand
_DEALT = const(46)  # 3 words: the months of the opponent's hand as dealt
# The lines, and what all play-outs need.
_SUM = const(49)  # 8 words: the sum of values of each line
_LINE = const(57)  # 8 * 14 words, see `_load`
_WORK = const(169)  # how much work may still be done: see `search_position.SLICE`
_POINT = const(170)  # what a point is worth beside the chance to win the match
_ODDS = const(171)  # 3 words, a byte a month: see `redeal_odds` of a root
_LOST = const(174)  # in how many play-outs the other scores
_AHEAD = const(175)  # after how many play-outs the own seat is ahead in the match
_WORDS = const(176)

_LINE_WORDS = const(14)
_BIAS = const(4096)  # added to words that may be negative

# The same places in bytes.
_LIMIT_B = const(76)
_CARDS_B = const(92)
_FIELD_B = const(132)
_HAND_B = const(144)
_DEALT_B = const(184)
_ODDS_B = const(684)

# The compiler folds no constants of another module into native code, so they stand here again; a
# test compares them.
_CERTAIN = const(140)
_STEEPEST = const(282)
_DOUBLES_FROM = const(7)
# Where the `value_tables` are: first those of points (`rules`), then those of the policy.
_RIBBONS = const(256)
_ANIMALS = const(512)
_PLAINS = const(576)
_MARKS = const(608)
_WORTH_RIBBONS = const(256)
_WORTH_ANIMALS = const(1280)
_WORTH_PLAINS = const(1408)
_TAKEN = const(1440)
_LAY = const(1632)
_HURRY = const(2016)

_workspace = array("i", [0] * _WORDS)
_loaded = []  # the root in the workspace, if there is one


@micropython.viper
def _play(k: int, i: int, month: int, parts):
    """Play out the deals of the workspace.

    A comment begins each phase with its name. In plain Python it is:

        DEAL      playouts.deal         for each deal
        BEGIN     PlayOut.__init__      for each line, on the same deal
        TURN      PlayOut.result        until a player stops or both hands are empty:
        END         PlayOut.exhausted
        CHOOSE      table_policy.best_play
        MEET        PlayOut.meet        for the card of the hand, then for the one of the stock
        DECIDE      PlayOut.limit, table_policy.payment
        SWAP        the other player is next
        VALUE     table_policy.value

    parts: tuple of the workspace, rules, policy and tally of Tables. The other parameters are
    zeros: viper keeps parameters in registers, which are faster than local variables.
    """
    w = ptr32(parts[0])
    b = ptr8(parts[0])
    fields = ptr8(int(b) + _FIELD_B)
    points = ptr8(parts[1])
    of_ribbons = ptr8(int(points) + _RIBBONS)
    of_animals = ptr8(int(points) + _ANIMALS)
    of_plains = ptr8(int(points) + _PLAINS)
    marks = ptr8(int(points) + _MARKS)
    policies = ptr8(parts[2])
    adds = ptr32(parts[3])
    work = w[_WORK]
    while work > 0 and w[_DEALS]:
        w[_DEALS] = w[_DEALS] - 1
        work -= 2 * w[_NEED]
        # DEAL: the generator's low half picks one of the cards that are left.
        c = w[_RANDOM]
        k = w[_HIDDEN]
        i = _CARDS_B
        hand = _CARDS_B + w[_THEIRS]
        end = _CARDS_B + w[_NEED]
        while i < end:
            c = 18000 * (c & 0xFFFF) + (c >> 16)
            at = i + ((c & 0xFFFF) * k >> 16)
            while i < hand and c >> 16 & 31 < b[_ODDS_B + (b[at] >> 2)]:
                c = 18000 * (c & 0xFFFF) + (c >> 16)
                at = i + ((c & 0xFFFF) * k >> 16)
                work -= 2
            month = b[at]
            b[at] = b[i]
            b[i] = month
            k -= 1
            i += 1
        w[_RANDOM] = c
        # Count the months of the opponent's hand.
        w[_DEALT] = 0
        w[_DEALT + 1] = 0
        w[_DEALT + 2] = 0
        i = _CARDS_B
        while i < hand:
            b[_DEALT_B + (b[i] >> 2)] += 1
            i += 1
        line = 0
        while line < w[_LINES]:
            work -= 6
            # BEGIN with the position of a line.
            at = _LINE + _LINE_WORDS * line
            to = _FIELD
            while to < _THEIR_HAND:
                w[to] = w[at]
                to += 1
                at += 1
            w[_THEIR_HAND] = w[_CARDS]
            w[_THEIR_HAND + 1] = w[_CARDS + 1]
            w[_THEIR_HAND + 2] = w[_DEALT]
            w[_THEIR_HAND + 3] = w[_DEALT + 1]
            w[_THEIR_HAND + 4] = w[_DEALT + 2]
            own = w[at]
            other = w[at + 1]
            gone = w[at + 2] << 2  # a month's bit is the 4 of its standing
            n = w[at + 3]
            skip = n & 7
            n >>= 3
            calls = w[at + 4]
            decided = w[at + 5]
            their_calls = w[_THEIR_CALLS]
            their_decided = w[_THEIR_DECIDED]
            their_n = w[_THEIRS]
            stock = hand
            seat = 0
            captured = 1
            while True:
                # TURN: play a card of the hand, then turn one from the stock; n cards are held.
                work -= 2 * n + 9
                p = ptr8(int(policies) + w[_POLICY + seat])
                held = ptr8(int(b) + _HAND_B + 20 * seat)
                mine = ptr8(int(held) + 8)
                steps = 2
                if skip & 1:
                    steps = 1
                    if skip & 2:
                        steps = 0
                elif not n:
                    # END: both hands are empty. The only caller may keep his points.
                    if not (calls or their_calls):
                        result = w[_NOBODY] - _BIAS
                        seat = 0
                        break
                    result = 0
                    if w[_KEEP] and not (calls and their_calls):
                        if their_calls:
                            own = other
                            seat ^= 1
                        result = points[own & 255] + of_ribbons[own >> 8 & 255]
                        result += of_animals[own >> 18 & 63] + of_plains[own >> 25]
                        if result >= _DOUBLES_FROM and w[_SEVEN]:
                            result += result
                    break
                while steps:
                    if steps & 1:
                        c = b[stock]
                        stock += 1
                    else:
                        # CHOOSE the card of the hand that the policy likes best, the first of
                        # equals: from the last on, since counting down is quicker.
                        at = n
                        chosen = 0
                        if n > 1:
                            best = 0
                            base = 4 * (p[own & 255] + p[_WORTH_RIBBONS + (own >> 8 & 1023)])
                            base += 4 * (
                                p[_WORTH_ANIMALS + (own >> 18 & 127)]
                                + p[_WORTH_PLAINS + (own >> 25)]
                            )
                            while at:
                                at -= 1
                                c = held[at]
                                k = c >> 2
                                field = fields[k]
                                # The standing, and one more: `mine` counts the card itself.
                                i = (gone >> k & 4) + mine[k]
                                if field:
                                    value = p[(_HURRY - 1) + 8 * field + i]
                                    k <<= 4
                                    # The tally after the capture.
                                    k = own + adds[k + (p[_TAKEN + k + field] | 1 << (c & 3))]
                                    i = p[k & 255] + p[_WORTH_RIBBONS + (k >> 8 & 1023)]
                                    i += (
                                        p[_WORTH_ANIMALS + (k >> 18 & 127)]
                                        + p[_WORTH_PLAINS + (k >> 25)]
                                    )
                                    k = value + 4 * i
                                else:
                                    k = base + p[(_LAY - 1) + 8 * c + i]
                                if k >= best:
                                    best = k
                                    chosen = at
                        c = held[chosen]
                        n -= 1
                        held[chosen] = held[n]
                        mine[c >> 2] -= 1
                    # MEET: the card comes to the field.
                    i = c >> 2
                    field = fields[i]
                    k = 1 << (c & 3)
                    if field:
                        c = p[_TAKEN + 16 * i + field]
                        fields[i] = field ^ c
                        c |= k
                        if c != 15:
                            gone ^= 4 << i
                        c += 16 * i
                        own += adds[c]
                        k = marks[c]
                        if k:
                            own |= (k & 8) << 4
                            other |= (k & 3) << 16 | (k & 4) << 22
                        captured = 1
                    else:
                        fields[i] = k
                    steps -= 1
                # DECIDE: compare the points with those of the last decision, and stop or call.
                if captured and not skip & 4:
                    total = points[own & 255] + of_ribbons[own >> 8 & 255]
                    total += of_animals[own >> 18 & 63] + of_plains[own >> 25]
                    if total > decided:
                        k = 0  # the most points that call
                        may_call = n and calls < w[_EACH] and calls + their_calls < w[_TOTAL]
                        if may_call and (w[_BATTLE] or not their_calls):
                            k = b[_LIMIT_B + 8 * seat + n]
                        if total > k:
                            result = total
                            if total >= _DOUBLES_FROM and w[_SEVEN]:
                                result += total
                            k = w[_MULTIPLY]
                            if k & 1:
                                result *= 1 + calls + their_calls
                            elif their_calls:
                                result += result
                            if k & 2 and calls:
                                result += result
                            break
                        calls += 1
                        decided = total
                # SWAP: the other player is next.
                skip = 0
                captured = 0
                seat ^= 1
                k = own
                own = other
                other = k
                k = n
                n = their_n
                their_n = k
                k = calls
                calls = their_calls
                their_calls = k
                k = decided
                decided = their_decided
                their_decided = k
            if seat:
                result = 0 - result
            # VALUE: an approximation of the chance to win the match, and the points.
            total = result * w[_POINT]
            if result < 0:
                w[_LOST] = w[_LOST] + 1
            result += w[_LEAD] - _BIAS
            k = result
            if result < 0:
                k = 0 - result
            elif result:
                w[_AHEAD] = w[_AHEAD] + 1
            i = k * w[_SLOPE] >> 4
            if i > _CERTAIN:
                i = _CERTAIN
            k += i * (_STEEPEST - i)
            if result < 0:
                k = 0 - k
            w[_SUM + line] = w[_SUM + line] + k + total
            line += 1
    w[_WORK] = work


def play(root, work, deals=MANY):
    """Generate: play every line of a root out on deals: see `playouts.play`.

    Other roots may be played out between two slices.
    """
    w = _workspace
    tables = root.tables
    while work > 0 and deals:
        yield
        if root not in _loaded:
            _load(root)
        share = min(work, SLICE)
        w[_WORK] = share
        w[_DEALS] = deals
        _play(0, 0, 0, (w, tables.rules, tables.policy, tables.tally))
        work -= share - w[_WORK]
        for number in range(len(root.lines)):
            root.sums[number] += w[_SUM + number]
            w[_SUM + number] = 0
        root.deals += deals - w[_DEALS]
        deals = w[_DEALS]
    _unload()


def _unload():
    """Bring the root in the workspace up to date, and forget it."""
    w = _workspace
    for root in _loaded:
        root.lost += w[_LOST]
        root.ahead += w[_AHEAD]
        root.rng_state = w[_RANDOM]
        _take(_CARDS, root.hidden)
    _loaded[:] = []


def _load(root):
    """Write a root into the workspace, in the place of another one."""
    _unload()
    _loaded.append(root)
    w = _workspace
    w[_RANDOM] = root.rng_state
    w[_HIDDEN] = len(root.hidden)
    w[_NEED] = root.cards_needed
    w[_THEIRS] = root.their_count
    w[_LINES] = len(root.lines)
    w[_EACH] = root.calls_each
    w[_TOTAL] = root.calls_total
    w[_BATTLE] = int(root.may_answer)
    w[_KEEP] = int(root.caller_keeps)
    w[_SEVEN] = int(root.doubles_seven)
    w[_MULTIPLY] = root.multiplier
    w[_NOBODY] = root.leader_points + _BIAS
    w[_LEAD] = root.lead + _BIAS
    w[_SLOPE] = root.slope
    w[_POINT] = root.point_worth
    w[_POLICY], w[_POLICY + 1] = root.policy_starts
    w[_LOST] = w[_AHEAD] = 0
    w[_THEIR_CALLS] = root.calls[1]
    w[_THEIR_DECIDED] = root.decided[1]
    _put(_LIMIT, root.limits, 4)
    _put(_ODDS, root.redeal_odds, 3)
    _put(_CARDS, root.hidden, 10)
    at = _LINE
    for number, line in enumerate(root.lines):
        w[_SUM + number] = 0
        _put(at, line.field, 3)
        _put(at + 3, line.hand, 2)
        _put(at + 5, per_month(line.hand), 3)
        w[at + 8] = line.own
        w[at + 9] = line.other
        w[at + 10] = line.gone
        w[at + 11] = line.skip | len(line.hand) << 3
        w[at + 12] = line.calls
        w[at + 13] = line.decided
        at += _LINE_WORDS


def _put(at, cards, words):
    """Write bytes into the workspace, zeros after them."""
    for word in range(words):
        _workspace[at + word] = int.from_bytes(cards[4 * word : 4 * word + 4], "little")


def _take(at, cards):
    """Read bytes back from the workspace."""
    for place in range(len(cards)):
        cards[place] = _workspace[at + (place >> 2)] >> 8 * (place & 3) & 0xFF
