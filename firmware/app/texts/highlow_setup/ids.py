"""Made by `make texts` from assets/texts/highlow_setup.pot: change that, not this."""

from engine.compat import const

BASE = const(1024)

# The name of BASE + n at n, with a space before each and one at the end. As
# constants they would stay in the heap one by one.
NAMES = (
    b" HELP_LEVEL_EASY"
    b" HELP_LEVEL_HARD"
    b" HELP_LEVEL_MEDIUM"
    b" HELP_PLAYERS"
    b" HELP_ROUNDS"
    b" OPTION_PLAYERS"
    b" OPTION_ROUNDS "
)
