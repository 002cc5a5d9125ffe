"""Playing on the page: by fingers, keys, mouse, gamepad and screen reader, with sound."""

import re

import pytest

from app.ceki import square
from engine.games import GAMES
from tests.host.browser import CALM, DESKTOP, PHONE, SEED, long
from tests.host.listener import Listener


@long
def test_a_whole_match_by_touch(tab):
    phone = tab("#koikoi/" + SEED, reduced_motion="reduce", **PHONE)
    phone.wait(r"\b1/12\b")
    for _ in range(600):
        if "Again" in phone.touch("OK"):
            break
    assert "Again" in phone.lines
    scores = [int(score) for score in re.findall(r"^[12]\. \w+ (\d+)$", phone.lines, re.M)]
    rows = re.findall(r"^(?:[A-Z]\w+ )?(\d+(?: \d+)*)$", phone.lines, re.M)
    months = sum(range(1, 13))  # the row that numbers them; the others have the points won in them
    assert len(scores) == 2
    assert sum(int(number) for row in rows for number in row.split()) == months + sum(scores)
    phone.touch("BACK")
    phone.wait("Okey\nKoi-Koi\nCeki")
    assert "Resume" not in phone.lines


@long  # keys that play a hand badly, over and over; at Okey the cursor leaves an empty place.
@pytest.mark.parametrize(
    ("game", "keys", "next_one"),
    (("okey", ("OK", "F2", "OK", "RIGHT"), "Round 2"), ("ceki", ("OK",), "Hand 2/6")),
)
def test_a_round_by_touch(tab, game, keys, next_one):
    phone = tab(f"#{game}/{SEED}", reduced_motion="reduce", **PHONE)
    phone.wait("1")
    for number in range(1500):
        is_bill = "Replay" in phone.lines  # where F2 opens the review
        if next_one in phone.touch("OK" if is_bill else keys[number % len(keys)]):
            break
    assert next_one in phone.lines


# Collects what a screen reader is given to say.
_HEAR = """window.heard = [];
new MutationObserver((list) => {
  for (const { addedNodes } of list) for (const node of addedNodes) heard.push(node.textContent);
}).observe(document.getElementById("said"), { childList: true });"""


class Ear:
    """Hears the page's live region, and presses the keys of the keyboard that it names."""

    def __init__(self, tab):
        self._tab = tab
        tab.page.evaluate(_HEAR)

    def hear(self):
        self._tab.rest()
        return "\n".join(self._tab.page.evaluate("heard.splice(0)"))

    def press(self, name):
        codes = {"left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown"}
        self._tab.type(codes.get(name, "Key" + name))


@long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_round_by_what_is_said(tab, game):
    desk = tab("", **CALM)
    desk.wait("Okey\nKoi-Koi\nCeki")
    ear = Ear(desk)
    desk.page.evaluate(f"location.hash = '#{game}/fedcba9876543210'")
    desk.wait("1")
    listener = Listener(ear)
    listener.play()
    assert len(listener.turns) > 3
    assert desk.page.get_attribute("#device", "role") == "application"


def test_a_finger_on_the_picture_touches_swipes_and_rests(tab):
    phone = tab(**PHONE)
    phone.wait("Okey\nKoi-Koi\nCeki")
    phone.page.tap("#card [aria-label=Close]")
    finger = Finger(phone.page)
    finger.swipe(0, 60)
    phone.wait("Flower cards")
    finger.swipe(0, -60)
    phone.wait("Sets and runs of tiles")
    finger.tap(*KOIKOI_ROW)
    phone.wait("Flower cards")
    finger.tap(*KOIKOI_ROW)
    phone.wait("Never played Koi-Koi?")
    phone.touch("BACK")
    phone.wait("Which rules do you know?")
    phone.touch("OK")
    phone.wait("Koi-Koi: new match")
    finger.down()  # and rests: OK goes down
    phone.wait(r"\bMonth\b|1/12")
    finger.up()


@long
def test_a_card_is_drawn_by_a_finger(tab):
    phone = tab("#ceki/" + SEED, reduced_motion="reduce", **PHONE)
    phone.wait("1/6")
    while "Draw" not in phone.rest():
        phone.touch("OK")
    finger = Finger(phone.page)
    x, y = square.STOCK
    finger.go(x + 4, y + 4)
    finger.down()
    phone.page.wait_for_timeout(300)  # a swift stroke is a swipe
    scale = phone.page.locator("#picture").bounding_box()["width"] / 240
    for part in (0.5, 1):
        finger.move(50 * part * scale, (square.HAND_Y + 10 - y) * part * scale)
    finger.up()
    phone.wait("You draw")


KOIKOI_ROW = (120, 110)  # a pixel of the menu


KOIKOI_LATER = (120, 161)  # below three rows of today


