"""Modules are in memory only when needed: the menu or a table, lists and results while shown."""

import sys

from app import application
from app.core import games, heap, modules, theme
from app.core.own_puzzles import OwnPuzzles
from app.core.settings import Settings
from app.shell import opening
from app.shell.game_summaries import name_of
from app.shell.opening import close_shell
from engine.games import GAMES
from hal.files import StoreError
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_own_puzzles import mistakes_of
from tests.app.test_replay import at_the_bill, replaying
from tests.sample import few_on_cpython

SHELL = ("about", "game_summaries", "menu", "new_match", "opening", "saved", "widgets")

BEGIN = {
    "okey": "OK BACK OK OK",
    "koikoi": "DOWN OK BACK OK OK",
    "ceki": "DOWN DOWN OK BACK OK OK",
}


def at_the_table(game):
    """Return the loop of an application whose player has opened a table from the menu."""
    loop = rig.loop(rig.board(), application.home)
    loop.settings.speed = "instant"
    loop.home()
    loop.frame()
    assert shown(loop) == "Menu"
    rig.press(loop, BEGIN[game])
    ready(loop)
    assert shown(loop) == "Table"
    return loop


def is_loaded(name):
    return name in sys.modules or bool(modules.loaded(name))


def test_at_a_table_there_is_no_menu_and_in_the_menu_no_table():
    for game in few_on_cpython(GAMES):
        loop = at_the_table(game)
        assert [name for name in SHELL if is_loaded("app.shell." + name)] == []
        assert not is_loaded("app.core.dialog") and not is_loaded("app.core.chrome")
        assert is_loaded("app." + game) and is_loaded("engine." + game)
        assert not is_loaded("engine." + game + ".options")
        loop.home()
        loop.frame()
        assert shown(loop) == "Menu"
        for name in ("app." + game, "engine." + game, "app.table", "app.texts.table"):
            assert not is_loaded(name), name


def test_nothing_of_the_way_to_a_table_stays_there():
    for game in few_on_cpython(GAMES):
        leave(at_the_table(game))  # then every module is where the application has put it
        loop = at_the_table(game)
        through_menus = sorted(modules.loaded("app"))
        match = loop.scene.match
        leave(loop)
        games.set_up_again(loop, match)
        loop.frame()
        rig.press(loop, "OK")
        ready(loop)
        assert shown(loop) == "Table"
        assert through_menus == sorted(modules.loaded("app"))
        leave(loop)


def of_a_table(game):
    """Return the names of the modules at a table, and leave no table and no menu."""
    leave(at_the_table(game))
    loop = at_the_table(game)
    names = modules.loaded("app") + modules.loaded("engine")
    leave(loop)
    close_shell()
    return names


def beyond(names):
    """Return the names of the modules that are loaded besides these, sorted."""
    now = modules.loaded("app") + modules.loaded("engine")
    return sorted([name for name in now if name not in names])


def test_nothing_of_a_match_stays_at_the_table_of_the_next():
    for game in few_on_cpython(GAMES):
        names = of_a_table(game)
        loop, scene = at_the_bill(game, home=application.home)
        while shown(loop) != "MatchEnd":
            if shown(loop) == "Table" and scene.view.legal:
                scene.act(scene.view.legal[0])
                rig.run(loop, 2)
            else:
                rig.press(loop, "OK")
            ready(loop)
        rig.press(loop, "OK OK")
        ready(loop)
        assert shown(loop) == "Table" and beyond(names) == []
        leave(loop)


def test_nothing_of_a_replay_stays_where_it_is_played_on():
    for game in few_on_cpython(GAMES):
        names = of_a_table(game)
        loop, _ = replaying(game)
        rig.press(loop, "OK DOWN OK OK")
        ready(loop)
        assert shown(loop) == "Practice" and beyond(names) == ["app.table.practice"]
        leave(loop)


def test_nothing_of_an_own_puzzle_stays_at_the_next_table():
    modules.drop("app.core.own_puzzles")  # these tests have loaded it
    for game in few_on_cpython(GAMES):
        names = of_a_table(game)
        loop = rig.loop(rig.board(), application.home)
        loop.home()
        loop.frame()
        log, costly = mistakes_of(game)
        OwnPuzzles(loop.board.store, game).add(log, costly[0][0])
        opening.solve_own(loop, game)
        ready(loop)
        assert is_loaded("app.table.own_puzzles"), game
        leave(loop)
        loop = at_the_table(game)
        assert beyond(names) == []
        leave(loop)


