"""Rule cases of Ceki: every kind of case, its fields, and which part of the engine answers it.

This module knows no rules. A case is set up as a state, or passed to the function of the engine
that answers it. The engine's answer is then written in the words of the case.
"""

from engine.ceki import cards, notation, outs, sets
from engine.ceki.actions import CALL
from engine.ceki.options import OPTIONS
from engine.ceki.phases import CALLING, TAKING, THROWING
from engine.ceki.state import State
from engine.rng import Rng, mix
from tools.rules.case import (
    BadCase,
    Expect,
    Kind,
    NoPosition,
    dict_of,
    expects,
    list_of,
    maybe,
    object_of,
    one_of,
    options_of,
    same_items,
    settings_of,
    text,
    truth,
    whole,
)
from tools.rules.ceki_fill import faces, lay, parse_kind
from tools.rules.ceki_play import (
    DISCARDS,
    SOURCES,
    ask_dealt,
    ask_legal,
    ask_payout,
    ask_win,
)

_SEEDS = 500  # matches to look through for a first dealer
_ORIGINS = DISCARDS[:2]
_SEAT = whole(0, 5)
_PLAYERS = whole(2, 6)
_COUNT = whole(0, cards.CARDS)
_POINTS = whole(-9999, 9999)
_KIND = one_of(*[notation.kind(kind) for kind in range(cards.KINDS)])


def _card(value):
    """Check for a card."""
    try:
        notation.parse_card(value if isinstance(value, str) else "")
    except notation.BadNotation:
        return "a card such as C7, S1, M9, WF, RF or OT"
    return ""


def _hand(least, most):
    return list_of(_card, least, most)


# Cards and combinations.


def _ask_deck(case):
    state = State(options_of(case))
    held = [face for hand in state.hands for face in cards.cards_of(hand)]
    everything = held + list(state.stock) + list(state.discards)
    kinds = cards.kinds_of_hand(cards.counts_of(everything))
    answer = {
        "cards": len(everything),
        "faces": len(set(everything)),
        "copies": max(everything.count(face) for face in set(everything)),
        "kinds": len(kinds),
        "per_rank": kinds[0] if len(set(kinds[: cards.RANKS])) == 1 else None,
        "per_honour": kinds[-1] if len(set(kinds[cards.RANKS :])) == 1 else None,
    }
    return [answer]


def _ask_set(case):
    named = faces(case["cards"])
    valid = sets.is_set(named)
    value = sets.base(cards.kinds_of_hand(cards.counts_of(named))) if valid else 0
    return [{"valid": valid, "value": value}]


def _ask_callable(case):
    """Let a seat that is asked first hold the hand, and have it call if it may."""
    options = dict(options_of(case), call="ask")
    state = lay(options, 1, CALLING, {1: faces(case["hand"])}, heap=[], dealer=0)
    if CALL not in state.legal_actions():
        return [{"callable": False, "waits": None, "lay": None, "keep": None, "outs": None}]
    state.apply(CALL)
    view = state.view(1)
    answer = {
        "callable": True,
        "waits": notation.kind(view.awaited),
        "lay": view.called[1],
        "keep": view.hand_sizes[1] - view.called[1],
        "outs": outs.live_outs(view),
    }
    return [answer]


