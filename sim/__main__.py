"""`python -m sim`."""

import sys

try:
    from sim.cli import main

    status = main()
except KeyboardInterrupt:  # before the application has started
    status = 130
sys.exit(status)
