"""Puzzles: the same positions with the same answers on both interpreters. Portable."""

from engine.games import GAMES, load
from engine.puzzles import (
    BYTES,
    COUNTS,
    GRADES,
    NO_PIECE,
    SEAT,
    entry,
    of_the_day,
    puzzle_list,
    reaching,
)

# The answers of the puzzles 0, 7 and 14 of each grade, as they were when the lists were made.
ANSWERS = {
    "okey": [3, 7, 0, 29, 48, 49, 15, 18, 12],
    "koikoi": [8, 33, 44, 8, 47, 5, 11, 6, 47],
    "ceki": [25, 7, 18, 27, 27, 28, 27, 28, 28],
}


def reached(game, number, actions, batch=20):
    play = reaching(game, number, actions, batch)
    slices = 0
    while True:
        try:
            next(play)
            slices += 1
        except StopIteration as done:
            # Before each batch; before the answer is searched, and after it.
            assert slices == (actions + batch - 1) // batch + 2
            puzzle, answer = done.value
            assert answer == puzzle.answer()
            return puzzle


def test_a_puzzle_is_reached_again_with_its_answer():
    for game in GAMES:
        answers = []
        for grade, packed in enumerate(puzzle_list(game)):
            for at in (0, 7, 14):
                puzzle = reached(game, *entry(packed, at))
                answers.append(puzzle.answer())
                assert puzzle.grade() == grade and puzzle.state.to_act == SEAT
        assert NO_PIECE not in answers
        assert answers == ANSWERS[game], (game, answers)


def test_an_answer_is_a_piece_that_may_be_played():
    for game in GAMES:
        puzzle = reached(game, *entry(puzzle_list(game)[2], 5))
        pieces = [action & 63 for action in puzzle.state.legal_actions()]
        assert puzzle.answer() in pieces


def test_nothing_is_asked_where_another_seat_decides():
    for game in GAMES:
        puzzle = load(game, "puzzles").Puzzle(3)
        for _ in range(30):
            if puzzle.state.to_act != SEAT:
                assert puzzle.answer() == NO_PIECE
            if puzzle.state.round_result is None:
                puzzle.step()


def test_there_are_a_thousand_of_each_game_in_three_bytes_each():
    assert sum(COUNTS) == 1000
    for game in GAMES:
        assert [len(packed) for packed in puzzle_list(game)] == [BYTES * n for n in COUNTS]


def test_a_thousand_days_have_a_thousand_puzzles():
    days = [of_the_day(day) for day in range(20_000, 21_000)]
    assert len(set(days)) == 1000
    assert all(0 <= at < COUNTS[grade] and grade < len(GRADES) for grade, at in days)
    assert of_the_day(20_000) == of_the_day(21_000)
