"""The parts of the laws of tests/engine/laws.py that are particular to Ceki."""

from engine.ceki import cards
from engine.ceki.actions import CALL, DRAW, LEAVE, NEXT_ROUND, PASS, TAKE, THROW, WIN
from engine.ceki.phases import BETWEEN, CALLING, OVER, TAKING, THROWING
from tests.engine import laws
from tests.engine.ceki_shadow import Shadow, faces_in, kind_of, waits

ACTIONS = (CALL, DRAW, TAKE, WIN, PASS, NEXT_ROUND, LEAVE)
ACTIONS += tuple(range(THROW, THROW + 30))

_TRIES = 8


class Player(laws.Player):
    """Any legal action, but most throw lonely cards, so that there are calls and wins to see."""

    def __init__(self, number):
        super().__init__(number)
        self._collects = number % 24 > 0

    def choose(self, legal):
        if LEAVE in legal and self.rng.below(3):
            return NEXT_ROUND
        throws = [action for action in legal if THROW <= action < WIN]
        if self._collects and throws:
            kinds = [kind_of(action - THROW) for action in throws]
            lonely = [action for action in throws if kinds.count(kind_of(action - THROW)) == 1]
            return super().choose(lonely or throws)
        return super().choose(legal)


class CekiLaws(laws.Laws):
    """Ceki: the other hands are hidden but for what was taken openly, and so is the stock."""

    max_rounds = 6

    def player(self, number):
        return Player(number)

    def shadow(self, state):
        return Shadow(state)

    def naive_legal(self, state):
        return [action for action in ACTIONS if _is_legal(state, action)]

    def assert_whole(self, state):
        everything = sorted(
            [face for hand in state.hands for face in faces_in(hand)]
            + list(state.stock)
            + list(state.discards)
        )
        assert everything == [face for face in range(30) for _ in range(4)]

    def assert_accounts(self, state, seat):
        view = state.view(seat)
        hidden = list(state.stock)
        for one in range(state.players):
            if one != seat:
                hidden += _unknown(state, one)
        for face in range(30):
            assert view.seen[face] + hidden.count(face) == 4
        for kind in range(12):
            live = [face for face in hidden if kind_of(face) == kind + 1]
            assert view.live(kind) == len(live)

    def bot_settings(self, number):
        return dict(self.settings(number), hands=4, target=100)

    def bring_near_end(self, state, rng):
        options = state.options
        if options["format"] == "target":
            state.scores = [options["target"] - 1 - rng.below(40) for _ in state.scores]
        else:
            state.scores = [rng.below(40) - 20 for _ in state.scores]
        if options["hands"]:
            state.round_no = options["hands"] - rng.below(2)

    def permute(self, state, seat, rng):
        """Callers get another hand that calls with as many cards, where the hidden cards have one.

        Once a hand is over all hands lie open, and only the stock is mixed.
        """
        other = state.copy()
        if state.round_result is not None:
            rng.shuffle(other.stock)
            return other
        pool = list(state.stock)
        for one in range(state.players):
            if one != seat:
                pool += _unknown(state, one)
        callers = [one for one in range(state.players) if one != seat and state.called[one]]
        for one in callers:
            for face in _unknown(state, one):
                pool.remove(face)
        for one in callers:
            self._recall(other, one, pool, rng)
        rng.shuffle(pool)
        for one in range(state.players):
            if one == seat or one in callers:
                continue
            size = len(_unknown(state, one))
            fresh = pool[:size]
            pool = pool[size:]
            other.hands[one] = cards.counts_of(faces_in(state.open_cards.known[one]) + fresh)
            if one == state.turn and state.drawn >= 0:
                other.drawn = fresh[0]
        other.stock = bytearray(pool)
        return other

    def _recall(self, other, seat, pool, rng):
        """Exchange a caller's hidden cards, one just drawn included, for others out of `pool`."""
        known = faces_in(other.open_cards.known[seat])
        own = faces_in(other.hands[seat])
        drawn = other.drawn if seat == other.turn else -1
        pool += _unknown(other, seat)
        hand = None
        for _ in range(_TRIES):
            rng.shuffle(pool)
            hand = _calling_hand(pool, known, other.called[seat], rng)
            if hand:
                break
        if not hand:  # there is hardly another one: it keeps its own
            hand = own
            if drawn >= 0:
                hand.remove(drawn)
        other.awaited[seat] = waits(hand) - 1
        fresh = list(hand)
        for face in known:
            fresh.remove(face)
        for face in fresh:
            pool.remove(face)
        if drawn >= 0:
            other.drawn = pool.pop()
            hand = hand + [other.drawn]
        other.hands[seat] = cards.counts_of(hand)

    def tells_alike(self, state, other, seat, action):
        if action == NEXT_ROUND or action not in other.legal_actions():
            return False
        if action == DRAW and state.to_act == seat:
            return not state.stock or state.stock[0] == other.stock[0]
        if THROW <= action < WIN and state.to_act != seat:
            return _thrown(state, action - THROW) == _thrown(other, action - THROW)
        if action == WIN:
            return state.to_act == seat  # what another shows may end the match, or not
        if action == CALL:
            laid = [_laid(world.hands[world.turn]) for world in (state, other)]
            return laid[0] == laid[1]
        return True


