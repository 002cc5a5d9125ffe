"""The terminal face in front of a false terminal: what it sends is decoded and compared with
what the application drew."""

import os
import random
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import time

import pytest

from hal.canvas import Canvas
from hal.contract import BACK, DOWN, F1, F2, LEFT, OK, RIGHT, UP
from sim import picture, terminal_keys
from sim import tty as sim_tty
from sim.board import Quit, load_profile
from sim.command import ROOT, UsageError
from sim.terminal import Terminal
from tests.host.ansi import Decoder

COLOUR = load_profile("waveshare_lcd13")
MONO = load_profile("ssd1306_diy")


class FalseTty:
    """A terminal of so many columns and rows, and pixels if it tells."""

    def __init__(self, columns, rows, wide=0, high=0):
        self.resize(columns, rows, wide, high)
        self.typed = []
        self.sent = 0

    def resize(self, columns, rows, wide=0, high=0):
        self._size = (columns, rows, wide, high)
        self.screen = Decoder(columns, rows)

    def size(self):
        return self._size

    def write(self, data):
        self.sent += len(data)
        self.screen.feed(data)

    def read(self, seconds):
        return self.typed.pop(0) if self.typed else b""


class Bench:
    """A face with a canvas to draw on."""

    def __init__(self, profiles, tty, protocols=(), depth=24):
        self.tty = tty
        self.face = Terminal(profiles, tty, set(protocols), depth)
        panel = self.face.panel
        self.canvas = Canvas(panel.width, panel.height, panel.mono)
        self.random = random.Random(7)

    def scribble(self, times=40):
        for _ in range(times):
            x, y = self.random.randrange(240), self.random.randrange(240)
            self.canvas.rect(x, y, self.random.randrange(60), 20, self.random.randrange(16))

    def show(self):
        self.face.panel.show(self.canvas)
        self.face.pump(0)

    def pixels(self, scale=1):
        """Return what was drawn, as RGB bytes."""
        colours = self.face.panel.colours()
        return picture.to_image(self.canvas, colours, scale).convert("RGB").tobytes()


def test_half_blocks_show_every_pixel():
    bench = Bench([COLOUR, MONO], FalseTty(250, 121))
    assert bench.face.profile is COLOUR
    for _ in range(5):
        bench.scribble()
        bench.show()
        assert bench.tty.screen.half_blocks(240, 240, left=5) == bench.pixels()
    assert "q = quit" in bench.tty.screen.line(120)


def test_half_blocks_of_a_small_board():
    bench = Bench([COLOUR, MONO], FalseTty(128, 32))
    assert bench.face.profile is MONO
    bench.scribble()
    bench.show()
    assert bench.tty.screen.half_blocks(128, 64) == bench.pixels()


def test_256_colours_are_the_nearest():
    bench = Bench([COLOUR], FalseTty(240, 120), depth=8)
    bench.canvas.fill(7)
    bench.show()
    assert bench.tty.screen.half_blocks(240, 1)[:3] == bytes((215, 0, 0))  # of c8 1e 28
    bench.canvas.fill(5)
    bench.show()
    assert bench.tty.screen.half_blocks(240, 1)[:3] == bytes((158, 158, 158))  # of 98 9a a2


def test_braille_in_64_by_16_cells():
    bench = Bench([COLOUR, MONO], FalseTty(64, 16))
    assert bench.face.profile is MONO
    bench.scribble()
    bench.show()
    assert bench.tty.screen.braille(128, 64) == bench.pixels()


def test_only_cells_that_changed_are_rewritten():
    bench = Bench([COLOUR], FalseTty(240, 121))
    bench.canvas.fill(1)
    bench.show()
    before = bench.tty.screen.rewritten
    bench.canvas.fill(1)  # everything is dirty, and nothing has changed
    bench.canvas.rect(100, 50, 6, 4, 9)
    bench.show()
    assert bench.tty.screen.rewritten - before == 6 * 2
    assert bench.tty.screen.half_blocks(240, 240) == bench.pixels()
    sent = bench.tty.sent
    bench.show()
    assert bench.tty.sent == sent


