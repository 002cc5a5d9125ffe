"""What is worth doing today: rows of the menu, from the settings alone. Portable."""

from app import application
from app.core import people
from app.core.puzzle_progress import PuzzleProgress
from app.core.settings import Settings
from app.shell import game_summaries
from app.shell.menu import Menu
from app.shell.setup import Setup
from app.texts import catalog
from app.texts.catalog import fill, t
from app.texts.languages import LANGUAGES, OWN_LETTERS
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import fingerprint
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown, texts_of
from tests.app.test_ending import BOARDS
from tests.sample import sampled

LAST = {"options": {}, "levels": ["hard"]}


def menu(profile=rig.SQUARE, game="okey", last=GAMES, stars=None, store=None, language="en"):
    """Return the loop of a board with the menu of somebody who has played some games."""
    loop = rig.loop(rig.board(profile, store), application.home)
    loop.settings.language = language
    loop.settings.speed = "instant"
    loop.settings.game = game
    loop.settings.last = dict.fromkeys(last, LAST)
    loop.settings.stars = stars or {}
    catalog.use(language, loop.canvas.mono)
    catalog.load("shell")
    loop.reset(Menu())
    rig.run(loop, 2)
    return loop


def labels(loop):
    """Return the labels of the rows above the games."""
    found = [item.label for item in loop.scene.rows.items]
    return found[: found.index(game_summaries.name_of(GAMES[0]))]


def test_before_the_first_match_the_menu_is_the_games_alone():
    assert labels(menu(last=())) == []


def test_the_next_of_the_ladder_a_puzzle_and_a_lesson_that_is_left():
    for game in GAMES:
        names = [one[2] for one in people.PEOPLE[game]]
        for beaten in range(5):
            stars = {game: [1] * beaten + [0] * (4 - beaten)}
            for played in range(1, 4):
                last = GAMES[:played]
                rows = ["Ladder: " + name for name in names[beaten : beaten + 1]] + ["A puzzle"]
                rows += [
                    "Learn " + game_summaries.name_of(other)
                    for other in GAMES[played : played + 1]
                ]
                loop = menu(game=game, last=last, stars=stars)
                assert labels(loop) == rows, (game, beaten, played)
                assert loop.scene.rows.at == 0


def test_the_start_reads_no_more_files_than_without_these_rows():
    read = []
    for last in ((), GAMES):
        store = rig.empty_store("today")
        settings = Settings(store)
        settings.last = dict.fromkeys(last, LAST)
        settings.save()
        names = []
        load = store.load

        def note(name, names=names, load=load):
            names.append(name)
            return load(name)

        store.load = note
        loop = rig.loop(rig.board(store=store))
        catalog.use("en")
        catalog.load("shell")
        loop.reset(Menu())
        rig.run(loop, 2)
        assert len(labels(loop)) == (2 if last else 0)
        read.append(names)
    assert read[0] == read[1]


def test_matches_won_in_a_row_stand_beside_the_next_of_the_ladder():
    for game in GAMES:
        name = game_summaries.name_of(game)
        store = rig.empty_store("today")
        for is_won, said in (
            (True, name + ": win to meet the next one."),
            (True, name + ". Matches won in a row: 2."),
            (False, name + ": win to meet the next one."),
        ):
            settings = Settings(store)
            settings.ended(game, is_won)
            settings.save()
            loop = menu(game=game, store=store)
            assert rig.row(loop).note() == said


def test_two_presses_begin_a_match_against_the_next():
    """At one game on each class of screens, with LAWS=all at each."""
    for number, profile in enumerate(BOARDS):
        for turn, game in enumerate(GAMES):
            if (number + turn) % sampled(3, 1):
                continue
            loop = menu(profile, game, stars={game: [7, 1, 0, 0]})
            rig.press(loop, "OK")
            assert shown(loop) == "Ladder"
            told = texts_of(loop.canvas)
            loop.scene.draw()
            foot = " ".join(told)
            expected = Setup(game, people.set_up(game, 2, [7, 1, 0, 0]))
            rig.press(loop, "OK")
            rig.run(loop, 3)
            ready(loop)
            assert shown(loop) == "Table"
            match = loop.scene.match
            assert list(match.seats) == expected.seats()
            assert match.log.options == expected.options
            for group in fingerprint("", match.log.secret).split(" "):
                assert group in foot or profile == rig.MONO
            assert loop.settings.last[game] == LAST, "the set-up of other matches is kept"
            loop.home()
            rig.run(loop, 3)
            assert rig.row(loop).label == t(ids.RESUME)


def test_a_puzzle_is_that_of_the_day_then_the_next_unsolved():
    store = rig.empty_store("today")
    progress = PuzzleProgress(store, "koikoi")
    from app.shell.puzzles_screen import next_of
    from engine.puzzles import COUNTS

    for today, day, done, expected in (
        (-1, -1, (0, 0, 0), (0, -1)),
        (9, -1, (0, 0, 0), (0, -1)),  # that of the day may be hard for a beginner
        (9, -1, (1, 0, 0), (0, 9)),
        (9, 8, (3, 0, 0), (0, 9)),
        (9, 9, (3, 0, 0), (0, -1)),
        (9, 9, (COUNTS[0], 4, 0), (1, -1)),
        (-1, 9, (COUNTS[0], COUNTS[1], 0), (2, -1)),
        (-1, 9, COUNTS, (0, -1)),
    ):
        progress.done = list(done)
        progress.day = day
        progress.save()
        loop = rig.loop(rig.board(store=store))
        loop.board.clock.today = lambda today=today: today
        assert next_of(loop, "koikoi") == expected, (today, day, done)


def test_one_press_poses_a_puzzle_or_begins_a_lesson():
    for game in GAMES:
        loop = menu(game=game, last=(game,))
        rig.go_to(loop, "A puzzle")
        rig.press(loop, "OK")
        rig.run(loop, 3)
        assert shown(loop) in ("SavingLesson", "Puzzle"), shown(loop)
        loop.home()
        rig.run(loop, 3)
        other = next(one for one in GAMES if one != game)
        rig.go_to(loop, "Learn " + game_summaries.name_of(other))
        rig.press(loop, "OK")
        rig.run(loop, 3)
        assert shown(loop) in ("Lesson", "Guide"), shown(loop)
        loop.home()
        rig.run(loop, 3)
        assert "Learn " + game_summaries.name_of(other) not in labels(loop)


def test_the_cursor_stays_when_rows_come_above_it():
    for number, game in enumerate(GAMES):
        loop = menu(game="okey", last=())
        rig.press(loop, "DOWN " * number)
        rig.press(loop, "OK")
        loop.settings.last[game] = LAST
        rig.press(loop, "BACK BACK")
        assert rig.row(loop).label == game_summaries.name_of(game) and len(labels(loop)) == 3
        assert_paints_alike(loop, loop.scene)


def test_the_menu_is_painted_alike_in_every_language():
    for number, profile in enumerate(BOARDS):
        for turn, language in enumerate(LANGUAGES):
            if profile == rig.MONO and language in OWN_LETTERS:
                continue
            game = GAMES[(number + turn) % 3]
            loop = menu(profile, game, (game,), language=language)
            assert rig.row(loop).label.replace(" ", "") == fill(
                ids.BEAT, people.name_of(game, people.PEOPLE[game][0][0], language)
            ).replace(" ", "")
            for _ in range(4):
                assert_paints_alike(loop, loop.scene)
                rig.press(loop, "DOWN")
