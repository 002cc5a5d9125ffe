"""The housekeeper of a table: what it collects and saves, and when."""

from app.core import heap
from app.table.housekeeper import Housekeeper


class Saver:
    """Stands for a match, and for the settings: notes what is done in a list."""

    def __init__(self, notes, name):
        self._notes = notes
        self._name = name

    def save(self):
        self._notes.append(self._name)


def watched(check):
    """Call check(housekeeper, notes); a collection is one of the notes."""
    notes = []
    collect = heap.collect
    heap.collect = lambda: notes.append("collect")
    try:
        check(Housekeeper(Saver(notes, "match"), Saver(notes, "settings")), notes)
    finally:
        heap.collect = collect


def test_it_has_nothing_to_do_at_first():
    def check(keeper, notes):
        keeper.is_still = True
        assert not (keeper.is_busy or keeper.collect_if_still() or keeper.save())
        assert notes == []

    watched(check)


def test_it_collects_once_and_only_in_a_still_frame():
    def check(keeper, notes):
        keeper.is_littered = True
        assert keeper.is_busy and not keeper.collect_if_still()
        keeper.is_still = True
        assert keeper.collect_if_still() and not keeper.collect_if_still()
        assert notes == ["collect"] and not keeper.is_busy

    watched(check)


def test_it_saves_once_and_leaves_litter():
    def check(keeper, notes):
        keeper.need_save()
        assert keeper.is_busy and keeper.save() and not keeper.save()
        assert notes == ["match"] and keeper.is_littered

    watched(check)


def test_the_settings_are_saved_before_the_match_and_only_if_asked():
    def check(keeper, notes):
        keeper.need_save(settings=True)
        keeper.need_save()  # somebody acts before there was time
        assert keeper.save()
        keeper.need_save()
        assert keeper.save()
        assert notes == ["settings", "match", "match"]

    watched(check)
