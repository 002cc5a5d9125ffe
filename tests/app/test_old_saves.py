"""Old saves still open: settings and matches of earlier programs. Portable.

tests/data/saved is the /data of a PicoSystem, as the simulator at commit 9bb22ab left it:
settings, a match of each game in progress, and the files of a match of Okey that was set aside
because its header was damaged. tests/data/saved_before_cut is of commit cbbb3d3, the last without
a cut: a match of Okey in play, with placements; of Koi-Koi one in practice, with moves taken back,
and one that is over; one of Ceki on the shelf.
"""

import json
import os

from app.core.journal_entries import PLACEMENT_BYTES
from app.core.settings import Settings
from app.shell import saved, shelf
from app.shell.setup import Setup
from app.texts.catalog import t
from app.texts.shell import ids
from engine import record
from engine.games import GAMES, result_of
from engine.seeds import code_of
from tests.app import rig
from tests.app.tables import shown
from tests.app.test_application import OPEN, go_to, label, started

FOLDER = "tests/data/saved"
BEFORE_CUT = "tests/data/saved_before_cut"
SET_ASIDE = ("okey.bad", "okey.bad_0_0000")
ACTIONS = {"okey": 12, "koikoi": 32, "ceki": 28}


def content(path):
    with open(path, "rb") as file:
        return file.read()


def old_store(folder=FOLDER):
    """Return a store of its own with the files of a fixture."""
    store = rig.empty_store("old_saves")
    store.save("made", b"")  # makes the directory
    os.remove(store.root + "/made.dat")
    for name in os.listdir(folder):
        with open(store.root + "/" + name, "wb") as file:
            file.write(content(folder + "/" + name))
    return store


def test_the_settings_are_what_the_player_chose():
    settings = Settings(old_store())
    assert settings.trouble is None
    assert (settings.language, settings.speed, settings.asks) == ("it", "fast", "never")
    assert (settings.brightness, settings.sound, settings.tabs) == (80, "quiet", "name")
    assert settings.game == "ceki"
    assert Setup("okey", settings.last["okey"]).levels[0] == "hard"
    assert Setup("ceki", settings.last["ceki"]).options["players"] == 5


def written():
    """Return the settings of the fixture as a dict."""
    return json.loads(content(FOLDER + "/settings.dat")[4:].decode())


def read(found):
    """Return the Settings that a dict is read as, and check that nothing is reported."""
    store = rig.empty_store("old_saves")
    store.save("settings", json.dumps(found).encode())
    settings = Settings(store)
    assert settings.trouble is None and "settings.dat" in os.listdir(store.root)
    return settings


def test_a_missing_or_unknown_name_costs_no_other():
    old = written()
    whole = Settings(old_store())
    for missing in sorted(old):
        for change in (None, "nonsense"):
            found = written()
            del found[missing]
            if change:
                found[missing] = change
            found["invented"] = 3
            settings = read(found)
            for name in sorted(old):
                if name not in (
                    missing,
                    "version",
                    "last_seed",
                ):  # the last is no setting any more
                    name = "asks" if name == "confirm" else name  # as it is called now
                    assert getattr(settings, name) == getattr(whole, name), (missing, name)


def test_options_of_the_last_match_are_read_name_by_name():
    last = {"options": {"players": 3, "start": 15, "gone": 1, "setup": "unheard"}, "levels": ["x"]}
    setup = Setup("okey", last)
    assert (setup.options["players"], setup.options["start"]) == (3, 15)
    assert setup.options["setup"] == "two_throws" and "gone" not in setup.options
    setup = Setup("okey", {"options": {"players": 3, "win_mode": "partners"}})
    assert setup.options["players"] == 3, "partners need four: the mode is what gives way"
    assert setup.options["win_mode"] != "partners"


def test_every_match_goes_on():
    for game in GAMES:
        store = old_store()
        round_no, scores, _ = saved.left_behind(store, game)
        match = saved.resume(store, game)
        assert len(match.log.actions) == ACTIONS[game] and not match.moves_lost
        assert match.placements is None
        match.placement_of = lambda seat: b"\0" * PLACEMENT_BYTES  # no room for it here
        assert match.state.round_no == round_no and list(match.state.scores) == scores
        while not match.is_human(match.state.to_act):
            match.act(*result_of(match.bot_thoughts()))
        match.act(match.state.legal_actions()[0])
        match.save()
        again = saved.resume(store, game)
        assert len(again.log.actions) > ACTIONS[game]
        assert rig.text_of(again) == rig.text_of(match)


