"""The arena: results are counted right, bots meet on the same deals, and nothing is counted twice.

The same tournament gives the same file of results, by any workers.
"""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from engine.games import GAMES
from engine.koikoi.actions import KOIKOI, NEXT_ROUND, STOP
from sim import command
from sim.command import ROOT
from tools.arena import __main__ as arena
from tools.arena import plan as plans
from tools.arena import rating, report, results
from tools.arena import worker as arena_worker
from tools.arena.journal import Journal
from tools.arena.local import Local
from tools.common import interpreter

SEED = "00000000000a0e4a"
SHORT = ["--game", "koikoi", "--option", "rounds=3", "--levels", "easy,random", "--seed", SEED]


def run(capsys, *arguments):
    assert command.run(arena.main, list(arguments)) == 0
    return capsys.readouterr().out


def game(seats, winners, points=(0, 0)):
    points = list(points)
    return {"seats": seats, "winners": winners, "points": points, "rounds": 1, "actions": 9}


def results_of(path):
    """The lines of a file of results but its header, in any order."""
    return sorted(path.read_text("utf-8").splitlines()[1:])


def test_a_deal_is_played_once_in_each_different_seating():
    def seats(names):
        games = arena_worker.play_deal("okey", "rounds", {}, names, "00000000000000a1", SEED)
        return [one["seats"] for one in games]

    assert seats(["easy"] * 4) == [["easy"] * 4]
    assert seats(["easy", "random"] * 2) == [["easy", "random"] * 2, ["random", "easy"] * 2]
    assert len(seats(["easy", "random", "random", "random"])) == 4


def test_partners_win_together():
    options = {"win_mode": "partners"}
    names = ["easy", "easy", "random", "random"]
    games = arena_worker.play_deal("okey", "matches", options, names, "00000000000000a3", SEED)
    assert len(games) == 4
    for one in games:
        assert one["winners"] in ([0, 2], [1, 3])
        assert one["points"][:2] == one["points"][2:]


def test_tied_players_share_a_win():
    seats = ["hard", "easy"]
    deal = [game(seats, [0]), game(seats, [0, 1]), game(seats, []), game(seats, [1])]
    assert report.share("hard", deal) == 1.5 / 4
    assert report.share("easy", deal) == 1.5 / 4


def test_points_are_counted_against_the_others_of_the_table():
    seats = ["hard", "easy", "hard", "easy"]
    assert report.ahead("hard", [game(seats, [0], (9, 0, 1, -2))]) == 6
    assert report.ahead("easy", [game(seats, [0], (9, 0, 1, -2))]) == -6
    assert report.ahead("hard", [game(["hard", "hard"], [0], (9, 0))]) == 0


def test_the_interval_takes_a_deal_for_one_sample():
    assert report.interval([0.5] * 50) == (0.5, 0)
    mean, half = report.interval([0.0, 1.0] * 50)
    assert mean == 0.5 and 0.097 < half < 0.099


def test_no_interval_leaves_what_a_share_can_be():
    lost, won = [game(["hard", "easy"], [1])], [game(["hard", "easy"], [0])]
    for deals, bounds in (
        ([lost], ["easy: 0.0 to 100.0", "hard: 0.0 to 100.0"]),
        ([lost] * 9 + [won], ["easy: 70.4 to 100.0", "hard: 0.0 to 29.6"]),
    ):
        lines = list(report.lines("rounds", ["hard", "easy"], deals))
        assert [
            line.split()[0] + line.split("%")[-1].split(")")[0] for line in lines[1:3]
        ] == bounds


def test_calls_are_counted_before_the_last_month():
    first = [(0, KOIKOI, None), (1, STOP, None), (0, NEXT_ROUND, None)]
    last = [(0, KOIKOI, None), (0, STOP, None)]
    assert results.calls_of(first + last, "matches") == [[1, 1], [0, 1]]
    assert results.calls_of(last, "rounds") == [[1, 2], [0, 0]]
    games = [dict(game(["hard", "easy"], [0]), calls=[[1, 3], [0, 0]])] * 2
    assert list(report.called(games)) == [
        "easy called koi-koi 0 times in 0 chances",
        "hard called koi-koi 2 times in 6 chances (33 %)",
    ]


