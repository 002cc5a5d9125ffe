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


# pyright treats this name as true. tools/build/fold.py removes the statements under it.
TYPE_CHECKING = const(0)

__all__ = ("IS_MICROPYTHON", "TYPE_CHECKING", "const", "micropython")
