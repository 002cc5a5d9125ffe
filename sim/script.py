"""The language of `--script`: words that press keys, wait and take pictures.

    OK            press and release          OK:long       hold for 700 ms
    RIGHT*3       three times                DOWN+ DOWN-   hold, and release later
    DOWN:SEED     until a list's row with the text SEED of assets/texts is selected
    WAIT:500      wait 500 milliseconds
    READY         wait until the application waits for a key; READY:5000 for at most 5,000 ms
    SHOT:name     save name.png              RESET         switch the device off and on again
    BATTERY:5     set the charge, per cent   FAIL          raise an exception in the application
    QUIT          leave; without it some faces give control to the player at the script's end

In a file, everything after # is a comment. While a session is recorded, SHOT marks a picture in it
and saves none. Portable.
"""

from hal.contract import KEY_NAMES
from sim.board import Quit
from sim.digits import is_number

_PRESS_MS = 60  # two frames, and well over the time of debouncing
_LONG_MS = 700  # a long press is 500
_READY_LIMIT_MS = 120000

_PRESS, _HOLD, _RELEASE, _WAIT, _READY, _SHOT, _RESET, _BATTERY, _FAIL, _QUIT, _TO_ROW = range(11)
_PLAIN = {
    "READY": (_READY, _READY_LIMIT_MS),
    "RESET": (_RESET, 0),
    "FAIL": (_FAIL, 0),
    "QUIT": (_QUIT, 0),
}


_STEPS = {"UP": -1, "LEFT": -1, "DOWN": 1, "RIGHT": 1}  # in a list

_GAVE_UP = (
    "word {} of the script ({}) waited {} ms, and the application still did not wait for a key"
)


class BadScript(ValueError):
    """A script that is not understood; the text is a sentence that names the word."""


def parse(text):
    """Return the steps of a script: a list of (code, argument, word of the script)."""
    steps = []
    for line in text.split("\n"):
        for word in line.split("#")[0].split():
            steps.extend(_steps(word))
    return steps


def shots(steps):
    """Return the names of the pictures that the steps take."""
    return [value for code, value, _ in steps if code == _SHOT]


def _steps(word):
    """Return the steps of one word. Raises BadScript."""
    name, star, count = word.partition("*")
    if star:
        if not is_number(count) or not 1 <= int(count) <= 1000:
            raise BadScript("the script's " + word + " does not say how often (KEY*3)")
        return _steps(name) * int(count)
    name, colon, argument = word.partition(":")
    if not colon and name in _PLAIN:
        code, value = _PLAIN[name]
        return [(code, value, word)]
    if name in ("WAIT", "READY") and is_number(argument):
        return [(_WAIT if name == "WAIT" else _READY, int(argument), word)]
    if name == "BATTERY" and is_number(argument):
        return [(_BATTERY, int(argument), word)]
    if name == "SHOT" and argument and "/" not in argument:
        return [(_SHOT, argument, word)]
    if name in KEY_NAMES and (not colon or argument == "long"):
        hold_ms = _LONG_MS if colon else _PRESS_MS
        return [(_PRESS, (1 << KEY_NAMES.index(name), hold_ms), word)]
    if name in _STEPS and argument and argument == argument.upper():
        return [(_TO_ROW, argument, word)]
    if word[:-1] in KEY_NAMES and word[-1] in "+-":
        return [(_HOLD if word[-1] == "+" else _RELEASE, 1 << KEY_NAMES.index(word[:-1]), word)]
    raise BadScript(
        "the script's "
        + word
        + " is not understood; words are "
        + " ".join(KEY_NAMES)
        + " (also KEY*3 KEY:long KEY:ROW KEY+ KEY-), WAIT:ms, READY, SHOT:name, RESET, QUIT, "
        + "BATTERY:percent and FAIL"
    )


