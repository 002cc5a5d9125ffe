"""The laws of an Okey match, each a function that asserts it for one match or one moment."""

import gc

from engine.contract import IllegalAction
from engine.okey import events, melds, notation, tiles
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
from engine.okey.state import State
from engine.record import Record, parse
from engine.rng import Rng, mix
from tests.engine.okey_random import SEED, Player, dump, is_stopped, seed_of, settings
from tests.engine.okey_shadow import Shadow
from tools import replay, selfplay

ORDER = (SHOW, PASS, DRAW, TAKE, DRAW_INDICATOR, DECLINE, NEXT_ROUND)
ACTIONS = ORDER + tuple(range(FINISH, FINISH + 53)) + tuple(range(DISCARD, DISCARD + 53))
NONSENSE = (-1, 7, 63, DISCARD + 53, FINISH + 53, 1 << 15, True, None, "draw")


def random_match(number, rounds, probe_every=0):
    """Play a random match against its shadow, probing one moment in so many.

    Returns (state, actions): the match where it stopped and its (seat, action, None).
    """
    state = State(settings(number), seed_of(number))
    shadow = Shadow(state)
    player = Player(number)
    moments = Rng(mix(SEED, number, 3))
    actions = []
    kept = None
    while not is_stopped(state, rounds):
        legal = state.legal_actions()
        if probe_every and moments.below(probe_every) == 0:
            if kept:
                assert dump(kept[0]) == kept[1]  # its original has gone its way since
            probe(state, legal)
            kept = (state.copy(), dump(state))
        action = player.choose(legal)
        actions.append((state.to_act, action, None))
        shadow.follow(state, action, state.apply(action))
    if state.to_act < 0:
        assert_refuses(state, [])
    return state, actions


def probe(state, legal):
    """Everything that can be said about one moment of a match."""
    assert legal
    assert legal == naive_legal(state)
    assert_applies(state, legal)
    assert_refuses(state, legal)
    for action in legal:
        assert notation.parse_action(notation.action(action)) == (action, None)
    for seat in state.active:
        assert_accounts(state, seat)


def assert_accounts(state, seat):
    """What a seat has seen and what is hidden from it are two tiles of each kind."""
    seen = state.table.seen(seat)
    hidden, _ = hidden_from(state, seat)
    for kind in range(tiles.KINDS):
        assert seen[kind] + hidden.count(kind) == tiles.COPIES


def naive_legal(state):
    """The legal actions by the letter of the rules, each asked for by itself."""
    return [action for action in ACTIONS if _is_legal(state, action)]


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
        elif state._acted >> seat & 1 or phase == SHOWING:
            return False
        return action == PASS or (state._twin_holder == seat and state.shower < 0)
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
                and not (empty and state._empty_takes >> seat & 1)
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


def assert_applies(state, legal):
    """Every listed action applies, and what follows is again a match that can go on."""
    before = dump(state)
    for action in legal:
        copy = state.copy()
        happened = copy.apply(action)
        for event in happened:
            assert notation.event(event)
        assert copy.to_act < 0 or copy.legal_actions()
        if copy.phase != BETWEEN and action != NEXT_ROUND:
            counts = copy.table.count()
            assert min(counts) == max(counts) == tiles.COPIES
    assert dump(state) == before


def assert_refuses(state, legal):
    """Every other action is refused, a listed one with a senseless argument too."""
    before = dump(state)
    for action in ACTIONS + NONSENSE:
        listed = action in legal and not isinstance(action, bool)
        if not listed:
            assert _is_refused(state, action, None), action
        if listed and action < FINISH:
            assert _is_refused(state, action, b""), action
        if listed and action >= FINISH:
            for arg in (b"", bytes(14), b"\xff", bytes([255] * 20), bytes([200] * 14)):
                assert _is_refused(state, action, arg), (action, arg)
    assert dump(state) == before


def _is_refused(state, action, arg):
    try:
        state.apply(action, arg)
    except IllegalAction:
        return True
    return False


def record_of(number, actions):
    """The record of a random match."""
    options = settings(number)
    record = Record("okey", options, ["human"] * options["players"], seed_of(number), SEED)
    for action in actions:
        record.actions.append(action)
    return record


