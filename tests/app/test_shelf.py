"""The shelf: matches that were left for others are kept whole, in order, and never too many."""

from app.core import people, screens, statistics
from app.core.draw import wrap
from app.core.match import Match, tag_of
from app.shell import saved, shelf
from app.shell.game_summaries import match_text
from app.texts import catalog
from app.texts.catalog import t
from app.texts.languages import LANGUAGES
from app.texts.shell import ids
from engine.compat import load_module
from engine.games import GAMES, seat_line
from engine.rng import Rng
from engine.seeds import Deal
from hal.files import StoreError
from tests.app import rig
from tests.app.tables import shown
from tests.app.test_application import OPEN, begin, go_to, started

SEATS = ("human", "easy", "easy", "hard")


def deal(number):
    """Return a Deal that no other number has."""
    return Deal("%016x" % number, "%016x" % (number + 1000), "0" * 32, "5 chosen")


def played(store, number, game="okey", seats=SEATS, actions=3):
    """Begin a match, play some actions, save and leave it; return it."""
    match = Match(game, {}, seats, deal(number), store)
    for _ in range(actions):
        match.act(match.state.legal_actions()[0])
    match.leave()
    return match


def full(store, without=0):
    """Fill the shelf but for some places; a further match is in play. Return that match."""
    for number in range(shelf.MOST - without):
        played(store, number)
        assert shelf.leave(store, "okey") == ""
    return played(store, 77)


def test_a_match_comes_back_as_it_was():
    store = rig.empty_store("shelf")
    first = played(store, 1)
    assert shelf.leave(store, "okey") == ""
    assert shelf.look(store) == [], "it is still in play"
    played(store, 2)
    (left,) = shelf.look(store)
    assert (left.game, left.round_no, left.scores) == ("okey", 1, [20] * 4)
    assert saved.seats_of(left) == list(SEATS)
    shelf.take(store, left.name)
    assert shelf.look(store) == [] and shelf.count(store, "okey") == 0
    assert rig.text_of(saved.resume(store, "okey")) == rig.text_of(first)


def test_a_match_says_how_far_it_is_as_its_game_does():
    catalog.use("en")
    catalog.load("shell")
    said = [match_text(game, 2) for game in GAMES]
    assert said == ["Okey, round 2", "Koi-Koi, month 2", "Ceki, hand 2"]


def test_the_one_that_was_left_last_is_the_first():
    store = rig.empty_store("shelf")
    for number, game, seats in ((1, "okey", SEATS), (2, "koikoi", SEATS[:2]), (3, "okey", SEATS)):
        played(store, number, game, seats)
        assert shelf.leave(store, game) == ""
        store.journal(game).clear()
    assert [left.game for left in shelf.look(store)] == ["okey", "koikoi", "okey"]
    assert shelf.count(store, "okey") == 2
    shelf.take(store, shelf.look(store)[2].name)
    assert shelf.leave(store, "okey") == ""
    store.journal("okey").clear()
    assert [left.order for left in shelf.look(store)] == [4, 3, 2]


def test_a_match_in_which_nothing_was_played_is_not_kept():
    store = rig.empty_store("shelf")
    played(store, 1, actions=0)
    assert shelf.leave(store, "okey") == "" and shelf.look(store) == []
    assert shelf.leave(store, "ceki") == ""


def test_a_match_left_twice_is_on_the_shelf_once():
    store = rig.empty_store("shelf")
    played(store, 1)
    assert shelf.leave(store, "okey") == ""
    match = saved.resume(store, "okey")
    match.act(match.state.legal_actions()[0])
    match.leave()
    assert shelf.leave(store, "okey") == ""
    other = Match("okey", {}, SEATS, deal(1), store)  # as with --seed
    for _ in range(3):
        other.act(other.state.legal_actions()[-1])
    other.leave()
    assert shelf.leave(store, "okey") == ""
    store.journal("okey").clear()
    assert len(shelf.look(store)) == 2


