"""Plays a guided hand to its end, as a pupil who does what it proposes, and reads the rules.

Pupil and Reader are sources of keys for sim/headless.py. They note each page, in any language.
"""

import tempfile
from typing import NamedTuple

from engine.ceki.actions import DRAW as CEKI_DRAW
from engine.ceki.actions import THROW, WIN
from engine.games import GAMES
from engine.koikoi.actions import KOIKOI, PLAY, STOP
from engine.koikoi.actions import TAKE as CHOOSE
from engine.okey.actions import DISCARD, DRAW, FINISH, SHOW
from hal.contract import F2, LEFT, OK, RIGHT
from hal.store import Store
from sim.board import Clock, Quit, load_profile
from sim.command import UsageError
from sim.faces import Face
from sim.headless import Run
from sim.launcher import kept_modules, prepare
from sim.script import ScriptKeys, parse
from sim.sessions import Session
from tools.probe.shown import shown

_PRESS = 2  # frames that a key is down
_HELD = 21  # the same for a key that is held
_BEFORE = 10  # frames before a key at the table
_PAGE = 30  # frames that every page stays, and how many more for each letter:
_LETTER = 1
_MOST_FRAMES = 60 * 60 * 30  # an hour

# Where the cursors can be besides cards and tiles.
_CEKI_STOCK, _CEKI_HEAP = 20, 21
_OKEY_SOURCE, _OKEY_PILE = 24, 25


def guided(game, board, language="en"):
    """Play a guided hand on a board to its end; return its Pages.

    Raises UsageError if it stops before.
    """
    pupil, failure = _play(board, language, Pupil, {"learn": game})
    if failure:
        raise UsageError(f"the guided hand of {game} on {board} stopped: {failure}")
    return pupil.pages


def rules(game, board, language="en"):
    """Return the pictures of all pages of a game's rules on a board.

    Raises UsageError if it fails.
    """
    has_down = any(key[0] == "DOWN" for key in load_profile(board).KEYS)
    down = "DOWN" if has_down else "RIGHT"  # which walks down a list where there is no DOWN
    way = f"READY {f'{down} ' * list(GAMES).index(game)}OK READY BACK READY {down}*3 OK WAIT:1000"
    reader, failure = _play(board, language, lambda run, picture: Reader(run, picture, way), {})
    if failure or not reader.pictures:
        raise UsageError(f"the rules of {game} on {board} could not be read: {failure or way}")
    return reader.pictures


def _play(board, language, source_of, launch):
    """Run the application with a source of keys, source_of(run, picture); return it and a failure.

    launch: see sim/start.py.
    """
    start = prepare()
    face = Face(load_profile(board))
    session = Session(board, "tessera", {"lang": language})
    with kept_modules(), tempfile.TemporaryDirectory(prefix="tessera-") as folder:
        run = Run(session, Clock(), face.panel, Store(folder))
        source = source_of(run, face.image)
        run.sources.append(source)
        return source, run.go(start, launch)


class Page(NamedTuple):
    """A page of the guide: its text, and the picture with it."""

    text: str
    picture: object


