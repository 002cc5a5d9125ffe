"""The application on a board: what stays in memory, whether the shell or a table is open."""

from app import games
from app.loop import Loop
from app.texts import catalog

_MOST = 2  # games in one go


def run(board, launch=None):
    """Run until Ctrl-C, or whatever else is no Exception, ends it. See firmware/main.py."""
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts ask it whether it waits
    if launch:
        from app import launched

        launched.start(loop, launch)
    else:
        catalog.use(loop.settings.language)
        loop.home()
    loop.run()


def home(loop):
    """Close whatever game was open; return the menu's scene.

    The interpreter never forgets a name, and what stays of a game lies all over the heap: after
    two games the largest piece on 320x240 is some 3 KB. So then it begins anew.
    """
    loop.keep = None
    if loop.played:
        loop.settings.save()  # a scene that was left early may not have come to that
    loop.canvas.cloth = None  # the table's
    games.close()
    if len(loop.played) >= _MOST and loop.board.restart and _is_all_kept(loop):
        loop.board.restart()
    from app import lobby

    return lobby.menu()


def _is_all_kept(loop):
    """Return whether nothing would be lost: no setting, and no sentence about a failed saving."""
    return loop.settings.trouble is None and not loop.is_leaving
