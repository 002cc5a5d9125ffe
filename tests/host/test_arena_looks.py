"""The arena's output: plots, progress, and sentences where their packages are missing."""

import io
import sys

import pytest

from sim.command import run
from tests.host import needed
from tools.arena import __main__ as arena
from tools.arena import progress

WORDS = ["--game", "koikoi", "--option", "rounds=3", "--matches", "60", "--jobs", "1"]


class Terminal(io.StringIO):
    """A terminal that keeps what is written to it."""

    def isatty(self):
        return True


@needed.arena_group("matplotlib")
@pytest.mark.parametrize("who", [["--levels", "easy,random"], ["--pool", "easy,random"]])
@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_tournament_is_drawn(who, ending, tmp_path):
    path = tmp_path / f"plot.{ending}"
    assert run(arena.main, [*WORDS, *who, "--plot", str(path)]) == 0
    drawn = path.read_bytes()
    if ending == "png":
        assert drawn.startswith(b"\x89PNG") and len(drawn) > 5000
    else:
        assert b"<svg" in drawn


def test_a_plot_of_another_kind_is_refused_before_the_tournament(tmp_path, capsys):
    path = tmp_path / "plot.gif"
    assert run(arena.main, [*WORDS, "--levels", "easy,random", "--plot", str(path)]) == 2
    said = capsys.readouterr()
    assert "the name of a plot ends in .png or .svg" in said.err and not said.out
    assert not path.exists()


def test_without_matplotlib_a_sentence_comes_before_the_tournament(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    path = str(tmp_path / "plot.png")
    assert run(arena.main, [*WORDS, "--levels", "easy,random", "--plot", path]) == 2
    said = capsys.readouterr()
    assert "matplotlib is missing: .venv/bin/pip install --group arena" in said.err
    assert not said.out


@needed.arena_group("rich")
def test_progress_is_shown_on_a_terminal(monkeypatch):
    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress.shown(30) as step:
        for number in range(30):
            step(f"deal {number}")
    assert "30/30" in terminal.getvalue() and "deal 29" in terminal.getvalue()


def test_without_rich_a_sentence_says_so_and_the_arena_plays(monkeypatch):
    terminal = Terminal()
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert run(arena.main, [*WORDS, "--levels", "easy,random"]) == 0
    assert terminal.getvalue() == "No progress is shown: .venv/bin/pip install --group arena\n"


def test_no_progress_is_written_to_a_file(capsys):
    assert run(arena.main, [*WORDS, "--levels", "easy,random"]) == 0
    assert capsys.readouterr().err == ""
