"""The application in a browser: a board whose parts are JavaScript functions of the worker.

sim/web/page/worker.mjs makes a `Console` and asks it for one frame after the other. In between the
browser's events are handled; so nothing here waits. `host` is an object of the worker:

    now()                       milliseconds, without the time in which the page was hidden
    today()                     the date here as days since 1970-01-01
    random()                    a random number of 31 bits
    show(address, size)         the picture has changed; its bytes lie at this address
    colours(hex)                the colours of the inks have changed
    hear(hz, percent)           a tone begins; 0 Hz ends it
    language(code)              the language of the application is another one
    turned(is_turned)           the device is turned upside down, or back
    texts(lines, news)          the picture is still: the texts on it, and what to say of them
    saves(address, size)        the saves, as `save` was asked for
    rests(does)                 whether all keys are answered, and nothing moves until the next one
    shot(name, crc)             a session takes a picture
    over(end)                   JSON as of `Console.share`, and the player's `points`, when the end
                                of a match is shown that can be a challenge; "{}" when it is not
    logs                        how many logs the disk has: 2, or 0 if nothing can be kept
    size(log) and so on         see `_Log`
    part(name)                  address and size of a part of the modules, 0 and 0 if it is lost
"""

import binascii
import json
import os

import uctypes
import vfs

from app.core.scene import END
from engine.games import GAMES, who_of
from engine.record import of_log, parse
from engine.seeds import code_of, seed_of
from hal.files import StoreError
from hal.keymap import labels_of
from hal.store import Store
from sim.board import Buzzer, SimBoard, load_profile
from sim.describe import Teller
from sim.keyboard import labels
from sim.panel import Panel
from sim.reader import Reader
from sim.touch import Finger
from sim.web import challenge
from sim.web.disk import BadSaves, Disk
from sim.web.parts import Parts

_MODULES = "/rom"  # where the interpreter mounts the part `core`
_SAVES = "/saves"
_WHERE = 2  # asks rom_ioctl for the memory of a file system
_ENOENT = 2
_HEX = 16  # digits of a seed; no code and no word is as long
_TOUCH_MS = 10  # between frames, while keys are pressed for a finger
_STILL = 3  # frames without a change after which the texts of the picture are read


