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
    record = OPEN[-1].match.record
    proof = seeds.fingerprint(record.seed, record.salt)
    code = seeds.code_of(record.seed)
    about = about_of(store)
    assert proof in about and code not in about and record.seed not in about
    store.save(over_file("okey"), "\n".join(record.header_lines()).encode() + b"\n\n\x00")
    store.journal("okey").clear()
    about = about_of(store)
    assert proof not in about and code in about


def about_of(store):
    """Return the labels of the rows of the About screen."""
    loop = started(store=store)
    go_to(loop, ids.ABOUT)
    rig.press(loop, "OK")
    return [item.label for item in loop.scene.rows.items]


def test_about_leaves_out_a_match_whose_header_is_damaged():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK BACK")
    record = OPEN[-1].match.record
    store.journal("okey").clear()
    good = "\n".join(record.header_lines())
    facts = about_of(store)
    no_seed = good.replace("\nseed ", "\nsed ")
    for damaged in (no_seed, good.replace(record.seed, "0123456789abcde<")):
        store.save(over_file("okey"), damaged.encode() + b"\n\n\x00")
        assert about_of(store) == facts
    rig.begin_journal(store, "okey", no_seed.encode())
    assert about_of(store) == facts
