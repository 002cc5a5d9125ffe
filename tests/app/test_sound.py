"""Cues are played note by note, silence comes where it has to, and nothing is allocated."""

import gc

from app.application import run as start
from app.core import cues
from app.core.scene import Scene
from app.core.settings import SOUNDS
from app.shell.settings_screen import SettingsScene
from app.texts import catalog
from app.texts.catalog import t
from app.texts.languages import LANGUAGES
from app.texts.shell import ids
from hal.boards.live.profiles import PROFILES, load
from hal.contract import FRAME_MS
from hal.drivers.buzzer import Buzzer
from sim.board import Buzzer as SimBuzzer
from sim.board import Clock
from sim.headless import Run
from sim.panel import Panel
from sim.script import ScriptKeys, parse
from sim.sessions import Session
from tests.app import rig
from tests.locked_heap import LockedHeap

SLEEP_MS = 120_000

ALL_CUES = [getattr(cues, name) for name in sorted(dir(cues)) if name.isupper()]


class Ear:
    """Notes what it hears, each tone with the frames it lasted: [hz, percent, frames]."""

    def __init__(self):
        self.tones = []
        self.hz = 0

    def hear(self, hz, percent):
        self.hz = hz
        if hz:
            self.tones.append([hz, percent, 0])

    def listen(self, loop, frames):
        for _ in range(frames):
            loop.frame()
            if self.hz:
                self.tones[-1][2] += 1


def made(sound="loud", scene=None, light=None, buzzer=None):
    """Return a loop, and the ear at its buzzer."""
    board = rig.board("picosystem")
    board.light = light
    ear = Ear()
    board.buzzer = buzzer or SimBuzzer(ear.hear)
    loop = rig.loop(board)
    loop.settings.sound = sound
    catalog.use("en")
    catalog.load("shell")
    loop.reset(scene or Scene())
    loop.frame()
    return loop, ear


def lasting(ms):
    """Return how many frames a note of `ms` lasts."""
    return (ms + FRAME_MS - 1) // FRAME_MS


def test_a_cue_is_short_and_within_what_a_piezo_can_do():
    assert len(ALL_CUES) == 15
    for cue in ALL_CUES:
        notes = list(cue)[::2]
        lengths = list(cue)[1::2]
        assert len(notes) == len(lengths) and notes[0]
        assert all(hz == 0 or 500 <= hz <= 4000 for hz in notes)
        assert min(lengths) > 0 and sum(lengths) <= 500


def test_notes_fall_for_a_refusal_and_a_loss_and_never_otherwise():
    falling = (cues.LOST, cues.REFUSED)
    for cue in ALL_CUES:
        notes = [hz for hz in list(cue)[::2] if hz]  # MicroPython steps through lists alone
        assert notes == sorted(notes, reverse=cue in falling), cue
        assert cue not in falling or notes[0] > notes[-1]


def test_every_cue_is_heard_note_by_note_and_ends():
    for cue in ALL_CUES:
        loop, ear = made()
        loop.play(cue)
        assert ear.tones == [], "it begins with the next frame"
        ear.listen(loop, 40)
        expected = [[cue[i], 100, lasting(cue[i + 1])] for i in range(0, len(cue), 2) if cue[i]]
        assert ear.tones == expected and ear.hz == 0


def test_the_latest_cue_is_the_one_that_is_heard():
    loop, ear = made()
    loop.play(cues.WON)
    ear.listen(loop, 4)
    loop.play(cues.LAID)
    assert ear.hz == 0
    ear.listen(loop, 10)
    assert [tone[0] for tone in ear.tones] == [cues.WON[0], cues.WON[2], cues.LAID[0]]


def test_the_settings_say_how_loud():
    for sound, percents in (("loud", [100]), ("quiet", [8]), ("off", [])):
        loop, ear = made(sound)
        loop.play(cues.LAID)
        ear.listen(loop, 5)
        assert [tone[1] for tone in ear.tones] == percents


def test_it_is_off_at_first_and_kept_as_it_is_set():
    board = rig.board("picosystem")
    loop = rig.loop(board)
    assert loop.settings.sound == "off"
    loop.settings.sound = "quiet"
    loop.settings.save()
    assert rig.loop(board).settings.sound == "quiet"


def row_of(loop):
    """Return the number of the row in Settings that is about sound, -1 if there is none."""
    labels = [item.label for item in loop.scene.rows.items]
    return labels.index(t(ids.SOUND)) if t(ids.SOUND) in labels else -1


def test_settings_offer_it_where_there_is_a_buzzer_and_nowhere_else():
    for name in PROFILES:
        for language in LANGUAGES:
            loop = rig.loop(rig.board(name))
            catalog.use(language)
            catalog.load("shell")
            loop.reset(SettingsScene())
            loop.frame()
            has = hasattr(load(name), "BUZZER")
            assert (row_of(loop) >= 0) == has == (loop.sound is not None)
    catalog.use("en")