@pytest.mark.parametrize("scale, size", [(1, (80, 24)), (3, (100, 50, 800, 800))])
def test_kitty_shows_every_pixel(scale, size):
    bench = Bench([COLOUR], FalseTty(*size), ["kitty", "sixel"])
    bench.scribble()
    bench.show()
    row, column, width, height, pixels = bench.tty.screen.pictures[-1]
    assert (row, column, width, height) == (0, 0, 240 * scale, 240 * scale)
    assert pixels == bench.pixels(scale)
    bench.face.close()
    assert not bench.tty.screen.pictures


@pytest.mark.parametrize("profile, scale", [(COLOUR, 2), (MONO, 4)])
def test_sixel_shows_every_pixel(profile, scale):
    bench = Bench([profile], FalseTty(100, 40, 1000, 560), ["sixel"])
    bench.scribble()
    bench.show()
    _, _, width, height, pixels = bench.tty.screen.pictures[-1]
    drawn = bench.pixels(scale)
    assert (width, height) == (profile.WIDTH * scale, profile.HEIGHT * scale)
    # Sixel colours are percents.
    assert pixels == bytes(round(round(value * 100 / 255) * 255 / 100) for value in drawn)


@pytest.mark.parametrize("profiles, size", [([COLOUR, MONO], (63, 16)), ([COLOUR], (239, 200))])
def test_a_terminal_that_is_too_small_is_refused_with_a_sentence(profiles, size):
    with pytest.raises(UsageError) as refusal:
        Terminal(profiles, FalseTty(*size), set(), 24)
    assert f"{size[0]} columns and {size[1]} rows" in str(refusal.value)
    assert profiles[-1].NAME in str(refusal.value)


def test_a_new_size_is_redrawn_or_reported_as_too_small():
    bench = Bench([MONO], FalseTty(140, 40))
    bench.scribble()
    bench.show()
    bench.tty.resize(70, 20)
    bench.show()
    assert bench.tty.screen.braille(128, 64, left=3) == bench.pixels()
    bench.tty.resize(50, 20)
    bench.show()
    sentence = " ".join(bench.tty.screen.line(row) for row in range(20))
    assert "the terminal has 50 columns and 20 rows, and ssd1306_diy needs 64 and 16" in sentence
    assert sentence.strip().endswith("another --board or --face")
    bench.tty.resize(128, 33)
    bench.scribble()
    bench.show()
    assert bench.tty.screen.half_blocks(128, 64) == bench.pixels()


KEYS = [
    ("\x1b[A", [(UP, False)]),
    ("\x1bOB", [(DOWN, False)]),
    ("\x1b[D\x1b[C", [(LEFT, False), (RIGHT, False)]),
    ("\x1b[1;2A", [(UP, True)]),
    ("\x1b[1;5A", [(UP, False)]),
    ("\x1b[1;6D", [(LEFT, True)]),
    ("z\rZ\n", [(OK, False), (OK, False), (OK, True), (OK, False)]),
    ("x\x7f\x08X", [(BACK, False), (BACK, False), (BACK, False), (BACK, True)]),
    ("aAsS", [(F1, False), (F1, True), (F2, False), (F2, True)]),
    ("q", [(terminal_keys.QUIT, False)]),
    ("\x03", [(terminal_keys.QUIT, False)]),
    ("\x1b[15~\x1b[200~\x1bOP\x1b[3;5~cb7 é", []),
    ("\x1b_Gi=31;OK\x1b\\\x1b[?62;4c\x1b[>84;0;0c\x1bP>|tmux 3.3a\x1b\\\x1b]11;rgb:1/a/2\x07", []),
    ("\x1b[[A\x1b[[E", []),  # F1 and F5 of the Linux console
    ("\x1bz", [(OK, False)]),  # Escape, which does nothing, or Alt; then Z
    ("\x1b\x1b[B", [(DOWN, False)]),
    ("\x1b[\x03", [(terminal_keys.QUIT, False)]),  # half a sequence, then a key
    ("\x1b[1;2\rz", [(OK, False), (OK, False)]),
    ("\x1bO\x1b[C", [(RIGHT, False)]),
    ("\x1b_Gi=31;q\x1b[D", [(LEFT, False)]),
    ("\x1b]0;zaxs\r", [(OK, False)]),
]
PAUSES = ([], [b""], [b"", b"", b""])  # reads in which nothing has come


