"""From the menu to a match and back, by keys, on a colour and a one-bit board. Portable."""

import os

from app.core import games, heap
from app.core.loop import Loop
from app.core.match import Match
from app.core.scene import Scene
from app.shell import shelf
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.languages import LANGUAGES
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import Deal, seed_of
from hal.contract import OK
from sim import start
from tests.app import rig
from tests.app.tables import shown
from tests.locked_heap import LockedHeap

OPEN = []  # the tables that were opened

DEAL = Deal("00000000000000aa", "00000000000000bb", "", "")


class Table(Scene):
    """Plays the first legal action for every press of OK; BACK leaves."""

    def __init__(self, loop, course):
        self.match = course.match
        OPEN.append(self)

    def key(self, key, is_long):
        if key == OK:
            self.match.act(self.match.state.legal_actions()[0])
        else:
            self.loop.home()

    def leave(self):
        self.match.leave()

    def think(self):
        self.match.save()
        return False


class Stop(BaseException):
    pass


def started(launch=None, profile=rig.SQUARE, store=None):
    """Return the loop of an application that has run for two frames.

    Its player has been asked whether each game is new.
    """
    OPEN.clear()
    board = rig.board(profile, store)
    games.table = lambda game: Table
    run = Loop.run
    try:
        Loop.run = lambda loop: rig.run(loop, 2)
        start.run(board, launch or {})
    finally:
        Loop.run = run
    for game in GAMES:
        board.loop.settings.last.setdefault(game, {"options": {}})
    return board.loop


class Relinker:
    """Stands in for hal/xip/relinker.py."""

    why = ""

    def relink(self):
        return 0

    def make_room(self):
        pass


def test_the_application_uses_the_board_s_relinker():
    make = rig.board
    try:
        for one in (Relinker(), None):
            rig.board = lambda profile, store, one=one: giving(make(profile, store), one)
            started()
            assert heap.relinker is one
    finally:
        rig.board = make


def giving(board, relinker):
    """Return a board with its relinker."""
    assert board.relinker is None
    board.relinker = relinker
    return board


def label(loop):
    """Return the label of the selected row."""
    return rig.row(loop).label


def go_to(loop, number):
    """Move down until the row with this text is selected."""
    rig.go_to(loop, t(number))


def begin(loop):
    """From the menu: set up a match of Okey and deal."""
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    assert shown(loop) == "NewMatch" and loop.scene.heading() == "Okey: new match"
    go_to(loop, ids.START)
    rig.press(loop, "OK")


def test_a_match_is_set_up_played_left_and_resumed():
    for profile in (rig.SQUARE, rig.MONO):
        loop = started(profile=profile)
        assert shown(loop) == "Menu" and label(loop) == t(ids.GAME_OKEY)
        begin(loop)
        match = OPEN[-1].match
        assert match.seats == ("human", "medium", "medium", "medium")
        rig.press(loop, "OK OK OK BACK")
        assert shown(loop) == "Menu" and label(loop) == t(ids.RESUME)
        rig.press(loop, "OK")
        assert shown(loop) == "Table" and len(OPEN) == 2
        assert rig.text_of(OPEN[-1].match) == rig.text_of(match)
        assert len(match.log.actions) == 3


def name_of(game):
    """Return what a game is called in the menu."""
    return t(getattr(ids, "GAME_" + game.upper()))


def test_leaving_a_game_selects_its_row_in_the_menu():
    for profile in (rig.SQUARE, rig.MONO):
        store = rig.empty_store()
        for game in ("koikoi", "okey", "ceki"):
            loop = started(profile=profile, store=store)
            go_to(loop, getattr(ids, "GAME_" + game.upper()))
            rig.press(loop, "OK")
            if shown(loop) == "Ask":  # whether to be taught
                rig.press(loop, "BACK")
            rig.press(loop, "BACK")
            assert shown(loop) == "Menu" and label(loop) == name_of(game)
            rig.press(loop, "OK OK OK BACK")
            for again in (loop, started(profile=profile, store=store)):
                row = rig.row(again)
                assert row.label == t(ids.RESUME) and row.note().startswith(name_of(game))
        for game in GAMES:
            loop = started({"game": game, "watch": True}, profile, store)
            rig.press(loop, "BACK")
            row = rig.row(loop)
            assert row.label == t(ids.RESUME) and row.note().startswith(name_of(game))
            store.journal(game).clear()
            loop = started({"game": game, "watch": True}, profile, store)
            rig.press(loop, "BACK")
            assert shown(loop) == "Menu" and rig.row(loop).note().startswith(name_of(game))


