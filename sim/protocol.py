"""The text protocol between the arena and a bot in a process of its own; portable.

Each line is a JSON object. The arena sends

    {"type": "match", "protocol": 1, "game": ..., "seat": ..., "players": ..., "options": ...,
     "move_ms": ...}                            before each match
    {"type": "view", ...}                       whenever the bot has a choice
    {"type": "end", "winners": [seats]}         after each match

and the bot answers each view, and nothing else, with one line: one of the texts in `legal`. A view
has every field of the game's View but the results of rounds and matches. Bytes are lists of
numbers. Three fields are different from the View or new:

    legal     the texts of the actions that the bot may choose, in the notation of the game
    events    the texts of what has happened since the bot's last view, as far as its seat may know
    stream    16 hex digits: a seed for the random numbers of this decision. A bot that draws them
              from nothing else plays the same match again from the same seed.
"""

from engine.games import load
from engine.rng import mix, seed_words

VERSION = 1
_LEFT_OUT = ("best", "result", "outcome")


def match_line(game, seat, state, move_ms):
    """Return the object that announces a match to the bot of a seat."""
    return {
        "type": "match",
        "protocol": VERSION,
        "game": game,
        "seat": seat,
        "players": state.players,
        "options": state.options,
        "move_ms": move_ms,
    }


def view_line(game, view, events, stream):
    """Return the object for a view. events: a list of texts; stream: 16 hex digits."""
    action = load(game, "notation").action
    said = {"type": "view", "events": events, "stream": stream}
    for name in sorted(view.__dict__):
        if name not in _LEFT_OUT:
            said[name] = _plain(getattr(view, name))
    said["legal"] = [action(number) for number in view.legal]
    return said


def stream_of(bot_seed, seat, actions):
    """Return the seed of one decision, from which `engine.log` makes a bot's stream."""
    return "".join(["%04x" % word for word in mix(bot_seed, seat, actions)])


def words_of(said):
    """Return the four words of the stream of a view's object."""
    return seed_words(said["stream"])


def view_of(game, said, options):
    """Return the View that an object describes, without results. options: of the match."""
    state = load(game, "state").State(options, "0" * 16)
    view = state.view(said["seat"])
    parse = load(game, "notation").parse_action
    for name in sorted(view.__dict__):
        if name == "legal":
            view.legal = [parse(text)[0] for text in said["legal"]]
        elif name in _LEFT_OUT:
            setattr(view, name, None)
        else:
            setattr(view, name, _typed(getattr(view, name), said[name]))
    return view


def _plain(value):
    """Return a value as JSON has it."""
    if isinstance(value, (bytes, bytearray, list, tuple)):
        return [_plain(one) for one in value]
    return value


def _typed(example, value):
    """Return a value of JSON with the type that an example has."""
    if isinstance(example, (bytes, bytearray)):
        return type(example)(value)
    if isinstance(example, list) and example and isinstance(example[0], bytes):
        return [bytes(one) for one in value]
    return value
