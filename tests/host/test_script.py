"""The language of --script, played on the smallest application there is."""

from types import SimpleNamespace

import pytest

from sim import replay, script, sessions
from sim.board import Quit
from tests.host import tiny_app


def play(text, tmp_path, board="ssd1306_diy", start=tiny_app.start):
    """Return the session that a script makes, and what failed."""
    session = sessions.Session(board, "x", {}, text.split("\n"))
    return replay.perform(session, str(tmp_path), start)


def lines(session):
    """Return the session's events as its file has them."""
    return session.text().split("\n\n")[1].split("\n")


def shots(session):
    """Return name -> checksum."""
    return dict(rest.split() for _, word, rest in session.events if word == "shot")


def test_presses_waits_and_pictures(tmp_path):
    words = "READY RIGHT SHOT:a\nWAIT:100 LEFT+ WAIT:40 LEFT- WAIT:1 SHOT:b"
    session, failure = play(words, tmp_path)
    assert failure is None
    pictures = shots(session)
    assert lines(session) == [
        "2 RIGHT down",
        "4 RIGHT up",
        "6 shot a " + pictures["a"],
        "10 LEFT down",
        "12 LEFT up",
        "13 shot b " + pictures["b"],
        "13 end",
        "",
    ]
    assert pictures["a"] != pictures["b"]


def test_times_and_long_presses(tmp_path):
    session, _ = play(
        "READY SHOT:0 OK READY SHOT:1 OK:long READY SHOT:2 RIGHT*3 LEFT*3 SHOT:3", tmp_path
    )
    pictures = shots(session)
    assert pictures["0"] == pictures["1"] != pictures["2"] == pictures["3"]
    assert [word for _, word, rest in session.events if rest == "down"] == [
        "OK", "OK", "RIGHT", "RIGHT", "RIGHT", "LEFT", "LEFT", "LEFT",
    ]  # fmt: skip


def test_ready_waits_until_the_application_waits(tmp_path):
    session, failure = play("READY OK READY SHOT:a", tmp_path)
    frames = [frame for frame, word, _ in session.events if word == "shot"]
    assert failure is None and frames[0] > 10  # the square glows for ten frames


def test_ready_gives_up_with_a_sentence(tmp_path):
    _, failure = play("READY OK READY:100 SHOT:a", tmp_path)
    assert failure == (
        "word 3 of the script (READY:100) waited 100 ms, and the application still did not wait "
        "for a key"
    )


def test_reset_starts_again(tmp_path):
    session, _ = play("READY SHOT:a RIGHT SHOT:b RESET READY SHOT:c", tmp_path)
    pictures = shots(session)
    assert pictures["a"] == pictures["c"] != pictures["b"]
    again = replay.replay(session, str(tmp_path), tiny_app.start)
    assert again.text() == session.text()


def test_pixels_not_marked_dirty_are_not_shown(tmp_path):
    class Sloppy(tiny_app.TinyLoop):
        def key(self, key, is_long):
            super().key(key, is_long)
            self.canvas.clear_dirty()

    def start(board, launch):
        board.loop = Sloppy(board, launch)
        while True:
            board.loop.frame()

    session, _ = play("READY SHOT:a RIGHT SHOT:b", tmp_path, start=start)
    pictures = shots(session)
    assert pictures["a"] == pictures["b"]


def test_comments_are_no_keys():
    assert script.parse("OK # and RIGHT\n# LEFT") == script.parse("OK")


WORDS = "FIRE OK* OK*0 OK*x OK:short WAIT WAIT:x SHOT SHOT:a/b OK++ -"


@pytest.mark.parametrize("word", WORDS.split())
def test_a_word_that_is_not_understood_is_named(word):
    with pytest.raises(script.BadScript) as refusal:
        script.parse("READY " + word)
    assert (word in str(refusal.value) and "READY" in str(refusal.value)) or "*" in word


def test_a_battery_runs_low_where_there_is_one(tmp_path):
    seen = []

    class Watched(tiny_app.TinyLoop):
        def frame(self):
            super().frame()
            seen.append(self.board.battery.percent)

    def start(board, launch):
        board.loop = Watched(board, launch)
        while True:
            board.loop.frame()

    session, failure = play("READY BATTERY:7 WAIT:100", tmp_path, "picosystem", start)
    assert failure is None and seen[0] == 100 and seen[-1] == 7
    again = replay.replay(session, str(tmp_path), start)
    assert again.text() == session.text()
    _, failure = play("READY BATTERY:7", tmp_path)
    assert failure == "the board ssd1306_diy does not measure a battery"


@pytest.mark.parametrize("word", ("UP", "UP*2", "UP:long", "UP+"))
def test_a_key_that_the_board_lacks_ends_the_script(tmp_path, word):
    _, failure = play("READY OK " + word, tmp_path, "waveshare_lcd2")
    assert failure == "the board waveshare_lcd2 has no key UP; it has LEFT RIGHT OK BACK F1 F2"


def test_the_application_meets_an_exception(tmp_path):
    def start(board, launch):
        board.loop = tiny_app.TinyLoop(board, launch)
        while True:
            try:
                board.loop.frame()
            except RuntimeError:
                board.loop.key(tiny_app.OK, False)

    session, failure = play("READY SHOT:a FAIL WAIT:100 SHOT:b", tmp_path, "picosystem", start)
    pictures = shots(session)
    assert failure is None and pictures["a"] != pictures["b"]
    assert " fail" in session.text()
    assert replay.replay(session, str(tmp_path), start).text() == session.text()


def test_a_key_goes_to_the_row_of_a_text():
    labels = ("Players", "Help", "Match code (B)", "About")
    rows = SimpleNamespace(at=3, items=[SimpleNamespace(label=label) for label in labels])
    scene = SimpleNamespace(rows=rows)
    for name, down in (("OPTION_PLAYERS", 1), ("SEED", 3), ("ABOUT", 0)):
        assert script._presses_to(scene, name, 1) == down
        assert script._presses_to(scene, name, -1) == -down % 4
    with pytest.raises(Quit) as gone:
        script._presses_to(scene, "SETTINGS", 1)
    assert gone.value.failure == "no row is SETTINGS; the rows are: " + ", ".join(labels)
