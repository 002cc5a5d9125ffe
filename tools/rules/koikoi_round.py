"""Rule cases about the course of a round of Koi-Koi: real positions, played and scored.

A case describes a round as decisions: "the leader makes six points and calls, the other makes
five". For each decision, piles are made that lack one card for exactly that score, as the engine
counts it; then that card is played.
"""

from functools import cache

from engine.koikoi import cards, score, yaku
from engine.koikoi.actions import DECLARE, KOIKOI, PASS, PLAY, STOP
from engine.koikoi.options import OPTIONS
from engine.koikoi.phases import BETWEEN, DECIDING, DECLARING
from tools.rules.case import NoPosition, settings_of
from tools.rules.koikoi_fill import lay

# After a rise of the points: a choice, or an automatic stop; "last_card" with no card left.
DECISIONS = ("koi", "stop", "auto", "last_card")
_REASONS = {
    score.STOPPED: "stopped",
    score.DECLARED: "declared",
    score.EXHAUSTED: "exhausted",
    score.BOTH_LUCKY: "both_lucky",
}
_LINES = {
    score.LUCKY: "lucky",
    score.OYAKEN: "oyaken",
    score.SEVEN: "seven",
    score.OPPONENT_CALLED: "opponent_called",
    score.CALLS: "calls",
    score.OWN_CALL: "own_call",
}
NAMES = [pattern.name for pattern in yaku.PATTERNS]

_TESHI = (bytes(range(4)), bytes(range(4, 8)))  # January for one, February for the other


def told(state):
    """Return the result of a round, in the words of the cases."""
    result = state.round_result
    if not result:
        return {"scores": list(state.scores), "next_leader": None, "reason": None, "bill": None}
    return {
        "scores": list(state.scores),
        "next_leader": state.to_act if state.phase == BETWEEN else None,
        "reason": _REASONS[result.reason],
        "base": result.base,
        "bill": [[name_of(line), line.amount] for line in result.bill],
    }


def name_of(line):
    """Return the reason in a line of a bill."""
    return NAMES[line.yaku] if line.what == score.YAKU else _LINES[line.what]


# A round as its decisions.


def ask_round(case):
    """Answer a case of kind `round`."""
    options = settings_of(case, OPTIONS)
    so_far = {"calls": [0, 0], "decided": [0, 0]}
    state = None
    for event in case["events"]:
        if state and state.phase == BETWEEN:
            raise NoPosition(f"the round was over before {event}")
        state = _run_out(options, so_far) if event == ["end"] else _rise(options, so_far, *event)
        so_far = {"calls": state.calls, "decided": state.decided}
    return [told(state)]


def _rise(options, so_far, seat, points, then):
    """Let a seat reach a number of points in a turn, and carry out its decision."""
    left = 1 if then == "last_card" else 2
    if points <= so_far["decided"][seat]:
        raise NoPosition(f"{points} points are no rise")
    for rest, played, met in _one_capture_short(points, so_far["decided"][seat], options):
        for other in piles_worth(so_far["decided"][1 - seat], _key(options)):
            if {played, met, *rest} & set(other):
                continue
            piles = [rest, other] if seat == 0 else [other, rest]
            try:
                state = lay(
                    options, [played], [met], seat, piles, left=left, open_field=True, **so_far
                )
            except NoPosition:
                continue
            return _decide(state, played, then)
    raise NoPosition(f"no two piles are worth {points} and what the other had")


def _decide(state, played, then):
    """Play a card that raises the points; then stop, call, or let the round end by itself."""
    state.apply(PLAY + played)
    if state.phase == DECIDING and then in ("koi", "stop"):
        state.apply(KOIKOI if then == "koi" else STOP)
    elif state.phase == DECIDING or then in ("koi", "stop"):
        may = "may decide" if state.phase == DECIDING else "has to stop"
        raise NoPosition(f"seat {state.turn} {may}, not {then}")
    return state


