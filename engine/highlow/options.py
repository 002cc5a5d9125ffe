"""The options of High-Low. Source: docs/rules/highlow.md, "Options"."""

from engine.contract import Option

OPTIONS = (
    Option("players", (1, 2, 3), 2, ()),
    Option("rounds", (1, 3, 5), 3, ()),
)

PRESETS = (("default", {}),)
