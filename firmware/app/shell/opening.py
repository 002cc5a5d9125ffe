"""Opens a table; unloads the shell first, to make room for the game."""

import gc

from app.core import games, heap, theme
from app.core.dialog import Ask, Notice
from app.core.match import over_file
from app.core.modules import drop
from app.core.trouble import teller
from app.shell import game_summaries, saved
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.shell import ids
from engine.compat import load_module
from engine.games import HUMAN, level_of, load
from engine.record import OtherRules
from hal.files import StoreError


def deal(loop, setup, drawn):
    """Deal the match that was set up; the one in play goes to the shelf.

    drawn: a Deal of engine/seeds.py.
    """

    def start():
        begin(loop, setup.game, setup.options, setup.seats(), drawn, practice=setup.practice)

    _leave(loop, setup.game, start)


def resume_shelved(loop, shelved):
    """Go on with a Shelved match of shelf.py; the one in play goes there."""

    def start():
        from app.shell import shelf

        try:
            shelf.take(loop.board.store, shelved.name)
        except OtherRules:
            loop.push(Notice(t(ids.MATCH_OTHER_VERSION)))
        except ValueError:
            loop.push(Notice(t(ids.MATCH_DAMAGED)))
        except StoreError:
            loop.push(Notice(t(ids.SHELF_FAILED)))
        else:
            resume(loop, shelved.game)

    _leave(loop, shelved.game, start, shelved.name)


def _leave(loop, game, then, without=""):
    """Put the match in play of a game on the shelf, then call `then()`.

    Asks the player if that is not possible. without: a file that leaves the shelf.
    """
    if not loop.board.store.journal(game).exists():
        then()
        return
    from app.shell import shelf

    trouble = shelf.leave(loop.board.store, game, without)
    if trouble == shelf.FULL:
        loop.push(Notice(t(ids.SHELF_FULL), lambda: _choose_to_delete(loop, game, then, without)))
    elif trouble == shelf.FAILED:
        loop.push(Ask(t(ids.ASK_REPLACE), game, then, loop.pop))
    elif trouble == shelf.LOST:
        loop.push(Notice(t(ids.MOVES_LOST), then))
    else:
        then()


def _choose_to_delete(loop, game, then, without):
    """Let the player choose a match to delete, and go on without it."""
    from app.shell.shelf_screen import LettingGo

    def gone(is_given_up):
        if is_given_up:
            then()
        else:
            _leave(loop, game, then, without)

    loop.pop(lambda: loop.push(LettingGo(game, gone)))


def begin(loop, game, options, seats, drawn, keep=True, practice=False):
    """Deal, and give the screen to the game's table.

    drawn: a Deal of engine/seeds.py; keep: whether to save to the journal; practice: whether moves
    may be taken back.
    """
    _open(loop, game, lambda loop: _new_table(loop, game, options, seats, drawn, keep, practice))


def resume(loop, game):
    """Resume the match in a game's journal, or show a message if that fails."""
    _open(loop, game, lambda loop: _resumed(loop, game))


def continue_record(loop, recorded, keep):
    """Go on with a record's match. keep: whether to save it, replacing the journal's match."""
    store = loop.board.store if keep else None
    _open(
        loop,
        recorded.game,
        lambda loop: _reopened_table(loop, saved.match_of(recorded, store, loop.report)),
    )


def replay(loop, game):
    """Replay a game's last match that is over, or show a message if it cannot be read."""
    _open(loop, game, lambda loop: _replayed(loop, game, saved.finished))


def watch(loop, recorded):
    """Replay the match of a record, from its first round."""
    _open(
        loop,
        recorded.game,
        lambda loop: _replayed(loop, recorded.game, lambda store, game: recorded),
    )


def learn(loop, game):
    """Give the screen to a game's guide."""
    _open(loop, game, lambda loop: _guide(loop, game))


def solve(loop, game, grade, day=-1):
    """Give the screen to the next puzzle of a grade, or to that of a day (a date, else -1)."""
    _open(loop, game, lambda loop: _puzzle(loop, game, grade, day))


def solve_own(loop, game, after=""):
    """Give the screen to the player's own puzzle that follows the one in a file, or the first."""
    _open(loop, game, lambda loop: _own_puzzle(loop, game, after))


def practise(loop, game, pieces):
    """Practise from a position. pieces: a dict as of the `from_position` of the game's State."""
    _open(loop, game, lambda loop: _practised(loop, game, pieces))


def show_rules(loop, game, options, page=0, is_gallery=False):
    """Push the rules of a game; its modules are dropped when they are closed.

    The engine comes first: it needs the largest pieces of the heap.
    is_gallery: show the game's pieces instead
    """
    if heap.lacks_room():
        loop.push(Notice(t(ids.NO_ROOM)))
        return
    load(game, "state")
    heap.relink()
    layout = load_module("app." + game, loop.screen)
    heap.relink()
    from app.table.painter import Painter

    heap.relink()
    from app.table.rules import Rules

    book = games.rules(game)
    painter = Painter(loop, layout, None, (), ())
    loop.push(Rules(painter, game, book, page, options, games.close, is_gallery))


def _open(loop, game, make):
    """Give the screen to the scene that `make(loop)` returns, or to a message if no game fits.

    The cloth of the game's table is there at once.
    """
    if heap.lacks_room():
        loop.replace_all(lambda loop: Notice(t(ids.NO_ROOM), loop.home))
        return
    loop.recolour(game)
    loop.canvas.fill(theme.INK if loop.canvas.mono else theme.FELT)
    loop.replace_all(make)