def _ask_deal(case):
    options = dict(options_of(case), players=case["players"])
    state, seed = _dealt_by(options, case["dealer"])
    # The cut pack, to find out in what portions it was dealt.
    order = bytearray([card // cards.COPIES for card in range(cards.CARDS)])
    Rng(mix(seed, 1)).shuffle(order)
    sizes = [sum(hand) for hand in state.hands]
    answer = {
        "hand": sizes[0] if len(set(sizes)) == 1 else None,
        "stock": len(state.stock),
        "first": state.to_act,
        "rounds_of_two": _rounds(order, state, 2),
        "face_up": len(state.discards),
        "first_may": [notation.action(action) for action in state.legal_actions()],
        "scores": list(state.scores),
    }
    return [answer]


def _dealt_by(options, dealer):
    """Return (State, seed) of a match in which the lot makes `dealer` the first dealer."""
    for number in range(_SEEDS):
        seed = "%016x" % number
        state = State(options, seed)
        if state.dealer == dealer and not any(state.called):
            return state, seed
    raise NoPosition(f"seat {dealer} never deals first")


def _rounds(order, state, packet):
    """Return how many rounds of packets dealt the hands, None if they were dealt otherwise."""
    rounds = cards.HAND // packet
    at = 0
    dealt = [[] for _ in range(state.players)]
    for _ in range(rounds):
        for i in range(state.players):
            dealt[(state.dealer + 1 + i) % state.players] += order[at : at + packet]
            at += packet
    alike = [cards.counts_of(hand) for hand in dealt] == state.hands
    return rounds if alike and order[at:] == state.stock else None


# Questions of a player.


def _ask_waits(case):
    kinds = cards.kinds_of_hand(cards.counts_of(faces(case["hand"])))
    answer = {
        "distance": outs.distance(kinds),
        "kinds": [notation.kind(kind) for kind in outs.waiting_for(kinds)],
    }
    return [answer]


def _ask_cost(case):
    """Let seat 1 have drawn or hold a card; the seat at its left has called and laid cards."""
    thrown = notation.parse_card(case["throw"])
    came = notation.parse_card(case["drawn"])
    hands = {1: [came] + ([thrown] if thrown != came else [])}
    facts: dict = {"drawn": came, "heap": faces(case["heap"]) if "heap" in case else None}
    if case["caller"]:
        hands[2] = faces(case["caller"])
        facts["called"] = (2,)
    state = lay(options_of(case), 1, THROWING, hands, **facts)
    found = outs.cost(state.view(1), thrown)
    names = ("combination", "factor", "least", "most")
    return [dict(zip(names, found or [None] * 4), possible=found is not None)]


def _ask_sees(case):
    """Lay a caller's hand before seat 1, another before seat 0; report what one of them sees."""
    hands = {0: faces(case["other"]), 1: faces(case["caller"])}
    state = lay(options_of(case), 2, TAKING, hands, heap=[], called=(1,), dealer=1)
    view = state.view(1 if case["seat"] == "caller" else 0)
    waits = None if view.awaited < 0 else notation.kind(view.awaited)
    return [{"laid": view.called[1], "waits": waits, "live": view.live(parse_kind(case["of"]))}]


_HOW = object_of({"from": one_of(*SOURCES), "prev": one_of(*DISCARDS)})
_STATE = {
    "called": truth,
    "waits": _KIND,
    "hand": _hand(8, 8),
    "discard": maybe(_card),
    "discarder": one_of("right", "opposite"),
    "origin": one_of(*_ORIGINS),
    "completes": truth,
    "stock": _COUNT,
    "next": _card,
    "reshuffles": whole(0, 3),
    "drew": _card,
    "from": one_of(*SOURCES),
    "others_alike": whole(0, 3),
    "phase": one_of(*notation.PHASES),
}

KINDS = {
    "deck": Kind(
        {},
        {},
        expects(
            dict.fromkeys(("cards", "faces", "copies", "kinds", "per_rank", "per_honour"), _COUNT)
        ),
        _ask_deck,
    ),
    "set": Kind(
        {"cards": _hand(1, 9)}, {}, expects({"valid": truth, "value": whole(0, 81)}), _ask_set
    ),
    "callable": Kind(
        {"hand": _hand(8, 8)},
        {},
        expects(
            {
                "callable": truth,
                "waits": maybe(_KIND),
                "lay": maybe(_COUNT),
                "keep": maybe(_COUNT),
                "outs": maybe(_COUNT),
            }
        ),
        _ask_callable,
    ),
    "win": Kind(
        {"hand": _hand(8, 8), "card": _card, "how": _HOW},
        {},
        expects(
            {
                "win": truth,
                "base": maybe(_POINTS),
                "multiplier": whole(0, 3),
                "points": maybe(_POINTS),
                "groups": maybe(list_of(_hand(3, 3), 3, 3)),
            }
        ),
        ask_win,
    ),
    "payout": Kind(
        {"players": _PLAYERS, "winner": maybe(_SEAT), "points": _POINTS, "format": text},
        {
            "balances": list_of(_POINTS, 2, 6),
            "target": _POINTS,
            "played": whole(1, 99),
            "dealer": _SEAT,
        },
        {
            **expects(
                {
                    "balances": list_of(_POINTS, 2, 6),
                    "over": truth,
                    "places": maybe(list_of(whole(1, 6), 2, 6)),
                    "next_dealer": maybe(_SEAT),
                    "next_first": maybe(_SEAT),
                }
            ),
            "winners": Expect(maybe(list_of(_SEAT, 0, 6)), same_items),
        },
        ask_payout,
    ),
    "legal": Kind(
        {"state": object_of(_STATE), "action": text},
        {},
        {
            **expects(
                {
                    "legal": truth,
                    "laid": _COUNT,
                    "origin": maybe(one_of(*_ORIGINS)),
                    "stock": _COUNT,
                }
            ),
            "result": Expect(maybe(text), lambda expected, got: expected in (got or (None,))),
        },
        ask_legal,
    ),
    "deal": Kind(
        {"players": _PLAYERS, "dealer": _SEAT},
        {},
        expects(
            dict.fromkeys(("hand", "stock", "first", "rounds_of_two", "face_up"), _COUNT)
            | {"first_may": list_of(text), "scores": list_of(_POINTS, 2, 6)}
        ),
        _ask_deal,
    ),
    "dealt": Kind(
        {"players": _PLAYERS, "dealer": _SEAT, "dealt": dict_of(one_of(*"012345"), _hand(8, 8))},
        {},
        expects(
            {
                "asked": list_of(_SEAT),
                "calls": list_of(_SEAT),
                "laid": list_of(_COUNT),
                "first": _SEAT,
                "first_may": list_of(text),
                "stock": _COUNT,
            }
        ),
        ask_dealt,
    ),
    "waits": Kind(
        {"hand": _hand(8, 8)},
        {},
        {"distance": Expect(whole(0, 8)), "kinds": Expect(list_of(_KIND), same_items)},
        _ask_waits,
    ),
    "cost": Kind(
        {"throw": _card, "drawn": _card, "caller": _hand(0, 8)},
        {"heap": _hand(1, 40)},
        expects(
            {
                "possible": truth,
                "combination": maybe(_POINTS),
                "factor": maybe(_POINTS),
                "least": maybe(_POINTS),
                "most": maybe(_POINTS),
            }
        ),
        _ask_cost,
    ),
    "sees": Kind(
        {
            "caller": _hand(8, 8),
            "other": _hand(8, 8),
            "seat": one_of("caller", "other"),
            "of": _KIND,
        },
        {},
        expects({"laid": _COUNT, "waits": maybe(_KIND), "live": _COUNT}),
        _ask_sees,
    ),
}


def check(case):
    """Raise BadCase if the options, the seats or the cards of a case are impossible."""
    names = [name for name in ("players", "format", "target") if name in case]
    given = {name: case[name] for name in names}
    settings = settings_of(dict(case, rules=dict(case.get("rules", {}), **given)), OPTIONS)
    for name in ("dealer", "winner"):
        if (case.get(name) or 0) >= settings["players"]:
            raise BadCase(f"the field '{name}' is no seat of {settings['players']} players")
    if case["kind"] == "payout" and len(case.get("balances", ())) != settings["players"]:
        raise BadCase(f"the field 'balances' needs {settings['players']} numbers")
    for seat in case.get("dealt", ()):
        if int(seat) >= settings["players"]:
            raise BadCase(f"the field 'dealt' names no seat {seat}")
    if case["kind"] == "win" and (case["how"].get("from") == "discard") != ("prev" in case["how"]):
        raise BadCase("the field 'how' needs 'from', and 'prev' for a discard")
    if case["kind"] == "legal":
        _check_legal(case)


def _check_legal(case):
    state = case["state"]
    if state.get("called") and "waits" not in state and "hand" not in state:
        raise BadCase("the field 'state.waits' is missing")
    verb, colon, card = case["action"].partition(":")
    if verb == "throw" and colon and _card(card):
        raise BadCase(f"the field 'action' names no card: '{case['action']}'")
