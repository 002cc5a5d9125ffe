"""Files are what they say: a match of another game, or one that lacks its end, is noticed once.

Portable.
"""

import os

from app.core import games
from app.core.match import Match, over_file
from app.shell import saved, shelf
from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import Deal
from tests.app import rig, tables
from tests.app.tables import shown
from tests.app.test_application import OPEN, started

TABLE = games.table  # `started` puts another one there
PEOPLE = {"okey": 4, "koikoi": 2, "ceki": 4}


def match_in(store, game, actions, seed="7" * 16):
    """Play so many actions of a match of people, each saved for itself; return it."""
    match = Match(game, {}, ["human"] * PEOPLE[game], Deal(seed, "8" * 16, "", ""), store)
    for _ in range(actions):
        match.act(match.state.legal_actions()[0])
        match.save()
    return match


def files(store):
    """Return {name: content} of all files."""
    found = {}
    for name in os.listdir(store.root):
        with open(store.root + "/" + name, "rb") as file:
            found[name] = file.read()
    return found


def test_a_journal_of_another_game_is_set_aside_and_told_once():
    for game in GAMES:
        for other in GAMES:
            if other == game:
                continue
            store = rig.empty_store("wrong_files")
            match_in(store, other, 20).leave()
            before = files(store)
            for name in before:
                os.rename(store.root + "/" + name, store.root + "/" + name.replace(other, game))
            loop = started(store=store)
            assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
            kept = [content for name, content in files(store).items() if ".bad" in name]
            for name, content in before.items():
                assert content in kept or name.endswith("_left.dat")
            loop = started(store=store)
            assert shown(loop) == "Menu", (game, other)


def wrong_finished(game):
    """Yield stores with a finished match that is not `game`'s, each with the file's content."""
    others = [other for other in GAMES if other != game]
    for other in others:
        store = rig.empty_store("wrong_files")
        match_in(store, other, 3).keep()
        os.rename(store.path(over_file(other), "dat"), store.path(over_file(game), "dat"))
        store.journal(other).clear()
        yield store, files(store)[over_file(game) + ".dat"]
    for cut in (0, 3, 60, -1):
        store = rig.empty_store("wrong_files")
        match_in(store, game, 3).keep()
        store.journal(game).clear()
        wrong = files(store)[over_file(game) + ".dat"][:cut]
        with open(store.path(over_file(game), "dat"), "wb") as file:
            file.write(wrong)
        yield store, wrong


def test_a_wrong_finished_match_is_told_once_and_set_aside():
    for game in GAMES:
        for store, wrong in wrong_finished(game):
            loop = started(store=store)
            assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
            assert files(store) == {over_file(game) + ".bad": wrong}
            rig.press(loop, "OK")
            assert shown(loop) == "Menu"
            assert shown(started(store=store)) == "Menu"


def test_a_match_that_is_begun_without_the_menu_writes_over_none():
    for game in GAMES:
        for store, wrong in wrong_finished(game):
            loop = started({"game": game}, store=store)
            assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
            rig.press(loop, "OK")
            assert shown(loop) == "Table"
            OPEN[-1].match.keep()
            assert files(store)[over_file(game) + ".bad"] == wrong
            loop = started({"game": game}, store=store)
            assert shown(loop) == "Table"


def test_a_match_to_resume_that_is_wrong_leads_to_the_menu():
    for game in GAMES:
        store = rig.empty_store("wrong_files")
        match_in(store, game, 3).leave()
        with open(store.path(game, "hdr"), "ab") as file:
            file.write(b"?")
        loop = started({"resume": game}, store=store)
        assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
        rig.press(loop, "OK")
        assert shown(loop) == "Menu"


def test_a_wrong_match_on_the_shelf_is_told_once_and_set_aside():
    for launch in (None, {"game": "koikoi"}):
        for change in (lambda data: data[:-1], lambda data: data[:3] + b"?" + data[4:]):
            store = rig.empty_store("wrong_files")
            match_in(store, "koikoi", 3).leave()
            assert shelf.leave(store, "koikoi") == ""
            store.journal("koikoi").clear()
            (name,) = [name for name in files(store) if name.startswith("shelf_")]
            wrong = change(files(store)[name])
            with open(store.root + "/" + name, "wb") as file:
                file.write(wrong)
            loop = started(launch, store=store)
            if not launch:
                rig.go_to(loop, t(ids.GAME_KOIKOI))
                rig.press(loop, "OK")
            assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
            assert files(store)[name[:-4] + ".bad"] == wrong
            rig.press(loop, "OK")
            assert shown(loop) == ("Table" if launch else "NewMatch")
            store.journal("koikoi").clear()
            loop = started(launch, store=store)
            assert shown(loop) == ("Table" if launch else "Menu")


