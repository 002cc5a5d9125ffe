"""In which slots of every game's layouts these texts may stand. Only the tests load this."""

from app.core.games import GAMES
from app.texts.table import ids

LAYOUTS = tuple("app." + game for game in GAMES)

_HINTS = "HINT_BACK HINT_MENU HINT_NEXT HINT_CLOSE HINT_RESULT HINT_MORE HINT_WATCHING"
_TITLES = "WON_ROUND YOU_WON_ROUND ROUND_DRAWN WINS_MATCH YOU_WIN_MATCH WIN_MATCH"

_BY_SLOT = {
    "last": "YOUR_TURN",
    "round": "ROUND",
    "round_short": "ROUND_SHORT",
    "name": "YOU",
    "hint": _HINTS,
    "heading": "ROUND_DRAWN",
    "menu": "MENU_EXIT MENU_CLOSE",
    "menu_label": "MENU_SPEED",
    "menu_value": "SPEED_SLOW SPEED_NORMAL SPEED_FAST SPEED_INSTANT",
    "title": _TITLES,
    "place": "PLACE",
    "side": "TEAM",
}

# slot -> numbers of the texts that may stand there
SLOTS = {slot: [getattr(ids, name) for name in names.split()] for slot, names in _BY_SLOT.items()}

_NAME = "Ada"

# number -> what its placeholders may hold, the widest of it
WIDEST = {
    ids.ROUND: (88,),
    ids.ROUND_SHORT: (88,),
    ids.TEAM: ("You", _NAME),
    ids.WON_ROUND: (_NAME, 88),
    ids.YOU_WON_ROUND: (88,),
    ids.ROUND_DRAWN: (88,),
    ids.WINS_MATCH: (_NAME,),
    ids.WIN_MATCH: ("You & " + _NAME,),
    ids.PLACE: (6,),
}
