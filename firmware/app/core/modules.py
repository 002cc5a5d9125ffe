"""Forgetting modules, so that the heap holds one game and one language at a time."""

import sys


def loaded(package):
    """Return the names of the modules that are loaded of a package."""
    start = package + "."
    return [name for name in sys.modules if name.startswith(start)]


def drop_others(package, names):
    """Forget what has been loaded of a package since `names` was `loaded(package)`."""
    for name in loaded(package):
        if name not in names:
            drop(name)


def drop(name):
    """Forget the module or package `name`, and everything below it.

    Code that is still referred to elsewhere lives on; the rest is free at the next collection.
    """
    module = sys.modules.pop(name, None)
    if hasattr(module, "__path__"):  # a package
        for below in loaded(name):
            del sys.modules[below]
    # A package holds its modules as attributes too.
    parent, _, child = name.rpartition(".")
    if parent in sys.modules and hasattr(sys.modules[parent], child):
        delattr(sys.modules[parent], child)
