"""Bots in processes of their own: they play by lines of text, and a bad one loses its match."""

import json
import os
import re
import signal
import sys
import time

import pytest

from engine.games import GAMES, load
from sim import program, protocol
from sim.command import ROOT, run
from tests.host.stopping import are_gone, stopped
from tools import transcript
from tools.arena import __main__ as arena
from tools.arena import referee, secret_seeds
from tools.arena import worker as arena_worker
from tools.common import interpreter

SEED = "00000000000000b7"
SEEDS = secret_seeds.Seeds(SEED, "00000000000000b8", "00000000000000b9")
LEVELS = {
    "okey": ["hard", "easy", "random", "medium"],
    "koikoi": ["medium", "easy"],
    "ceki": ["hard", "live", "easy"],
}
TEN_LINES = f"{sys.executable} {os.path.join(ROOT, 'tools/arena/ten_lines.py')}"
# A bot that plays the first legal action, and does one thing wrong in its third answer.
WRONG = """
import json, os, sys, time
answers = 0
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "view":
        answers += 1
        if answers == 3:
            {fault}
        print(said["legal"][0], flush=True)
"""
FAULTS = {
    "crash": ("raise ValueError('no idea')", "ended when it was asked with status 1: ValueError"),
    "exit": ("sys.exit(0)", "ended when it was asked with status 0"),
    "stall": ("time.sleep(60)", "gave no answer within 0.5 seconds"),
    "nonsense": ("print('banana'); continue", "answered 'banana', which is none of: "),
    "illegal": ("print('next_round'); continue", "answered 'next_round', which is none of: "),
    "empty": ("print(); continue", "answered '', which is none of: "),
    "chatter": ("print('x' * 9, flush=True); time.sleep(9)", "answered 'xxxxxxxxx'"),
    "flood": ("[print('y') for _ in range(10**6)]", "answered 'y', which is none of: "),
    "endless": ("[os.write(1, b'z' * 4096) for _ in range(10**4)]", "answered 'zzz"),
    "killed": ("os.kill(os.getpid(), 9)", "ended when it was asked with status -9"),
}


def job_of(game, names, programs=(), unit="rounds", move_ms=300000):
    options = {"players": len(names)} if game != "koikoi" else {"lucky": "off"}
    return {
        "game": game,
        "unit": unit,
        "options": options,
        "names": names,
        "programs": dict(programs),
        "move_ms": move_ms,
        "start_ms": 300000,
        "records": "",
    }