def assert_replays(record, state):
    """The record's text gives the record again, and replaying it the state."""
    gc.collect()  # a heap full of rubbish has no room in one piece on MicroPython
    again = parse(record.text())
    assert list(again.actions) == list(record.actions) and again.seats == record.seats
    assert again.options == record.options
    assert (again.game, again.seed, again.bot_seed) == (record.game, record.seed, record.bot_seed)
    replayed = again.replay()
    for one in (replayed, state):
        one.legal_actions()  # it remembers what it has found
    assert dump(replayed) == dump(state)


def assert_transcript_replays(record):
    """The transcript's lines, one at a time, are what replaying writes."""
    assert replay.first_difference(record.lines(with_events=True)) is None


def bot_match(number, max_rounds=0, **fixed):
    """Play a match between bots of mixed levels from 10 points against its shadow.

    Returns (record, state).
    """
    options = settings(number)
    options["start"] = 10
    options.update(fixed)
    levels = [("easy", "medium", "hard")[(number + i) % 3] for i in range(options["players"])]
    record = selfplay.new_record("okey", options, levels, seed_of(number))
    shadow = Shadow(record.start())
    state = selfplay.play(record, max_rounds, shadow.follow)
    return record, state


def bot_steps(number, rounds):
    """Yield (state, legal actions, the action to come) all along a match between bots."""
    record, _ = bot_match(number, rounds)
    state = record.start()
    for _, action, arg in record.actions:
        yield state, state.legal_actions(), action
        state.apply(action, arg)


# What is hidden stays hidden.


def hidden_from(state, seat):
    """Return (kinds, sizes): the unknown tiles of the other hands, as many as each has, and the
    pile. What was taken or shown for all to see is not hidden.
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
    if other._twin_holder != seat and other.shower < 0:
        other._twin_holder = holders[rng.below(len(holders))]
    return other


def assert_hides(state, seat, rng, levels):
    """What a seat cannot know changes neither its view, nor who acts, nor what its bots do."""
    other = permute(state, seat, rng)
    assert other.to_act == state.to_act
    view = state.view(seat)
    assert dump(view) == dump(other.view(seat))
    if state.to_act != seat:
        return other
    for level in levels:
        chosen = []
        for one in (state, other):
            bot = selfplay.bot_of("okey")
            chosen.append(selfplay.decide(bot.think, one.view(seat), Rng(mix(SEED, 5)), level))
        assert chosen[0] == chosen[1], level
    assert dump(view) == dump(state.view(seat))  # nor does thinking change the view
    return other


def assert_hides_events(state, other, seat, action):
    """The same action in both worlds tells this seat the same, and asks the same seat next."""
    if action >= FINISH or action == NEXT_ROUND or action not in other.legal_actions():
        return
    one = state.copy()
    told = []
    for world in (one, other):
        told.append([events.event_for(event, seat) for event in world.apply(action)])
    assert one.to_act == other.to_act
    if one.phase not in (BETWEEN, OVER) and not (action == DRAW and state.to_act == seat):
        assert told[0] == told[1]
        assert dump(one.view(seat)) == dump(other.view(seat))


def assert_owns(view, state):
    """A view reaches plain values only, and none of the state's buffers."""
    theirs = [id(state.options), id(state.table)]
    for value in list(state.__dict__.values()) + list(state.table.__dict__.values()):
        _collect(value, theirs)
    own = []
    _collect(view.__dict__, own)
    for one in own:
        assert one not in theirs


def _collect(value, found):
    """Gather the identity of everything changeable that hangs on a value of plain types."""
    if isinstance(value, dict):
        found.append(id(value))
        for key in value:
            _collect(value[key], found)
    elif isinstance(value, (list, tuple)):
        if isinstance(value, list):
            found.append(id(value))
        for part in value:
            _collect(part, found)
    elif isinstance(value, bytearray):
        found.append(id(value))
    else:
        plain = value is None or isinstance(value, (int, bool, str, bytes))
        assert plain or hasattr(value, "indicator"), value  # that is the table itself
