"""Puzzles at the table: asked, answered, counted, and the next one. Portable."""

from app import application
from app.ceki.words import kind_name
from app.core import games, theme
from app.core.draw import wrap
from app.core.puzzle_progress import PuzzleProgress, file_of
from app.koikoi.words import card_text
from app.okey.rack import EMPTY
from app.table import puzzles
from app.texts import catalog
from app.texts.catalog import t
from app.texts.table import ids as table_ids
from engine.ceki import cards
from engine.games import GAMES
from engine.puzzles import of_the_day
from engine.rng import Rng
from hal.files import StoreError
from tests.app import rig
from tests.app.tables import assert_idles_without_allocating, ready, shown

# The words that name the right piece.
NAMED = {
    "okey": lambda scene: "Without " + scene.painter.tile_text(scene.course.answer),
    "koikoi": lambda scene: "With " + card_text(scene.course.answer),
    "ceki": lambda scene: "Safe: " + kind_name(cards.kind_of(scene.course.answer)),
}


def opened(game, grade=0, day=-1, profile=rig.SQUARE, store=None, lang="en", home=None):
    """Return the loop and the scene of a puzzle, with its question on the screen."""
    loop = rig.loop(rig.board(profile, store), home)
    loop.settings.speed = "instant"
    catalog.use(lang)
    catalog.load("shell")
    scene = puzzles.opened(loop, games.puzzles(game), grade, day)
    loop.reset(scene)
    loop.frame()
    ready(loop)
    assert shown(loop) == "SavingLesson"
    return loop, scene


def answer(loop, scene, is_right):
    """Close the question, if it is shown, and give an answer."""
    if shown(loop) == "SavingLesson":
        rig.press(loop, "OK")
        ready(loop)
    legal = [
        action for action in scene.view.legal if is_right == (action & 63 == scene.course.answer)
    ]
    scene.choose(legal[0])
    rig.run(loop, 2)


def framed(canvas, place, ink):
    """Return whether a place has a frame of an ink; that of a wrong one has only corners."""
    x, y, _, _ = place
    return canvas.frame_buffer.pixel(x, y - 2) == ink


def test_the_answer_names_the_right_move():
    for game in GAMES:
        loop, scene = opened(game)
        for _ in range(2):
            answer(loop, scene, False)
        said = " ".join([line for lines, _, _ in loop.scene.pages for line in lines])
        assert NAMED[game](scene) in said, said


def test_a_right_answer_counts_and_a_wrong_one_ends_the_streak():
    for game in GAMES:
        loop, scene = opened(game)
        store = loop.board.store
        for streak in (1, 2):
            answer(loop, scene, True)
            assert (PuzzleProgress(store, game).streak, PuzzleProgress(store, game).best) == (
                streak,
                streak,
            )
            before = scene.match.puzzle
            rig.press(loop, "OK")
            ready(loop)
            assert scene.match.puzzle is not before
        answer(loop, scene, False)
        kept = PuzzleProgress(store, game)
        assert (kept.streak, kept.best, kept.done) == (0, 2, [3, 0, 0]), game


def test_nothing_is_carried_out():
    for game in GAMES:
        loop, scene = opened(game)
        legal = scene.match.state.legal_actions()
        answer(loop, scene, False)
        assert scene.match.state.legal_actions() == legal


def test_the_next_one_is_the_first_that_was_not_answered():
    loop, scene = opened("koikoi", 1)
    answer(loop, scene, True)
    store = loop.board.store
    rig.press(loop, "OK")
    ready(loop)
    second = scene.match.state.seed
    loop, scene = opened("koikoi", 1, store=store)
    assert scene.match.state.seed == second


def test_after_the_last_one_of_a_grade_the_first_follows():
    store = rig.empty_store("puzzles")
    kept = PuzzleProgress(store, "ceki")
    kept.done[2] = 333
    kept.save()
    first = opened("ceki", 2)[1].match.state.seed
    loop, scene = opened("ceki", 2, store=store, home=application.home)
    assert scene.match.state.seed == first
    rig.press(loop, "OK")
    ready(loop)
    assert scene.painter.bar.last.endswith("★★★ 1/333")
    rig.press(loop, "BACK")
    scene.course.go_back()
    ready(loop)
    assert loop.scene.rows.items[2].value() == "333/333"  # none of them is lost


