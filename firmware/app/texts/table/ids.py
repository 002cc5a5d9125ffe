"""The numbers of the texts that every table has; added in every language, at the same place."""

from engine.compat import const

BASE = const(768)

YOU = const(768)
ROUND = const(769)
ROUND_SHORT = const(770)
TEAM = const(771)
YOUR_TURN = const(772)
HINT_BACK = const(773)
HINT_MENU = const(774)
HINT_NEXT = const(775)
HINT_CLOSE = const(776)
HINT_RESULT = const(777)
HINT_MORE = const(778)
HINT_WATCHING = const(779)
MENU_SPEED = const(780)
MENU_EXIT = const(781)
MENU_CLOSE = const(782)
WON_ROUND = const(783)
YOU_WON_ROUND = const(784)
ROUND_DRAWN = const(785)
WINS_MATCH = const(786)
YOU_WIN_MATCH = const(787)
WIN_MATCH = const(788)
PLACE = const(789)
