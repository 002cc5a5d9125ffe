"""`python -m sim`."""

import sys

from sim import command

command.end_quietly()

from sim.cli import main  # noqa: E402 - whatever ends it while this is imported leaves no traceback

sys.exit(main())