def played(job):
    table = referee.Table(job)
    try:
        results = table.deal(SEEDS)
        for one in results:
            one.pop("times", None)
        return results
    finally:
        table.close()


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_the_same_by_text_as_without(game):
    names = LEVELS[game]
    job = job_of(game, names)
    told = interpreter.run("arena.worker", [json.dumps(job)], f"{SEEDS.deal} {SEEDS.bots}\n")
    assert played(job) == json.loads(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_comes_back_from_its_text(game):
    options = {}
    state = load(game, "state").State(options, SEED)
    for step in range(60):
        view = state.view(state.to_act)
        said = protocol.view_line(game, view, [], "0" * 16)
        back = protocol.view_of(game, json.loads(json.dumps(said)), options)
        for name, value in view.__dict__.items():
            if name not in ("best", "result", "outcome", "history"):
                assert getattr(back, name) == value, name
                assert type(getattr(back, name)) is type(value), name
        state.apply(view.legal[step % len(view.legal)])


def test_a_line_tells_only_what_the_seat_may_know():
    state = load("okey", "state").State({}, SEED)
    job = job_of("okey", ["a", "b", "c", "d"])
    game = referee._Game(job, SEEDS, range(4))
    heard = {}

    class Recorder:
        def __init__(self, name):
            self.name = name

        def ask(self, line, _):
            said = json.loads(line)
            heard.setdefault(said["seat"], []).extend(said["events"])
            return said["legal"][0]

    game.programs = [Recorder(name) for name in job["names"]]
    while len(heard.get(state.to_act, ())) < 60 and not game.is_over():
        game.move()
    for seat, texts in heard.items():
        draws = [text for text in texts if " draws " in text]
        assert draws
        for text in draws:
            assert text.endswith("??") != text.startswith(f"seat {seat} ")


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_ten_lines_plays(game):
    players = len(LEVELS[game])
    names = ["mine"] + ["easy"] * (players - 1)
    results = played(job_of(game, names, {"mine": TEN_LINES}))
    assert len(results) == players and not any("lost" in one for one in results)
    assert results == played(job_of(game, names, {"mine": TEN_LINES}))


def test_the_bot_of_ten_lines_is_the_one_in_the_docs():
    with open(os.path.join(ROOT, "tools", "arena", "ten_lines.py"), encoding="utf-8") as file:
        code = file.read().split('"""')[2].strip()
    assert len([line for line in code.split("\n") if line]) <= 10
    with open(os.path.join(ROOT, "docs", "bots.md"), encoding="utf-8") as file:
        assert f"```python\n{code}\n```\n" in file.read()


@pytest.mark.parametrize("name", FAULTS)
def test_a_bad_bot_loses_its_game_with_a_sentence_and_nothing_else(name, tmp_path):
    fault, sentence = FAULTS[name]
    script = tmp_path / "bad.py"
    script.write_text(WRONG.format(fault=fault), "utf-8")
    names = ["bad", "easy", "easy"]
    limit_ms = 500 if name == "stall" else 300000
    job = job_of("ceki", names, {"bad": f"exec {sys.executable} {script}"}, move_ms=limit_ms)
    results = played(job)
    for one in results:  # a new process in each rotation
        seat, why = one["lost"]
        assert one["seats"][seat] == "bad" and seat not in one["winners"]
        assert why.startswith("bad " + sentence), why
        assert len(one["winners"]) == 2


def test_a_bot_that_speaks_before_it_is_asked_loses(tmp_path):
    script = tmp_path / "early.py"
    script.write_text("import time\nprint('draw', flush=True)\ntime.sleep(9)\n", "utf-8")
    early = program.Program("early", f"{sys.executable} {script}", 0)
    try:
        deadline = time.monotonic() + 300
        while early._said.empty() and time.monotonic() < deadline:
            time.sleep(0.01)
        with pytest.raises(program.Failed, match="said 'draw' before it was asked"):
            early.ask("{}", 1)
    finally:
        early.close()


def test_a_bot_that_does_not_exist_loses():
    results = played(job_of("koikoi", ["gone", "easy"], {"gone": "/nowhere/at/all"}))
    assert [one["seats"][one["lost"][0]] for one in results] == ["gone", "gone"]
    assert "with status 127" in results[0]["lost"][1]


def test_partners_lose_together():
    job = job_of("okey", ["gone", "easy", "easy", "easy"], {"gone": "false"})
    job["options"]["win_mode"] = "partners"
    for one in played(job):
        assert one["winners"] == ([1, 3] if one["lost"][0] % 2 == 0 else [0, 2])


def test_no_process_is_left_behind(tmp_path):
    """A bot and the process that it has started end with their table."""
    script = tmp_path / "parent.py"
    pids = tmp_path / "pids"
    script.write_text(
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)'])\n"
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} ')\n"
        "sys.stdin.readline()\n"
        "print('banana', flush=True)\n"
        "time.sleep(99)\n",
        "utf-8",
    )
    results = played(job_of("koikoi", ["bad", "easy"], {"bad": f"{sys.executable} {script}"}))
    # Where it was quick, it has answered before it was asked.
    assert all("'banana'" in one["lost"][1] for one in results)
    started = [int(pid) for pid in pids.read_text("utf-8").split()]
    assert len(started) == 4
    assert are_gone(started)


def test_a_tournament_with_a_program_is_reported(capsys):
    words = ["--game", "ceki", "--rounds", "4", "--levels", "mine,easy", "--jobs", "2"]
    assert run(arena.main, [*words, "--bot", "mine=false"]) == 0
    told = capsys.readouterr().out
    assert "mine was stopped and lost 4 games; the first time: mine ended" in told
    assert "easy     1 seats  100.0 % a seat" in told


