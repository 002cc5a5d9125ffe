"""The texts for setting up a match of Ceki by their names, after those of the engine's options.

OPTION_name, VALUE_name_value (numbers speak for themselves), and HELP_name_value or HELP_name;
GUIDE and ASK_GUIDE offer the guided hand. app/shell/new_match.py puts the names together and looks
for them here: as constants they would be in the heap one by one, for good.
"""

from engine.compat import const

BASE = const(1792)

# That of BASE + n at n, with a space before each and one at the end.
NAMES = (
    b" OPTION_PLAYERS HELP_PLAYERS"
    b" OPTION_FORMAT VALUE_FORMAT_PAY HELP_FORMAT_PAY VALUE_FORMAT_TARGET"
    b" HELP_FORMAT_TARGET VALUE_FORMAT_HANDS HELP_FORMAT_HANDS"
    b" OPTION_TARGET HELP_TARGET"
    b" OPTION_HANDS HELP_HANDS VALUE_HANDS_0 HELP_HANDS_0"
    b" OPTION_CALL VALUE_CALL_AUTO HELP_CALL_AUTO VALUE_CALL_ASK HELP_CALL_ASK"
    b" OPTION_STOCK VALUE_STOCK_VOID HELP_STOCK_VOID VALUE_STOCK_RESHUFFLE"
    b" HELP_STOCK_RESHUFFLE"
    b" HELP_LEVEL_EASY HELP_LEVEL_MEDIUM HELP_LEVEL_HARD"
    b" GUIDE HELP_GUIDE ASK_GUIDE "
)
