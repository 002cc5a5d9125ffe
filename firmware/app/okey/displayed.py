"""The match as the table shows it: it follows the events one by one, behind the state.

A view is the current position. A `Displayed` is the part of it that the player has been shown.
Each event is applied when its animation is over, so the picture never shows more than that.
"""

from engine.okey import events
from engine.okey.phases import SHOWING
from engine.okey.score import side_of

NOBODY = -1


class Displayed:
    """The public part of a match, as the picture shows it.

    viewer, players, options  the seat that the picture is for; how many seats; settings
    active, scores            seats still in; points per side
    round_no, dealer
    turn                      the seat at turn, or that will begin, -1 for nobody
    pile                      tiles in the draw pile
    indicator, joker          kinds, -1 while not turned
    tops                      per seat the kind on top of its discards, -1 for none
    hands                     per seat the number of tiles
    has_indicator             the indicator still lies on the table
    last_thrown               seat whose discard came last, -1 for none
    """

    def __init__(self, view):
        """Show what `view` shows."""
        self.viewer = view.seat
        self.players = view.players
        self.last_thrown = NOBODY
        self.catch_up(view)

    def catch_up(self, view):
        """Copy the position from a view once all events are shown, but keep the latest discard.

        Events do not tell everything: whose turn it is, for example.
        """
        self.options = view.options
        self.active = list(view.active)
        self.scores = list(view.scores)
        self.round_no = view.round_no
        self.dealer = view.dealer
        self.turn = view.to_act if view.result is None else NOBODY
        if view.phase == SHOWING:  # whoever is asked for the twin, the leader is to begin
            self.turn = view.leader
        self.pile = view.pile + (1 if view.indicator_left else 0)
        self.indicator = view.indicator
        self.joker = view.joker
        self.has_indicator = view.indicator_left or view.options["indicator_last"] == "off"
        self.tops = [pile[-1] if pile else -1 for pile in view.discards]
        self.hands = list(view.hand_sizes)

    def before_deal(self, view):
        """Show the empty table before the first deal of a match; `view` is from after the deal."""
        self.begin_round(view.round_no, view.dealer)

    def begin_round(self, round_no, dealer):
        """Clear the table for a deal."""
        self.round_no = round_no
        self.dealer = dealer
        self.indicator = -1
        self.joker = -1
        self.has_indicator = True
        self.turn = NOBODY
        self.last_thrown = NOBODY
        self.pile = 0
        for seat in range(self.players):
            self.hands[seat] = 0
            self.tops[seat] = -1

    def apply(self, event):
        """Apply the public changes of an event. After TOOK, call `uncover` for the discards."""
        code = event[0]
        if code == events.DREW or code == events.DREW_INDICATOR:
            self.pile -= 1
            if code == events.DREW_INDICATOR:
                self.has_indicator = False
            self.hands[event[1]] += 1
            self.turn = event[1]
        elif code == events.TOOK:
            self.last_thrown = NOBODY
            self.hands[event[1]] += 1
            self.turn = event[1]
        elif code == events.DISCARDED or code == events.FINISHED:
            self.hands[event[1]] -= 1
            # The tile that finishes is laid on the draw pile, not on the discards.
            if code == events.DISCARDED:
                self.tops[event[1]] = event[2]
                self.last_thrown = event[1]
                self.turn = self.next(event[1])
        elif code == events.LOST:
            self.scores[event[1]] = event[3]

    def uncover(self, seat, rest):
        """Remove the top of a seat's discards; rest: the discards that a view still shows."""
        self.tops[seat] = rest[-1] if rest else -1

    def next(self, seat):
        """Return the next seat that is still in."""
        for i in range(1, self.players + 1):
            other = (seat + i) % self.players
            if other in self.active:
                return other
        return seat

    def source(self):
        """Return the seat whose discards this player may take."""
        for i in range(1, self.players + 1):
            other = (self.viewer - i) % self.players
            if other in self.active:
                return other
        return self.viewer

    def place(self, seat):
        """Return where a seat sits: 0 here, 1 right, 2 across, 3 left."""
        place = (seat - self.viewer) % self.players
        if self.players == 3 and place == 2:
            return 3
        if self.players == 2 and place == 1:
            return 2
        return place

    def discard_place(self, seat):
        """Return the place, as of `place`, where a seat's discards lie."""
        place = self.place(seat)
        # With two players the opponent's discards lie at the left, within the player's reach.
        return 3 if self.players == 2 and place == 2 else place

    def score(self, seat):
        return self.scores[side_of(seat, self.options)]

    def is_partner(self, seat):
        """Return whether a seat plays in a team with this player."""
        own = side_of(self.viewer, self.options)
        return self.options["win_mode"] == "partners" and side_of(seat, self.options) == own
