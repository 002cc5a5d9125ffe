"""The numbers of the texts for setting up a match of Ceki, named after the engine's options.

OPTION_name, VALUE_name_value (numbers speak for themselves), and HELP_name_value or HELP_name;
GUIDE and ASK_GUIDE offer the guided hand.
"""

from engine.compat import const

BASE = const(1792)

OPTION_PLAYERS = const(1792)
HELP_PLAYERS = const(1793)
OPTION_FORMAT = const(1794)
VALUE_FORMAT_PAY = const(1795)
HELP_FORMAT_PAY = const(1796)
VALUE_FORMAT_TARGET = const(1797)
HELP_FORMAT_TARGET = const(1798)
VALUE_FORMAT_HANDS = const(1799)
HELP_FORMAT_HANDS = const(1800)
OPTION_TARGET = const(1801)
HELP_TARGET = const(1802)
OPTION_HANDS = const(1803)
HELP_HANDS = const(1804)
VALUE_HANDS_0 = const(1805)
HELP_HANDS_0 = const(1806)
OPTION_CALL = const(1807)
VALUE_CALL_AUTO = const(1808)
HELP_CALL_AUTO = const(1809)
VALUE_CALL_ASK = const(1810)
HELP_CALL_ASK = const(1811)
OPTION_STOCK = const(1812)
VALUE_STOCK_VOID = const(1813)
HELP_STOCK_VOID = const(1814)
VALUE_STOCK_RESHUFFLE = const(1815)
HELP_STOCK_RESHUFFLE = const(1816)
HELP_LEVEL_EASY = const(1817)
HELP_LEVEL_MEDIUM = const(1818)
HELP_LEVEL_HARD = const(1819)
GUIDE = const(1820)
HELP_GUIDE = const(1821)
ASK_GUIDE = const(1822)
