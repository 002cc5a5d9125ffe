"""The numbers of the guided hand's texts; added in every language, at the same place."""

from engine.compat import const

BASE = const(2048)

GO_ON = const(2048)
LEAVE = const(2049)
AIM = const(2050)
TURN = const(2051)
DRAW = const(2052)
GOT_SET = const(2053)
HONOUR = const(2054)
COUNT = const(2055)
TAKE = const(2056)
ONE_OVER = const(2057)
CALLED = const(2058)
WAIT = const(2059)
PRICES = const(2060)
AGAIN = const(2061)
WIN = const(2062)
BILL = const(2063)
PAID = const(2064)
END = const(2065)
NOT_DRAWN = const(2066)
NOT_ALONE = const(2067)
NOT_TAKEN = const(2068)
NOT_WON = const(2069)
