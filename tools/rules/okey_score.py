"""Rule cases about finishing a round of Okey and its cost: real states, played and scored."""

from engine.contract import IllegalAction
from engine.okey import events, melds, notation, tiles
from engine.okey.actions import DECLINE, FINISH, NEXT_ROUND, SHOW
from engine.okey.phases import BETWEEN, DISCARDING, DRAWING, SHOWING
from engine.okey.score import SETS_AND_RUNS, SEVEN_PAIRS
from tools.rules.case import NoPosition, options_of
from tools.rules.okey_fill import Seats, joker_and_indicator, lay

# The ways to finish a round, in the words of the cases: with sets and runs or with seven pairs;
# by throwing another tile than the joker, or the joker.
TYPES = ("normal", "joker", "pairs", "pairs_joker")

_INDICATOR = notation.parse_tile("Y9")
_PLAIN = "K9"
_MELDS = "R1,R2,R3/Y4,Y5,Y6/B7,B8,B9,B10/K10,K11,K12,K13"
_PAIRS = "R1,R1/Y2,Y2/B3,B3/K4,K4/R6,R6/Y7,Y7/B8,B8"
_ONE_COLOUR_MELDS = "1,2,3/4,5,6,7/1,2,3/4,5,6,7"
_ONE_COLOUR_PAIRS = "1,1/2,2/3,3/4,4/5,5/6,6/7,7"


# Whether a hand wins, and what it costs the others.


def _facing(case):
    """Return the state in which a seat holds the fifteen tiles of a case."""
    hand = [notation.parse_tile(tile) for tile in case["tiles"]]
    _, indicator = joker_and_indicator(case, hand)
    # Both copies in one hand: then the indicator itself was drawn, which needs an option.
    gone = hand.count(indicator) == tiles.COPIES
    options = options_of(case, indicator_last="on") if gone else options_of(case)
    seats = Seats(options)
    facts = {"taken": notation.parse_tile(case["taken"])} if "taken" in case else {}
    acted = range(seats.players)
    return lay(
        seats,
        DISCARDING,
        seats.first,
        {seats.first: hand},
        indicator,
        gone,
        acted=acted,
        indicator_left=False if gone else None,
        **facts,
    )


def _finish(state, thrown):
    """Finish by throwing a kind; return (reading, points lost by each other), or None."""
    after = state.copy()
    try:
        happened = after.apply(FINISH + thrown)
    except IllegalAction:
        return None
    points = [event[2] for event in happened if event[0] == events.LOST]
    whats = {line.what for line in after.round_result.bill}
    readings = []
    if SETS_AND_RUNS in whats:
        readings.append("normal")
    if SEVEN_PAIRS in whats:
        readings.append("pairs")
    if thrown == state.table.joker:
        # "joker" and "pairs_joker" are more precise than "normal" and "pairs"; both are right.
        readings += ["joker" if name == "normal" else "pairs_joker" for name in readings]
    return readings, max(points)


def ask_is_winning(case):
    """Answer whether fourteen tiles win when the fifteenth is thrown, how, and at what price."""
    state = _facing(case)
    thrown = notation.parse_tile(case["discard"])
    found = _finish(state, thrown)
    listed = FINISH + thrown in state.legal_actions()
    if listed != (found is not None):
        raise NoPosition("the engine lists the finish and refuses it, or the other way about")
    if found is None:
        return [{"win": False, "type": None, "penalty": 0}]
    return [{"win": True, "type": found[0], "penalty": found[1]}]


def ask_finishing_discards(case):
    """Answer which tiles may be thrown to finish, and what each costs the others."""
    state = _facing(case)
    finishing = {}
    for kind in range(tiles.KINDS):
        found = _finish(state, kind)
        if found:
            finishing[notation.tile(kind)] = found[1]
    return [{"finishing": finishing}]


# The effect of a round on the scores.


def ask_score(case):
    """Answer the scores after the events of a round, and whether the match is over."""
    return [_play(case, active) for active in _who_may_be_in(case)]


