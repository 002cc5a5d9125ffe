"""Rule cases about the course of a hand of Ceki: real states, played and scored."""

from engine.ceki import cards, events, notation
from engine.ceki.actions import CALL, DRAW, NEXT_ROUND, PASS, TAKE, THROW, WIN
from engine.ceki.phases import BETWEEN, CALLING, OVER, TAKING, THROWING
from engine.contract import IllegalAction
from tools.rules.case import NoPosition, options_of
from tools.rules.ceki_fill import faces, lay, parse_kind, waiting_hand, winning_cards

# The origin of the winning discard, in the words of the cases.
DISCARDS = ("drawn_thrown", "from_hand", "hand_after_taking_discard")
SOURCES = ("stock", "discard")
_ORIGINS = {-1: None, events.DRAWN_THROWN: "drawn_thrown", events.FROM_HAND: "from_hand"}
_SEAT = 1  # who is asked, with seat 0 at the right


# Whether a card wins, and how many points.


def ask_win(case):
    """Answer whether a caller wins with a card from a given source, and how much."""
    hand = faces(case["hand"])
    card = notation.parse_card(case["card"])
    options = options_of(case)
    if case["how"]["from"] == "stock":
        state = lay(options, _SEAT, TAKING, {_SEAT: hand}, next_card=card, called=(_SEAT,))
        state.apply(DRAW)
    else:
        state = _discarded(options, hand, card, case["how"]["prev"])
    if WIN not in state.legal_actions():
        return [{"win": False, "base": None, "multiplier": 0, "points": None, "groups": None}]
    state.apply(WIN)
    result = state.round_result
    return [
        {
            "win": True,
            "base": result.base,
            "multiplier": result.how,
            "points": result.points,
            "groups": [[notation.card(face) for face in group] for group in result.groups],
        }
    ]


def _discarded(options, hand, card, arose):
    """Return the state in which the player before the caller has just thrown such a card."""
    if arose == "drawn_thrown":
        state = lay(options, 0, TAKING, {_SEAT: hand}, next_card=card, called=(_SEAT,))
        state.apply(DRAW)
    else:
        other = next(face for face in range(cards.FACES) if face != card and face not in hand)
        comes = {"next_card": other} if arose == "from_hand" else {"heap": [other]}
        state = lay(options, 0, TAKING, {0: [card], _SEAT: hand}, called=(_SEAT,), **comes)
        state.apply(DRAW if arose == "from_hand" else TAKE)
    state.apply(THROW + card)
    return state


# The effect of a hand on the scores.


def ask_payout(case):
    """Answer the scores after a hand that is won with some points, or void."""
    options = options_of(case)
    for name in ("players", "format", "target"):
        if name in case:
            options[name] = case[name]
    facts = dict(scores=case["balances"], round_no=case.get("played", 1))
    facts["dealer"] = case.get("dealer", 0)
    winner = case["winner"]
    if winner is None:
        state = lay(options, 0, TAKING, {}, stock=0, **facts)
        state.apply(PASS)
    else:
        state = _won(options, winner, case["points"], facts)
    outcome = state.outcome()
    answer = {
        "balances": list(state.scores),
        "over": outcome is not None,
        "winners": sorted(outcome.winners) if outcome else [],
        "places": list(outcome.places) if outcome else None,
        "next_dealer": None,
        "next_first": None,
    }
    if state.phase == BETWEEN:
        answer["next_first"] = state.to_act
        state.apply(NEXT_ROUND)
        answer["next_dealer"] = state.dealer
    return [answer]


