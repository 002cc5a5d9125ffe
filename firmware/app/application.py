"""Starts the application on a board. This module stays in memory while a table is open."""

from app.core import games, heap
from app.core.loop import Loop
from app.texts import catalog


def run(board, asks=False):
    """Run on a board, as of hal/contract.py, until Ctrl-C.

    asks: whether the first start asks for the language.
    """
    begin(board, None, asks).run()


def begin(board, open_first=None, asks=False):
    """Return the loop, ready for its first frame: in a browser the page asks for each frame.

    open_first: None, or a function that gets the loop and opens the first scene, as sim/start.py.
    """
    heap.begin(board.relinker)
    heap.relink()
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts read `loop.waiting`
    if open_first:
        open_first(loop)
        return loop
    catalog.use(loop.settings.language, loop.canvas.mono)
    loop.settings.language = catalog.language()
    if asks and loop.settings.is_new and _has_languages(loop.canvas.mono):
        from app.shell.first_language import FirstLanguage

        loop.reset(FirstLanguage(loop.settings.language))
    else:
        loop.home()
    return loop


def _has_languages(mono):
    """Return whether this screen can show more than one language."""
    from app.texts import letters

    return len(letters.offered(mono)) > 1


def home(loop, game="", wanted=None):
    """Unload the open game, if any; return the menu's scene.

    game, wanted: what the menu opens at once.
    """
    loop.save_match = None
    if loop.has_played:
        loop.settings.save()  # a scene that was left early may not have saved them
    loop.canvas.cloth = None  # remove the table's cloth
    loop.canvas.picture = None
    loop.recolour()
    games.close()
    if loop.has_played:
        heap.collect()  # else the remains of the game would fragment the menu's memory
    from app.shell.menu import Menu

    return Menu(game, wanted)
