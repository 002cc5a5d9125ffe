"""Begins as the simulator asks for: the settings, and the match that is on the table at once."""

from app import games, opening
from app.dialog import Ask
from app.setup import Setup, random_seed
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.record import parse


def start(loop, launch):
    """Begin with `launch`, a dict as in firmware/main.py."""
    loop.report = launch.get("report")
    loop.settings.language = launch.get("lang", loop.settings.language)
    loop.settings.speed = launch.get("speed", loop.settings.speed)
    catalog.use(loop.settings.language)
    if "match" in launch:
        old = parse(launch["match"])
        loop.settings.game = old.game
        opening.go_on(loop, old)
    elif "game" in launch:
        _begin(loop, launch)
    else:
        loop.home()


def _begin(loop, launch):
    """Begin a match; ask first if that gives up another one."""
    setup = Setup(launch["game"])
    loop.settings.game = setup.game
    options = launch.get("options", {})
    setup.options.update(options)
    watch = launch.get("watch", False)
    seats = launch.get("seats")
    if not seats:
        seats = setup.seats()
        if watch:
            seats[0] = games.LEVELS[-1]
    seed = launch.get("seed") or random_seed(loop.board.entropy(), loop.timing)

    def begin():
        opening.begin(loop, setup.game, options, seats, seed, not watch)

    if not watch and loop.board.store.journal(setup.game).exists():
        loop.go(Ask(t(ids.ASK_REPLACE), begin, loop.home))
    else:
        begin()
