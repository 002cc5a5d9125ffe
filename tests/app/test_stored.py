"""Want of memory loses nothing: what cannot be read now stays in the store. Portable."""

from app import application
from app.core import stored
from app.core.puzzle_progress import PuzzleProgress, file_of
from app.core.settings import Settings
from app.core.statistics import Statistics, count_round
from app.core.statistics import file_of as statistics_of
from app.shell.puzzles_screen import Puzzles
from app.shell.stats_screen import StatisticsScene
from app.table.setup_texts import SetupTexts
from app.texts import catalog
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


def test_the_next_save_sets_an_unreadable_file_aside():
    def load(name):
        raise StoreError("failed", "the storage answered with error 5")

    store = rig.empty_store("stored")
    settings = Settings(store)
    settings.speed = "slow"
    settings.save()
    whole = store.load("settings")
    store.load = load
    settings = Settings(store)
    del store.load
    assert settings.trouble.reason == "failed" and store.load("settings") == whole
    settings.speed = "fast"
    settings.save()
    assert settings.trouble is None and Settings(store).speed == "fast"
    assert sorted(store.listing()) == ["settings.bad", "settings.dat"]


def test_solved_puzzles_that_could_not_be_read_are_not_replaced():
    store = rig.empty_store("stored")
    progress = PuzzleProgress(store, "okey")
    progress.answer(0, True)
    progress.save()
    progress = without_memory(lambda: PuzzleProgress(store, "okey"))
    progress.answer(1, True)
    try:
        progress.save()
        raise AssertionError("it is replaced")
    except StoreError as error:
        assert error.reason == "memory"
    assert PuzzleProgress(store, "okey").done == [1, 0, 0]
    assert store.listing() == [file_of("okey") + ".dat"]


def test_a_round_without_memory_is_not_counted_and_all_others_stay():
    loop, table = at_the_bill("ceki", 9)
    store = loop.board.store
    count_round(store, table.match, table.view, 1)
    before = store.load(statistics_of("ceki"))
    assert before
    without_memory(lambda: count_round(store, table.match, table.view, 1))
    assert store.load(statistics_of("ceki")) == before


def test_screens_say_that_it_cannot_be_read_now():
    for scene in (Puzzles("okey"), StatisticsScene("okey", SetupTexts("okey"))):
        loop = rig.loop(rig.board(), application.home)
        catalog.use("en")
        catalog.load("shell")
        progress = PuzzleProgress(loop.board.store, "okey")
        progress.answer(0, True)
        progress.save()
        Statistics(loop.board.store, "okey").save()
        files = sorted(loop.board.store.listing())
        loop.reset(scene)
        without_memory(loop.frame)
        rig.run(loop, 1)
        assert loop.scene.text == "What was counted cannot be read now. It stays as it is."
        assert sorted(loop.board.store.listing()) == files