def test_settings_of_the_last_match_come_back():
    loop = started()
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK DOWN DOWN DOWN OK LEFT DOWN RIGHT BACK UP UP UP OK")
    assert OPEN[-1].match.seats == ("human", "hard", "medium")
    rig.press(loop, "BACK")
    begin(loop)
    assert OPEN[-1].match.seats == ("human", "hard", "medium") and len(OPEN) == 2


def test_the_menu_keeps_its_selected_row():
    loop = started()
    for row in (ids.ABOUT, ids.SETTINGS, ids.GAME_KOIKOI):
        go_to(loop, row)
        rig.press(loop, "OK BACK")
        assert shown(loop) == "Menu" and label(loop) == t(row)


def test_a_match_left_for_another_is_on_the_shelf():
    loop = started()
    begin(loop)
    rig.press(loop, "OK OK BACK")
    first = OPEN[-1].match
    begin(loop)
    assert shown(loop) == "Table" and len(OPEN) == 2
    rig.press(loop, "OK BACK")
    (left,) = shelf.look(loop.board.store)
    assert (left.game, left.round_no) == ("okey", 1)
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    go_to(loop, ids.SHELF)
    rig.press(loop, "OK")
    assert shown(loop) == "Shelf"
    rig.press(loop, "OK OK")
    assert rig.text_of(OPEN[-1].match) == rig.text_of(first)


def open_typing():
    loop = started()
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    go_to(loop, ids.HOUSE_RULES)
    rig.press(loop, "OK")
    go_to(loop, ids.SEED)
    rig.press(loop, "OK")
    assert shown(loop) == "Typing"
    return loop


def code_row(loop):
    assert shown(loop) == "HouseRules"
    return rig.row(loop).value()


def test_a_word_can_be_typed_and_deals_the_match():
    loop = open_typing()
    rig.press(loop, "OK RIGHT OK DOWN OK F1 OK")  # A B K, erase, K
    rig.press(loop, "UP UP" + " RIGHT" * 7 + " OK")  # the key that accepts
    typed = code_row(loop)
    assert typed == "ABK"
    rig.press(loop, "BACK")
    go_to(loop, ids.START)
    rig.press(loop, "OK")
    record = OPEN[-1].match.log
    assert record.seed == seed_of(typed) and record.secret == ""


def test_a_text_that_is_neither_word_nor_code_is_refused():
    loop = open_typing()
    rig.press(loop, "OK LEFT OK")  # A, and then the key that accepts
    assert shown(loop) == "Typing"
    rig.press(loop, "BACK")
    assert code_row(loop) == t(ids.RANDOM)


def test_the_language_changes_at_once_and_is_kept():
    store = rig.empty_store()
    loop = started(store=store)
    go_to(loop, ids.SETTINGS)
    rig.press(loop, "OK" + " RIGHT" * LANGUAGES.index("it"))
    assert shown(loop) == "SettingsScene" and catalog.language() == "it"
    assert loop.scene.heading() == "Impostazioni"
    rig.press(loop, "DOWN RIGHT BACK")
    assert shown(loop) == "Menu"
    loop = started(store=store)
    assert loop.settings.language == "it" and loop.settings.speed == "fast"
    rig.press(loop, "UP UP OK LEFT BACK")
    catalog.use("en")