def test_the_report_says_who_called_at_koikoi_alone(capsys):
    assert "easy called koi-koi " in run(capsys, *SHORT, "--matches", "2")
    assert "called" not in run(capsys, "--levels", "easy,easy,easy,easy", "--rounds", "4")


def test_ratings_are_those_of_the_model():
    wins = {("a", "b"): 75, ("b", "a"): 25, ("b", "c"): 50, ("c", "b"): 50}
    rated = rating.strengths(["a", "b", "c"], wins)
    assert rated["a"] - rated["b"] == pytest.approx(190.85, abs=0.01)  # 400 * log10(3)
    assert rated["b"] == pytest.approx(rated["c"], abs=0.01)
    assert sum(rated.values()) == pytest.approx(0, abs=1e-6)


def test_an_interval_of_a_rating_holds_the_rating_and_narrows():
    widths = []
    for deals in (20, 200):
        pattern = [[[game(["a", "b"], [0])]], [[game(["a", "b"], [1])]], [[game(["a", "b"], [0])]]]
        rated = rating.of_pool(["a", "b"], [("a", "b")], (pattern * deals)[:deals])
        middle, least, most = rated["a"]
        assert least < middle < most and list(rated) == ["a", "b"]
        widths.append(most - least)
    assert widths[1] < widths[0] / 2


def test_in_a_pool_each_two_meet_and_share_the_seats():
    tables = plans.pairings("ceki", {"players": 3}, ["a", "b", "c"])
    assert tables[:2] == (("a", "b", "a"), ("b", "a", "b")) and len(tables) == 6
    assert plans.pairings("koikoi", {}, ["a", "b", "c"]) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_a_bot_with_a_seat_more_is_not_rated_higher_for_it():
    deals = []
    for winner in range(3):  # each seat wins once at each table: the two are equally strong
        deals.append([[game(["a", "b", "a"], [winner])], [game(["b", "a", "b"], [winner])]])
    rated = rating.of_pool(["a", "b"], [("a", "b", "a"), ("b", "a", "b")], deals)
    assert rated["a"][0] == pytest.approx(0, abs=0.01)


def test_one_worker_or_two_give_the_same_results(tmp_path, capsys):
    told = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        told.append(run(capsys, *SHORT, "--matches", "24", "--jobs", jobs, "--out", str(out)))
    assert results_of(tmp_path / "1") == results_of(tmp_path / "2")
    assert told[0].splitlines()[:-1] == told[1].splitlines()[:-1]
    assert len(results_of(tmp_path / "1")) == 12