def test_a_match_in_play_and_on_the_shelf_leaves_the_shelf():
    store = rig.empty_store("shelf")
    played(store, 1)
    assert shelf.leave(store, "okey") == ""  # and the power is cut: the next match is not in play
    loop = started(store=store)
    rig.press(loop, "OK")
    assert len(OPEN) == 1 and len(OPEN[-1].match.log.actions) == 3
    store.journal("okey").clear()
    assert shelf.look(store) == []


def test_the_ninth_match_asks_which_is_to_go():
    store = rig.empty_store("shelf")
    match = full(store)
    assert len(shelf.look(store)) == shelf.MOST
    assert shelf.leave(store, "okey") == shelf.FULL
    loop = started(store=store)
    begin(loop)
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.SHELF_FULL)
    rig.press(loop, "OK")
    assert shown(loop) == "LettingGo" and len(loop.scene.rows.items) == shelf.MOST + 1
    rig.press(loop, "BACK")
    assert shown(loop) == "NewMatch" and len(shelf.look(store)) == shelf.MOST
    rig.press(loop, "OK OK DOWN OK BACK")  # not this one
    assert shown(loop) == "LettingGo" and len(shelf.look(store)) == shelf.MOST
    gone = shelf.look(store)[0].name
    rig.press(loop, "OK OK")
    assert len(OPEN) == 1 and OPEN[-1].match.log.seed != match.log.seed
    assert gone not in [left.name for left in shelf.look(store)]
    rig.press(loop, "OK BACK")
    found = shelf.look(store)
    assert len(found) == shelf.MOST
    assert b"seed " + match.log.seed.encode() in store.load(found[0].name)


def test_deleted_matches_take_no_place_of_those_that_are_counted():
    store = rig.empty_store("shelf")
    full(store)
    kept = [left.name for left in shelf.look(store)]
    book = statistics.Statistics(store, "okey")
    for number in list(range(shelf.MOST)) + [77]:
        book.count(tag_of(deal(number).seed, deal(number).secret), 1, "g", 1, 0, 0)
    book.save()
    for number in range(100, 104):
        shelf.give_up(store, "okey")
        book = statistics.Statistics(store, "okey")
        match = played(store, number)
        assert book.count(match.tag, 1, "g", 1, 0, 0)
        book.save()
    assert [left.name for left in shelf.look(store)] == kept
    for number in range(shelf.MOST):
        assert not book.count(tag_of(deal(number).seed, deal(number).secret), 1, "g", 1, 0, 0)
    for number in range(200, 204):
        shelf.delete(store, shelf.look(store)[0])
        book = statistics.Statistics(store, "okey")
        match = played(store, number)
        assert book.count(match.tag, 1, "g", 1, 0, 0)
        book.save()
        assert shelf.leave(store, "okey") == ""
        store.journal("okey").clear()
    for number in range(shelf.MOST - 1):
        assert not book.count(tag_of(deal(number).seed, deal(number).secret), 1, "g", 1, 0, 0)


def test_the_match_in_play_may_be_the_one_that_goes():
    store = rig.empty_store("shelf")
    full(store)
    before = [left.name for left in shelf.look(store)]
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK OK OK")
    assert len(OPEN) == 1
    rig.press(loop, "OK BACK")
    assert [left.name for left in shelf.look(store)] == before


def test_a_launched_match_asks_if_the_shelf_is_full():
    store = rig.empty_store("shelf")
    full(store)
    loop = started({"game": "okey"}, store=store)
    assert shown(loop) == "Ask" and loop.scene.text == t(ids.ASK_REPLACE)
    rig.press(loop, "BACK")
    assert shown(loop) == "Menu" and len(shelf.look(store)) == shelf.MOST


def test_with_a_full_shelf_a_match_of_it_can_be_taken_up():
    store = rig.empty_store("shelf")
    match = full(store)
    last = shelf.look(store)[-1]
    assert shelf.leave(store, "okey", last.name) == ""
    shelf.take(store, last.name)
    found = shelf.look(store)
    assert len(found) == shelf.MOST
    assert b"seed " + match.log.seed.encode() in store.load(found[0].name)