def test_a_launched_match_starts_at_once():
    lines = []
    launch = {
        "game": "okey",
        "seed": "00000000000000aa",
        "lang": "it",
        "speed": "instant",
        "options": {"players": 2, "start": 10},
        "report": lines.append,
    }
    loop = started(launch)
    match = OPEN[-1].match
    assert shown(loop) == "Table"
    assert match.seats == ("human", "medium") and match.log.seed == "00000000000000aa"
    assert match.state.options["start"] == 10
    assert loop.settings.speed == "instant" and catalog.language() == "it"
    rig.press(loop, "OK")
    assert lines == [match.log.action_text(0)]
    catalog.use("en")


def entries(store):
    journal = store.journal("okey")
    journal.header()
    found = []
    journal.entries(found.append)
    return found


def test_watching_leaves_the_match_left_behind_alone():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK BACK")
    before = entries(store)
    loop = started({"game": "okey", "watch": True}, store=store)
    assert "human" not in OPEN[-1].match.seats
    rig.press(loop, "OK BACK")
    assert before and entries(store) == before


def test_a_launched_match_sets_another_aside():
    store = rig.empty_store()
    begin_and_leave = started(store=store)
    begin(begin_and_leave)
    rig.press(begin_and_leave, "OK BACK")
    started({"game": "okey"}, store=store)
    assert len(OPEN) == 1 and len(shelf.look(store)) == 1


def test_a_record_sets_a_match_aside_unless_only_bots_play():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK BACK")
    before = entries(store)
    of_bots = Match("okey", {}, ["easy"] * 4, DEAL)
    loop = started({"match": rig.text_of(of_bots)}, store=store)
    assert shown(loop) == "Table"
    rig.press(loop, "OK BACK")
    assert before and entries(store) == before
    played = Match("okey", {}, ["human"] + ["easy"] * 3, DEAL)
    loop = started({"match": rig.text_of(played)}, store=store)
    assert shown(loop) == "Table" and len(shelf.look(store)) == 1
    assert OPEN[-1].match.log.seed == "00000000000000aa"
    rig.press(loop, "OK BACK")
    assert b"seed 00000000000000aa" in store.journal("okey").header()


def test_a_match_continued_from_a_record_is_a_known_deal():
    secret = Deal(DEAL.seed, DEAL.bot_seed, "0" * 32, "7 stopped")
    played = Match("okey", {}, ["human"] + ["easy"] * 3, secret)
    assert "secret" in rig.text_of(played)
    started({"match": rig.text_of(played)})
    match = OPEN[-1].match
    assert match.log.seed == DEAL.seed and match.log.secret == "" and not match.is_counted


def test_bad_options_are_a_sentence():
    for launch in (
        {"game": "okey", "options": {"players": 3, "win_mode": "partners"}},
        {"game": "okey", "options": {"players": 2}, "seats": ["human", "hard", "hard"]},
        {"game": "okey", "seats": ["human", "genius", "hard", "hard"]},
        {"game": "okey", "seats": ["human", "hard:bold", "hard", "hard"]},
    ):
        loop = started(launch)
        assert shown(loop) == "Notice" and not OPEN, launch
        rig.press(loop, "OK")
        assert shown(loop) == "Menu"


def test_a_damaged_journal_is_reported_once_and_set_aside():
    store = rig.empty_store()
    rig.begin_journal(store, "okey", b"tessera record 1")
    with open(store.root + "/okey.hdr", "wb") as file:
        file.write(b"\x07\x07")
    loop = started(store=store)
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
    rig.press(loop, "OK")
    assert shown(loop) == "Menu" and label(loop) == t(ids.GAME_OKEY)
    assert "okey.bad" in store.listing()
    assert shown(started(store=store)) == "Menu"


def test_a_match_of_other_rules_is_reported_when_it_is_resumed():
    store = rig.empty_store()
    journal = store.journal("okey")
    journal.start(b"tessera record 1\ngame okey\nrules 999\nseed 0\nbot_seed 0")
    journal.append(b"\x072 20,20\x00\x00")
    loop = started(store=store)
    assert label(loop) == t(ids.RESUME)
    rig.press(loop, "OK")
    assert loop.scene.text == t(ids.MATCH_OTHER_VERSION)
    rig.press(loop, "OK")
    assert shown(loop) == "Menu" and label(loop) == t(ids.RESUME), "it stays listed"