def _won(options, winner, points, facts):
    """Return the state after a win worth `points`, with any suitable card."""
    for how in (1, 2, 3):
        if points % how == 0 and 9 <= points // how <= 81 and points // how % 3 == 0:
            won = winning_cards(points // how)
            hand, card = won[:8], won[8]
            facts = dict(facts, called=(winner,))
            if how == 3:
                state = lay(options, winner, TAKING, {winner: hand}, next_card=card, **facts)
                state.apply(DRAW)
            else:
                state = lay(
                    options, winner, TAKING, {winner: hand}, heap=[card], origin=how - 1, **facts
                )
            state.apply(WIN)
            return state
    raise NoPosition(f"no hand is worth {points} points")


# Whether an action is legal, and its result.


class _Scene:
    """The state a case describes from one seat's side, and the actions it asks about."""

    def __init__(self, case):
        self.given = case["state"]
        self.options = options_of(case)
        self.called = self.given.get("called", False)
        self.kind = parse_kind(self.given["waits"]) if "waits" in self.given else -1
        self.drew = self._card("drew")
        self.top = self._card("discard")

    def _card(self, name):
        text = self.given.get(name)
        return None if text is None else notation.parse_card(text)

    @property
    def phase(self):
        """The phase: given, or inferred from the card that came."""
        if "phase" in self.given:
            return notation.PHASES.index(self.given["phase"])
        return THROWING if self.drew is not None else TAKING

    def state(self):
        """Return the state as the case says; open details are filled in."""
        given = self.given
        if self.phase == BETWEEN:
            return self._between()
        # The discard is not from the player at the right: then it is another seat's turn.
        turn = _SEAT + 1 if given.get("discarder", "right") == "opposite" else _SEAT
        facts: dict = {"called": (_SEAT,) if self.called else ()}
        if "reshuffles" in given:
            facts["reshuffles"] = given["reshuffles"]
        if "origin" in given:
            facts["origin"] = DISCARDS.index(given["origin"])
        if self.phase == THROWING:
            source = given.get("from", "stock")
            facts["drawn" if source == "stock" else "taken"] = self.drew
        heap = None if "discard" not in given else [] if self.top is None else [self.top]
        stock = given.get("stock")
        next_card = notation.parse_card(given["next"]) if "next" in given else None
        hands = {_SEAT: self._hand()}
        if heap == [] and self.phase == TAKING:
            facts["dealer"] = _SEAT - 1
        state = lay(
            self.options, turn, self.phase, hands, stock, heap, next_card=next_card, **facts
        )
        wins = WIN in state.legal_actions()
        if given.get("completes", wins) != wins:
            raise NoPosition("the discard " + ("wins" if wins else "does not win"))
        return state

    def _hand(self):
        """Return the cards of the seat that is asked, as far as the case knows them."""
        given = self.given
        came = [] if self.phase != THROWING else [self.drew]
        if "hand" in given:
            return faces(given["hand"]) + came
        if self.called:
            elsewhere = [face for face in (self.drew, self.top) if face is not None]
            return waiting_hand(self.kind, elsewhere) + came
        return came * (1 + given.get("others_alike", 0))

    def _between(self):
        """Return the state after a void hand."""
        state = lay(self.options, _SEAT, TAKING, {}, stock=0, reshuffles=3)
        state.apply(PASS)
        return state


def ask_legal(case):
    """Answer whether the seat may do something in a state, and its result."""
    scene = _Scene(case)
    state = scene.state()
    actions = _meant(case["action"], scene)
    if state.phase not in (BETWEEN, OVER) and state.to_act != _SEAT:
        actions = []
    listed = state.legal_actions()
    results = []
    for action in actions:
        after = state.copy()
        try:
            happened = after.apply(action)
        except IllegalAction:
            if action in listed:
                raise NoPosition("the engine lists the action and refuses it")
            continue
        if action not in listed:
            raise NoPosition("the engine does not list the action and carries it out")
        results.append((after, happened))
    answer = {"legal": bool(results), "result": None, "laid": None, "origin": None, "stock": None}
    if results:
        after, happened = results[0]
        called = [event[2] for event in happened if event[0] == events.CALLED]
        answer["result"] = _result(after)
        answer["laid"] = called[0] if called else 0
        answer["origin"] = _ORIGINS[after.origin]
        answer["stock"] = len(after.stock)
    return [answer]


_NAMES = {"take_discard": (TAKE, WIN), "end_turn": (PASS,), "decline": (DRAW, PASS)}


def _meant(name, scene):
    """Return the actions that a name may mean; none if it names no action.

    A bare `throw` means a throw of any card; `keep` a throw of any card but the one that came.
    """
    throws = [THROW + face for face in range(cards.FACES)]
    if name == "throw":
        return throws
    if name == "keep":
        return [action for action in throws if action != THROW + scene.drew]
    if name in _NAMES:
        return _NAMES[name]
    try:
        return [notation.parse_action(name)[0]]
    except notation.BadNotation:
        return []


def _result(state):
    """Return the words for the result of an action, as a list."""
    words = [notation.PHASES[state.phase]]
    if state.round_result:
        words.append("win" if state.round_result.winner >= 0 else "hand_void")
    return words


# Dealt hands that may call.


def ask_dealt(case):
    """Answer who calls before the first card is taken, in what order, and who begins then."""
    options = options_of(case)
    options["players"] = case["players"]
    hands = {int(seat): faces(hand) for seat, hand in case["dealt"].items()}
    dealer = case["dealer"]
    turn = (dealer + 1) % case["players"]
    state = lay(options, turn, CALLING, hands, heap=[], dealer=dealer)
    happened = list(state.deal_events)
    asked = []
    while state.phase == CALLING:
        asked.append(state.to_act)
        legal = state.legal_actions()
        happened += state.apply(CALL if CALL in legal else PASS)
    called = [event for event in happened if event[0] == events.CALLED]
    return [
        {
            "asked": asked,
            "calls": [event[1] for event in called],
            "laid": [event[2] for event in called],
            "first": state.to_act,
            "first_may": [notation.action(action) for action in state.legal_actions()],
            "stock": len(state.stock),
        }
    ]
