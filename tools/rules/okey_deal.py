"""Rule cases about the deal of Okey: dice, the indicator's place, who gets which stacks."""

from engine.okey import deal, notation, tiles
from engine.okey.phases import DISCARDING
from engine.okey.state import State
from tools.rules.case import NoPosition, options_of

_STACK_TILES = 5
_FROM_THE_END = (tiles.TILES - 3, tiles.TILES - 2)  # in stack 20, which no die reaches


def _order(false_jokers):
    """Return a mixed order of tiles, as deal.formal takes it, with false jokers at these places.

    false_jokers: places in the order, at most two; the others lie where no die finds them.
    """
    if len(false_jokers) > tiles.COPIES:
        raise NoPosition("the throws would need a third false joker")
    order = bytearray([i // tiles.COPIES for i in range(tiles.TILES)])
    wanted = list(false_jokers) + list(_FROM_THE_END)[len(false_jokers) :]
    for at in wanted:
        # The false jokers lie at the end; each is exchanged with the tile at its wanted place.
        back = max(i for i in range(tiles.TILES) if order[i] == 52 and i not in wanted[:-1])
        order[at], order[back] = order[back], order[at]
    return order


def _die(waiting):
    """Return the function that throws these dice, and takes them from the list."""

    def die():
        if not waiting:
            raise NoPosition("the engine throws more dice than the case has")
        return waiting.pop(0)

    return die


def _throw(dice, players, one_throw):
    """Deal with these dice; every throw except the last one meets a false joker.

    Returns (deal.Deal, dice used when no false joker lies in the way, places of the false jokers
    that do).
    """
    false_jokers = []
    plain = 0
    while True:
        waiting = list(dice)
        dealt = deal.formal(_order(false_jokers), players, one_throw, _die(waiting))
        plain = plain or len(dealt.dice)
        if not waiting:
            return dealt, plain, false_jokers
        spare = dealt.from_bottom > _STACK_TILES
        place = tiles.TILES - 1 if spare else dealt.stack * _STACK_TILES + dealt.from_bottom - 1
        if place in false_jokers:
            raise NoPosition("the engine needs fewer dice than the case has")
        false_jokers.append(place)


def _stacks(dice, players, one_throw, false_jokers):
    """Return which stacks, counted from 1, each hand and the pile come from, in order.

    It repeats the deal with numbered tiles; the engine treats a number like a kind.
    """
    marked = [at if at < tiles.FALSE_JOKER else at + 1 for at in range(tiles.TILES)]
    for at in false_jokers:
        marked[at] = tiles.FALSE_JOKER
    dealt = deal.formal(bytes(marked), players, one_throw, _die(list(dice)))
    spare = marked[-1]

    def origin(kinds):
        found = []
        for kind in kinds:
            at = marked.index(kind)
            stack = (dealt.stack if kind == spare else at // _STACK_TILES) + 1
            if stack not in found[-1:]:
                found.append(stack)
        return found

    return [origin(hand) for hand in dealt.hands], origin(dealt.pile)


def ask_joker(case):
    """Answer which tile the joker is, or that another throw is needed."""
    indicator = notation.parse_tile(case["indicator"])
    if indicator == tiles.FALSE_JOKER:
        # The first tile found is a false joker, the one after it is none.
        dealt, plain, _ = _throw([1, 1, 2], 4, False)
        rethrow = len(dealt.dice) > plain and dealt.indicator != tiles.FALSE_JOKER
        return [{"joker": None, "false_joker_is": None, "rethrow": rethrow}]
    joker = tiles.joker_of(indicator)
    face = tiles.face_of(tiles.FALSE_JOKER, joker)
    answer = {
        "joker": notation.tile(joker),
        "false_joker_is": notation.tile(face),
        "rethrow": False,
    }
    return [answer]


def ask_setup(case):
    """Answer where the indicator comes from, what each hand gets, and what is left to draw."""
    options = options_of(case, players=case["players"], setup=case["setup"])
    match = State(options)
    match.dealer = case["dealer"]
    match.active = sorted(case.get("active", match.active))
    one_throw = case["setup"] == "one_throw"
    hand_stacks = pile_stacks = None
    if case["setup"] == "informal":
        dealt = deal.informal(_order([]), len(match.active), lambda n: 0)
    elif "dice" in case:
        dice = case["dice"]
        dealt, _, false_jokers = _throw(dice, len(match.active), one_throw)
        hand_stacks, pile_stacks = _stacks(dice, len(match.active), one_throw, false_jokers)
    else:
        raise NoPosition("no dice were thrown")
    seats = [match.next(match.dealer)]
    while len(seats) < len(match.active):
        seats.append(match.next(seats[-1]))
    hands = [b""] * match.players
    for seat, hand in zip(seats, dealt.hands):
        hands[seat] = hand
    state = State.from_position(
        indicator=dealt.indicator,
        hands=hands,
        pile=dealt.pile,
        discards=[b""] * match.players,
        turn=seats[0],
        phase=DISCARDING,
        options=options,
        dealer=match.dealer,
        active=match.active,
    )
    pieces = {
        str(seat): [f"{chr(ord('a') + stack)}{taken}" for stack, taken in own]
        for seat, own in zip(seats, dealt.pieces)
    }
    formal = dealt.stack >= 0
    answer = {
        "selected_stack": dealt.stack + 1 if formal else None,
        "tile_from_bottom": dealt.from_bottom if formal else None,
        "tile_from_top": _STACK_TILES + 2 - dealt.from_bottom if formal else None,
        "hands": pieces,
        "hand_stacks": {str(seat): own for seat, own in zip(seats, hand_stacks or [])},
        "pile_stacks": pile_stacks,
        "hand_sizes": [sum(hand) for hand in state.table.hands],
        "draw_pile": state.drawable,
        "first_player": state.leader,
        "throws": len(dealt.dice),
        "scores": state.scores,
    }
    return [answer]
