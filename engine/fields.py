"""Positions, views and events as text: what the notations of all games share.

A position or view is one line for each value: its name, then the value. A value that has one part
for each seat has a line for each: its name, the seat, then the part. Values that are as usual have
no line. The first lines name the game and the options, as in a record:

    game      okey
    option    players 2
    indicator R4
    hands 0   R1,R2,R3,Y7,B7,K7,B9,B10,B11,K1,K2,K3,K9,K10
    ...

engine/GAME/notation.py has the tables of a game. No board has these modules.
"""

from collections import namedtuple

from engine.contract import BadNotation, complete
from engine.games import load
from engine.record import typed

# write: returns a value as text; read: returns the value of a text, or raises ValueError.
Codec = namedtuple("Codec", ("write", "read"))

BLANK = "-"  # an empty value
_DIGITS = 9  # numbers have no more


# Values ---------------------------------------------------------------------------------------


def number(text):
    """Return the number in a text, as `str` writes it. Raises BadNotation.

    >>> number("-12")
    -12
    """
    try:
        value = int(text)
    except ValueError:
        value = None
    if value is None or str(value) != text or len(text) > _DIGITS:
        raise BadNotation("'" + text + "' is no number")
    return value


NUMBER = Codec(str, number)
TEXT = Codec(str, str)


def words(codec, make=None):
    """Return the codec of a list of values parted by spaces.

    make: makes the value of the list, if it is another one.
    """

    def write(values):
        return " ".join([codec.write(value) for value in values]) or BLANK

    def read(text):
        parts = [] if text == BLANK else text.split()
        values = [codec.read(part) for part in parts]
        return make(values) if make else values

    return Codec(write, read)


def _small(text):
    value = number(text)
    if not 0 <= value < 256:
        raise BadNotation("'" + text + "' is too large, or below 0")
    return value


NUMBERS = words(NUMBER)
PAIR = words(NUMBER, tuple)
BYTES = words(Codec(str, _small), bytes)


def one_of(*names):
    """Return the codec of 0, 1 and so on, each written as one of the names."""

    def read(text):
        if text not in names:
            raise BadNotation("'%s' is none of: %s" % (text, ", ".join(names)))
        return names.index(text)

    return Codec(lambda value: names[value], read)


YES_NO = one_of("no", "yes")


def maybe(codec, nothing: "int | None" = -1, text=BLANK):
    """Return the codec of a value that may be `nothing`, which is written as `text`."""
    return Codec(
        lambda value: text if value == nothing else codec.write(value),
        lambda written: nothing if written == text else codec.read(written),
    )


def some(hand, parse_hand, make=None, kinds_of=None):
    """Return the codec of pieces. hand, parse_hand: of the notation.

    make, kinds_of: make the value of their numbers, and give the numbers of a value.
    """

    def read(text):
        pieces = b"" if text == BLANK else parse_hand(text)
        return make(pieces) if make else pieces

    return Codec(lambda value: hand(kinds_of(value) if kinds_of else value) or BLANK, read)


def actions(action, parse_action):
    """Return the codec of a list of actions without arguments."""
    return words(Codec(action, lambda text: parse_action(text)[0]))


def row(make, *codecs):
    """Return the codec of a namedtuple, its parts joined by semicolons."""

    def write(value):
        return "; ".join([codec.write(part) for codec, part in zip(codecs, value)])

    def read(text):
        parts = text.split("; ")
        if len(parts) != len(codecs):
            raise BadNotation("'%s' has not %d parts" % (text, len(codecs)))
        return make(*[codec.read(part) for codec, part in zip(codecs, parts)])

    return Codec(write, read)


def hidden(codec):
    """Return the codec of pieces that may also be so many unknown ones: a number, such as ?14."""
    return Codec(
        lambda value: "?%d" % value if isinstance(value, int) else codec.write(value),
        lambda text: _small(text[1:]) if text[:1] == "?" else codec.read(text),
    )


# Lines ----------------------------------------------------------------------------------------
# Fields are a tuple of (name, codec), or (name, [codec]) for a value with a line for each part.


def write(game, options, fields, values, usual):
    """Return the text of a position or view.

    values: dict of name -> value, without those that have no line; usual: the same, values that
    have no line if they are so.
    """
    lines = [("game", game)]
    for option in load(game, "options").OPTIONS:
        if options[option.name] != option.default:
            lines.append(("option", "%s %s" % (option.name, options[option.name])))
    for name, codec in fields:
        if name not in values or (name in usual and usual[name] == values[name]):
            continue
        if isinstance(codec, list):
            for at, part in enumerate(values[name]):
                lines.append(("%s %d" % (name, at), codec[0].write(part)))
        else:
            lines.append((name, codec.write(values[name])))
    width = max([len(name) for name, _ in lines])
    return "\n".join([name + " " * (width - len(name) + 1) + value for name, value in lines])