def _run_out(options, so_far):
    """Play the last card, which has no effect."""
    for own in piles_worth(so_far["decided"][1], _key(options)):
        for other in piles_worth(so_far["decided"][0], _key(options)):
            free = set(range(cards.CARDS)) - set(own) - set(other)
            if len(free) == cards.CARDS - len(own) - len(other):
                played = min(free)
                piles = [other, own]
                state = lay(options, [played], (), 1, piles, left=1, open_field=True, **so_far)
                state.apply(PLAY + played)
                return state
    raise NoPosition("no two piles are worth as much as the seats have")


def _one_capture_short(points, decided, options):
    """Yield (rest, card to play, card to take): piles that a last capture brings to `points`.

    If a pile lacks a second card of the month, one that changes nothing is added. Before the
    capture the pile is worth no more than at the last decision, if one capture can do that much.
    """
    dearer = []
    for pile in piles_worth(points, _key(options)):
        for played in pile:
            first = cards.month_of(played) * 4
            for met in range(first, first + 4):
                rest = [card for card in pile if card not in (played, met)]
                if met == played or yaku.points([*rest, played, met], options) != points:
                    continue
                if yaku.points(rest, options) <= decided:
                    yield rest, played, met
                else:
                    dearer.append((rest, played, met))
    yield from dearer


def _key(options):
    return tuple(sorted(options.items()))


_RED = (13, 17, 25, 42)
_NO_TRIO = (1, 5, 21, 33)
_TRIO = (cards.BUTTERFLIES, cards.BOAR, cards.DEER)
_OTHER_ANIMALS = (4, 12, 16, 29, 41)
_VIEWS = ((cards.MOON, cards.CUP), (cards.CURTAIN, cards.CUP))
_DRY = tuple(yaku.DRY_BRIGHTS)
# Sets of cards. One set from each line makes a pile; together they give piles of any worth.
_PARTS = (
    ((), (0, 28, 44), _DRY, (*_DRY[1:], cards.RAIN), (*_DRY, cards.RAIN), *_VIEWS, (8, 28, 32)),
    ((), *[_TRIO + _OTHER_ANIMALS[:count] for count in range(6)], _OTHER_ANIMALS),
    (
        (),
        *[tuple(yaku.POETRY) + _RED[:count] for count in range(5)],
        *[tuple(yaku.BLUE) + _RED[:count] for count in range(5)],
        *[tuple(yaku.POETRY + yaku.BLUE) + _RED[:count] for count in range(5)],
        *[_NO_TRIO + _RED[:count] for count in range(1, 5)],
    ),
    (
        (),
        *[tuple(yaku.PLAINS[:count]) for count in range(10, 25)],
        *[tuple(yaku.PLAINS[-count:]) for count in range(10, 24)],
    ),
)


_MOST = 60  # piles of a worth: plenty to find two without a common card


@cache
def piles_worth(points, settings):
    """Return piles worth so much, made of one set from each of _PARTS, the smallest first.

    settings: the options as sorted pairs.
    """
    options = dict(settings)
    sums = {0: [()]}
    for sets in _PARTS:
        # The worth of combined sets may differ a little from the sum; it is checked at the end.
        worths = [(one, yaku.points(one, options)) for one in sets]
        longer = {}
        for worth, piles in sums.items():
            for one, more in worths:
                if worth + more <= points:
                    longer.setdefault(worth + more, []).extend([pile + one for pile in piles])
        sums = longer
    found = sorted(sums.get(points, []), key=lambda pile: (len(pile), pile))[:_MOST]
    return [pile for pile in found if yaku.points(pile, options) == points]


# Lucky hands.


def ask_deal_check(case):
    """Answer a case of kind `deal_check`: who holds a lucky hand, and who shows it."""
    options = settings_of(case, OPTIONS)
    lucky = case["hands_lucky"]
    shows = case.get("declare", lucky)
    hands = [list(one) if has else [] for one, has in zip(_TESHI, lucky)]
    if options["lucky"] != "score":
        raise NoPosition("lucky hands are not declared with these options")
    state = lay(options, hands[0], other_hand=hands[1], phase=DECLARING, open_field=True)
    for seat in (0, 1):
        state.apply(DECLARE if shows[seat] else PASS)
    answer = told(state)
    answer["round"] = ("won" if max(state.scores) else "null") if answer["reason"] else "played"
    return [answer]
