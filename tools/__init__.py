"""Tools for developers. A command that ends while its modules are imported has no traceback."""

from engine.compat import IS_MICROPYTHON

if not IS_MICROPYTHON:  # some tools play on it
    from sim import command

    command.end_quietly()
