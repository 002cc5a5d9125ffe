"""Want of memory loses nothing: what cannot be read now stays in the store. Portable."""

from app.core import stored
from app.core.settings import Settings
from app.core.solved import Solved, file_of
from app.core.statistics import count_round
from app.core.statistics import file_of as statistics_of
from hal.files import StoreError
from tests.app import rig
from tests.app.test_mistake import at_the_bill


class Json:
    """Stands in for the module json in a heap that is full."""

    def loads(self, text):
        raise MemoryError


def without_memory(do):
    """Call do() while nothing can be parsed."""
    json = stored.json
    stored.json = Json()
    try:
        return do()
    finally:
        stored.json = json


def test_settings_that_could_not_be_read_are_not_replaced():
    store = rig.empty_store("stored")
    settings = Settings(store)
    settings.speed = "slow"
    settings.save()
    settings = without_memory(lambda: Settings(store))
    assert settings.trouble.reason == "memory"
    settings.speed = "fast"
    settings.save()
    assert settings.trouble.reason == "memory"
    assert Settings(store).speed == "slow"


def test_solved_puzzles_that_could_not_be_read_are_not_replaced():
    store = rig.empty_store("stored")
    solved = Solved(store, "okey")
    solved.answer(0, True)
    solved.save()
    solved = without_memory(lambda: Solved(store, "okey"))
    solved.answer(1, True)
    try:
        solved.save()
        raise AssertionError("it is replaced")
    except StoreError as error:
        assert error.reason == "memory"
    assert Solved(store, "okey").done == [1, 0, 0]
    assert store.listing() == [file_of("okey") + ".dat"]


def test_a_round_without_memory_is_not_counted_and_all_others_stay():
    loop, table = at_the_bill("ceki", 9)
    store = loop.board.store
    count_round(store, table.match, table.view, 1)
    before = store.load(statistics_of("ceki"))
    assert before
    without_memory(lambda: count_round(store, table.match, table.view, 1))
    assert store.load(statistics_of("ceki")) == before
