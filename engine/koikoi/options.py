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

_ITALIAN = {option.name: option.default for option in OPTIONS}
_NINTENDO = {
    "goko": 10,
    "shiko": 8,
    "ame": 7,
    "three": 5,
    "rain3": "off",
    "ribbons": 5,
    "boar": 5,
    "trio_extra": "on",
    "viewing": 5,
    "weather": "off",
    "cup_plain": "on",
    "seven": "on",
    "koi_mult": "opp_x2",
    "calls": "once_total",
    "battle": "off",
    "exhaust": "void",
    "oyaken": 0,
    "null_lead": "other",
    "lucky": "redeal",
    "field3": "redeal",
    "rounds": 12,
}
_CONSOLE = {
    "goko": 10,
    "shiko": 8,
    "ame": 7,
    "three": 5,
    "rain3": "off",
    "ribbons": 5,
    "boar": 5,
    "trio_extra": "off",
    "viewing": 5,
    "weather": "off",
    "cup_plain": "on",
    "seven": "on",
    "koi_mult": "opp_x2",
    "calls": "once_each",
    "battle": "on",
    "exhaust": "void",
    "oyaken": 0,
    "null_lead": "same",
    "lucky": "score",
    "field3": "take",
    "rounds": 12,
}
_FLASH = {
    "goko": 15,
    "shiko": 10,
    "ame": 8,
    "three": 6,
    "rain3": "off",
    "ribbons": 6,
    "boar": 5,
    "trio_extra": "off",
    "viewing": 0,
    "weather": "off",
    "cup_plain": "on",
    "seven": "on",
    "koi_mult": "opp_x2",
    "calls": "once_each",
    "battle": "off",
    "exhaust": "void",
    "oyaken": 6,
    "null_lead": "same",
    "lucky": "score",
    "field3": "take",
    "rounds": 12,
}
PRESETS = (
    ("italian", _ITALIAN),
    ("console", _CONSOLE),
    ("nintendo", _NINTENDO),
    ("flash", _FLASH),
)
