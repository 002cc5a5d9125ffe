"""Rule cases of Koi-Koi: every kind of case, its fields, and which part of the engine answers it.

This module knows no rules. A case is set up as a state, or passed to the function of the engine
that answers it. The engine's answer is then written in the words of the case.
"""

from engine.contract import IllegalAction
from engine.koikoi import cards, deal, events, notation, score, yaku
from engine.koikoi.actions import DECLARE, PASS, PLAY
from engine.koikoi.options import OPTIONS
from engine.koikoi.phases import DECLARING, PLAYING
from tools.rules.case import (
    BadCase,
    Expect,
    Kind,
    NoPosition,
    at_least,
    dict_of,
    either,
    expects,
    list_of,
    maybe,
    object_of,
    one_of,
    same_items,
    settings_of,
    text,
    truth,
    whole,
)
from tools.rules.koikoi_fill import lay, numbers, texts
from tools.rules.koikoi_round import DECISIONS, NAMES, ask_deal_check, ask_round, told

_REASONS = ("four", "three", "lucky")  # why a deal is void, in the order of their codes
_SEAT = whole(0, 1)
_POINTS = whole(0, 999)
_YAKU = one_of(*NAMES)


def _card(value):
    """Check for a card."""
    try:
        notation.parse_card(value)
    except (notation.BadNotation, TypeError):
        return "a card such as 01B, 04A, 02R, 11P or 12P3"
    return ""


def _event(value):
    """Check for an event of a round."""
    fine = value == ["end"]
    if isinstance(value, list) and len(value) == 3:
        seat, points, then = value
        fine = not (_SEAT(seat) or whole(1, 99)(points) or one_of(*DECISIONS)(then))
    return "" if fine else "[seat, points, one of " + ", ".join(DECISIONS) + '], or ["end"]'


def _pile(case, name):
    return numbers(case[name]) if name in case else None


def _ask_yaku(case):
    options = settings_of(case, OPTIONS)
    found = yaku.made(numbers(case["captured"]), options)
    answer = {
        "yaku": {NAMES[one.yaku]: one.points for one in found},
        "base": yaku.points(numbers(case["captured"]), options),
        "cards": {NAMES[one.yaku]: sorted(texts(one.cards)) for one in found},
    }
    return [answer]


def _ask_progress(case):
    options = settings_of(case, OPTIONS)
    own, other = numbers(case["captured"]), numbers(case.get("others", ()))
    answer = {
        NAMES[one.yaku]: {
            "have": texts(one.have),
            "missing": texts(one.missing),
            "needed": one.needed,
            "points": one.points,
            "possible": one.possible,
        }
        for one in yaku.progress(own, other, options)
    }
    return [{"yaku": answer}]


def _ask_lucky(case):
    options = settings_of(case, OPTIONS)
    hand = numbers(case["hand"])
    answer = {"teshi": deal.is_teshi(hand), "kuttsuki": deal.is_kuttsuki(hand), "points": 0}
    if options["lucky"] == "score":
        state = lay(options, hand, phase=DECLARING, open_field=True)
        if DECLARE in state.legal_actions():
            state.apply(DECLARE)
            state.apply(PASS)
            answer["points"] = state.scores[0]
    return [answer]


def _ask_field(case):
    options = settings_of(case, OPTIONS)
    hands = [numbers(case["hand"])] if "hand" in case else []
    found = deal.void(bytes(numbers(case["field"])), hands, options)
    answer = {
        "redeal": found is not None,
        "reason": _REASONS[found[0]] if found else None,
        "cards": texts(found[1]) if found else [],
    }
    return [answer]


def _ask_match(case):
    """Play a card from the hand; the turned card matches nothing."""
    card = notation.parse_card(case["card"])
    state = lay(settings_of(case, OPTIONS), [card], numbers(case["field"]))
    happened = state.apply(PLAY + card)
    choices = texts(state.choices())
    if "choose" in case:
        happened = _apply(state, "take:" + case["choose"]) or ()
    answer = {"result": "choose", "taken": [], "choices": choices, "options": choices}
    for event in happened:
        if event[0] == events.CAPTURED:
            answer.update(result="take", taken=texts(event[2]))
        if event[0] == events.STAYED and event[2] == card:
            answer["result"] = "stay"
    return [answer]


def _ask_first_player(case):
    first = deal.leader_of(*numbers(case["draws"]))
    return [{"redraw": True, "first": None} if first < 0 else {"redraw": False, "first": first}]


def _ask_match_end(case):
    options = settings_of(case, OPTIONS)
    outcome = score.outcome(options["rounds"], case["rounds_played"], case["totals"])
    winners = outcome.winners if outcome else ()
    return [{"over": outcome is not None, "winners": list(winners)}]


