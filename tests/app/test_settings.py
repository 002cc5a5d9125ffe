"""Settings: kept, and never in the way when they cannot be read."""

import os

from app.core.settings import COUNT, MARKS, Settings
from tests.app import rig


def defaults(settings):
    return (settings.language, settings.speed, settings.confirm, settings.last) == (
        "en",
        "normal",
        True,
        {},
    )


def test_they_are_kept():
    store = rig.empty_store("settings")
    settings = Settings(store)
    assert defaults(settings) and settings.trouble is None
    settings.language = "it"
    settings.speed = "instant"
    settings.confirm = False
    assert settings.help == "count"
    settings.help = "marks"
    settings.game = "koikoi"
    settings.last = {"okey": {"options": {"players": 2}, "levels": ["hard"]}}
    settings.save()
    again = Settings(store)
    assert (again.language, again.speed, again.confirm) == ("it", "instant", False)
    assert again.game == "koikoi"
    assert again.helps(MARKS) and not again.helps(COUNT)
    assert again.last == settings.last


def test_they_are_written_only_when_they_have_changed():
    store = rig.empty_store("settings")
    settings = Settings(store)
    written = []
    save = store.save

    def note(name, data):
        written.append(name)
        save(name, data)

    store.save = note
    settings.save()
    settings.save()
    assert written == ["settings"]
    settings.language = "it"
    settings.save()
    assert len(written) == 2
    store.root = "/nowhere/at/all"
    settings.language = "en"
    settings.save()
    assert settings.trouble and len(written) == 3
    settings.save()
    assert settings.trouble and len(written) == 4, "what failed is tried again"


def test_damage_and_nonsense_give_the_defaults_and_are_set_aside():
    for data in (
        b"",
        b"\xff\xfe",
        b"[]",
        b"4",
        b"[" * 5000 + b"]" * 5000,
    ):
        store = rig.empty_store("settings")
        store.save("settings", data)
        settings = Settings(store)
        assert defaults(settings), data
        assert settings.trouble.reason == "damaged", data
        assert os.listdir(store.root) == ["settings.bad"]


def test_settings_without_any_known_name_give_the_defaults():
    for data in (
        b"{}",
        b'{"version": 2}',
        b'{"version": 1, "last": 4, "last_seed": 1, "language": 1, "speed": {}, "confirm": 3}',
    ):
        store = rig.empty_store("settings")
        store.save("settings", data)
        settings = Settings(store)
        assert defaults(settings) and settings.trouble is None, data


def test_a_value_that_is_not_offered_is_left_out():
    store = rig.empty_store("settings")
    store.save(
        "settings",
        b'{"version": 1, "last": {}, "last_seed": null, "language": "xx", "speed": "fast",'
        b' "confirm": false}',
    )
    settings = Settings(store)
    assert (settings.language, settings.speed, settings.confirm) == ("en", "fast", False)
    assert settings.trouble is None


def test_a_place_that_cannot_be_written_to_is_told():
    from hal.store import Store

    settings = Settings(Store("/nowhere/at/all"))
    settings.save()
    assert settings.trouble.reason == "unwritable"
