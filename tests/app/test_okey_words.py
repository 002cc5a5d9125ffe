"""The table in words: tiles, events, and the bill of a round."""

from app.core import games
from app.okey import words
from app.table.names import match_title, seat_names
from app.texts import catalog
from engine.okey import events, score
from engine.okey.state import State
from hal.canvas import Canvas
from sim.reader import plain

NAMES = ["You", "Nil", "Efe", "Ada"]


def language(code):
    catalog.use(code)
    games.open_texts("okey")


def view(**options):
    language("en")
    return State(options, "0000000000000001").view(0)


def title_of(ended):
    """The title that names the winners at the table of seat 0."""
    teams = ended.options["win_mode"] == "partners"
    return match_title(ended.outcome.winners, words.side_names(ended, NAMES), 0, teams)


def result(*bill, winner=1, left=()):
    return score.RoundResult(winner, 5, [], [b""] * 4, bill, left)


def line(what, seat, side, points):
    return score.BillLine(what, seat, side, points, b"")


def test_tiles_have_a_number_and_a_shape():
    assert words.tile_text(0, 20) == "1●"
    assert words.tile_text(25, 20) == "13▲"
    assert words.tile_text(30, 20) == "5■"
    assert words.tile_text(51, 20) == "13◆"
    assert words.tile_text(52, 20) == "★8▲"
    assert words.tile_text(52, -1) == "★"


def test_a_tile_is_one_letter_where_texts_have_pictures():
    canvas = Canvas(8, 8)
    assert words.tile_text(51, 20, canvas) == "13◆"
    canvas.picture = print
    for kind, joker in ((0, 20), (51, 20), (20, 20), (52, 20), (52, 51), (52, -1)):
        text = words.tile_text(kind, joker, canvas)
        assert len(text) == 1
        assert plain("a " + text + "b") == "a " + words.tile_text(kind, joker) + "b"


def test_seats_have_names_and_the_player_is_you():
    language("en")
    names = games.SEAT_NAMES["okey"]
    assert seat_names(names, 4, 0) == ["You", "Ali", "Efe", "Eda"]
    assert seat_names(names, 3, 1) == ["Ali", "You", "Efe"]
    assert seat_names(names, 2, -1) == ["Ali", "Efe"]
    language("ms")
    assert seat_names(names, 2, 0) == ["Anda", "Ali"]
    assert seat_names(names, 2, 0, mono=True) == ["Aku", "Ali"]


def test_events_are_said_to_the_player_and_of_the_others():
    language("en")
    cases = (
        ((events.DREW, 1, events.HIDDEN), "Nil draws"),
        ((events.DREW, 0, 25), "You draw 13▲"),
        ((events.TOOK, 1, 0, 0), "Nil takes 1●"),
        ((events.TOOK, 0, 3, 52), "You take ★8▲"),
        ((events.DISCARDED, 3, 51), "Ada throws 13◆"),
        ((events.DISCARDED, 0, 51), "You throw 13◆"),
        ((events.SHOWED, 2, 5), "Efe shows the twin"),
        ((events.FINISHED, 0, 5, b""), "You finish!"),
        ((events.LOST, 0, 2, 18), None),
    )
    for event, said in cases:
        assert words.event_text(event, 0, NAMES, 20) == said, event
    language("tr")
    shown = (events.SHOWED, 0, 5)
    assert words.event_text(shown, 0, NAMES, 20) == "Gösterge yaptın"
    assert words.event_text(shown, 0, NAMES, 20, Canvas(8, 8, True)) == "Eş taşı açtın"


def test_the_bill_names_each_cause_once_with_all_who_lose():
    bill = [line(score.TWIN, 3, side, 1) for side in (0, 1, 2)]
    bill += [line(score.SETS_AND_RUNS, 1, side, 2) for side in (0, 2, 3)]
    bill += [line(score.JOKER_THROWN, 1, side, 2) for side in (0, 2, 3)]
    ended = result(*bill)
    assert words.bill_lines(ended, view(), NAMES) == [
        ("Ada showed the twin", "You, Nil, Efe", "-1"),
        ("Sets and runs", "You, Efe, Ada", "-2"),
        ("Joker thrown", "You, Efe, Ada", "-2"),
    ]
    assert words.losses(ended, 4) == [5, 1, 5, 4]
    assert words.round_title(ended, view(), NAMES) == "Nil wins round 1"


def test_the_bill_names_a_shown_twin_and_pairs_in_one_colour():
    bill = (
        line(score.TWIN, 0, 1, 1),
        line(score.SEVEN_PAIRS, 0, 1, 4),
        line(score.ONE_COLOUR, 0, 1, 4),
    )
    assert words.bill_lines(result(*bill, winner=0), view(), NAMES) == [
        ("You showed the twin", "Nil", "-1"),
        ("Seven pairs", "Nil", "-4"),
        ("One colour: doubled", "Nil", "-4"),
    ]
    assert words.round_title(result(winner=0), view(), NAMES) == "You win round 1"


def test_a_drawn_round_costs_nobody_anything():
    drawn = result(winner=-1)
    assert words.bill_lines(drawn, view(), NAMES) == [("Nobody loses a point", "", "")]
    assert words.round_title(drawn, view(), NAMES) == "Round 1 is drawn"


def test_the_last_bill_says_who_has_no_points_left():
    ended = view()
    bill = [line(score.TWIN, 3, side, 1) for side in (0, 1, 2)]
    ended.scores = [4, 0, -1, 3]
    lines = words.bill_lines(result(*bill, winner=-1), ended, NAMES)
    assert lines == [("Ada showed the twin", "You, Nil, Efe", "-1")]
    ended.outcome = score.Outcome((0,), (1, 3, 4, 2))
    lines = words.bill_lines(result(*bill, winner=-1), ended, NAMES)
    assert lines[1:] == [("No points left", "Nil, Efe", "")]


def test_an_eliminated_seat_stands_in_the_bill():
    bill = [line(score.SETS_AND_RUNS, 1, side, 2) for side in (0, 2)]
    lines = words.bill_lines(result(*bill, left=(0, 2)), view(), NAMES)
    assert lines[1:] == [("You are out", "", ""), ("Efe is out", "", "")]


def test_teams_lose_and_win_together():
    partners = view(win_mode="partners")
    bill = (line(score.SETS_AND_RUNS, 1, 0, 2),)
    lines = words.bill_lines(result(*bill), partners, NAMES)
    assert lines == [("Sets and runs", "You & Efe", "-2")]
    partners.outcome = score.Outcome((0,), (1, 2))
    assert title_of(partners) == "You win!"
    partners.outcome = score.Outcome((1,), (2, 1))
    assert title_of(partners) == "Nil & Ada win!"


def test_the_winners_of_a_match():
    ended = view(win_mode="top2")
    for winners, said in (
        ((0,), "You win!"),
        ((2,), "Efe wins!"),
        ((0, 3), "You & Ada win!"),
        ((1, 2, 3), "Nil & Efe & Ada win!"),
    ):
        ended.outcome = score.Outcome(winners, (1, 1, 1, 1))
        assert title_of(ended) == said


def test_italian_has_its_own_sentences():
    language("it")
    assert words.event_text((events.DISCARDED, 1, 0), 0, NAMES, 20) == "Nil scarta 1●"
    assert words.event_text((events.DISCARDED, 0, 0), 0, NAMES, 20) == "Scarti 1●"
    language("en")
