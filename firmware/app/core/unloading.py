"""Unloads the shell, the screens around a match: while a table is open it is not in memory."""

import gc

from app.core.modules import drop
from app.texts import catalog


def close_shell():
    """Unload every module of app/shell and its texts, before a game is loaded.

    The caller may be such a module: its code is freed when the call returns.
    """
    drop("app.shell")
    drop("app.texts.shell")
    drop("engine.record")  # resuming a match needs it, playing does not
    catalog.unload("shell")
    gc.collect()
