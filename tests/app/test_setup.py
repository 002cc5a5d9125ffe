"""Setting up a match: only what the engine accepts can come out."""

from app.core import games, people
from app.shell.setup import Setup
from app.texts.languages import LANGUAGES
from engine.contract import complete
from engine.games import GAMES, LEVELS


def test_it_begins_with_the_defaults():
    setup = Setup("okey")
    assert setup.options == complete({}, setup.table)
    assert setup.seats() == ["human", "medium", "medium", "medium"]


def test_values_that_need_something_else_are_passed_over():
    setup = Setup("okey", {"options": {"players": 3}})
    assert setup.seats() == ["human", "medium", "medium"]
    assert setup.step("win_mode", 1) == ("top2", "players", (4,))
    assert setup.options["win_mode"] == "elimination"
    assert setup.step("win_mode", 1) == ("partners", "players", (4,))
    assert setup.options["win_mode"] == "single"


def test_a_value_that_another_change_rules_out_gets_its_default():
    setup = Setup("okey", {"options": {"win_mode": "partners"}})
    setup.step("players", 1)
    assert setup.options["players"] == 2
    assert setup.options["win_mode"] == "single"
    complete(setup.options, setup.table)


def test_an_option_is_listed_only_where_it_means_something():
    setup = Setup("ceki")
    for format, means in (("pay", "hands"), ("target", "target"), ("hands", "hands")):
        assert setup.options["format"] == format
        names = [option.name for option in setup.listed()]
        assert names == ["players", "format", means, "call", "stock"]
        complete(setup.options, setup.table)
        setup.step("format", 1)


def test_an_option_comes_after_those_it_depends_on():
    """So a row that comes or goes stands below the one that was changed."""
    for game in GAMES:
        before = []
        for option in games.options(game):
            for value, other, _ in option.needs:
                assert value is not None or other in before, option.name
            before.append(option.name)


def test_every_walk_stays_within_the_rules():
    for name in [option.name for option in Setup("okey").table]:
        for players in (2, 3, 4):
            setup = Setup("okey", {"options": {"players": players}})
            for step in (1, 1, 1, 1, -1, -1, -1, -1, -1):
                setup.step(name, step)
                complete(setup.options, setup.table)


def test_levels_go_round():
    setup = Setup("okey")
    seen = []
    for _ in range(8):
        setup.step_level(1, 1)
        seen.append(setup.seats()[2])
    assert seen == ["hard", "human"] + people.seats("okey") + ["easy", "medium"]
    assert setup.seats()[1] == "medium"


def test_nobody_sits_at_a_table_twice():
    setup = Setup("okey")
    for opponent in range(3):
        for _ in range(3):
            setup.step_level(opponent, 1)
    assert setup.seats()[1:] == people.seats("okey")[:3]
    setup.step_level(2, -1)
    assert setup.seats()[3] == "human"
    assert Setup("okey", setup.remember()).levels == setup.levels
    twice = Setup("okey", {"levels": people.seats("okey")[:1] * 2})
    assert twice.levels.count(people.seats("okey")[0]) == 1
    setup.step_levels(1)
    assert setup.level() == "easy"


def test_a_game_may_have_a_level_above_the_ladder():
    setup = Setup("koikoi")
    seen = []
    for _ in range(9):
        setup.step_levels(1)
        seen.append(setup.level())
    assert seen == ["hard", "master", "human"] + people.seats("koikoi") + ["easy", "medium"]
    assert Setup("koikoi", {"levels": ["master"]}).seats() == ["human", "master"]
    assert Setup("okey", {"levels": ["master"]}).levels[0] == "medium"


def test_it_remembers_and_survives_nonsense():
    setup = Setup("okey")
    setup.step("start", 1)
    setup.step_level(0, 1)
    again = Setup("okey", setup.remember())
    assert again.options == setup.options and again.levels == setup.levels
    nonsense = (
        7,
        [],
        {"options": 3, "levels": "hard"},
        {"options": {"players": 9}, "levels": [1, None, "hard", 4, 5]},
        {"options": {"colour": "green"}},
    )
    for last in nonsense:
        found = Setup("okey", last)
        assert found.options == complete({}, found.table)
        assert [level in LEVELS for level in found.levels] == [True] * 3


def test_presets_set_every_option_and_a_change_makes_them_ones_own():
    setup = Setup("koikoi")
    names = [name for name, _ in setup.presets]
    assert setup.preset() == names[0]
    for name, settings in setup.presets[1:]:
        setup.step_preset(1)
        assert setup.preset() == name
        assert setup.options == complete(settings, setup.table)
    setup.step_preset(1)
    assert setup.preset() == names[0]
    setup.step("rounds", 1)
    assert setup.preset() is None
    own = setup.options
    setup.step_preset(1)
    assert setup.preset() == names[0]
    setup.step_preset(-1)
    assert setup.preset() is None and setup.options == own
    setup.step_preset(-1)
    assert setup.preset() == names[-1]


def test_a_preset_leaves_the_number_of_players_alone():
    setup = Setup("okey")
    setup.step("players", -1)
    assert setup.preset() == "classic" and setup.options["players"] == 3
    setup.step_preset(-1)
    assert setup.preset() == "quick" and setup.options["players"] == 3
    assert setup.options["start"] == 10


def test_presets_that_so_many_cannot_play_by_are_passed_over():
    for players, skipped in ((2, ("french", "partners")), (3, ("french", "partners")), (4, ())):
        setup = Setup("okey", {"options": {"players": players}})
        names = [name for name, _ in setup.presets if name not in skipped]
        for step in (1, -1):
            seen = []
            for _ in names:
                seen.append(setup.preset())
                assert complete(setup.options, setup.table)["players"] == players
                setup.step_preset(step)
            assert seen == (names if step == 1 else names[:1] + names[:0:-1])


def test_rules_known_by_language_are_presets():
    expected = {
        "okey": {"fr": "french", "it": "italian"},
        "koikoi": dict.fromkeys(LANGUAGES, "console"),
        "ceki": {},
    }
    expected["koikoi"]["it"] = "italian"
    for game in GAMES:
        for language in LANGUAGES:
            setup = Setup(game)
            setup.know(language)
            assert setup.preset() == expected[game].get(language, "classic"), (game, language)


def test_there_are_as_many_opponents_as_the_game_has_seats_for():
    for game, opponents in (("okey", 3), ("koikoi", 1), ("ceki", 5)):
        setup = Setup(game)
        assert len(setup.levels) == opponents
        assert len(setup.seats()) == setup.options.get("players", 2)
