"""A costly decision of a round becomes the player's own puzzle. Portable."""

from app import application
from app.core import games
from app.core import own_puzzles as kept_by
from app.core.own_puzzles import MOST, OwnPuzzles
from app.shell import opening, saved
from app.shell.puzzles_screen import Puzzles
from app.table import own_puzzles, review, round_judge
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES, HUMAN, load, result_of
from engine.judgement import Judgement
from engine.log import MatchLog
from hal.files import StoreError
from tests.app import rig
from tests.app.tables import ready, shown
from tests.app.test_mistake import COSTLY, analysed, at_the_bill
from tests.sample import few_on_cpython
from tools.probe.rounds import played

SEEDS = {"okey": "0000000000000001", "koikoi": "0000000000000002", "ceki": "0000000000000001"}
OTHERS = {"okey": "0000000000000005", "koikoi": "0000000000000004", "ceki": "0000000000000004"}


def mistakes_of(game, seed=None):
    """Return the log of a round, and what was not the best move: (number, Judgement)."""
    games.close()  # those of the test before
    log = played(game, seed or SEEDS[game])
    seats = saved.seats_of(log)
    match = round_judge.WatchedMatch(log, seats, 1)
    judge = load(game, "judge")
    found = result_of(round_judge.judging(match, 0, judge.judge))
    return log, [(at, one) for at, _, one in found if one.loss]


def read(store, name):
    """Return the Record of a puzzle that is kept."""
    return saved.record_of(*OwnPuzzles(store, "").load(name))


def opened(game, profile=rig.SQUARE):
    """Return the loop, the table of an own puzzle with its question, and its judgement."""
    log, costly = mistakes_of(game)
    number, judgement = costly[0]
    loop = rig.loop(rig.board(profile))
    loop.settings.speed = "instant"
    catalog.use("en")
    catalog.load("shell")
    kept = OwnPuzzles(loop.board.store, game)
    kept.add(log, number)
    (name,) = kept.kept
    recorded = read(loop.board.store, name)
    scene = own_puzzles.opened(loop, recorded, saved.seats_of(recorded), name, True)
    loop.reset(scene)
    loop.frame()
    ready(loop)
    assert shown(loop) == "SavingLesson"
    return loop, scene, judgement


def test_the_position_is_the_one_of_the_decision():
    for game in few_on_cpython(GAMES):
        log, costly = mistakes_of(game)
        store = rig.empty_store("own")
        for number, _ in costly[:MOST]:
            OwnPuzzles(store, game).add(log, number)
        kept = OwnPuzzles(store, game)
        assert len(kept.kept) == min(len(costly), MOST) > 0, game
        for name, (number, _) in zip(kept.kept, costly):
            recorded = read(store, name)
            match = own_puzzles.OwnMatch(recorded, saved.seats_of(recorded))
            state = log.start()
            for at in range(number):
                state.apply(*log.actions[at][1:])
            assert str(match.state) == str(state), game
            assert match.next_action == log.actions[number][1]


def test_the_move_of_hard_is_right_and_solves_it():
    for game in few_on_cpython(GAMES):
        loop, scene, judgement = opened(game)
        store = loop.board.store
        before = str(scene.match.state)
        answer(loop)
        assert shown(loop) == "SavingLesson" and len(OwnPuzzles(store, game).kept) == 1, game
        answer(loop, judgement.best)
        assert loop.scene.lines[0].startswith("Right."), (game, loop.scene.lines)
        assert OwnPuzzles(store, game).kept == [], "it is solved"
        assert str(scene.match.state) == before
        rig.press(loop, "OK")
        rig.run(loop, 2)
        assert shown(loop) == "Scene"


def test_two_wrong_answers_tell_the_better_move():
    loop, _, _ = opened("okey", rig.MONO)
    for _ in range(2):
        answer(loop)
    said = " ".join([" ".join(lines) for lines, _, _ in loop.scene.pages])
    assert said.startswith("Not this one.") and "Better: " in said
    assert len(OwnPuzzles(loop.board.store, "okey").kept) == 1


