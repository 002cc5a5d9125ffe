"""In which slots of the layouts the table's texts may stand. Only the tests load this."""

from app.texts.koikoi import ids

LAYOUTS = ("app.koikoi",)


def _named(*starts):
    return [getattr(ids, name) for name in sorted(dir(ids)) if name.startswith(starts)]


_HINTS = _named("HINT_")
_CARDS = (
    "CRANE WARBLER CURTAIN CUCKOO BRIDGE BUTTERFLIES BOAR MOON GEESE CUP DEER RAIN SWALLOW "
    "LIGHTNING PHOENIX"
)
_SAID = (
    "LOTS LEADS YOU_LEAD CARD PLAYED YOU_PLAYED TURNED TOOK YOU_TOOK MADE YOU_MADE CALLED "
    "YOU_CALLED STOPPED YOU_STOPPED DECLARED YOU_DECLARED VOID_FOUR VOID_THREE VOID_LUCKY"
)
_BANNERS = (
    "MONTH_BEGINS MADE YOU_MADE CALLED YOU_CALLED STOPPED YOU_STOPPED BOTH_EMPTY NOBODY VOID_FOUR "
    "VOID_THREE VOID_LUCKY DECLARED YOU_DECLARED ASK_DECLARE"
)
_MENU = (
    "MENU_PLAY MENU_TAKE MENU_STOP MENU_KOIKOI MENU_DECLARE MENU_PASS MENU_YAKU MENU_ZOOM "
    "MENU_TABLE"
)
_BILL = (
    "BILL_LUCKY BILL_OYAKEN BILL_SEVEN BILL_OPPONENT BILL_CALLS BILL_OWN BILL_BOTH_LUCKY "
    "BILL_EMPTY"
)


def _ids(names):
    return [getattr(ids, name) for name in names.split()]


# slot -> numbers of the texts that may stand there
SLOTS = {
    "last": _ids(_SAID),
    "round": [ids.MONTH],
    "round_short": [ids.MONTH_SHORT],
    "heading": _ids(_BANNERS),
    "sentence": [ids.ASK_DECLARE_WHY],
    "hint": _HINTS,
    "menu": _ids(_MENU),
    "menu_label": _ids("MENU_TABS TABS_OFF TABS_NUMBER TABS_NAME"),
    "title": _ids("YOU_WON WON NULL_ROUND"),
    "note": _ids("NOTE_NONE NOTE_TAKES NOTE_CHOICE NOTE_WHICH"),
    "short_note": _named("KIND_") + _ids(_CARDS),
    "tab": _named("TAB_"),
    "call": [ids.CALLED_MARK],
    "call_short": [ids.CALLED_SHORT],
    "gauge": _named("GAUGE_"),
    "decision": _ids("BRINGS BRINGS_NOTHING RISK RISK_TIMES") + _named("YAKU_GOKO"),
    "button": _ids("STOP_WORTH KOIKOI"),
    "yaku": _named("YAKU_"),
    "sheet_name": [ids.SHEET_YOU],
    "look": _named("PLANT_"),
    "look_words": _named("KIND_") + _ids(_CARDS) + [ids.ZOOM_MONTH],
    "look_yaku": [number for number in _named("YAKU_") if number != ids.YAKU_TITLE]
    + [ids.ZOOM_COUNTS],
    "bill": _ids(_BILL) + [number for number in _named("YAKU_") if number != ids.YAKU_TITLE],
    "total": [ids.BILL_TOTAL],
}

_NAME = "Ada"
_WIDE_CARD = "nastro scritto (3)"
_YAKU = "Boar-Deer-Butterfly"
_PLANT = "Chrysanthemum"

# number -> what its placeholders may hold, the widest of it
WIDEST = {
    ids.MONTH: (12, 12),
    ids.MONTH_SHORT: (12, 12),
    ids.MONTH_BEGINS: (9, _PLANT),
    ids.LEADS: (_NAME,),
    ids.CARD: (3, "nastro scritto"),
    ids.PLAYED: (_NAME, _WIDE_CARD),
    ids.YOU_PLAYED: (_WIDE_CARD,),
    ids.TURNED: (_WIDE_CARD,),
    ids.TOOK: (_NAME, _WIDE_CARD, 3),
    ids.YOU_TOOK: (_WIDE_CARD, 3),
    ids.MADE: (_NAME, 88),
    ids.YOU_MADE: (88,),
    ids.CALLED: (_NAME,),
    ids.STOPPED: (_NAME,),
    ids.DECLARED: (_NAME,),
    ids.NOTE_NONE: (_PLANT, "blue ribbon"),
    ids.NOTE_TAKES: (_PLANT, "blue ribbon", 3),
    ids.NOTE_CHOICE: (_PLANT, "blue ribbon"),
    ids.NOTE_WHICH: (_PLANT, "blue ribbon"),
    ids.MENU_PLAY: (_WIDE_CARD,),
    ids.MENU_TAKE: (_WIDE_CARD,),
    ids.MENU_STOP: (88,),
    ids.YOU_WON: (12,),
    ids.WON: (_NAME, 12),
    ids.NULL_ROUND: (12,),
    ids.BRINGS: (_YAKU, 6, 2),
    ids.RISK: (_NAME, _YAKU, 2),
    ids.RISK_TIMES: (_NAME, 4),
    ids.STOP_WORTH: (88,),
    ids.ZOOM_MONTH: (10, "Mag"),
}