LAWS = CekiLaws("ceki", ACTIONS)


def _unknown(state, seat):
    """The faces in a hand that nobody but its owner can place."""
    known = state.open_cards.known[seat]
    counts = [state.hands[seat][face] - known[face] for face in range(30)]
    return faces_in(counts)


def _calling_hand(pool, known, laid, rng):
    """Eight cards that call with `laid` of them, `known` among them; None if this try fails."""
    kinds = [rng.below(12) + 1]
    wanted = [laid]
    while sum(wanted) < 8:
        kinds.append(rng.below(12) + 1)
        wanted.append(3)
    hand = list(known)
    for kind in sorted(set(kinds)):
        need = sum([wanted[i] for i in range(len(kinds)) if kinds[i] == kind])
        need -= len([face for face in known if kind_of(face) == kind])
        found = [face for face in pool if kind_of(face) == kind][: max(0, need)]
        if need < 0 or len(found) < need:
            return None
        hand += found
    if len(hand) != 8 or waits(hand) == 0 or _laid(cards.counts_of(hand)) != laid:
        return None
    return hand


def _laid(counts):
    held = faces_in(counts)
    kind = waits(held) if len(held) == 8 else 0
    return len([face for face in held if kind_of(face) == kind])


def _thrown(state, face):
    """The public part of a throw: whether it was just drawn, and the combinations laid down."""
    counts = bytearray(state.hands[state.turn])
    counts[face] -= 1
    return face == state.drawn, not state.called[state.turn] and _laid(counts)


def _is_legal(state, action):
    phase = state.phase
    if phase in (BETWEEN, OVER):
        if action == LEAVE:
            return phase == BETWEEN and state.options["hands"] == 0
        return action == NEXT_ROUND and phase == BETWEEN
    seat = state.to_act
    held = faces_in(state.hands[seat])
    if phase == CALLING:
        return action == PASS or (action == CALL and waits(held) > 0)
    called = state.called[seat] > 0
    wanted = state.awaited[seat] + 1 if called else 0
    if phase == TAKING:
        heap = state.discards
        shuffles = state.options["stock"] == "reshuffle" and state.reshuffles < 3
        empty = not state.stock and not (shuffles and len(heap) > 1)
        if action in (DRAW, PASS):
            return (action == PASS) == empty
        if action == TAKE:
            return len(heap) > 0 and not called and not empty
        return action == WIN and called and len(heap) > 0 and kind_of(heap[-1]) == wanted
    assert phase == THROWING
    wins = called and kind_of(state.drawn) == wanted
    if action == WIN:
        return wins
    face = action - THROW
    if called:
        return face == state.drawn and not wins
    return held.count(face) > (1 if face == state.taken else 0)
