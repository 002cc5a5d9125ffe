"""Unloads modules: the heap holds one game and language."""

import sys


def loaded(package):
    """Return the names of a package's loaded modules."""
    start = package + "."
    return [name for name in sys.modules if name.startswith(start)]


def drop_others(package, names):
    """Drop all loaded modules of a package except `names`, an earlier result of `loaded`."""
    drop(*[name for name in loaded(package) if name not in names])


def drop(*names):
    """Remove modules and packages, and all modules below them, from sys.modules.

    Objects that are still referred to elsewhere live on; the next collection frees the rest.
    """
    for name in names:
        module = sys.modules.pop(name, None)
        if hasattr(module, "__path__"):  # a package
            for below in loaded(name):
                del sys.modules[below]
        # A package holds its modules as attributes too.
        parent, _, child = name.rpartition(".")
        if parent in sys.modules and hasattr(sys.modules[parent], child):
            delattr(sys.modules[parent], child)