def read(text, game, fields):
    """Return (complete options, dict of name -> value) of such a text.

    Raises BadNotation, BadOptions.
    """
    if game_of(text) != game:
        raise BadNotation("the first line is not 'game " + game + "'")
    codecs = dict(fields)
    options = {}
    values = {}
    for line in [line.strip() for line in text.split("\n") if line.strip()][1:]:
        name, value = _parted(line)
        if name == "option":
            name, value = _parted(value)
            options[name] = value
        elif name not in codecs:
            raise BadNotation("there is no '%s'; there are %s" % (name, _names(fields)))
        elif isinstance(codecs[name], list):
            at, value = _parted(value)
            parts = values.setdefault(name, [])
            if at != str(len(parts)):
                raise BadNotation("'%s %d' has no line" % (name, len(parts)))
            parts.append(codecs[name][0].read(value))
        elif name in values:
            raise BadNotation("'" + name + "' has two lines")
        else:
            values[name] = codecs[name].read(value)
    table = load(game, "options").OPTIONS
    known = typed(options, table)
    for name in sorted(options):
        if name not in known:
            raise BadNotation("there is no option %s %s" % (name, options[name]))
    return complete(known, table), values


def game_of(text):
    """Return the name of the game in the first line of a position or view, "" if it has none.

    >>> game_of("game ceki")
    'ceki'
    """
    name, value = _parted(text.strip().split("\n")[0])
    return value if name == "game" else ""


def _names(fields):
    return ", ".join(["option"] + [name for name, _ in fields])


def _parted(line):
    name, _, value = line.partition(" ")
    return name, value.strip()


# Views ----------------------------------------------------------------------------------------
# The fields of a view are its attributes, with those of `result` and `outcome` as result.NAME.

OUTCOME = (
    ("outcome.winners", words(NUMBER, tuple)),
    ("outcome.places", words(NUMBER, tuple)),
)


def values_of(view, fields):
    """Return the values of a view, a dict of name -> value."""
    values = dict(view.__dict__)
    for name, _ in fields:
        whole, dot, part = name.partition(".")
        if dot and values[whole] is not None:
            values[name] = getattr(values[whole], part)
    return values


def view_of(text, game, kind, fields, usual_of, score):
    """Return the View of a text, with the attributes of its fields and `options`.

    kind: the game's class View; usual_of: a function of the options, which returns the values that
    need no line; score: the game's module with RoundResult and Outcome. Raises BadNotation,
    BadOptions.
    """
    options, values = read(text, game, fields)
    usual = usual_of(options)
    makers = {"result": score.RoundResult, "outcome": score.Outcome}
    view = object.__new__(kind)
    view.options = options
    there = [name.partition(".")[0] for name in values if "." in name]
    for name, codec in fields:
        whole, is_part, _ = name.partition(".")
        if name not in values and (not is_part or whole in there):
            if name not in usual and not isinstance(codec, list):
                raise BadNotation("there is no line '" + name + "'")
            values[name] = usual.get(name, [])
        if not is_part:
            setattr(view, name, values[name])
    for whole in makers:
        parts = [values.get(name) for name, _ in fields if name.startswith(whole + ".")]
        parts = [tuple(part) if isinstance(part, list) else part for part in parts]
        setattr(view, whole, makers[whole](*parts) if whole in there else None)
    return view


# Events ---------------------------------------------------------------------------------------


class Events:
    """The events of a game as text, by a table of (code, text).

    In a text <2> stands for the number at place 2 of the event, and <2 card> for what the codec
    `card` makes of it.
    """

    def __init__(self, table, codecs):
        """table: see above; codecs: dict of name -> Codec."""
        self._forms = [(code, self._parts(text, codecs)) for code, text in table]

    def _parts(self, text, codecs):
        """Return [text before a value, its place, its codec, text before the next ...]."""
        first, *rest = text.split("<")
        parts = [first]
        for one in rest:
            what, _, after = one.partition(">")
            place, _, name = what.partition(" ")
            parts += [int(place), codecs[name] if name else NUMBER, after]
        return parts

    def write(self, event):
        """Return the text of an event."""
        for code, parts in self._forms:
            if code == event[0]:
                text = parts[0]
                for i in range(1, len(parts), 3):
                    text += parts[i + 1].write(event[parts[i]]) + parts[i + 2]
                return text
        raise BadNotation("there is no event %s" % (event[0],))

    def read(self, text):
        """Return the event of a text. Raises BadNotation."""
        for code, parts in self._forms:
            event = _matched(code, parts, text)
            # Nothing else is understood than what is written.
            if event and self.write(event) == text:
                return event
        raise BadNotation("'" + text + "' is no event")


def _matched(code, parts, text):
    """Return the event that a text is by one form, or None."""
    if not text.startswith(parts[0]):
        return None
    rest = text[len(parts[0]) :]
    values = {}
    for i in range(1, len(parts), 3):
        place, codec, after = parts[i : i + 3]
        end = rest.find(after) if after else len(rest)
        if end < 0:
            return None
        try:
            values[place] = codec.read(rest[:end])
        except ValueError:
            return None
        rest = rest[end + len(after) :]
    return None if rest else (code,) + tuple([values[place] for place in sorted(values)])
