"""Sessions: everything that determines a run of the simulator, as readable text.

    tessera session 1
    board waveshare_lcd13
    entropy 5d1f00aa92c4e817
    game okey
    option players 2
    script READY SHOT:menu OK

    12 shot menu 1c291ca3
    12 OK down
    14 OK up
    40 end

The first part has the conditions at the start. The second part, after an empty line, lists events
with their frames. A frame is one poll of the keys. A shot is the picture on the panel at that
poll, with its checksum. Other events are `reset`, `battery 5` (per cent) and `fail`, an exception
in the application. Portable: MicroPython reads these files and must produce the same pictures.
"""

from engine.games import GAMES, is_seat
from hal.contract import KEY_NAMES
from sim.digits import is_hex, is_number

_FORMAT = "tessera session"
_VERSION = "1"
END = "end"  # the word of the last line

# The text entries of `launch` (see sim/start.py), in the order in which they are written.
_LAUNCH_TEXTS = ("game", "seed", "lang", "offer", "speed")


class BadSession(ValueError):
    """A session file that cannot be used; the text is a clause that says why."""


class Session:
    """One session. `launch` is for sim.start; `events` are (frame, word, rest) tuples."""

    def __init__(self, board, entropy, launch, script=()):
        """Begin an empty session; `script`: the lines of the script that it comes from, if any."""
        self.board = board
        self.entropy = entropy
        self.launch = launch
        self.script = list(script)
        self.events = []
        self.end = 0

    def timeline(self):
        """Yield the events, then the end as a last event."""
        for event in self.events:
            yield event
        yield self.end, END, ""

    def text(self):
        lines = [_FORMAT + " " + _VERSION, "board " + self.board, "entropy " + self.entropy]
        for name in _LAUNCH_TEXTS:
            if name in self.launch:
                lines.append(name + " " + self.launch[name])
        options = self.launch.get("options", {})
        for name in sorted(options):
            lines.append("option " + name + " " + str(options[name]))
        for line in self.launch.get("match", "").split("\n")[:-1]:
            lines.append("match " + line)
        if "seats" in self.launch:
            lines.append("seats " + " ".join(self.launch["seats"]))
        for line in self.script:
            lines.append("script " + line)
        lines.append("")
        for frame, word, rest in self.timeline():
            lines.append((str(frame) + " " + word + " " + rest).rstrip())
        return "\n".join(lines) + "\n"


def parse(text):
    """Return the Session that `text` describes. Raises BadSession with the reason."""
    session, timeline = read(text.split("\n"))
    session.events = list(timeline)
    session.end = session.events.pop()[0]
    return session


def read(lines):
    """Read a session line by line: return the session without its events, and its timeline.

    lines: an iterable such as an open file. Lines are read only as the timeline, an iterator of
    (frame, word, rest), asks for them. Raises BadSession with the reason, also from the timeline.
    """
    numbered = enumerate(lines, 1)
    first = next(numbered, (1, ""))[1].rstrip()
    if not first.startswith(_FORMAT + " "):
        raise BadSession("it does not begin with '" + _FORMAT + " " + _VERSION + "'")
    if first != _FORMAT + " " + _VERSION:
        version = first[len(_FORMAT) + 1 :]
        raise BadSession("it is of version " + version + " and this program reads " + _VERSION)
    session = Session("", "", {})
    for number, line in numbered:
        if not line.strip():
            break
        _read_header(session, line.rstrip(), number)
    if not session.board or not session.entropy:
        raise BadSession("it does not name its board and its entropy")
    return session, _read_timeline(numbered)


def _read_header(session, line, number):
    """Take one line of the header into `session`."""
    name, _, value = line.partition(" ")
    if name == "script":
        session.script.append(value)
    elif name in ("board", "entropy") and value:
        setattr(session, name, value)
    elif name in _LAUNCH_TEXTS and _is_launch_text(name, value):
        session.launch[name] = value
    elif name == "match":
        session.launch["match"] = session.launch.get("match", "") + value + "\n"
    elif name == "seats" and _are_seats(session.launch.get("game"), value):
        session.launch["seats"] = value.split()
    elif name == "option" and len(value.split()) == 2:
        option, setting = value.split()
        options = session.launch.setdefault("options", {})
        options[option] = int(setting) if is_number(setting) else setting
    else:
        raise BadSession("line " + str(number) + " is not understood: " + line)


def _are_seats(game, value):
    """Return whether a text names who can sit at a game. The line of the game stands before it."""
    return game and all(is_seat(game, who) for who in value.split(" "))


def _is_launch_text(name, value):
    """Return whether an entry of `launch` can have a value."""
    if name == "game":
        return value in GAMES
    if name == "seed":
        return is_hex(value, 16)
    return value != ""


def _read_timeline(numbered):
    """Yield the events of a body, the end last. numbered: pairs of line number and line."""
    frame = end = 0
    for number, line in numbered:
        words = line.split()
        if not words:
            continue
        line = " ".join(words)
        if end:
            raise BadSession("line " + str(number) + " stands after the end: " + line)
        known = len(words) > 1 and is_number(words[0]) and _is_event(words[1], words[2:])
        if not known:
            raise BadSession("line " + str(number) + " is not understood: " + line)
        if int(words[0]) < frame:
            raise BadSession("line " + str(number) + " goes back in time: " + line)
        frame = int(words[0])
        if words[1] == END:
            end = frame
        yield frame, words[1], " ".join(words[2:])
    if not end:
        raise BadSession("its last line, the frame where it ends, is missing")


def _is_event(word, rest):
    """Return whether a word and the rest of its line are an event of a session."""
    if word in KEY_NAMES:
        return rest in (["down"], ["up"])
    if word == "shot":
        return len(rest) == 2 and is_hex(rest[1], 8)
    if word == "battery":
        return len(rest) == 1 and is_number(rest[0])
    return word in ("reset", "fail", END) and not rest