@pytest.mark.parametrize("sent, keys", KEYS)
def test_bytes_of_a_terminal_become_keys(sent, keys):
    assert terminal_keys.read_keys(sent) == (keys, "")
    # Cut anywhere, it means the same.
    for cut in range(1, len(sent)):
        first, rest = terminal_keys.read_keys(sent[:cut])
        second, rest = terminal_keys.read_keys(rest + sent[cut:])
        assert (first + second, rest) == (keys, "")


def presses(pieces):
    """Return the keys that a board gets from pieces of input: (key, whether it is long).

    Each piece is one read; all have come before the first frame.
    """
    bench = Bench([MONO], FalseTty(64, 16))
    bench.tty.typed = list(pieces)
    found = []
    try:
        while bench.tty.typed:
            bench.face.pump(0)
    except Quit:
        found.append((terminal_keys.QUIT, False))
    before = frames = 0
    for frame in range(200):
        levels = bench.face.poll(frame)
        frames = frames + 1 if levels == before else 1
        if levels and levels != before:
            found.append((levels.bit_length() - 1, False))
        elif levels and frames * 33 > 500:
            found[-1] = (found[-1][0], True)
        before = levels
    return found


@pytest.mark.parametrize("sent, keys", KEYS)
def test_a_pause_within_a_sequence_changes_nothing(sent, keys):
    data = sent.encode("latin-1")
    wanted = sorted(keys)  # to quit comes first: it waits for no frame
    for pause in PAUSES:
        for cut in range(len(data)):
            assert sorted(presses([data[:cut], *pause, data[cut:]])) == wanted
        single = [piece for byte in data for piece in (bytes([byte]), *pause)]
        assert sorted(presses(single)) == wanted


@pytest.mark.parametrize("sent", ["zzzzz", "ssaas", "\x1b[C" * 8, "zZzzZ", "\r\r\r", "xx\x1b[Dxx"])
def test_presses_are_the_same_at_once_and_one_by_one(sent):
    keys, _ = terminal_keys.read_keys(sent)
    data = sent.encode()
    assert presses([data]) == presses([bytes([byte]) for byte in data]) == keys


def test_random_input_is_the_same_however_it_is_cut():
    random_ = random.Random(37)
    parts = [sent for sent, _ in KEYS] + ["\x1b", "[", "O", "\\", ";", "1", "A", "_", "\x07", "~"]
    for _ in range(3000):
        sent = "".join(random_.choices(parts, k=random_.randrange(1, 6)))
        whole, left = terminal_keys.read_keys(sent)
        found, rest = [], ""
        while sent:
            cut = random_.randrange(1, len(sent) + 1)
            keys, rest = terminal_keys.read_keys(rest + sent[:cut])
            found += keys
            sent = sent[cut:]
        assert (found, rest) == (whole, left)


def test_a_key_is_a_press_and_a_release():
    pressed = terminal_keys.TerminalKeys()
    pressed.tap(OK, False)
    pressed.tap(LEFT, True)
    levels = [pressed.poll(frame) for frame in range(30)]
    assert levels[:3] == [1 << OK, 1 << OK, 0]
    assert levels[3:24] == [1 << LEFT] * 21  # 21 frames of 33 ms: longer than the 500 of a LONG
    assert not any(levels[24:])


