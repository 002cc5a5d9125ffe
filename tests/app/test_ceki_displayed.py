"""The cards of a Ceki table follow its events. Portable."""

from app.ceki.displayed import Displayed
from app.core.match import Match
from engine.ceki import events, score
from engine.games import result_of
from engine.seeds import known


def test_events_alone_leave_every_card_where_the_view_has_it():
    """A won discard too leaves the heap for the winner's hand."""
    ways = set()
    for seed in ("%016x" % 11, "%016x" % 12):
        match = Match("ceki", {}, ("easy",) * 4, known(seed))
        displayed = Displayed(match.state.view(0))
        while match.state.to_act >= 0:
            happened = match.act(*result_of(match.bot_thoughts()))
            if happened[0][0] == events.HAND_STARTED:
                displayed.catch_up(match.state.view(0))
            else:
                for event in happened:
                    displayed.apply(event)
            view = match.state.view(0)
            found = bytes(displayed.heap), bytes(displayed.hands)
            assert found == (bytes(view.discards), bytes(view.hand_sizes)), happened
            ways |= {event[2] for event in happened if event[0] == events.WON}
    assert {score.SIMPLE, score.TRIPLE} <= ways
