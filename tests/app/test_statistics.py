"""Statistics: a round counts exactly once, whatever is cut, and nothing breaks them. Portable."""

from app.core.people_met import PeopleMet
from app.core.statistics import (
    BEST,
    LOST,
    MATCHES,
    MATCHES_WON,
    POINTS,
    ROUNDS,
    STREAK,
    WON,
    Statistics,
)
from app.shell.stats_screen import StatisticsScene
from app.table.setup_texts import SetupTexts
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine import seeds
from engine.games import GAMES
from engine.rng import Rng
from tests.app import rig, tables
from tests.app.tables import ready, shown
from tests.sample import few_on_cpython, sampled

DEAL = seeds.Commitment(lambda: b"entropy!", [3, 4]).dealt()
OPTIONS = {
    "okey": ({"players": 2, "start": 10}, ("human", "easy")),
    "koikoi": ({"rounds": 3}, ("human", "easy")),
    "ceki": ({"players": 3, "format": "hands", "hands": 4}, ("human", "easy", "easy")),
}


def kept(store, game):
    return Statistics(store, game)


def test_a_round_counts_once():
    book = Statistics(rig.empty_store("stats"), "okey")
    assert book.count("a", 1, "g", 1, 0, 60)
    assert not book.count("a", 1, "g", 1, 0, 60)
    assert book.count("b", 1, "g", -1, -2, 60)
    assert book.count("a", 2, "g", 0, 0, 60, True)
    assert not book.count("a", 1, "g", 1, 0, 60)
    counts = book.total()
    assert [counts[at] for at in (ROUNDS, WON, LOST, POINTS)] == [3, 1, 1, -2]
    assert (counts[MATCHES], counts[MATCHES_WON]) == (1, 1)


def test_a_round_counts_once_however_long_its_match_is_on_the_shelf():
    store = rig.empty_store("stats")
    book = Statistics(store, "okey")
    shelved = ["shelf %d" % number for number in range(8)]
    for tag in shelved + ["in play"]:
        assert book.count(tag, 1, "g", 1, 0, 0)
    for number in range(20):
        for round_no in (1, 2):
            over = True if round_no == 2 else None
            assert book.count("other %d" % number, round_no, "g", 1, 0, 0, over)
        assert not book.count("other %d" % number, 2, "g", 1, 0, 0, True)
    book.save()
    again = Statistics(store, "okey")
    assert not [tag for tag in shelved if again.count(tag, 1, "g", 1, 0, 0)]
    assert again.count(shelved[0], 2, "g", 1, 0, 0)


def test_a_streak_is_of_rounds_won_without_a_loss_between():
    book = Statistics(rig.empty_store("stats"), "okey")
    for round_no, won in enumerate((1, 1, 0, 1, -1, 1)):
        book.count("a", round_no, "g", won, 0, 0)
    assert (book.total()[BEST], book.groups["g"][STREAK]) == (3, 1)


def test_they_are_read_as_they_were_written():
    store = rig.empty_store("stats")
    book = Statistics(store, "okey")
    book.count("a", 1, "medium classic 4", 1, -3, 5)
    book.add("a", ["pairs", "pairs"], [1, 11])
    book.save()
    again = Statistics(store, "okey")
    assert again.groups == book.groups and again.made == {"pairs": 2}
    assert again.achievements == 1 << 1 | 1 << 11
    assert not again.count("a", 1, "medium classic 4", 1, -3, 5)


def test_damaged_ones_are_set_aside_and_counting_begins_anew():
    for data in (
        b"",
        b"[]",
        b"{}",
        b'{"groups":{"g":[1]},"made":{},"feats":0,"seen":[]}',
        b"\xff",
    ):
        store = rig.empty_store("stats")
        store.save("stats_okey", data)
        book = Statistics(store, "okey")
        assert book.trouble.reason == "damaged" and book.groups == {}, data
        assert kept(store, "okey").trouble is None
        assert "stats_okey.bad" in store.listing()


def test_random_bytes_never_break_them():
    rng = Rng((1, 2, 3, 4))
    store = rig.empty_store("stats")
    book = Statistics(store, "okey")
    book.count("a", 1, "g", 1, 0, 0)
    book.save()
    good = store.load("stats_okey")
    for _ in range(sampled(60, 300)):
        data = bytearray(good)
        for _ in range(1 + rng.below(4)):
            data[rng.below(len(data))] = rng.below(256)
        store.save("stats_okey", data)
        book = Statistics(store, "okey")
        assert book.trouble is None or book.trouble.reason == "damaged"
        assert len(book.total()) == 9


