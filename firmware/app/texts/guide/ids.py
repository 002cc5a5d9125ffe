"""Made by `make texts` from assets/texts/guide.pot: change that, not this."""

from engine.compat import const

BASE = const(768)

DEAL = const(768)
DO_IT = const(769)
GO_ON = const(770)
LEAVE = const(771)
MENU = const(772)
NOT_YET = const(773)
OWN_WAY = const(774)
