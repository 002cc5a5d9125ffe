"""The part of Okey in the laws of tests/engine/laws.py."""

from engine.compat import IS_MICROPYTHON
from engine.okey import melds, tiles
from engine.okey.actions import (
    DECLINE,
    DISCARD,
    DRAW,
    DRAW_INDICATOR,
    FINISH,
    NEXT_ROUND,
    PASS,
    SHOW,
    TAKE,
)
from engine.okey.phases import BETWEEN, DISCARDING, DRAWING, OVER, SHOWING
from tests.engine import laws
from tests.engine.okey_shadow import Shadow
from tests.sample import ALL

ORDER = (SHOW, PASS, DRAW, TAKE, DRAW_INDICATOR, DECLINE, NEXT_ROUND)
ACTIONS = ORDER + tuple(range(FINISH, FINISH + 53)) + tuple(range(DISCARD, DISCARD + 53))


class Player(laws.Player):
    """Any legal action; a finish half of the time. Some hardly ever take a discard."""

    def __init__(self, number):
        super().__init__(number)
        self._reluctance = (1, 4, 16, 8)[number % 4]

    def choose(self, legal):
        finishes = [action for action in legal if action >= FINISH]
        if finishes:
            if self.rng.below(2):
                return finishes[self.rng.below(len(finishes))]
            legal = [action for action in legal if action < FINISH]
        if TAKE in legal and len(legal) > 1 and self.rng.below(self._reluctance):
            legal = [action for action in legal if action != TAKE]
        return super().choose(legal)


class OkeyLaws(laws.Laws):
    """Okey: 106 tiles, seats that leave, finishes that may say how."""

    def player(self, number):
        return Player(number)

    def shadow(self, state):
        return Shadow(state)

    def naive_legal(self, state):
        return [action for action in ACTIONS if _is_legal(state, action)]

    def senseless(self, action):
        if action < FINISH:
            return (b"",)
        return (b"", bytes(14), b"\xff", bytes([255] * 20), bytes([200] * 14))

    def assert_whole(self, state):
        if state.phase not in (BETWEEN, OVER):
            counts = state.table.count()
            assert min(counts) == max(counts) == tiles.COPIES

    def assert_accounts(self, state, seat):
        seen = state.table.seen(seat)
        hidden, _ = hidden_from(state, seat)
        for kind in range(tiles.KINDS):
            assert seen[kind] + hidden.count(kind) == tiles.COPIES

    def seats(self, state):
        return state.active

    def playing_levels(self):
        """Without hard on CPython, where its kernel is slow; `make laws` plays it there too."""
        has_time = IS_MICROPYTHON or ALL
        return self.levels() if has_time else self.levels()[:2]

    def bot_settings(self, number):
        return dict(self.settings(number), start=10)

    def permute(self, state, seat, rng):
        return permute(state, seat, rng)

    def tells_alike(self, state, other, seat, action):
        if action >= FINISH or action == NEXT_ROUND or action not in other.legal_actions():
            return False
        return action != DRAW or state.to_act != seat


LAWS = OkeyLaws("okey", ACTIONS)


def _is_legal(state, action):
    table = state.table
    phase = state.phase
    if phase in (BETWEEN, OVER):
        return action == NEXT_ROUND and phase == BETWEEN
    seat = state.turn
    left = state.previous(seat)
    hand = table.hands[seat]
    empty = not state.drawable
    if action in (SHOW, PASS):
        if action == PASS or state.options["gosterme"] != "own_turn":
            if phase != SHOWING:
                return False
        elif state.acted >> seat & 1 or phase == SHOWING:
            return False
        return action == PASS or (state.twin_holder == seat and state.shower < 0)
    if action < DISCARD:
        if phase != DRAWING:
            return False
        return (
            (action == DRAW and len(table.pile) > 0)
            or (action == DRAW_INDICATOR and not table.pile and table.indicator_left)
            or (action == DECLINE and empty)
            or (
                action == TAKE
                and len(table.discards[left]) > 0
                and not (empty and state.empty_takes >> seat & 1)
            )
        )
    kind = action - (FINISH if action >= FINISH else DISCARD)
    if phase != DISCARDING or hand[kind] < (2 if kind == state.taken else 1):
        return False
    if action < FINISH:
        return True
    rest = bytearray(hand)
    rest[kind] -= 1
    return not melds.arrange(rest, table.joker)[1] or not melds.arrange_pairs(rest, table.joker)[1]


def hidden_from(state, seat):
    """Return (kinds, sizes): the unknown tiles of the other hands, as many as each has, and the
    pile. Tiles that were taken or shown for all to see are not hidden.
    """
    kinds = []
    sizes = []
    for one in range(state.players):
        before = len(kinds)
        if one != seat:
            for kind in range(tiles.KINDS):
                kinds += [kind] * (state.table.hands[one][kind] - state.table.known[one][kind])
        sizes.append(len(kinds) - before)
    return kinds + list(state.table.pile), sizes


def permute(state, seat, rng):
    """A copy in which everything that `seat` cannot know lies otherwise.

    Once a round is over all hands lie open, and only the pile is mixed. The twin may have been
    dealt to somebody else, unless `seat` knows better.
    """
    other = state.copy()
    table = other.table
    other._finishing = None
    if other.phase in (BETWEEN, OVER):
        rng.shuffle(table.pile)
        return other
    unknown, sizes = hidden_from(state, seat)
    rng.shuffle(unknown)
    at = 0
    holders = [-1]
    for one in range(other.players):
        if one == seat:
            continue
        hand = bytearray(table.known[one])
        for kind in unknown[at : at + sizes[one]]:
            hand[kind] += 1
        table.hands[one] = hand
        if hand[table.indicator]:
            holders.append(one)
        if one == other.turn and other.drawn >= 0:
            other.drawn = unknown[at]
        at += sizes[one]
    table.pile = bytearray(unknown[at:])
    if other.twin_holder != seat and other.shower < 0:
        other.twin_holder = holders[rng.below(len(holders))]
    return other