def _ask_turn(case):
    """Let the leader act, then the other seat if there are more actions; the last is asked."""
    answers = case["actions"][0] in ("declare", "pass") and len(case["hand"]) == cards.HAND
    state = lay(
        settings_of(case, OPTIONS),
        numbers(case["hand"]),
        numbers(case["field"]),
        piles=(_pile(case, "captured"), _pile(case, "others")),
        turned=notation.parse_card(case["turned"]) if "turned" in case else None,
        left=case.get("left"),
        phase=DECLARING if answers else PLAYING,
        **{name: case[name] for name in ("calls", "decided", "round_no") if name in case},
    )
    had = len(state.captured[0])
    answer = {"legal": True, "made": None}
    for number, wanted in enumerate(case["actions"]):
        happened = _apply(state, wanted)
        if happened is None and number + 1 < len(case["actions"]):
            raise NoPosition(f"'{wanted}' is not legal before the last action")
        answer["legal"] = happened is not None
        for event in happened or ():
            if event[0] == events.MADE:
                answer["made"] = [event[2], event[3]]
    answer.update(
        told(state),
        phase=notation.PHASES[state.phase],
        captured=texts(state.captured[0][had:]),
        field=texts(state.field),
        choices=texts(state.choices()),
        to_act=state.to_act,
    )
    return [answer]


def _apply(state, wanted):
    """Return the events of an action given as text, or None if there is no such legal action."""
    try:
        action, _ = notation.parse_action(wanted)
        return state.apply(action)
    except (notation.BadNotation, IllegalAction):
        return None


_CARDS = list_of(_card, 0, cards.CARDS)
_PAIR = list_of(_POINTS, 2, 2)
_BILL = maybe(list_of(list_of(either(text, _POINTS), 2, 2)))
_TOLD = {
    "scores": _PAIR,
    "next_leader": maybe(_SEAT),
    "reason": maybe(text),
    "base": _POINTS,
    "bill": _BILL,
}
_PROGRESS = object_of(
    {"have": _CARDS, "missing": _CARDS, "needed": _POINTS, "points": _POINTS, "possible": truth}
)


def _tells(expected, got):
    """Return whether each yaku is as expected; null means that it is not in play."""
    return all(
        name not in got if wanted is None else name in got and at_least(wanted, got[name])
        for name, wanted in expected.items()
    )


KINDS = {
    "yaku": Kind(
        {"captured": _CARDS},
        {},
        {
            **expects({"yaku": dict_of(_YAKU, _POINTS), "base": _POINTS}),
            "cards": Expect(dict_of(_YAKU, _CARDS), at_least),
        },
        _ask_yaku,
    ),
    "progress": Kind(
        {"captured": _CARDS},
        {"others": _CARDS},
        {"yaku": Expect(dict_of(_YAKU, maybe(_PROGRESS)), _tells)},
        _ask_progress,
    ),
    "lucky": Kind(
        {"hand": list_of(_card, 8, 8)},
        {},
        expects({"teshi": truth, "kuttsuki": truth, "points": _POINTS}),
        _ask_lucky,
    ),
    "deal_check": Kind(
        {"hands_lucky": list_of(truth, 2, 2)},
        {"declare": list_of(truth, 2, 2)},
        expects({"round": text, **_TOLD}),
        ask_deal_check,
    ),
    "field": Kind(
        {"field": list_of(_card, 8, 8)},
        {"hand": list_of(_card, 8, 8)},
        {
            **expects({"redeal": truth, "reason": maybe(one_of(*_REASONS))}),
            "cards": Expect(_CARDS, same_items),
        },
        _ask_field,
    ),
    "match": Kind(
        {"field": list_of(_card, 0, 12), "card": _card},
        {"choose": _card},
        {
            "result": Expect(text),
            "taken": Expect(maybe(_CARDS), same_items),
            "choices": Expect(_CARDS, same_items),
            "options": Expect(_CARDS, same_items),
        },
        _ask_match,
    ),
    "turn": Kind(
        {"hand": list_of(_card, 1, 8), "field": _CARDS, "actions": list_of(text, 1, 9)},
        {
            "turned": _card,
            "captured": _CARDS,
            "others": _CARDS,
            "left": whole(1, 8),
            "calls": _PAIR,
            "decided": _PAIR,
            "round_no": whole(1, 12),
        },
        {
            **expects(
                {
                    "legal": truth,
                    "phase": one_of(*notation.PHASES),
                    "to_act": whole(-1, 1),
                    **_TOLD,
                }
            ),
            "made": Expect(maybe(_PAIR)),
            "captured": Expect(_CARDS, same_items),
            "field": Expect(_CARDS, same_items),
            "choices": Expect(_CARDS, same_items),
        },
        _ask_turn,
    ),
    "round": Kind({"events": list_of(_event, 1, 20)}, {}, expects(_TOLD), ask_round),
    "first_player": Kind(
        {"draws": list_of(_card, 2, 2)},
        {},
        expects({"first": maybe(_SEAT), "redraw": truth}),
        _ask_first_player,
    ),
    "match_end": Kind(
        {"rounds_played": whole(0, 12), "totals": list_of(_POINTS, 2, 2)},
        {},
        {"over": Expect(truth), "winners": Expect(maybe(list_of(_SEAT, 0, 2)), same_items)},
        _ask_match_end,
    ),
}


def check(case):
    """Raise BadCase if the options of a case are impossible, or if it names a card twice."""
    settings_of(case, OPTIONS)
    named = [
        case[name] for name in ("captured", "others", "hand", "field", "draws") if name in case
    ]
    named = [card for some in named for card in some]
    named += [case[name] for name in ("card", "turned") if name in case]
    for card in named:
        if named.count(card) > 1:
            raise BadCase(f"the card {card} is there twice")
