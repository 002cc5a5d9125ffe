"""Files are what they say: a match of another game, or one that lacks its end, is noticed once.

Portable.
"""

import os

from app.core import games
from app.core.match import Match, over_file
from app.shell import opening, saved
from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import Deal
from tests.app import rig, tables
from tests.app.tables import shown
from tests.app.test_application import started

TABLE = games.table  # `started` puts another one there
PEOPLE = {"okey": 4, "koikoi": 2, "ceki": 4}


def match_in(store, game, actions):
    """Play so many actions of a match of people, each saved for itself; return it."""
    match = Match(game, {}, ["human"] * PEOPLE[game], Deal("7" * 16, "8" * 16, "", ""), store)
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


def test_a_finished_match_of_another_game_is_not_shown_in_its_place():
    for game in GAMES:
        for other in GAMES:
            if other == game:
                continue
            store = rig.empty_store("wrong_files")
            match = match_in(store, other, 3)
            match._keep()
            os.rename(store.path(over_file(other), "dat"), store.path(over_file(game), "dat"))
            wrong = files(store)[over_file(game) + ".dat"]
            loop = started(store=store)
            opening.replay(loop, game)
            rig.run(loop, 3)
            assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
            assert files(store)[over_file(game) + ".bad"] == wrong
            assert saved.finished(store, game) is None


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