def test_the_puzzle_of_a_day_counts_once_and_is_of_no_row():
    loop, scene = opened("okey", day=20_000)
    grade, _ = of_the_day(20_000)
    answer(loop, scene, True)
    kept = PuzzleProgress(loop.board.store, "okey")
    assert (kept.day, kept.streak, kept.done) == (20_000, 1, [0, 0, 0])
    assert scene.match.puzzle.grade() == grade


def test_a_wrong_answer_can_be_tried_again_once():
    for game in GAMES:
        for is_right in (True, False):
            loop, scene = opened(game)
            before = scene.match.puzzle
            answer(loop, scene, False)
            assert not loop.scene.targets  # the answer is not told
            said = " ".join([line for lines, _, _ in loop.scene.pages for line in lines])
            wrong = next(a & 63 for a in scene.view.legal if a & 63 != scene.course.answer)
            assert said == "Not this one. " + scene.course.fault(wrong), game
            answer(loop, scene, is_right)
            right = scene.course.place(scene.course.answer)
            places = [right] if is_right else [right, scene.course.place(wrong)]
            assert list(loop.scene.targets) == places
            # A tile that was held is in the rack again, and not all of the rack has the frame.
            assert getattr(scene.painter.layout, "RACK", ()) not in places
            assert framed(loop.canvas, right, theme.LEAF)
            assert is_right or framed(loop.canvas, places[1], theme.RED)
            assert scene.match.puzzle is before
            kept = PuzzleProgress(loop.board.store, game)
            assert (kept.streak, kept.done) == (0, [1, 0, 0]), game
            rig.press(loop, "OK")
            ready(loop)
            assert scene.match.puzzle is not before


def test_the_question_is_shown_once_and_then_its_title():
    for game in GAMES:
        loop, scene = opened(game, 1)
        assert scene.painter.bar.last.endswith("★★ 1/333")
        for said in ("★★ 2/333", "★★ 3/333, 2 in a row"):
            answer(loop, scene, True)
            rig.press(loop, "OK")
            ready(loop)
            assert scene.painter.bar.last.endswith(said)
            assert shown(loop) == ("SavingLesson" if game == "ceki" else "Puzzle")


def test_an_easy_rack_lies_by_colour_and_the_others_by_groups():
    for grade in (0, 1):
        _, scene = opened("okey", grade)
        rack = [kind for kind in scene.painter.rack.slots if kind != EMPTY]
        assert (rack == sorted(rack)) == (grade == 0)


def test_the_panel_points_at_the_answer():
    for game in GAMES:
        loop, scene = opened(game)
        answer(loop, scene, True)
        assert loop.scene.targets == (scene.course.place(scene.course.answer),)


def test_leaving_leads_to_the_list_of_puzzles():
    """BACK on a panel and the last row of the table's menu."""
    for game in GAMES:
        loop, _ = opened(game, home=application.home)
        rig.press(loop, "BACK")
        ready(loop)
        assert shown(loop) == "Puzzles", game
        loop, _ = opened(game, home=application.home)
        rig.press(loop, "OK")
        ready(loop)
        loop.scene.open_menu()
        ready(loop)
        rig.go_to(loop, t(table_ids.MENU_EXIT))
        rig.press(loop, "OK")
        ready(loop)
        assert shown(loop) == "Puzzles", game
        rig.press(loop, "BACK")
        ready(loop)
        assert shown(loop) == "Menu", game


def test_koikoi_says_what_the_right_and_the_wrong_card_take():
    _, scene = opened("koikoi")
    puzzle = scene.match.puzzle
    hand = bytes(puzzle.state.hands[0])
    told = [scene.course.reason(card, scene.course.answer) for card in hand]
    right = told[hand.find(bytes((scene.course.answer,)))]
    assert right == "With curtain (3) you take plain and make it for sure: Flower Viewing."
    for card, text in zip(hand, told):
        taken = puzzle.captures(card)[0]
        if card != scene.course.answer:
            middle = "take nothing now. " if not taken else ": that may not be enough. "
            assert middle in text and text.endswith(right)


def test_the_menu_shows_the_question_again():
    loop, _ = opened("ceki")
    rig.press(loop, "OK BACK")
    assert shown(loop) == "ActionMenu"
    rig.press(loop, "DOWN OK")
    ready(loop)
    assert shown(loop) == "SavingLesson"


def test_okey_does_not_offer_to_finish():
    loop, scene = opened("okey")
    assert scene.match.state.finishing()  # the first easy one can
    rig.press(loop, "OK")
    ready(loop)
    assert scene.controls.asking < 0 and not [a for a in scene.controls.legal if a >= 128]


