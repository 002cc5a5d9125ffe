"""The command line: what it does, and one sentence for everything it will not do."""

import os

import pytest
from PIL import Image

from engine.record import Record
from sim import choices, cli, launcher
from tests.host import tiny_app
from tests.host.test_position import KOIKOI

SESSION = """tessera session 1
board ssd1306_diy
entropy x

5 OK down
7 OK up
9 end
"""


@pytest.fixture(autouse=True)
def tiny(monkeypatch, tmp_path):
    """Run the smallest application, from an empty folder."""
    launcher.prepare()
    monkeypatch.setattr(launcher, "prepare", lambda: tiny_app.start)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def run(capsys, *arguments):
    """Return the exit status, stdout and stderr."""
    status = cli.main(list(arguments))
    return (status, *capsys.readouterr())


REFUSED = [
    (["--board", "gameboy"], "there is no board 'gameboy'; choose one of "),
    (["--board", ""], "--board has no value"),
    (["--script", ""], "--script has no value"),
    (["--replay", ""], "--replay has no value"),
    (["--game", "chess"], "there is no game 'chess'; choose one of"),
    (["--lang", "xx"], "there is no language 'xx'; choose one of de, en,"),
    (["--speed", "warp"], "there is no speed 'warp'; choose one of slow"),
    (["--game", "okey", "--seed", "12"], "the seed '12' is not 16 hex digits"),
    (["--game", "okey", "--seed", "g" * 16], "is not 16 hex digits"),
    (["--seed", "0123456789abcdef"], "say which game with --game"),
    (["--game", "okey", "--option", "players"], "'players' is not of the form name=value"),
    (["--game", "okey", "--option", "jokers=3"], "option jokers: no such option"),
    (["--game", "okey", "--option", "start=11"], "option start: 11 is not one of"),
    (["--game", "okey", "--players", "7"], "option players: 7 is not one of"),
    (["--game", "okey", "--option", "start=²"], "option start: '²' is not one of"),
    (["--game", "okey", "--option", "start=" + "9" * 5000], "is not one of 10, 15, 20"),
    (["--game", "okey", "--players", "two"], "invalid int value"),
    (["--game", "okey", "--option", "players=2", "--players", "3"], "players is both 3 and 2"),
    (
        ["--game", "okey", "--option", "start=10", "--option", "start=15"],
        "start is both 10 and 15",
    ),
    (["--face", "hologram"], "invalid choice: 'hologram'"),
    (["--frobnicate"], "unrecognized arguments: --frobnicate"),
    (["--scale", "0"], "the scale 0 is not a number from 1 to 12"),
    (["--script", "FIRE"], "the script's FIRE is not understood"),
    (["--script", "WAIT:²"], "the script's WAIT:² is not understood"),
    (["--script", "OK*²"], "does not say how often"),
    (["--script", "WAIT:" + "9" * 5000], "is not understood"),
    (["--script", "@nothing.keys"], "the script nothing.keys cannot be read"),
    (["--replay", "nothing.ses"], "the session nothing.ses cannot be read"),
    (["--replay", "text.ses"], "text.ses cannot be played: it does not begin with"),
    (["--replay", "binary.ses"], "binary.ses cannot be read: it is not text"),
    (["--replay", "newer.ses"], "it is of version 9 and this program reads 1"),
    (["--replay", "board.ses"], "there is no board 'gameboy'"),
    (["--replay", "good.ses", "--lang", "en"], "a session has its own board and match"),
    (["--replay", "good.ses", "--script", "OK"], "a session has its own board and match"),
    (["--record", "a.ses", "--data", "d"], "a recorded session starts on a clean device"),
    (["--match", "level.txt"], "there is no level 'expert'; choose one of easy, medium, hard"),
    (["--watch", "level.txt"], "there is no level 'expert'; choose one of easy, medium, hard"),
    (
        ["--watch", "good.txt", "--match", "good.txt"],
        "--match continues a match, --watch only shows it",
    ),
    (
        ["--watch", "good.txt", "--game", "okey"],
        "a recorded match has its own game, seed and options",
    ),
    (["--demo", "--script", "OK"], "a demo plays by itself"),
    (["--shot", "no/where.png"], "cannot write no/where.png: there is no folder"),
    (["--gif", "."], "cannot write .: it is a folder"),
    (["--gif", ""], "a file without a name"),
    (["--shot", "a.png", "--gif", "./a.png"], "--record, --shot, --gif and SHOT write to"),
    (["--data", "good.ses"], "cannot keep files in good.ses: it is no folder"),
    (["--data", "no/where"], "cannot keep files in no/where: there is no folder"),
    (["--data", ""], "a folder without a name"),
    (["--face", "terminal"], "this is no terminal"),
    (["--face", "headless"], "the headless face shows nothing and nobody presses its keys"),
    (["--face", "headless", "--game", "okey"], "give it --script, --replay or --demo"),
    (["--face", "web", "--lang", "it"], "the web face takes only --game and --seed"),
]


