"""The window face, without a display: keys, mouse, pictures, and what stands on the panel."""

import os
import subprocess
import sys
from typing import Any

import pytest

pygame = pytest.importorskip("pygame")

from hal.canvas import Canvas  # noqa: E402 - what follows needs pygame too
from hal.contract import BACK, DOWN, F1, LEFT, OK, RIGHT, UP  # noqa: E402
from hal.store import Store  # noqa: E402
from sim import choices, faces, launcher, window  # noqa: E402
from sim.board import Clock, Quit, load_profile  # noqa: E402
from sim.command import ROOT  # noqa: E402
from sim.handheld import Handheld  # noqa: E402
from sim.headless import Run  # noqa: E402
from sim.sessions import Session  # noqa: E402
from sim.touch import things  # noqa: E402

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


@pytest.fixture
def open_window(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    windows = []

    def open_one(name="waveshare_lcd13", scale=2):
        windows.append(window.Window(load_profile(name), scale))
        return windows[-1]

    yield open_one
    for face in windows:
        face.close()


def key(face, code, kind=pygame.KEYDOWN):
    pygame.event.post(pygame.event.Event(kind, key=code))
    face.pump(0)


def click(face, position, kind=pygame.MOUSEBUTTONDOWN):
    pygame.event.post(pygame.event.Event(kind, pos=position, button=1))
    face.pump(0)


def drawn(face):
    """Draw something; return it as an image of the size it has in the window."""
    canvas = Canvas(face.panel.width, face.panel.height, face.panel.mono)
    for ink in range(16):
        canvas.rect(ink * 7, ink * 3, 9, 30, ink)
    face.panel.show(canvas)
    face.pump(0)
    return faces.image(face.panel, face.device.screen.width // face.panel.width).convert("RGB")


@pytest.mark.parametrize("name", ["waveshare_lcd13", "ssd1306_diy"])
@pytest.mark.parametrize("scale", [1, 3])
def test_the_glass_shows_every_pixel(open_window, name, scale):
    face = open_window(name, scale)
    picture = drawn(face)
    shown = face.surface.subsurface(face.device.screen)
    assert pygame.image.tobytes(shown, "RGB") == picture.tobytes()


def test_keys_of_the_keyboard(open_window):
    face = open_window()
    for code, logical in (
        (pygame.K_UP, UP),
        (pygame.K_z, OK),
        (pygame.K_RETURN, OK),
        (pygame.K_x, BACK),
        (pygame.K_BACKSPACE, BACK),
        (pygame.K_a, F1),
    ):
        key(face, code)
        assert face.poll(1) == face.poll(2) == 1 << logical
        key(face, code, pygame.KEYUP)
        assert face.poll(3) == 0


def test_a_press_shorter_than_a_frame_is_not_lost(open_window):
    face = open_window()
    key(face, pygame.K_LEFT)
    key(face, pygame.K_LEFT, pygame.KEYUP)
    assert face.poll(1) == 1 << LEFT
    assert face.poll(2) == 0


def test_a_board_has_only_its_own_keys(open_window):
    face = open_window("picoboy")
    key(face, pygame.K_a)
    assert face.poll(1) == 0


def test_a_click_on_a_key_presses_it(open_window):
    face = open_window()
    before = pygame.image.tobytes(face.surface, "RGB")
    x, y = face.device.keys[OK]
    click(face, (x + 3, y - 3))
    assert face.poll(1) == 1 << OK
    face.pump(0)
    assert pygame.image.tobytes(face.surface, "RGB") != before  # it is seen to be down
    click(face, (0, 0), pygame.MOUSEBUTTONUP)
    assert face.poll(2) == 0
    face.pump(0)
    assert pygame.image.tobytes(face.surface, "RGB") == before
    click(face, face.device.screen.center)
    assert face.poll(3) == 0


def move(face, position):
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=position, buttons=(0, 0, 0)))
    face.pump(0)


def test_the_mouse_on_the_picture_selects_chooses_drags_and_scrolls(open_window):
    face = open_window()
    done = []

    class Mouse:
        """Notes what it is asked for, in place of sim/touch.py."""

        def __getattr__(self, does):
            return lambda *at: done.append((does, *at))

    face._finger = Mouse()
    x, y = face.device.screen.topleft
    move(face, (x + 20, y + 10))
    click(face, (x + 20, y + 10))
    move(face, (x + 22, y + 10))  # within a click
    click(face, (x + 22, y + 10), pygame.MOUSEBUTTONUP)
    click(face, (x + 20, y + 10))
    move(face, (x + 40, y + 10))
    move(face, (x + 60, y + 10))
    click(face, (x + 80, y + 10), pygame.MOUSEBUTTONUP)
    move(face, (x - 5, y))
    assert done == [
        ("hover", 10, 5),
        ("touch", 10, 5),
        ("take", 10, 5),
        ("carry", 20, 5),
        ("carry", 30, 5),
        ("drop", 40, 5, RIGHT),
    ]
    face._finger = None
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    face.pump(0)
    assert face.poll(1) == 1 << DOWN


