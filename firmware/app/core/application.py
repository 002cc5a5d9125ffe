"""The application on a board: what stays in memory, whether the shell or a table is open."""

from app.core import games, memory
from app.core.loop import Loop
from app.texts import catalog


def run(board, launch=None):
    """Run until Ctrl-C, or whatever else is no Exception, ends it. See firmware/main.py."""
    memory.begin(board.relinker)
    memory.relink()
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts ask it whether it waits
    if launch:
        from app.shell import startup

        startup.start(loop, launch)
    else:
        catalog.use(loop.settings.language)
        loop.home()
    loop.run()


def home(loop):
    """Close whatever game was open; return the menu's scene.

    The interpreter never forgets a name, and what stays of a game lies all over the heap: after
    one the largest piece on 320x240 is some 4 KB, and in another a match could not be saved. So
    a device begins anew, in three quarters of a second.
    """
    loop.save_match = None
    if loop.has_played:
        loop.settings.save()  # a scene that was left early may not have come to that
        if loop.board.restart and _is_all_kept(loop):
            loop.board.restart()
    loop.canvas.cloth = None  # the table's
    games.close()
    from app.shell.menu import Menu

    return Menu()


def _is_all_kept(loop):
    """Return whether nothing would be lost: no setting, and no sentence about a failed saving."""
    return loop.settings.trouble is None and not loop.is_leaving