def test_the_menu_lists_every_match_and_opens_it():
    store = old_store()
    for game in GAMES:
        loop = started(store=store)
        assert shown(loop) == "Menu", "no trouble to be told"
        resume = [row for row in loop.scene.rows.items if row.label == t(ids.RESUME)]
        assert len(resume) == len(GAMES)
        loop.scene.rows.at = GAMES.index(game)
        rig.press(loop, "OK OK BACK")
        assert shown(loop) == "Menu"
        assert OPEN[-1].match.game == game
        assert len(OPEN[-1].match.log.actions) == ACTIONS[game] + 1


def test_matches_dealt_before_there_was_a_cut_end_as_they_began():
    store = old_store(BEFORE_CUT)
    tag = saved.resume(store, "okey").tag
    left = shelf.look(store)
    assert [one.game for one in left] == ["ceki"]
    shelf.take(store, left[0].name)
    for game, count, practice in (("okey", 30, False), ("koikoi", 12, True), ("ceki", 24, False)):
        match = saved.resume(store, game)
        assert len(match.log.actions) == count and not match.moves_lost
        assert match.is_practice == practice and match.is_counted != practice
        assert (match.placements is not None) == (game == "okey")
        text = rig.text_of(match)
        assert text.startswith("tessera record 1\n") and "\nsalt " in text
        for _ in range(400):
            if match.state.to_act < 0:
                break
            if match.is_human(match.state.to_act):
                match.act(match.state.legal_actions()[0])
                match.save()
            else:
                match.act(*result_of(match.bot_thoughts()))
        match.save()
        text = rig.text_of(match)
        if match.state.to_act < 0:
            match.end()
            again = rig.text_of(saved.match_of(saved.finished(store, game)))
        else:
            again = rig.text_of(saved.resume(store, game))
        assert again == text and text.startswith("tessera record 1\n")
        if game == "okey":
            assert match.tag == tag


def test_a_finished_match_from_before_the_cut_is_still_proved():
    record = saved.finished(old_store(BEFORE_CUT), "koikoi")
    assert record.format == 1 and not record.cut and len(record.secret) == 16
    loop = started(store=old_store(BEFORE_CUT))
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK")
    rows = [item.label for item in loop.scene.rows.items]
    assert "Okey" in rows and rows[-1] == code_of(record.seed)
    rig.press(loop, "UP OK")
    assert shown(loop) == "Proof"
    assert [item.label for item in loop.scene.rows.items] == [
        record.secret,
        record.seed,
        record.bot_seed,
    ]


def test_the_match_set_aside_stays_where_it_is():
    store = old_store()
    loop = started(store=store)
    go_to(loop, ids.SETTINGS)
    rig.press(loop, "OK RIGHT BACK")
    with open(store.root + "/okey.hdr", "wb") as file:
        file.write(b"damaged again")
    loop = started(store=store)
    assert loop.scene.text == t(ids.MATCH_DAMAGED)
    for name in SET_ASIDE:
        assert content(store.root + "/" + name) == content(FOLDER + "/" + name)
    assert "okey.bad1" in os.listdir(store.root)


def test_a_match_of_another_version_stays_listed_with_a_sentence():
    for number, (old, new) in enumerate(
        (
            (b"\nrules ", b"\nrules 9"),
            (b"record 1\n", b"record 9\n"),
            (b"\nseat ", b"\noption new_rule on\nseat "),
            (b"\nseed ", b"\nclock 300\nseed "),
        )
    ):
        game = GAMES[number % len(GAMES)]
        store = old_store()
        journal = store.journal(game)
        header = journal.header()
        assert old in header
        journal.start(header.replace(old, new, 1))
        journal.append(b"\x052 0,0")
        before = sorted(os.listdir(store.root))
        try:
            saved.resume(store, game)
            raise AssertionError("it was taken")
        except record.OtherRules:
            pass
        for _ in range(2):
            loop = started(store=store)
            assert shown(loop) == "Menu"
            loop.scene.rows.at = GAMES.index(game)
            assert label(loop) == t(ids.RESUME)
            rig.press(loop, "OK")
            assert loop.scene.text == t(ids.MATCH_OTHER_VERSION)
            rig.press(loop, "OK")
            assert shown(loop) == "Menu"
            resumed = [row for row in loop.scene.rows.items if row.label == t(ids.RESUME)]
            assert len(resumed) == len(GAMES)
        assert sorted(os.listdir(store.root)) == before


def test_of_several_damaged_files_each_is_said():
    store = old_store()
    for name in ("settings.dat", "okey.hdr", "ceki.hdr"):
        with open(store.root + "/" + name, "wb") as file:
            file.write(b"nonsense")
    loop = started(store=store)
    assert shown(loop) == "Notice"
    assert loop.scene.text == " ".join(
        (
            t(ids.SETTINGS_DAMAGED),
            "Okey: " + t(ids.MATCH_DAMAGED),
            "Ceki: " + t(ids.MATCH_DAMAGED),
        )
    )
    assert {"settings.bad", "okey.bad1", "ceki.bad"} <= set(os.listdir(store.root))
