"""The longest record, computed from the engine; and longer files are refused at once."""

import subprocess
import sys

import pytest

from app.core.journal_entries import packed_action, packed_change
from engine.games import GAMES, LEVELS, load
from sim import limits
from sim.command import ROOT, UsageError, read_text

_MOST_ENTRY = 0xFFFF  # of hal/journal.py and app/shell/shelf.py
_SIMPLE = 4096  # actions have lower numbers
_CHANGES = 32  # of the bots' version, in a header
_CHANGE = "bots 65535 from 32767\n"


def actions_of(game):
    """Return (number, text) of every action of a game that has no argument."""
    notation = load(game, "notation")
    found = []
    for number in range(_SIMPLE):
        try:
            text = notation.action(number)
            if notation.parse_action(text) == (number, None):
                found.append((number, text))
        except (ValueError, IndexError):
            pass
    return found


def longest_header(game):
    """Return a bound of the letters of a record's header and last line."""
    options = load(game, "options").OPTIONS
    lines = ["tessera record 2", "game " + game, "rules 99999", "practice yes"]
    lines += [
        max((f"option {one.name} {value}" for value in one.values), key=len) for one in options
    ]
    lines += 6 * [max(f"seat bot {level} 99999" for level in LEVELS)]
    lines += [f"{name} {16 * '0'}" for name in ("seed", "bot_seed")]
    lines += [f"secret {32 * '0'}", "cut 99 stopped"]
    return len("\n".join(lines) + "\n" + _CHANGES * _CHANGE + "end 4294967295 00000000\n")


def test_no_record_that_can_be_kept_is_longer_than_the_limit():
    most = 0
    for game in GAMES:
        for number, text in actions_of(game):
            packed = len(packed_action(0, number, None))
            letters = len(f"0 {text}\n")
            most = max(most, _MOST_ENTRY // packed * letters + longest_header(game))
    finish = load("okey", "notation").action(129, bytes(14 * [9] + 4 * [0xFF]))
    assert len(f"0 {finish}\n") / len(packed_action(0, 1, bytes(18))) < 17 / 2
    assert len(_CHANGE) / len(packed_change(0, 1)) < 17 / 2
    assert most <= limits.RECORD


def test_a_transcript_tells_an_action_in_at_most_512_letters():
    for path in sorted((ROOT / "tests" / "playthroughs").glob("*.txt")):
        told = 0
        for line in path.read_text("utf-8").splitlines(keepends=True):
            told = told + len(line) if line.startswith(">") else 0
            assert told <= 512, (path.name, line)


def test_a_longer_file_is_refused_at_once(tmp_path):
    path = tmp_path / "long.txt"
    with open(path, "wb") as file:
        file.truncate(1 << 33)  # 8 GiB, without taking them up on the disk
    with pytest.raises(UsageError, match="too large: no match has so many moves"):
        read_text(path, "record")


@pytest.mark.parametrize(
    "command",
    (
        ("sim", "--face", "headless", "--shot", "x.png", "--match"),
        ("sim", "--face", "headless", "--shot", "x.png", "--watch"),
        ("sim", "--face", "headless", "--shot", "x.png", "--position"),
        ("sim", "--replay"),
        ("sim", "--script"),
        ("tools.verify",),
        ("tools.transcript", "replay"),
    ),
)
def test_every_command_that_reads_a_file_refuses_one_without_end(command):
    file = "@/dev/zero" if command[-1] == "--script" else "/dev/zero"
    done = subprocess.run(
        [sys.executable, "-m", *command, file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "too large" in done.stderr and len(done.stderr.splitlines()) == 1
