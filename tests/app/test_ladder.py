"""The ladder: whoever is beaten stays beaten, and makes room for the next. Portable."""

from app import application
from app.core import people
from app.core.settings import CLOTHS, DECKS, Settings
from app.shell.ladder import Ladder
from app.shell.new_match import NewMatch
from app.shell.setup import Setup
from app.table.setup_texts import SetupTexts
from app.texts import catalog
from app.texts.languages import LANGUAGES, OWN_LETTERS
from engine.rng import Rng
from engine.seeds import Commitment, known
from tests.app import rig
from tests.app.tables import assert_paints_alike, ready, shown, texts_of
from tests.app.test_ending import BOARDS
from tests.app.test_statistics import opened as table_of
from tests.app.test_statistics import play
from tests.sample import few_on_cpython, sampled

STARS = ([0, 0, 0, 0], [1, 0, 0, 0], [7, 3, 5, 0], [7, 7, 7, 7])


class Over:
    """The view of a match of two that is over."""

    def __init__(self, scores, winners, seat=0):
        self.seat = seat
        self.scores = scores
        self.options = {"start": 10, "win_mode": "single"}
        self.outcome = self
        self.winners = winners


class Played:
    """A match that is over."""

    def __init__(self, game, *others, rules="classic"):
        self.game = game
        self.seats = ("human",) + others
        self.group = "easy " + rules + " 2"


# By game: points of a narrow win, and of one that is a star more.
SCORES = {
    "okey": ((4, 0), (5, 0)),
    "koikoi": ((9, 5), (10, 5)),
    "ceki": ((148, -148), (150, -150)),
}


def counted(settings, game, place, won="well", rules="classic"):
    """Count a match against one of the people; return the stars of all."""
    narrow, well = SCORES[game]
    scores = well if won == "well" else narrow
    seats = people.seats(game)
    view = Over((scores[1], scores[0]) if won == "lost" else scores, [1] if won == "lost" else [0])
    people.count(settings, Played(game, seats[place], rules=rules), view)
    return settings.stars_of(game)


def test_six_stars_bring_a_cloth_and_a_deck():
    settings = Settings(rig.empty_store())
    brought = []
    for place, rules in (
        (0, "quick"),
        (0, "classic"),
        (1, "quick"),
        (1, "classic"),
        (1, "classic"),
    ):
        match = Played("okey", people.seats("okey")[place], rules=rules)
        brought.append(people.count(settings, match, Over((9, 0), [0])))
    assert settings.stars_of("okey") == [7, 7, 0, 0] and len(settings.earned(CLOTHS)) == 2
    assert len(settings.earned(DECKS)) == 2
    assert brought == [False, False, False, True, False]


def test_each_star_has_its_rule():
    for game in SCORES:
        for won, rules, stars in (
            ("lost", "classic", 0),
            ("won", "quick", 1),
            ("won", "own", 1),
            ("well", "own", 3),
            ("won", "classic", 5),
            ("well", "classic", 7),
        ):
            settings = Settings(rig.empty_store("ladder"))
            assert counted(settings, game, 0, won, rules) == [stars, 0, 0, 0], (game, won, rules)


def test_a_draw_and_a_table_of_three_win_no_star():
    settings = Settings(rig.empty_store("ladder"))
    match = Played("ceki", people.seats("ceki")[0])
    people.count(settings, match, Over((300, 300), [0, 1]))
    match = Played("ceki", people.seats("ceki")[0], "easy")
    people.count(settings, match, Over((300, -300, 0), [0]))
    for who in ("easy", "hard:miser", "human"):
        people.count(settings, Played("ceki", who), Over((300, -300), [0]))
    assert settings.stars == {}


def test_only_people_who_were_met_give_stars():
    for game in SCORES:
        settings = Settings(rig.empty_store("ladder"))
        for place in (3, 2, 1):
            assert counted(settings, game, place) == [0] * 4
        for place in range(4):
            assert people.unlocked(settings.stars_of(game)) == place + 1
            assert counted(settings, game, place)[place] == 7
        assert people.unlocked(settings.stars_of(game)) == 4


def test_stars_are_only_won_never_lost_and_are_there_again():
    rng = Rng((1, 9, 4, 7))
    store = rig.empty_store("ladder")
    settings = Settings(store)
    for _ in range(200):
        game = tuple(SCORES)[rng.below(3)]
        before = settings.stars_of(game)
        won = ("lost", "won", "well")[rng.below(3)]
        rules = ("own", "quick", "classic")[rng.below(3)]
        after = counted(settings, game, rng.below(4), won, rules)
        assert all(old & new == old for old, new in zip(before, after))
        beaten = (after + [0]).index(0)
        assert not any(after[beaten:]), after
        settings = Settings(store)
        assert settings.stars_of(game) == after


def test_counting_a_match_twice_changes_nothing():
    store = rig.empty_store("ladder")
    settings = Settings(store)
    counted(settings, "okey", 0, "won")
    kept = store.load("settings")
    assert counted(settings, "okey", 0, "won") == [5, 0, 0, 0]
    assert store.load("settings") == kept