def _load(loop, game, has_bots=True):
    """Unload the shell, and load the game. has_bots: whether its bots are loaded too.

    Loads here what a match would load later, because here less of the stack is in use. Each part
    is relinked before the next is loaded, so that fewer copies are in the heap at once.
    """
    close_shell()
    loop.has_played = True
    load_module("app." + game, loop.screen)
    load(game, "state")
    if has_bots:
        load(game, "bot")
    heap.relink()
    load_module("app.table", "scene")
    games.open_texts(game)
    heap.relink()
    load_module("app." + game, "painter")
    heap.relink()
    games.table(game)


def _new_table(loop, game, options, seats, drawn, keep, practice):
    """Return the table of a new match, or a scene with the reason why the match is refused.

    The other parameters are as of `begin`.
    """
    _load(loop, game)
    store = loop.board.store if keep else None
    kind = saved.kind_of(practice)
    try:
        match = kind(game, options, seats, drawn, store, loop.report)
    except ValueError as error:  # BadOptions is one
        return Notice(fill(ids.BAD_SETUP, error), loop.home)
    return _table(loop, match)


def _resumed(loop, game):
    """Return the table of a resumed match, or the scene of a message to show before or instead."""
    from app.shell import shelf

    shelf.tidy(loop.board.store, game)  # first: beside a loaded game there is no room for it
    _load(loop, game)
    try:
        match = saved.resume(loop.board.store, game, loop.report)
    except (StoreError, ValueError) as error:
        return Notice(
            game_summaries.set_aside(loop.board.store.journal(game).set_aside, error), loop.home
        )
    if not match.moves_lost:
        return _reopened_table(loop, match)

    def go_on():
        match.mend()
        loop.replace_all(lambda loop: _reopened_table(loop, match))

    return Notice(t(ids.MOVES_LOST), go_on)


def _replayed(loop, game, read):
    """Return the replay of the Record that `read(store, game)` returns, or a message's scene."""
    _load(loop, game)
    try:
        recorded = read(loop.board.store, game)
    except (StoreError, ValueError) as error:
        store = loop.board.store
        said = game_summaries.set_aside(lambda: store.set_aside(over_file(game)), error)
        return Notice(said, loop.home)
    close_shell()
    from app.table import replay

    seats = saved.seats_of(recorded)
    viewer = seats.index(HUMAN) if HUMAN in seats else 0
    return replay.opened(loop, recorded, seats, 1, viewer, loop.home)


def _guide(loop, game):
    _load(loop, game)
    heap.relink()
    return games.table(game)(loop, games.guide(game)(loop))


def _puzzle(loop, game, grade, day):
    _load(loop, game, has_bots=False)
    heap.relink()
    load(game, "puzzles")
    load(game, "puzzle_list")
    kind = games.puzzles(game)
    from app.table import puzzles

    return puzzles.opened(loop, kind, grade, day)


def _own_puzzle(loop, game, after):
    from app.core.own_puzzles import OwnPuzzles

    _load(loop, game)
    puzzles = OwnPuzzles(loop.board.store, game)
    kept = puzzles.kept
    if not kept:  # the store cannot be listed now
        catalog.need("shell")
        return Notice(t(ids.UNREAD), loop.home)
    name = min([name for name in kept if name > after], default=kept[0])
    try:
        recorded = saved.record_of(*puzzles.load(name))
        seats = saved.seats_of(recorded)
        close_shell()
        heap.relink()
        from app.table import own_puzzles

        return own_puzzles.opened(loop, recorded, seats, name, len(kept) == 1)
    except (StoreError, ValueError, IndexError, KeyError, TypeError) as error:
        catalog.need("shell")
        said = game_summaries.set_aside(lambda: loop.board.store.set_aside(name), error)
        return Notice(said, loop.home)


def _practised(loop, game, pieces):
    _load(loop, game)
    state = load(game, "state").State.from_position(**pieces)
    close_shell()
    from app.table import practice

    return practice.from_position(loop, state, game)


def _reopened_table(loop, match):
    """Return the table of a match; unload the modules that read it or showed a message."""
    close_shell()
    return _table(loop, match)


def _group(match):
    """Return the group that the statistics count a match under: level, rules, players."""
    levels = [level_of(seat)[0] for seat in match.seats if seat != HUMAN]
    level = levels[0] if levels and levels.count(levels[0]) == len(levels) else "mixed"
    rules = games.preset_of(match.game, match.log.options) or "own"
    return "%s %s %d" % (level, rules, len(match.seats))


def _table(loop, match):
    """Return the table of a match."""
    match.group = _group(match)
    match.on_trouble = teller(loop)
    loop.save_match = match.save
    drop("engine." + match.game + ".options", "engine.seeds")  # the match has what it needs
    if match.is_practice:
        from app.table.practice import Practice

        return games.table(match.game)(loop, Practice(match))
    from app.table.play import Play

    return games.table(match.game)(loop, Play(match))


def close_shell():
    """Unload every module of app/shell, its texts and dialogs, before a game is loaded.

    The code of this module too is freed, after the call returns.
    """
    drop("app.shell", "app.core.dialog", "app.core.chrome", "app.core.sprites")
    drop("app.core.mistakes")  # bills and puzzles load it again
    drop("app.table.curve", "app.table.setup_texts")  # the rules of a table load it again
    drop("engine.record")  # needed for resuming a match, not for playing
    catalog.unload("shell")
    gc.collect()
