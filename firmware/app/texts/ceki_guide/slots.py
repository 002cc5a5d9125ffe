"""In which slots of the layouts these texts may stand. Only the tests load this."""

from app.texts.ceki_guide import ids

LAYOUTS = ("app.ceki",)

_HINTS = (ids.GO_ON, ids.LEAVE)

# slot -> numbers of the texts that may stand there
SLOTS = {"hint": _HINTS, "lesson": range(ids.AIM, ids.NOT_WON + 1)}

_NAME = "Efe"
_OK = "[OK]"
_MOVE = "[K0/K2]"

# number -> what its placeholders may hold, the widest of it
WIDEST = dict.fromkeys(range(ids.AIM, ids.NOT_WON + 1), (_OK, _MOVE, _NAME, 8, "Vecchio Mille"))
