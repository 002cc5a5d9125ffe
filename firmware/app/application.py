"""Puts the application together on a board and runs it: what leads from the menu to a match."""

from app import games
from app.dialog import Ask, Notice
from app.loop import Loop
from app.match import Match, go_on, left_behind
from app.match import resume as resume_match
from app.menu import Menu
from app.packages import drop
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.shell import ids
from app.trouble import sentence_id
from engine.record import bot_seed_of, parse
from hal.store import StoreError

# Modules that a match has no use for; the menu loads them again.
_MENU_ONLY = ("about", "newmatch", "options", "seed", "setup")


def run(board, launch=None):
    """Run until Ctrl-C, or whatever else is no Exception, ends it. See firmware/main.py."""
    launch = launch or {}
    loop = Loop(board, home)
    board.loop = loop  # the simulator's scripts ask it whether it waits
    loop.report = launch.get("report")
    loop.settings.language = launch.get("lang", loop.settings.language)
    loop.settings.speed = launch.get("speed", loop.settings.speed)
    catalog.use(loop.settings.language)
    catalog.load("shell")
    if "match" in launch:
        go_on_launched(loop, launch["match"])
    elif "game" in launch:
        begin_launched(loop, launch)
    else:
        loop.home()
    loop.run()


def home(loop):
    """Return the menu's scene."""
    loop.keep = None
    return Menu(look_around, resume, begin)


def look_around(loop):
    """Close whatever game was open; return the matches left behind, and a sentence or None.

    The matches are a dict of game -> (round, scores).
    """
    games.close()
    sentence = _settings_trouble(loop.settings)
    left = {}
    for game in games.GAMES:
        try:
            progress = left_behind(loop.board.store, game)
            if progress:
                left[game] = progress
        except (StoreError, ValueError) as error:
            sentence = set_aside(loop.board.store, game, error)
    return left, sentence


def _settings_trouble(settings):
    """Return a sentence about the settings that could not be read or kept, once; else None."""
    error = settings.trouble
    settings.trouble = None
    if error is None:
        return None
    return t(ids.SETTINGS_DAMAGED if error.reason == "damaged" else ids.SETTINGS_NOT_KEPT)


def set_aside(store, game, error):
    """Keep an unusable journal out of the way; return a sentence about it."""
    try:
        store.journal(game).set_aside()
    except StoreError:
        pass  # then it stays, and will be met again
    return t(ids.MATCH_DAMAGED if isinstance(error, StoreError) else ids.MATCH_OTHER_VERSION)


def resume(loop, game):
    """Go on with the match left behind; where that cannot be done, say so."""
    try:
        match = resume_match(loop.board.store, game, loop.report)
    except (StoreError, ValueError) as error:
        loop.over(Notice(set_aside(loop.board.store, game, error), loop.home))
        return
    _open(loop, match)
    if match.moves_lost:
        loop.over(Notice(t(ids.MOVES_LOST), lambda: _open(loop, match)))


def begin(loop, setup, seed):
    """Begin the match that was set up; ask first if that gives up another one."""

    def start():
        _start(loop, setup.game, setup.options, setup.seats(), seed, True)

    if loop.board.store.journal(setup.game).exists():
        loop.over(Ask(t(ids.ASK_REPLACE), start, loop.back))
    else:
        start()


def begin_launched(loop, launch):
    """Begin the match that the simulator asks for."""
    from app.setup import Setup, random_seed

    setup = Setup(launch["game"])
    options = launch.get("options", {})
    setup.options.update(options)
    watch = launch.get("watch", False)
    seats = launch.get("seats")
    if not seats:
        seats = setup.seats()
        if watch:
            seats[0] = games.LEVELS[-1]
    seed = launch.get("seed") or random_seed(loop.board.entropy(), loop.timing)

    def start():
        _start(loop, setup.game, options, seats, seed, not watch)

    if not watch and loop.board.store.journal(setup.game).exists():
        loop.go(Ask(t(ids.ASK_REPLACE), start, loop.home))
    else:
        start()


def go_on_launched(loop, text):
    """Go on with the match whose record the simulator gives; it takes the place of any other."""
    old = parse(text)
    _open(loop, go_on(old, loop.board.store.journal(old.game), loop.report))


def _start(loop, game, options, seats, seed, keep):
    """Deal, and give the screen to the game's table; `keep`: so that it can be resumed."""
    journal = loop.board.store.journal(game) if keep else None
    try:
        match = Match(game, options, seats, seed, bot_seed_of(seed), journal, loop.report)
    except ValueError as error:  # BadOptions is one
        loop.go(Notice(fill(ids.BAD_SETUP, error), loop.home))
        return
    if keep:
        loop.settings.last_seed = seed
    _open(loop, match)


def _open(loop, match):
    def trouble(error):
        loop.over(Notice(t(sentence_id(error))))

    match.on_trouble = trouble
    loop.keep = match.save
    for name in _MENU_ONLY:
        drop("app." + name)
    loop.go(games.table(match.game)(loop, match))