def test_a_key_held_down_does_not_pile_up():
    pressed = terminal_keys.TerminalKeys()
    for _ in range(50):
        pressed.tap(RIGHT, False)
    assert [pressed.poll(frame) for frame in range(6)] == [8, 8, 0, 0, 0, 0]


def test_keys_arrive_at_the_board_and_q_quits():
    bench = Bench([load_profile("picoboy")], FalseTty(128, 33))
    bench.tty.typed = [b"z", b"a"]  # this board has no F1
    bench.face.pump(0)
    bench.face.pump(0)
    assert [bench.face.poll(frame) for frame in range(4)] == [1 << OK, 1 << OK, 0, 0]
    bench.tty.typed = [b"q"]
    with pytest.raises(Quit):
        bench.face.pump(0)


NAMED = b"\x1b[>1;5000;0c"  # how most terminals answer who they are
ANSWERS = [
    ([NAMED + b"\x1b[?62c", b"\x1b_Gi=31;OK\x1b\\\x1b[?62c"], {"kitty"}),
    ([NAMED + b"\x1b[?62c", b"\x1b_Gi=31;ENOTSUP\x1b\\\x1b[?62c"], set()),
    ([NAMED + b"\x1b[?62;4;22c", b"\x1b[?62;4;22c"], {"sixel"}),
    ([b"\x1b[?64;22c", b"\x1b[?64;22c"], set()),
    ([b"\x1b[>84;0;0c\x1b[?1;2;4c"], {"sixel"}),  # tmux
    ([b"\x1b[>83;50000;0c\x1b[?1;2c"], set()),  # screen
    ([b""], set()),  # nobody answers in time
]


class Asked:
    """A terminal that answers one question after the other, in pieces."""

    def __init__(self, answers, size):
        self.answers = list(answers)
        self.size = size
        self.pieces = []
        self.asked = []

    def write(self, question):
        self.asked.append(question)
        answer = self.answers.pop(0)
        self.pieces = [answer[i : i + self.size] for i in range(0, len(answer), self.size)]

    def read(self, seconds):
        return self.pieces.pop(0) if self.pieces else b""


@pytest.mark.parametrize("answers, protocols", ANSWERS)
def test_pixels_only_after_the_terminal_has_answered(answers, protocols, monkeypatch):
    monkeypatch.setattr(sim_tty, "_ANSWER_S", 60 if answers[0] else 0)
    for size in range(1, max(map(len, answers)) + 2):
        terminal = Asked(answers, size)
        found, heard = sim_tty.ask(terminal.write, terminal.read)
        assert (found, heard) == (protocols, b"".join(answers))
        assert terminal_keys.read_keys(heard.decode("latin-1")) == ([], "")


@pytest.mark.parametrize("answers", [ANSWERS[4][0], ANSWERS[5][0], ANSWERS[6][0]])
def test_kitty_s_question_is_not_asked_in_a_multiplexer(answers, monkeypatch):
    monkeypatch.setattr(sim_tty, "_ANSWER_S", 60 if answers[0] else 0)
    terminal = Asked(answers, 100)
    sim_tty.ask(terminal.write, terminal.read)
    assert terminal.asked == [b"\x1b[>c\x1b[c"]


def test_keys_pressed_while_the_terminal_is_asked_are_heard():
    terminal = Asked([NAMED + b"z\x1b[?62c", b"\x1b[?62ca\x1b["], 100)
    _, heard = sim_tty.ask(terminal.write, terminal.read)
    assert terminal_keys.read_keys(heard.decode()) == ([(OK, False), (F1, False)], "\x1b[")


def test_ctrl_c_is_heard_while_the_terminal_is_asked():
    with pytest.raises(Quit):
        sim_tty.ask(lambda query: None, lambda left: b"\x03")


