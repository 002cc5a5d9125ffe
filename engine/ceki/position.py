"""Builds Ceki states from described cards, for rule cases, puzzles and tests."""

from engine.ceki import cards, sets
from engine.ceki.events import DRAWN_THROWN, FROM_HAND
from engine.ceki.open_cards import OpenCards
from engine.ceki.options import OPTIONS
from engine.ceki.phases import CALLING, TAKING, THROWING
from engine.contract import complete


def build(
    state_class,
    hands,
    stock,
    discards,
    turn,
    phase,
    options=None,
    scores=None,
    dealer=0,
    origin=None,
    drawn=-1,
    taken=-1,
    called=(),
    reshuffles=0,
    known=None,
    let_go=None,
    best=None,
    round_no=1,
    seed="0000000000000000",
):
    """Return a State in the middle of a hand.

    hands          per seat a sequence of faces
    stock          faces, the next to draw first
    discards       faces, the top last
    turn           seat
    phase          CALLING, TAKING or THROWING; CALLING without a discard: the hands have just been
                   dealt
    options        dict; missing ones have their defaults
    scores         per seat; by default 0
    dealer         seat
    origin         how the top discard arose; by default from a hand
    drawn, taken   face that the seat in turn has just drawn, has just taken; -1 for none
    called         the seats that have called
    reshuffles     how many there were
    known          per seat the faces that it took and holds; by default the one just taken
    let_go         as in OpenCards
    best, round_no, seed    as in State

    All 120 cards, four of each face, must be described. Raises ValueError, naming what does not
    fit.
    """
    state = object.__new__(state_class)
    state.options = complete(options or {}, OPTIONS)
    state.seed = seed
    state.players = state.options["players"]
    state.scores = list(scores or [0] * state.players)
    state.best = best
    state.round_no = round_no
    if dealer not in range(state.players) or turn not in range(state.players):
        raise ValueError("turn and dealer must be seats of the match")
    state.dealer = dealer
    state.opener = state.next(dealer)
    state.hands = [cards.counts_of(hand) for hand in hands]
    state.stock = bytearray(stock)
    state.discards = bytearray(discards)
    state.reshuffles = reshuffles
    state.turn = turn
    state.phase = phase
    state.drawn = drawn
    state.taken = taken
    # A discard taken just now, or none yet: then nothing says how the top arose.
    is_past = taken >= 0 or not discards
    state.origin = -1 if is_past else FROM_HAND if origin is None else origin
    state.round_result = None
    state.open_cards = OpenCards(state.players, discards)
    if known is None:
        known = [(taken,) if seat == turn and taken >= 0 else () for seat in range(state.players)]
    for seat, faces in enumerate(known):
        for face in faces:
            state.open_cards.opened[face] += 1
            state.open_cards.took(seat, face)
    if let_go:
        state.open_cards.let_go = list(let_go)
    _check(state)
    _call(state, called)
    is_dealt = phase == CALLING and not discards and state.options["call"] != "ask"
    if is_dealt:
        state.begin_turn(state.opener)
    state.deal_events = state.call_as_dealt() if is_dealt else []
    return state


def _call(state, called):
    """Set the cards that callers have laid down. Raises ValueError if one could not call."""
    state.called = [0] * state.players
    state.awaited = [sets.NONE] * state.players
    for seat in called:
        held = bytearray(state.hands[seat])
        if seat == state.turn and state.phase == THROWING:
            if state.drawn < 0:
                raise ValueError("a caller can only have drawn")
            held[state.drawn] -= 1
        kinds = cards.kinds_of_hand(held)
        state.awaited[seat] = sets.awaited(kinds)
        if state.awaited[seat] < 0:
            raise ValueError("seat %d cannot have called" % seat)
        state.called[seat] = sets.laid(kinds, state.awaited[seat])


def _check(state):
    """Raise ValueError if no hand can have the pieces in these places."""
    if len(state.hands) != state.players or len(state.scores) != state.players:
        raise ValueError("one hand and one score per player")
    if state.phase not in (CALLING, TAKING, THROWING):
        raise ValueError("a position stands in the middle of a hand")
    if state.phase == CALLING and state.discards and state.options["call"] != "ask":
        raise ValueError("only with option call ask is a seat asked in mid-hand")
    if state.origin not in (-1, DRAWN_THROWN, FROM_HAND):
        raise ValueError("a discard was drawn and thrown, or came from a hand")
    counts = cards.counts_of(bytes(state.stock) + bytes(state.discards))
    for hand in state.hands:
        for face in range(cards.FACES):
            counts[face] += hand[face]
    for face in range(cards.FACES):
        if counts[face] != cards.COPIES:
            raise ValueError("face %d: %d cards instead of 4" % (face, counts[face]))
    for seat in range(state.players):
        full = cards.HAND + (seat == state.turn and state.phase == THROWING)
        held = sum(state.hands[seat])
        if held != full:
            raise ValueError("seat %d holds %d cards instead of %d" % (seat, held, full))
    if (state.phase == THROWING) != ((state.drawn >= 0) + (state.taken >= 0) == 1):
        raise ValueError("nine cards need one that was just drawn or taken, eight have none")
    for face in (state.drawn, state.taken):
        if face >= 0 and not state.hands[state.turn][face]:
            raise ValueError("the card just drawn or taken must be in the hand")
