"""Three mistakes of one kind in ten rounds: the menu offers to practise them. Portable."""

from app import application
from app.core import games, mistakes
from app.core.own_puzzles import OwnPuzzles, tag_in
from app.core.settings import Settings
from app.shell.menu import _KINDS, _THRICE
from app.table import round_judge
from app.texts import catalog
from app.texts.catalog import t
from app.texts.languages import LANGUAGES, OWN_LETTERS
from app.texts.shell import ids
from engine import judgement
from engine.ceki import actions as ceki
from engine.games import GAMES, load
from engine.koikoi import actions as koikoi
from engine.okey import actions as okey
from engine.rng import Rng
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown
from tests.app.test_ending import BOARDS
from tests.app.test_mistake import COSTLY, JUDGED, analysed, at_the_bill
from tests.app.test_own_puzzles import Cut, answer, cutting, log_of, mistakes_of
from tests.app.test_today import labels, menu
from tests.sample import few_on_cpython, sampled

KINDS = {
    "okey": {
        judgement.THROW: ((okey.DISCARD + 3, okey.DISCARD + 9),),
        judgement.DRAW: (
            (okey.DRAW, okey.TAKE),
            (okey.TAKE, okey.DRAW),
            (okey.DRAW_INDICATOR, okey.TAKE),
        ),
        judgement.WIN: ((okey.DISCARD + 3, okey.FINISH + 3),),
        judgement.OTHER: (
            (okey.FINISH + 3, okey.DISCARD + 3),  # it ends a match that another side wins
            (okey.PASS, okey.SHOW),
            (okey.DECLINE, okey.TAKE),
        ),
    },
    "koikoi": {
        judgement.CARD: ((koikoi.PLAY, koikoi.PLAY + 47), (koikoi.TAKE + 1, koikoi.TAKE)),
        judgement.CALL: ((koikoi.KOIKOI, koikoi.STOP),),
        judgement.STOP: ((koikoi.STOP, koikoi.KOIKOI),),
        judgement.OTHER: ((koikoi.PASS, koikoi.DECLARE), (koikoi.DECLARE, koikoi.PASS)),
    },
    "ceki": {
        judgement.THROW: ((ceki.THROW, ceki.THROW + 29),),
        judgement.DRAW: ((ceki.DRAW, ceki.TAKE), (ceki.TAKE, ceki.DRAW)),
        judgement.WIN: ((ceki.DRAW, ceki.WIN), (ceki.TAKE, ceki.WIN), (ceki.THROW, ceki.WIN)),
        judgement.OTHER: ((ceki.PASS, ceki.CALL), (ceki.CALL, ceki.PASS)),
    },
}


NO_KINDS = ["0"]


def known(kinds):
    """Return what is known after rounds with these kinds, in their order; each has its own tag."""
    found = ""
    for number, kind in enumerate(kinds):
        found = mistakes.counted(found, kind, "%08x" % number)
    return found


def test_each_kind_is_told_for_what_it_is_and_nothing_else():
    for game, kinds in KINDS.items():
        kind_of = load(game, "judge").kind_of
        for kind, pairs in kinds.items():
            for action, best in pairs:
                assert kind_of(action, best) == kind, (game, action, best)
            assert kind < len(_THRICE) == len(_KINDS)
    assert mistakes.NONE == judgement.OTHER == 0


def test_three_in_ten_rounds_are_due_and_no_others():
    rng = Rng((1, 2, 3, 4))
    for _ in range(300):
        kinds = ["123000"[rng.below(6)] for _ in range(rng.below(25))]
        last = kinds[-10:]
        often = [kind for kind in "123" if last.count(kind) >= 3]
        tags, kind = mistakes.due(known(kinds))
        assert kind in (often or NO_KINDS), kinds
        first = len(kinds) - len(last)
        rounds = [first + at for at, one in enumerate(last) if one == kind != "0"]
        assert [int(tag, 16) for tag in tags] == rounds
    assert mistakes.due(known("10000000011"))[1] == "0"
    assert mistakes.due(known("1100000001"))[1] == "1"


def test_a_round_counts_once():
    kinds = "121000000012"
    once = known(kinds)
    for number in range(2, len(kinds)):
        for kind in "10":
            assert mistakes.counted(once, kind, "%08x" % number) == once


def test_practising_one_begins_its_kind_anew_and_no_other():
    before = known("11212212")
    after = mistakes.practised(before, "%08x" % 3)
    assert after == known("00202202") and mistakes.due(after)[1] == "2"
    assert mistakes.practised(before, "ffffffff") == before


def test_old_files_and_damaged_data_know_nothing():
    store = rig.empty_store("mistakes")
    for data in (b"{}", b'{"mistakes":1}', b'{"mistakes":{"okey":[3]}}', b'{"mistakes":"t"}'):
        store.save("settings", data)
        assert Settings(store).mistakes == {}, data
    store.save("settings", b'{"mistakes":{"okey":"%s"}}' % (b"t" * 91))
    assert Settings(store).mistakes == {}
    for short in ("1", "1111111111", "??????????????????", "x00000000" * 9):
        loop = menu(store=store)
        loop.settings.mistakes = {"okey": short}
        rig.press(loop, "DOWN UP")
        loop.scene.rebuild()
        assert "A puzzle" in labels(loop), short
    settings = Settings(store)
    settings.mistakes = {"okey": known("102"), "ceki": known("1" * 15)}
    settings.save()
    assert Settings(store).mistakes == settings.mistakes