def test_a_wrong_match_on_the_shelf_hides_no_other():
    store = rig.empty_store("wrong_files")
    for seed in ("7" * 16, "9" * 16):
        match_in(store, "koikoi", 3, seed).leave()
        assert shelf.leave(store, "koikoi") == ""
        store.journal("koikoi").clear()
    names = [name for name in files(store) if name.startswith("shelf_")]
    assert len(names) == 2
    with open(store.root + "/" + names[0], "wb") as file:
        file.write(b"?")
    aside = []
    assert shelf.count(store, "koikoi", aside) == 1 and len(aside) == 1
    assert shelf.count(store, "koikoi", aside) == 1 and len(aside) == 1


def test_of_two_swapped_journals_nothing_is_lost_without_a_word():
    endings = ("hdr", "0_0000", "left")
    for one, two in (("okey", "koikoi"), ("koikoi", "ceki"), ("okey", "ceki")):
        for chosen in range(1, 1 << len(endings)):
            store = rig.empty_store("wrong_files")
            for game in (one, two):
                match_in(store, game, 5).leave()
            before = files(store)
            for number, ending in enumerate(endings):
                if chosen >> number & 1:
                    swap(store, one, two, ending)
            told = []
            for game in (one, two):
                loop = started(store=store)
                if shown(loop) == "Notice":
                    told.append(loop.scene.text)
                    rig.press(loop, "OK")
                loop = started({"resume": game}, store=store)
                if shown(loop) == "Notice":
                    told.append(loop.scene.text)
                    rig.press(loop, "OK")
            kept = files(store).values()
            for name, content in before.items():
                whole = content in kept or name.endswith("_left.dat")
                assert whole or told == [t(ids.MOVES_LOST)] * 2, (one, two, chosen, name)
            wrong_header = chosen & 1
            wrong_entries = bool(chosen & 2) != bool(chosen & 1)
            assert bool(told) == bool(wrong_header or wrong_entries), (one, two, chosen, told)
            assert shown(started(store=store)) == "Menu"


def swap(store, one, two, ending):
    """Exchange the files of two games that have this ending."""
    if ending == "left":
        paths = [store.path(game + "_left", "dat") for game in (one, two)]
    else:
        paths = [store.path(game, name_of(store, game, ending)) for game in (one, two)]
    os.rename(paths[0], store.root + "/between")
    os.rename(paths[1], paths[0])
    os.rename(store.root + "/between", paths[1])


def name_of(store, game, ending):
    """Return the ending of a journal's file that is there, of any generation."""
    (found,) = [name for name in files(store) if name.startswith(game + ".") and ending in name]
    return found[len(game) + 1 :]


def test_a_table_that_was_left_notices_that_its_end_is_gone():
    for game in GAMES:
        store = rig.empty_store("wrong_files")
        games.table = TABLE
        loop, scene = tables.opened(game, {}, ["human"] * PEOPLE[game], "7" * 16)
        scene.match = scene.course.match = match_in(store, game, 5)
        loop.home()  # leaves the table
        loop.frame()
        path = store.root + "/" + game + ".0_0000"
        data = files(store)[game + ".0_0000"]
        last = data.rfind(bytes((len(last_entry(store, game)),)) + last_entry(store, game))
        with open(path, "wb") as file:
            file.write(data[:last])
        assert saved.resume(store, game).moves_lost, game


def last_entry(store, game):
    entries = []
    journal = store.journal(game)
    journal.header()
    journal.entries(entries.append)
    return entries[-1]


def test_a_last_segment_that_is_gone_is_noticed():
    for count in (17, 25, 40):
        store = rig.empty_store("wrong_files")
        match_in(store, "okey", count)  # and the power goes
        segments = sorted([name for name in files(store) if name.startswith("okey.0_")])
        assert len(segments) > 1
        os.remove(store.root + "/" + segments[-1])
        assert saved.resume(store, "okey").moves_lost
        match = saved.resume(store, "okey")
        match.mend()
        assert not saved.resume(store, "okey").moves_lost