def opened(game, deal=DEAL, seats=None, store=None):
    """Return the loop and the table of a match that is kept."""
    options, people = OPTIONS[game]
    store = store or rig.empty_store()
    loop, scene = tables.opened(game, options, seats or people, deal.seed, store=store)
    match = scene.match
    match.log.secret = deal.secret
    match.group = "easy own 2"
    return loop, scene


def play(loop, scene, matches=1):
    """Play a match to its end, taking what is legal first."""
    for _ in range(6000):
        ready(loop)
        if shown(loop) == "MatchEnd":
            return
        if shown(loop) == "Table" and scene.view.legal:
            scene.act(scene.view.legal[0])
            rig.run(loop, 2)
        else:
            rig.press(loop, "OK")
    raise AssertionError("the match does not end")


def test_a_whole_match_of_each_game_is_counted():
    for game in few_on_cpython(GAMES):
        store = rig.empty_store("stats")
        loop, scene = opened(game, store=store)
        play(loop, scene)
        counts = kept(store, game).total("easy own 2")
        assert counts[ROUNDS] == scene.view.round_no and counts[MATCHES] == 1, game
        mine = scene.view.scores[0] - (10 if game == "okey" else 0)
        assert counts[POINTS] == mine, game
        is_won = 0 in tuple(scene.view.outcome.winners)
        assert loop.settings.streaks == {game: int(is_won)}


def test_a_match_replayed_from_its_journal_is_not_counted_twice():
    store = rig.empty_store("stats")
    for _ in range(2):
        loop, scene = opened("koikoi", store=store)
        loop.settings.streaks = {"koikoi": 5}
        play(loop, scene)
    assert loop.settings.streaks == {"koikoi": 5}
    assert kept(store, "koikoi").total()[ROUNDS] == 3


def test_a_match_against_a_person_is_counted_once():
    seats = ("human", "easy:bold")
    store = rig.empty_store("stats")
    for _ in range(2):
        loop, scene = opened("koikoi", seats=seats, store=store)
        play(loop, scene)
    won = int(tuple(scene.view.outcome.winners) in ((0,), (0, 1)))
    assert PeopleMet(store, "koikoi").counts == {"bold": [1, won]}
    assert PeopleMet(store, "okey").counts == {}


def test_counts_of_people_of_another_version_are_kept():
    store = rig.empty_store("stats")
    store.save("people_koikoi", b'{"bold":[9,3],"nobody":[1,0]}')
    encounters = PeopleMet(store, "koikoi")
    encounters.count(("human", "hard:bold"), True)
    encounters.save()
    kept = PeopleMet(store, "koikoi")
    assert kept.trouble is None and kept.counts == {"bold": [10, 4], "nobody": [1, 0]}


def test_damaged_counts_of_people_are_set_aside():
    for data in (b"[]", b'{"bold":[1,2]}', b'{"bold":["1","0"]}', b"{1"):
        store = rig.empty_store("stats")
        store.save("people_koikoi", data)
        encounters = PeopleMet(store, "koikoi")
        assert encounters.counts == {} and encounters.trouble.reason == "damaged", data
        assert "people_koikoi.bad" in store.listing()


def test_deleting_makes_no_file_of_people_who_were_never_met():
    store = rig.empty_store("stats")
    loop = rig.loop(rig.board(store=store))
    catalog.use("en")
    catalog.load("shell")
    loop.reset(StatisticsScene("koikoi", SetupTexts("koikoi")))
    loop.frame()
    loop.scene._ask_reset()
    loop.frame()
    rig.press(loop, "OK")
    assert "people_koikoi.dat" not in store.listing()


def counted(store, game, matches, rounds=""):
    """Count some matches, a list of (group, won), and rounds: "+" for each that was won."""
    book = Statistics(store, game)
    for number, (group, won) in enumerate(matches):
        book.count("m%d" % number, 1, group, 1, 0, 0, won)
    for number, one in enumerate(rounds):
        book.count("r", number + 1, "hard classic 2", 1 if one == "+" else -1, 0, 0)
    book.save()


