"""Writes what a bot of the arena reads: real lines of each game, and a schema of all of them.

    python -m tools.arena.lines --update

docs/bots.lines.jsonl has a line of each type for each game, docs/bots.schema.json is a JSON schema
(draft 2020-12) of the three types, whose views are one for each game. Its text about the phases
is that of engine/GAME/phases.py.
"""

import json
import re
import sys

from engine.games import GAMES, load
from engine.rng import Rng, mix
from sim import protocol
from sim.command import ROOT, Parser, run, write_text
from tools.common.pages import DOCS

LINES = DOCS / "bots.lines.jsonl"
SCHEMA = DOCS / "bots.schema.json"
_SEED = "00000000000000b7"
_ACTIONS = 24  # before the view
_MOVE_MS = 5000


def said(game):
    """Return the three objects that the bot of a seat reads in a game: match, view and end."""
    state = load(game, "state").State({}, _SEED)
    events = load(game, "events")
    notation = load(game, "notation")
    rng = Rng(mix(_SEED, 1))
    told = []
    while len(told) < _ACTIONS or len(state.legal_actions()) < 2:
        legal = state.legal_actions()
        told.append(state.apply(legal[rng.below(len(legal))]))
    seat = state.to_act
    news = [notation.event(events.event_for(one, seat)) for some in told[-3:] for one in some]
    return [
        protocol.match_line(game, seat, state, _MOVE_MS),
        protocol.view_line(game, state.view(seat), news, "1c9f33aee70d5b28"),
        {"type": "end", "winners": [seat]},
    ]


def lines():
    """Return the text of the lines of all games."""
    return "".join(json.dumps(one) + "\n" for game in GAMES for one in said(game))


def schema():
    """Return the schema as an object."""
    views = []
    for game in GAMES:
        match, view, end = said(game)
        views.append({"title": game, **_object(view, "view")})
        views[-1]["properties"]["phase"]["description"] = _phases(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line that a bot of Tessera's arena reads",
        "oneOf": [_object(match, "match"), _object(end, "end"), *views],
    }


def _phases(game):
    """Return a text about the phases of a game: their numbers, names and comments."""
    source = (ROOT / "engine" / game / "phases.py").read_text("utf-8")
    found = re.findall(r"^(\w+) = const\((\d+)\)  # (.+)$", source, re.MULTILINE)
    return "; ".join(f"{number} {name.lower()} ({about})" for name, number, about in found)


def _object(example, kind):
    properties = {name: _of(name, value) for name, value in example.items()}
    properties["type"] = {"const": kind}
    return {
        "type": "object",
        "properties": properties,
        "required": list(example),
        "additionalProperties": False,
    }


def _of(name, value):
    """Return the schema of a field with an example of its value."""
    if name == "options":
        return {"type": "object", "additionalProperties": {"type": ["integer", "string"]}}
    if name == "stream":
        return {"type": "string", "pattern": "^[0-9a-f]{16}$"}
    if name in ("legal", "events"):
        return {"type": "array", "items": {"type": "string"}}
    if isinstance(value, bool):
        return {"type": "boolean"}
    if isinstance(value, str):
        return {"type": "string"}
    if isinstance(value, int):
        return {"type": "integer"}
    number = {"type": "integer"}
    deeper = {"type": "array", "items": {"anyOf": [number, {"type": "array", "items": number}]}}
    return {"type": "array", "items": {"anyOf": [number, {"type": "string"}, deeper]}}


def main(arguments):
    """Write both files. Returns the exit status."""
    parser = Parser(prog="python -m tools.arena.lines", description=__doc__.split("\n")[0])
    parser.add_argument("--update", action="store_true", required=True, help="write the files")
    parser.parse_args(arguments)
    write_text(LINES, lines())
    write_text(SCHEMA, json.dumps(schema(), indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
