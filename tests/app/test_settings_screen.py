"""The settings screen: a setting holds at once and after a restart."""

from app.core import theme
from app.core.scene import Scene
from app.core.settings import CLOTHS, DECKS
from app.koikoi.large_card import LargePicture
from app.shell import opening, stats_screen
from app.shell.settings_screen import SettingsScene
from app.shell.setup import Setup
from app.texts import catalog
from app.texts.catalog import t
from app.texts.shell import ids
from engine.games import GAMES
from engine.seeds import known
from tests.app import rig


def opened(profile=rig.SQUARE, store=None):
    """Return the loop of the settings screen."""
    loop = rig.loop(rig.board(profile, store))
    catalog.use("en")
    catalog.load("shell")
    loop.reset(Scene())
    loop.frame()
    loop.push(SettingsScene())
    loop.frame()
    return loop


def go_to(loop, number):
    """Move down until the row with this text is selected; return it."""
    return rig.go_to(loop, t(number))


def test_a_left_handed_device_is_turned_at_once_and_at_every_start():
    loop = opened()
    assert not loop.board.is_turned
    row = go_to(loop, ids.TURNED)
    rig.press(loop, "RIGHT")
    assert row.value() == t(ids.YES) and loop.board.is_turned
    rig.press(loop, "BACK")
    again = rig.board(store=loop.board.store)
    rig.loop(again)
    assert again.is_turned
    row = go_to(opened(store=loop.board.store), ids.TURNED)
    assert row.value() == t(ids.YES)


def test_each_way_to_ask_says_what_it_means():
    loop = opened()
    row = go_to(loop, ids.ASKS)
    said = []
    for _ in range(3):
        said.append((row.value(), row.note()))
        rig.press(loop, "RIGHT")
    assert said == [
        (t(ids.ASKS_ALL), t(ids.ASKS_HELP)),
        (t(ids.ASKS_RISKY), t(ids.ASKS_RISKY_HELP)),
        (t(ids.NEVER), t(ids.ASKS_NEVER_HELP)),
    ]


def test_a_board_without_a_light_has_no_times_for_it():
    board = rig.board()
    board.light = None
    loop = rig.loop(board)
    catalog.use("en")
    catalog.load("shell")
    loop.reset(SettingsScene())
    loop.frame()
    labels = [item.label for item in loop.scene.rows.items]
    assert t(ids.BRIGHTNESS) not in labels
    assert t(ids.DIM) not in labels and t(ids.SLEEP) not in labels


def test_numbers_are_as_the_language_writes_them():
    loop = opened()
    rows = [go_to(loop, number) for number in (ids.BRIGHTNESS, ids.DIM, ids.SLEEP)]
    for language, values in (
        ("en", ["100%", "30 s", "2 min", "+1.3", "0.0", "-0.5"]),
        ("tr", ["%100", "30 sn", "2 dk", "+1,3", "0,0", "-0,5"]),
    ):
        catalog.use(language)
        means = [stats_screen.decimal(*quotient) for quotient in ((5, 4), (0, 7), (-1, 2))]
        assert [row.value() for row in rows] + means == values
    catalog.use("en")


def test_stars_bring_cloths_for_every_table():
    loop = opened()
    row = go_to(loop, ids.CLOTH)
    rig.press(loop, "RIGHT")
    assert row.value() == t(ids.CLOTH_GAME) and row.note().endswith("1 of 6.")
    loop.settings.stars = {"okey": [7, 7, 0, 0]}
    loop.settings.save()
    loop = opened(store=loop.board.store)
    row = go_to(loop, ids.CLOTH)
    seen = []
    for _ in range(3):
        rig.press(loop, "RIGHT")
        seen.append((row.value(), loop.palette[3:9]))
    night = (t(ids.CLOTH_NIGHT), theme.CLOTHS["night"])
    assert seen == [night, (t(ids.CLOTH_GAME), theme.PALETTE[3:9]), night]
    rig.press(loop, "BACK")
    for game in GAMES:
        table = rig.loop(rig.board(store=loop.board.store))
        opening.deal(table, Setup(game), known("0123456789abcdef"))
        table.frame()
        assert table.palette[3:9] == theme.CLOTHS["night"]


def test_every_cloth_has_its_colours():
    assert set(CLOTHS) == {"game"} | set(theme.CLOTHS)
    everything = {game: [7] * 4 for game in GAMES}
    assert rig.loop(rig.board()).settings.earned(CLOTHS) == CLOTHS[:1]
    settings = rig.loop(rig.board()).settings
    settings.stars = everything
    assert settings.earned(CLOTHS) == CLOTHS


def test_the_deck_that_is_chosen_is_on_the_table():
    assert set(DECKS) == set(theme.DECKS)
    loop = opened()
    row = go_to(loop, ids.DECK)
    assert row.value() == t(ids.DECK_PAINTED) and row.note().endswith("1 of 4.")
    loop.settings.stars = {game: [7] * 4 for game in GAMES}
    loop.settings.save()
    loop = opened(store=loop.board.store)
    row = go_to(loop, ids.DECK)
    pictures = []
    for deck in DECKS:
        assert loop.settings.deck == deck
        table = rig.loop(rig.board(store=loop.board.store))
        opening.deal(table, Setup("koikoi"), known("0123456789abcdef"))
        table.frame()
        pictures.append(bytes(table.canvas.buffer))
        assert table.canvas.look == theme.DECKS[deck]
        rig.press(loop, "RIGHT")
        loop.settings.save()
    assert len(set(pictures)) == len(DECKS)
    assert row.value() == t(ids.DECK_PAINTED)


def test_on_one_bit_a_deck_of_the_settings_changes_nothing():
    pictures = []
    for deck in DECKS:
        loop = rig.loop(rig.board(rig.MONO))
        loop.settings.deck = deck
        opening.deal(loop, Setup("koikoi"), known("0123456789abcdef"))
        loop.frame()
        large = LargePicture(loop.canvas)
        large.draw(0, 0, 0)
        pictures.append(bytes(loop.canvas.buffer))
    assert len(set(pictures)) == 1
