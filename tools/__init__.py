"""Commands for contributors and players: `python -m tools.NAME --help`."""

from engine.compat import IS_MICROPYTHON

if not IS_MICROPYTHON:  # it runs the workers of tools.arena
    from sim import command

    command.hide_interrupt()