def test_setting_it_lets_it_be_heard():
    loop, ear = made("off", SettingsScene())
    loop.scene.rows.move(row_of(loop))
    heard = []
    for sound in SOUNDS[1:] + SOUNDS[:1]:
        rig.press(loop, "RIGHT")
        assert loop.settings.sound == sound
        ear.listen(loop, 10)
        heard.append([tone[1] for tone in ear.tones])
        ear.tones.clear()
    assert heard == [[8, 8], [100, 100], []]
    rig.press(loop, "LEFT")
    rig.press(loop, "BACK")
    assert rig.loop(loop.board).settings.sound == "loud"


def test_the_simulator_hears_what_a_script_sets_off():
    session = Session("picosystem", "tessera", {})
    profile = load(session.board)
    gc.collect()
    panel = Panel(profile.WIDTH, profile.HEIGHT, profile.MONO)
    ear = Ear()
    run = Run(session, Clock(), panel, rig.empty_store(), hear=ear.hear)
    steps = parse("READY UP READY UP READY OK READY UP UP UP UP RIGHT READY WAIT:600")
    run.sources.append(ScriptKeys(steps, run, True))
    assert run.go(start) is None
    assert [tone[:2] for tone in ear.tones] == [[hz, 8] for hz in list(cues.TURN)[::2]]
    assert ear.hz == 0


def test_a_board_without_a_buzzer_never_hears_of_it():
    loop = rig.loop(rig.board())
    loop.reset(Scene())
    loop.settings.sound = "loud"
    loop.play(cues.WON)
    rig.run(loop, 3)
    assert loop.sound is None


class Stop(BaseException):
    """Ends the loop, as Ctrl-C does."""


class Ender(Scene):
    """Raises `error` as soon as there is one."""

    error = None

    def tick(self, now_ms):
        if self.error:
            raise self.error


def test_nothing_sounds_on_when_the_loop_ends():
    loop, ear = made(scene=Ender())
    loop.play(cues.LOST)
    loop.frame()
    assert ear.hz == cues.LOST[0]
    loop.scene.error = Stop()
    try:
        loop.run()
        raise AssertionError("it went on")
    except Stop:
        assert ear.hz == 0


def test_an_exception_ends_the_tone_and_is_heard():
    loop, ear = made(scene=Ender())
    loop.play(cues.LOST)
    loop.frame()
    loop.scene.error = ValueError("wrong")
    loop.frame()
    ear.listen(loop, 20)
    assert type(loop.scene).__name__ == "Failure" and ear.hz == 0
    assert [tone[0] for tone in ear.tones] == [cues.LOST[0], cues.REFUSED[0], cues.REFUSED[2]]


def test_a_scene_that_takes_its_time_finds_silence():
    loop, ear = made()

    class Slow(Scene):
        def enter(self, loop):
            self.loop = loop
            assert ear.hz == 0
            loop.play(cues.TURN)

    loop.play(cues.LOST)
    loop.frame()
    assert ear.hz
    for change in (loop.reset, loop.push):
        change(Slow())
        loop.frame()
        assert ear.hz == cues.TURN[0], "what it plays itself is heard"


class Light:
    """A light that nobody sees."""

    def brightness(self, percent):
        pass


def test_without_a_light_there_is_no_sleep():
    loop, ear = made()
    rig.run(loop, SLEEP_MS // FRAME_MS + 5)
    loop.play(cues.LAID)
    ear.listen(loop, 3)
    assert len(ear.tones) == 1


def test_nothing_is_heard_while_the_device_sleeps():
    loop, ear = made(light=Light())
    while not loop.power.is_asleep:
        if not ear.hz:
            loop.play(cues.WON)
        ear.listen(loop, 1)
    ear.tones.clear()
    assert ear.hz == 0, "falling asleep ends the tone"
    loop.play(cues.WON)
    ear.listen(loop, 10)
    assert ear.tones == []
    rig.press(loop, "OK")
    loop.play(cues.LAID)
    ear.listen(loop, 5)
    assert ear.tones == [[cues.LAID[0], 100, 1]]


class Pwm:
    """A PWM that counts how often it is told something, and allocates nothing."""

    calls = 0

    def freq(self, hz):
        self.calls += 1

    def duty_ns(self, ns):
        self.calls += 1


def test_a_cue_is_played_without_allocation():
    pwm = Pwm()
    loop, _ = made(buzzer=Buzzer(pwm))
    before = pwm.calls
    rig.run(loop, 2)
    with LockedHeap():
        for cue in ALL_CUES:
            loop.play(cue)
            rig.run(loop, 20)
    assert pwm.calls - before > 2 * len(ALL_CUES)


def test_ctrl_c_while_a_tone_ends_leaves_no_tone():
    loop, ear = made()
    loop.play(cues.TURN)
    rig.run(loop, 2)
    assert ear.hz
    silence = loop.board.buzzer.silence

    def interrupted():
        loop.board.buzzer.silence = silence
        raise KeyboardInterrupt

    loop.board.buzzer.silence = interrupted
    try:
        loop.run()
    except KeyboardInterrupt:
        pass
    assert not ear.hz
