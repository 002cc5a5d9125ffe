"""Rule cases about what a seat may do at Okey, and what it may see."""

from engine.contract import IllegalAction
from engine.okey import melds, notation, tiles
from engine.okey.actions import DISCARD, FINISH, SHOW
from engine.okey.phases import BETWEEN, DISCARDING, DRAWING, OVER, SHOWING
from tools.rules.case import NoPosition, options_of
from tools.rules.okey_fill import (
    Seats,
    complete_hand,
    incomplete_hand,
    joker_and_indicator,
    lay,
    pool_for,
)

PHASES = ("show", "turn_start", "drawn")
SOURCES = ("pile", "discard", "indicator")

_RESULTS = {SHOWING: "show", DRAWING: "turn_start", DISCARDING: "drawn"}


class _Scene:
    """One `legal` case: its named tiles, the seat that is asked, and the places of the tiles."""

    def __init__(self, case):
        self.given = case["state"]
        verb, _, tile = case["action"].partition(":")
        self.thrown = -1
        if verb in ("discard", "finish") and tile:
            self.thrown = notation.parse_tile(tile.partition("=")[0])
        self.drawn = self._tile("drawn")
        self.top = self._tile("prev_discard")
        named = [kind for kind in (self.thrown, self.drawn, self.top) if kind >= 0]
        if isinstance(self.given.get("hand"), list):
            named += [notation.parse_tile(tile) for tile in self.given["hand"]]
        face = {name: self.given.get(name, case.get(name)) for name in ("joker", "indicator")}
        self.joker, self.indicator = joker_and_indicator(face, named)
        self.seats = Seats(options_of(case))
        self.phase = self.given["phase"]
        self._find_moment()

    def _tile(self, name):
        value = self.given.get(name)
        return notation.parse_tile(value) if value else -1

    def _find_moment(self):
        """Find the seat that is asked, whether the round is opening, and the hand's size."""
        given = self.given
        size = given.get("hand")
        size = len(size) if isinstance(size, list) else size
        asked = given.get("seat")
        starts = given.get("first_turn_of_round", size == 15)
        if self.phase == "show":
            started = given.get("round_started", asked == "other")
            self.opening = not started and asked != "other"
        else:
            nothing_drawn = self.phase == "turn_start" or not given.get("drawn_from")
            starts = starts and (self.phase == "turn_start" or "first_turn_of_round" in given)
            self.opening = starts and nothing_drawn and size != 14 and asked != "other"
            started = given.get("round_started", not self.opening)
        is_first = self.opening or asked == "first"
        self.started = started
        self.fifteen = self.opening or self.phase == "drawn"
        self.seat = self.seats.first if is_first else self.seats.next(self.seats.first)
        self.decided = given.get("own_actions", 0) > 0
        if is_first and started and given.get("own_actions") == 0:
            raise NoPosition("the round starts with the first player's own discard")
        if (is_first and started) or (self.phase == "drawn" and not self.opening):
            self.decided = True
        if self.phase != "show":
            if started == self.opening:
                raise NoPosition("the round starts with the first discard, which ends a turn")
            if size not in (None, 15 if self.fifteen else 14):
                raise NoPosition(f"nobody holds {size} tiles at this moment")

    # The hand.

    def hand(self):
        """Return the kinds in the hand of the seat that is asked."""
        size = 15 if self.fifteen else 14
        held = self._held()
        if isinstance(self.given.get("hand"), list):
            hand = [notation.parse_tile(tile) for tile in self.given["hand"]]
            self._check_complete(tiles.counts_of(hand))
            return hand
        pool = pool_for(-1 if self.gone else self.indicator, *held)
        if self.top >= 0:
            pool[self.top] -= pool[self.top] > 0
        # No joker or twin by chance, and exactly as many of the drawn face as the case says.
        for kind in (self.joker, self.indicator, self.drawn):
            if kind >= 0:
                pool[kind] = 0
        if not self.given.get("complete"):
            return tiles.kinds_of(incomplete_hand(size, self.joker, pool, held))
        apart = self._apart(held)
        if apart >= 0:
            held.remove(apart)
        elif size == 15:
            apart = tiles.kinds_of(pool)[0]
            pool[apart] -= 1
        hand = complete_hand(self.joker, pool, held)
        return tiles.kinds_of(hand) + (bytes((apart,)) if size == 15 else b"")

    def _held(self):
        """Return the kinds that the hand must hold, as a list."""
        held = []
        if self.drawn >= 0 and self.phase == "drawn":
            held += [self.drawn] * (1 + self.given.get("others_alike", 0))
        if self.thrown >= 0 and self.thrown not in held:
            held.append(self.thrown)
        if self.twin and self.indicator not in held:
            held.append(self.indicator)
        return held

    def _apart(self, held):
        """Return the held kind that is not one of the fourteen that win, or -1."""
        return self.thrown if self.fifteen and self.thrown in held else -1

    def _check_complete(self, hand):
        """Raise if a hand that is given tile by tile contradicts the case's description."""
        wins = melds.distance(hand, self.joker) == 0
        if self.given.get("complete", wins) != wins:
            raise NoPosition("this hand is " + ("complete" if wins else "not complete"))

    # The table.

    @property
    def twin(self):
        """Whether the seat that is asked was dealt the indicator's twin."""
        return self.given.get("dealt_twin", self.phase == "show" and not self.decided)

    @property
    def gone(self):
        """Whether the indicator has been drawn."""
        may_go = self.seats.options["indicator_last"] == "on"
        drawn = self.given.get("drawn_from") == "indicator"
        return may_go and not self.given.get("indicator_left", not drawn)

    def state(self):
        """Return the state as the case says; open details are filled in."""
        given = self.given
        seats = self.seats
        seat = self.seat
        turn = seat
        if self.phase == "show":
            phase, turn = self._showing()
        else:
            phase = DISCARDING if self.fifteen else DRAWING
        source = given.get("drawn_from", "pile")
        facts = {}
        if self.phase == "drawn":
            drawn = self.indicator if source == "indicator" else self.drawn
            facts["taken" if source == "discard" else "drawn"] = drawn
        if seats.options["indicator_last"] == "on":
            facts["indicator_left"] = not self.gone
        hand = self.hand()
        if self.phase == "drawn" and source == "discard" and self.drawn < 0:
            facts["taken"] = hand[0]
        acted = [other for other in range(seats.players) if self.started and other != seat]
        state = lay(
            seats,
            phase,
            turn,
            {seat: hand},
            self.indicator,
            self.gone,
            pile=given.get("pile"),
            discards=self._discards(turn),
            twin_holder=seat if self.twin else -1,
            acted=acted + ([seat] if self.decided and self.started else []),
            empty_takes=[seat] if given.get("took_since_empty") else [],
            **facts,
        )
        # Before a seat's first draw or discard it can only decide whether to show.
        if given.get("shown", self.decided and not self.started) and state.to_act == seat:
            if SHOW in state.legal_actions():
                state.apply(SHOW)
            elif given.get("shown"):
                raise NoPosition("the twin cannot have been shown")
        return state

    def _showing(self):
        """Return (phase, seat in turn) when a seat is, or would be, asked to show the twin."""
        seats = self.seats
        if self.started:
            return DRAWING, self.seat
        if seats.options["gosterme"] != "before_start":
            return DISCARDING, seats.first
        # A seat that has decided is not asked again: it is the next seat's turn.
        return SHOWING, seats.next(self.seat) if self.decided else self.seat

    def _discards(self, turn):
        """Return the discards of the case, as an argument of `lay`."""
        previous = self.seats.previous(turn)
        if self.top >= 0:
            return {previous: [self.top]}
        if "prev_discard" in self.given:
            return {previous: None}
        return {}


