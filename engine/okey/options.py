"""The house rules of Okey as data: menus, records, the command line and the docs read this.

Source: docs/rules/okey.md, "Options".
"""

from engine.contract import Option

OPTIONS = (
    Option("players", (2, 3, 4), 4, ()),
    Option(
        "win_mode",
        ("single", "top2", "elimination", "partners"),
        "single",
        (
            ("top2", "players", (4,)),
            ("partners", "players", (4,)),
        ),
    ),
    Option("start", (10, 15, 20), 20, ()),
    Option("gosterme", ("own_turn", "before_start", "off"), "own_turn", ()),
    Option("pairs_joker", (4, 8), 4, ()),
    Option("one_colour", ("off", "any", "red_black"), "off", ()),
    Option("indicator_last", ("off", "on"), "off", ()),
    Option("setup", ("two_throws", "one_throw", "informal"), "two_throws", ()),
)

PRESETS = (
    ("classic", {}),
    ("french", {"win_mode": "top2", "gosterme": "before_start"}),
    ("italian", {"setup": "one_throw"}),
    ("elimination", {"win_mode": "elimination"}),
    ("partners", {"win_mode": "partners"}),
    ("quick", {"start": 10}),
)