def test_a_row_of_the_menu_is_clicked_in_the_window(open_window, tmp_path):
    start = launcher.prepare()
    face = open_window()
    session = Session("waveshare_lcd13", "mouse", {"lang": "en"})
    store = Store(str(tmp_path))
    run = face.run = Run(session, Clock(), face.panel, store, hear=face.hear, canvas=face.canvas())
    screen = face.device.screen
    shown = []

    class Hand:
        """Moves the mouse to the second row, and clicks there."""

        def poll(self, frame):
            loop: Any = run.board.loop
            if frame == 5:
                row = things(loop.scene)[0][1]
                self.at = screen.x + 2 * row.x + 9, screen.y + 2 * row.y + 9
                move(face, self.at)
            elif frame == 15:
                shown.append(loop.scene.rows.at)
                click(face, self.at)
                click(face, self.at, pygame.MOUSEBUTTONUP)
            elif frame == 30:
                shown.append(type(loop.scene).__name__)
                raise Quit()
            return 0

    run.sources += [face, Hand()]
    assert run.go(start) is None
    assert shown[0] == 1 and shown[1] != "Menu"
    assert [word for _, word, _ in session.events] == 2 * ["DOWN"] + 2 * ["OK"]


def test_the_picture_key_saves_what_is_on_the_glass(open_window, tmp_path, monkeypatch):
    from PIL import Image

    monkeypatch.setattr(window, "ROOT", str(tmp_path))
    face = open_window(scale=1)
    picture = drawn(face)
    key(face, pygame.K_F12)
    (name,) = os.listdir(tmp_path / "out")
    assert Image.open(tmp_path / "out" / name).convert("RGB").tobytes() == picture.tobytes()
    assert face.message.endswith(name)


def test_a_pause_lasts_until_the_key_comes_again(open_window, monkeypatch):
    face = open_window()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p))
    seen = []

    def wait(ms):
        seen.append(face.message)
        return pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p)

    monkeypatch.setattr(pygame.event, "wait", wait)
    face.pump(0)
    assert seen == ["paused – P goes on"]
    face.pump(0)
    assert "pause" in face.message and "paused" not in face.message


@pytest.mark.parametrize("kind, values", [("QUIT", {}), ("KEYDOWN", {"key": pygame.K_ESCAPE})])
def test_closing_quits(open_window, kind, values):
    face = open_window()
    pygame.event.post(pygame.event.Event(getattr(pygame, kind), **values))
    with pytest.raises(Quit):
        face.pump(0)


def test_a_film_of_the_window_keeps_the_colours_of_the_glass(open_window):
    face = open_window(scale=1)
    picture = drawn(face)
    screen = face.device.screen
    filmed = face.image().convert("RGB").crop((*screen.topleft, *screen.bottomright))
    assert filmed.tobytes() == picture.tobytes()


@pytest.mark.parametrize("name", choices.boards())
@pytest.mark.parametrize("scale", [1, 2, 3, 4])
def test_nothing_of_a_device_overlaps(name, scale):
    device = Handheld(load_profile(name), scale)
    assert pygame.Rect(0, 0, *device.size).contains(device.body)
    assert device.body.contains(device.screen)
    keys = sorted(device.keys.items())
    for logical, (x, y) in keys:
        room = pygame.Rect(0, 0, 2 * device.radius, 2 * device.radius)
        room.center = (x, y)
        assert device.body.contains(room) and not room.colliderect(device.screen)
        for other, (x2, y2) in keys:
            apart = ((x - x2) ** 2 + (y - y2) ** 2) ** 0.5
            assert other == logical or apart > 2 * device.radius


def test_no_display_is_a_sentence(monkeypatch):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert window.missing().startswith("there is no display")
    monkeypatch.setattr(window, "pygame", None)
    assert "pip install pygame-ce" in window.missing()


DEAD = [{"DISPLAY": ":77"}, {"WAYLAND_DISPLAY": "wayland-77"}]
DEAD += [{**DEAD[0], **DEAD[1]}, {**DEAD[0], "SDL_VIDEODRIVER": "x11"}]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a display has no name here")
@pytest.mark.parametrize("named", DEAD)
@pytest.mark.parametrize("words", [["--face", "window"], []])
def test_a_dead_display_is_a_sentence_and_no_window(named, words, tmp_path):
    own = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    sim = [sys.executable, "-m", "sim", "--data", str(tmp_path), *words]
    done = subprocess.run(
        sim,
        cwd=ROOT,
        env={**own, **named},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if words:
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("a window cannot be opened (")
        assert done.stderr.endswith("choose --face terminal or headless.\n")
        assert len(done.stderr.splitlines()) == 1
    else:
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("There is no display and no terminal here, so the bots")


def test_a_driver_that_shows_nothing_is_used_if_it_is_asked_for(monkeypatch):
    for name in window._UNSEEN:
        monkeypatch.setenv("SDL_VIDEODRIVER", name)
        assert window.missing() is None
        pygame.display.quit()