def test_a_lost_process_is_replaced_and_nothing_counts_twice(tmp_path, capsys):
    run(capsys, *SHORT, "--matches", "40", "--jobs", "1", "--out", str(tmp_path / "whole"))
    plan = arena.plan_of(arena.parser().parse_args(SHORT + ["--matches", "40"]))
    journal = Journal(plan, str(tmp_path / "lost"))
    workers = Local(plan, 2)
    for number, (table, deal, games) in enumerate(workers.play(plan.tasks(20))):
        journal.add(table, deal, games)
        journal.add(table, deal, games)
        if number == 3:
            for players in workers._players:
                os.kill(players._tables[0]._process.pid, signal.SIGKILL)
    workers.close()
    journal.close()
    assert results_of(tmp_path / "lost") == results_of(tmp_path / "whole")


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path, capsys):
    words = ["--game", "ceki", "--levels", "easy", "--seed", "00000000000000c1"]
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    run(capsys, *words, "--rounds", "120", "--out", str(whole), "--jobs", "1")
    command = [sys.executable, "-m", "tools.arena", *words, "--rounds", "1000000"]
    with subprocess.Popen(
        [*command, "--out", str(cut), "--jobs", "2"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as started:
        deadline = time.monotonic() + 300
        while time.monotonic() < deadline and (not cut.exists() or len(results_of(cut)) < 5):
            time.sleep(0.02)
        started.send_signal(signal.SIGINT)
        try:
            told = started.communicate(timeout=300)[0]
        finally:
            started.kill()
    assert started.returncode == 130
    assert "the same command goes on from there" in told and "Traceback" not in told
    kept = len(results_of(cut))
    with cut.open("a", encoding="utf-8") as file:
        file.write('{"deal": 7, "ga')  # as a power cut leaves it
    told = run(capsys, *words, "--rounds", "120", "--out", str(cut), "--jobs", "1")
    wanted = set(results_of(whole))
    assert kept >= 5 and wanted <= set(results_of(cut)) and "120 rounds of easy" in told
    keys = [json.loads(line)["deal"] for line in results_of(cut)]
    assert len(keys) == len(set(keys))


def test_a_file_of_another_tournament_or_a_damaged_one_is_refused(tmp_path, capsys):
    out = tmp_path / "out"
    words = [*SHORT, "--matches", "4", "--jobs", "1", "--out", str(out)]
    run(capsys, *words)
    assert command.run(arena.main, [*words, "--seed", "0" * 16]) == 2
    assert "belongs to another tournament" in capsys.readouterr().err
    header, rest = out.read_text("utf-8").split("\n", 1)
    older = {**json.loads(header), "sources": 1}
    out.write_text(json.dumps(older) + "\n" + rest, "utf-8")
    assert command.run(arena.main, words) == 2
    assert "belongs to another version of Tessera" in capsys.readouterr().err
    out.write_text("[]\n" + rest, "utf-8")
    assert command.run(arena.main, words) == 2
    assert "belongs to another tournament" in capsys.readouterr().err
    out.write_text(header + "\n" + rest, "utf-8")
    with out.open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    assert command.run(arena.main, words) == 2
    assert "is damaged in line 4" in capsys.readouterr().err


def test_a_damaged_line_is_named_when_the_file_is_opened(tmp_path, capsys):
    out = tmp_path / "out"
    words = [*SHORT, "--matches", "4", "--jobs", "1", "--out", str(out)]
    run(capsys, *words)
    header, first, second = out.read_text("utf-8").splitlines()
    deal = json.loads(first)
    before = deal["games"][0]
    for change in (
        *[{key: value} for key in before for value in (None, "x", {}, True, [[]], -1, 1.5)],
        {"winners": [2]},
        {"seats": ["easy", "hard"]},
        {"lost": ["0", "why"]},
        {"lost": [0, "why", 1]},
        {"calls": [[1, 2], [1]]},
    ):
        deal["games"][0] = {**before, **change}
        if (
            change.keys() & {"rounds", "actions"}
            and change.get("actions", change.get("rounds")) == -1
        ):
            continue
        out.write_text(f"{header}\n{json.dumps(deal)}\n{second}\n", "utf-8")
        assert command.run(arena.main, words) == 2, change
        assert "is damaged in line 2: remove that line" in capsys.readouterr().err
    for line in ("[]", "3", "{}", '{"table": true, "deal": 0, "games": []}', "\ud800"):
        out.write_bytes(f"{header}\n{line}\n{second}\n".encode("utf-8", "surrogatepass"))
        assert command.run(arena.main, words) == 2, line
        assert "is damaged in line 2" in capsys.readouterr().err


def test_until_stops_when_the_interval_is_narrow(tmp_path, capsys):
    words = [*SHORT, "--matches", "5000", "--until", "6", "--jobs"]
    told = [run(capsys, *words, jobs).splitlines()[:-1] for jobs in ("1", "2")]
    assert told[0] == told[1]
    games = int(told[0][0].split()[0])
    assert games in [2 * deals for deals in arena.looks(2500, 6)] and games < 5000
    least, _, most = told[0][1].split("(95 %: ")[1].split(")")[0].partition(" to ")
    assert (float(most) - float(least)) / 2 <= 6.05


def test_study_opponents_play(capsys):
    if interpreter.micropython() is None:
        print("played by this Python: there is no micropython")
    told = run(capsys, "--game", "ceki", "--rounds", "8", "--levels", "live,easy,easy,easy")
    assert "live" in told
    words = "--game koikoi --matches 2 --option rounds=3 --levels points,easy"
    if interpreter.micropython():
        assert "points " in run(capsys, *words.split())


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
        ("--pool hard,hard", "each of them once"),
        ("--pool hard", "two bots or more"),
        ("--until 0", "above 0"),
        ("--bot mine", "not of the form name=command"),
        ("--bot easy=cat", "the name of a level"),
        ("--out /nowhere/at/all", "no folder"),
    ],
)
def test_senseless_arguments_are_refused_with_a_sentence(words, complaint, capsys):
    assert command.run(arena.main, words.split()) == 2
    assert complaint in capsys.readouterr().err
