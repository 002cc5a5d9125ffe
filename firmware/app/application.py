"""Starts the application on a board. This module stays in memory while a table is open."""

from app.core import games, heap
from app.core.loop import Loop
from app.texts import catalog


def run(board, launch=None, asks=False):
    """Run on a board, as of hal/contract.py, until Ctrl-C or until the simulator raises Quit.

    asks: whether the first start asks for the language.
    launch: None or a dict of start-up requests, all of them optional:

        game        begin a match of this game at once
        options     of this match: dict
        seats       of this match: list of "human" or bots, as in engine.games.level_of
        seed        of this match: 16 hex digits
        code        the word or code that the player typed for the seed
        watch       whether all seats of this match are bots
        match       text of a record: continue its match
        replay      text of a record: show it from its first round
        position    (game, dict for its State.from_position): practise from there
        learn       open the guided hand of this game
        resume      continue the match in play of this game
        offer       the language to propose at the first start
        lang        the language to use
        speed       one of SPEEDS of app/core/settings.py
        report      a function to call with a line of notation for every action

    Of match, replay, position, resume, learn, game and offer the first one counts
    (app/shell/sim_start.py).
    """
    begin(board, launch, asks).run()


def begin(board, launch=None, asks=False):
    """Return the loop, ready for its first frame: in a browser the page asks for each frame."""
    heap.begin(board.relinker)
    heap.relink()
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts read `loop.waiting`
    if launch:
        from app.shell import sim_start

        sim_start.start(loop, launch)
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
