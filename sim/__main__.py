"""`python -m sim`."""

import sys

try:
    from sim.cli import main

    status = main()
except KeyboardInterrupt:  # before there is anything to leave
    status = 130
sys.exit(status)
