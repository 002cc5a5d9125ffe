"""The changes of tools.mutants fit the program; whether tests notice them, `make mutants` says."""

import pytest

from sim.command import UsageError
from tools import mutants


def test_every_line_that_is_changed_is_there_once():
    assert len(mutants.mutants()) > 25


def test_a_line_that_is_not_there_or_there_twice_is_an_error():
    mutant = mutants.Mutant("x.py", "a = 1", "a = 2", "tests")
    assert mutants.changed("if b:\n    a = 1\n", mutant) == "if b:\n    a = 2\n"
    for source in ("", "a = 1  # one", "a = 1\na = 1"):
        with pytest.raises(UsageError, match="not one"):
            mutants.changed(source, mutant)
