"""The tools: python -m tools.NAME."""

from sim import command

command.end_quietly()  # before a tool imports what may not be installed
