"""The numbers of the guided hand's texts; added in every language, at the same place."""

from engine.compat import const

BASE = const(2048)

GO_ON = const(2048)
LEAVE = const(2049)
AIM = const(2050)
TURN = const(2051)
DRAW = const(2052)
GOT_THREE = const(2053)
HONOUR = const(2054)
TAKE = const(2055)
ONE_OVER = const(2056)
CALLED = const(2057)
WAIT = const(2058)
PRICES = const(2059)
AGAIN = const(2060)
WIN = const(2061)
BILL = const(2062)
END = const(2063)
NOT_DRAWN = const(2064)
NOT_ALONE = const(2065)
NOT_TAKEN = const(2066)
NOT_WON = const(2067)
