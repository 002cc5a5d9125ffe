"""The application on a board: what stays in memory, whether the shell or a table is open."""

from app import games
from app.loop import Loop
from app.texts import catalog

_ROOM = 2  # for so many games' names there is room


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

    The interpreter never forgets a name. Those of two games fit into its table of them; for a
    third it would want a larger one, 9 KB in one piece. So then it begins anew.
    """
    loop.keep = None
    for game in games.close():
        if game not in loop.played:
            loop.played.append(game)
    if len(loop.played) >= _ROOM and loop.board.restart:
        loop.board.restart()
    from app import lobby

    return lobby.menu()