def test_a_bill_keeps_its_mistake_and_its_review_adds_nothing():
    for game in few_on_cpython(JUDGED):
        loop, _ = at_the_bill(game, COSTLY[game][0])
        analysed(loop)
        store = loop.board.store
        (name,) = OwnPuzzles(store, game).kept
        found = loop.settings.mistakes
        assert list(found) == [game] and found[game][1:] == tag_in(name)
        rig.press(loop, "F2")
        ready(loop)
        assert shown(loop) == "Review" and loop.settings.mistakes == found
        course = loop.scene.course
        _, action, best = course.found[round_judge.costliest(course.found)]
        assert int(found[game][0]) == load(game, "judge").kind_of(action, best.best)


def test_a_change_of_the_menu_is_saved_at_once():
    for number, game in enumerate(few_on_cpython(JUDGED)):
        kind = "0"
        for before in ("", "101", "1111")[: sampled(3 - (number > 0), 3)]:
            loop, _ = at_the_bill(game, COSTLY[game][0])
            loop.settings.mistakes[game] = known(before.replace("1", kind))
            analysed(loop)
            now = loop.settings.mistakes
            kind = now[game][-9]
            saved = Settings(loop.board.store).mistakes
            assert kind != "0" and saved == (now if before == "101" else {}), (game, before)
            loop.has_played = True
            application.home(loop)
            assert Settings(loop.board.store).mistakes == now, "as the table is left"


def test_a_round_without_a_mistake_counts_as_one_of_the_ten():
    for game in few_on_cpython(JUDGED):
        log, _ = mistakes_of(game)
        match = round_judge.WatchedMatch(log, ("human",) * 4, 1)
        loop = rig.loop(rig.board())
        for _ in range(2):
            assert round_judge.keep(loop, match, []) == -1
        assert len(loop.settings.mistakes[game]) == 9
        assert loop.settings.mistakes[game][0] == "0"
        assert OwnPuzzles(loop.board.store, game).kept == []


def offered(game, store=None):
    """Return the loop at the menu after three mistakes of a kind, one kept, and what is best."""
    log, costly = mistakes_of(game)
    games.close()
    number, found = costly[0]
    store = store or rig.empty_store("mistakes")
    loop = menu(game=game, stars={game: [1] * 4}, store=store)
    OwnPuzzles(store, game).add(log_of_other(game), 0)
    OwnPuzzles(store, game).add(log, number)
    name = OwnPuzzles(store, game).kept[-1]
    rounds = mistakes.counted(known("1201"), judgement.THROW, tag_in(name))
    loop.settings.mistakes = {game: rounds}
    loop.settings.save()
    loop.scene.rebuild()
    return loop, found.best


def log_of_other(game):
    """Return the log of a decision that is none of the kind."""
    log = log_of(77)
    return log if game == "ceki" else mistakes_of(game, "0000000000000005")[0]


def test_the_menu_offers_a_puzzle_of_that_kind_until_it_is_solved():
    for game in few_on_cpython(JUDGED):
        loop, best = offered(game)
        store = loop.board.store
        assert labels(loop) == ["Practise"]
        assert loop.scene.rows.items[0].note() == t(ids.THRICE_THROW)
        rig.press(loop, "OK")
        rig.run(loop, 3)
        ready(loop)
        assert shown(loop) == "SavingLesson" and loop.scene.lines[0].startswith("You played: ")
        answer(loop)
        assert mistakes.due(Settings(store).mistakes[game])[1] != "0", "it was wrong"
        answer(loop, best)
        assert loop.scene.lines[0].startswith("Right."), game
        assert mistakes.due(Settings(store).mistakes[game]) == ([], "0")
        assert len(OwnPuzzles(store, game).kept) == 1
        loop.home()
        rig.run(loop, 3)
        assert labels(loop) == ["A puzzle"]


def test_where_its_puzzles_are_gone_another_ends_the_offer():
    for game in few_on_cpython(JUDGED):
        loop = menu(game=game, stars={game: [1] * 4})
        loop.settings.mistakes = {game: known("1011")}
        loop.scene.rebuild()
        rig.press(loop, "OK")
        rig.run(loop, 3)
        assert shown(loop) in ("SavingLesson", "Puzzle")
        saved = Settings(loop.board.store).mistakes[game]
        assert mistakes.due(saved)[1] == "0", "switched off now, the offer is over"
        loop.home()
        rig.run(loop, 3)
        assert labels(loop) == ["A puzzle"]


def test_a_power_cut_leaves_an_offer_that_leads_somewhere():
    game = "ceki"
    for most in range(4):
        loop, best = offered(game)
        store = loop.board.store
        rig.press(loop, "OK")
        rig.run(loop, 3)
        ready(loop)
        left = [most]
        for name in ("save", "remove"):
            setattr(store, name, cutting(getattr(store, name), left))
        try:
            answer(loop, best)
        except Cut:
            pass
        del store.save, store.remove
        loop = None
        games.close()
        loop = rig.loop(rig.board(store=store), application.home)
        loop.settings.speed = "instant"
        catalog.use("en")
        catalog.load("shell")
        loop.home()
        rig.run(loop, 3)
        assert labels(loop) in (["Practise"], ["A puzzle"])
        assert most < 2 or labels(loop) == ["A puzzle"]
        rig.press(loop, "OK")
        rig.run(loop, 3)
        assert shown(loop) in ("SavingLesson", "Puzzle")


def test_each_reason_stands_below_its_row_on_every_class():
    for number, profile in enumerate(BOARDS):
        for turn, language in enumerate(LANGUAGES):
            if profile == rig.MONO and language in OWN_LETTERS:
                continue
            if (number + turn) % sampled(2, 1):
                continue
            game = GAMES[(number + turn) % 3]
            loop = menu(profile, game, stars={game: [1] * 4}, language=language)
            for kind in _KINDS[1:]:
                loop.settings.mistakes = {game: known([kind] * 3)}
                loop.scene.rebuild()
                assert rig.row(loop).label == t(ids.PRACTISE)
                assert_paints_alike(loop, loop.scene)
