"""The lines and the schema that docs/bots.md offers are those of the arena."""

import json
import re

import pytest

from engine.games import GAMES, load
from engine.rng import Rng, mix
from sim import protocol
from tools.arena import lines
from tools.common.pages import DOCS


def fits(value, schema):
    """Tell whether a value fits a schema, as far as tools.arena.lines uses schemas."""
    kinds = {"integer": int, "string": str, "boolean": bool, "array": list, "object": dict}
    if "oneOf" in schema and sum(fits(value, one) for one in schema["oneOf"]) != 1:
        return False
    if "anyOf" in schema and not any(fits(value, one) for one in schema["anyOf"]):
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "type" in schema:
        names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        if type(value) not in [kinds[name] for name in names]:
            return False
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return False
    if isinstance(value, list):
        return all(fits(one, schema.get("items", {})) for one in value)
    if isinstance(value, dict):
        known = schema.get("properties", {})
        rest = schema.get("additionalProperties", {})
        if set(schema.get("required", [])) - set(value):
            return False
        if rest is False and set(value) - set(known):
            return False
        return all(fits(one, known.get(name, rest or {})) for name, one in value.items())
    return True


def test_the_files_are_as_they_are_made():
    assert lines.LINES.read_text("utf-8") == lines.lines(), "python -m tools.arena.lines --update"
    assert json.loads(lines.SCHEMA.read_text("utf-8")) == lines.schema()
    assert lines.LINES.name in (page := (DOCS / "bots.md").read_text("utf-8"))
    assert lines.SCHEMA.name in page


def test_every_line_fits_the_schema_and_a_changed_one_does_not():
    schema = lines.schema()
    for text in lines.lines().splitlines():
        said = json.loads(text)
        assert fits(said, schema)
        for name in said:
            assert not fits({**said, name: {"no": []}}, schema), name
            assert not fits({key: said[key] for key in said if key != name}, schema), name


@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_random_matches_fits_the_schema(game):
    schema = lines.schema()
    rng = Rng(mix("7" * 16, 1))
    options = load(game, "options").OPTIONS
    for number in range(4):
        chosen = {option.name: option.values[number % len(option.values)] for option in options}
        try:
            state = load(game, "state").State(chosen, "%016x" % number)
        except ValueError:  # values that do not go together
            state = load(game, "state").State({}, "%016x" % number)
        for _ in range(150):
            if state.to_act < 0:
                break
            view = state.view(state.to_act)
            line = protocol.view_line(game, view, [], "0" * 16)
            assert fits(json.loads(json.dumps(line)), schema), line
            state.apply(view.legal[rng.below(len(view.legal))])


def test_the_schema_says_what_each_phase_is():
    views = [one for one in lines.schema()["oneOf"] if "title" in one]
    assert [one["title"] for one in views] == list(GAMES)
    for view in views:
        about = view["properties"]["phase"]["description"]
        for name, number in load(view["title"], "phases").__dict__.items():
            if name.isupper():
                assert f"{number} {name.lower()} (" in about, name
