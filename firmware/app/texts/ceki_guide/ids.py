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
HONOUR = const(264)
NOT_ALONE = const(265)
NOT_TAKEN = const(266)
NOT_WON = const(267)
ONE_OVER = const(268)
PAID = const(269)
PRICES = const(270)
TAKE = const(271)
TURN = const(272)
WAIT = const(273)
WIN = const(274)
