"""What the people of app/core/people.py say at a table: sentences of the area `people`.

The bar has them, and so have the panels that show an event. One sentence a round is said at most:
a greeting in the first one, a call only in the third, the fifth and so on, so that it is not heard
too often. The end of a match has a sentence if its last round had none.

Person, moment and sentence follow from the events as they are shown to the seat before the screen.
The game's director says which events are moments.
"""

from app.core import people
from app.texts import catalog
from engine.compat import const
from engine.games import GAMES, level_of

# The moments, in the alphabetical order of their texts: STYLE_CALLS and so on.
CALLS = const(0)
GREETS = const(1)
LOSES = const(2)
ROBBED = const(3)
WINS = const(4)


def sentences(style):
    """Return the sentences of the person with a style, by moment."""
    styles = sorted([person[0] for game in GAMES for person in people.PEOPLE[game]])
    return catalog.person(styles.index(style))


class Speech:
    """The sentences of the people at a table: those of nobody else are in memory."""

    def __init__(self, match):
        """Load them. match: an app.core.match.Match with at least one of the people."""
        self._by_seat = {}
        for seat, who in enumerate(match.seats):
            style = level_of(who)[1]
            if style:
                self._by_seat[seat] = sentences(style)

    def words(self, seat, moment, round_no):
        """Return (seat, sentence) of a moment in a round, None if nobody says anything.

        seat: who may say it; anybody greets
        """
        if moment == GREETS:
            seat = min(self._by_seat)
        if seat not in self._by_seat or (moment == GREETS) != (round_no == 1):
            return None
        if moment == CALLS and not round_no & 1:
            return None
        return seat, self._by_seat[seat][moment]