class Console:
    """The application on a board in the page."""

    def __init__(self, host, asked):
        """Start the application, without a frame.

        asked: JSON with

            board       name of a profile
            letters     whether hints name the keys of a keyboard
            language    for a player who has no settings yet
            calm        whether nothing is to move, for such a player
            launch      as of sim/start.py, with these changes:
                code      may stand in place of `seed`
                terms     of sim/web/challenge.py, in place of `options` and `seats`
                presents  the page of a game is asked for
                replaces  the player lets the match in play be set aside

        The application starts with its menu if it cannot do what is asked, or if the player has to
        set a match aside first. These attributes say what it did:

            understood    whether the page's address asked for something that can be done
            in_the_way    the game of the match to be set aside first, else ""
            begun         JSON: the launch that was carried out
            in_play       JSON: the games with a match in play, if the address asked for nothing
            is_of_this_version    false for a challenge of other rules or bots
        """
        asked = json.loads(asked)
        self._host = host
        self._down = 0
        self._rest_ms = 0
        self._disk = mount(host)
        profile = load_profile(asked["board"])
        self._shown = _Shown(host, Panel(profile.WIDTH, profile.HEIGHT, profile.MONO))
        self._language = None
        self._is_turned = False
        self._still = 0  # frames since the last change
        self._since = 0  # frames since a key went down or up
        self._rests = None
        self._end = None  # the scene of a match's end that is shown
        canvas = Reader(profile.WIDTH, profile.HEIGHT, profile.MONO)
        panel = self._shown.panel
        store = Store(_SAVES)
        board = SimBoard(profile, self, self, panel, store, self.entropy, canvas=canvas)
        board.light = None  # the screen has a light of its own
        board.buzzer = Buzzer(host.hear)
        board.system = "browser"
        if asked["letters"]:
            board.labels = labels(labels_of(profile))
        from sim import start

        launch = self._possible(asked["launch"], store)
        has_chosen = "lang" in launch
        if "settings.dat" not in self._disk.files:
            launch.setdefault("lang", asked["language"])
            launch.setdefault("speed", "instant" if asked["calm"] else "normal")
        self._loop = start.begin(board, launch)
        if has_chosen:
            self._loop.settings.save()
        self._finger = Finger(self._loop)
        self._teller = Teller(self._loop)

    def _possible(self, launch, store):
        """Return the launch to carry out, {} for the menu; note what the page is told of it."""
        self.is_of_this_version = "terms" not in launch or challenge.is_of_this_version(
            launch["game"], launch["terms"]
        )
        launch = _checked(launch)
        self.understood = launch is not None
        self.in_the_way = ""
        in_play = [] if launch else [game for game in GAMES if _in_play(store, game)]
        self.in_play = json.dumps(in_play)
        launch = self._kept(launch or {}, store)
        self.begun = json.dumps(launch)
        return launch

    def _kept(self, launch, store):
        """Return a launch that takes no match away from the player.

        The match of a deal that is in play goes on, and so does the match of a game whose page is
        asked for. Before another match begins, the player is asked.
        """
        may_replace = launch.pop("replaces", False)
        presents = launch.pop("presents", False)
        if "resume" in launch:
            return launch if _in_play(store, launch["resume"]) else {}
        if "replay" in launch:
            game, seed = [_field(launch["replay"], name) for name in ("game", "seed")]
        else:
            game, seed = launch.get("game"), launch.get("seed")
        if game is None or (launch.get("watch") and not presents):
            return launch
        in_play = _in_play(store, game)
        if in_play and (presents or (seed and _is_dealt_so(in_play, seed, launch))):
            return {"resume": game}
        if in_play and not may_replace and "replay" not in launch:
            self.in_the_way = game
            return {}
        return launch

    def frame(self, levels):
        """Run a frame with these keys down; return the milliseconds until the next one."""
        levels |= self._finger.levels(self.now_ms())
        self._since = 0 if levels != self._down else self._since + 1
        self._down = levels
        self._loop.frame()
        self._still = 0 if self._shown.send() else self._still + 1
        if self._still == _STILL:
            self._read()
        self._tell_end()
        if self._language != self._loop.settings.language:
            self._language = self._loop.settings.language
            self._host.language(self._language)
        if self._is_turned != self._loop.board.is_turned:
            self._is_turned = self._loop.board.is_turned
            self._host.turned(self._is_turned)
        is_still = self._still >= _STILL and self._since >= _STILL
        rests = is_still and self._loop.waiting and not self._finger.is_busy
        if rests != self._rests:
            self._rests = rests
            self._host.rests(rests)
        return min(self._rest_ms, _TOUCH_MS) if self._finger.is_busy else self._rest_ms

    def finger(self, does, x, y, way):
        """A finger, or the mouse, does something at a pixel of the picture.

        does: a method of sim/touch.py; way: for `drop`.
        """
        self._rests = None  # the page asks for an answer
        if does == "drop":
            self._finger.drop(x, y, way)
        else:
            getattr(self._finger, does)(x, y)

    def _read(self):
        """Give the host the texts of the picture."""
        lines, said = self._teller.sentences()
        self._host.texts("\n".join(lines), "\n".join(said))

    def share(self):
        """Return what a link may lead to, as JSON.

        It has `game`; if the match is over also `seed`, `code` of the deal, `terms` of the same
        match as a challenge ("" if it cannot be one), `record`. The deal of a match in play stays
        unknown.
        """
        scenes = [self._loop.scene] + self._loop.below
        matches = [scene.match for scene in scenes if scene.match]
        return json.dumps(_shared(matches[0]) if matches else {})

    def _tell_end(self):
        """Tell the host when the end of a match appears, and when it goes."""
        scene = self._loop.scene
        end = scene if scene.form == END else None
        if end is self._end:
            return
        self._end = end
        shared = _shared(end.match) if end else {}
        if shared.get("terms"):
            shared["points"] = end.view.scores[end.mine]
        else:
            shared = {}
        self._host.over(json.dumps(shared))

    def save(self):
        """Give the host all saves, as one file."""
        content = self._disk.snapshot()
        self._host.saves(uctypes.addressof(content), len(content))

    def restore(self, content):
        """Replace all saves; return "", or a word that says why not. content: hex digits."""
        try:
            self._disk.replace(binascii.unhexlify(content))
        except BadSaves as error:
            return str(error)
        except OSError:
            return "no_room"
        return ""

    # The board's keys and clock.

    def levels(self):
        return self._down

    def now_ms(self):
        """Return the page's milliseconds."""
        return self._host.now()

    def diff_ms(self, a, b):
        return a - b

    def sleep_ms(self, ms):
        """Note when the next frame is due."""
        self._rest_ms = ms

    def left_ms(self, began, ms):
        """Return the milliseconds that are left of the `ms` since `began`."""
        return ms - (self._host.now() - began)

    def today(self):
        """Return the date where the page is."""
        return self._host.today()

    def entropy(self):
        """Return eight random bytes."""
        return b"".join([self._host.random().to_bytes(4, "little") for _ in range(2)])