def test_matches_are_told_by_level_whatever_the_rules():
    store = rig.empty_store("stats")
    groups = ("hard classic 2", "easy own 2", "hard own 4", "mixed own 3", "other", "hard own 4")
    counted(store, "koikoi", [(group, number > 3) for number, group in enumerate(groups)])
    found = Statistics(store, "koikoi").by_level(("easy", "medium", "hard"))
    assert found == [("easy", 1, 0), ("hard", 3, 1), ("", 2, 1)]


def test_the_curve_is_the_share_won_of_ten_rounds_forty_times():
    store = rig.empty_store("stats")
    rng = Rng((1, 2, 3, 4))
    rounds = "".join(["+-"[rng.below(2)] for _ in range(60)])
    counted(store, "okey", (), rounds)
    book = Statistics(store, "okey")
    assert book.last == rounds[-40:]
    for number, per_cent in enumerate(book.form()):
        some = book.last[: number + 1][-10:]
        assert per_cent == 100 * some.count("+") // len(some)
    book.clear()
    assert book.form() == []


def test_counts_of_earlier_versions_and_damaged_rounds_are_read():
    store = rig.empty_store("stats")
    for last, expected in (("", ""), (',"last":7', "-"), (',"last":"+x-"', "+--")):
        text = '{"groups":{"g":[1,1,1,1,0,0,1,1,9]},"made":{},"feats":0,"seen":[]%s}' % last
        store.save("stats_okey", text.encode())
        book = Statistics(store, "okey")
        assert book.trouble is None and book.last == expected and book.total()[MATCHES] == 1


def test_curve_and_bars_are_painted_alike_on_every_class():
    for profile in tables.BOARDS:
        store = rig.empty_store("stats")
        loop = rig.loop(rig.board(profile, store))
        catalog.use("en", loop.canvas.mono)
        catalog.load("shell")
        texts = SetupTexts("koikoi")
        loop.reset(StatisticsScene("koikoi", texts))
        loop.frame()
        offered = [item.label for item in loop.scene.rows.items]
        assert t(ids.OPPONENTS) not in offered and t(ids.LAST_ROUNDS) not in offered
        counted(store, "koikoi", [("easy own 2", True), ("hard own 2", False)], "+-++-")
        loop.reset(StatisticsScene("koikoi", texts))
        loop.frame()
        statistics = loop.scene
        for label, rows in ((ids.OPPONENTS, ["1 / 1", "0 / 1"]), (ids.LAST_ROUNDS, None)):
            rig.go_to(loop, t(label))
            rig.press(loop, "OK")
            assert loop.scene is not statistics
            if rows:
                assert [item.value() for item in loop.scene.rows.items] == rows
            for key in ("DOWN", "UP", "RIGHT", "LEFT"):
                tables.assert_paints_alike(loop, loop.scene)
                rig.press(loop, key)
            rig.press(loop, "BACK")
            assert loop.scene is statistics


def test_people_have_a_page_until_the_statistics_are_deleted():
    store = rig.empty_store("stats")
    for profile in tables.BOARDS:
        loop = rig.loop(rig.board(profile, store))
        catalog.use("en", loop.canvas.mono)
        catalog.load("shell")
        texts = SetupTexts("koikoi")
        loop.reset(StatisticsScene("koikoi", texts))
        loop.frame()
        assert t(ids.OPPONENTS) not in [item.label for item in loop.scene.rows.items]
        encounters = PeopleMet(store, "koikoi")
        encounters.counts["bold"] = [5, 2]
        encounters.save()
        loop.reset(StatisticsScene("koikoi", texts))
        loop.frame()
        statistics = loop.scene
        rig.go_to(loop, t(ids.OPPONENTS))
        rig.press(loop, "OK")
        rows = [(item.label, item.value()) for item in loop.scene.rows.items]
        assert ("Ryo", "2 / 5") in rows and ("Yui", "–") in rows and len(rows) == 4
        tables.assert_paints_alike(loop, loop.scene)
        rig.press(loop, "BACK")
        assert loop.scene is statistics
        statistics._ask_reset()
        loop.frame()
        rig.press(loop, "OK")
        assert PeopleMet(store, "koikoi").counts == {}


def test_known_deals_and_several_people_are_not_counted():
    for deal, seats in ((seeds.known(DEAL.seed, "LOKUM"), None), (DEAL, ("human", "human"))):
        store = rig.empty_store("stats")
        loop, scene = opened("koikoi", deal, seats, store)
        assert not scene.match.is_counted
        if seats is None:
            play(loop, scene)
            assert kept(store, "koikoi").groups == {}