def ask_legal(case):
    """Answer whether a seat may do something in a state, and its result."""
    scene = _Scene(case)
    state = scene.state()
    actions = _meant(case["action"])
    if state.to_act != scene.seat:
        actions = []
    listed = state.legal_actions()
    results = []
    for action, arg in actions:
        after = state.copy()
        try:
            after.apply(action, arg)
        except IllegalAction:
            if action in listed and arg is None:
                raise NoPosition("the engine lists the action and refuses it")
            continue
        if action not in listed:
            raise NoPosition("the engine does not list the action and carries it out")
        results.append((_result(after), _gained(state, after, scene.seat)))
    result, gains = results[0] if results else (None, None)
    return [{"legal": bool(results), "result": result, "gains": gains}]


def _gained(before, after, seat):
    """Return the tile that has come to a hand, or None."""
    for kind in range(tiles.KINDS):
        if after.table.hands[seat][kind] > before.table.hands[seat][kind]:
            return notation.tile(kind)
    return None


def _meant(name):
    """Return the actions, as (action, arg), that a name may mean; none if it names no action.

    A bare `discard` or `finish` means one with any tile.
    """
    if name in ("discard", "finish"):
        base = DISCARD if name == "discard" else FINISH
        return [(base + kind, None) for kind in range(tiles.KINDS)]
    try:
        return [notation.parse_action(name)]
    except notation.BadNotation:
        return []


def _result(state):
    """Return the words for the result of an action, as a list."""
    if state.phase in _RESULTS:
        return [_RESULTS[state.phase]]
    drawn = state.round_result.winner < 0 and not state.round_result.thrown >= 0
    words = ["round_drawn" if drawn else "round_won"] if state.phase in (BETWEEN, OVER) else []
    return words + (["match_over"] if state.phase == OVER else [])


def ask_sees(case):
    """Answer what a seat sees of the discards and the hands."""
    seats = Seats(options_of(case, players=len(case["discards"])))
    piles = [[notation.parse_tile(tile) for tile in pile] for pile in case["discards"]]
    named = [kind for pile in piles for kind in pile]
    _, indicator = joker_and_indicator({}, named)
    held = sum(map(len, piles))
    pile = tiles.TILES - 1 - tiles.HAND * seats.players - held
    state = lay(
        seats,
        DRAWING,
        seats.first,
        {},
        indicator,
        pile=pile,
        discards={seat: kinds or None for seat, kinds in enumerate(piles)},
        acted=range(seats.players),
    )
    view = state.view(case["seat"])
    return [{"discards": [[notation.tile(kind) for kind in kinds] for kinds in view.discards]}]
