"""Sessions: everything a run of the simulator depended on, as text that people can read.

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

First what the run started from, then, after an empty line, what happened at which frame. A frame
is one poll of the keys; a shot is the picture on the glass when the keys were polled. Keys aside
there may be `reset`, `battery 5` (per cent) and `fail`, an exception in the application. Portable:
MicroPython reads these files and must come to the same pictures.
"""

from hal.contract import KEY_NAMES
from sim.digits import is_number

_FORMAT = "tessera session"
_VERSION = "1"

# What `launch` (see firmware/main.py) may hold, in the order it is written.
_LAUNCH_TEXTS = ("game", "seed", "lang", "speed")


class BadSession(ValueError):
    """A session file that cannot be used; the text is a clause that says why."""


class Session:
    """One session. `launch` is what main.start gets; `events` are (frame, word, rest) tuples."""

    def __init__(self, board, entropy, launch, script=()):
        """Begin an empty session; `script` are the lines it is played from, if any."""
        self.board = board
        self.entropy = entropy
        self.launch = launch
        self.script = list(script)
        self.events = []
        self.end = 0

    def text(self):
        """Return the session as the text of its file."""
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
        for frame, word, rest in self.events:
            lines.append((str(frame) + " " + word + " " + rest).rstrip())
        lines.append(str(self.end) + " end")
        return "\n".join(lines) + "\n"


def parse(text):
    """Return the Session that `text` describes. Raises BadSession with the reason."""
    lines = text.split("\n")
    first = lines[0].rstrip()
    if not first.startswith(_FORMAT + " "):
        raise BadSession("it does not begin with '" + _FORMAT + " " + _VERSION + "'")
    if first != _FORMAT + " " + _VERSION:
        version = first[len(_FORMAT) + 1 :]
        raise BadSession("it is of version " + version + " and this program reads " + _VERSION)
    session = Session("", "", {})
    body = 1
    while body < len(lines) and lines[body].strip():
        _read_header(session, lines[body].rstrip(), body + 1)
        body += 1
    if not session.board or not session.entropy:
        raise BadSession("it does not name its board and its entropy")
    for number in range(body, len(lines)):
        if lines[number].strip():
            _read_event(session, lines[number].split(), number + 1)
    if not session.end:
        raise BadSession("its last line, the frame where it ends, is missing")
    return session


def _read_header(session, line, number):
    """Take one line of the header into `session`."""
    name, _, value = line.partition(" ")
    if name == "script":
        session.script.append(value)
    elif name in ("board", "entropy") and value:
        setattr(session, name, value)
    elif name in _LAUNCH_TEXTS and value:
        session.launch[name] = value
    elif name == "match":
        session.launch["match"] = session.launch.get("match", "") + value + "\n"
    elif name == "seats" and value:
        session.launch["seats"] = value.split()
    elif name == "option" and len(value.split()) == 2:
        option, setting = value.split()
        options = session.launch.setdefault("options", {})
        options[option] = int(setting) if is_number(setting) else setting
    else:
        raise BadSession("line " + str(number) + " is not understood: " + line)


def _read_event(session, words, number):
    """Take one line of the body into `session`."""
    line = " ".join(words)
    if session.end:
        raise BadSession("line " + str(number) + " stands after the end: " + line)
    known = len(words) > 1 and is_number(words[0]) and _is_event(words[1], words[2:])
    if not known:
        raise BadSession("line " + str(number) + " is not understood: " + line)
    frame = int(words[0])
    if session.events and frame < session.events[-1][0]:
        raise BadSession("line " + str(number) + " goes back in time: " + line)
    if words[1] == "end":
        session.end = frame
    else:
        session.events.append((frame, words[1], " ".join(words[2:])))


def _is_event(word, rest):
    """Return whether a word and what follows it are something that happens in a session."""
    if word in KEY_NAMES:
        return rest in (["down"], ["up"])
    if word == "shot":
        return len(rest) == 2
    if word == "battery":
        return len(rest) == 1 and is_number(rest[0])
    return word in ("reset", "fail", "end") and not rest
