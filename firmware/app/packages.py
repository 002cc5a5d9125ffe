"""Forgetting modules, so that the heap holds one game and one language at a time."""

import sys


def drop(name):
    """Forget the module or package `name`, and everything below it.

    Code that is still referred to elsewhere lives on; the rest is free at the next collection.
    """
    below = name + "."
    for loaded in list(sys.modules):
        if loaded == name or loaded.startswith(below):
            del sys.modules[loaded]
    # A package holds its modules as attributes too.
    parent, _, child = name.rpartition(".")
    if parent in sys.modules and hasattr(sys.modules[parent], child):
        delattr(sys.modules[parent], child)
