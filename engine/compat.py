"""The only file of the engine that asks which interpreter runs it.

MicroPython has `micropython.const`, `@viper` and pointers built in. CPython gets stand-ins that do
nothing, so that a module written for the chip can be imported on a desktop computer.
"""

import sys

IS_MICROPYTHON = sys.implementation.name == "micropython"

if IS_MICROPYTHON:
    import micropython  # pyright: ignore
    from micropython import const  # pyright: ignore
else:

    class micropython:  # noqa: N801 - the name the decorators are written with
        """Stand-in for MicroPython's module of the same name: its decorators do nothing."""

        @staticmethod
        def viper(function):
            """Return the function unchanged."""
            return function

        native = viper

    def const(value):
        """Return the value unchanged; MicroPython's compiler folds it instead."""
        return value


# Whether native code runs here: not on CPython, in a browser, or where it was left out of a build.
# A module with native code has an equal in plain Python, and its users choose between the two:
#
#     if NATIVE:
#         from hal.native.stretch import stretch
#     else:
#         from hal.plain.stretch import stretch
#
# A module that does so at its top is a file of its own in a build, see tools/build/bundle.py.
# Where only a function does so, the module is joined with others.
NATIVE = IS_MICROPYTHON
if NATIVE:
    try:
        import engine.native_code  # noqa: F401 - only to find out whether it can be imported
    except (ImportError, SyntaxError, ValueError):
        NATIVE = False


def load_module(package, name):
    """Return the module `package.name`, imported if it is not loaded yet.

    It is for names that are known at run time only, such as "app." + game. From a `name` that is
    written in the call, tools/build/bundle.py sees which modules must keep their names.
    """
    # With a list of names to import, even an unused one, __import__ returns the last module of
    # a dotted name; without, the first.
    return __import__(package + "." + name, None, None, ("x",))


# pyright treats this name as true. tools/build/fold.py removes the statements under it.
TYPE_CHECKING = const(0)

__all__ = (
    "IS_MICROPYTHON",
    "NATIVE",
    "TYPE_CHECKING",
    "const",
    "load_module",
    "micropython",
)
