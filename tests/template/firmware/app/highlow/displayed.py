"""The match as the table shows it: it follows the events one by one, behind the state."""

from engine.highlow import events


class Displayed:
    """The table as the picture shows it.

    round_no, turn, dealer   of the round; nobody deals: -1
    open                     the tile that lies open, -1 before the first
    """

    dealer = -1

    def __init__(self, view):
        """Show what a view has."""
        self.catch_up(view)

    def score(self, seat):
        return self.scores[seat]

    def before_deal(self, view):
        """Show the table before the first tile is turned."""
        self.catch_up(view)
        self.open = -1

    def catch_up(self, view):
        """Show what a view has."""
        self.round_no = view.round_no
        self.turn = view.to_act if view.result is None else -1
        self.open = view.open
        self.scores = list(view.scores)

    def apply(self, event):
        """Show an event."""
        if event[0] == events.ROUND_STARTED:
            self.round_no = event[1]
            self.open = event[2]
            self.turn = 0
        elif event[0] == events.GUESSED:
            self.open = event[3]
            self.scores[event[1]] += event[4]
            self.turn = (event[1] + 1) % len(self.scores)
