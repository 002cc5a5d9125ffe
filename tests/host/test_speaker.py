"""The sound of the window, with a fake sound device and without one."""

import pytest

pygame = pytest.importorskip("pygame")

from app.core import cues  # noqa: E402 - what follows needs pygame too
from sim import window  # noqa: E402
from sim.board import load_profile  # noqa: E402
from sim.speaker import Speaker, square_wave  # noqa: E402


@pytest.fixture
def speaker(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    one = Speaker(pytest.fail)
    yield one
    one.close()


def test_the_device_is_not_touched_before_the_first_tone(speaker):
    speaker.hear(0, 0)
    assert pygame.mixer.get_init() is None
    speaker.hear(1760, 8)
    assert pygame.mixer.get_init()
    speaker.close()
    assert pygame.mixer.get_init() is None


def test_one_tone_at_a_time_until_silence(speaker):
    for hz in (1047, 2093):
        speaker.hear(hz, 100)
        playing = [pygame.mixer.Channel(i).get_busy() for i in range(8)]
        assert playing.count(True) == 1
    speaker.hear(0, 0)
    assert not pygame.mixer.get_busy()


def test_without_a_device_there_is_a_sentence_and_silence(monkeypatch, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    told = []
    speaker = Speaker(told.append)
    for hz in (1760, 0, 1047):
        speaker.hear(hz, 100)
    speaker.close()
    assert told == ["no sound device answers: silent"]
    assert capfd.readouterr().err == ""


def test_the_window_says_that_there_is_no_sound(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    face = window.Window(load_profile("picosystem"), 1)
    try:
        face.hear(1760, 100)
        face.pump(0)
        assert face.message == "no sound device answers: silent"
    finally:
        face.close()


def test_a_wave_has_its_pitch_and_its_height():
    notes = {hz for name in dir(cues) if name.isupper() for hz in getattr(cues, name)[::2] if hz}
    for hz in notes:
        wave = square_wave(hz, 100)
        edges = sum(wave[i - 1] < wave[i] for i in range(len(wave)))  # the last sample comes first
        assert abs(edges * 44_100 / len(wave) - hz) < hz / 1000
        assert max(wave) == -min(wave) == 8000
        assert max(square_wave(hz, 8)) == 640


def test_a_pause_is_silent(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    face = window.Window(load_profile("picosystem"), 1)
    try:
        face.hear(1760, 100)
        assert pygame.mixer.get_busy()
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p))
        again = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p)
        busy = []
        monkeypatch.setattr(
            pygame.event, "wait", lambda ms: busy.append(pygame.mixer.get_busy()) or again
        )
        face.pump(0)
        assert busy == [False]
    finally:
        face.close()
    assert pygame.mixer.get_init() is None
