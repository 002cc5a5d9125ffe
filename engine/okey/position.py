"""Builds Okey states from described pieces, for rule cases, puzzles and tests."""

from engine.contract import complete
from engine.okey import tiles
from engine.okey.options import OPTIONS
from engine.okey.phases import DISCARDING, SHOWING
from engine.okey.round_tiles import RoundTiles
from engine.okey.score import TWIN, sides


def build(
    state_class,
    indicator,
    hands,
    pile,
    discards,
    turn,
    phase,
    options=None,
    scores=None,
    dealer=0,
    active=None,
    acted=(),
    empty_takes=(),
    twin_holder=-1,
    drawn=-1,
    taken=-1,
    indicator_left=None,
    known=None,
    shower=-1,
    left_in=None,
    best=None,
    dice=b"",
    round_no=1,
    seed="0000000000000000",
):
    """Return a State in the middle of a round.

    indicator        kind
    hands            per seat a sequence of kinds
    pile             kinds, the next to draw first
    discards         per seat a sequence of kinds, the latest last
    turn             seat
    phase            SHOWING, DRAWING or DISCARDING
    options          dict; missing ones have their defaults
    scores           per side; by default the start
    dealer           seat
    active           seats still in; by default all
    acted            seats that have drawn, taken or thrown in this round
    empty_takes      seats that took a discard since the pile ran out
    twin_holder      seat that was dealt the indicator's twin, or -1
    drawn, taken     kind that the seat in turn has just drawn, has just taken; -1 for none
    indicator_left   whether the indicator may still be drawn; by default as the option says
    known            per seat the tiles that it holds and that have been open; by default the one
                     just taken
    shower           seat that showed the twin in this round, or -1
    left_in, best, dice, round_no, seed    as in State

    All 106 tiles, two of each kind, must be described. Raises ValueError with the reason if the
    pieces do not fit.
    """
    state = object.__new__(state_class)
    state.options = complete(options or {}, OPTIONS)
    state.seed = seed
    state.players = state.options["players"]
    state.active = list(range(state.players) if active is None else active)
    state.scores = list(scores or [state.options["start"]] * sides(state.options))
    out = [0 if seat in state.active else 1 for seat in range(state.players)]
    state.left_in = out if left_in is None else list(left_in)
    state.best = best
    state.round_no = round_no
    state.dealer = dealer
    state.leader = state.next(dealer)
    state.dice = dice
    state.deal_events = []
    may_draw_indicator = state.options["indicator_last"] == "on"
    if not 0 <= indicator < tiles.NUMBERED:
        raise ValueError("the indicator must be a numbered tile")
    if indicator_left and not may_draw_indicator:
        raise ValueError("the indicator can only be drawn with option indicator_last on")
    left = may_draw_indicator if indicator_left is None else indicator_left
    state.table = RoundTiles(indicator, left, hands, pile, discards)
    state.table.indicator_drawn = may_draw_indicator and not left
    state.turn = turn
    state.phase = phase
    state.begin_round()
    for seat in acted:
        state.acted |= 1 << seat
    for seat in empty_takes:
        state.empty_takes |= 1 << seat
    state.twin_holder = twin_holder
    state.drawn = drawn
    state.taken = taken
    if known is None:
        known = [(taken,) if seat == turn and taken >= 0 else () for seat in range(state.players)]
    elif state.table.indicator_drawn:
        state.table.opened[indicator] -= 1  # it is known in a hand, or lies with the discards
    for seat, kinds in enumerate(known):
        for kind in kinds:
            state.table.opened[kind] += 1
            state.table.known[seat][kind] += 1
    _check(state)
    if shower >= 0:
        state.shower = shower
        before = list(state.scores)
        state.charge(shower, [(TWIN, 1)], bytes((indicator,)))  # for the bill: it is paid
        state.scores = before
    return state


def _check(state):
    """Raise ValueError if no round can have its pieces in these places."""
    table = state.table
    if len(table.hands) != state.players or len(table.discards) != state.players:
        raise ValueError("one hand and one discard pile per player")
    if len(state.scores) != sides(state.options):
        raise ValueError("one score per side")
    if state.turn not in state.active or state.dealer not in range(state.players):
        raise ValueError("turn and dealer must be seats of the match")
    counts = table.count()
    for kind in range(tiles.KINDS):
        if counts[kind] != tiles.COPIES:
            raise ValueError(
                "kind " + str(kind) + ": " + str(counts[kind]) + " tiles instead of 2"
            )
    for seat in range(state.players):
        full = tiles.HAND + 1 if seat == state.turn and state.phase == DISCARDING else tiles.HAND
        # Before the first discard of a round the leader already has fifteen tiles.
        expected = full if seat in state.active else 0
        held = sum(table.hands[seat])
        opening = state.phase == SHOWING and seat == state.leader and held == tiles.HAND + 1
        if held != expected and not opening:
            raise ValueError("seat %d holds %d tiles instead of %d" % (seat, held, expected))
        for kind in range(tiles.KINDS):
            if table.known[seat][kind] > table.hands[seat][kind]:
                raise ValueError("seat %d does not hold what is known of it" % seat)
    hand = table.hands[state.turn]
    for kind in (state.drawn, state.taken):
        if kind >= 0 and not hand[kind]:
            raise ValueError("the tile just drawn or taken must be in the hand")
    if state.twin_holder >= 0 and not table.hands[state.twin_holder][table.indicator]:
        raise ValueError("the dealt twin must be in its holder's hand")
