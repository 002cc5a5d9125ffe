"""Koi-Koi states from described pieces, or from what a seat knows: for rule cases and tests."""

from engine.contract import complete
from engine.koikoi import cards, deal
from engine.koikoi.options import OPTIONS
from engine.koikoi.phases import CHOOSING, CHOOSING_TURNED, DECIDING, DECLARING, PLAYING


def build(
    state_class,
    hands,
    field,
    stock,
    captured=(b"", b""),
    phase=PLAYING,
    leader=0,
    turn=None,
    pending=-1,
    turned=-1,
    calls=(0, 0),
    decided=(0, 0),
    answers=(-1, -1),
    scores=(0, 0),
    let_go=None,
    history=(),
    best=None,
    round_no=1,
    options=None,
    seed="0000000000000000",
):
    """Return a State in the middle of a round.

    hands      per seat a sequence of cards
    field      cards
    stock      cards, the next to turn last
    captured   per seat a sequence of cards
    phase      DECLARING to DECIDING
    leader     seat
    turn       seat; by default the leader
    pending    the card that waits for a choice, or -1
    turned     the card turned in this turn, or -1
    answers    per seat, in DECLARING: 1, 0, or -1 for not yet given
    options    dict; missing ones have their defaults
    calls, decided, scores    per seat, as in State
    let_go, history, best, round_no, seed    as in State

    Each of the 48 cards must be described once. Raises ValueError, naming what does not fit.
    """
    state = _placed(state_class, hands, field, stock, captured, leader, round_no)
    state.options = complete(options or {}, OPTIONS)
    state.seed = seed
    state.scores = list(scores)
    state.history = list(history)
    state.best = best
    if let_go:
        state.let_go = [bytearray(months) for months in let_go]
    state.phase = phase
    state.turn = leader if turn is None else turn
    state.pending = pending
    state.turned = turned
    state.calls = list(calls)
    state.decided = list(decided)
    state.answers = list(answers)
    _check(state)
    return state


def _placed(state_class, hands, field, stock, captured, leader, round_no):
    """Return a State whose pieces lie so, at the start of a round."""
    state = object.__new__(state_class)
    state.players = 2
    state.round_no = round_no
    state.leader = leader
    state.hands = [bytearray(sorted(hand)) for hand in hands]
    state.field = bytearray(field)
    state.stock = bytearray(stock)
    state.captured = [bytearray(pile) for pile in captured]
    state.begin_round()
    state.deal_events = []
    return state


def _check(state):
    """Raise ValueError if no round can have the cards in these places."""
    for what in ("hands", "captured", "scores", "calls", "decided"):
        if len(getattr(state, what)) != 2:
            raise ValueError("two seats have two of " + what)
    if state.turn not in (0, 1) or state.leader not in (0, 1):
        raise ValueError("turn and leader must be seats 0 or 1")
    if not 1 <= state.round_no <= state.options["rounds"]:
        raise ValueError("there is no round " + str(state.round_no))
    pieces = state.hands + state.captured + [state.field, state.stock]
    if state.pending >= 0:
        pieces.append((state.pending,))
    counts = bytearray(cards.CARDS)
    for some in pieces:
        for card in some:
            counts[card] += 1
    for card in range(cards.CARDS):
        if counts[card] != 1:
            raise ValueError("card %d is there %d times" % (card, counts[card]))
    _check_phase(state)


def _check_phase(state):
    """Raise ValueError if the sizes of the hands and of the stock do not fit the phase."""
    phase = state.phase
    if phase not in (DECLARING, PLAYING, CHOOSING, CHOOSING_TURNED, DECIDING):
        raise ValueError("a position is in the middle of a round")
    if (state.pending >= 0) != (phase in (CHOOSING, CHOOSING_TURNED)):
        raise ValueError("a card is pending when a choice is to be made, and only then")
    if state.pending >= 0 and len(state.choices()) != 2:
        raise ValueError("the pending card must match two on the field")
    own = len(state.hands[state.turn])
    # After a turn the card that was turned last is still known.
    is_later = phase == PLAYING and (own < cards.HAND or state.turn != state.leader)
    if not is_later and (state.turned >= 0) != (phase in (CHOOSING_TURNED, DECIDING)):
        raise ValueError("a card has been turned when it or the end of the turn is to be decided")
    ahead = len(state.hands[1 - state.turn]) - own
    before = 1 if state.turn != state.leader else 0  # the leader has played one more
    played = 0 if phase in (DECLARING, PLAYING) else 1
    if ahead != played - before:
        raise ValueError("the hands hold %d and %d cards" % tuple(map(len, state.hands)))
    if not own and phase in (DECLARING, PLAYING):
        raise ValueError("the seat in turn has no card left")
    if phase == DECLARING and (own != cards.HAND or state.turn != state.leader):
        raise ValueError("lucky hands are declared before the leader plays")
    held = len(state.hands[0]) + len(state.hands[1])
    unturned = held + cards.UNTURNED + (phase == CHOOSING)
    if len(state.stock) != unturned:
        raise ValueError("%d cards in the stock, not %d" % (len(state.stock), unturned))


def sample(state_class, view, rng):
    """Return a State that agrees with a view; the cards that the view hides are drawn.

    A hand is drawn again while it would have made the deal void, whatever has been played from it.
    Which of two lucky seats has declared is drawn by their hands: whoever holds one declares.
    """
    other = 1 - view.seat
    hands = [view.hand, view.hand]
    unknown = bytearray([card for card in range(cards.CARDS) if not view.seen[card]])
    size = view.hand_sizes[other] if not view.result else 0
    rng.shuffle(unknown)
    while view.options["lucky"] == "redeal" and deal.is_lucky(unknown[:size]):
        rng.shuffle(unknown)
    hands[other] = unknown[:size] if size else _shown(view, other)
    stock = unknown[size:]
    state = _placed(
        state_class, hands, view.field, stock, view.captured, view.leader, view.round_no
    )
    state.options = dict(view.options)
    state.seed = "0000000000000000"
    state.scores = list(view.scores)
    state.history = list(view.history)
    state.best = view.best
    state.phase = view.phase
    state.turn = view.turn
    state.pending = view.pending
    state.turned = view.turned
    state.calls = list(view.calls)
    state.decided = list(view.decided)
    state.let_go = [bytearray(months) for months in view.let_go]
    if view.phase == DECLARING and view.to_act != view.leader:
        state.answers[view.leader] = int(deal.is_lucky(state.hands[view.leader]))
    state.round_result = view.result
    return state


def _shown(view, seat):
    return view.result.hands[seat] if view.result else b""