def _log_of(match):
    """Return the MatchLog of a match that is over or replayed, None for one in play."""
    if hasattr(match, "whole"):
        return match.whole
    return match.log if match.state.to_act < 0 else None


def _shared(match):
    """Return what a link may lead to from a match: see `Console.share`."""
    shared = {"game": match.game}
    log = _log_of(match)
    if log:
        shared["seed"] = log.seed
        shared["code"] = code_of(log.seed)
        shared["terms"] = challenge.of_log(log)
        shared["record"] = of_log(log).text()
    return shared


def _in_play(store, game):
    """Return the header of the match in play of a game.

    It is "" if nothing was played, or if the match is damaged.

    The application itself says that a match is damaged.
    """
    from app.shell.shelf import Leaving

    try:
        header = store.journal(game).header()
        if header is None or not Leaving(store, game).is_there:
            return ""
    except StoreError:
        return ""
    return header.decode()


def _is_dealt_so(header, seed, launch):
    """Return whether a match has this seed, and the options and seats that are asked for."""
    lines = header.split("\n")
    seats = [who_of(line[5:]) for line in lines if line.startswith("seat ")]
    return (
        int(seed, 16) == int(_field(header, "seed"), 16)
        and launch.get("seats") in (None, seats)
        and all("option %s %s" % pair in lines for pair in launch.get("options", {}).items())
    )


def _field(record, name):
    """Return the value of a line of a record's header."""
    return ("\n" + record).partition("\n" + name + " ")[2].partition("\n")[0]


def _checked(launch):
    """Return a launch with a seed, options and seats; None if it asks for what cannot be."""
    try:
        if "code" in launch:
            code = launch["code"].replace("-", "").lower()
            if len(code) == _HEX:
                launch["seed"] = code
                del launch["code"]
            else:
                launch["seed"] = seed_of(code)
            int(launch["seed"], 16)
        if "terms" in launch:
            launch["options"], launch["seats"] = challenge.read(launch["game"], launch["terms"])
        if "replay" in launch:
            parse(launch["replay"]).replay()
    except (ValueError, IndexError, KeyError, TypeError):
        return None
    return launch


class _Shown:
    """Sends the picture of the panel to the page when it has changed."""

    def __init__(self, host, panel):
        self.panel = panel
        self._host = host
        self._address = uctypes.addressof(panel.buffer)
        self._changes = 0
        self._colours = None

    def send(self):
        """Send the colours and the picture if they are others than last time; return whether."""
        panel = self.panel
        colours = panel.colours()
        if colours != self._colours:
            self._colours = colours
            self._host.colours(colours.hex())
            self._changes = -1
        if panel.changes == self._changes:
            return False
        self._changes = panel.changes
        self._host.show(self._address, len(panel.buffer))
        return True


class _Log:
    """A log of sim/web/disk.py in a file of the browser. Methods of the host return an errno."""

    def __init__(self, host, number):
        self._host = host
        self._number = number

    def size(self):
        return self._host.size(self._number)

    def read(self, at, count):
        content = bytearray(min(count, self.size() - at))
        _check(self._host.read(self._number, at, uctypes.addressof(content), len(content)))
        return bytes(content)

    def write(self, at, data):
        _check(self._host.write(self._number, at, uctypes.addressof(data), len(data)))

    def truncate(self, size):
        _check(self._host.truncate(self._number, size))


def _check(errno):
    if errno:
        raise OSError(errno)


def mount(host):
    """Mount the disk that the host's logs hold; return it."""
    disk = Disk([_Log(host, number) for number in range(host.logs)])
    vfs.mount(disk, _SAVES)
    return disk


def mount_parts(host):
    """Mount all parts of the modules where `core` is mounted; call it once."""

    rom = vfs.VfsRom  # pyright: ignore[reportAttributeAccessIssue]  # boards have none

    def bring(name):
        address, size = host.part(name)
        if not size:
            raise OSError(_ENOENT, name)
        return rom(uctypes.bytearray_at(address, size))

    vfs.umount(_MODULES)
    vfs.mount(Parts({"core": rom(vfs.rom_ioctl(_WHERE, 0))}, bring), _MODULES)
    os.chdir(_MODULES)  # as it was: modules are looked for here


def replay_session(host, text):
    """Play a recorded session on files of its own; every picture it takes is also shown."""
    from sim import replay, sessions

    session, timeline = sessions.read(text.split("\n"))
    vfs.mount(Disk(), _SAVES)

    def show(name, run):
        _Shown(host, run.panel).send()
        host.shot(name, replay.checksum(run.panel.buffer))
        run.session.events.clear()

    replay.follow(session, timeline, _SAVES, replay.start_afresh, show)