def test_it_holds_no_more_than_64_kilobytes():
    store = rig.empty_store("shelf")
    full(store, without=6)
    big = shelf.look(store)[0]
    store.save(big.name, store.load(big.name) + bytes(shelf.MOST_BYTES))
    assert shelf.leave(store, "okey") == shelf.FULL
    store.remove(big.name)
    assert shelf.leave(store, "okey") == ""


def test_a_match_that_cannot_be_taken_up_says_why():
    store = rig.empty_store("shelf")
    full(store, without=7)
    (left,) = shelf.look(store)
    store.journal("okey").clear()
    loop = started(store=store)
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    go_to(loop, ids.SHELF)
    rig.press(loop, "OK OK")
    whole = store.load(left.name)
    store.save(left.name, whole.replace(b"tessera record ", b"tessera record 9"))
    rig.press(loop, "OK")
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_OTHER_VERSION)
    rig.press(loop, "OK")
    load = store.load

    def failing(name):
        if name == left.name:
            raise StoreError("failed", "broken")
        return load(name)

    store.load = failing
    rig.press(loop, "OK")
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.MATCH_DAMAGED)
    rig.press(loop, "OK")
    store.load = load
    store.save(left.name, whole)
    rig.press(loop, "OK")
    assert len(OPEN) == 1


class Refusing:
    """A store's `write` and `remove` that fail."""

    def __init__(self, store):
        store.write = store.remove = self
        self._store = store

    def __call__(self, *args):
        raise StoreError("full", "there is no room")

    def end(self):
        del self._store.write, self._store.remove


def open_first(store):
    """Return the loop, with the screen of the first match of the shelf."""
    loop = started(store=store)
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    go_to(loop, ids.SHELF)
    rig.press(loop, "OK OK")
    assert shown(loop) == "OnShelf"
    return loop


def test_a_match_stays_on_the_shelf_if_it_cannot_be_written():
    store = rig.empty_store("shelf")
    full(store, without=7)
    (left,) = shelf.look(store)
    store.journal("okey").clear()
    loop = open_first(store)
    refusing = Refusing(store)
    for keys in ("OK", "DOWN OK OK"):  # go on with it, delete it
        rig.press(loop, keys)
        assert shown(loop) == "Notice" and loop.scene.text == t(ids.SHELF_FAILED)
        rig.press(loop, "OK")
        assert shown(loop) == "OnShelf"
        assert [found.name for found in shelf.look(store)] == [left.name]
    refusing.end()
    rig.press(loop, "UP OK")
    assert len(OPEN) == 1 and shelf.look(store) == []


def test_a_full_shelf_from_which_nothing_can_be_deleted_says_so():
    store = rig.empty_store("shelf")
    full(store)
    loop = started(store=store)
    begin(loop)
    rig.press(loop, "OK DOWN")
    refusing = Refusing(store)
    rig.press(loop, "OK OK")
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.SHELF_FAILED)
    rig.press(loop, "OK")
    assert shown(loop) == "LettingGo" and len(shelf.look(store)) == shelf.MOST
    refusing.end()


def test_a_match_that_cannot_leave_the_shelf_is_in_play_all_the_same():
    store = rig.empty_store("shelf")
    full(store, without=7)
    (left,) = shelf.look(store)
    store.journal("okey").clear()
    loop = open_first(store)
    Refusing(store)
    del store.write
    rig.press(loop, "OK")
    assert len(OPEN) == 1 and shelf.look(store) == []  # it is in play
    del store.remove
    rig.press(loop, "BACK")
    shelf.tidy(store, "okey")
    assert store.load(left.name) is None


def test_a_match_is_deleted_after_a_question():
    store = rig.empty_store("shelf")
    full(store, without=7)
    loop = started(store=store)
    go_to(loop, ids.GAME_OKEY)
    rig.press(loop, "OK")
    go_to(loop, ids.SHELF)
    rig.press(loop, "OK OK DOWN OK")
    assert shown(loop) == "Ask" and loop.scene.text == t(ids.ASK_DELETE)
    rig.press(loop, "BACK")
    assert shown(loop) == "OnShelf" and len(shelf.look(store)) == 1
    rig.press(loop, "OK OK")
    assert shown(loop) == "NewMatch" and shelf.look(store) == []
    assert t(ids.SHELF) not in [item.label for item in loop.scene.rows.items]


