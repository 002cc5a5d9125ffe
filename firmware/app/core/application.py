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
    """Close whatever game was open; return the menu's scene."""
    loop.save_match = None
    if loop.has_played:
        loop.settings.save()  # a scene that was left early may not have come to that
    loop.canvas.cloth = None  # the table's
    games.close()
    from app.shell.menu import Menu

    return Menu()
