"""Made by `make texts` from assets/texts/ceki_setup.pot: change that, not this."""

from engine.compat import const

BASE = const(768)

# The name of BASE + n at n, with a space before each and one at the end. As
# constants they would stay in the heap one by one.
NAMES = (
    b" ASK_GUIDE"
    b" GUIDE"
    b" HELP_CALL_ASK"
    b" HELP_CALL_AUTO"
    b" HELP_FORMAT_HANDS"
    b" HELP_FORMAT_PAY"
    b" HELP_FORMAT_TARGET"
    b" HELP_GUIDE"
    b" HELP_HANDS"
    b" HELP_HANDS_0"
    b" HELP_LEVEL_EASY"
    b" HELP_LEVEL_HARD"
    b" HELP_LEVEL_MEDIUM"
    b" HELP_PLAYERS"
    b" HELP_PRESET_CLASSIC"
    b" HELP_PRESET_QUICK"
    b" HELP_STOCK_RESHUFFLE"
    b" HELP_STOCK_VOID"
    b" HELP_TARGET"
    b" OPTION_CALL"
    b" OPTION_FORMAT"
    b" OPTION_HANDS"
    b" OPTION_PLAYERS"
    b" OPTION_STOCK"
    b" OPTION_TARGET"
    b" VALUE_CALL_ASK"
    b" VALUE_CALL_AUTO"
    b" VALUE_FORMAT_HANDS"
    b" VALUE_FORMAT_PAY"
    b" VALUE_FORMAT_TARGET"
    b" VALUE_HANDS_0"
    b" VALUE_PRESET_CLASSIC"
    b" VALUE_PRESET_QUICK"
    b" VALUE_STOCK_RESHUFFLE"
    b" VALUE_STOCK_VOID "
)