def test_garbage_of_a_game_is_collected_before_the_menu_is_loaded():
    # Else the menu lies in pieces between it. On the chip the third match in a session, each with
    # a review, found no 4 KB in one piece then.
    loop = at_the_table("koikoi")
    collected = []  # whether the menu and the game are loaded
    collect = heap.collect

    def noted():
        collected.append((is_loaded("app.shell.menu"), is_loaded("app.koikoi")))
        collect()

    heap.collect = noted
    try:
        leave(loop)
    finally:
        heap.collect = collect
    assert (False, False) in collected


def test_the_set_up_of_a_match_is_saved_after_its_first_picture():
    for game in few_on_cpython(GAMES):
        loop = rig.loop(rig.board(), application.home)
        loop.settings.speed = "instant"
        loop.settings.last[game] = {"options": {}}  # it is not new, so nothing is asked
        loop.home()
        loop.frame()
        board = loop.board
        show = board.display.show
        kept = []  # whether it is when a picture of the table is shown

        def look(canvas, loop=loop, board=board, show=show, kept=kept):
            if shown(loop) == "Table" and canvas.dirty_count:
                kept.append(board.store.load("settings") is not None)
            show(canvas)

        board.display.show = look
        rig.go_to(loop, name_of(game))
        rig.press(loop, "OK OK")
        ready(loop)
        board.display.show = show
        assert shown(loop) == "Table" and not kept[0], "who deals would wait for that"
        assert b'"levels"' in (board.store.load("settings") or b""), game
        loop.home()
        loop.frame()


def leave(loop):
    """Leave the table for the menu."""
    loop.home()
    loop.frame()


def test_settings_are_saved_when_a_game_is_left():
    loop = at_the_table("koikoi")
    loop.settings.asks = "never"
    leave(loop)
    again = Settings(loop.board.store)
    assert again.game == "koikoi" and again.asks == "never"


def test_the_menu_reports_that_settings_cannot_be_saved():
    loop = at_the_table("okey")

    def save(name, data):
        raise StoreError("full", "the flash is full")

    loop.board.store.save = save
    loop.settings.asks = "never"
    leave(loop)
    assert loop.settings.trouble is None, "the menu has said it"


def test_three_dots_are_shown_before_a_list_is_imported():
    loop = at_the_table("okey")
    panel = loop.board.display
    before = bytes(panel.buffer)
    seen = []  # whether it is loaded, and whether the picture has changed
    ask = loop.ask_to_wait

    def watched():
        loaded = is_loaded("app.table.menu")
        ask()
        seen.append((loaded, bytes(panel.buffer) != before))

    loop.ask_to_wait = watched
    loop.scene.open_menu()
    assert seen == [(False, True)]


def test_the_cloth_is_seen_before_a_game_is_loaded():
    for profile, ground in ((rig.SQUARE, theme.FELT * 17), (rig.MONO, 0)):
        for game in few_on_cpython(GAMES):
            loop = rig.loop(rig.board(profile), application.home)
            loop.home()
            loop.frame()
            rig.press(loop, BEGIN[game].rpartition(" ")[0])
            panel = loop.board.display
            seen = []  # whether the game is loaded, its colours, corner and middle of the picture
            ask = loop.ask_to_wait

            def watched(loop=loop, game=game, seen=seen, panel=panel, ask=ask):
                ask()
                half = len(panel.buffer) // 2
                shown = (panel.buffer[0], panel.buffer[-1], any(panel.buffer[half - 400 : half]))
                seen.append((is_loaded("engine." + game + ".state"), loop.palette, shown))

            loop.ask_to_wait = watched
            rig.press(loop, "OK")
            palette = theme.palette(game, "game", False)
            if loop.canvas.mono:
                palette = theme.PALETTE
            assert seen[-1] == (False, palette, (ground, ground, True)), (profile, game)
            loop.home()
            loop.frame()


def test_the_list_of_actions_goes_when_it_is_closed():
    for game in few_on_cpython(GAMES):
        loop = at_the_table(game)
        before = modules.loaded("app") + modules.loaded("engine")
        for _ in range(2):
            loop.scene.open_menu()
            loop.frame()
            assert shown(loop) == "ActionMenu"
            assert is_loaded("app.table.menu")
            rig.press(loop, "BACK")
            assert shown(loop) == "Table"
            assert beyond(before) == []
        loop.home()
        loop.frame()
