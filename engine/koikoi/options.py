"""The house rules of Koi-Koi as data: menus, records, the command line and the docs read this.

Source: docs/rules/koikoi.md, "Options".
"""

from engine.contract import Option

_NO_YES = ("off", "on")

OPTIONS = (
    Option("goko", (10, 15), 10, ()),
    Option("shiko", (8, 10), 8, ()),
    Option("ame", (7, 8), 7, ()),
    Option("three", (5, 6), 6, ()),
    Option("rain3", _NO_YES, "on", ()),
    Option("ribbons", (5, 6), 6, ()),
    Option("boar", (5, 6), 6, ()),
    Option("trio_extra", _NO_YES, "off", ()),
    Option("viewing", (5, 0), 5, ()),
    Option("weather", _NO_YES, "off", ()),
    Option("cup_plain", _NO_YES, "off", ()),
    Option("seven", _NO_YES, "off", ()),
    Option("koi_mult", ("opp_x2", "per_call", "own_x2"), "opp_x2", ()),
    Option("calls", ("any", "once_each", "once_total"), "any", ()),
    Option("battle", _NO_YES, "off", ()),
    Option("exhaust", ("keep", "void"), "keep", ()),
    Option("oyaken", (0, 6), 0, ()),
    Option("null_lead", ("same", "other"), "same", ()),
    Option("lucky", ("score", "redeal", "off"), "score", ()),
    Option("field3", ("take", "redeal"), "take", ()),
    Option("rounds", (3, 6, 12), 12, ()),
)

_DEFAULTS = {option.name: option.default for option in OPTIONS}
_CONSOLE = {
    "three": 5,
    "rain3": "off",
    "ribbons": 5,
    "boar": 5,
    "cup_plain": "on",
    "seven": "on",
    "calls": "once_each",
    "battle": "on",
    "exhaust": "void",
}
_NINTENDO = {
    "three": 5,
    "rain3": "off",
    "ribbons": 5,
    "boar": 5,
    "trio_extra": "on",
    "cup_plain": "on",
    "seven": "on",
    "calls": "once_total",
    "exhaust": "void",
    "null_lead": "other",
    "lucky": "redeal",
    "field3": "redeal",
}
_FLASH = {
    "goko": 15,
    "shiko": 10,
    "ame": 8,
    "rain3": "off",
    "boar": 5,
    "viewing": 0,
    "cup_plain": "on",
    "seven": "on",
    "calls": "once_each",
    "exhaust": "void",
    "oyaken": 6,
}
PRESETS = (
    ("italian", _DEFAULTS),
    ("console", dict(_DEFAULTS, **_CONSOLE)),
    ("nintendo", dict(_DEFAULTS, **_NINTENDO)),
    ("flash", dict(_DEFAULTS, **_FLASH)),
)
