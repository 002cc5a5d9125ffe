"""A storage that fails to list its folder costs no match. Portable."""

import os

import hal.files
from app.texts.catalog import fill, t
from app.texts.shell import ids
from tests.app import rig
from tests.app.tables import shown
from tests.app.test_application import OPEN, begin, label, started


class Unlisted:
    """The module os where a folder cannot be listed."""

    def __getattr__(self, name):
        return getattr(os, name)

    def listdir(self, path):
        raise OSError(5)


def files(store):
    """Return the names and the contents of what is stored of the match of Okey."""
    found = []
    for name in sorted(os.listdir(store.root)):
        if name.startswith("okey."):
            with open(store.root + "/" + name, "rb") as file:
                found.append((name, file.read()))
    return found


def test_the_match_left_behind_stays_and_is_asked_about():
    store = rig.empty_store()
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK OK OK BACK")
    before = files(store)
    assert len(before) == 2
    hal.files.os = Unlisted()
    try:
        loop = started(store=store)
        assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
        rig.press(loop, "OK")
        assert shown(loop) == "Menu"
        assert t(ids.RESUME) not in [item.label for item in loop.scene.rows.items]
        begin(loop)
        assert shown(loop) == "Ask" and loop.scene.text == t(ids.ASK_REPLACE)
        rig.press(loop, "OK")
        assert shown(loop) == "Notice" and loop.scene.text == fill(
            ids.NOT_SAVED, t(ids.STORE_FAILED)
        )
        rig.press(loop, "OK")
        assert shown(loop) == "Table" and files(store) == before
    finally:
        hal.files.os = os
    loop = started(store=store)
    assert shown(loop) == "Menu" and label(loop) == t(ids.RESUME)
    rig.press(loop, "OK")
    assert shown(loop) == "Table" and len(OPEN[-1].match.log.actions) == 3
