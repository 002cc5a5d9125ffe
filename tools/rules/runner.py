"""Reads rule cases and lets the engine answer them; `python -m tools.rules` is the command.

Each game has an adapter of its name beside this module: tools/rules/case.py describes adapters.
"""

import importlib
import json

from engine.games import GAMES
from sim.command import UsageError, read_text
from tools.rules.case import BadCase, Kind, NoPosition, an_object, text

ADAPTERS = {game: importlib.import_module("tools.rules." + game) for game in GAMES}

_COMMON = {"id": text, "game": text, "kind": text, "expect": an_object}
_OPTIONAL = {"source": text, "note": text, "rules": an_object}


class BadFile(ValueError):
    """A file that cannot be read; the message is a sentence that names it."""


def load(path, game=None):
    """Return the checked cases of a file, as a list of dicts.

    game: leave out the cases of other games, possibly all cases. Raises BadFile.
    """
    cases = _scenarios(path)
    seen = set()
    chosen = []
    for number, case in enumerate(cases, 1):
        if not isinstance(case, dict):
            raise BadFile(f"{path}: scenario {number} is not an object.")
        name = case.get("id")
        if text(name):
            raise BadFile(f"{path}: scenario {number} has no id.")
        if name in seen:
            raise BadFile(f"{path}: the id '{name}' stands twice.")
        seen.add(name)
        try:
            if _is_wanted(case, game):
                check(case)
                chosen.append(case)
        except BadCase as error:
            raise BadFile(f"{path}: {name}: {error}.")
    return chosen


def _scenarios(path):
    try:
        content = json.loads(read_text(path, "rule file"))
    except UsageError as error:
        raise BadFile(f"{error}.")
    except (ValueError, RecursionError) as error:
        raise BadFile(f"{path}: is not JSON: {error}.")
    if not isinstance(content, dict) or "scenarios" not in content:
        raise BadFile(f"{path}: has no 'scenarios'; a rule file is an object with a list of them.")
    scenarios = content["scenarios"]
    if not isinstance(scenarios, list):
        raise BadFile(f"{path}: 'scenarios' is not a list.")
    if not scenarios:
        raise BadFile(f"{path}: 'scenarios' is empty.")
    return scenarios


def _is_wanted(case, game):
    own = case.get("game")
    if text(own):
        raise BadCase("the field 'game' is missing or no text")
    if own not in ADAPTERS:
        raise BadCase(f"unknown game '{own}'; there are {', '.join(ADAPTERS)}")
    return game is None or own == game


def check(case):
    """Raise BadCase unless every field of the case is known and has a permitted value."""
    adapter = ADAPTERS[case["game"]]
    _check_fields(case, _COMMON, None, "")
    if case["kind"] not in adapter.KINDS:
        raise BadCase(f"unknown kind '{case['kind']}'; there are {', '.join(adapter.KINDS)}")
    kind: Kind = adapter.KINDS[case["kind"]]
    _check_fields(case, {**_COMMON, **kind.needs}, {**_OPTIONAL, **kind.may}, "")
    expected = {name: expect.check for name, expect in kind.expects.items()}
    _check_fields(case["expect"], {}, expected, "expect.")
    if not case["expect"]:
        raise BadCase("'expect' is empty")
    adapter.check(case)


def _check_fields(holder, needs, may, path):
    """Raise BadCase for a missing, unknown (unless `may` is None) or ill-typed field."""
    for name in needs:
        if name not in holder:
            raise BadCase(f"the field '{path}{name}' is missing")
    known = {**needs, **(may or {})}
    for name, value in holder.items():
        if name in known:
            wanted = known[name](value)
            if wanted:
                raise BadCase(f"the field '{path}{name}' must be {wanted}, not {_show(value)}")
        elif may is not None:
            raise BadCase(f"unknown field '{path}{name}'; there are {', '.join(known)}")


def run(case):
    """Return "" if the engine answers the case as expected, else a text with both answers."""
    kind: Kind = ADAPTERS[case["game"]].KINDS[case["kind"]]
    expected = case["expect"]
    try:
        answers = kind.ask(case)
    except NoPosition as error:
        return f"expected {_show(expected)}, got no position: {error}"
    # A broken rule may raise any exception in the engine; the other cases should still run.
    except Exception as error:
        return f"expected {_show(expected)}, got {type(error).__name__}: {error}"
    wrong = []
    for answer in answers:
        names = [name for name in expected if not _fits(kind, name, expected, answer)]
        if not names:
            return ""
        wrong.append({name: answer.get(name) for name in names})
    wanted = {name: expected[name] for name in expected if any(name in got for got in wrong)}
    return f"expected {_show(wanted)}, got {' or '.join(map(_show, wrong))}"


def _fits(kind, name, expected, answer):
    return name in answer and kind.expects[name].fits(expected[name], answer[name])


def _show(value):
    return json.dumps(value, ensure_ascii=False)
