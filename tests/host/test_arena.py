"""The arena: what its workers say is counted right, and bots of a level meet on the same deals."""

import pytest

from engine.games import GAMES
from tools.arena import __main__ as arena
from tools.arena import tournament
from tools.arena import worker as arena_worker
from tools.common import cli, interpreter


def run(capsys, *arguments):
    assert cli.run(arena.main, list(arguments)) == 0
    return capsys.readouterr().out


def test_a_deal_is_played_once_for_each_seat():
    results = arena_worker.play_deal("koikoi", "rounds", {}, ["easy", "easy"], "00000000000000a1")
    (first, _, actions), (second, _, again) = results
    assert actions == again > 2  # the same deal by the same players, but the seats
    assert [1 - number for number in first] == second


def test_who_ties_shares_a_win():
    results = [([0], 12, 9), ([0, 1], 12, 9), ([], 12, 9), ([1], 12, 9)]
    assert tournament.share(["hard", "easy"], "hard", results) == 1.5 / 4
    assert tournament.share(["easy", "hard"], "hard", results) == 1.5 / 4
    assert tournament.read("0:12:9 0,1:12:9 :12:9 1:12:9") == results


def test_the_interval_takes_a_deal_for_one_sample():
    assert tournament.interval([0.5] * 50) == (0.5, 0)
    mean, half = tournament.interval([0.0, 1.0] * 50)
    assert mean == 0.5 and 0.097 < half < 0.099


def test_no_interval_leaves_what_a_share_can_be():
    lost, won = [([1], 1, 9)], [([0], 1, 9)]  # one deal each, played one way round
    for deals, bounds in (
        ([lost], ["easy: 0.0 to 100.0", "hard: 0.0 to 100.0"]),
        ([lost] * 9 + [won], ["easy: 70.4 to 100.0", "hard: 0.0 to 29.6"]),
    ):
        lines = list(tournament.table("rounds", ["hard", "easy"], deals))
        assert [line.split()[0] + line.split("%")[-1].rstrip(")") for line in lines[1:3]] == bounds


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played(game, capsys):
    if interpreter.micropython() is None:
        print("played by this Python: there is no micropython")
    told = run(capsys, "--game", game, "--rounds", "4", "--levels", "easy", "--jobs", "2")
    assert " rounds of easy" in told and "% a seat" in told


def test_matches_of_a_preset_between_a_level_and_random_play(capsys):
    words = "--game koikoi --matches 4 --levels easy,random --preset flash --option rounds=3"
    told = run(capsys, *words.split())
    assert told.startswith("4 matches of easy,random")
    shares = [float(line.split()[3]) for line in told.split("\n")[1:3]]
    assert sum(shares) == pytest.approx(100)


@pytest.mark.parametrize(
    "words,complaint",
    [
        ("--matches 0", "--matches must be from 1"),
        ("--matches 2 --rounds 2", "not allowed with"),
        ("--game koikoi --preset china", "no preset 'china'"),
        ("--game koikoi --levels strong", "no level 'strong'"),
        ("--game koikoi --levels easy,easy,easy", "3 levels for 2 players"),
        ("--game koikoi --option goko=11", "11"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(words, complaint, capsys):
    assert cli.run(arena.main, words.split()) == 2
    assert complaint in capsys.readouterr().err
