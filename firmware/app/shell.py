"""The shell, the screens around a match: while a table is open it is not in memory."""

import gc

from app.packages import drop
from app.texts import catalog

# What no table needs; whoever opens a screen of the shell loads it again.
_MODULES = (
    "about",
    "dialog",
    "dressing",
    "launched",
    "lobby",
    "logo",
    "menu",
    "newmatch",
    "opening",
    "options",
    "saved",
    "seed",
    "setup",
    "shell_sprites",
    "texts.shell",
    "version",
    "widgets",
)


def close():
    """Forget the shell's modules and texts, as a game is to be loaded.

    Whoever calls this is forgotten when it returns.
    """
    for name in _MODULES:
        drop("app." + name)
    drop("engine.record")  # to resume a match takes it, to play does not
    catalog.unload("shell")
    gc.collect()