def turn_pages(loop):
    """Turn the pages of a panel, to what the last one leads to."""
    rig.press(loop, " ".join(["OK"] * len(loop.scene.pages)))
    ready(loop)


def answer(loop, action=None):
    """Close the panel, and answer with an action, or with what the player did then."""
    turn_pages(loop)
    scene = loop.scene
    scene.course.choose(scene.match.next_action if action is None else action)
    ready(loop)


def test_each_puzzle_leads_to_the_next_one():
    for game in few_on_cpython(GAMES):
        loop = rig.loop(rig.board(), application.home)
        loop.settings.speed = "instant"
        catalog.use("en")
        catalog.load("shell")
        best = []
        for seed in (SEEDS[game], OTHERS[game]):
            log, costly = mistakes_of(game, seed)
            number, judgement = costly[0]
            best.append(judgement.best)
            OwnPuzzles(loop.board.store, game).add(log, number)
        opening.solve_own(loop, game)
        asked = []
        for at, answers, left in ((0, (False, False), 2), (1, (True,), 1), (0, (True,), 0)):
            ready(loop)
            asked.append(loop.scene.lines)
            for action in answers:
                answer(loop, best[at] if action else None)
            assert len(OwnPuzzles(loop.board.store, game).kept) == left, (game, at)
            turn_pages(loop)
        assert asked[0] == asked[2] != asked[1], game
        assert shown(loop) == "Menu", game


def log_of(number):
    """Return a log with one action; another seed for each number."""
    log = MatchLog("ceki", {"players": 2}, [HUMAN, "bot easy 1"], "%016x" % number, "0" * 16)
    state = log.start()
    log.actions.append((state.to_act, state.legal_actions()[0], None))
    return log


def seeds(store):
    """Return the seeds of Ceki's puzzles as numbers, the oldest first."""
    return [int(read(store, name).seed, 16) for name in OwnPuzzles(store, "ceki").kept]


def test_the_oldest_goes_where_there_is_no_room():
    store = rig.empty_store("own")
    for number in range(MOST):
        OwnPuzzles(store, "ceki").add(log_of(number), 0)
        OwnPuzzles(store, "ceki").add(log_of(number), 0)  # it is kept once
    assert seeds(store) == list(range(MOST))
    kept = OwnPuzzles(store, "ceki")
    kept.remove(kept.kept[3])
    for number in (20, 21):
        OwnPuzzles(store, "ceki").add(log_of(number), 0)
    assert seeds(store) == [1, 2, 4, 5, 6, 7, 20, 21]
    assert len(store.listing()) == MOST


class Cut(Exception):
    """The power has gone."""


def test_a_power_cut_leaves_puzzles_that_can_be_played():
    for most in range(8):
        store = rig.empty_store("own")
        for number in range(MOST):
            OwnPuzzles(store, "ceki").add(log_of(number), 0)
        left = [most]
        for name in ("save", "remove"):
            setattr(store, name, cutting(getattr(store, name), left))
        try:
            OwnPuzzles(store, "ceki").add(log_of(9), 0)
        except Cut:
            pass
        del store.save, store.remove
        assert seeds(store)[-MOST + 1 :] in (list(range(1, MOST)), list(range(2, MOST)) + [9])


def cutting(do, left):
    """Return a function that does what `do` does, `left[0]` times in all."""

    def cut(*args):
        if not left[0]:
            raise Cut()
        left[0] -= 1
        return do(*args)

    return cut


def test_other_files_are_no_puzzles():
    store = rig.empty_store("own")
    for name in ("own_ceki", "own_ceki_1", "own_ceki_abcdef_01234567", "own_okey_000001_01234567"):
        store.save(name, b"[1, 2")
    assert OwnPuzzles(store, "ceki").kept == []
    OwnPuzzles(store, "ceki").add(log_of(1), 0)
    assert seeds(store) == [1]


