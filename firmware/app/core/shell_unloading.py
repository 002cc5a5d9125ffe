"""Unloads the shell (the screens around a match), which is not in memory while a table is open."""

import gc

from app.core.modules import drop
from app.texts import catalog


def close_shell():
    """Unload every module of app/shell, its texts and dialogs, before a game is loaded.

    The caller may be a module of app/shell: its code is freed after the call returns.
    """
    drop("app.shell", "app.core.dialog", "app.core.chrome", "app.core.sprites")
    drop("app.core.mistakes")  # bills and puzzles load it again
    drop("app.table.curve", "app.table.setup_texts")  # the rules of a table load it again
    drop("engine.record")  # needed for resuming a match, not for playing
    catalog.unload("shell")
    gc.collect()