class Pupil:
    """Presses the keys of a guided hand; it leaves when a real match can be set up.

    pages    the Pages so far, in their order
    """

    def __init__(self, run, picture):
        """Play on `run`; `picture()` returns what is on the panel."""
        self.pages = []
        self._run = run
        self._picture = picture
        self._still = 0  # frames that the application has been waiting
        self._down = 0  # frames that the key is still down
        self._levels = 0
        self._pressed = []  # the keys since the last action of the match
        self._count = -1  # how many actions there were then
        run.board.light = None  # it would go out while a page is read

    def poll(self, frame):
        """Return the keys that are down in this frame. Raises Quit at the end."""
        if frame > _MOST_FRAMES:
            raise Quit(failure="the guided hand does not come to its end")
        if self._down:
            self._down -= 1
            return self._levels
        self._still = self._still + 1 if self._run.is_waiting() else 0
        scene = getattr(self._run.board.loop, "scene", None)
        if self._still < self._patience(scene):
            return 0
        self._press(self._key(scene))
        return self._levels

    def _patience(self, scene):
        """Return how many frames the pupil waits before the next key."""
        if shown(scene).__name__ == "Lesson":
            return _PAGE + _LETTER * sum(len(line) for line in scene.lines)
        return 3 * _PAGE if shown(scene).__name__ == "RoundEnd" else _BEFORE

    def _press(self, key):
        """Put a key down, or hold the one that stands for it when held."""
        stands_in = {late: early for early, late in self._run.board.longs.items()}
        self._down = _HELD if key in stands_in else _PRESS
        self._levels = 1 << stands_in.get(key, key)
        self._still = 0

    def _key(self, scene):
        """Return the next key. Raises Quit at the end of the lesson."""
        name = shown(scene).__name__
        if name == "Lesson":
            self.pages.append(Page(" ".join(scene.lines), self._picture()))
            return OK
        if name == "RoundEnd":
            return OK
        if name == "NewMatch":
            raise Quit()
        if name != "Guide":
            raise Quit(failure=f"the guided hand has led to {name}")
        count = len(scene.match.log.actions)
        if count != self._count:
            self._count = count
            self._pressed = []
        key = _KEYS[scene.match.game](scene, self._pressed)
        self._pressed.append(key)
        return key


class Reader:
    """Goes to the rules of a game by a script, and turns their pages to the last.

    pictures    what was on the panel, page by page
    """

    def __init__(self, run, picture, way):
        """Read on `run`; `picture()` returns what is on the panel; way: see sim/script.py."""
        self.pictures = []
        self._run = run
        self._picture = picture
        self._way = ScriptKeys(parse(way), run, True)
        self._still = 0  # frames that the application has been waiting
        self._down = 0  # frames that the key is still down

    def poll(self, frame):
        """Return the keys that are down in this frame. Raises Quit at the end."""
        if frame > _MOST_FRAMES:
            raise Quit(failure="the rules do not come to their last page")
        if shown(getattr(self._run.board.loop, "scene", None)).__name__ != "Rules":
            return self._way.poll(frame)
        if self._down:
            self._down -= 1
            return 1 << RIGHT
        self._still = self._still + 1 if self._run.is_waiting() else 0
        if self._still < _BEFORE:
            return 0
        page = self._picture().convert("RGB")
        if self.pictures and page == self.pictures[-1]:
            raise Quit()  # RIGHT does nothing on the last page
        self.pictures.append(page)
        self._down = _PRESS
        self._still = 0
        return 0


def _okey_key(scene, pressed):
    """Return the next key towards the move that is proposed."""
    controls = scene.controls
    action = scene.course.proposed
    if action == SHOW or action >= FINISH or F2 in pressed:
        return OK
    if action >= DISCARD:
        return F2 if controls.under_cursor() == action - DISCARD else RIGHT
    return OK if controls.at == (_OKEY_PILE if action == DRAW else _OKEY_SOURCE) else RIGHT


def _koikoi_key(scene, pressed):
    """Return the next key towards the move that is proposed; a card takes the script's one."""
    controls = scene.controls
    action = scene.course.proposed
    if action in (STOP, KOIKOI):
        return OK if pressed else LEFT if action == STOP else RIGHT
    wanted = scene.course.later(1) - CHOOSE if OK in pressed else action - PLAY
    return OK if controls.under_cursor() == wanted else RIGHT


def _ceki_key(scene, pressed):
    """Return the next key towards the move that is proposed."""
    controls = scene.controls
    action = scene.course.proposed
    if action >= WIN or controls.is_armed:
        return OK
    place = _CEKI_STOCK if action == CEKI_DRAW else _CEKI_HEAP
    if action >= THROW:
        place = scene.painter.displayed.hand.find(bytes((action - THROW,)))
    return OK if controls.at == place else RIGHT


_KEYS = {"okey": _okey_key, "koikoi": _koikoi_key, "ceki": _ceki_key}