def test_lost_moves_are_reported():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK OK OK BACK")
    with open(store.root + "/okey.0_0000", "rb") as file:
        content = file.read()
    with open(store.root + "/okey.0_0000", "wb") as file:
        file.write(content[:-2])
    loop = started(store=store)
    rig.press(loop, "OK")
    assert loop.scene.text == t(ids.MOVES_LOST)
    rig.press(loop, "OK")
    assert shown(loop) == "Table"
    assert len(OPEN[-1].match.log.actions) == 2
    rig.press(loop, "BACK OK")
    assert shown(loop) == "Table", "it is said once"


def test_a_match_without_its_header_is_set_aside_and_reported():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK OK BACK")
    os.remove(store.root + "/okey.hdr")
    loop = started(store=store)
    assert loop.scene.text == t(ids.MATCH_DAMAGED)
    assert "okey.bad_0_0000" in store.listing()
    rig.press(loop, "OK")
    assert shown(loop) == "Menu" and shown(started(store=store)) == "Menu"


def test_moves_lost_after_leaving_are_reported():
    for kept in (0, 1):
        store = rig.empty_store()
        loop = started(store=store)
        begin(loop)
        rig.press(loop, "OK OK OK BACK")
        path = store.root + "/okey.0_0000"
        with open(path, "rb") as file:
            content = file.read()
        with open(path, "wb") as file:
            file.write(content[: kept * (content[0] + 5)])  # cut at the end of a record
        for said in (t(ids.MOVES_LOST), None):
            loop = started(store=store)
            rig.press(loop, "OK")
            assert getattr(loop.scene, "text", None) == said
            if said:
                rig.press(loop, "OK BACK")


def test_an_unwritable_store_is_reported_and_the_match_goes_on():
    store = rig.empty_store()
    store.root = "/nowhere/at/all"
    loop = started(store=store)
    begin(loop)
    assert loop.scene.text == fill(ids.NOT_SAVED, t(ids.STORE_UNWRITABLE))
    rig.press(loop, "OK")
    assert shown(loop) == "Table"
    rig.press(loop, "OK OK BACK")
    assert loop.scene.text == t(ids.SETTINGS_NOT_KEPT)
    rig.press(loop, "OK")
    assert shown(loop) == "Menu"


def test_an_idle_menu_allocates_nothing():
    loop = started()
    with LockedHeap():
        rig.run(loop, 3)
    assert shown(loop) == "Menu"


def test_four_keys_are_enough_for_lists_and_seeds():
    loop = started(profile="waveshare_lcd144")
    assert label(loop) == t(ids.GAME_OKEY)
    rig.press(loop, "LEFT LEFT")
    assert label(loop) == t(ids.SETTINGS)
    rig.press(loop, "OK RIGHT")
    assert label(loop) == t(ids.SPEED) and loop.settings.speed == "normal"
    rig.press(loop, "OK")
    assert loop.settings.speed == "fast"
    rig.press(loop, "OK OK OK BACK LEFT LEFT LEFT OK " + "LEFT " * 8 + "OK LEFT LEFT")
    assert label(loop) == t(ids.SEED)
    rig.press(loop, "OK OK RIGHT OK RIGHT OK LEFT LEFT LEFT OK")
    assert shown(loop) == "HouseRules"
    rig.press(loop, "BACK RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT OK")
    assert OPEN[-1].match.log.seed == seed_of("ABC")


def test_a_code_that_was_left_stays_random_with_four_keys():
    loop = started(profile="waveshare_lcd144")
    rig.press(loop, "OK LEFT LEFT LEFT LEFT LEFT LEFT LEFT LEFT OK LEFT LEFT OK OK BACK")
    assert rig.row(loop).value() == t(ids.RANDOM)


def test_a_long_press_acts_as_the_key_that_the_board_lacks():
    loop = started(profile="picoboy")
    rig.press(loop, "OK")
    assert shown(loop) == "NewMatch"
    rig.press(loop, "OK:long")
    assert shown(loop) == "Menu"
