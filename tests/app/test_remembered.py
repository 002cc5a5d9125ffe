"""Trouble is reported once, and About shows the fingerprints and codes of matches. Portable.

Apart from test_application.py: on MicroPython that opens all three games, and fills its heap.
"""

from app.core.match import over_file
from app.texts.catalog import t
from app.texts.shell import ids
from engine import seeds
from tests.app import rig
from tests.app.tables import shown
from tests.app.test_application import OPEN, begin, go_to, started


def test_damaged_settings_are_said_once():
    store = rig.empty_store()
    store.save("settings", b"no JSON")
    loop = started(store=store)
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.SETTINGS_DAMAGED)
    rig.press(loop, "OK")
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK BACK")
    assert shown(loop) == "Menu"


def test_about_shows_a_fingerprint_in_play_and_the_code_afterwards():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK BACK")
    record = OPEN[-1].match.log
    proof = seeds.fingerprint(record.seed, record.secret)
    cut = record.cut.split(" ")[0]
    code = seeds.code_of(record.seed)
    about = about_of(store)
    assert ("Okey", cut, "Proof of a fair deal: " + proof) in about
    told = str(about)
    for hidden in (code, record.seed, record.bot_seed, record.secret):
        assert hidden not in told
    store.save(over_file("okey"), "\n".join(record.header_lines()).encode() + b"\n\n\x00")
    store.journal("okey").clear()
    told = str(about_of(store))
    assert proof not in told and code in told
    loop = started(store=store)
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK UP OK")
    assert shown(loop) == "Proof"
    told = str(told_by(loop))
    for part in (cut, record.secret[:16], record.secret[16:], record.seed, record.bot_seed, proof):
        assert part in told


def about_of(store):
    """Return what the rows of the About screen tell."""
    loop = started(store=store)
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK")
    return told_by(loop)


def told_by(loop):
    """Return (label, value, note) of each row; an empty text stands for what a row lacks."""
    return [
        tuple([item.label] + [tell() if tell else "" for tell in (item.value, item.note)])
        for item in loop.scene.rows.items
    ]


def test_about_leaves_out_a_match_whose_header_is_damaged():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK BACK")
    record = OPEN[-1].match.log
    store.journal("okey").clear()
    good = "\n".join(record.header_lines())
    facts = about_of(store)
    no_seed = good.replace("\nseed ", "\nsed ")
    for damaged in (no_seed, good.replace(record.seed, "0123456789abcde<")):
        store.save(over_file("okey"), damaged.encode() + b"\n\n\x00")
        assert about_of(store) == facts
    rig.begin_journal(store, "okey", no_seed.encode())
    assert about_of(store) == facts
