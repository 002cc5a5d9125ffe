"""Positions in files: what is read, and one sentence for everything that cannot be used."""

import json

import pytest

from engine.games import load
from sim import cli, position
from sim.requests import Sorry

OKEY = {
    "game": "okey",
    "options": {"players": 2},
    "indicator": "R4",
    "turn": 0,
    "phase": "discarding",
    "drawn": "K13",
    "hands": ["R1 R2 R3 Y7 B7 K7 B9 B10 B11 K1 K2 K3 K9 K10 K13", None],
    "discards": ["", "Y1"],
}
KOIKOI = {
    "game": "koikoi",
    "options": {"lucky": "off"},
    "turn": 0,
    "phase": "playing",
    "hands": ["01B 02A 03R 04A 05A 06R 07A 08B", None],
    "field": "01P1 02P1 03P1 04P1 05P1 06P1 07P1 08P1",
}
CEKI = {
    "game": "ceki",
    "options": {"players": 3},
    "turn": 0,
    "phase": "throwing",
    "drawn": "WF",
    "called": [1],
    "hands": ["C1,C2,C3,S4,S5,M6,M7,RF,WF", "C9 S9 M9 C8 S8 M8 C5 M5", None],
    "discards": "OT",
}


def written(tmp_path, found):
    path = tmp_path / "position.json"
    path.write_text(found if isinstance(found, str) else json.dumps(found), "utf-8")
    return str(path)


@pytest.mark.parametrize("found", [OKEY, KOIKOI, CEKI])
def test_what_is_left_out_is_dealt_from_the_rest(tmp_path, found):
    game, pieces = position.read(written(tmp_path, found))
    assert game == found["game"]
    state = load(game, "state").State.from_position(**pieces)
    assert state.to_act == 0 and state.legal_actions()
    assert position.read(written(tmp_path, found)) == (game, pieces)
    other = position.read(written(tmp_path, {**found, "seed": "0000000000000009"}))
    assert other[1]["hands"] != pieces["hands"]


BAD = [
    ("no json", "Expecting value"),
    ("[]", "it is no object in braces"),
    ("{}", "its game is none of okey"),
    ('{"game": "chess"}', "its game is none of okey"),
    ('{"game": ["okey"]}', "its game is none of okey"),
    ('{"game": "okey"}', "it has to say phase, turn and hands"),
    ("[" * 5000, "cannot be used"),
    ({**OKEY, "phase": "dreaming"}, "there is no phase 'dreaming'"),
    ({**OKEY, "phase": 2}, "there is no phase '2'"),
    ({**OKEY, "phase": "between"}, "cannot be used"),
    ({**OKEY, "indicator": "R99"}, "'R99' is no tile"),
    ({**OKEY, "indicator": "FJ"}, "the indicator must be a numbered tile"),
    ({**OKEY, "hands": ["R1 R1 R1", None]}, "a piece is described too often"),
    ({**OKEY, "hands": ["R1 R2", None]}, "seat 0 holds 2 tiles instead of 15"),
    ({**OKEY, "hands": 7}, "cannot be used"),
    ({**OKEY, "turn": 3}, "turn and dealer must be seats of the match"),
    ({**OKEY, "drawn": "R9"}, "the tile just drawn or taken must be in the hand"),
    ({**OKEY, "jokers": 3}, "unexpected keyword argument 'jokers'"),
    ({**OKEY, "options": {"players": 9}}, "option players: 9 is not one of"),
    ({**OKEY, "turn": True}, "turn must be a number"),
    ({**OKEY, "round_no": "2"}, "round_no must be a number"),
    ({**OKEY, "round_no": 10**12}, "round_no must be a number"),
    ({**OKEY, "acted": [10**12]}, "acted must be a list of numbers"),
    ({**KOIKOI, "scores": "12"}, "scores must be a list of numbers"),
    ({**CEKI, "scores": {"a": 1}}, "scores must be a list of numbers"),
    ({**CEKI, "scores": [1, None, 2]}, "scores must be a list of numbers"),
    ({**OKEY, "seed": "xyz"}, "a seed is 16 hex digits"),
    ({**KOIKOI, "hands": [None, None]}, "one hand at least has to be described"),
    ({**KOIKOI, "field": "01P1"}, "cards in the stock"),
    ({**CEKI, "called": [2]}, "seat 2 cannot have called"),
]


@pytest.mark.parametrize(("found", "sentence"), BAD)
def test_a_bad_one_is_refused_with_a_sentence(tmp_path, found, sentence):
    with pytest.raises(Sorry) as refused:
        position.read(written(tmp_path, found))
    assert sentence in str(refused.value), str(refused.value)


def test_the_command_line_refuses_what_does_not_go_with_it(tmp_path, capsys):
    path = written(tmp_path, OKEY)
    for more in (["--game", "okey"], ["--demo"], ["--record", str(tmp_path / "x.ses")]):
        assert cli.main(["--position", path, "--face", "headless", *more]) == 2
        assert "a position says itself what is played" in capsys.readouterr().err
    assert cli.main(["--position", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err