@pytest.mark.parametrize("arguments, sentence", REFUSED)
def test_bad_input_is_one_sentence(capsys, tmp_path, arguments, sentence):
    for name, text in (
        ("text", "hello"),
        ("newer", SESSION.replace("session 1", "session 9")),
        ("board", SESSION.replace("ssd1306_diy", "gameboy")),
        ("good", SESSION),
    ):
        (tmp_path / (name + ".ses")).write_text(text)
    for name, seats in (("level", ["human"] + ["bot expert 1"] * 3), ("good", ["human"] * 4)):
        match = Record("okey", {}, seats, "00000000000000aa", "00000000000000bb")
        (tmp_path / (name + ".txt")).write_text(match.text())
    (tmp_path / "binary.ses").write_bytes(b"\xff\xfe\x00")
    before = sorted(os.listdir(tmp_path))
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert sentence in err
    assert len(err.splitlines()) == 1
    assert sorted(os.listdir(tmp_path)) == before


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
@pytest.mark.parametrize("option", ["--shot", "--gif", "--record"])
def test_a_full_disk_is_one_sentence(capsys, option):
    status, _, err = run(
        capsys, "--face", "headless", "--script", "RIGHT READY", option, "/dev/full"
    )
    assert status == 2
    assert err == "cannot write /dev/full: No space left on device; choose another place.\n"