def test_stars_that_were_never_written_are_none():
    for told in (
        '{"okey": 3}',
        '{"okey": [1, 2, 3]}',
        '{"okey": [true, 0, 0, 0]}',
        '{"okey": [8, 0, 0, 0]}',
        '{"okey": ["1", 0, 0, 0]}',
        "[]",
        "7",
    ):
        store = rig.empty_store("ladder")
        store.save("settings", ('{"version": 1, "stars": %s}' % told).encode())
        settings = Settings(store)
        assert settings.stars_of("okey") == [0] * 4 and settings.trouble is None, told


def ladder(profile, game, stars, language="en"):
    """Return the loop of a board with a ladder, and the set-ups that it begins."""
    loop = rig.loop(rig.board(profile))
    loop.settings.language = language
    catalog.use(language, loop.canvas.mono)
    catalog.load("shell")
    loop.settings.stars = {game: stars}
    begun = []
    commitment = Commitment(loop.board.entropy, loop.timing)
    loop.reset(Ladder(game, SetupTexts(game), commitment, begun.append))
    loop.frame()
    return loop, begun


def test_the_next_is_selected_and_begins_by_one_key():
    for game in SCORES:
        for stars in STARS:
            loop, begun = ladder(rig.SQUARE, game, stars)
            place = people.unlocked(stars) - 1
            assert loop.scene.rows.at == place
            rig.press(loop, "OK")
            setup = Setup(game, begun.pop())
            assert setup.seats() == ["human", people.seats(game)[place]]
            is_whole = setup.preset() not in (None, "quick")
            assert is_whole == (stars[place] > 0), (game, stars)


def test_people_who_come_later_cannot_be_chosen():
    for profile in (rig.SQUARE, rig.MONO):
        loop, begun = ladder(profile, "okey", [1, 0, 0, 0])
        rig.press(loop, "DOWN OK DOWN OK")
        assert begun == []
        assert rig.row(loop).note() == "First beat Alp."
        rig.press(loop, "DOWN OK")
        assert begun[0]["levels"] == people.seats("okey")[:1]


def test_it_is_painted_alike_and_no_face_is_covered():
    for number, profile in enumerate(BOARDS):
        for turn, game in enumerate(SCORES):
            for stars in STARS:
                language = LANGUAGES[(number + turn) % len(LANGUAGES)]
                if profile == rig.MONO and language in OWN_LETTERS:
                    continue
                loop, _ = ladder(profile, game, stars, language)
                for _ in range(5):
                    assert_paints_alike(loop, loop.scene)
                    painted = loop.canvas.crc()
                    draw = loop.scene.rows.draw
                    draw()
                    loop.scene.draw_help()
                    assert loop.canvas.crc() == painted, (profile, game)
                    rig.press(loop, "DOWN")
                loop.scene.leave()


def test_new_match_says_how_many_stars_are_won():
    loop = rig.loop(rig.board())
    catalog.use("en")
    catalog.load("shell")
    loop.settings.stars = {"okey": [7, 3, 1, 0]}
    loop.settings.last["okey"] = {"options": {}}
    loop.reset(NewMatch("okey"))
    loop.frame()
    assert rig.go_to(loop, "Ladder").value() == "6/12 ▶"


def test_from_new_match_to_the_table_and_back_with_stars():
    for game in few_on_cpython(tuple(SCORES)):
        store = rig.empty_store("ladder")
        loop = rig.loop(rig.board(store=store), application.home)
        loop.settings.speed = "instant"
        catalog.use("en")
        last = {"options": {}, "levels": ["hard"]}
        loop.settings.last[game] = last
        loop.home(game)
        rig.run(loop, 3)
        assert shown(loop) == "NewMatch"
        rig.go_to(loop, "Ladder")
        rig.press(loop, "OK OK")
        rig.run(loop, 3)
        ready(loop)
        assert shown(loop) == "Table"
        scene = loop.scene
        match = scene.match
        assert match.seats == ("human", people.seats(game)[0]) and match.is_counted
        write = store.save

        def save(name, data, game=game, store=store, write=write):
            is_open = store.journal(game).exists()
            assert name != "settings" or b"stars" not in data or is_open, "a cut loses the star"
            write(name, data)

        store.save = save
        play(loop, scene)
        store.save = write
        is_won = tuple(scene.view.outcome.winners) == (0,)
        stars = Settings(store).stars_of(game)
        assert (stars[0] > 0) == is_won and stars[1:] == [0] * 3
        texts = texts_of(loop.canvas)
        ready(loop)
        loop.scene._painted = -1
        rig.press(loop, "RIGHT LEFT")
        assert (people.stars_text(stars[0]) in texts) == is_won
        assert loop.settings.last[game] == last, "the set-up of other matches is kept"
        loop.home()
        rig.run(loop, 3)


def test_a_known_deal_wins_no_star():
    seats = ("human", people.seats("koikoi")[0])
    won = 0
    for number in range(sampled(2, 4)):
        drawn = Commitment(lambda number=number: b"entropy%d" % number, [3, 4]).dealt()
        for deal in (drawn, known(drawn.seed)):
            store = rig.empty_store("ladder")
            loop, scene = table_of("koikoi", deal, seats, store)
            play(loop, scene)
            is_won = tuple(scene.view.outcome.winners) == (0,)
            stars = Settings(store).stars_of("koikoi")[0]
            assert (stars > 0) == (is_won and deal == drawn), (number, deal)
            won += stars > 0
    assert won