class Session:
    """The simulator in a real pseudo-terminal."""

    def __init__(self, columns, rows, *arguments, face="terminal", **variables):
        import fcntl
        import pty
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.mode = termios.tcgetattr(slave)
        self.slave = slave
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sim", *(["--face", face] if face else []), *arguments],
            cwd=ROOT,
            env=dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", **variables),
            stdin=slave,
            stdout=slave,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.output = b""

    def until(self, text):
        """Read until `text` has been sent, and fail if it never is."""
        end = time.monotonic() + 300
        while text not in self.output:
            assert time.monotonic() < end, self.output[-200:]
            self.read()

    def read(self):
        """Take in what has been sent; return whether there was anything."""
        if not select.select([self.master], [], [], 0.1)[0]:
            return False
        self.output += os.read(self.master, 65536)
        return True

    def finish(self):
        """Return the exit status and what was written to stderr."""
        end = time.monotonic() + 300
        while self.process.poll() is None and time.monotonic() < end:
            self.read()
        while self.read():
            pass
        errors = self.process.stderr.read()
        self.process.stderr.close()
        import termios

        assert termios.tcgetattr(self.slave) == self.mode
        os.close(self.master)
        os.close(self.slave)
        return self.process.returncode, errors


@pytest.mark.skipif(os.name != "posix", reason="there are no pseudo-terminals here")
@pytest.mark.parametrize("leave", [b"q", b"\x03", signal.SIGTERM])
def test_a_real_terminal_gets_back_what_was_changed(leave, tmp_path):
    session = Session(130, 40, "--data", str(tmp_path))
    session.until("q = quit".encode())
    session.until("▀".encode())
    if leave == signal.SIGTERM:
        session.process.send_signal(leave)
    else:
        os.write(session.master, leave)
    status, errors = session.finish()
    assert (status, errors) == (0, "")
    decoder = Decoder(130, 40)
    decoder.feed(session.output)
    assert decoder.modes == {1049: False, 25: True, 7: True}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a display has no name here")
@pytest.mark.parametrize("dead", [{"DISPLAY": ":77"}, {"WAYLAND_DISPLAY": "wayland-77"}])
def test_with_a_dead_display_tessera_plays_in_the_terminal(dead, tmp_path, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    session = Session(130, 40, "--data", str(tmp_path), face="", **dead)
    session.until("q = quit".encode())
    os.write(session.master, b"q")
    assert session.finish() == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="there are no pseudo-terminals here")
def test_a_board_that_does_not_fit_is_refused():
    session = Session(100, 40, "--board", "waveshare_lcd13")
    status, errors = session.finish()
    assert status == 2
    assert errors.startswith("the terminal has 100 columns and 40 rows")
    assert len(errors.splitlines()) == 1


@pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux")
def test_a_tmux_pane_keeps_its_title(tmp_path):
    socket = str(tmp_path / "tmux")

    def tmux(*words):
        done = subprocess.run(
            ["tmux", "-S", socket, "-f", os.devnull, *words],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout

    def until(is_right):
        end = time.monotonic() + 120
        while not is_right():
            assert time.monotonic() < end, tmux("capture-pane", "-p")
            time.sleep(0.1)

    tmux("new-session", "-d", "-x", "130", "-y", "40")
    try:
        tmux("select-pane", "-T", "mine")
        sim = [sys.executable, "-m", "sim", "--face", "terminal", "--data", str(tmp_path / "data")]
        tmux("send-keys", f"cd {ROOT}; clear; {shlex.join(sim)}; echo left $?", "Enter")
        until(lambda: "q = quit" in tmux("capture-pane", "-p"))
        assert tmux("display-message", "-p", "#{pane_title}") == "mine\n"
        tmux("send-keys", "q")
        until(lambda: "left 0" in tmux("capture-pane", "-p"))
        assert tmux("display-message", "-p", "#{pane_title}") == "mine\n"
    finally:
        tmux("kill-server")
