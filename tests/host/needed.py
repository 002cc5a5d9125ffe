"""Skips tests that need the dependency group `arena`, and says what is missing."""

import importlib.util

import pytest


def arena_group(*modules):
    """Return a mark that skips a test unless all these modules are installed."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    reason = f"{', '.join(missing)} missing: .venv/bin/pip install --group arena"
    return pytest.mark.skipif(bool(missing), reason=reason)
