"""Made by `make texts` from assets/texts/guide.pot: change that, not this."""

from engine.compat import const

BASE = const(1024)

DEAL = const(1024)
DO_IT = const(1025)
GO_ON = const(1026)
HELD = const(1027)
LEAVE = const(1028)
MENU = const(1029)
NOT_YET = const(1030)
OWN_WAY = const(1031)