class ScriptKeys:
    """Keys pressed by a script: a source of sim/headless.py's Run."""

    def __init__(self, steps, run, ends):
        """Prepare to play `steps`, as `parse` returns them, and to quit after them if `ends`."""
        self._steps = steps
        self._run = run
        self._clock = run.board.clock
        self._ends = ends
        self._next = 0
        self._held = 0  # by KEY+
        self._pressed = 0  # by the present step
        self._phases = []  # the rest of the present step: (keys, ms, until_ready, word)
        self._waited = False
        self._since_ms = self._clock.now_ms()

    def poll(self, frame):
        """Return the keys that are down in this frame. Its number is ignored. Raises Quit."""
        while not self._is_busy():
            if self._next == len(self._steps):
                if self._ends:
                    raise Quit()
                break
            self._next += 1
            self._begin(self._steps[self._next - 1])
        return self._held | self._pressed

    def _is_busy(self):
        """Return whether the present step needs more time; end its phases whose time is up."""
        now_ms = self._clock.now_ms()
        while self._phases:
            pressed, ms, until_ready, word = self._phases[0]
            passed_ms = self._clock.diff_ms(now_ms, self._since_ms)
            self._pressed = pressed
            if until_ready and not self._is_ready():
                if passed_ms >= ms:
                    raise Quit(failure=_GAVE_UP.format(self._next, word, ms))
                return True
            if not until_ready and passed_ms < ms:
                return True
            self._phases.pop(0)
            self._since_ms = now_ms
        self._pressed = 0
        return False

    def _is_ready(self):
        """Return whether the application waited at this poll and the one before.

        At the first poll at which it waits, its picture is not on the panel yet.
        """
        waited = self._waited
        self._waited = self._run.is_waiting()
        return waited and self._waited

    def _check_key(self, word):
        """Raise Quit if the board has no key that the word names."""
        board = self._run.board
        name = word.rstrip("+").split(":")[0]
        if KEY_NAMES.index(name) not in board.labels:
            own = " ".join(KEY_NAMES[key] for key in sorted(board.labels))
            raise Quit(failure=f"the board {board.name} has no key {name}; it has {own}")

    def _begin(self, step):
        code, value, word = step
        self._waited = False
        self._since_ms = self._clock.now_ms()
        if code in (_PRESS, _HOLD, _TO_ROW):
            self._check_key(word)
        if code == _PRESS:
            keys, hold_ms = value
            self._phases = [(keys, hold_ms, False, word), (0, _PRESS_MS, False, word)]
        elif code == _TO_ROW:
            key = word.split(":")[0]
            presses = _presses_to(self._run.board.loop.scene, value, _STEPS[key])
            press = [
                (1 << KEY_NAMES.index(key), _PRESS_MS, False, word),
                (0, _PRESS_MS, False, word),
            ]
            self._phases = press * presses
        elif code in (_WAIT, _READY):
            self._phases = [(0, value, code == _READY, word)]
        elif code == _HOLD:
            self._held |= value
        elif code == _RELEASE:
            self._held &= ~value
        elif code == _SHOT:
            self._run.shoot(value)
        elif code == _BATTERY:
            self._run.charge(value)
        elif code == _FAIL:
            self._run.fail()
        else:
            raise Quit(restart=code == _RESET)


def _presses_to(scene, name, step):
    """Return how many moves by `step` select the row of a text. Raises Quit if there is none."""
    rows = scene.rows
    labels = [item.label for item in rows.items] if rows else []
    texts = _texts(name)
    for number, label in enumerate(labels):
        if any((label + " ").startswith(text + " ") for text in texts):
            return (number - rows.at) * step % len(labels)
    raise Quit(failure="no row is " + name + "; the rows are: " + ", ".join(labels))


def _texts(name):
    """Return the texts of a name in all areas, up to their first placeholder."""
    from app.table.setup_texts import SetupTexts
    from app.texts import catalog
    from engine.compat import load_module
    from engine.games import GAMES

    found = [SetupTexts(game).find(name) for game in GAMES]
    for area in catalog.AREAS:
        if area != "people":  # it has no names
            number = getattr(load_module("app.texts." + area, "ids"), name, -1)
            found.append(catalog.t(number) if number >= 0 else None)
    return [text.split("{")[0].strip() for text in found if isinstance(text, str)]
