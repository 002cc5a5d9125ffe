"""The play-throughs replay byte for byte, on CPython and on MicroPython in the chip's heap.

On CPython a sixth of them, all with LAWS=all.
"""

import os

import pytest

from sim.command import run
from tests.host import micropython, playthrough_script
from tests.sample import ALL
from tools import transcript
from tools.playthroughs import __main__ as playthroughs

FILES = sorted(os.listdir(playthroughs.FOLDER))
SCENES = [(game, scene) for game, scenes in playthroughs.SCENES.items() for scene in scenes]


SHOWN = SCENES if ALL else SCENES[1::6]


@pytest.mark.parametrize("game,scene", SHOWN, ids=lambda one: getattr(one, "name", one))
def test_a_transcript_is_made_again_on_cpython(game, scene):
    assert playthroughs.check(game, scene) is None
    for ask in (playthrough_script.told, playthrough_script.chosen):
        assert ask(playthroughs.path_of(game, scene)) == "identical"


def test_a_transcript_is_made_again_on_micropython(compiled):
    assert_all_identical(compiled, "told", "320wK")


def test_bots_choose_the_same_on_a_board(shipped):
    assert_all_identical(shipped, "chosen", "240wK")


def assert_all_identical(tree, ask, heap):
    paths = [os.path.join("tests", "playthroughs", name) for name in FILES]
    script = "tests.host.playthrough_script"
    found = micropython.run_compiled(tree, script, ask, *paths, heap=heap).splitlines()
    assert found == [path + " identical" for path in paths]


def test_every_file_is_a_scene_and_every_option_value_is_played():
    known = [os.path.basename(playthroughs.path_of(game, scene)) for game, scene in SCENES]
    assert sorted(known) == FILES
    for game, scenes in playthroughs.SCENES.items():
        options = __import__(f"engine.{game}.options", fromlist=["*"]).OPTIONS
        played = {(name, value) for scene in scenes for name, value in scene.options.items()}
        for option in options:
            if option.name != "start":
                for value in option.values:
                    assert value == option.default or (option.name, value) in played


def test_games_and_scenes_are_asked_for_by_name(capsys):
    scenes = playthroughs.asked_for(["koikoi", "ceki_void"])
    assert [playthroughs.name_of(*one) for one in scenes[:2]] == ["ceki_void", "koikoi_italian"]
    assert len(scenes) == 1 + len(playthroughs.KOIKOI)
    assert playthroughs.main(["koikoi_declared"]) == 0
    assert run(playthroughs.main, ["okey_defalt"]) == 2
    assert "there is no game or scene 'okey_defalt'" in capsys.readouterr().err


def test_all_scenes_are_checked_before_any_is_played(monkeypatch, capsys):
    wrong = playthroughs.OKEY[0]._replace(name="crowded", options={"players": 2})
    monkeypatch.setitem(playthroughs.SCENES, "okey", (*playthroughs.OKEY, wrong))
    monkeypatch.setattr(playthroughs, "check", None)
    assert run(playthroughs.main, []) == 2
    assert capsys.readouterr().err == "okey_crowded: 4 levels do not fit 2 players.\n"


def test_a_transcript_is_written_and_replayed_from_the_command_line(tmp_path, capsys):
    file = tmp_path / "match.txt"
    path = str(file)
    seed = "00000000000000aa"
    asked = ["play", "--seed", seed, "--players", "3", "--max-rounds", "1", "-o", path]
    asked += ["--option", "start=10", "--levels", "hard,medium,easy", "--bot-seed", "b" * 16]
    assert run(transcript.main, asked) == 0
    assert run(transcript.main, ["replay", path]) == 0
    assert capsys.readouterr().out == "identical\n"
    text = file.read_text()
    assert text.startswith("tessera record 2\ngame okey\n") and "option start 10\n" in text
    assert f"seed {seed}\nbot_seed {'b' * 16}\n" in text
    changed = text.replace("> dice", "> bones", 1)
    file.write_text(changed)
    assert run(transcript.main, ["replay", path]) == 1
    number = changed[: changed.index("> bones")].count("\n") + 1
    assert f"line {number}\nexpected: > dice" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments,words",
    [
        (["play", "--seed", "12"], "16 hex digits"),
        (["play", "--seed", "0" * 16, "--game", "chess"], "'chess'"),
        (["play", "--seed", "0" * 16, "--option", "jokers=3"], "jokers"),
        (["play", "--seed", "0" * 16, "--option", "start=11"], "start"),
        (["play", "--seed", "0" * 16, "--option", "win_mode=top2", "--players", "3"], "top2"),
        (["play", "--seed", "0" * 16, "--levels", "genius"], "genius"),
        (["play", "--seed", "0" * 16, "--levels", "hard,easy"], "2 levels for 4 players"),
        (["play", "--seed", "0" * 16, "--max-rounds", "-1"], "--max-rounds"),
        (["play", "--seed", "0" * 16, "--bot-seed", "x"], "'x'"),
        (["play", "--seed", "0" * 16, "--max-rounds", "1", "-o", "/no/such/folder/file"], "/no/"),
        (["replay", "/no/such/file"], "/no/such/file"),
        (["replay", os.__file__], "no record"),
        ([], "--help"),
        (["sing"], "sing"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(arguments, words, capsys):
    assert run(transcript.main, arguments) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and words in said.err


def test_a_damaged_file_gets_one_sentence_and_status_2(tmp_path, capsys):
    path = tmp_path / "match.rec"
    seed = "0" * 16
    run(transcript.main, ["play", "--seed", seed, "--max-rounds", "1", "--plain", "-o", str(path)])
    assert capsys.readouterr().err == "Playing a match of okey ...\nRound 1 is over.\n"
    text = path.read_text()
    for damaged, words in (
        (text[:-9], "cut short"),
        (text.replace("seat bot hard 3\n", "", 1), "3 seats for 4 players"),
        (text.replace("discard:", "throw:", 1), "no action"),
        (text.replace("rules 1", "rules 2"), "version 2"),
        (text.replace("record 2", "record 3"), "format"),
        (text.replace("draw", "next_round", 1), "not legal"),
        (text.replace("seed 0", "seed 1", 1), "."),
        (text[:-3] + "zz\n", "altered"),
    ):
        path.write_text(damaged)
        assert run(transcript.main, ["replay", str(path)]) == 2, words
        said = capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1 and words in said.err
        assert path.read_text() == damaged
    path.write_bytes(b"\xff\xfe\x00")
    assert run(transcript.main, ["replay", str(path)]) == 2
    assert "not text" in capsys.readouterr().err
