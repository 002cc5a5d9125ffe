"""The rule tables: they hold, they cover every option and decision; the runner is strict."""

import importlib
import json
import re
import subprocess
import sys

import pytest

from sim.command import ROOT, run
from tools.rules import __main__ as rules
from tools.rules.case import options_of
from tools.rules.runner import ADAPTERS

FILES = sorted((ROOT / "tests" / "rules").glob("*.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text("utf-8"))["scenarios"]]
PAGES = {game: (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8") for game in ADAPTERS}
MELD = {
    "id": "one",
    "game": "okey",
    "kind": "meld",
    "tiles": ["R1", "R2", "R3"],
    "indicator": "Y9",
    "expect": {"run": 1},
}


def written(tmp_path, scenarios):
    """Write a rule file of these scenarios (or of a text as it is) and return its path."""
    path = tmp_path / "some.json"
    text = scenarios if isinstance(scenarios, str) else json.dumps({"scenarios": scenarios})
    path.write_text(text, "utf-8")
    return str(path)


def cases(arguments):
    """Return the exit status of the command."""
    return run(rules.main, arguments)


def test_all_tables_hold(capsys):
    assert cases([str(file) for file in FILES]) == 0, capsys.readouterr().out
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"


def test_runs_without_anything_installed():
    command = [sys.executable, "-S", "-m", "tools.rules", *[str(file) for file in FILES]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("passed, 0 failed\n")


def test_ids_are_unique():
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids))


def decisions_of(game):
    return re.findall(r"^\| ([A-Z]-\d\d) \|", PAGES[game], re.M)


def cases_of(game):
    return [case for case in CASES if case["game"] == game]


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_case_names_its_source(game):
    headings = re.findall(r"^## (.+)$", PAGES[game], re.M)
    pattern = (
        rf"\S.*; docs/rules/{game}\.md, ([A-Z][a-z -]+?)(?: \(([A-Z]-\d\d(?:, [A-Z]-\d\d)*)\))?"
    )
    for case in cases_of(game):
        found = re.fullmatch(pattern, case["source"])
        assert found, case["id"]
        section, decisions = found.groups()
        assert section in headings, case["id"]
        assert decisions is None or set(decisions.split(", ")) <= set(decisions_of(game))


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_decision_has_a_case(game):
    decisions = decisions_of(game)
    letter = decisions[0][0]
    assert decisions == [f"{letter}-{number:02}" for number in range(1, len(decisions) + 1)]
    sources = [case["source"] for case in cases_of(game)]
    assert set(re.findall(letter + r"-\d\d", " ".join(sources))) == set(decisions)


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_value_of_every_option_has_a_case(game):
    options = importlib.import_module(f"engine.{game}.options").OPTIONS
    tried = set()
    for case in cases_of(game):
        tried.update(options_of(case).items())
        fields = [(one.name, case.get(one.name)) for one in options]
        tried.update((name, value) for name, value in fields if isinstance(value, (int, str)))
    wanted = {(option.name, value) for option in options for value in option.values}
    assert wanted <= tried, sorted(map(str, wanted - tried))


@pytest.mark.parametrize("game", ADAPTERS)
def test_every_kind_has_a_case(game):
    assert {case["kind"] for case in cases_of(game)} == set(ADAPTERS[game].KINDS)


def test_a_mismatch_is_reported(tmp_path, capsys):
    wrong = dict(MELD, id="two", expect={"run": 0, "set": 0})
    path = written(tmp_path, [MELD, wrong])
    assert cases([path]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f'two: expected {{"run": 0}}, got {{"run": 1}}  [{path}]',
        "1 passed, 1 failed",
    ]


def test_an_impossible_case_is_a_mismatch(tmp_path, capsys):
    case = {
        "id": "too many",
        "game": "okey",
        "kind": "legal",
        "state": {"phase": "turn_start", "hand": 14, "pile": 100},
        "action": "draw",
        "expect": {"legal": True},
    }
    assert cases([written(tmp_path, [case])]) == 1
    assert "no position: a pile of 100 leaves too few tiles" in capsys.readouterr().out


def test_games_are_chosen(tmp_path, capsys):
    path = str(FILES[0])
    every = [str(file) for file in FILES]
    game = json.loads(FILES[0].read_text("utf-8"))["scenarios"][0]["game"]
    other = next(name for name in ADAPTERS if name != game)
    assert cases(["--game", game, *every]) == 0, "some of these files have no case of the game"
    assert capsys.readouterr().out == f"{len(cases_of(game))} passed, 0 failed\n"
    assert cases(["--game", other, path]) == 2
    assert capsys.readouterr().err == f"there is no case of game '{other}' in these files.\n"
    stranger = {"id": "m", "game": "mahjong", "kind": "pung", "expect": {"points": 2}}
    assert cases(["--game", "okey", written(tmp_path, [MELD, stranger])]) == 2
    assert "m: unknown game 'mahjong'; there are " in capsys.readouterr().err


def test_nothing_is_run_if_one_file_is_wrong(tmp_path, capsys):
    good = written(tmp_path, [MELD])
    assert cases([good, str(tmp_path / "none.json")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    path = f"{tmp_path}/none.json"
    assert said.err == f"the rule file {path} cannot be read: No such file or directory.\n"


SCORE = {
    "id": "one",
    "game": "okey",
    "kind": "score",
    "scores": [20] * 4,
    "expect": {"scores": [20] * 4},
}
LEGAL = {"id": "one", "game": "okey", "kind": "legal", "action": "show", "expect": {"legal": True}}
UNREADABLE = [
    ("", "is not JSON"),
    ('{"scenarios": [', "is not JSON"),
    ("[]", "has no 'scenarios'"),
    ("{}", "has no 'scenarios'"),
    ('{"scenarios": {}}', "'scenarios' is not a list"),
    ('{"scenarios": []}', "'scenarios' is empty"),
    ('{"scenarios": [7]}', "scenario 1 is not an object"),
    ([dict(MELD, id="")], "scenario 1 has no id"),
    ([MELD, MELD], "the id 'one' stands twice"),
    ([dict(MELD, game="chess")], "one: unknown game 'chess'"),
    ([dict(MELD, game=None)], "one: the field 'game' is missing"),
    ([dict(MELD, kind="melt")], "one: unknown kind 'melt'"),
    ([dict(MELD, tile=1)], "one: unknown field 'tile'"),
    ([dict(MELD, expect={})], "one: 'expect' is empty"),
    ([dict(MELD, expect={"sett": 1})], "one: unknown field 'expect.sett'"),
    ([dict(MELD, expect={"set": 2})], "one: the field 'expect.set' must be 1 or 0, not 2"),
    ([dict(MELD, expect=[])], "one: the field 'expect' must be an object"),
    ([dict(MELD, tiles="R1")], "one: the field 'tiles' must be a list of 1 to 15"),
    ([dict(MELD, tiles=["R14"])], "one: the field 'tiles' must be a list, each of it a tile"),
    ([dict(MELD, indicator="FJ")], "one: the field 'indicator' must be a tile"),
    ([{k: v for k, v in MELD.items() if k != "tiles"}], "one: the field 'tiles' is missing"),
    (
        [{k: v for k, v in MELD.items() if k != "indicator"}],
        "one: the field 'indicator' is missing",
    ),
    ([dict(MELD, rules={"color": "any"})], "one: the field 'rules': option color: no such option"),
    ([dict(MELD, rules={"one_colour": "blue"})], "one: the field 'rules': option one_colour"),
    ([dict(MELD, rules={"pairs_joker": 5})], "one: the field 'rules': option pairs_joker"),
    ([dict(MELD, rules={"gosterme": True})], "one: the field 'rules': option gosterme"),
    ([dict(MELD, rules={"players": 3, "win_mode": "top2"})], "needs players 4"),
    ([dict(MELD, rules=[])], "one: the field 'rules' must be an object"),
    ([dict(MELD, source=7)], "one: the field 'source' must be a text"),
    ([SCORE], "one: one of the fields 'event' and 'events' is needed"),
    ([dict(SCORE, event={})], "one: an event needs one of finish, show and drawn"),
    ([dict(SCORE, event={"finish": 0, "type": "fast"})], "with 'type' one of normal"),
    ([dict(SCORE, event={"finish": 4})], "with 'finish' a whole number from 0 to 3"),
    ([dict(SCORE, scores=[20, 20], event={"finish": 2})], "'finish' is no seat of 2 players"),
    ([dict(SCORE, event={"show": 0, "type": "joker"})], "only a finish has a type"),
    ([dict(SCORE, event={"show": 0}, rules={"win_mode": "partners"})], "needs 2 numbers"),
    ([dict(LEGAL, state={})], "one: the field 'state.phase' is missing"),
    ([dict(LEGAL, state={"phase": "late"})], "with 'phase' one of show, turn_start, drawn"),
    ([dict(LEGAL, state={"phase": "show", "twin": True})], "without 'twin'"),
    ([dict(LEGAL, state={"phase": "show", "pile": "5"})], "with 'pile' a whole number"),
    ([dict(LEGAL, state={"phase": "drawn"}, action="discard:R0")], "names no tile"),
]


@pytest.mark.parametrize("content, sentence", UNREADABLE, ids=[words for _, words in UNREADABLE])
def test_an_unreadable_file_is_refused_with_a_sentence(tmp_path, capsys, content, sentence):
    path = written(tmp_path, content)
    assert cases([path]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(path + ": ") and said.err.endswith(".\n")
    assert sentence in said.err


def test_bytes_that_are_no_text(tmp_path, capsys):
    path = tmp_path / "some.json"
    path.write_bytes(b"\xff\xfe{")
    assert cases([str(path)]) == 2
    assert "it is not text" in capsys.readouterr().err


def test_a_name_that_is_no_action_is_not_legal(tmp_path):
    case = dict(LEGAL, state={"phase": "turn_start"}, action="fly", expect={"legal": False})
    assert cases([written(tmp_path, [case])]) == 0
