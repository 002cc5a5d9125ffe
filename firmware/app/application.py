"""Starts the application on a board. This module stays in memory while a table is open."""

from app.core import games, memory
from app.core.loop import Loop
from app.texts import catalog


def run(board, launch=None, asks=False):
    """Run on a board, as of hal/contract.py, until Ctrl-C or until the simulator raises Quit.

    launch: None or a dict of optional start-up requests: `game`, `options`, `seats`, `seed` (begin
    a match of `game` at once), `code` (a word or code that the seed stands for), `watch` (every
    seat a bot), `lang`, `speed`, `report` (called with one line of notation for every action),
    `match` (the text of a record, whose match is gone on with), `replay` (the text of a record,
    which is shown from its first round), `position` (a game, and a dict for its
    State.from_position, to practise from), `learn` (the game whose guided hand is opened),
    `resume` (the game whose match in play goes on), `offer` (the language to propose at the first
    start). asks: whether the first start asks for the language.
    """
    begin(board, launch, asks).run()


def begin(board, launch=None, asks=False):
    """Return the loop, ready for its first frame: in a browser the page asks for each frame."""
    memory.begin(board.relinker)
    memory.relink()
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts read `loop.waiting`
    if launch:
        from app.shell import startup

        startup.start(loop, launch)
    else:
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


def home(loop, game="", last=None):
    """Unload the open game, if any; return the menu's scene.

    game, last: what the menu opens at once.
    """
    loop.save_match = None
    if loop.has_played:
        loop.settings.save()  # a scene that was left early may not have saved them
    loop.canvas.cloth = None  # remove the table's cloth
    loop.canvas.picture = None
    loop.recolour()
    games.close()
    if loop.has_played:
        memory.collect()  # else the remains of the game would fragment the menu's memory
    from app.shell.menu import Menu

    return Menu(game, last)
