"""Puzzles: a sample has exactly one answer by brute force, and the check can fail."""

import pytest

from engine.games import GAMES
from engine.puzzles import BYTES, entry, puzzle_list
from sim.command import ROOT
from tools.puzzles import __main__ as tool
from tools.puzzles import okey

EVERY = {"okey": 97, "koikoi": 23, "ceki": 11}  # the sample: each n-th of each grade


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_has_one_answer(game):
    said = []
    assert tool.check(game, EVERY[game], said.append) == 0, said
    assert said[-1].startswith(f"{game}: ")


@pytest.mark.parametrize("game", GAMES)
def test_the_module_is_as_the_tool_writes_it(game):
    wanted = tool.module(game, puzzle_list(game))
    assert (ROOT / "engine" / game / "puzzle_list.py").read_text("utf-8") == wanted


@pytest.mark.parametrize("game", GAMES)
def test_the_first_puzzles_are_found_again(game):
    number, actions = entry(puzzle_list(game)[0], 0)
    puzzle_of = __import__(f"engine.{game}.puzzles", None, None, ("Puzzle",)).Puzzle
    assert tool.hardest(puzzle_of(number)) == (actions, 0)


@pytest.mark.parametrize("game", GAMES)
def test_no_round_has_two_puzzles(game):
    numbers = [
        entry(packed, at)[0] for packed in puzzle_list(game) for at in range(len(packed) // BYTES)
    ]
    assert len(set(numbers)) == len(numbers) == 1000


def test_all_of_them_take_less_than_16_kb():
    assert sum(len(packed) for game in GAMES for packed in puzzle_list(game)) <= 16_384


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_found(game, monkeypatch):
    number, actions = entry(puzzle_list(game)[1], 3)
    assert tool.fault(game, number, actions, 1) == ""
    puzzle_of = __import__(f"engine.{game}.puzzles", None, None, ("Puzzle",)).Puzzle
    right = puzzle_of.answer
    monkeypatch.setattr(puzzle_of, "grade", lambda self: 1)
    monkeypatch.setattr(puzzle_of, "answer", lambda self: right(self) + 1)
    assert "are right, not" in tool.fault(game, number, actions, 1)


def test_a_position_without_an_answer_is_found():
    assert tool.fault("okey", 0, 0, 0) == "it has no answer"


def test_brute_force_knows_what_wins():
    joker = 20
    run = list(range(13))
    sets = [kind + 13 * colour for kind in (4, 8, 9) for colour in range(4)]
    assert okey.is_win([*run, 0], joker)  # the 1 comes after the 13 too
    assert not okey.is_win([*run, 13], joker)
    assert okey.is_win([0, 0, 1, 1, 2, 2, 5, 5, 7, 7, 9, 9, 11, joker], joker)  # pairs
    assert okey.is_win([0, 1, 2, 13, 14, 15, 26, 27, 28, 39, 40, 41, 42, joker], joker)
    assert not okey.is_win([0, 2, 5, 10, 14, 19, 24, 28, 33, 38, 39, 44, 49, joker], joker)
    assert not okey.is_win([*sets, 0, 1], joker)  # three sets of four, and two tiles
    assert okey.is_win([*sets[1:4], *sets[4:], 0, 1, 2], joker)
    assert okey.is_win([52, 21, 22, *run[:11]], joker)  # a false joker shows the joker's face
