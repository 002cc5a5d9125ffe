"""In which slots of the layouts the table's texts may stand. Only the tests load this."""

from app.texts.okey import ids

LAYOUTS = ("app.okey",)

_SAID = (
    "DEALS YOU_DEAL DREW YOU_DREW DREW_INDICATOR YOU_DREW_INDICATOR TOOK YOU_TOOK DISCARDED "
    "YOU_DISCARDED SHOWED YOU_SHOWED DECLINED YOU_DECLINED FINISHED YOU_FINISHED CANNOT_RETURN "
    "CAN_FINISH_HOW BEGINS YOU_BEGIN"
)
_HINTS = (
    "HINT_PICK HINT_PUT HINT_DRAW HINT_TAKE HINT_THROW HINT_FINISH HINT_LEAVE HINT_SHOW HINT_NO "
    "HINT_NOT_YET HINT_SORT HINT_PAIRS HINT_RACKS"
)
_MENU = (
    "MENU_DRAW MENU_TAKE MENU_INDICATOR MENU_LEAVE MENU_SHOW MENU_PASS MENU_FINISH MENU_THROW "
    "MENU_SORT MENU_PAIRS"
)
_BILL = (
    "BILL_SETS BILL_PAIRS BILL_JOKER BILL_COLOUR BILL_TWIN BILL_YOU_TWIN BILL_NOBODY IS_OUT "
    "YOU_ARE_OUT"
)

_BY_SLOT = {
    "last": _SAID,
    "joker": "JOKER",
    "hint": _HINTS,
    "heading": "ASK_SHOW ASK_LEAVE CAN_FINISH HINT_FINISH FINISHED YOU_FINISHED",
    "sentence": "ASK_SHOW_WHY ASK_LEAVE_WHY CAN_FINISH_HOW",
    "menu": _MENU,
    "title": "ROUND_CUT",
    "thrown": "THROWN",
    "bill": _BILL,
}

# slot -> numbers of the texts that may stand there
SLOTS = {slot: [getattr(ids, name) for name in names.split()] for slot, names in _BY_SLOT.items()}

_NAME = "Ada"
_TILE = "★13◆"

# number -> what its placeholders may hold, the widest of it
WIDEST = {
    ids.DEALS: (_NAME,),
    ids.DREW: (_NAME,),
    ids.YOU_DREW: (_TILE,),
    ids.DREW_INDICATOR: (_NAME,),
    ids.TOOK: (_NAME, _TILE),
    ids.YOU_TOOK: (_TILE,),
    ids.DISCARDED: (_NAME, _TILE),
    ids.YOU_DISCARDED: (_TILE,),
    ids.SHOWED: (_NAME,),
    ids.DECLINED: (_NAME,),
    ids.FINISHED: (_NAME,),
    ids.ASK_SHOW_WHY: ("13◆",),
    ids.CAN_FINISH_HOW: (_TILE,),
    ids.MENU_TAKE: (_TILE,),
    ids.MENU_FINISH: (_TILE,),
    ids.MENU_THROW: (_TILE,),
    ids.ROUND_CUT: (88,),
    ids.BILL_TWIN: (_NAME,),
    ids.IS_OUT: (_NAME,),
    ids.THROWN: (_TILE,),
    ids.BEGINS: (_NAME,),
}