def test_on_one_bit_the_goal_is_seen_while_a_card_is_chosen():
    loop, scene = opened("koikoi", profile=rig.MONO)
    x, y, w, h = scene.painter.layout.GOAL
    for _ in range(3):
        rig.press(loop, "OK")  # goes on to the puzzle
        ready(loop)
        pixel = loop.canvas.frame_buffer.pixel
        goal = [pixel(x + at % w, y + at // w) for at in range(w * h)]
        assert (
            scene.painter.headline.text == "Goal: " + scene.course.headline() and sum(goal) < w * h
        )
        for key in ("RIGHT", "OK", "BACK", "BACK", "BACK", "F1", "BACK"):
            rig.press(loop, key)
            ready(loop)
            if loop.scene is scene:
                assert goal == [pixel(x + at % w, y + at // w) for at in range(w * h)], key
        answer(loop, scene, True)
        ready(loop)


def test_on_one_bit_the_bar_says_its_title_whole():
    store = rig.empty_store("puzzles")
    for game in GAMES:
        kept = PuzzleProgress(store, game)
        kept.streak = kept.best = 88
        kept.save()
        for lang in ("en", "de", "fr", "tr"):
            loop, scene = opened(game, 2, -1, rig.MONO, store, lang)
            painter = scene.painter
            x, y, w, h = painter.layout.LAST
            lines = wrap(painter.layout.FONT, painter.bar.last, w)
            assert len(lines) <= painter.layout.LAST_LINES, painter.bar.last
            pixel = loop.canvas.frame_buffer.pixel
            seen = [pixel(x + at % w, y + at // w) for at in range(w * h)]
            if max(seen) and loop.scene.place[1] + loop.scene.place[3] <= y:  # else it is hidden
                painter.bar.show_last(painter.bar.last)
                assert seen == [pixel(x + at % w, y + at // w) for at in range(w * h)]
    catalog.use("en")


def test_it_waits_without_allocating():
    loop, _ = opened("koikoi")
    rig.press(loop, "OK")
    assert_idles_without_allocating(loop)


def test_it_opens_on_the_small_screen():
    for game in GAMES:
        loop, scene = opened(game, 2, profile=rig.MONO)
        while len(loop.scene.pages) > 1:
            rig.press(loop, "OK")
        answer(loop, scene, True)


# Saved data.


def test_damaged_data_is_set_aside_and_counting_begins_anew():
    for data in (
        b"",
        b"[]",
        b"{}",
        b'{"done":[1,2],"streak":0,"best":0,"day":-1}',
        b'{"done":[1,2,-3],"streak":0,"best":0,"day":-1}',
        b'{"done":[1,2,3],"streak":9,"best":5,"day":-1}',
        b'{"done":[1,2,3],"streak":true,"best":5,"day":-1}',
        b'{"done":[1,2,3],"streak":1e9,"best":5,"day":-1}',
        b"\xff",
        b"[" * 400,
    ):
        store = rig.empty_store("puzzles")
        store.save(file_of("okey"), data)
        kept = PuzzleProgress(store, "okey")
        assert kept.trouble.reason == "damaged", data
        assert (kept.done, kept.streak, kept.best, kept.day) == ([0, 0, 0], 0, 0, -1)
        assert [name for name in store.listing() if name.endswith(".bad")], data
        kept.answer(1, True)
        kept.save()
        assert PuzzleProgress(store, "okey").done == [0, 1, 0]


def test_random_bytes_break_nothing():
    rng = Rng((5, 6, 7, 8))
    good = b'{"done":[1,2,3],"streak":4,"best":5,"day":6}'
    for _ in range(300):
        data = bytearray(good)
        for _ in range(rng.below(4) + 1):
            data[rng.below(len(data))] = rng.below(256)
        store = rig.empty_store("puzzles")
        store.save(file_of("ceki"), bytes(data[: rng.below(len(data)) + 1]))
        kept = PuzzleProgress(store, "ceki")
        assert len(kept.done) == 3 and 0 <= kept.streak <= kept.best


def test_a_save_that_fails_is_said_and_the_next_puzzle_comes():
    loop, scene = opened("okey")

    def fail(name, data):
        raise StoreError("full", "no room")

    loop.board.store.save = fail
    answer(loop, scene, True)
    rig.run(loop, 2)
    assert shown(loop) == "Notice"
    rig.press(loop, "OK")
    ready(loop)
    assert shown(loop) == "SavingLesson"
    rig.press(loop, "OK")
    ready(loop)
    assert shown(loop) == "Puzzle"
