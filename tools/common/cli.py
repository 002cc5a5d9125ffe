"""Shared code of the tools' command lines: one sentence on stderr and exit status 2.

A tool's `main` raises UsageError, or a BadRecord of the engine, if its user made a mistake.
sim/command.py makes a sentence of what the computer refuses. Every other exception is a bug and
keeps its traceback.
"""

import sys

from engine.record import BadRecord
from sim import command
from sim.command import UsageError, one_of


def run(main, argv=None):
    """Run a tool's main(arguments) and return the exit status."""

    def work():
        try:
            return main(sys.argv[1:] if argv is None else argv)
        except (UsageError, BadRecord) as error:
            said = str(error).rstrip(".")
            print(said if said.endswith("?") else said + ".", file=sys.stderr)
            return 2

    return command.run(work)


def within(name, number, least, most):
    """Refuse a number of `--name` that is not in a range."""
    if not least <= number <= most:
        raise UsageError(f"--{name} must be from {least} to {most}")


def read_levels(text, players, offered):
    """Return a list with one level per player; a single one stands for all."""
    levels = text.split(",")
    for level in levels:
        one_of("level", level, offered)
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise UsageError(
            f"there are {len(levels)} levels for {players} players; name one for each"
        )
    return levels
