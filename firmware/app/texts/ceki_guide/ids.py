"""Made by `make texts` from assets/texts/ceki_guide.pot: change that, not this."""

from engine.compat import const

BASE = const(256)

AGAIN = const(256)
AIM = const(257)
BILL = const(258)
CALLED = const(259)
COUNT = const(260)
DRAW = const(261)
END = const(262)
GOT_SET = const(263)
GO_ON = const(264)
HONOUR = const(265)
LEAVE = const(266)
NOT_ALONE = const(267)
NOT_DRAWN = const(268)
NOT_TAKEN = const(269)
NOT_WON = const(270)
ONE_OVER = const(271)
PAID = const(272)
PRICES = const(273)
TAKE = const(274)
TURN = const(275)
WAIT = const(276)
WIN = const(277)
