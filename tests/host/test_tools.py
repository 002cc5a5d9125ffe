"""The tools' command lines: one sentence for what they will not do."""

import runpy
import sys

import pytest

from sim.command import ROOT, run
from tests.sample import sampled

FOLDER = ROOT / "tools"
TOOLS = [
    path.stem for path in sorted(FOLDER.glob("*.py")) if "__main__" in path.read_text("utf-8")
]
TOOLS += [path.parent.name for path in sorted(FOLDER.glob("*/__main__.py"))]


def refusal(name, words, monkeypatch, capsys):
    """Return what `python -m tools.NAME` says when it refuses these arguments."""
    monkeypatch.setattr("sys.argv", [name, *words])
    for module in (f"tools.{name}", f"tools.{name}.__main__"):
        monkeypatch.delitem(sys.modules, module, raising=False)  # it is run anew
    with pytest.raises(SystemExit) as left:
        runpy.run_module(f"tools.{name}", run_name="__main__")
    out, err = capsys.readouterr()
    assert (left.value.code, out) == (2, "")
    assert err.endswith(".\n") and len(err.splitlines()) == 1
    return err


@pytest.mark.parametrize("name", sampled(TOOLS[:2], TOOLS))
def test_an_unknown_option_is_one_sentence(name, monkeypatch, capsys):
    assert "--help lists what there is" in refusal(name, ["--frobnicate"], monkeypatch, capsys)


@pytest.mark.parametrize(
    "words, complaint",
    [
        ("soak --keys 0", "--keys must be from 1"),
        ("soak --jobs 0", "--jobs must be from 1"),
        ("powercut --matches -1", "--matches must be from 1"),
        ("corpus --jobs 0", "--jobs must be from 1"),
        ("lessons okey --first -1", "--first must be from 0"),
        ("lessons okey --first ffffffffffffffff", "--first must be from 0"),
        ("lessons okey --first x", "argument --first: invalid hexadecimal value: 'x'"),
        ("lessons okey --most 0", "--most must be from 1"),
        ("heap --rounds -1", "--rounds must be from 0"),
    ],
)
def test_a_number_or_program_that_cannot_be_is_one_sentence(words, complaint, monkeypatch, capsys):
    name, *rest = words.split()
    assert refusal(name, rest, monkeypatch, capsys).startswith(complaint)


def test_ctrl_c_is_one_word(capsys):
    def stopped(arguments):
        raise KeyboardInterrupt

    assert run(stopped, []) == 130
    assert capsys.readouterr().err == "\nStopped.\n"