class Finger:
    """A finger on the picture: at a pixel of 240x240, in the middle at first."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        self._box = page.locator("#picture").bounding_box()
        self.go(120, 120)

    def go(self, x, y):
        scale = self._box["width"] / 240
        self._at = self._box["x"] + x * scale, self._box["y"] + y * scale

    def tap(self, x, y):
        self.go(x, y)
        self.down()
        self.up()

    def down(self):
        self._send("touchStart", 0, 0)

    def up(self):
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def move(self, x, y):
        self._send("touchMove", x, y)

    def swipe(self, x, y):
        self.down()
        self.move(x, y)
        self.up()

    def _send(self, kind, x, y):
        point = {"x": self._at[0] + x, "y": self._at[1] + y}
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


def test_keyboard_and_mouse(tab):
    desk = tab()
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.type("ArrowDown", "KeyZ")
    desk.wait("Never played Koi-Koi?")
    desk.type("KeyX")
    desk.wait("Which rules do you know?")
    desk.type("Escape")
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.type("KeyZ")
    desk.wait("Which rules do you know?")
    desk.page.click("[data-key=BACK]")
    desk.wait("Okey\nKoi-Koi\nCeki")
    assert "Koi-Koi" in desk.page.text_content("#said")
    box = desk.page.locator("#picture").bounding_box()
    scale = box["width"] / 240
    at = {"x": KOIKOI_LATER[0] * scale, "y": KOIKOI_LATER[1] * scale}
    desk.page.click("#picture", position=at)  # the row has the cursor already
    desk.wait("Which rules do you know?")
    desk.type("Escape")
    desk.page.focus("[data-key=DOWN]")
    desk.type("Enter")
    desk.wait("Three sets of three")


# A promise of the worker's answer to what the page has sent to it so far.
_ANSWERED = """new Promise((done) => {
  const shared = (event) => event.data.kind === "shared" && done(0);
  window.workers.at(-1).addEventListener("message", shared);
  window.workers.at(-1).postMessage({ kind: "share" });
})"""


@long
def test_a_hidden_page_stands_still(tab):
    watching = tab("#okey", **DESKTOP)
    watching.wait("Round 1")
    watching.page.evaluate(
        "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    watching.page.evaluate(_ANSWERED)  # the worker has heard of it
    before = watching.drawn
    watching.page.wait_for_timeout(1500)  # too short, and the test sees less; it does not fail
    assert watching.drawn == before
    watching.page.evaluate("delete document.hidden; document.onvisibilitychange()")
    while watching.drawn == before:
        watching.page.wait_for_timeout(20)


def other_than(text):
    """Return a pattern of every text but this one."""
    return rf"\A(?!{re.escape(text)}\Z)"


@long
def test_a_gamepad_plays(tab):
    desk = tab(**DESKTOP)
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.page.evaluate(
        "(() => { const up = {pressed: false}, buttons = Array.from({length: 17}, () => up);"
        "window.pad = {index: 0, connected: true, buttons, axes: [0, 0]};"
        "navigator.getGamepads = () => [window.pad];"
        "window.dispatchEvent(new Event('gamepadconnected')); })()"
    )
    first = desk.lines
    desk.page.evaluate("window.pad.axes = [0, 1]")
    desk.wait(other_than(first))
    desk.page.evaluate("window.pad.axes = [0, 0]")
    desk.page.wait_for_selector("[data-key=DOWN]:not(.down)")
    chosen = desk.lines  # perhaps a later row: a stick that is held repeats
    desk.page.evaluate("window.pad.buttons[0] = {pressed: true}")
    desk.wait(other_than(chosen))
    assert desk.page.is_visible("[data-key=OK].down")
    desk.page.evaluate("navigator.getGamepads = () => [null]")
    desk.page.wait_for_selector("[data-key=OK]:not(.down)")


@long
def test_a_key_with_ctrl_alt_or_cmd_is_the_browsers(tab):
    desk = tab(**DESKTOP)
    before = desk.type()
    desk.page.evaluate(
        "(() => { window.mine = 0; addEventListener('keydown', (event) => {"
        "window.mine += event.defaultPrevented; }); })()"
    )
    downloads = []
    desk.page.on("download", lambda download: downloads.append(download))  # noqa: PLW0108 - it takes no method of a list
    for modifiers in ("ctrlKey", "altKey", "metaKey"):
        for key in "zxaspP":
            for repeat in ("false", "true"):
                how = f"{modifiers}: true, repeat: {repeat}, bubbles: true, cancelable: true"
                desk.page.evaluate(
                    "document.body.dispatchEvent(new KeyboardEvent('keydown', "
                    f"{{key: '{key}', code: 'Key{key.upper()}', {how}}}))"
                )
    assert desk.rest() == before
    assert desk.page.evaluate("window.mine") == 0
    with desk.page.expect_download():
        desk.page.keyboard.down("p")
    for _ in range(5):  # it is held
        desk.page.keyboard.down("p")
    desk.page.keyboard.up("p")
    desk.type("ArrowDown")
    assert len(downloads) == 1


@long
def test_without_sound_one_plays_and_it_says_so(tab):
    silent = tab(**DESKTOP)
    silent.page.add_init_script("delete globalThis.AudioContext")
    silent.page.reload()
    silent.type("ArrowUp", "ArrowUp", "KeyZ")
    while "Sound" not in silent.page.text_content("#said"):
        silent.type("ArrowDown")
    silent.type("ArrowRight", "ArrowRight")
    silent.wait("plays no sound", "news")


def test_a_tone_is_heard_after_a_key(tab):
    desk = tab(**DESKTOP)
    desk.wait("Okey\nKoi-Koi\nCeki")
    desk.page.evaluate(
        "(() => { window.tones = []; const set = AudioParam.prototype.setValueAtTime;"
        "AudioParam.prototype.setValueAtTime = function (...args) {"
        "  window.tones.push(args[0]); return set.apply(this, args); }; })()"
    )
    desk.type("ArrowUp", "ArrowUp", "KeyZ")
    desk.wait("Sound Off")
    while "Sound" not in desk.page.text_content("#said"):
        desk.type("ArrowDown")
    desk.type("ArrowRight", "ArrowRight")
    desk.wait("◀ Loud")
    desk.page.wait_for_function("Math.max(...window.tones) > 500")
