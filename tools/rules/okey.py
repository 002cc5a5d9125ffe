"""Rule cases of Okey: every kind of case, its fields, and which part of the engine answers it.

This module knows no rules. A case is set up as a state, or passed to the function of the engine
that answers it. The engine's answer is then written in the words of the case.
"""

from engine.okey import melds, notation, score, tiles
from engine.okey.options import OPTIONS
from tools.rules.case import (
    BadCase,
    Expect,
    Kind,
    at_least,
    bit,
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
from tools.rules.okey_deal import ask_joker, ask_setup
from tools.rules.okey_fill import joker_and_indicator
from tools.rules.okey_legal import PHASES, SOURCES, ask_legal, ask_sees
from tools.rules.okey_score import TYPES, ask_finishing_discards, ask_is_winning, ask_score

_SEAT = whole(0, 3)
_SEAT_NAME = one_of("0", "1", "2", "3")
_SEATS = list_of(_SEAT, 1, 4)
_COUNT = whole(0, tiles.TILES)
_POINTS = whole(-99, 99)


def _tile(value):
    """Check for a tile."""
    try:
        notation.parse_tile(value if isinstance(value, str) else "")
    except notation.BadNotation:
        return "a tile such as R5, K10 or FJ"
    return ""


def _numbered(value):
    """Check for a tile that may be the indicator."""
    return "a tile such as R5 or K10" if value == "FJ" or _tile(value) else ""


def _hand(least, most):
    return list_of(_tile, least, most)


def _faces(case):
    """Return (counts of the tiles, joker) of a case."""
    named = [notation.parse_tile(tile) for tile in case["tiles"]]
    return tiles.counts_of(named), joker_and_indicator(case, named)[0]


def _texts(kinds):
    return [notation.tile(kind) for kind in kinds]


def _ask_meld(case):
    named = [notation.parse_tile(tile) for tile in case["tiles"]]
    types = melds.meld_types(bytes(named), joker_and_indicator(case, named)[0])
    names = (("set", melds.SET), ("run", melds.RUN), ("pair", melds.PAIR))
    return [{name: int(types & one > 0) for name, one in names}]


def _ask_distance(case):
    counts, joker = _faces(case)
    answer = {
        "distance": melds.distance(counts, joker),
        "melds": melds.distance_melds(counts, joker),
        "pairs": melds.distance_pairs(counts, joker),
    }
    return [answer]


def _ask_useful_draws(case):
    return [{"tiles": _texts(melds.useful_draws(*_faces(case)))}]


def _ask_best_discards(case):
    return [{"tiles": _texts(melds.best_discards(*_faces(case))[1])}]


_FACE = {"indicator": _numbered, "joker": _numbered}
_TAKEN = {"taken": _tile}
_TILES = {"tiles": Expect(_hand(0, tiles.KINDS), same_items)}
_STATE = {
    "phase": one_of(*PHASES),
    "first_turn_of_round": truth,
    "hand": either(whole(0, 15), _hand(14, 15)),
    "pile": _COUNT,
    "prev_discard": maybe(_tile),
    "complete": truth,
    "drawn_from": maybe(one_of(*SOURCES)),
    "drawn": maybe(_tile),
    "others_alike": whole(0, 1),
    "dealt_twin": truth,
    "shown": truth,
    "own_actions": whole(0, 99),
    "round_started": truth,
    "seat": one_of("first", "other"),
    "indicator_left": truth,
    "took_since_empty": truth,
    **_FACE,
}
_EVENT = object_of(
    {
        "finish": _SEAT,
        "show": _SEAT,
        "drawn": truth,
        "type": one_of(*TYPES),
        "colour": one_of("R", "Y", "B", "K"),
    }
)
_DEAL_EXPECTS = {
    "selected_stack": maybe(whole(1, 21)),
    "tile_from_bottom": maybe(whole(1, 6)),
    "tile_from_top": maybe(whole(1, 6)),
    "hand_sizes": list_of(_COUNT, 2, 4),
    "draw_pile": _COUNT,
    "pile_stacks": list_of(whole(1, 21)),
    "first_player": _SEAT,
    "throws": whole(0, 99),
    "scores": list_of(_POINTS, 2, 4),
}
_SCORE_EXPECTS = {
    "scores": list_of(_POINTS, 2, 4),
    "match_over": truth,
    "next_dealer": maybe(_SEAT),
    "next_first": maybe(_SEAT),
    "places": maybe(list_of(whole(1, 4), 2, 4)),
}


def _fits_reading(expected, got):
    """Return whether the reading is right: (sets and runs or pairs, joker thrown or not)."""
    return expected in (got or (None,))


KINDS = {
    "joker": Kind(
        {"indicator": _tile},
        {},
        expects({"joker": maybe(_tile), "false_joker_is": maybe(_tile), "rethrow": truth}),
        ask_joker,
    ),
    "meld": Kind(
        {"tiles": _hand(1, 15)},
        _FACE,
        expects({"set": bit, "run": bit, "pair": bit}),
        _ask_meld,
    ),
    "is_winning": Kind(
        {"tiles": _hand(15, 15), "discard": _tile},
        {**_FACE, **_TAKEN},
        {
            "win": Expect(truth),
            "type": Expect(maybe(one_of(*TYPES)), _fits_reading),
            "penalty": Expect(maybe(_POINTS), lambda expected, got: (expected or 0) == got),
        },
        ask_is_winning,
    ),
    "finishing_discards": Kind(
        {"tiles": _hand(15, 15)},
        {**_FACE, **_TAKEN},
        expects({"finishing": dict_of(_tile, _POINTS)}),
        ask_finishing_discards,
    ),
    "setup": Kind(
        {"players": whole(2, 4), "dealer": _SEAT, "setup": text},
        {"dice": list_of(whole(1, 6), 0, 9), "active": _SEATS},
        {
            **expects(_DEAL_EXPECTS),
            "hands": Expect(dict_of(_SEAT_NAME, list_of(text)), at_least),
            "hand_stacks": Expect(dict_of(_SEAT_NAME, list_of(whole(1, 21))), at_least),
        },
        ask_setup,
    ),
    "score": Kind(
        {"scores": list_of(_POINTS, 2, 4)},
        {"event": _EVENT, "events": list_of(_EVENT, 1, 2), "active": _SEATS, "dealer": _SEAT},
        {
            **expects(_SCORE_EXPECTS),
            "winners": Expect(maybe(list_of(_SEAT, 0, 4)), same_items),
            "eliminated": Expect(maybe(list_of(_SEAT, 0, 4)), same_items),
        },
        ask_score,
    ),
    "legal": Kind(
        {"state": object_of(_STATE), "action": text},
        _FACE,
        {
            "legal": Expect(truth),
            "result": Expect(maybe(text), lambda expected, got: expected in (got or (None,))),
            "gains": Expect(maybe(_tile)),
        },
        ask_legal,
    ),
    "sees": Kind(
        {"seat": _SEAT, "discards": list_of(_hand(0, 9), 2, 4)},
        {},
        expects({"discards": list_of(_hand(0, 9), 2, 4)}),
        ask_sees,
    ),
    "distance": Kind(
        {"tiles": _hand(14, 15)},
        _FACE,
        expects({"distance": whole(0, 14), "melds": whole(0, 14), "pairs": whole(0, 14)}),
        _ask_distance,
    ),
    "useful_draws": Kind({"tiles": _hand(14, 14)}, _FACE, _TILES, _ask_useful_draws),
    "best_discards": Kind({"tiles": _hand(15, 15)}, _FACE, _TILES, _ask_best_discards),
}
_NEED_JOKER = (
    "meld",
    "is_winning",
    "finishing_discards",
    "distance",
    "useful_draws",
    "best_discards",
)


def check(case):
    """Raise BadCase if the options, the tiles or the seats of a case are impossible."""
    kind = case["kind"]
    options = settings_of(case, OPTIONS, **_players(case))
    if kind in _NEED_JOKER:
        _check_tiles(case, kind)
    if kind == "score":
        _check_score(case, options)
    if kind == "legal":
        if "phase" not in case["state"]:
            raise BadCase("the field 'state.phase' is missing")
        verb, colon, tile = case["action"].partition(":")
        if colon and verb in ("discard", "finish") and _tile(tile.partition("=")[0]):
            raise BadCase(f"the field 'action' names no tile: '{case['action']}'")
    for name in ("dealer", "seat", "active"):
        named = case.get(name, [])
        seats = named if isinstance(named, list) else [named]
        if any(seat >= options["players"] for seat in seats):
            raise BadCase(f"the field '{name}' is no seat of {options['players']} players")


def _players(case):
    """Return the settings that fields other than `rules` imply."""
    rules = case.get("rules", {})
    if case["kind"] == "setup":
        return {"players": case["players"], "setup": case["setup"]}
    if case["kind"] == "score" and rules.get("win_mode") != "partners" and "players" not in rules:
        return {"players": len(case["scores"])}
    if case["kind"] == "sees":
        return {"players": len(case["discards"])}
    return {}


def _check_tiles(case, kind):
    if "indicator" not in case and "joker" not in case:
        raise BadCase("the field 'indicator' is missing")
    for name in ("discard", "taken"):
        if name in case and case[name] not in case["tiles"]:
            raise BadCase(f"the field '{name}' is not among the tiles")
    for tile in case["tiles"]:
        if kind != "meld" and case["tiles"].count(tile) > tiles.COPIES:
            raise BadCase(f"the field 'tiles' has {tile} more than twice")


def _check_score(case, options):
    if len(case["scores"]) != score.sides(options):
        raise BadCase(f"the field 'scores' needs {score.sides(options)} numbers")
    if ("event" in case) == ("events" in case):
        raise BadCase("one of the fields 'event' and 'events' is needed")
    for event in case.get("events") or [case["event"]]:
        whats = [name for name in ("finish", "show", "drawn") if name in event]
        if len(whats) != 1 or event.get("drawn") is False:
            raise BadCase("an event needs one of finish, show and drawn (true)")
        if ("type" in event or "colour" in event) and whats != ["finish"]:
            raise BadCase("only a finish has a type or a colour")
        if event[whats[0]] not in range(options["players"]):
            raise BadCase(f"'{whats[0]}' is no seat of {options['players']} players")
