"""In which slots of the layouts the shell's texts may stand. Only the tests load this."""

from app.texts.shell import ids

LAYOUTS = ("app.layouts",)

_PAGES = (
    "ASK_REPLACE SETTINGS_DAMAGED SETTINGS_NOT_KEPT MATCH_DAMAGED MATCH_OTHER_VERSION MOVES_LOST "
    "STORE_FULL STORE_UNWRITABLE STORE_FAILED FAILURE BAD_SETUP BATTERY_LOW"
)
_LEVELS = "LEVEL_EASY LEVEL_MEDIUM LEVEL_HARD"

_SOUNDS = "SOUND_OFF SOUND_QUIET SOUND_LOUD"
_OTHERS = "RANDOM LANGUAGE_EN LANGUAGE_IT YES NO OWN_RULES"

_HINTS = "HINT_CHOOSE HINT_CHANGE HINT_BACK HINT_OK HINT_MENU HINT_MORE HINT_DIGIT RANDOM YES NO"

_BY_SLOT = {
    "title": "TESSERA SETTINGS ABOUT NEW_MATCH SEED FAILURE_TITLE",
    "menu": "GAME_OKEY GAME_KOIKOI GAME_CEKI RESUME SETTINGS ABOUT",
    "menu_help": "GAME_OKEY_HELP GAME_KOIKOI_HELP GAME_CEKI_HELP RESUME_INFO",
    "label": "START OPPONENT SEED LANGUAGE SPEED CONFIRM BRIGHTNESS SOUND PRESET VERSION",
    "value": " ".join((_LEVELS, _SOUNDS, _OTHERS)),
    "help": (
        "SEED_HELP NEEDS SPEED_HELP CONFIRM_HELP ABOUT_HELP LAST_SEED SOUND_HELP OWN_RULES_HELP"
    ),
    "hint": _HINTS,
    "page": _PAGES,
    "seed_help": "SEED_HELP",
}

# slot -> numbers of the texts that may stand there
SLOTS = {slot: [getattr(ids, name) for name in names.split()] for slot, names in _BY_SLOT.items()}

# number -> what its placeholders may hold, the widest of it
WIDEST = {
    ids.RESUME_INFO: ("Koi-Koi", 88, "20 20 20 20"),
    ids.NEW_MATCH: ("Koi-Koi",),
    ids.OPPONENT: (4,),
    ids.NEEDS: ("Ultimo rimasto", "Giocatori", "4"),
    ids.VERSION: ("88.88.88",),
    ids.BAD_SETUP: ("option win_mode: top2 needs players 4",),
}
