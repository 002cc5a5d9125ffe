"""Puts the application together on a board and runs it."""

from app import settings
from app.loop import Loop
from app.texts import catalog


def run(board, launch=None):
    """Run until Ctrl-C, or whatever else is no Exception, ends it. See firmware/main.py."""
    launch = launch or {}
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts ask it whether it waits
    loop.report = launch.get("report")
    loop.settings = settings.Settings(board.store)
    loop.settings.language = launch.get("lang", loop.settings.language)
    loop.settings.speed = launch.get("speed", loop.settings.speed)
    catalog.use(loop.settings.language)
    catalog.load("shell")
    loop.go(home(loop))
    loop.run()


def home(loop):
    """Return the menu's scene; whatever game was open is closed."""
    from app import games

    games.close()
    from app.menu import Menu

    return Menu()