def test_ctrl_c_ends_a_tournament_with_a_program_at_once(tmp_path):
    words = ["--game", "koikoi", "--seed", SEED]
    words += ["--rounds", "4", "--levels", "mine,easy", "--jobs", "1"]
    sits = tmp_path / "sits"
    bot = f"mine=touch {sits}; sleep 97"
    words += ["--start-ms", "300000", "--bot", bot]
    code, told, _ = stopped(["tools.arena", *words], sits.exists, signal.SIGINT)
    assert code == 130 and told.endswith("Stopped.\n") and "Trace" not in told


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_stopped_command_takes_all_processes_along(number, tmp_path):
    """Also those with a session of their own, which no signal of the terminal reaches."""
    pids = tmp_path / "pids"
    script = tmp_path / "bot.sh"
    script.write_text(f"setsid sleep 9971 &\necho $! $$ >> {pids}\nsleep 9972\n", "utf-8")
    words = ["--game", "koikoi", "--seed", SEED]
    words += ["--rounds", "4", "--levels", "mine,easy", "--jobs", "1"]
    words += ["--start-ms", "3000000", "--bot", f"mine=sh {script}"]

    def plays():
        return pids.exists() and pids.read_text().endswith("\n")

    code, told, below = stopped(["tools.arena", *words], plays, number)
    assert code == 130 and "Trace" not in told
    below |= {int(pid) for pid in pids.read_text().split()}
    assert len(below) >= 4 and are_gone(below)


def test_the_moves_are_kept_and_a_deal_is_played_again(tmp_path, capsys):
    script = tmp_path / "bot.py"
    told = "import sys; print('I think', file=sys.stderr)"
    with open(os.path.join(ROOT, "tools/arena/ten_lines.py"), encoding="utf-8") as file:
        script.write_text(file.read() + told, "utf-8")
    words = ["--game", "ceki", "--levels", "my bot,easy,my bot,easy", "--seed", SEED]
    words += ["--bot", f"my bot={sys.executable} {script}", "--jobs", "2"]
    first, again = tmp_path / "first", tmp_path / "again"
    assert run(arena.main, [*words, "--rounds", "6", "--records", str(first)]) == 0
    said = capsys.readouterr().out
    assert re.search(r"my bot took \d+\.\d ms a move, \d+ ms at worst \(\d+ moves\)\n", said)
    records = sorted(path.name for path in first.glob("*.txt"))
    assert records == [f"deal{n}_table0_game{game}.txt" for n in range(3) for game in range(2)]
    assert run(arena.main, [*words, "--deal", "2", "--records", str(again)]) == 0
    assert capsys.readouterr().out.startswith("2 rounds of my bot,easy,my bot,easy\n")
    assert len(list(again.glob("*.txt"))) == 2
    for path in again.glob("*.txt"):
        text = path.read_text("utf-8")
        assert text == (first / path.name).read_text("utf-8")
        assert text.count("\nseat bot my_bot 0\n") + text.count("\nseat bot easy ") >= 2
        assert run(transcript.main, ["show", str(path)]) == 0
        shown = capsys.readouterr().out
        (tmp_path / "shown").write_text(shown, "utf-8")
        assert run(transcript.main, ["replay", str(tmp_path / "shown")]) == 0
        assert "\n> " in shown and capsys.readouterr().out == "identical\n"
    assert run(arena.main, [*words[:4], "--deal", "2"]) == 2


def test_the_standard_error_of_a_program_is_kept(tmp_path, capsys):
    words = ["--game", "koikoi", "--seed", SEED]
    words += ["--rounds", "2", "--levels", "my bot,easy", "--jobs", "1"]
    words += ["--bot", "my bot=echo no idea >&2", "--records", str(tmp_path / "kept")]
    assert run(arena.main, words) == 0
    said = capsys.readouterr().out
    assert "a fault decided 2 of 2 games: lost, without points for anybody" in said
    assert "points a game" not in said
    errors = list((tmp_path / "kept").glob("my_bot-*.err"))
    assert len(errors) == 2
    assert all(path.read_text("utf-8") == "no idea\n" for path in errors)


def test_a_worker_plays_what_it_is_told():
    names = ["easy", "random"]
    games = arena_worker.play_deal("koikoi", "rounds", {}, names, SEEDS.deal, SEEDS.bots)
    assert [one["seats"] for one in games] == [names, names[::-1]]
