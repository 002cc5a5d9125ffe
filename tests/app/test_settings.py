"""Settings: kept, and never in the way when they cannot be read."""

import os

from app.core import settings as module
from app.core.settings import COUNT, MARKS, Settings
from engine.rng import Rng
from tests.app import rig


def defaults(settings):
    return (settings.language, settings.speed, settings.asks, settings.last) == (
        "en",
        "normal",
        "all",
        {},
    )


def test_settings_are_read_as_they_were_saved():
    store = rig.empty_store("settings")
    settings = Settings(store)
    assert defaults(settings) and settings.trouble is None
    settings.language = "it"
    settings.speed = "instant"
    settings.asks = "never"
    assert settings.help == "count"
    settings.help = "marks"
    settings.game = "koikoi"
    settings.last = {"okey": {"options": {"players": 2}, "levels": ["hard"]}}
    settings.save()
    again = Settings(store)
    assert (again.language, again.speed, again.asks) == ("it", "instant", "never")
    assert again.game == "koikoi"
    assert again.helps(MARKS) and not again.helps(COUNT)
    assert again.last == settings.last


def test_names_of_every_length_are_there_at_the_next_start():
    store = rig.empty_store("settings")
    for length in range(module.NAME_LENGTH + 1):
        settings = Settings(store)
        settings.person_names = ["ABCDEFGHIJ"[:length]] * module.PLAYERS
        settings.save()
        assert Settings(store).person_names == settings.person_names


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
    assert (settings.language, settings.speed, settings.asks) == ("en", "fast", "never")
    assert settings.trouble is None


def test_an_unwritable_store_is_left_in_trouble():
    from hal.store import Store

    settings = Settings(Store("/nowhere/at/all"))
    settings.save()
    assert settings.trouble.reason == "unwritable"


def test_every_setting_is_kept_at_once():
    store = rig.empty_store("settings")
    settings = Settings(store)
    assert settings.is_new
    chosen = {name: choices[-1] for name, choices in module._CHOICES.items()}
    for name, choice in chosen.items():
        setattr(settings, name, choice)
    settings.save()
    again = Settings(store)
    assert not again.is_new
    assert {name: getattr(again, name) for name in chosen} == chosen


def test_the_old_setting_confirm_becomes_asks():
    for old, asks in ((b"true", "all"), (b"false", "never"), (b"0", "all"), (b"null", "all")):
        store = rig.empty_store("settings")
        store.save("settings", b'{"confirm": ' + old + b"}")
        assert Settings(store).asks == asks
    store.save("settings", b'{"confirm": false, "asks": "risky"}')
    assert Settings(store).asks == "risky"


def test_a_number_is_not_taken_for_a_bool_nor_a_bool_for_a_number():
    store = rig.empty_store("settings")
    store.save("settings", b'{"turned": 1, "dim": false, "sleep": true}')
    settings = Settings(store)
    assert (settings.turned, settings.dim, settings.sleep) == (False, 30, 120)


def test_only_counts_are_taken_for_matches_won_in_a_row():
    store = rig.empty_store("settings")
    store.save("settings", b'{"streaks": {"okey": -1, "ceki": true, "koikoi": 3, "x": "2"}}')
    settings = Settings(store)
    assert settings.streaks == {"koikoi": 3}
    settings.ended("koikoi", True)
    settings.ended("ceki", True)
    settings.save()
    assert Settings(store).streaks == {"koikoi": 4, "ceki": 1}


def test_random_bytes_never_give_a_value_that_is_not_offered():
    rng = Rng((4, 9, 2, 7))
    store = rig.empty_store("settings")
    Settings(store).save()
    whole = store.load("settings")
    for number in range(300):
        store = rig.empty_store("settings")
        data = bytes([rng.below(256) for _ in range(rng.below(60))])
        if number % 3:  # what the store has written, with some bytes changed
            at = rng.below(len(whole))
            data = whole[:at] + data[: number % 3] + whole[at + number % 3 :]
        store.save("settings", data)
        if number % 5 == 0:
            with open(store.root + "/settings.dat", "r+b") as file:
                file.write(bytes([rng.below(256) for _ in range(rng.below(9))]))
        settings = Settings(store)
        for name, choices in module._CHOICES.items():
            assert getattr(settings, name) in choices, (name, data)
        assert isinstance(settings.last, dict) and len(settings.person_names) == 6
