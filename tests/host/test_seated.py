"""A program sits at the table of the simulator, and a bad one loses no match."""

import json
import signal
import subprocess
import sys

import pytest

from sim.command import ROOT
from tests.host.stopping import are_gone, stopped

# It keeps what it reads, and plays the last legal action, or what is wrong.
BOT = """
import json, os, sys
for line in sys.stdin:
    with open({path!r} + str(os.getpid()), "a") as file:
        file.write(line)
    said = json.loads(line)
    if said["type"] == "view":
        print({answer}, flush=True)
"""


def played(tmp_path, game, answer, script):
    """Play in the simulator; return what it says, and the lines that each process has read."""
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.format(path=str(tmp_path / "read"), answer=answer), "utf-8")
    command = [sys.executable, "-m", "sim", "--face", "headless", "--game", game]
    command += ["--speed", "instant", "--seed", "7" * 16, "--script", script]
    done = subprocess.run(
        [*command, "--bot", f"mine={sys.executable} {bot}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    read = [path.read_text("utf-8").splitlines() for path in tmp_path.glob("read*")]
    return done, [[json.loads(line) for line in lines] for lines in read]


@pytest.mark.parametrize("game", ["okey", "koikoi", "ceki"])
def test_a_program_plays_every_seat_but_the_player_s(game, tmp_path):
    done, read = played(tmp_path, game, 'said["legal"][-1]', "READY " + "OK READY " * 12)
    assert done.returncode == 0 and "tessera:" not in done.stderr, done.stderr
    seats = set()
    for lines in read:
        assert lines[0]["type"] == "match" and lines[0]["game"] == game
        assert {line["type"] for line in lines[1:]} == {"view"}
        assert {line["seat"] for line in lines} == {lines[0]["seat"]}
        assert len({line["stream"] for line in lines[1:]}) == len(lines) - 1
        seats.add(lines[0]["seat"])
    assert seats and 0 not in seats and len(seats) == len(read)


@pytest.mark.parametrize("answer", ['"banana"', "1 / 0"])
def test_a_bad_program_is_told_and_the_match_goes_on(answer, tmp_path):
    done, read = played(tmp_path, "koikoi", answer, "READY " + "OK READY " * 6)
    assert read and "tessera: " in done.stderr, done.stderr
    assert done.returncode == 0 and "Traceback" not in done.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_stopped_simulator_takes_its_programs_along(number, tmp_path):
    asked = tmp_path / "asked"
    script = tmp_path / "bot.sh"
    script.write_text(f"read match\nread view\necho $$ >> {asked}\nsleep 9973\n", "utf-8")
    words = ["sim", "--face", "headless", "--game", "koikoi"]
    words += ["--script", "READY " + "OK READY " * 9, "--bot", f"mine=sh {script}"]
    _, told, below = stopped(words, asked.exists, number)
    assert "Trace" not in told, told
    assert below and are_gone(below)