def test_no_display_is_one_sentence(capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    status, out, err = run(capsys, "--face", "window")
    assert (status, out) == (2, "")
    assert "there is no display for a window; choose --face" in err


@pytest.mark.parametrize("option", ["--match", "--watch", "--position"])
def test_bots_play_no_match_that_needs_a_player(capsys, monkeypatch, tmp_path, option):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    path = tmp_path / "file"
    record = Record("koikoi", {}, ["human", "bot easy 1"], "00000000000000aa", "00000000000000bb")
    path.write_text(KOIKOI if option == "--position" else record.text())
    status, out, err = run(capsys, option, str(path))
    assert (status, out) == (2, "")
    assert err.startswith("there is no display and no terminal here; give --script")
    assert run(capsys, option, str(path), "--shot", "a.png") == (0, "saved a.png\n", "")
    assert run(capsys, option, str(path), "--script", "OK SHOT:b") == (0, "saved b.png\n", "")


def test_shot_gif_and_record(capsys):
    status, out, err = run(
        capsys,
        *("--face", "headless", "--script", "READY RIGHT OK READY", "--shot", "a.png"),
        *("--gif", "a.gif", "--record", "a.ses", "--scale", "3"),
    )
    assert (status, err) == (0, "")
    assert out.splitlines()[:2] == ["saved a.ses, 19 frames", "saved a.png"]
    assert Image.open("a.png").size == (720, 720)
    film = Image.open("a.gif")
    assert film.size == (720, 720) and film.n_frames == 4
    film.seek(3)
    assert film.convert("RGB").tobytes() == Image.open("a.png").convert("RGB").tobytes()
    assert run(capsys, "--face", "headless", "--replay", "a.ses") == (0, "", "")


def test_a_film_keeps_virtual_time(capsys):
    words = "READY WAIT:600 RIGHT WAIT:900"
    run(capsys, "--face", "headless", "--script", words, "--gif", "a.gif")
    film = Image.open("a.gif")
    durations = []
    for number in range(film.n_frames):
        film.seek(number)
        durations.append(film.info["duration"])
    # Two frames until it is READY and the 600 ms; the end is shown for at least 1.5 seconds.
    assert durations == [660, 1500]


def test_a_session_recorded_in_one_face_replays_in_the_others(capsys):
    arguments = ("--script", "READY DOWN*2 SHOT:a OK READY SHOT:b QUIT", "--record")
    assert run(capsys, "--face", "headless", *arguments, "a.ses")[0] == 0
    assert run(capsys, "--face", "window", *arguments, "b.ses")[0] == 0
    with open("a.ses") as a, open("b.ses") as b:
        assert a.read() == b.read()
    assert run(capsys, "--face", "window", "--scale", "1", "--replay", "a.ses") == (0, "", "")


def test_a_changed_picture_is_reported(capsys):
    run(capsys, "--face", "headless", "--script", "READY SHOT:a DOWN SHOT:b", "--record", "a.ses")
    with open("a.ses") as file:
        lines = file.read().replace("DOWN down", "UP down").replace("DOWN up", "UP up")
    with open("a.ses", "w") as file:
        file.write(lines)
    status, out, err = run(capsys, "--face", "headless", "--replay", "a.ses")
    assert (status, out) == (1, "")
    assert err.startswith("the picture b at frame 6 is not the one of the session")


def test_a_script_that_waits_in_vain_fails(capsys):
    status, _, err = run(capsys, "--face", "headless", "--script", "READY OK READY:50")
    assert status == 1
    assert "READY:50" in err and len(err.splitlines()) == 1


def test_a_demo_prints_moves_and_saves_a_picture(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(launcher, "ROOT", str(tmp_path))
    status, out, err = run(capsys, "--demo")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert len(lines) > 20 and lines[-1] == "saved out/demo.png"
    assert os.path.exists("out/demo.png")


def test_the_application_s_own_failure_is_not_silent(capsys, monkeypatch):
    def start(board, launch):
        board.store.save("error", b"Traceback: it went wrong")
        tiny_app.start(board, launch)

    monkeypatch.setattr(launcher, "prepare", lambda: start)
    status, _, err = run(capsys, "--face", "headless", "--script", "OK")
    assert status == 1
    assert "it went wrong" in err


def test_every_picture_of_a_script_is_saved_under_its_name(capsys):
    words = ("--face", "headless", "--script", "READY SHOT:a DOWN SHOT:b")
    assert run(capsys, *words) == (0, "saved a.png\nsaved b.png\n", "")
    assert Image.open("a.png").tobytes() != Image.open("b.png").tobytes()
    os.remove("a.png")
    assert run(capsys, *words, "--record", "a.ses")[0] == 0
    assert not os.path.exists("a.png")
    status, out, err = run(capsys, *words, "--shot", "a.png")
    assert (status, out) == (2, "") and "write to one file" in err
    os.mkdir("a.png")
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "") and "cannot write a.png: it is a folder" in err


def test_two_runs_of_a_script_are_the_same(capsys):
    for name in ("a", "b"):
        run(capsys, "--face", "headless", "--script", "READY OK SHOT:x", "--record", name + ".ses")
    with open("a.ses") as a, open("b.ses") as b:
        assert a.read() == b.read()


def test_a_player_s_files_stay_where_they_are_put(capsys, monkeypatch):
    def saving(board, launch):
        board.store.save("note", b"hello")
        tiny_app.start(board, launch)

    monkeypatch.setattr(launcher, "prepare", lambda: saving)
    assert run(capsys, "--face", "headless", "--script", "OK", "--data", "mine")[0] == 0
    assert os.listdir("mine") == ["note.dat"]
    assert run(capsys, "--face", "headless", "--script", "OK")[0] == 0
    assert os.listdir("mine") == ["note.dat"]


def test_a_player_s_files_are_kept_in_a_fresh_checkout(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(launcher, "ROOT", str(tmp_path))
    monkeypatch.setattr(
        launcher, "prepare", lambda: lambda board, launch: board.store.save("note", b"hello")
    )
    for _ in range(2):
        assert run(capsys, "--face", "window")[0] == 0
    assert os.listdir(tmp_path / choices.PLAYER_DIR) == ["note.dat"]


def test_a_player_s_files_are_the_same_on_every_board(capsys, monkeypatch, tmp_path):
    found = []

    def begun(board, launch):
        found.append(board.store.load("note"))
        board.store.save("note", board.name.encode())

    monkeypatch.setattr(launcher, "ROOT", str(tmp_path))
    monkeypatch.setattr(launcher, "prepare", lambda: begun)
    assert run(capsys, "--face", "window")[0] == 0
    assert run(capsys, "--face", "window", "--board", "ssd1306_diy")[0] == 0
    assert run(capsys, "--face", "window", "--board", "picosystem")[0] == 0
    assert found == [None, b"waveshare_lcd13", b"ssd1306_diy"]
