"""The application on a board: what stays in memory, whether the shell or a table is open."""

from app import games
from app.loop import Loop
from app.texts import catalog


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
    """Close whatever game was open; return the menu's scene."""
    loop.keep = None
    games.close()
    from app import lobby

    return lobby.menu()
