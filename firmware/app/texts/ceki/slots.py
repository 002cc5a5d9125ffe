"""In which slots of the layouts the table's texts may stand. Only the tests load this."""

from app.texts.ceki import ids

LAYOUTS = ("app.ceki",)

_SAID = (
    "DEALS YOU_DEAL BEGINS YOU_BEGIN DREW YOU_DREW TOOK YOU_TOOK THREW YOU_THREW CALLED "
    "YOU_CALLED RESHUFFLED WON YOU_WON VOID NOTE_TAKEN NOTE_TAKE_FIRST"
)
_HINTS = (
    "HINT_DRAW HINT_TAKE HINT_THROW HINT_WIN HINT_LEAVE HINT_CALL HINT_NO HINT_NOT_YET HINT_VOID "
    "HINT_HEAP HINT_END HINT_NEXT HINT_HANDS"
)
_MENU = (
    "MENU_DRAW MENU_TAKE MENU_THROW MENU_WIN MENU_CALL MENU_PASS MENU_VOID MENU_HEAP CARD "
    "WHITE_FLOWER RED_FLOWER OLD_THOUSAND SUIT_COINS SUIT_STRINGS SUIT_MYRIADS"
)

_BY_SLOT = {
    "last": _SAID,
    "round": "HAND HAND_OF",
    "round_short": "HAND_SHORT",
    "hint": _HINTS,
    "heading": "ASK_WIN ASK_CALL CALLED YOU_CALLED WON YOU_WON VOID",
    "sentence": "ASK_WIN_WHY ASK_CALL_WHY LAYS",
    "menu": _MENU,
    "title": "WON_HAND YOU_WON_HAND VOID_HAND HEAP_TITLE",
    "note": "STATUS STATUS_SHORT STATUS_SHORTER STATUS_CALLED STATUS_READY NOTE_STOCK NOTE_AGAIN",
    "note_small": (
        "STATUS_SHORTEST SHORT_WHITE_FLOWER SHORT_RED_FLOWER SHORT_OLD_THOUSAND "
        "STATUS_CALLED_SHORT STATUS_READY_SHORT NOTE_STOCK NOTE_FROM NOTE_COST NOTE_TAKEN"
    ),
    "tag": "CALLED_MARK",
    "caption": "JUST_DRAWN FROM_HAND",
    "how": "HOW_SIMPLE HOW_DOUBLE HOW_TRIPLE BILL_SUM",
    "why": "WHY_SIMPLE WHY_DOUBLE WHY_TRIPLE",
    "bill": "BILL_VOID",
    "page": "ASK_END",
}

# slot -> numbers of the texts that may stand there
SLOTS = {slot: [getattr(ids, name) for name in names.split()] for slot, names in _BY_SLOT.items()}

_NAME = "Ada"
_KIND = "Vecchio Mille"
_CARD = "9 di stringhe"

# number -> what its placeholders may hold, the widest of it
WIDEST = {
    ids.HAND: (88,),
    ids.HAND_OF: (12, 12),
    ids.HAND_SHORT: (88,),
    ids.CARD: (9, "stringhe"),
    ids.DEALS: (_NAME,),
    ids.BEGINS: (_NAME,),
    ids.DREW: (_NAME,),
    ids.YOU_DREW: (_KIND,),
    ids.TOOK: (_NAME, _KIND),
    ids.YOU_TOOK: (_KIND,),
    ids.THREW: (_NAME, _KIND),
    ids.YOU_THREW: (_KIND,),
    ids.CALLED: (_NAME,),
    ids.LAYS: (8,),
    ids.RESHUFFLED: (88,),
    ids.WON: (_NAME,),
    ids.WHY_SIMPLE: (_NAME,),
    ids.WHY_DOUBLE: (_NAME,),
    ids.WHY_TRIPLE: (_NAME,),
    ids.ASK_WIN_WHY: (81, 2, 162),
    ids.ASK_CALL_WHY: ("WF", 10),
    ids.STATUS: (6, "1 3 5 7 9 WF RF OT", 88),
    ids.STATUS_SHORT: (6, "1 3 5 7 9 WF RF OT", 88),
    ids.STATUS_SHORTER: (6, "1 3 5 7 9 WF RF OT", 88),
    ids.STATUS_SHORTEST: (6, "1 3 5 7 9 WF RF OT", 88),
    ids.STATUS_CALLED: (_KIND, 10),
    ids.STATUS_READY: (_KIND, 10),
    ids.STATUS_CALLED_SHORT: ("WF", 10),
    ids.STATUS_READY_SHORT: ("WF", 10),
    ids.NOTE_STOCK: (104,),
    ids.NOTE_FROM: (_NAME, "appena pescata", 2),
    ids.NOTE_AGAIN: (_CARD,),
    ids.NOTE_COST: (_NAME, 108, 162),
    ids.MENU_TAKE: (_CARD,),
    ids.MENU_THROW: (_CARD,),
    ids.MENU_WIN: (_CARD,),
    ids.HEAP_TITLE: (88,),
    ids.WON_HAND: (_NAME, 88),
    ids.YOU_WON_HAND: (88,),
    ids.VOID_HAND: (88,),
    ids.BILL_SUM: (81, 3, 243),
}
