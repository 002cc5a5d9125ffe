"""The form of a rule case: the fields of each kind of case, and their permitted values.

A game's adapter, such as tools/rules/okey.py, offers

    KINDS          dict of name -> Kind
    check(case)    raises BadCase for faults that show only in several fields together

An adapter knows no rule. The `ask` of a kind sets the case up in the game's engine and reports the
engine's answer.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.contract import BadOptions, complete


class BadCase(ValueError):
    """A case that cannot be understood; the message is a clause that names the field."""


class NoPosition(ValueError):
    """The engine knows no position like the one described; the message says why."""


def options_of(case, **settings):
    """Return the settings of a case: its `rules`, with a bool as on or off, and `settings`."""
    chosen = {
        name: ("on" if value else "off") if isinstance(value, bool) else value
        for name, value in case.get("rules", {}).items()
    }
    chosen.update(settings)
    return chosen


def settings_of(case, table, **settings):
    """Return every option of a game with its setting in a case. Raises BadCase.

    table: the game's OPTIONS; settings: those that follow from other fields of the case.
    """
    try:
        return complete(options_of(case, **settings), table)
    except BadOptions as error:
        raise BadCase("the field 'rules': " + str(error))
    except TypeError:
        raise BadCase("the field 'rules' must hold texts, numbers and true or false")


# A check takes a value from the file and returns "" or what the value should have been.
Check = Callable[[Any], str]


class Expect(NamedTuple):
    """A field of `expect`: its check, and whether an answer is the expected one."""

    check: Check
    fits: Callable[[Any, Any], bool] = lambda expected, got: expected == got


class Kind(NamedTuple):
    """A kind of case: required fields, optional fields, possible answers, and who answers.

    `ask` takes the case and returns a list of answers, dicts with every field that may be
    expected: one for each way to fill in what the case leaves open and the answer depends on.
    """

    needs: Mapping[str, Check]
    may: Mapping[str, Check]
    expects: Mapping[str, Expect]
    ask: Callable[[dict], list[dict]]


def whole(low, high):
    """Return the check for a whole number from `low` to `high`."""

    def check(value):
        fine = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        return "" if fine else f"a whole number from {low} to {high}"

    return check


def one_of(*allowed):
    """Return the check for one of these texts."""

    def check(value):
        fine = isinstance(value, str) and value in allowed
        return "" if fine else "one of " + ", ".join(allowed)

    return check


def truth(value):
    """Check for true or false."""
    return "" if isinstance(value, bool) else "true or false"


def bit(value):
    """Check for true or false, or 1 or 0."""
    return "" if isinstance(value, int) and value in (0, 1) else "1 or 0"


def text(value):
    """Check for a text that is not empty."""
    return "" if isinstance(value, str) and value.strip() else "a text"


def an_object(value):
    """Check for an object."""
    return "" if isinstance(value, dict) else "an object"


def maybe(check):
    """Return the check for null or a value that passes `check`."""

    def check_maybe(value):
        wanted = check(value) if value is not None else ""
        return wanted and wanted + ", or null"

    return check_maybe


def either(first, second):
    """Return the check for a value that passes at least one of two checks."""

    def check(value):
        wanted = first(value)
        other = second(value)
        return wanted and other and wanted + ", or " + other

    return check


def list_of(check, least=0, most=1000):
    """Return the check for a list of `least` to `most` values that all pass `check`."""

    def check_list(value):
        if isinstance(value, list) and least <= len(value) <= most:
            wanted = next(filter(None, map(check, value)), "")
            return wanted and "a list, each of it " + wanted
        size = str(least) if least == most else f"{least} to {most}"
        return "a list" if (least, most) == (0, 1000) else f"a list of {size}"

    return check_list


def dict_of(check_key, check):
    """Return the check for an object whose names and values pass these checks."""

    def check_dict(value):
        if not isinstance(value, dict):
            return "an object"
        for name, part in value.items():
            wanted = check_key(name)
            if wanted:
                return "an object, each name " + wanted
            wanted = check(part)
            if wanted:
                return "an object, each value " + wanted
        return ""

    return check_dict


def object_of(fields):
    """Return the check for an object with some of these fields (name -> check) and no other."""

    def check(value):
        if not isinstance(value, dict):
            return "an object"
        for name, part in value.items():
            if name not in fields:
                return f"without '{name}'; there are {', '.join(fields)}"
            wanted = fields[name](part)
            if wanted:
                return f"with '{name}' {wanted}"
        return ""

    return check


def expects(fields):
    """Return fields (name -> check) as Expects whose answers must equal what is expected."""
    return {name: Expect(check) for name, check in fields.items()}


def same_items(expected, got):
    """Return whether two lists hold the same items in any order; null counts as an empty list."""
    return sorted(expected or []) == sorted(got or [])


def at_least(expected, got):
    """Return whether a dict has all the entries of another."""
    return got is not None and all(
        name in got and got[name] == value for name, value in expected.items()
    )
