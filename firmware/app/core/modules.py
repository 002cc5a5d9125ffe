"""Loads modules by computed names, and unloads modules: the heap holds one game and language."""

import sys


def load_module(package, name):
    """Return the module `package.name`, imported if it is not loaded yet.

    It is for names that are known at run time only, such as "app." + game. From a `name` that is
    written in the call, tools/build/bundle.py sees which modules must keep their names.
    """
    # With a list of names to import, even an unused one, __import__ returns the last module of
    # a dotted name; without, the first.
    return __import__(package + "." + name, None, None, ("x",))


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
