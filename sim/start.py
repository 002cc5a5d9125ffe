"""Starts the application on the simulator as a dict `launch` requests. Portable.

All entries are optional:

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

Of match, replay, position, resume, learn, game and offer the first one counts. Without any of
them the menu opens.
"""

from app import application
from app.core.dialog import Ask, Notice
from app.shell import game_summaries, opening, shelf
from app.shell.setup import Setup
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine import seeds
from engine.games import HUMAN, LEVELS
from engine.record import parse


def run(board, launch):
    """Run the application until the simulator raises Quit."""
    begin(board, launch).run()


def begin(board, launch):
    """Return the application's loop, ready for its first frame."""
    return application.begin(board, lambda loop: open_first(loop, launch))


def open_first(loop, launch):
    """Change the settings and open the first scene as `launch` requests."""
    loop.report = launch.get("report")
    loop.settings.language = launch.get("lang", loop.settings.language)
    loop.settings.speed = launch.get("speed", loop.settings.speed)
    catalog.use(loop.settings.language, loop.canvas.mono)
    loop.settings.language = catalog.language()
    if "match" in launch:
        old = parse(launch["match"])
        old.secret = old.cut = ""  # the owner of the record can know the deal
        keep = HUMAN in old.seats
        _open(loop, old.game, keep, lambda: opening.continue_record(loop, old, keep))
    elif "replay" in launch:
        old = parse(launch["replay"])
        loop.settings.game = old.game
        opening.watch(loop, old)
    elif "position" in launch:
        game, pieces = launch["position"]
        loop.settings.game = game
        opening.practise(loop, game, pieces)
    elif "resume" in launch:
        loop.settings.game = launch["resume"]
        _tell(loop, lambda: _resume(loop, launch["resume"]))
    elif "learn" in launch:
        loop.settings.game = launch["learn"]
        opening.learn(loop, launch["learn"])
    elif "game" in launch:
        _begin(loop, launch)
    elif "offer" in launch and "lang" not in launch and loop.settings.is_new:
        from app.shell.first_language import FirstLanguage

        loop.reset(FirstLanguage(launch["offer"]))
    else:
        loop.home()


def _begin(loop, launch):
    """Begin a new match as `launch` requests."""
    setup = Setup(launch["game"])
    options = launch.get("options", {})
    setup.options.update(options)
    watch = launch.get("watch", False)
    seats = launch.get("seats")
    if not seats:
        seats = setup.seats()
        if watch:
            seats[0] = LEVELS[-1]
    seed = launch.get("seed")
    if seed:
        drawn = seeds.known(seed, launch.get("code"))
    else:
        drawn = seeds.Commitment(loop.board.entropy, loop.timing).dealt()

    def begin():
        opening.begin(loop, setup.game, options, seats, drawn, not watch)

    _open(loop, setup.game, not watch, begin)


def _tell(loop, then):
    """Set aside what is damaged, as the menu does, and tell the player; then call `then`."""
    _, sentence = game_summaries.look_around(loop)
    aside = []
    shelf.count(loop.board.store, "", aside)
    if aside and not sentence:
        sentence = t(ids.MATCH_DAMAGED)
    if sentence:
        loop.reset(Notice(sentence, then))
    else:
        then()


def _resume(loop, game):
    if loop.board.store.journal(game).exists():
        opening.resume(loop, game)
    else:
        loop.home()


def _open(loop, game, keep, begin):
    """Call `begin`; a match in play that it replaces goes to the shelf, or the player is asked."""
    loop.settings.game = game
    if keep:
        _tell(loop, lambda: _replace(loop, game, begin))
    else:
        begin()


def _replace(loop, game, begin):
    trouble = shelf.leave(loop.board.store, game)
    if trouble == shelf.LOST:
        loop.reset(Notice(t(ids.MOVES_LOST), begin))
    elif trouble:
        loop.reset(Ask(t(ids.ASK_REPLACE), game, begin, loop.home))
    else:
        begin()