def _who_may_be_in(case):
    """Return the lists of active seats that fit the case.

    In elimination a seat with less than a point has left, unless this round's showing took its
    last point: then it has exactly 0. If the case leaves this open, both are tried.
    """
    everyone = list(range(len(case["scores"])))
    if "active" in case:
        return [sorted(case["active"])]
    if case.get("rules", {}).get("win_mode") != "elimination":
        return [None]
    first = (case.get("events") or [case["event"]])[0]
    acting = first.get("finish", first.get("show", -1))
    sure = [seat for seat in everyone if case["scores"][seat] > 0 or seat == acting]
    doubtful = [seat for seat in everyone if case["scores"][seat] == 0 and seat != acting]
    both = [sure, sorted(sure + doubtful)] if doubtful else [sure]
    return [active for active in both if len(active) > 1] or [sure]


def _play(case, active):
    """Carry out the events, each in its own position, and return the answer."""
    events_to_come = case.get("events") or [case["event"]]
    scores = case["scores"]
    state = None
    for event in events_to_come:
        state = _position(case, event, scores, active)
        action, arg = _action(event)
        try:
            state.apply(action, arg)
        except IllegalAction as error:
            raise NoPosition(f"the engine refuses {event}: {error}")
        scores = state.scores
    if state is None:
        raise NoPosition("nothing happens")
    outcome = state.outcome()
    result = state.round_result
    answer = {
        "scores": list(state.scores),
        "match_over": outcome is not None,
        "winners": sorted(outcome.winners) if outcome else [],
        "places": list(outcome.places) if outcome else None,
        "eliminated": sorted(result.left) if result else [],
        "next_dealer": None,
        "next_first": None,
    }
    if state.phase == BETWEEN:
        state.apply(NEXT_ROUND)
        answer["next_dealer"] = state.dealer
        answer["next_first"] = state.leader
    return answer


def _position(case, event, scores, active):
    """Return the state in which the event is about to happen."""
    partners = case.get("rules", {}).get("win_mode") == "partners"
    settings = {} if partners else {"players": len(scores)}
    seats = Seats(options_of(case, **settings), case.get("dealer"))
    facts = {"scores": scores}
    if active is not None:
        # Seats that are out left in an earlier round.
        facts.update(active=active, round_no=2)
    if "show" in event:
        return _before_showing(seats, event["show"], facts)
    facts["acted"] = range(seats.players)
    if seats.options["indicator_last"] == "on":
        facts["indicator_left"] = False
    if "drawn" in event:
        turn = seats.first if active is None else active[0]
        return lay(seats, DRAWING, turn, {}, _INDICATOR, _gone(facts), pile=0, **facts)
    thrown, groups = _shown(event)
    hand = [kind for group in groups for kind in group] + [thrown]
    turn = event["finish"]
    return lay(seats, DISCARDING, turn, {turn: hand}, _INDICATOR, _gone(facts), **facts)


def _gone(facts):
    return facts.get("indicator_left") is False


def _before_showing(seats, shower, facts):
    """Return the state in which a seat holds the twin and is asked whether it shows it."""
    facts["twin_holder"] = shower
    phase = DISCARDING if shower == seats.first else DRAWING
    if seats.options["gosterme"] == "before_start":
        phase = SHOWING
    if phase == DRAWING:
        facts["acted"] = (seats.first,)
    return lay(seats, phase, shower, {shower: [_INDICATOR]}, _INDICATOR, **facts)


def _shown(event):
    """Return (kind thrown, groups) of a finish."""
    reading = event.get("type", "normal")
    pairs = reading.startswith("pairs")
    arrangement = _PAIRS if pairs else _MELDS
    if "colour" in event:
        values = _ONE_COLOUR_PAIRS if pairs else _ONE_COLOUR_MELDS
        arrangement = "/".join(
            ",".join(event["colour"] + value for value in group.split(","))
            for group in values.split("/")
        )
    thrown = notation.parse_tile(_PLAIN)
    if reading.endswith("joker"):
        thrown = tiles.joker_of(_INDICATOR)
    return thrown, [notation.parse_hand(group) for group in arrangement.split("/")]


def _action(event):
    """Return (action, arg) of an event."""
    if "show" in event:
        return SHOW, None
    if "drawn" in event:
        return DECLINE, None
    thrown, groups = _shown(event)
    return FINISH + thrown, melds.join(groups)
