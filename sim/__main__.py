"""`python -m sim`."""

import sys

from sim import command

command.hide_interrupt()

from sim.cli import main  # noqa: E402 - Ctrl-C while this is imported leaves no traceback

sys.exit(main())