class Full:
    """A store without room."""

    def __init__(self, error):
        self.error = error

    def listing(self):
        return []

    def save(self, name, data):
        raise self.error


def test_without_room_in_store_or_heap_the_bill_goes_on():
    log, costly = mistakes_of("okey")
    match = round_judge.WatchedMatch(log, saved.seats_of(log), 1)
    found = [(number, 0, Judgement(0, 1000, ())) for number, _ in costly]
    for error in (StoreError("full", "own"), MemoryError()):
        loop = rig.loop(rig.board())
        loop.board.store = Full(error)
        assert round_judge.keep(loop, match, found) == round_judge.costliest(found)
        assert kept_by.OwnPuzzles(Full(error), "ceki").kept == []


def test_where_none_can_be_listed_that_is_said():
    loop = rig.loop(rig.board(), application.home)
    catalog.use("en")
    catalog.load("shell")
    opening.solve_own(loop, "okey")
    ready(loop)
    assert shown(loop) == "Notice" and loop.scene.text == t(ids.UNREAD)
    rig.press(loop, "OK")
    ready(loop)
    assert shown(loop) == "Menu"


def test_a_bill_makes_one_and_the_list_of_puzzles_opens_it():
    for game in few_on_cpython(GAMES):
        loop, _ = at_the_bill(game, COSTLY[game][0])
        assert OwnPuzzles(loop.board.store, game).kept == []
        analysed(loop)
        store = loop.board.store
        (kept,) = OwnPuzzles(store, game).kept
        rig.press(loop, "F2")
        ready(loop)
        assert shown(loop) == "Review"
        found = loop.scene.course.found
        number = found[round_judge.costliest(found)][0]
        assert len(read(store, kept).actions) == number + 1
        assert OwnPuzzles(store, game).kept == [kept]
        loop = found = None
        games.close()
        loop = rig.loop(rig.board(store=store), application.home)
        loop.settings.speed = "instant"
        catalog.use("en")
        catalog.load("shell")
        loop.reset(Puzzles(game))
        rig.run(loop, 2)
        assert rig.go_to(loop, "Your mistakes").value() == "1"
        rig.press(loop, "OK")
        ready(loop)
        assert shown(loop) == "SavingLesson", shown(loop)
        assert loop.scene.lines[0].startswith("You played: "), game
        rig.press(loop, "BACK")
        ready(loop)
        assert shown(loop) == "Puzzles"


def test_practice_and_the_matches_of_others_make_none():
    for game in few_on_cpython(GAMES):
        log, costly = mistakes_of(game)
        assert costly
        for is_own, is_practice in ((False, False), (True, True)):
            loop = rig.loop(rig.board())
            loop.settings.speed = "instant"
            log.practice = is_practice
            table = review.opened(loop, log, saved.seats_of(log), 1, 0, loop.home)
            table.course.is_own = is_own
            loop.reset(table)
            loop.frame()
            ready(loop)
            assert table.course.found and OwnPuzzles(loop.board.store, game).kept == []


def test_a_damaged_puzzle_is_told_and_leaves_the_list():
    store = rig.empty_store("own")
    log = log_of(1)
    OwnPuzzles(store, "ceki").add(log, 0)
    (name,) = OwnPuzzles(store, "ceki").kept
    store.save(name, b"tessera record 1\n\nnothing")
    loop = rig.loop(rig.board(store=store), application.home)
    catalog.use("en")
    catalog.load("shell")
    loop.reset(Puzzles("ceki"))
    rig.run(loop, 2)
    rig.go_to(loop, "Your mistakes")
    rig.press(loop, "OK")
    ready(loop)
    assert shown(loop) == "Notice"
    assert OwnPuzzles(store, "ceki").kept == []