def test_random_bytes_are_set_aside_and_the_others_stay():
    store = rig.empty_store("shelf")
    full(store, without=6)
    good = shelf.look(store)
    whole = store.load(good[0].name)
    rng = Rng((1, 9, 9, 6))
    for number in range(60):
        name = "shelf_%08x" % number
        data = bytes([rng.below(256) for _ in range(rng.below(80))])
        if number % 3 == 0:
            data = whole[: rng.below(len(whole))]
        elif number % 3 == 1:
            at = rng.below(60)
            data = whole[:at] + data + whole[at + len(data) :]
        store.save(name, data)
        if number % 2:  # and not even what the store has written
            with open(store.root + "/" + name + ".dat", "r+b") as file:
                file.write(bytes([rng.below(256) for _ in range(4)]))
    found = shelf.look(store)
    names = [left.name for left in found]
    assert all(left.name in names for left in good)
    for left in found:
        try:
            shelf.read(store, left.name).replay()
        except ValueError:
            pass
        except (IndexError, KeyError, TypeError):
            pass  # as `saved.match_of` knows: an action that no version of the game has
    loop = started(store=store)
    for left in found:
        if left.name not in [one.name for one in good]:
            try:
                shelf.take(store, left.name)
            except (StoreError, ValueError):
                continue
            rig.press(started(store=store), "OK OK OK")
            store.journal(left.game).clear()
    assert shown(loop) == "Menu"
    assert good[1].name in [left.name for left in shelf.look(store)]


def test_a_shelf_that_cannot_be_read_is_no_failure():
    store = rig.empty_store("shelf")
    full(store, without=7)

    def failing():
        raise StoreError("failed", "broken")

    store.listing = failing
    assert shelf.count(store, "okey") == 0
    assert shelf.leave(store, "okey") == shelf.FAILED


class Crowd:
    """A match of six with large scores: what seats_text reads of an app.shell.shelf.Shelved."""

    game = "ceki"
    seats = ("human", "bot medium 1", "bot hard 1", "bot easy 1", "bot medium 1", "bot hard 1")
    scores = (188, 88, -188, 88, 188, -88)
    is_practice = False


def test_the_seats_and_scores_of_a_match_fit_in_every_language():
    from app.shell.shelf_screen import seats_text

    class Rehearsing(Crowd):
        is_practice = True

    class People(Crowd):
        seats = Crowd.seats[:2] + tuple([seat_line(who, 1) for who in people.seats("ceki")])

    for language in LANGUAGES:
        catalog.use(language)
        catalog.load("shell")
        for screen in screens.CLASSES:
            layout = load_module("app.layouts", screen)
            for left in (Crowd, Rehearsing, People):
                lines = wrap(layout.HELP_FONT, seats_text(left), layout.HELP[2] - 2 * layout.PAD)
                assert len(lines) <= layout.HELP_LINES, (language, screen, lines)
    catalog.use("en")
    assert seats_text(Crowd) == "You, 2 × Medium, 2 × Hard, Easy: 188 88 -188 88 188 -88"
    assert seats_text(People).startswith("You, Medium, Poh, Yeo, Koh, Gek: ")
    assert seats_text(Rehearsing) == "Practice: You, 2 × Medium, 2 × Hard, Easy"


def test_a_practice_match_on_the_shelf_says_so():
    from app.shell.shelf_screen import seats_text
    from app.table.practice import PracticeMatch

    store = rig.empty_store("shelf")
    for kind in (Match, PracticeMatch):
        match = kind("okey", {}, SEATS, deal(1), store)
        match.act(match.state.legal_actions()[0])
        match.leave()
        assert shelf.leave(store, "okey") == ""
        store.journal("okey").clear()
    assert [left.is_practice for left in shelf.look(store)] == [True, False]
    assert seats_text(shelf.look(store)[0]) == "Practice: You, 2 × Easy, Hard"
