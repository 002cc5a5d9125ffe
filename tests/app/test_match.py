"""A match and its journal: a durable action is resumed, and an error is told in a sentence."""

import os

from app.core.match import Match
from app.shell.saved import finished, left_behind, resume
from engine.contract import BadOptions, IllegalAction
from engine.games import result_of
from engine.record import BadRecord
from engine.seeds import known
from hal.files import StoreError
from tests.app import rig

SEED = "0123456789abcdef"
SEATS = ("human", "easy", "medium", "hard")


def begun(store, report=None, seats=SEATS, options=None):
    options = {"players": len(seats)} if options is None else options
    return Match("okey", options, seats, known(SEED), store, report)


def play(match, actions):
    """Let everybody play so many actions; the human does the first thing that is legal."""
    for _ in range(actions):
        seat = match.state.to_act
        if seat < 0:
            break
        thinking = match.bot_thoughts()
        if thinking is None:
            assert match.is_human(seat)
            match.act(match.state.legal_actions()[0])
            match.save()
        else:
            match.act(*result_of(thinking))


def test_every_action_is_reported_in_the_notation():
    lines = []
    match = begun(None, lines.append)
    play(match, 12)
    assert lines == [match.log.action_text(i) for i in range(12)]


def test_a_saved_match_is_resumed():
    store = rig.empty_store("match")
    match = begun(store)
    assert match.unsaved and left_behind(store, "okey") is None
    play(match, 60)
    match.save()
    assert not match.unsaved
    again = resume(store, "okey")
    assert not again.unsaved and not again.moves_lost
    assert again.seats == SEATS
    assert rig.text_of(again) == rig.text_of(match)
    assert again.state.view(0).hand == match.state.view(0).hand
    assert left_behind(store, "okey")[:2] == (match.state.round_no, list(match.state.scores))
    play(again, 20)
    play(match, 20)
    assert rig.text_of(again) == rig.text_of(match)


def test_bots_repeat_moves_that_were_not_saved():
    store = rig.empty_store("match")
    match = begun(store)
    while match.state.to_act != 0:
        match.act(*result_of(match.bot_thoughts()))
    match.act(match.state.legal_actions()[0])
    match.save()
    saved = len(match.log.actions)
    while match.bot_thoughts():
        match.act(*result_of(match.bot_thoughts()))
    again = resume(store, "okey")
    assert len(again.log.actions) == saved
    while again.bot_thoughts():
        again.act(*result_of(again.bot_thoughts()))
    assert rig.text_of(again) == rig.text_of(match)


def test_an_illegal_action_leaves_everything_as_it_was():
    match = begun(None)
    try:
        match.act(9999)
    except IllegalAction:
        pass
    assert not match.log.actions


def test_bad_options_are_named():
    try:
        begun(None, None, SEATS, {"players": 7})
    except BadOptions as error:
        assert error.option == "players"
    else:
        raise AssertionError("seven players")


def test_an_unknown_level_and_an_unknown_style_are_named():
    for who, said in (("expert", "no level 'expert'"), ("hard:bold", "no style 'bold'")):
        try:
            begun(None, None, ("human", who), {"players": 2})
        except BadOptions as error:
            assert said in str(error), error
        else:
            raise AssertionError(who)


def test_a_match_that_is_over_is_kept_until_the_next_one_is():
    store = rig.empty_store("match")
    match = begun(store, None, ("human", "hard"), {"players": 2, "start": 10})
    match.save()
    assert left_behind(store, "okey")[:2] == (1, [10, 10])
    while match.state.to_act >= 0:
        play(match, 50)
    match.save()
    assert resume(store, "okey").state.outcome(), "its end was not shown"
    match.end()
    assert left_behind(store, "okey") is None
    assert {name.split(".")[0] for name in os.listdir(store.root)} == {"okey_over"}
    over = finished(store, "okey")
    assert over.header_lines() == match.log.header_lines()
    assert list(over.actions) == list(match.log.actions) and over.replay().to_act < 0
    again = begun(store)
    play(again, 60)
    assert finished(store, "okey").seed == SEED


def test_a_match_that_cannot_be_saved_goes_on():
    troubles = []
    store = rig.empty_store("match")
    store.root = "/nowhere/at/all"
    match = begun(store)
    match.on_trouble = troubles.append
    play(match, 30)
    assert [error.reason for error in troubles] == ["unwritable"]
    assert len(match.log.actions) == 30 and not match.unsaved


def refused(kind, function, *args):
    try:
        function(*args)
    except kind as error:
        return str(error)
    raise AssertionError("it was taken")


def test_journals_that_cannot_be_used_are_refused():
    for header in (b"", b"nonsense", b"\xff\xff"):
        store = rig.empty_store("match")
        rig.begin_journal(store, "okey", header)
        refused(ValueError, left_behind, store, "okey")
        refused(ValueError, resume, store, "okey")
    store = rig.empty_store("match")
    play(begun(store), 10)
    with open(store.root + "/okey.hdr", "wb") as file:
        file.write(b"\x00\x01\x02")
    refused(StoreError, left_behind, store, "okey")
    refused(StoreError, resume, store, "okey")


def test_a_record_of_other_rules_is_refused():
    store = rig.empty_store("match")
    match = begun(store)
    header = "\n".join(match.log.header_lines())
    rig.begin_journal(store, "okey", header.replace("rules ", "rules 9").encode())
    assert "rules" in refused(BadRecord, resume, store, "okey")


def test_a_record_of_another_format_is_refused_and_stays_in_the_menu():
    store = rig.empty_store("match")
    rig.begin_journal(store, "okey", b"tessera record 99\ngame okey")
    assert left_behind(store, "okey")
    assert "format" in refused(BadRecord, resume, store, "okey")


def test_actions_that_do_not_fit_are_refused():
    for line in (b"\x00\x08", b"\x07\x00", b"\xf0\xff", b"\x00", b"\x08\x00", b"\x08\x00\x20"):
        store = rig.empty_store("match")
        journal = store.journal("okey")
        journal.start("\n".join(begun(store).log.header_lines()).encode())
        journal.append(b"\x00" + line)
        refused(BadRecord, resume, store, "okey")


def test_a_cut_tail_costs_one_entry():
    store = rig.empty_store("match")
    match = begun(store)
    play(match, 20)
    match.save()
    newest = sorted([name for name in os.listdir(store.root) if "_" in name])[-1]
    with open(store.root + "/" + newest, "rb") as file:
        content = file.read()
    with open(store.root + "/" + newest, "wb") as file:
        file.write(content[:-3])
    again = resume(store, "okey")
    assert again.moves_lost and 0 < len(again.log.actions) < len(match.log.actions)
