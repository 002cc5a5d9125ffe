"""The house rules of Ceki as data: menus, records, the command line and the docs read this.

Source: docs/rules/ceki.md, "Options".
"""

from engine.contract import Option

OPTIONS = (
    Option("players", (2, 3, 4, 5, 6), 4, ()),
    Option("format", ("pay", "target", "hands"), "pay", ()),
    Option("target", (100, 200, 300, 500), 300, ((None, "format", ("target",)),)),
    Option(
        "hands",
        (0, 4, 6, 8, 12),
        6,
        (
            (0, "format", ("pay",)),
            (None, "format", ("pay", "hands")),
        ),
    ),
    Option("call", ("auto", "ask"), "auto", ()),
    Option("stock", ("void", "reshuffle"), "void", ()),
)

PRESETS = (
    ("classic", {}),
    ("target", {"format": "target"}),
    ("hands", {"format": "hands"}),
    ("quick", {"hands": 4}),
)
