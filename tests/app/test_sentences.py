"""What people say at a table: in its moment, at most once a round, if wanted. Portable.

A sample of the matches, and of the classes of screens for each sentence; more with LAWS=all.
"""

from app.core import people
from app.core.match import Match
from app.core.settings import Settings
from app.table import speech
from app.texts import catalog
from app.texts.languages import LANGUAGES
from engine.ceki import events as ceki
from engine.games import GAMES, load
from engine.koikoi import events as koikoi
from engine.okey import events as okey
from engine.seeds import Deal
from tests.app import rig, tables
from tests.app.tables import assert_paints_alike, ready, texts_of
from tests.app.test_ending import BOARDS, SEEDS, opened, played_out
from tests.app.test_portraits import played
from tests.sample import sampled

# By game: the event that is a call, and the one in which somebody may be robbed.
REMARKED = {
    "okey": (okey.SHOWED, okey.FINISHED),
    "koikoi": (koikoi.CALLED, koikoi.STOPPED),
    "ceki": (ceki.CALLED, ceki.WON),
}
LONG = {
    "okey": {"players": 2, "start": 20},
    "koikoi": {"rounds": 12},
    "ceki": {"players": 2, "hands": 12},
}
_MATCHES = 24
_FEW = sampled(4, _MATCHES)  # at least; more until each moment has come
MOMENTS = {speech.GREETS, speech.CALLS, speech.ROBBED}  # of a match that goes on
EVERYBODY = [(game, person[0]) for game in people.PEOPLE for person in people.PEOPLE[game]]


def told(game, seed, seats, options):
    """Return the sentences of a match that bots play: a list of (round, seat, event, words)."""
    match = played_out(Match(game, options, seats, Deal(seed, "0" * 16, "", "")))
    _, table = tables.opened(game, options, seats, seed)
    table.painter.is_skipping = True
    director = table.director
    heard = []
    speak = director.speak

    def noted(event):
        said = speak(event)
        if said:
            name, _, words = said.partition(": ")
            seat = table.painter.names.index(name)
            heard.append((table.painter.displayed.round_no, seat, event, words))
        return said

    director.speak = noted

    def happened():
        state = match.log.start()
        yield state.deal_events
        for _, action, arg in match.log.actions:
            yield state.apply(action, arg)

    event_for = load(game, "events").event_for
    director.forget()
    director.retrace([event_for(event, 0) for event in events] for events in happened())
    return heard


def test_everybody_says_something_else_at_each_moment():
    before = catalog.language()
    for language in LANGUAGES:
        catalog.use(language)
        said = [words for one in EVERYBODY for words in speech.sentences(one[1])]
        assert len(said) == len(set(said)) == 60 and all(said), language
    catalog.use(before)


def test_a_sentence_has_its_moment_and_a_round_one_at_most():
    for game in GAMES:
        found = set()
        for number in range(_MATCHES):
            seats = ("human", people.seats(game)[number % 4])
            said = speech.sentences(people.PEOPLE[game][number % 4][0])
            heard = told(game, "%016x" % number, seats, LONG[game])
            rounds = [one[0] for one in heard]
            assert rounds[0] == 1 and len(set(rounds)) == len(rounds), (game, number)
            for round_no, seat, event, words in heard:
                moment = said.index(words)
                found.add(moment)
                code, actor = event[:2]
                call, end = REMARKED[game]
                assert seat == 1 and (moment == speech.GREETS) == (round_no == 1)
                if moment == speech.CALLS:
                    assert (code, actor) == (call, 1) and round_no % 2
                elif moment == speech.ROBBED:
                    assert (code, actor) == (end, 0)
            if number + 1 >= _FEW and found == MOMENTS:
                break
        assert found == MOMENTS, game


def test_of_several_people_one_speaks_in_a_round():
    for game in ("okey", "ceki"):
        seats = ["human", "easy"] + people.seats(game)[:2]
        heard = told(game, SEEDS[0], seats, {"players": 4})
        rounds = [one[0] for one in heard]
        assert len(set(rounds)) == len(rounds) and {one[1] for one in heard} == {2, 3}, game


def test_a_player_may_want_to_hear_nothing():
    Settings.talk = False
    try:
        for game in GAMES:
            assert not told(game, SEEDS[0], ("human", people.seats(game)[0]), LONG[game])
            assert not said_at_the_end(game, SEEDS[0], rig.SQUARE)[1]
    finally:
        Settings.talk = True


def said_at_the_end(game, seed, profile):
    """Return who wins a short match, and what the opponent is seen to say at its end."""
    loop, end = opened(played(game, seed, people.seats(game)[1]), profile)
    ready(loop)
    assert_paints_alike(loop, end)
    written = texts_of(loop.canvas)
    for _ in range(3):
        end.draw()
        rig.press(loop, "RIGHT")
    seen = " ".join(written)
    said = [one for one in speech.sentences(people.PEOPLE[game][1][0]) if one in seen]
    assert len(said) < 2 and not (said and end.painter.bar.sentence)
    return end.view.outcome.winners, said[0] if said else end.painter.bar.sentence


def test_a_match_ends_with_a_sentence_unless_its_last_round_had_one():
    for number, game in enumerate(GAMES):
        said = speech.sentences(people.PEOPLE[game][1][0])
        found = set()
        for turn, seed in enumerate(SEEDS):
            winners, heard = said_at_the_end(game, seed, BOARDS[(number + turn) % 4])
            found.add(heard)
            if heard in (said[speech.WINS], said[speech.LOSES]):
                assert winners == ((1,) if heard == said[speech.WINS] else (0,))
            else:
                assert heard or len(winners) > 1, (game, seed)
        assert found & {said[speech.WINS], said[speech.LOSES]}


def test_the_giver_of_the_last_tile_speaks_to_the_player_alone():
    """A finish of anybody else keeps its own heading."""
    for winner in range(4):
        seats = ["human"] + people.seats("okey")[:3]
        _, table = tables.opened("okey", {"players": 4}, seats, SEEDS[0])
        director = table.director
        giver = (winner - 1) % 4
        director.tell((okey.TOOK, winner, giver, 7))
        moment = director.moment_of((okey.FINISHED, winner, 7, b""))
        assert moment == ((giver, speech.ROBBED) if winner == 0 else None)


def test_a_sentence_is_in_the_picture_until_the_next_event():
    for number, (game, style) in enumerate(EVERYBODY):
        words = speech.sentences(style)[speech.ROBBED]
        share = sampled(3, 1)
        for profile in list(BOARDS)[number % share :: share]:
            options = {"players": 2} if game != "koikoi" else {}
            seats = ("human", "easy:" + style)
            loop, table = tables.opened(game, options, seats, SEEDS[0], profile=profile)
            ready(loop)
            painter = table.painter
            assert painter.bar.sentence
            assert_paints_alike(loop, table)
            painter.bar.forget()
            painter.show_asked(False)
            painter.paint_all()
            before = loop.canvas.crc()
            painter.bar.add_sentence(painter.names[1], words)
            after = loop.canvas.crc()
            painter.paint_all()
            assert before != after == loop.canvas.crc(), (game, profile)
            painter.bar.add_event("x")
            after = loop.canvas.crc()
            painter.paint_all()
            assert after == loop.canvas.crc(), (game, profile)
