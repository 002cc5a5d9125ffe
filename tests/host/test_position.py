"""Positions in files: what is read, and one sentence for everything that cannot be used."""

import pytest

from engine.games import GAMES, load
from sim import cli, position
from sim.command import UsageError

OKEY = """
game okey
option players 2
indicator R4
phase discarding
turn 0
drawn K13
hands 0 R1,R2,R3,Y7,B7,K7,B9,B10,B11,K1,K2,K3,K9,K10,K13
hands 1 ?14
discards 0 -
discards 1 Y1
dealer 1
"""
KOIKOI = """
game   koikoi
option lucky off
phase  playing
leader 0
turn   0

field   01P1 02P1 03P1 04P1 05P1 06P1 07P1 08P1
hands 0 01B 02A 03R 04A 05A 06R 07A 08B
hands 1 ?8
"""
CEKI = """
game ceki
option players 3
phase throwing
turn 0
drawn WF
called 1
hands 0 C1,C2,C3,S4,S5,M6,M7,RF,WF
hands 1 C9,S9,M9,C8,S8,M8,C5,M5
hands 2 ?8
discards OT
origin hand
"""


def written(tmp_path, text):
    path = tmp_path / "position.txt"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize("text", [OKEY, KOIKOI, CEKI])
def test_hidden_hands_are_dealt_from_the_rest(tmp_path, text):
    game, pieces = position.read(written(tmp_path, text))
    state = load(game, "state").State.from_position(**pieces)
    assert state.to_act == 0 and state.legal_actions()
    assert position.read(written(tmp_path, text)) == (game, pieces)
    other = position.read(written(tmp_path, text + "seed 0000000000000009"))
    assert other[1]["hands"] != pieces["hands"]


@pytest.mark.parametrize("game", GAMES)
def test_a_printed_state_is_a_position(tmp_path, game):
    state = load(game, "state").State({}, "0123456789abcdef")
    state.play(state.legal_texts()[0])
    found, pieces = position.read(written(tmp_path, str(state)))
    assert found == game
    assert str(load(game, "state").State.from_position(**pieces)) == str(state)


# A text, what is changed in it, and the sentence.
BAD = [
    ("", "", "", "its first line is not 'game', and one of okey"),
    ('{"game": "okey"}', "", "", "its first line is not 'game'"),
    ("game chess", "", "", "its first line is not 'game'"),
    ("game okey", "", "", "there is no line 'phase'"),
    (OKEY, "phase discarding", "phase dreaming", "'dreaming' is none of: showing"),
    (OKEY, "phase discarding", "phase between", "cannot be used"),
    (OKEY, "indicator R4", "indicator R99", "'R99' is no tile"),
    (OKEY, "indicator R4", "indicator FJ", "the indicator must be a numbered tile"),
    (OKEY, "hands 0 R1,R2", "hands 0 R1,R1,R1", "a piece is described too often"),
    (OKEY, "hands 0 R1,R2,", "hands 0 ", "seat 0 holds 13 tiles instead of 15"),
    (OKEY, "hands 1 ?14", "hands 2 ?14", "'hands 1' has no line"),
    (OKEY, "hands 1 ?14", "hands 1 ?999", "'999' is too large"),
    (OKEY, "turn 0", "turn 3", "turn and dealer must be seats of the match"),
    (OKEY, "turn 0", "turn 0\nturn 0", "'turn' has two lines"),
    (OKEY, "turn 0", "turn x", "'x' is no number"),
    (OKEY, "turn 0", "turn 0\nround_no 99999", "round_no is too large"),
    (OKEY, "turn 0", "turn 0\nacted 9999999999", "'9999999999' is no number"),
    (OKEY, "drawn K13", "drawn R9", "the tile just drawn or taken must be in the hand"),
    (OKEY, "drawn K13", "jokers 3", "there is no 'jokers'; there are option"),
    (OKEY, "players 2", "players 9", "there is no option players 9"),
    (OKEY, "turn 0", "turn 0\nseed xyz", "a seed is 16 hex digits"),
    (KOIKOI, "01P1 02P1", "01P1", "cards in the stock"),
    (CEKI, "called 1", "called 2", "seat 2 cannot have called"),
    (CEKI, "called 1", "scores 1 2", "one hand and one score per player"),
]


@pytest.mark.parametrize(("text", "old", "new", "sentence"), BAD)
def test_a_bad_one_is_refused_with_a_sentence(tmp_path, text, old, new, sentence):
    assert old in text
    with pytest.raises(UsageError) as refused:
        position.read(written(tmp_path, text.replace(old, new, 1)))
    assert sentence in str(refused.value), str(refused.value)


def test_the_command_line_refuses_what_does_not_go_with_it(tmp_path, capsys):
    path = written(tmp_path, OKEY)
    for more in (["--game", "okey"], ["--demo"], ["--record", str(tmp_path / "x.ses")]):
        assert cli.main(["--position", path, "--face", "headless", *more]) == 2
        assert "a position says itself what is played" in capsys.readouterr().err
    assert cli.main(["--position", str(tmp_path / "none.txt")]) == 2
    assert "cannot be read" in capsys.readouterr().err
